//! What there is to say about the things of Caylus: what tiles do and cost, who stands there, what the signs mean.

use super::super::look::Look;
use caylus::tiles::{Class, Tile};
use caylus::{Place, Section, Space, State};
use words::Words;
use words::caylus::Thing;

/// Favour columns.
const COLUMNS: u8 = 5;

pub fn explain(look: &Look<'_, State>, thing: Thing) -> (String, Vec<String>) {
    match thing {
        Thing::At(place) => match place.space() {
            Some(space) => on_the_road(look, space),
            None => special(look, place),
        },
        Thing::Tile(tile) => (words::caylus::tile(look.words, tile), about_tile(look, tile)),
        Thing::Line(line) | Thing::Cell(line, _) => {
            let letter = line.letter().to_string();
            let name = look.tell("board-favor-line", &[("line", letter.clone().into())]);
            let does = look.say(&format!("board-favor-does-{letter}")).into_owned();
            let chosen = match thing {
                Thing::Cell(_, column @ 1..=COLUMNS) => Some(words::caylus::favor_effect(look.words, line, column)),
                _ => None,
            };
            (name, [does].into_iter().chain(chosen).chain([look.say("board-favor-rule").into_owned()]).collect())
        }
        Thing::Bridge => (look.say("board-bridge").into_owned(), vec![look.say("board-bridge-does").into_owned()]),
        Thing::Keep => {
            (look.say("board-keep").into_owned(), Section::ALL.map(|section| sections(look, section)).into())
        }
    }
}

/// A section: points, how much of it is built, what its count brings (C7.8).
fn sections(look: &Look<'_, State>, section: Section) -> String {
    let says = words::caylus::section_sentence(look.words, look.view, section);
    let lost = look.tell("board-count-lost", &[("points", section.penalty().into())]);
    format!("{says} {lost}")
}

fn special(look: &Look<'_, State>, place: Place) -> (String, Vec<String>) {
    let name = look.say(&format!("board-place-{place}")).into_owned();
    (name, vec![words::caylus::special_effect(look.words, place)])
}

fn about_tile(look: &Look<'_, State>, tile: Tile) -> Vec<String> {
    let edition = look.view.options().edition;
    let costs = words::caylus::tile_sentence(look.words, tile, edition);
    let owner = tile.owners_cubes().map(|_| look.say("board-owners-cube").into_owned());
    let replaces = (tile.class() == Class::Prestige).then(|| look.say("board-replaces").into_owned());
    let said =
        [words::caylus::class(look.words, tile.class()), costs, words::caylus::effect(look.words, tile, edition)];
    said.into_iter().chain(owner).chain(replaces).filter(|text| !text.is_empty()).collect()
}

fn on_the_road(look: &Look<'_, State>, space: Space) -> (String, Vec<String>) {
    let road = look.view.road();
    let number = ("space", space.number().into());
    let mut said = Vec::new();
    let name = match road.tile(space) {
        Some(tile) => {
            said.extend(about_tile(look, tile));
            format!("{} · {}", words::caylus::tile(look.words, tile), look.tell("board-space", &[number]))
        }
        None => {
            said.push(look.say("board-empty-kind").into_owned());
            look.tell("board-empty", &[number])
        }
    };
    let of = |message: &str, seat: game::Seat| look.tell(message, &[("name", look.name(seat).into())]);
    said.extend(road.owner(space).map(|seat| of("board-owned", seat)));
    said.extend(road.worker(space).map(|seat| of("board-worker", seat)));
    let planned = look.view.planned_residences().find(|planned| planned.space == space);
    said.extend(planned.map(|planned| of("board-planned", planned.seat)));
    let counted = Section::ALL.into_iter().find(|section| section.space() == space.number());
    said.extend(counted.map(|section| {
        let name = words::caylus::section(look.words, section);
        look.tell("board-count-here", &[("section", name.into())])
    }));
    (name, said)
}

/// The signs on the board.
pub fn signs(words: &Words) -> Vec<(String, String)> {
    let sign = |sign: &str, message: &str| (sign.to_owned(), words.say(message).into_owned());
    vec![
        sign("(●)", "screen-sign-worker"),
        sign("⌂●", "screen-sign-house"),
        sign("P B", "screen-sign-officers"),
        sign("F W S C G", "screen-sign-cubes"),
        sign("□", "screen-sign-any"),
        sign("8d+2", "screen-sign-income"),
        sign("(●)3/6", "screen-sign-workers"),
        sign("⌂●1·0·2 +3", "screen-sign-built"),
        sign("★", "screen-sign-favor"),
        sign("!", "screen-sign-count"),
        sign("✓", "screen-sign-counted"),
    ]
}
