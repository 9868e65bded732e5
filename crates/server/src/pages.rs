//! Plain pages for any game: everything can be played on them, and they are used where a game has no pages of its own.

use crate::service::Listed;
use game::{Game, Seat};
use maud::{DOCTYPE, Markup, html};
use ui::{Part, Scene, Sitter, YourTable};
use words::Words;

fn page(title: &str, body: &Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (title) }
            }
            body { (body) }
        }
    }
    .into_string()
}

/// The start page, with the tables of a visitor.
pub fn start(words: &Words, tables: Vec<Listed>) -> String {
    let name = tables.iter().find_map(|table| table.mine.lowest().map(|seat| table.players[seat.index()].clone()));
    let yours = |table: Listed| {
        let names = |wanted: &dyn Fn(Seat) -> bool| {
            let seats = Seat::ALL.into_iter().zip(&table.players).filter(|(seat, _)| wanted(*seat));
            seats.map(|(_, name)| name.clone()).collect::<Vec<_>>()
        };
        YourTable {
            your_turn: table.to_act.iter().any(|seat| table.mine.contains(seat)),
            others: names(&|seat| !table.mine.contains(seat)),
            waiting_for: names(&|seat| table.to_act.contains(seat)),
            id: table.id,
            name: table.name,
            game: table.game,
            stands: table.stands,
            over: table.over,
        }
    };
    let tables: Vec<YourTable> = tables.into_iter().map(yours).collect();
    ui::start(words, &ui::Start { name: &name.unwrap_or_default(), tables: &tables })
}

/// The page of a table.
pub fn table<G: Game>(scene: &Scene<'_, G>, parts: &[Part]) -> String {
    let body = html! {
        h1 { (scene.about.name) }
        @if let Some(refusal) = scene.refusal {
            p role="alert" { (refusal.words) @if let Some(rule) = refusal.rule { " (" (rule) ")" } }
        }
        @for part in parts {
            section id=(part.id) { @for (_, markup) in &part.children { (maud::PreEscaped(markup)) } }
        }
        @if scene.standings.is_some() {
            form method="post" action={ "/t/" (scene.about.id) "/rematch" } { button { "Rematch" } }
        }
        a href={ "/t/" (scene.about.id) "/record" } { "Record" }
    };
    page(&scene.about.name, &body)
}

/// The parts of such a page that change.
pub fn plain_parts<G: Game>(scene: &Scene<'_, G>) -> Vec<Part> {
    let seats = Seat::ALL.into_iter().zip(&scene.about.chairs).zip(scene.scores);
    let player = |((seat, chair), points): ((Seat, &ui::Chair), &i32)| {
        let id = format!("seat-{seat}");
        let markup = html! {
            p id=(id) {
                (seat) ". " (chair.name) ": " (points)
                @if scene.to_act.contains(seat) { " (to act)" }
                @if chair.sitter == Sitter::Nobody { " (open)" }
                @if let Some(invitation) = &chair.invitation { " " (invitation) }
            }
        };
        (id, markup.into_string())
    };
    let log = scene.log.iter().enumerate().filter_map(|(number, entry)| {
        let id = format!("entry-{number}");
        let seat = entry.seat?;
        let to = format!("/t/{}?at={number}", scene.about.id);
        let markup = html! { p id=(id) { a href=(to) { (seat) " " (entry.action) } } };
        Some((id, markup.into_string()))
    });
    vec![
        Part { id: "players", children: seats.map(player).collect() },
        Part { id: "actions", children: actions(scene) },
        Part { id: "log", children: log.collect() },
    ]
}

fn actions<G: Game>(scene: &Scene<'_, G>) -> Vec<(String, String)> {
    let mut children = Vec::new();
    let revision = html! { input type="hidden" name="revision" value=(scene.revision); };
    if let Some(ask) = &scene.ask {
        let act = format!("/t/{}/act", scene.about.id);
        let buttons = html! {
            form id="ask" method="post" action=(act) {
                (revision)
                input type="hidden" name="seat" value=(ask.seat);
                @for action in ask.legal { button name="action" value=(action) { (action) } }
            }
        };
        children.push(("ask".to_owned(), buttons.into_string()));
    }
    if scene.undo {
        let undo = format!("/t/{}/undo", scene.about.id);
        let button = html! { form id="undo" method="post" action=(undo) { (revision) button { "Undo" } } };
        children.push(("undo".to_owned(), button.into_string()));
    }
    children
}
