//! Play in a terminal: on the full screen, or line by line for screen readers and scripts. Both talk to a [`GameTable`] and
//! do not know whether the game is played here or at a server.
//!
//! Modules in reading order:
//!
//! - `game_table`: the interface between a front end and a game. Read [`GameTable`] first.
//! - `local_game` and `save_file`: a game that is played here, with its file and its bots. `journal_table` is the part that
//!   follows from a [`game::Journal`]; tests use it for tables of their own.
//! - `remote`: a game at a server. `link` parses the link to a seat, `client` is HTTP, `snapshot` is the table at one moment,
//!   read from the types of the crate `api`.
//! - `advice`: hints, and bots that are asked why.
//! - `connection`: whether the table answers, the same for both front ends. [`TableError`] is what can go wrong.
//! - [`plain`]: line by line.
//! - [`screen`]: the full screen. Drawing is a pure function from what is seen to rows of text, and a [`screen::Session`]
//!   handles keys and clicks without a terminal, so that tests can play whole games.
//! - [`TerminalBoard`]: what a game brings for the full screen. Everything has a default: a game without a board of its own is
//!   shown in sentences.
//! - `result_summary` and `farewell`: what is said at the end; `analysis`: what each decision of the game was worth.
//!
//! What may be seen is decided by [`game::Sight`] and nowhere else.
//!
//! `tests/screen/` draws moments as pictures (`INSTA_UPDATE=always cargo test -p terminal` accepts new ones) and types
//! anything; `crates/bailiwick/tests/{play,screen}.rs` play by a pipe and in a pseudo-terminal. `cargo run -p terminal
//! --example picture -- caylus docs/terminal.svg` draws the picture of the README.
//!
//! # Examples
//!
//! Playing line by line at a custom table:
//!
//! ```
//! use game::{Journal, LogRow, Settings, Game};
//! use std::io::Cursor;
//! use terminal::plain::{self, Console, Output};
//! use terminal::{End, JournalTable, TableError};
//! use words::{Chair, Language, Sitter, Words};
//!
//! struct Hotseat { journal: Journal<caylus::State>, chairs: Vec<Chair> }
//!
//! impl JournalTable for Hotseat {
//!     type Game = caylus::State;
//!
//!     fn journal(&self) -> &Journal<caylus::State> {
//!         &self.journal
//!     }
//!     fn seated(&self) -> &[Chair] {
//!         &self.chairs
//!     }
//!     fn keep(&mut self, next: Journal<caylus::State>, _: &LogRow<caylus::Action>) -> Result<(), TableError> {
//!         self.journal = next;
//!         Ok(())
//!     }
//!     fn let_bots_act(&mut self) -> Result<bool, TableError> {
//!         Ok(false)
//!     }
//!     fn file(&self) -> Option<&std::path::Path> {
//!         None
//!     }
//! }
//!
//! let first = caylus::State::new(2, &Settings::new(caylus::State::OPTIONS), 1).unwrap();
//! let chairs = ["Maud", "Odile"].map(|name| Chair { name: name.to_owned(), sitter: Sitter::Person });
//! let mut table = Hotseat { journal: Journal::new(first), chairs: chairs.into() };
//! let words = Words::of_game::<caylus::State>(Language::English);
//! let console = Console { interactive: false, output: Output::Redirected };
//! let mut said = Vec::new();
//! let end = plain::run(&mut table, words, Cursor::new("pass\n"), &mut said, console).unwrap();
//! assert_eq!(end, End::Left);
//! assert_eq!(table.journal.actions(), 1);
//! ```

#![forbid(unsafe_code)]

mod advice;
#[cfg(test)]
mod agreement_tests;
mod analysis;
mod connection;
mod error;
mod farewell;
mod game_table;
mod journal_table;
mod local_game;
pub mod plain;
mod remote;
mod result_summary;
mod save_file;
pub mod screen;

pub use advice::{NoAdvice, Question, ToldAdvice};
pub use analysis::AnalysisStand;
pub use error::{ConnectionError, ServerError, TableError};
pub use game_table::{GameTable, PendingDecision};
pub use journal_table::JournalTable;
pub use local_game::LocalGame;
pub use remote::{Joined, LinkError, RemoteGame, SeatKey, SeatLink, Timeouts, join};
pub use result_summary::ResultSummary;
pub use save_file::{SaveError, SaveHeader, SavedGame};
pub use screen::TerminalBoard;

use std::env;
use std::io::{self, IsTerminal};
use words::Words;

/// How a game at a terminal ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// It is over.
    Over,
    /// The player left, or the input ended: it can be resumed.
    Left,
    /// It cannot go on.
    Failed(TableError),
}

/// Plays a game at the terminal of this program until it is over or the player leaves: on the full screen if the terminal can
/// draw it, otherwise, or if `plain` is set, line by line.
///
/// # Errors
///
/// If the terminal cannot be read or written.
pub fn play<G: TerminalBoard>(table: &mut dyn GameTable<G>, words: &Words, plain: bool) -> io::Result<End> {
    let (input, output) = (io::stdin(), io::stdout());
    let can_draw = can_draw(env::var("TERM").ok().as_deref());
    if input.is_terminal() && output.is_terminal() && can_draw && !plain {
        return screen::run(table, words);
    }
    let written_to = match output.is_terminal() {
        true if can_draw => plain::Output::Terminal,
        true => plain::Output::DumbTerminal,
        false => plain::Output::Redirected,
    };
    let console = plain::Console { interactive: input.is_terminal(), output: written_to };
    plain::run(table, words, io::BufReader::new(input), output.lock(), console)
}

/// Whether a terminal of this kind (`TERM`) can be drawn on. On Unix every terminal that can has a kind.
fn can_draw(kind: Option<&str>) -> bool {
    match kind.unwrap_or_default() {
        "" => cfg!(not(unix)),
        kind => kind != "dumb",
    }
}
