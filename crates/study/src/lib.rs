//! Reports on games: what each decision cost, who cost whom what, and why, in words.
//!
//! `bots::analysis` has the figures, `words` the sentences; this crate puts them together. Everything here is for any game that has
//! an analyst and can be talked about ([`Studied`]). The command line, the terminal and the server use it alike:
//!
//! - [`PlayedGame`] is a finished game with all its states, from a record or from a log of actions.
//! - [`Analysis`] judges its decisions one by one, in any order and on any thread, and makes a [`Report`] of all of them;
//!   [`Analysis::run`] does both. [`advise`] judges a decision that is still open, or explains one that was taken, from what its
//!   seat sees.
//! - [`Why`] is the explanation of a difference between two actions: `parting` finds the event at which they part ways.
//! - [`ReportText`] writes a report as tables for people to read.
//! - [`level_of`] names the bots that play about as well; [`annotated`] writes a record with what came of it as comments.

#![forbid(unsafe_code)]

mod advice;
mod analysis;
mod annotated;
mod error;
mod level;
mod parting;
mod played;
mod report;
mod report_text;
mod why;

pub use advice::{Advice, AdvisedAction, Decision, advise};
pub use analysis::{Analysis, Judged, Scope};
pub use annotated::annotated;
pub use error::StudyError;
pub use level::level_of;
pub use played::{Moment, PlayedGame};
pub use report::{ActionReport, DecisionReport, HindsightReport, LineStep, Report, SeatReport};
pub use report_text::ReportText;
pub use why::{PartDifference, PartingEvent, Texts, Why};

use bots::BotGame;
use words::Spoken;

/// A game that can be studied: it is implemented for every type that has the traits.
pub trait Studied: BotGame + Spoken {}

impl<G: BotGame + Spoken> Studied for G {}
