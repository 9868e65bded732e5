//! What the pictures of the rulebooks are made of: the same drawings as at the table.

use super::shell::symbol;
use crate::{Entry, Scene, TableInfo, Visit, WebBoard};
use game::{SeatSet, Settings, Sight};
use maud::{Markup, PreEscaped, html};
use words::{Chair, Sitter, Words};

/// The tables that are shown begin like this.
const SEED: u64 = 1;
const PLAYERS: u8 = 4;

/// Symbols side by side, each with its name.
pub(crate) fn gallery(items: impl IntoIterator<Item = (String, String)>) -> Markup {
    html! {
        figure.gallery {
            @for (name, title) in items { span { (symbol(&name, "")) (title) } }
        }
    }
}

/// The board as it is set up, before the first action.
pub(crate) fn board<G: WebBoard>(words: &Words) -> Option<Markup> {
    at_first(words, |scene: &Scene<'_, G>| {
        html! {
            figure.table { div.board #board { @for (_, markup) in G::board(scene).children { (PreEscaped(markup)) } } }
        }
    })
}

/// Shows the beginning of a game to a spectator.
pub(crate) fn at_first<G: WebBoard, T>(words: &Words, show: impl FnOnce(&Scene<'_, G>) -> T) -> Option<T> {
    let players = PLAYERS.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
    let state = G::new(players, &Settings::new(G::OPTIONS), SEED).ok()?;
    let chair = || Chair { name: String::new(), sitter: Sitter::Person };
    let about = TableInfo {
        id: String::new(),
        path: format!("/rules/{}", G::NAME),
        address: String::new(),
        name: String::new(),
        options: String::new(),
        chairs: (0..players).map(|_| chair()).collect(),
        seat_links: Vec::new(),
        left: game::SeatSet::NONE,
        here: game::SeatSet::NONE,
        rematch: None,
        hinting: crate::Hinting::default(),
    };
    let view = state.view(None);
    let log =
        [Entry { before: view.clone(), seat: None, action: String::new(), events: Vec::new(), scores: state.scores() }];
    let scene = Scene {
        visit: Visit {
            words,
            about: &about,
            sight: Sight::of(&state, SeatSet::NONE),
            at: None,
            refusal: None,
            lesson: None,
            turns_sent: 0,
        },
        view: &view,
        to_act: SeatSet::NONE,
        ask: None,
        log: &log,
        first_entry: 0,
        standing: &[],
        news: 1,
        undo: false,
        revision: 0,
        end: None,
        scores: &state.scores(),
        standings: None,
    };
    Some(show(&scene))
}
