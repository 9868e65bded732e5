//! The stock: the tiles that can still be built, by kind, with what they cost and score (C2.1).

use super::{BoardRow, letters};
use crate::screen::draw_context::DrawContext;
use crate::screen::style;
use crate::screen::terminal_board::ClickTarget;
use crate::screen::text_row::{TextRow, TextRows, flow};
use caylus::tiles::{Class, Tile};
use caylus::{BoardItem, State};
use ratatui::style::Style;

pub(super) fn stock(context: &DrawContext<'_, State>, width: usize) -> TextRows<ClickTarget<State>> {
    let mut rows = TextRows::new();
    for (class, kind) in [(Class::Wood, "wood"), (Class::Stone, "stone"), (Class::Prestige, "prestige")] {
        let tiles: Vec<Tile> = context.view.stock().of_class(class).collect();
        if tiles.is_empty() {
            continue;
        }
        let number: u8 = tiles.iter().map(|tile| context.view.stock().number(*tile)).sum();
        let heading = context.text_with("board-stock-kind", &[("kind", kind.into()), ("number", number.into())]);
        let heading = TextRow::styled(context.text_with("described-group", &[("name", heading.into())]), style::bold());
        rows.extend(flow([heading].into_iter().chain(tiles.into_iter().map(|tile| unbuilt(context, tile))), 2, width));
    }
    rows
}

/// The name on the tile, or the full one if another tile of the game has the same on it and costs the same.
fn name(context: &DrawContext<'_, State>, tile: Tile) -> String {
    let price = |tile: Tile| tile.printed(context.view.options().edition).cost;
    let alike =
        |other: &Tile| *other != tile && price(*other) == price(tile) && short(context, *other) == short(context, tile);
    let shared = Tile::ALL.iter().any(alike);
    if shared { words::caylus::tile(context.words, tile) } else { short(context, tile) }
}

fn short(context: &DrawContext<'_, State>, tile: Tile) -> String {
    words::caylus::short_tile(context.words, tile)
}

/// `Mason WF 4`: with what can be typed for it, its price, points, favours and income.
fn unbuilt(context: &DrawContext<'_, State>, tile: Tile) -> BoardRow {
    let printed = tile.printed(context.view.options().edition);
    let left = context.view.stock().number(tile);
    let mut row = context.label(BoardItem::Tile(tile), &name(context, tile));
    if left > 1 {
        row.push(format!("×{left}"), style::dim());
    }
    row.push(" ", Style::new());
    row = row.then(letters(context.words, printed.cost));
    if printed.any {
        row.push("□", Style::new());
    }
    row.push(format!(" {}", printed.points), Style::new());
    if printed.favors > 0 {
        row.push(format!("+{}", "★".repeat(printed.favors.into())), Style::new());
    }
    if printed.income > 0 {
        let deniers = context.text_with("screen-deniers", &[("deniers", printed.income.into())]);
        row.push(format!("+{deniers}"), style::dim());
    }
    row.on_click(&ClickTarget::Item(BoardItem::Tile(tile)))
}
