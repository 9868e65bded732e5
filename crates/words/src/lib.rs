//! Everything that people read: names, prompts, actions, narration, reasons, rulebooks. Pages, the terminal and screen readers
//! use the same words, so that a thing has one name everywhere.
//!
//! The words are Fluent files in `en/`, `fr/` and `pt/`: `common`, `page`, `terminal` and `screen` for all games, and a folder
//! for each game. A sentence is one whole message with arguments, so that another language can put it in another order.
//! Modules in reading order:
//!
//! - [`Spoken`] is what a game brings. Its files of words are enough; `defaults` says everything else from the notation, and
//!   [`missing_messages`] finds what it had to make do without.
//! - [`Words`] are the messages of a language for the games of a program; `cache` keeps texts that were filled in.
//!   [`Translated`] is what a game has in several languages, [`Rulebook`] finds rules by their ids.
//! - [`People`], [`Chair`] and [`player_name`] are the players; [`named`] makes names for bots and tables. `sentence` and
//!   `list` put messages together, `error_text` is how errors of a server are put, `date` how days are written. [`study`] is what is said about
//!   played games, [`advice`] about decisions while one plays, [`Warning`] what is said before a choice that may come to nothing.
//! - [`mod@caylus`] makes sentences of the values of the rules. `names` and `effects` say what things are called and do (from
//!   the tables in `caylus::tiles`), `prompt` what is asked and why, `actions` what a choice means (by trying it on a copy of
//!   the game), `reach` whom the provost lets work, `reasons` why not, `keys` the shortcuts, `sources` where points come from,
//!   `described` the whole game. `narration` tells what happened: `event_narrator` matches the next few events and makes one
//!   line of those that belong together; `narration_state` follows the events and knows whose building stands where.
//! - [`mod@ys`] has the same shape, but everything is said from a view and from events as the reader saw them, so that nothing
//!   hidden can be told: `meaning` is what a choice means (nothing is tried on a game), `presence` who has how much somewhere
//!   as far as the reader knows, `ties` why somebody is ahead, `quotes` where the colours stand, `group` what belongs together
//!   in a long list of answers. In `narration/` each file tells a part of the round.
//!
//! The tests in `tests/` say everything to everybody over many games in all languages, and find messages that are unused or
//! missing; for Ys also that readers who saw the same read the same (`secrets.rs`).

#![forbid(unsafe_code)]

pub mod advice;
mod cache;
pub mod caylus;
mod chair;
mod completeness;
mod date;
mod defaults;
mod error_text;
mod language;
mod list;
pub mod named;
mod people;
pub mod player_name;
mod rulebook;
mod sentence;
mod spoken;
pub mod study;
mod translated;
mod warning;
mod words;
pub mod ys;

pub use chair::{Chair, Sitter, awaited, bot_seats, free_seats, seats_where, shown_names, thinking};
pub use completeness::missing_messages;
pub use date::machine_time;
pub use language::Language;
pub use people::{People, before_number};
pub use rulebook::Rulebook;
pub use spoken::{ActionWords, NarratedLine, NarrationKind, Passage, Prompt, Scored, Spoken};
pub use translated::{Translated, WordFiles};
pub use warning::Warning;
pub use words::{Argument, Words};
