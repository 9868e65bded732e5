//! The page of a table at which a game goes on: the board, what is asked, the players, and what happened.

use super::log::{log_part, news_part};
use super::prompt::prompt_part;
use super::shell::{shell, symbol, top, waiting_shell, worker};
use crate::caylus::{board, mini, players, stock};
use crate::{Part, Scene, Sitter};
use ::caylus::State;
use game::{Seat, SeatSet};
use maud::{Markup, PreEscaped, html};
use words::caylus::{People, phase, waiting};

/// The people of a scene, as the words want them.
pub(crate) fn names(scene: &Scene<'_, State>) -> Vec<String> {
    scene.about.chairs.iter().map(|chair| chair.name.clone()).collect()
}

/// Who is spoken to as `you` in what is told: nobody at a shared screen, where it would be somebody else every time.
pub(crate) fn reader(scene: &Scene<'_, State>) -> Option<Seat> {
    scene.point.filter(|seat| scene.mine == SeatSet::only(*seat))
}

/// Everything on the page that changes during the game.
pub fn parts(scene: &Scene<'_, State>) -> Vec<Part> {
    let names = names(scene);
    let people = People { names: &names, you: reader(scene) };
    vec![
        phases_part(scene),
        status_part(scene, &people),
        prompt_part(scene, &people),
        mini(scene),
        players(scene),
        news_part(scene, &people),
        log_part(scene, &people),
        board(scene),
        stock(scene),
        invitations(scene),
    ]
}

/// The whole page.
pub(crate) fn page(scene: &Scene<'_, State>) -> String {
    let words = scene.words;
    let parts = parts(scene);
    let fill = |id: &str| {
        let part = parts.iter().find(|part| part.id == id);
        html! { @for (_, markup) in part.iter().flat_map(|part| &part.children) { (PreEscaped(markup)) } }
    };
    let about = scene.about;
    let middle = html! {
        span.table { (words.tell("table-name", &[("name", about.name.as_str().into())])) }
        ol.phases #phases aria-label=(words.say("table-phases")) { (fill("phases")) }
    };
    let links = html! {
        a.x href="/rules/caylus" { (words.say("table-rules")) }
        button.x type="button" popovertarget="invitations" { (words.say("table-invite")) }
    };
    let body = html! {
        (tabs_state(words))
        form.play #play method="post" action=(format!("/t/{}/act", about.id)) data-table=(about.id)
            data-lost=(words.say("table-lost")) data-revision=(scene.revision) data-live=[scene.at.is_none().then_some("yes")] {
            div.side {
                section.prompt.card #prompt aria-live="polite" { (fill("prompt")) }
                section.players.card #players aria-label=(words.say("table-players")) { (fill("players")) }
                p.phone-links {
                    a.btn href="/rules/caylus" { (words.say("table-rules")) }
                    button.btn type="button" popovertarget="invitations" { (words.say("table-invite")) }
                }
                section.news.card aria-label=(words.say("table-news")) {
                    div #since { (fill("since")) }
                    h3 {
                        (words.say("table-log")) " "
                        a href=(format!("/t/{}/record", about.id)) { (words.say("table-record")) }
                    }
                    div.log #log tabindex="0" { (fill("log")) }
                }
            }
            main.main #main {
                h1.vh { (title(scene)) }
                div.vh #status aria-live="polite" { (fill("status")) }
                div.mini #mini { (fill("mini")) }
                div.board #board { (fill("board")) }
                section.stock.card #stock aria-label=(words.say("table-stock")) { (fill("stock")) }
            }
        }
        div.invitations.card #invitations popover="auto" { (fill("invitations")) }
        (tabs(words, scene.point))
    };
    let top = top(words, &middle, &links);
    let waits = scene.ask.is_none() && scene.at.is_none();
    let around = if waits { waiting_shell } else { shell };
    around(words, "table", &title(scene), &top, &body)
}

/// What stands in the title of the window.
fn title(scene: &Scene<'_, State>) -> String {
    let turn = ("turn", scene.view.turn().into());
    let phase = ("phase", phase(scene.words, scene.view.phase()).into());
    let name = ("name", scene.about.name.as_str().into());
    let message = if scene.ask.is_some() { "table-title-yours" } else { "table-title" };
    scene.words.tell(message, &[turn, phase, name]).into_owned()
}

/// For the window's title and for screen readers: whose turn it is, whenever that changes.
fn status_part(scene: &Scene<'_, State>, people: &People<'_>) -> Part {
    let said = match scene.ask {
        Some(_) => scene.words.say("table-your-turn").into_owned(),
        None => waiting(scene.words, scene.view, people),
    };
    let markup = html! { p #turn-of data-title=(title(scene)) { (said) } };
    Part { id: "status", children: vec![("turn-of".to_owned(), markup.into_string())] }
}

fn phases_part(scene: &Scene<'_, State>) -> Part {
    let now = scene.view.phase();
    let turn = html! { li.turn #turn { (scene.words.tell("table-turn", &[("turn", scene.view.turn().into())])) } };
    let item = |number: u8| {
        let id = format!("phase-{number}");
        let markup = html! {
            li id=(id) class=[(number < now).then_some("done")] aria-current=[(number == now).then_some("step")] {
                (number) " " (phase(scene.words, number))
            }
        };
        (id, markup.into_string())
    };
    let mut children = vec![("turn".to_owned(), turn.into_string())];
    children.extend((1..=7).map(item));
    Part { id: "phases", children }
}

/// Links for friends: one for each seat that nobody has taken, and one to watch.
fn invitations(scene: &Scene<'_, State>) -> Part {
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

/// The five tabs of a phone, and their drawings.
const TABS: [(&str, &str); 5] =
    [("town", "t-guild"), ("castle", "t-castle"), ("players", ""), ("stock", "t-carpenter"), ("log", "t-notary")];

/// Which tab is shown: radio buttons, so that it works without script.
fn tabs_state(words: &words::Words) -> Markup {
    html! {
        @for (tab, _) in TABS {
            input.tabr type="radio" name="tab" form="tabs" id=(format!("tab-{tab}")) checked[tab == "town"]
                aria-label=(words.say(&format!("table-tab-{tab}")));
        }
    }
}

fn tabs(words: &words::Words, point: Option<Seat>) -> Markup {
    html! {
        form #tabs {}
        div.tabs {
            @for (tab, drawing) in TABS {
                label for=(format!("tab-{tab}")) {
                    @if drawing.is_empty() { (worker(point.unwrap_or(Seat::One), "")) }
                    @else { (symbol(drawing, "0 0 48 48", "")) }
                    (words.say(&format!("table-tab-{tab}")))
                }
            }
        }
    }
}
