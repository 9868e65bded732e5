//! The page of a table at which a game goes on: the board, what is asked, the players, and what happened.

use super::log::{log_part, news_part};
use super::prompt::prompt_part;
use super::shell::{game_shell, symbol, top, worker};
use crate::{Drawn, Part, Scene, Sitter};
use game::Seat;
use maud::{Markup, PreEscaped, html};
use words::{People, Spoken, Words};

/// A turn or round, as this game calls it.
pub(crate) fn round<G: Spoken>(words: &Words, number: u8) -> String {
    words.tell(&format!("{}-round", G::NAME), &[("number", number.into())]).into_owned()
}

/// The game and the table in the top bar.
pub(crate) fn table_name<G: Spoken>(scene: &Scene<'_, G>) -> Markup {
    let game = scene.words.say(&format!("{}-name", G::NAME));
    let name = scene.about.name.as_str();
    html! { span.table { (scene.words.tell("table-name", &[("game", game.as_ref().into()), ("name", name.into())])) } }
}

/// Everything on the page that changes during the game.
pub fn parts<G: Drawn>(scene: &Scene<'_, G>) -> Vec<Part> {
    let names = scene.names();
    let people = People { names: &names, you: scene.reader() };
    let mut parts = vec![
        phases_part(scene),
        status_part(scene, &people),
        prompt_part(scene, &people),
        news_part(scene, &people),
        log_part(scene, &people),
        invitations(scene),
    ];
    parts.extend(G::own_parts(scene));
    parts
}

/// The whole page, with these parts.
pub(crate) fn page<G: Drawn>(scene: &Scene<'_, G>, parts: &[Part]) -> String {
    let words = scene.words;
    let fill = |id: &str| {
        let part = parts.iter().find(|part| part.id == id);
        html! { @for (_, markup) in part.iter().flat_map(|part| &part.children) { (PreEscaped(markup)) } }
    };
    let about = scene.about;
    let live = scene.at.is_none() && scene.lesson.is_none();
    let rules = format!("/rules/{}", G::NAME);
    let middle = html! {
        (table_name(scene))
        ol.phases #phases aria-label=(words.say("table-phases")) { (fill("phases")) }
    };
    let links = html! {
        a.x href=(rules) { (words.say("table-rules")) }
        @if scene.lesson.is_none() {
            button.x type="button" popovertarget="invitations" { (words.say("table-invite")) }
        }
    };
    let body = html! {
        (tabs_state::<G>(words))
        form.play #play method="post" action=(scene.address("/act")) data-path=(about.path)
            data-seat=[about.as_seat] data-game=(G::NAME)
            data-lost=(words.say("table-lost")) data-revision=(scene.revision) data-live=[live.then_some("yes")] {
            div.side {
                section.prompt.card #prompt aria-live="polite" { (fill("prompt")) }
                section.players.card #players aria-label=(words.say("table-players")) { (fill("players")) }
                p.phone-links {
                    a.btn href=(rules) { (words.say("table-rules")) }
                    @if scene.lesson.is_none() {
                        button.btn type="button" popovertarget="invitations" { (words.say("table-invite")) }
                    }
                }
                section.news.card aria-label=(words.say("table-news")) {
                    div #since { (fill("since")) }
                    h3 {
                        (words.say("table-log")) " "
                        @if scene.lesson.is_none() {
                            a href=(format!("{}/record", about.path)) { (words.say("table-record")) }
                        }
                    }
                    div.log #log tabindex="0" { (fill("log")) }
                }
            }
            main.main #main {
                h1.vh { (title(scene)) }
                div.vh #status aria-live="polite" { (fill("status")) }
                (G::main(words, &fill))
            }
        }
        div.invitations.card #invitations popover="auto" { (fill("invitations")) }
        (tabs::<G>(words, scene.point))
    };
    let top = top(words, &middle, &links);
    let waits = scene.ask.is_none() && live;
    game_shell::<G>(words, "table", &title(scene), waits, &top, &body)
}

/// What stands in the title of the window.
fn title<G: Drawn>(scene: &Scene<'_, G>) -> String {
    let round = ("round", round::<G>(scene.words, G::round(scene.view)).into());
    let phase = ("phase", G::phase_name(scene.words, G::phase(scene.view)).into());
    let name = ("name", scene.about.name.as_str().into());
    let message = if scene.ask.is_some() { "table-title-yours" } else { "table-title" };
    scene.words.tell(message, &[round, phase, name]).into_owned()
}

