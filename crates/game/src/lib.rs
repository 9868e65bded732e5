//! The contract between the rules of a game and everything that plays, shows, searches or stores it.
//!
//! A game is the log of its actions: `(rules version, options, seed or position, actions)`. A state is plain data that can be
//! rebuilt from the log at any time. Nothing here knows the rules of any game.
//!
//! # Reading order
//!
//! 1. [`Game`] (`contract.rs`): what a set of rules offers. Read this first, with [`Choices`] and [`Events`], into which rules
//!    put legal actions and what happens, and [`Question`], which says what is asked.
//! 2. [`Seat`], [`SeatSet`], [`SeatList`] (`seat.rs`): who sits where. [`Random`] and [`Stream`] (`random.rs`): the quick
//!    random generator; [`Seed`] and [`SecretRandom`] (`seed.rs`): what the chance of a game follows from, and the generator of
//!    games with secrets. Neither ever changes, because records depend on them.
//! 3. [`Illegal`], [`Refused`], [`ParseActionError`] (`illegal.rs`), [`SetupError`] (`setup.rs`), [`OptionError`]
//!    (`options.rs`): everything that can be wrong, and how it is said.
//! 4. [`Journal`] (`journal/`): a game in progress with everything that was written about it. Server and terminal keep games in
//!    it. [`Sight`] (`sight.rs`): who looks with which seat, and what a screen may show.
//! 5. [`Record`] (`record/`): the log as text that replays for ever, by the [`RulesVersion`] (`rules_version.rs`) that it names. [`export()`] (`export.rs`): a record as one viewer may have
//!    it. [`Trace`] (`trace.rs`): a whole game as lines of JSON for other programs.
//! 6. [`Rules`] and [`TextGame`] (`text_game.rs`): any game by its notation, for callers that do not know which it is.
//! 7. [`perft()`], [`play_out`], [`random_playout`]: what can be done with any game. [`BoardItems`]: which part of the board an
//!    action is about. [`read_back!`]: reading values back as they are written, for clients of a server.
//! 8. `conformance/` (feature `conformance`): the tests that every game gets with `game::conformance!(State);`,
//!    `game::files!(…)` and `game::allocation_tests!(State);`. `tests/toy/` is a toy game with secret bids and cards that shows
//!    how hidden information fits into the contract, and that the suite catches a leak.
//!
//! # Examples
//!
//! A random game of Caylus for three, through the calls that everything else uses:
//!
//! ```
//! use game::{Game, Random, Settings};
//!
//! let settings = Settings::parse(caylus::State::OPTIONS, ["favor=full"])?;
//! let mut state = caylus::State::new(3, &settings, 7)?;
//! let mut random = Random::new(1);
//! while let Some(seat) = state.to_act().lowest() {
//!     let legal = state.legal_actions(seat);
//!     state.play(seat, legal[random.below(legal.len())], &mut ())?;
//! }
//! assert_eq!(state.outcome().map(|outcome| outcome.scores), Some(state.scores()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod board_items;
mod choices;
#[cfg(feature = "conformance")]
#[allow(clippy::expect_used)] // tests say what they expected
pub mod conformance;
mod contract;
mod export;
mod hints;
mod illegal;
pub mod journal;
mod options;
mod outcome;
mod pending;
mod perft;
mod playout;
mod random;
mod read_back;
mod record;
mod rules_version;
mod seat;
mod seed;
mod setup;
pub mod sight;
pub mod step_order;
mod text_game;
mod trace;

pub use board_items::BoardItems;
pub use choices::{Choices, Counter, Single};
pub use contract::{Answers, Events, Game, Question};
pub use export::export;
pub use hints::{AskedHint, HintDepth, NoHint, ParseHintDepthError};
pub use illegal::{Illegal, ParseActionError, Reason, Refused, excerpt, nearest};
pub use journal::{Entry, Journal, LogRow, Seating};
pub use options::{OptionError, OptionSpec, Settings};
pub use outcome::Outcome;
pub use pending::pending_answers;
pub use perft::perft;
pub use playout::{legal_texts, play_out, random_playout};
pub use random::{Chance, Random, Stream};
pub use read_back::{read_number, read_text};
pub use record::{Record, RecordError, RecordErrorKind, Start};
pub use rules_version::{RulesVersion, UnknownRulesVersion};
pub use seat::{Seat, SeatList, SeatSet};
pub use seed::{SecretRandom, Seed};
pub use setup::{Fault, Faults, SetupError};
pub use sight::{Screen, Sight, SightError, Situation};
pub use text_game::{Rules, RulesOf, TextGame};
pub use trace::Trace;
