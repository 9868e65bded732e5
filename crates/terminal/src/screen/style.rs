//! Colours and shapes that all games share. Every colour has a shape or a letter beside it, and ground and ink are both set,
//! so that it can be read on dark and on light screens and without any colour.

use game::Seat;
use ratatui::style::{Color, Modifier, Style};

/// The shape of each seat, as on the page: disc, lozenge, triangle, cross, square.
const SHAPES: [&str; 5] = ["●", "◆", "▲", "✚", "■"];
/// The ground of each seat (blue, red, green, orange, black) with the ink that is read on it.
const COLOURS: [(Color, Color); 5] = [
    (Color::Blue, Color::White),
    (Color::Red, Color::White),
    (Color::Green, Color::Black),
    (Color::Yellow, Color::Black),
    (Color::DarkGray, Color::White),
];

/// The shape of a seat.
pub(super) fn shape(seat: Seat) -> &'static str {
    SHAPES[seat.index()]
}

/// The colour of a seat, as a ground.
pub(super) fn seat(seat: Seat) -> Style {
    let (ground, ink) = COLOURS[seat.index()];
    on_ground(ground, ink)
}

/// Ink on a coloured ground.
pub(super) fn on_ground(ground: Color, ink: Color) -> Style {
    Style::new().bg(ground).fg(ink)
}

/// A key that does something when it is typed.
pub(super) fn key() -> Style {
    Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
}

/// The selected row of the list, and what it is about.
pub(super) fn selected() -> Style {
    on_ground(Color::Cyan, Color::Black).add_modifier(Modifier::BOLD)
}

pub(super) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What is of less weight.
pub(super) fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// What changed since the player's own last action.
pub(super) fn changed() -> Style {
    Style::new().add_modifier(Modifier::UNDERLINED)
}
