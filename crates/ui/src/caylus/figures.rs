//! The pictures of the rulebook of Caylus.

use super::glyph;
use crate::pages::{board, gallery};
use caylus::State;
use caylus::tiles::{Class, Tile};
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
