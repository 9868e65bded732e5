//! The table of Caylus, drawn: board, stock and players, as pure functions from a scene to the parts of a page. A file for
//! each thing that is drawn; `geometry` is where it stands, `thing` which actions are about it, `tips` what is said of it.

mod board;
mod castle;
mod draw;
mod drawn;
mod favor;
mod geometry;
mod icon;
mod land;
mod look;
mod pieces;
mod players;
mod special;
mod stock;
mod tile;
mod tips;

pub use board::board;
pub use geometry::board_css;
pub use icon::row;
pub use players::{mini, players};
pub use stock::stock;
pub(crate) use tile::glyph;

/// The drawings that everything is made of, as one hidden element. It has to stand in every page that shows a board, a
/// tile or an icon, because the colours of a drawing are those of the page it is in.
pub fn symbols() -> &'static str {
    include_str!("../../static/symbols.svg")
}
