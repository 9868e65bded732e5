//! The table of Caylus, drawn: board, stock and players, as pure functions from a scene to the parts of a page. A file for
//! each thing that is drawn; `geometry` is where it stands, `tips` what is said of it. What actions are about is
//! [`::caylus::BoardItem`].

mod board;
mod castle;
mod draw;
mod favor;
mod figures;
mod geometry;
mod icon;
mod index;
mod land;
mod officers;
mod pieces;
mod players;
mod special;
mod stock;
mod tile;
mod tips;
mod web_board;

pub use board::board;
pub use geometry::board_css;
use icon::row;
pub use players::{mini, players};
pub use stock::stock;
use tile::glyph;