/// For the window's title and for screen readers: whose turn it is, whenever that changes.
fn status_part<G: Drawn>(scene: &Scene<'_, G>, people: &People<'_>) -> Part {
    let said = match scene.ask {
        Some(_) => scene.words.say("table-your-turn").into_owned(),
        None => G::waiting(scene.words, scene.view, people),
    };
    let markup = html! { p #turn-of data-title=(title(scene)) { (said) } };
    Part { id: "status", children: vec![("turn-of".to_owned(), markup.into_string())] }
}

fn phases_part<G: Drawn>(scene: &Scene<'_, G>) -> Part {
    let now = (G::round(scene.view), G::phase(scene.view));
    Part { id: "phases", children: phases::<G>(scene.words, now, G::phases(scene.view)) }
}

/// A turn or round and its phases, of which one goes on: ids and items of the list in the top bar.
pub(crate) fn phases<G: Drawn>(words: &Words, now: (u8, u8), number: u8) -> Vec<(String, String)> {
    let of = G::ROUNDS.map(|rounds| words.tell(&format!("{}-of-rounds", G::NAME), &[("number", rounds.into())]));
    let turn = html! {
        li.turn #turn { (round::<G>(words, now.0)) @if let Some(of) = of { " " small { (of) } } }
    };
    let now = now.1;
    let item = |number: u8| {
        let id = format!("phase-{number}");
        let markup = html! {
            li id=(id) class=[(number < now).then_some("done")] aria-current=[(number == now).then_some("step")] {
                (number) " " (G::phase_name(words, number))
            }
        };
        (id, markup.into_string())
    };
    std::iter::once(("turn".to_owned(), turn.into_string())).chain((1..=number).map(item)).collect()
}

/// Links for friends: one for each seat that nobody has taken, and one to watch.
fn invitations<G: Drawn>(scene: &Scene<'_, G>) -> Part {
    let words = scene.words;
    let link = |seat: Option<Seat>, label: String, address: &str| {
        html! {
            label.link {
                @if let Some(seat) = seat { (worker(seat, "")) } @else { (symbol("t-gate", "0 0 48 48", "")) }
                span { (label) }
                input type="text" readonly value=(address) data-copy="yes";
            }
        }
    };
    let open = Seat::ALL.into_iter().zip(&scene.about.chairs).filter_map(|(seat, chair)| {
        let address = chair.invitation.as_ref()?;
        let message = if chair.sitter == Sitter::Nobody { "table-invitation" } else { "table-own-link" };
        Some(link(Some(seat), words.tell(message, &[("seat", seat.number().into())]).into_owned(), address))
    });
    let markup = html! {
        div #links {
            h3 { (words.say("table-invite-title")) }
            @for one in open { (one) }
            (link(None, words.say("table-spectator-link").into_owned(), &scene.about.address))
            p { (words.say("table-invite-text")) }
        }
    };
    Part { id: "invitations", children: vec![("links".to_owned(), markup.into_string())] }
}

/// Which tab is shown on a phone: radio buttons, so that it works without script.
fn tabs_state<G: Drawn>(words: &Words) -> Markup {
    html! {
        @for (number, (tab, ..)) in G::TABS.iter().enumerate() {
            input.tabr type="radio" name="tab" form="tabs" id=(format!("tab-{tab}")) checked[number == 0]
                aria-label=(words.say(&format!("table-tab-{tab}")));
        }
    }
}

fn tabs<G: Drawn>(words: &Words, point: Option<Seat>) -> Markup {
    html! {
        // What is chosen before something is sent: which tab is shown, and with what to act.
        form #tabs {}
        form #picked {}
        div.tabs {
            @for (tab, drawing, size) in G::TABS {
                label for=(format!("tab-{tab}")) {
                    @if drawing.is_empty() { (worker(point.unwrap_or(Seat::One), "")) }
                    @else { (symbol(drawing, size, "")) }
                    (words.say(&format!("table-tab-{tab}")))
                }
            }
        }
    }
}
