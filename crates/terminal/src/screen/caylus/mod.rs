//! Caylus in a terminal: the town, the road and the castle in cells, the players, the stock and the favour table in rows.

mod board;
mod favor;
mod help;
mod players;
mod stock;

use super::draw_context::DrawContext;
use super::style;
use super::terminal_board::{ClickTarget, TerminalBoard};
use super::text_row::{TextRow, TextRows};
use caylus::{Action, BoardItem, Cube, Cubes, State};
use game::Seat;
use ratatui::style::{Color, Style};
use words::Words;

type BoardRow = TextRow<ClickTarget<State>>;

impl TerminalBoard for State {
    const PANELS: &'static [&'static str] = &["table-tab-players", "table-tab-stock", "board-favor"];
    const OWN: usize = 0;
    const LEAST_WIDTH: u16 = 77;

    fn explain(context: &DrawContext<'_, State>, item: BoardItem) -> (String, Vec<String>) {
        help::explain(context, item)
    }

    /// Purchases of one cube are few: they stand in the list without a group.
    fn group(words: &Words, action: Action) -> Option<String> {
        match action {
            Action::Buy { second: None, .. } => None,
            _ => words::caylus::group(words, action),
        }
    }

    fn board(context: &DrawContext<'_, State>, width: usize, height: usize) -> TextRows<ClickTarget<State>> {
        board::board(context, width, height)
    }

    fn panel(context: &DrawContext<'_, State>, panel: usize, width: usize) -> TextRows<ClickTarget<State>> {
        match panel {
            0 => players::players(context, width),
            1 => stock::stock(context, width),
            _ => favor::favor(context, width),
        }
    }

    fn own(context: &DrawContext<'_, State>, _: usize) -> Option<BoardRow> {
        context.self_seat().and_then(|seat| players::own(context, seat))
    }

    fn signs(words: &Words) -> Vec<(String, String)> {
        help::signs(words)
    }

    fn figures(context: &DrawContext<'_, State>, seat: Seat) -> Vec<(String, String)> {
        let events = context.table.log.iter().flat_map(|entry| &entry.events);
        words::caylus::end_figures(context.words, context.view, events, seat)
    }
}

/// A worker of a seat.
fn worker(seat: Seat) -> BoardRow {
    TextRow::styled(format!("({})", style::shape(seat)), style::seat(seat))
}

/// A house of a seat.
fn house(seat: Seat) -> BoardRow {
    TextRow::styled(format!("⌂{}", style::shape(seat)), style::seat(seat))
}

/// The colour of a kind of cube, as the ground of its letter.
fn cube_style(cube: Cube) -> Style {
    match cube {
        Cube::Food => style::on_ground(Color::LightMagenta, Color::Black),
        Cube::Wood => style::on_ground(Color::Yellow, Color::Black),
        Cube::Stone => style::on_ground(Color::Gray, Color::Black),
        Cube::Cloth => style::on_ground(Color::Magenta, Color::White),
        Cube::Gold => style::on_ground(Color::LightYellow, Color::Black),
    }
}

/// Cubes as letters, each on its colour.
fn letters(words: &Words, cubes: Cubes) -> BoardRow {
    let mut row = TextRow::new();
    for cube in cubes.kinds() {
        let letter = words::caylus::cube_letter(words, cube);
        (0..cubes.number(cube)).for_each(|_| row.push(letter.as_str(), cube_style(cube)));
    }
    row
}
