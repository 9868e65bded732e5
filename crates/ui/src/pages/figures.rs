//! The pictures in the rulebooks: the same drawings as at the table, at the sections that need them.

use super::shell::symbol;
use crate::caylus::glyph;
use crate::{About, Chair, Drawn, Entry, Scene, Sitter};
use caylus::tiles::{Class, Tile};
use game::{Seat, SeatSet, Settings};
use maud::{Markup, PreEscaped, html};
use words::Words;
use ys::{Character, Gem};

/// The tables that are shown begin like this.
const SEED: u64 = 1;
const PLAYERS: u8 = 4;

/// The picture at the head of a section of a rulebook.
pub(crate) fn figure(words: &Words, game: &str, section: u32) -> Option<Markup> {
    match (game, section) {
        ("caylus", 2) => board::<caylus::State>(words),
        ("caylus", 6) => Some(gallery(["gate", "post", "guild", "joust", "stables", "inn"].map(|place| {
            (format!("t-{place}"), "0 0 48 48", words.say(&format!("caylus-place-{place}-short")).into_owned())
        }))),
        ("caylus", 15) => Some(tiles(words)),
        ("ys", 2) => board::<ys::State>(words),
        ("ys", 8) => Some(gallery(
            Character::ALL.map(|card| (format!("who-{card}"), "0 0 48 48", words::ys::character(words, card))),
        )),
        ("ys", 9) => Some(gallery(
            Gem::ALL.map(|gem| (format!("gem-{}", gem.letter()), "0 0 20 20", words::ys::gem(words, gem))),
        )),
        _ => None,
    }
}

/// Drawings side by side, each with its name.
fn gallery(items: impl IntoIterator<Item = (String, &'static str, String)>) -> Markup {
    html! {
        figure.gallery {
            @for (drawing, size, name) in items { span { (symbol(&drawing, size, "g1")) (name) } }
        }
    }
}

/// All tiles, kind by kind.
fn tiles(words: &Words) -> Markup {
    let kinds = [Class::Neutral, Class::Fixed, Class::Wood, Class::Stone, Class::Prestige, Class::Residence];
    html! {
        @for kind in kinds {
            p.kind { (words::caylus::class(words, kind)) }
            (gallery(Tile::ALL.into_iter().filter(|tile| tile.class() == kind).map(|tile| {
                (glyph(tile), "0 0 48 48", words::caylus::tile(words, tile))
            })))
        }
    }
}

/// The table as it is set up, before anybody has done anything.
fn board<G: Drawn>(words: &Words) -> Option<Markup> {
    let state = G::new(PLAYERS, &Settings::new(G::OPTIONS), SEED).ok()?;
    let chair = |seat: Seat| Chair {
        name: words.tell("table-nameless", &[("seat", seat.number().into())]).into_owned(),
        sitter: Sitter::Person,
        invitation: None,
    };
    let about = About {
        id: String::new(),
        path: format!("/rules/{}", G::NAME),
        as_seat: None,
        address: String::new(),
        name: String::new(),
        options: String::new(),
        chairs: Seat::first(PLAYERS).map(chair).collect(),
        rematch: None,
    };
    let view = state.view(None);
    let log =
        [Entry { before: view.clone(), seat: None, action: String::new(), events: Vec::new(), scores: state.scores() }];
    let scene = Scene {
        words,
        about: &about,
        mine: SeatSet::NONE,
        point: None,
        view: &view,
        open: false,
        to_act: SeatSet::NONE,
        ask: None,
        log: &log,
        told: 0,
        news: 1,
        at: None,
        undo: false,
        refusal: None,
        lesson: None,
        revision: 0,
        end: None,
        scores: &state.scores(),
        standings: None,
    };
    Some(html! {
        figure.table { div.board #board { @for (_, markup) in G::board(&scene).children { (PreEscaped(markup)) } } }
    })
}
