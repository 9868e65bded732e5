//! Errors of positions that were set up by hand. An impossible position is refused with all its faults, not just the first.

use crate::{RulesVersion, Seat};
use std::fmt;

/// One thing that is wrong with a position, with the rule that it breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The rule in the game's rulebook.
    pub rule: &'static str,
    /// What is wrong, and what would be right.
    pub words: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rule {})", self.words, self.rule)
    }
}

/// Collects the faults of a position while it is read. What is wrong is left out and reported, so that all faults are found.
#[derive(Default, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault.
    pub fn add(&mut self, rule: &'static str, words: impl Into<String>) {
        self.0.push(Fault { rule, words: words.into() });
    }

    /// Adds a fault unless the condition holds.
    pub fn require(&mut self, holds: bool, rule: &'static str, words: impl FnOnce() -> String) {
        if !holds {
            self.add(rule, words());
        }
    }

    /// A number in its range; out of range, the least.
    pub fn number(&mut self, name: &str, value: i64, least: i64, most: i64, rule: &'static str) -> i64 {
        let right = (least..=most).contains(&value);
        self.require(right, rule, || format!("`{name}` is {value}; it can be {least} to {most}"));
        if right { value } else { least }
    }

    /// A seat by its number.
    pub fn seat(&mut self, name: &str, value: i64, players: usize, rule: &'static str) -> Option<Seat> {
        let number = u8::try_from(value).ok().filter(|number| usize::from(*number) <= players);
        let seat = number.and_then(Seat::from_number);
        self.require(seat.is_some(), rule, || format!("`{name}` names seat {value}; there are {players} seats"));
        seat
    }

    /// The version of the rules that a position names. One that names none and has a `step` was written before there was a
    /// second version; one that has neither was written by hand, and is of the newest.
    pub fn rules_version(
        &mut self,
        named: Option<i64>,
        has_step: bool,
        newest: RulesVersion,
        rule: &'static str,
    ) -> RulesVersion {
        let Some(number) = named else { return if has_step { RulesVersion::FIRST } else { newest } };
        let version = u32::try_from(number).ok().and_then(|number| newest.known(number));
        self.require(version.is_some(), rule, || format!("`rules_version` is {number}; known are 1 to {newest}"));
        version.unwrap_or(newest)
    }

    /// Whether none has been found so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What was read, if it has no faults.
    ///
    /// # Errors
    ///
    /// The faults, if there are any.
    pub fn none_in<T>(self, read: T) -> Result<T, Vec<Fault>> {
        if self.0.is_empty() { Ok(read) } else { Err(self.0) }
    }
}

/// Most faults that are shown.
const MOST_SHOWN: usize = 100;

/// A position that cannot be played from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// It is not JSON of the right shape.
    Unreadable(String),
    /// It can be read, but it breaks the rules.
    Impossible(Vec<Fault>),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Unreadable(words) => write!(f, "the position cannot be read: {words}"),
            SetupError::Impossible(faults) => {
                f.write_str("the position is impossible:")?;
                faults.iter().take(MOST_SHOWN).try_for_each(|fault| write!(f, "\n  - {fault}"))?;
                match faults.len().saturating_sub(MOST_SHOWN) {
                    0 => Ok(()),
                    more => write!(f, "\n  and {more} more"),
                }
            }
        }
    }
}

impl std::error::Error for SetupError {}
