//! The favour table: four lines, five columns, and how far each player's markers have gone (C8.1).

use crate::screen::draw_context::DrawContext;
use crate::screen::style;
use crate::screen::terminal_board::ClickTarget;
use crate::screen::text_row::{TextRow, TextRows, wrap};
use caylus::{BoardItem, Cube, FavorRule, Line, State};
use game::Seat;
use ratatui::style::Style;

/// Columns of the table; before the first one stand the markers that have not moved.
const COLUMNS: u8 = 5;
/// The columns, and the one for those that have not moved.
const CELLS: usize = COLUMNS as usize + 1;
/// Room for the name of a line.
const NAME: usize = 10;
/// What the columns of the first two lines give (C8.5).
const AMOUNTS: [[&str; 5]; 2] = [["1", "2", "3", "4", "5"], ["3", "4", "5", "6", "7"]];

/// What a column gives, in a few letters (C8.5).
fn gives(context: &DrawContext<'_, State>, line: Line, place: usize) -> String {
    let cube = |cube: Cube| words::caylus::cube_letter(context.words, cube);
    match (line, place) {
        (Line::A | Line::B, _) => AMOUNTS[line as usize % 2][place % 5].to_owned(),
        (Line::C, 0) => cube(Cube::Food),
        (Line::C, 1) => format!("{}/{}", cube(Cube::Wood), cube(Cube::Stone)),
        (Line::C, 2) => cube(Cube::Cloth),
        (Line::C, 3) => "1>2".to_owned(),
        (Line::C, _) => cube(Cube::Gold),
        (Line::D, 0) => "-".to_owned(),
        (Line::D, 1) => cube(Cube::Wood),
        (Line::D, 2) => cube(Cube::Stone),
        (Line::D, 3) => "⌂".to_owned(),
        (Line::D, _) => context.text("screen-prestige-tile").into_owned(),
    }
}

pub(super) fn favor(context: &DrawContext<'_, State>, width: usize) -> TextRows<ClickTarget<State>> {
    if context.view.options().favor == FavorRule::Light {
        return wrap(&context.text("board-favor-light").replace('|', ""), Style::new(), width);
    }
    let open = open_columns(context.view);
    let lines = Line::ALL.map(|line| (name(context, line), cells(context, line, open)));
    let widest = |column: usize| lines.iter().map(|(_, cells)| cells[column].width() + 1).max().unwrap_or(1);
    let widths: [usize; CELLS] = std::array::from_fn(widest);
    // All columns are alike where there is room for that.
    let alike = (width.saturating_sub(NAME) / CELLS).clamp(5, 10);
    let widths = widths.map(|widest| if widths.iter().max() <= Some(&alike) { alike } else { widest });
    let in_columns = |(name, cells): (_, [_; CELLS])| cells.into_iter().zip(widths).fold(name, fill);
    let mut rows: TextRows<_> = lines.map(in_columns).into();
    rows.push(TextRow::styled(context.text_with("board-favor-open", &[("open", open.into())]), style::dim()));
    rows
}

/// The columns that markers may go to (C8.2).
fn open_columns(state: &State) -> u8 {
    match state.castle().counted {
        0 => 2,
        1 => 4,
        _ => COLUMNS,
    }
}

fn fill(
    row: TextRow<ClickTarget<State>>,
    (cell, width): (TextRow<ClickTarget<State>>, usize),
) -> TextRow<ClickTarget<State>> {
    row.then(cell.fitted(width))
}

fn name(context: &DrawContext<'_, State>, line: Line) -> TextRow<ClickTarget<State>> {
    let letter = line.letter();
    let name = context.text(&format!("board-favor-line-{letter}"));
    let label = context.label(BoardItem::Line(line), &letter.to_string()).and(format!(" {name}"), Style::new());
    label.on_click(&ClickTarget::Item(BoardItem::Line(line))).fitted(NAME)
}

/// What the columns of a line give, and who is there.
fn cells(context: &DrawContext<'_, State>, line: Line, open: u8) -> [TextRow<ClickTarget<State>>; CELLS] {
    std::array::from_fn(|column| {
        let number = column as u8;
        let markers = markers(context, line, number);
        let Some(place) = column.checked_sub(1) else { return markers };
        let item = BoardItem::Cell(line, number);
        let label = context.label(item, &gives(context, line, place));
        let label = if number > open { label.patch_style(style::dim()) } else { label };
        label.and(" ", Style::new()).then(markers).on_click(&ClickTarget::Item(item))
    })
}

/// The markers in a column of a line.
fn markers(context: &DrawContext<'_, State>, line: Line, column: u8) -> TextRow<ClickTarget<State>> {
    let there =
        Seat::first(context.view.players()).filter(|seat| context.view.player(*seat).markers[line as usize] == column);
    there.fold(TextRow::new(), |row, seat| row.and(style::shape(seat), style::seat(seat)))
}
