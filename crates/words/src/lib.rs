//! Everything that is said to people: names, prompts, actions, narration, reasons. The page, the terminal and a screen
//! reader all speak these words, so that a thing has one name everywhere. The words themselves are Fluent files, one
//! folder for each language.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

pub mod caylus;
mod language;
mod list;
mod memory;
pub mod named;
mod people;
mod rulebook;
mod say;
mod sentence;
mod spoken;
mod trouble;
pub mod ys;

pub use language::Language;
pub use people::People;
pub use rulebook::{is_rule, rule, rulebook, rules};
pub use say::{Argument, Words};
pub use spoken::{ActionWords, Kind, Line, Passage, Prompt, Scored, Spoken};
