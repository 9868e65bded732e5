//! The pictures of the rulebook of Caylus.

use super::glyph;
use super::icon::row;
use crate::pages::{RulebookIcon, board, gallery};
use caylus::tiles::{Class, Tile};
use caylus::{Cube, State};
use maud::{Markup, html};
use words::Words;

/// The picture at the head of a section.
pub(super) fn figure(words: &Words, section: u32) -> Option<Markup> {
    match section {
        2 => board::<State>(words),
        6 => Some(gallery(["gate", "post", "guild", "joust", "stables", "inn"].map(|place| {
            (format!("building-{place}"), words.text(&format!("caylus-place-{place}-short")).into_owned())
        }))),
        TILES => Some(tiles(words)),
        _ => None,
    }
}

/// The words that stand for something in the tables of the rulebook, in all languages, and their pictures.
const WORDS: [(&[&str], &str); 3] = [
    (&["any", "quelconque", "qualquer"], "X"),
    (&["point", "points", "ponto", "pontos"], "P"),
    (&["favour", "favours", "faveur", "faveurs", "favor", "favores"], "R"),
];

/// The picture for an amount of cubes, deniers, points or favours, in the shorthand of the tiles.
pub(super) fn sign(words: &Words, sign: &str, number: Option<u16>, in_table: bool) -> Option<RulebookIcon> {
    let said = || number.map_or_else(|| sign.to_owned(), |number| format!("{number} {sign}"));
    let many = number.filter(|number| *number > 1).map(|number| number.to_string()).unwrap_or_default();
    let cube = Cube::ALL.into_iter().find(|cube| sign.chars().eq([cube.letter()]));
    let (spec, name) = match cube {
        // A lone letter may also be a line of the favour table.
        Some(_) if number.is_none() && !in_table => return None,
        Some(cube) => (format!("{many}{sign}"), words::caylus::number_of(words, cube, number.unwrap_or(1))),
        None if sign == "d" => {
            let number = number.or(in_table.then_some(1))?;
            (format!("{number}d"), words::caylus::deniers(words, number))
        }
        None => {
            let (_, letter) = WORDS.into_iter().find(|(words, _)| in_table && words.contains(&sign))?;
            match letter {
                "P" => (format!("{}P", number.unwrap_or(1)), said()),
                letter => (letter.repeat(number.unwrap_or(1).min(3).into()), said()),
            }
        }
    };
    Some(RulebookIcon { picture: row(&spec), name })
}

/// The section about tiles.
pub(super) const TILES: u32 = 15;

/// All tiles, kind by kind.
fn tiles(words: &Words) -> Markup {
    let kinds = [Class::Neutral, Class::Fixed, Class::Wood, Class::Stone, Class::Prestige, Class::Residence];
    html! {
        @for kind in kinds {
            p.kind { (words::caylus::class(words, kind)) }
            @let tiles = Tile::ALL.into_iter().filter(|tile| tile.class() == kind);
            (gallery(tiles.map(|tile| (glyph(tile), words::caylus::tile(words, tile)))))
        }
    }
}
