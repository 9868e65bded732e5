//! The page of a table at which a game goes on: the board, what is asked, the players, and what happened.

use super::log::{log_part, news_parts};
use super::people::people_part;
use super::prompt::prompt_part;
use super::shell::{Preview, Shell, rules_path, symbol, top, worker};
use crate::web_board::Tab;
use crate::{Fragment, Scene, WebBoard, assets};
use game::Seat;
use maud::{Markup, PreEscaped, html};
use words::{People, Spoken, Words};

/// The name of a turn or round in this game.
pub(crate) fn round<G: Spoken>(words: &Words, number: u8) -> String {
    G::own_text(words, "round", &[("number", number.into())])
}

/// The names of the game and of the table in the top bar.
pub(crate) fn table_name<G: Spoken>(scene: &Scene<'_, G>) -> Markup {
    let game = G::title(scene.words);
    let name = scene.about.name.as_str();
    html! { span.table { (scene.words.text_with("table-name", &[("game", game.into()), ("name", name.into())])) } }
}

/// The fragments of the page that change during the game.
pub fn parts<G: WebBoard>(scene: &Scene<'_, G>) -> Vec<Fragment> {
    let names = scene.names();
    let people = People { names: &names, you: scene.reader() };
    let mut parts = vec![phases_part(scene), status_part(scene, &people), prompt_part(scene, &people)];
    parts.extend(news_parts(scene, &people));
    parts.extend([log_part(scene, &people), people_part(scene)]);
    parts.extend(G::own_parts(scene));
    parts
}

/// The whole page, with these fragments.
pub(crate) fn page<G: WebBoard>(scene: &Scene<'_, G>, parts: &[Fragment]) -> String {
    let words = scene.words;
    let fill = |id: &str| {
        let part = parts.iter().find(|part| part.id == id);
        html! { @for (_, markup) in part.iter().flat_map(|part| &part.children) { (PreEscaped(markup)) } }
    };
    let about = scene.about;
    let live = scene.at.is_none() && scene.lesson.is_none();
    let rules = rules_path::<G>();
    let middle = html! {
        (table_name(scene))
        ol.phases #phases aria-label=(words.text("table-phases")) { (fill("phases")) }
    };
    let links = html! {
        @if let Some(rules) = &rules { a.desktop-only href=(rules) target="_blank" { (words.text("table-rules")) } }
        @if scene.lesson.is_none() {
            button.desktop-only type="button" popovertarget="invitations" { (words.text("people-title-short")) }
        }
    };
    let body = html! {
        (tabs_state::<G>(words, true))
        form.play #play method="post" action=(scene.address("/act")) data-path=(about.path)
            data-of=(scene.address("")) data-watching=[scene.is_spectator().then_some("yes")]
            data-seat=[scene.sight.chosen()] data-here=(here(scene)) data-rules=[&rules]
            data-lost=(words.text("table-lost")) data-trying=(words.text("table-trying"))
            data-moved=(words.text("table-moved")) data-not-sent=(words.text("table-not-sent")) data-stream=[live.then(|| assets::shared().stream.address())]
            data-revision=(scene.revision) data-live=[live.then_some("yes")] {
            (side(scene, rules.as_deref(), &fill))
            main.main #main {
                h1.visually-hidden { (title(scene)) }
                div.visually-hidden #status aria-live="polite" { (fill("status")) }
                (G::main(words, &fill))
            }
        }
        div #interludes { (fill("interludes")) }
        div.invitations.card #invitations popover="auto" role="dialog" aria-label=(words.text("people-title")) { (fill("invitations")) }
        @if rules.is_some() { (rule_panel(words)) }
        (tabs_with::<G>(words, scene.viewpoint(), &html! {}))
    };
    let top = top(words, &middle, &links);
    let waits = scene.ask.is_none() && live;
    let title = title(scene);
    let shell = Shell::of::<G>(scene.words, "table", &title).waits(waits).preview(Preview::of_table(scene));
    shell.page(words, &top, &body)
}

