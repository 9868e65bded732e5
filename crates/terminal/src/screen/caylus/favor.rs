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
    let cell = (width.saturating_sub(NAME) / usize::from(COLUMNS + 1)).clamp(5, 10);
    let mut rows: Rows<_> = Line::ALL.map(|line| row(look, line, open, cell)).into();
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

fn row(look: &Look<'_, State>, line: Line, open: u8, cell: usize) -> Row<Aim<State>> {
    let letter = line.letter();
    let name = look.say(&format!("board-favor-line-{letter}"));
    let mut row = look
        .label(Thing::Line(line), &letter.to_string())
        .and(format!(" {name}"), Style::new())
        .aimed(&Aim::Thing(Thing::Line(line)))
        .filled(NAME);
    for column in 0..=COLUMNS {
        let markers = markers(look, line, column);
        row = row.then(match column {
            0 => markers.filled(cell),
            _ => {
                let gives = GIVES[line as usize][usize::from(column) - 1];
                let thing = Thing::Cell(line, column);
                let label = look.label(thing, gives);
                let label = if column > open { label.patched(faint()) } else { label };
                label.and(" ", Style::new()).then(markers).aimed(&Aim::Thing(thing)).filled(cell)
            }
        });
    }
    row
}

/// The markers in a column of a line.
fn markers(look: &Look<'_, State>, line: Line, column: u8) -> Row<Aim<State>> {
    let there =
        Seat::first(look.view.players()).filter(|seat| look.view.player(*seat).markers[line as usize] == column);
    there.fold(Row::new(), |row, seat| row.and(signs::shape(seat), signs::of_seat(seat)))
}
