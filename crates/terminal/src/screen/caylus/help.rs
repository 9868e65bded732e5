//! What there is to say about the items of Caylus: what tiles do and cost, who stands there, what the signs mean.

use super::super::draw_context::DrawContext;
use caylus::tiles::{Class, Tile};
use caylus::{BoardItem, Place, Section, Space, State};
use words::Words;
use words::caylus::planner;

/// Favour columns.
const COLUMNS: u8 = 5;

pub(super) fn explain(context: &DrawContext<'_, State>, item: BoardItem) -> (String, Vec<String>) {
    match item {
        BoardItem::At(place) => match place.space() {
            Some(space) => on_the_road(context, space),
            None => special(context, place),
        },
        BoardItem::Tile(tile) => (words::caylus::tile(context.words, tile), about_tile(context, tile)),
        BoardItem::Line(line) | BoardItem::Cell(line, _) => {
            let letter = line.letter().to_string();
            let name = context.text_with("board-favor-line", &[("line", letter.clone().into())]);
            let does = context.text(&format!("board-favor-does-{letter}")).into_owned();
            let chosen = match item {
                BoardItem::Cell(_, column @ 1..=COLUMNS) => {
                    Some(words::caylus::favor_effect(context.words, line, column))
                }
                _ => None,
            };
            (name, [does].into_iter().chain(chosen).chain([context.text("board-favor-rule").into_owned()]).collect())
        }
        BoardItem::Bridge => {
            (context.text("board-bridge").into_owned(), vec![context.text("board-bridge-does").into_owned()])
        }
        BoardItem::Bailiff => {
            let number = context.view.bailiff().number();
            let name = context.text_with("board-bailiff", &[("space", number.into())]);
            (name, planner::bailiff(context.words, context.view, context.people().you))
        }
        BoardItem::Provost => {
            let number = context.view.provost().number();
            let name = context.text_with("board-provost", &[("space", number.into())]);
            (name, planner::provost(context.words, context.view, context.people().you, &context.people()))
        }
        BoardItem::Count(section) => {
            let name = words::caylus::section(context.words, section);
            (name, planner::count(context.words, context.view, section, context.people().you))
        }
        BoardItem::Keep => {
            (context.text("board-keep").into_owned(), Section::ALL.map(|section| sections(context, section)).into())
        }
    }
}

/// A section: points, how much of it is built, what its count brings (C7.8).
fn sections(context: &DrawContext<'_, State>, section: Section) -> String {
    let says = words::caylus::section_sentence(context.words, context.view, section);
    let lost = words::caylus::count_penalty(context.words, section);
    format!("{says} {lost}")
}

fn special(context: &DrawContext<'_, State>, place: Place) -> (String, Vec<String>) {
    let name = context.text(&format!("board-place-{place}")).into_owned();
    (name, vec![words::caylus::special_effect(context.words, place)])
}

fn about_tile(context: &DrawContext<'_, State>, tile: Tile) -> Vec<String> {
    let edition = context.view.options().edition;
    let costs = words::caylus::tile_sentence(context.words, tile, edition);
    let owner = tile.owners_cubes().map(|_| context.text("board-owners-cube").into_owned());
    let replaces = (tile.class() == Class::Prestige).then(|| context.text("board-replaces").into_owned());
    let said =
        [words::caylus::class(context.words, tile.class()), costs, words::caylus::effect(context.words, tile, edition)];
    said.into_iter().chain(owner).chain(replaces).filter(|text| !text.is_empty()).collect()
}

fn on_the_road(context: &DrawContext<'_, State>, space: Space) -> (String, Vec<String>) {
    let road = context.view.road();
    let number = ("space", space.number().into());
    let mut said = Vec::new();
    let name = match road.tile(space) {
        Some(tile) => {
            said.extend(about_tile(context, tile));
            format!("{} · {}", words::caylus::tile(context.words, tile), context.text_with("board-space", &[number]))
        }
        None => {
            said.push(context.text("board-empty-kind").into_owned());
            context.text_with("board-empty", &[number])
        }
    };
    let of = |message: &str, seat: game::Seat| context.text_with(message, &[("name", context.name(seat).into())]);
    said.extend(road.owner(space).map(|seat| of("board-owned", seat)));
    said.extend(road.worker(space).map(|seat| of("board-worker", seat)));
    let planned = context.view.planned_residences().find(|planned| planned.space == space);
    said.extend(planned.map(|planned| of("board-planned", planned.seat)));
    let counted = Section::ALL.into_iter().find(|section| section.space() == space.number());
    said.extend(counted.map(|section| {
        let name = words::caylus::section(context.words, section);
        context.text_with("board-count-here", &[("section", name.into())])
    }));
    (name, said)
}

/// The signs on the board.
pub(super) fn signs(words: &Words) -> Vec<(String, String)> {
    let sign = |sign: &str, message: &str| (sign.to_owned(), words.text(message).into_owned());
    vec![
        sign("(●)", "screen-sign-worker"),
        sign("⌂●", "screen-sign-house"),
        sign(
            &["screen-provost", "screen-bailiff"].map(|officer| words.text(officer)).join(" "),
            "screen-sign-officers",
        ),
        sign(&caylus::Cube::ALL.map(|cube| words::caylus::cube_letter(words, cube)).join(" "), "screen-sign-cubes"),
        sign("□", "screen-sign-any"),
        sign("8d+2", "screen-sign-income"),
        sign("(●)3/6", "screen-sign-workers"),
        sign("⌂●1·0·2 +3", "screen-sign-built"),
        sign("★", "screen-sign-favor"),
        sign("!", "screen-sign-count"),
        sign("✓", "screen-sign-counted"),
    ]
}
