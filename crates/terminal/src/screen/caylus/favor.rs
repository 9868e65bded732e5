//! The favour table: four lines, five columns, and how far each player's markers have gone (C8.1).

use crate::screen::look::Look;
use crate::screen::painted::Aim;
use crate::screen::rows::{Row, Rows, faint, wrapped};
use crate::screen::signs;
use caylus::{FavorRule, Line, State};
use game::Seat;
use ratatui::style::Style;
use words::caylus::Thing;

/// Columns of the table; before the first one stand the markers that have not moved.
const COLUMNS: u8 = 5;
/// The columns, and the one for those that have not moved.
const CELLS: usize = COLUMNS as usize + 1;
/// Room for the name of a line.
const NAME: usize = 10;
/// What the columns give, in letters (C8.5).
const GIVES: [[&str; 5]; 4] =
    [["1", "2", "3", "4", "5"], ["3", "4", "5", "6", "7"], ["F", "W/S", "C", "1>2", "G"], ["-", "W", "S", "⌂", "P"]];

pub fn favor(look: &Look<'_, State>, width: usize) -> Rows<Aim<State>> {
    if look.view.options().favor == FavorRule::Light {
        return wrapped(&look.say("board-favor-light").replace('|', ""), Style::new(), width);
    }
    let open = open_columns(look.view);
    let lines = Line::ALL.map(|line| (name(look, line), cells(look, line, open)));
    let widest = |column: usize| lines.iter().map(|(_, cells)| cells[column].width() + 1).max().unwrap_or(1);
    let widths: [usize; CELLS] = std::array::from_fn(widest);
    // All columns are alike where there is room for that.
    let alike = (width.saturating_sub(NAME) / CELLS).clamp(5, 10);
    let widths = widths.map(|widest| if widths.iter().max() <= Some(&alike) { alike } else { widest });
    let in_columns = |(name, cells): (_, [_; CELLS])| cells.into_iter().zip(widths).fold(name, fill);
    let mut rows: Rows<_> = lines.map(in_columns).into();
    rows.push(Row::of(look.tell("board-favor-open", &[("open", open.into())]), faint()));
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

fn fill(row: Row<Aim<State>>, (cell, width): (Row<Aim<State>>, usize)) -> Row<Aim<State>> {
    row.then(cell.filled(width))
}

fn name(look: &Look<'_, State>, line: Line) -> Row<Aim<State>> {
    let letter = line.letter();
    let name = look.say(&format!("board-favor-line-{letter}"));
    let label = look.label(Thing::Line(line), &letter.to_string()).and(format!(" {name}"), Style::new());
    label.aimed(&Aim::Thing(Thing::Line(line))).filled(NAME)
}

/// What the columns of a line give, and who is there.
fn cells(look: &Look<'_, State>, line: Line, open: u8) -> [Row<Aim<State>>; CELLS] {
    std::array::from_fn(|column| {
        let number = column as u8;
        let markers = markers(look, line, number);
        let Some(place) = column.checked_sub(1) else { return markers };
        let thing = Thing::Cell(line, number);
        let label = look.label(thing, GIVES[line as usize][place]);
        let label = if number > open { label.patched(faint()) } else { label };
        label.and(" ", Style::new()).then(markers).aimed(&Aim::Thing(thing))
    })
}

/// The markers in a column of a line.
fn markers(look: &Look<'_, State>, line: Line, column: u8) -> Row<Aim<State>> {
    let there =
        Seat::first(look.view.players()).filter(|seat| look.view.player(*seat).markers[line as usize] == column);
    there.fold(Row::new(), |row, seat| row.and(signs::shape(seat), signs::of_seat(seat)))
}
