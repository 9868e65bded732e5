//! Draws the full screen as a picture: `cargo run -p terminal --example picture -- caylus docs/terminal.svg`. The bots that
//! play are seeded, so that the same command draws the same picture.

#![allow(unreachable_pub)] // The scenes are shared with the tests.
#![allow(clippy::unwrap_used, clippy::expect_used)] // A tool for developers: it may stop where it fails.

#[path = "../tests/screen/test_table.rs"]
#[allow(dead_code)]
mod test_table;

use bots::{BotGame, Level};
use game::Seat;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use terminal::TerminalBoard;
use terminal::screen::{Capabilities, Session};
use test_table::TestTable;
use words::Language;

/// Columns and rows of the picture.
const AREA: Rect = Rect { x: 0, y: 0, width: 150, height: 45 };
/// The size of a cell.
const CELL: (f64, f64) = (8.4, 18.0);
/// Around everything.
const EDGE: f64 = 12.0;
/// Ground and ink of the window.
const GROUND: &str = "#1f2430";
const INK: &str = "#d8dee9";
/// The sixteen colours, as a terminal with a dark ground shows them.
const COLOURS: [(Color, &str); 16] = [
    (Color::Black, "#11141b"),
    (Color::Red, "#b3423f"),
    (Color::Green, "#7fa650"),
    (Color::Yellow, "#d08b3c"),
    (Color::Blue, "#3f6fb5"),
    (Color::Magenta, "#8a5a9e"),
    (Color::Cyan, "#7fb8c4"),
    (Color::Gray, "#b8bfca"),
    (Color::DarkGray, "#565d6b"),
    (Color::LightRed, "#d9706c"),
    (Color::LightGreen, "#a5c878"),
    (Color::LightYellow, "#e8cf72"),
    (Color::LightBlue, "#7da3dd"),
    (Color::LightMagenta, "#e0a3b8"),
    (Color::LightCyan, "#a7d5de"),
    (Color::White, "#f2f4f8"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (game, file) = match &arguments[..] {
        [game, file] => (game.as_str(), file),
        _ => return eprintln!("say which game, and the file to write: caylus docs/terminal.svg"),
    };
    let picture = match game {
        "caylus" => picture::<caylus::State>(4, 21, 130),
        "ys" => picture::<ys::State>(4, 4, 96),
        _ => return eprintln!("there is no game “{game}”: say caylus or ys"),
    };
    if let Err(error) = std::fs::write(file, svg(&picture)) {
        eprintln!("{file}: {error}");
    }
}

/// A table after a number of actions of bots, when the first seat is asked something.
fn picture<G: TerminalBoard + BotGame>(players: u8, seed: u64, actions: usize) -> Buffer {
    let mut table: TestTable<G> = TestTable::new(players, &[], seed, &[Seat::One]);
    let mut bot = G::bot(Level::APPRENTICE, players, seed, 1).expect("both games have apprentices");
    for number in 0.. {
        let state = table.journal.state().clone();
        let Some(seat) = state.to_act().lowest().filter(|seat| number < actions || *seat != Seat::One) else { break };
        let legal = state.legal_actions(seat);
        let action = bot.choose(&state.remembered(seat), seat, &legal);
        if table.journal.play(seat, action).is_err() {
            break;
        }
    }
    let full = Capabilities { colour: true, unicode: true };
    Session::new(&mut table, test_table::words(Language::English), full).draw(AREA)
}

fn colour(color: Color, otherwise: &'static str) -> &'static str {
    COLOURS.iter().find(|(other, _)| *other == color).map_or(otherwise, |(_, colour)| colour)
}

/// Ground and ink of a cell.
fn colours(cell: &Cell) -> (&'static str, &'static str) {
    let (ground, ink) = (colour(cell.bg, GROUND), colour(cell.fg, INK));
    if cell.modifier.contains(Modifier::REVERSED) { (ink, ground) } else { (ground, ink) }
}

/// The picture: runs of cells that look alike, row by row.
fn svg(buffer: &Buffer) -> String {
    let (width, height) = (f64::from(AREA.width) * CELL.0 + 2.0 * EDGE, f64::from(AREA.height) * CELL.1 + 2.0 * EDGE);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{GROUND}\"/>\n"
    );
    for (row, cells) in buffer.content.chunks(AREA.width.into()).enumerate() {
        let mut column = 0;
        for run in cells.chunk_by(|one, other| one.style() == other.style()) {
            write_run(&mut out, run, column, row);
            column += run.len();
        }
    }
    out + "</svg>\n"
}

fn write_run(out: &mut String, run: &[Cell], column: usize, row: usize) {
    let text: String = run.iter().map(Cell::symbol).collect();
    let (ground, ink) = colours(&run[0]);
    let modifier = run[0].modifier;
    let (x, y) = (EDGE + column as f64 * CELL.0, EDGE + row as f64 * CELL.1);
    let width = run.len() as f64 * CELL.0;
    if ground != GROUND {
        let height = CELL.1;
        let _ = writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height}\" fill=\"{ground}\"/>"
        );
    }
    if modifier.contains(Modifier::UNDERLINED) {
        let below = y + CELL.1 - 2.0;
        let _ = writeln!(out, "<path d=\"M{x:.1} {below:.1}h{width:.1}\" stroke=\"{ink}\" stroke-width=\"1\"/>");
    }
    if text.trim().is_empty() {
        return;
    }
    let mut style = String::new();
    for (wanted, attribute) in [
        (Modifier::BOLD, " font-weight=\"bold\""),
        (Modifier::ITALIC, " font-style=\"italic\""),
        (Modifier::DIM, " opacity=\"0.65\""),
    ] {
        if modifier.contains(wanted) {
            style += attribute;
        }
    }
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace(' ', "\u{a0}");
    let base = y + CELL.1 * 0.74;
    let _ = writeln!(
        out,
        "<text x=\"{x:.1}\" y=\"{base:.1}\" textLength=\"{width:.1}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{ink}\"{style}>{escaped}</text>"
    );
}