/// What stands beside the board: what is asked, the players, and what happened. `fill` is a fragment by its id.
fn side<G: WebBoard>(scene: &Scene<'_, G>, rules: Option<&str>, fill: &dyn Fn(&str) -> Markup) -> Markup {
    let words = scene.words;
    html! {
        div.side {
            p.connection #connection role="status" hidden="hidden" { (words.text("table-reconnecting")) }
            section.prompt.card #prompt aria-live="polite" { (fill("prompt")) }
            section.players.card #players aria-label=(words.text("table-players")) { (fill("players")) }
            p.phone-links {
                @if let Some(rules) = rules { a.button href=(rules) target="_blank" { (words.text("table-rules")) } }
                @if scene.lesson.is_none() {
                    button.button type="button" popovertarget="invitations" { (words.text("people-title-short")) }
                }
            }
            section.news.card aria-label=(words.text("table-news")) {
                (story_tabs(words))
                // The boxes that scroll begin at their end and stay there: see `.in-order` in the style sheet.
                div.since {
                    div #since { (fill("since")) }
                    div.since-lines.in-order tabindex="0" { div #told { (fill("told")) } }
                }
                h3.log-heading {
                    (words.text("table-log")) " "
                    button.pace type="button" popovertarget="settings" hidden="hidden" data-with-script="yes" {
                        (words.text("follow-open"))
                    }
                    @if scene.lesson.is_none() {
                        a href=(format!("{}/record", scene.about.path)) { (words.text("table-record")) }
                    }
                }
                div.log.in-order tabindex="0" { div #log { (fill("log")) } }
            }
        }
    }
}

/// Where the script shows rules beside the table; without it they open in a tab of their own.
fn rule_panel(words: &Words) -> Markup {
    html! {
        dialog.rule-panel.card #rule-panel aria-label=(words.text("table-rules")) {
            form.rule-ways method="dialog" {
                a.button target="_blank" { (words.text("table-rules-whole")) }
                button.button.primary { (words.text("table-close")) }
            }
            div.rule-text tabindex="0" {}
        }
    }
}

/// Where there is no room for both, one chooses between the news and the log.
fn story_tabs(words: &Words) -> Markup {
    let tab = |name: &str, text: &str, is_first: bool| {
        html! {
            input.visually-hidden type="radio" name="story" form="picked" id=(format!("story-{name}")) checked[is_first] autocomplete="off";
            label for=(format!("story-{name}")) { (words.text(text)) }
        }
    };
    html! { div.story-tabs { (tab("since", "table-since", true)) (tab("log", "table-log", false)) } }
}

/// The numbers of the seats whose players have the table open, with spaces between them.
fn here<G: WebBoard>(scene: &Scene<'_, G>) -> String {
    scene.about.here.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// The title of the window.
fn title<G: WebBoard>(scene: &Scene<'_, G>) -> String {
    let moment = ("moment", G::moment(scene.words, scene.view).into());
    let name = ("name", scene.about.name.as_str().into());
    let message = if scene.ask.is_some() { "table-title-yours" } else { "table-title" };
    scene.words.text_with(message, &[moment, name]).into_owned()
}

/// The live region that announces whose turn it is; the script copies `data-title` to the title of the window.
fn status_part<G: WebBoard>(scene: &Scene<'_, G>, people: &People<'_>) -> Fragment {
    let said = match scene.ask {
        Some(_) => scene.words.text("table-your-turn").into_owned(),
        None => G::waiting(scene.words, scene.view, people),
    };
    let markup = html! { p #turn-of data-title=(title(scene)) { (said) } };
    Fragment { id: "status", children: vec![("turn-of".to_owned(), markup.into_string())] }
}

fn phases_part<G: WebBoard>(scene: &Scene<'_, G>) -> Fragment {
    let now = (G::round(scene.view), G::phase(scene.view));
    Fragment { id: "phases", children: phases::<G>(scene.words, now, G::phases(scene.view)) }
}

/// The items of the list in the top bar, with their ids: a turn or round and its phases. `now` is the current one of each.
pub(crate) fn phases<G: WebBoard>(words: &Words, now: (u8, u8), number: u8) -> Vec<(String, String)> {
    let (round_number, now) = now;
    let of = G::ROUNDS.map(|rounds| G::own_text(words, "of-rounds", &[("number", rounds.into())]));
    let turn = html! {
        li.turn #turn { (round::<G>(words, round_number)) @if let Some(of) = of { " " small { (of) } } }
    };
    let item = |number: u8| {
        let id = format!("phase-{number}");
        let markup = html! {
            li id=(id) class=[(number < now).then_some("done")] aria-current=[(number == now).then_some("step")] {
                (number) " " (G::phase_name(words, number))
            }
        };
        (id, markup.into_string())
    };
    let turn = (round_number > 0).then(|| ("turn".to_owned(), turn.into_string()));
    turn.into_iter().chain((1..=number).map(item)).collect()
}

/// Which tab is shown on a phone: radio buttons, so that it works without script.
/// `is_shown`: whether the first of them is.
pub(crate) fn tabs_state<G: WebBoard>(words: &Words, is_shown: bool) -> Markup {
    html! {
        @for (number, Tab { name, .. }) in G::TABS.iter().enumerate() {
            input.tab-radio.first-tab[number == 0] type="radio" name="tab" form="tabs" id=(format!("tab-{name}")) checked[number == 0 && is_shown]
                aria-label=(words.text(&format!("table-tab-{name}")));
        }
    }
}

/// The tabs of a phone, after one that the page has beside them.
pub(crate) fn tabs_with<G: WebBoard>(words: &Words, point: Option<Seat>, first: &Markup) -> Markup {
    html! {
        // What is chosen before something is sent: which tab is shown, and with what to act.
        form #tabs {}
        form #picked {}
        div.tabs {
            (first)
            @for Tab { name, symbol: drawing } in G::TABS {
                label for=(format!("tab-{name}")) {
                    @if let Some(drawing) = drawing { (symbol(drawing, "")) }
                    @else { (worker(point.unwrap_or(Seat::One), "")) }
                    (words.text(&format!("table-tab-{name}")))
                }
            }
        }
    }
}
