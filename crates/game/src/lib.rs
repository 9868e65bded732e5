//! The contract between the rules of a game and everything that plays, shows, searches or stores it.
//!
//! A game is the log of its actions: `(rules version, options, seed or position, actions)`. A state is plain data that
//! can be rebuilt from the log at any time. [`Game`] is what a set of rules offers; [`Table`] is the same for callers
//! that know a game only by its notation; [`Record`] is the log as text; [`mod@conformance`] holds the tests that every game
//! gets with one line.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod choices;
#[allow(clippy::expect_used)] // tests say what they expected
pub mod conformance;
mod contract;
mod export;
mod illegal;
mod journal;
mod options;
mod outcome;
mod perft;
mod playout;
mod random;
mod read_back;
mod record;
mod seat;
mod setup;
mod table;
mod trace;

pub use choices::{Choices, Counter, Single};
pub use contract::{Events, Game};
pub use export::export;
pub use illegal::{Illegal, Reason, Refused, nearest, shown};
pub use journal::{Entry, Journal, Row};
pub use options::{OptionError, OptionSpec, Settings};
pub use outcome::Outcome;
pub use perft::perft;
pub use playout::{legal_texts, play_out, random_playout};
pub use random::Random;
pub use read_back::{read_number, read_text};
pub use record::{Record, RecordError, Start};
pub use seat::{Seat, SeatList, SeatSet};
pub use setup::{Fault, SetupError};
pub use table::{Rules, RulesOf, Table, play_text};
pub use trace::Trace;
