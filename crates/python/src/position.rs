//! A game in progress, whichever game it is.

use crate::judge::Judged;
use encoding::{IdSet, NotOpen};
use game::{Outcome, Reason, RecordError, Refused, Seat, SeatSet, Settings};
use std::any::Any;
use study::StudyError;
use words::Language;

/// A game in progress with its log.
pub(crate) trait Position: Any + Send + Sync {
    fn copy(&self) -> Box<dyn Position>;
    fn equals(&self, other: &dyn Position) -> bool;
    fn as_any(&self) -> &dyn Any;

    fn game(&self) -> &'static str;
    fn players(&self) -> u8;
    fn settings(&self) -> Settings;
    fn heading(&self) -> String;
    fn asked(&self) -> &'static Reason;
    fn to_act(&self) -> SeatSet;
    fn seat(&self) -> Option<Seat>;
    fn scores(&self) -> Vec<i32>;
    fn outcome(&self) -> Option<Outcome>;

    /// The ids that can be chosen next.
    fn open(&self) -> &IdSet;
    /// The ids of the action that is due that have been chosen.
    fn begun(&self) -> Vec<u16>;
    fn step(&mut self, id: u16) -> Result<(), NotOpen>;
    fn put_back(&mut self);
    /// The legal actions of a seat by text.
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused>;
    /// The reason why a text cannot be played; nothing if it can.
    fn why_not(&self, seat: Seat, text: &str) -> Option<Refused>;
    /// The ids of an action of a seat; nothing if the text is no action, or one that is never legal.
    fn ids_of(&self, seat: Seat, text: &str) -> Option<Vec<u16>>;
    /// The action of a seat that ids mean together.
    fn text_of(&self, seat: Seat, ids: &[u16]) -> Option<String>;

    fn observe(&self, seat: Seat, row: &mut [u8]);
    fn view_json(&self, seat: Option<Seat>) -> String;
    fn state_json(&self) -> String;
    /// A game that agrees with everything that a seat knows.
    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn Position>;
    fn log(&self) -> Vec<(Seat, String)>;
    fn record(&self) -> Result<String, RecordError>;
    /// A record without comments, from which the same game can be made again: quick to write.
    fn short_record(&self) -> String;
    /// Judges the decision of a seat that is to act, by what it knows; `played` is one of its actions, if it is a legal one.
    fn judge(&self, seat: Seat, played: Option<&str>, iterations: u32, seed: u64) -> Result<Judged, StudyError>;
    /// The report on the game, if it is over, as JSON.
    fn report(&self, iterations: u32, seed: u64, threads: usize) -> Result<String, StudyError>;
    fn svg(&self, viewer: Option<Seat>, language: Language) -> String;
}
