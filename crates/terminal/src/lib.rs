//! Play in a terminal: full screen, or line by line for screen readers and scripts. Both talk to a [`Table`] and do not
//! know whether the game is played here or at a server.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod table;
mod trouble;

pub use table::{Ask, Chair, Sitter, Table};
pub use trouble::Trouble;
