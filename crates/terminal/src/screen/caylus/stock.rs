//! The stock: the tiles that can still be built, by kind, with what they cost and score (C2.1).

use super::{Line, letters};
use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, faint, flowing};
use crate::screen::signs;
use caylus::State;
use caylus::tiles::{Class, Tile};
use ratatui::style::Style;
use words::caylus::Thing;

pub fn stock(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    let mut rows = Rows::new();
    for (class, kind) in [(Class::Wood, "wood"), (Class::Stone, "stone"), (Class::Prestige, "prestige")] {
        let tiles: Vec<Tile> = look.view.stock().of_class(class).collect();
        if tiles.is_empty() {
            continue;
        }
        let number: u8 = tiles.iter().map(|tile| look.view.stock().number(*tile)).sum();
        let heading = look.tell("board-stock-kind", &[("kind", kind.into()), ("number", number.into())]);
        let heading = Row::of(look.tell("described-group", &[("name", heading.into())]), signs::bold());
        rows.extend(flowing([heading].into_iter().chain(tiles.into_iter().map(|tile| unbuilt(look, tile))), 2, width));
    }
    rows
}

/// The name on the tile, or the full one if another tile of the game has the same on it and costs the same.
fn name(look: &Look<'_, State>, tile: Tile) -> String {
    let price = |tile: Tile| tile.printed(look.view.options().edition).cost;
    let alike =
        |other: &Tile| *other != tile && price(*other) == price(tile) && short(look, *other) == short(look, tile);
    let shared = Tile::ALL.iter().any(alike);
    if shared { words::caylus::tile(look.words, tile) } else { short(look, tile) }
}

fn short(look: &Look<'_, State>, tile: Tile) -> String {
    words::caylus::short_tile(look.words, tile)
}

/// `Mason WF 4`: with what can be typed for it, its price, points, favours and income.
fn unbuilt(look: &Look<'_, State>, tile: Tile) -> Line {
    let printed = tile.printed(look.view.options().edition);
    let left = look.view.stock().number(tile);
    let mut row = look.label(Thing::Tile(tile), &name(look, tile));
    if left > 1 {
        row.push(format!("×{left}"), faint());
    }
    row.push(" ", Style::new());
    row = row.then(letters(printed.cost));
    if printed.any {
        row.push("□", Style::new());
    }
    row.push(format!(" {}", printed.points), Style::new());
    if printed.favors > 0 {
        row.push(format!("+{}", "★".repeat(printed.favors.into())), Style::new());
    }
    if printed.income > 0 {
        let deniers = look.tell("screen-deniers", &[("deniers", printed.income.into())]);
        row.push(format!("+{deniers}"), faint());
    }
    row.aimed(&Aim::Thing(Thing::Tile(tile)))
}
