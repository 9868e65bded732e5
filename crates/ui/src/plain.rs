//! The table of a game without a board of its own: the state in sentences, the players with their points. The prompt lists
//! the legal actions, as for every game.

use crate::board::icon::icon;
use crate::board::index::{presence, sitter};
use crate::web_board::{Tab, WebBoard};
use crate::{Fragment, Scene};
use game::Seat;
use maud::{Markup, html};
use words::{People, Words};

/// The tabs of the plain page on phones.
pub(crate) const TABS: &[Tab] = &[
    Tab { name: "board", symbol: Some("building-gate") },
    Tab { name: "players", symbol: None },
    Tab { name: "log", symbol: Some("building-notary") },
];

/// A piece on a square.
pub(crate) fn game_icon() -> Markup {
    html! {
        svg viewBox="0 0 48 48" aria-hidden="true" {
            g.outlined {
                path.fill-wall d="M6 6h36v36H6z" {}
                path.fill-roof d="M6 6h18v18H6zM24 24h18v18H24z" {}
                path.solid d="M24 10a6 6 0 0 1 4 10.5c4 2 5.5 7 6 15.5H14c.5-8.5 2-13.5 6-15.5A6 6 0 0 1 24 10z" {}
            }
        }
    }
}

/// The main column of the page.
pub(crate) fn main(words: &Words, fill: &dyn Fn(&str) -> Markup) -> Markup {
    html! { section.plain.card #board aria-label=(words.text("table-state")) { (fill("board")) } }
}

/// The state in sentences: a child for each passage.
pub(crate) fn board<G: WebBoard>(scene: &Scene<'_, G>) -> Fragment {
    let names = scene.names();
    let people = People { names: &names, you: scene.reader() };
    let passages = G::described(scene.words, scene.view, &people).into_iter().enumerate();
    let children = passages.map(|(number, passage)| {
        let id = format!("passage-{number}");
        let markup = html! {
            section.passage id=(id) {
                h2 { (passage.title) }
                ul { @for line in &passage.lines { li { (line) } } }
            }
        };
        (id, markup.into_string())
    });
    Fragment { id: "board", children: children.collect() }
}

/// The players by seat.
pub(crate) fn players<G: WebBoard>(scene: &Scene<'_, G>) -> Fragment {
    let seats = Seat::first(scene.about.chairs.len() as u8);
    let row = |seat: Seat| {
        let id = format!("player-{seat}");
        (id.clone(), player(scene, &id, seat).into_string())
    };
    Fragment { id: "players", children: seats.map(row).collect() }
}

fn player<G: WebBoard>(scene: &Scene<'_, G>, id: &str, seat: Seat) -> Markup {
    let (words, is_asked) = (scene.words, scene.to_act.contains(seat));
    let name = scene.names().swap_remove(seat.index());
    let points = scene.scores.get(seat.index()).copied().unwrap_or_default();
    let said = words.text_with("table-points", &[("points", points.into())]);
    html! {
        section.player.now[is_asked] id=(id) aria-label=(name) {
            svg.piece aria-hidden="true" { use href=(format!("#worker-{seat}")) {} }
            div.who {
                b { (name) }
                small { (sitter(scene, seat)) (presence(scene, seat)) }
                @if is_asked { span.tag.now { (words.text("table-asked")) } }
            }
            div.points title=(said) {
                span.visually-hidden { (said) }
                span.quantity-value aria-hidden="true" { (points) (icon(G::POINT)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::at_first;
    use caylus::State;
    use words::Language;

    /// The state is what the words say of it, and every seat has its row.
    #[test]
    fn a_state_is_told_in_sentences() {
        let words = Words::of_game::<State>(Language::English);
        let shown = at_first(words, |scene: &Scene<'_, State>| {
            let told = board(scene).children.into_iter().map(|(_, markup)| markup).collect::<String>();
            (told, players(scene).children)
        });
        let (told, players) = shown.unwrap();
        for id in ["passage-0", "passage-1"] {
            assert!(told.contains(&format!("<section class=\"passage\" id=\"{id}\"><h2>")), "{told}");
        }
        assert!(told.contains("<li>") && !told.contains("[caylus-"), "{told}");
        let ids: Vec<&str> = players.iter().map(|(id, _)| &id[..]).collect();
        assert_eq!(ids, ["player-1", "player-2", "player-3", "player-4"]);
        assert!(
            players[0].1.contains("Points: 0") && players[0].1.contains(&format!("#{}", State::POINT)),
            "{}",
            players[0].1
        );
    }
}
