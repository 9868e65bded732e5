//! Hints that people ask for while they play. That one was asked for is a row of the log, so that everybody at the table knows;
//! what it said is not.

use crate::Seat;
use std::fmt;
use std::str::FromStr;

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintDepth {
    /// What to look at.
    Nudge,
    /// The best actions, and why.
    Actions,
}

impl HintDepth {
    /// Both, in order.
    pub const ALL: [HintDepth; 2] = [HintDepth::Nudge, HintDepth::Actions];

    /// Its name in logs and in the API.
    pub fn name(self) -> &'static str {
        match self {
            HintDepth::Nudge => "nudge",
            HintDepth::Actions => "actions",
        }
    }
}

impl fmt::Display for HintDepth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is not the name of a [`HintDepth`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseHintDepthError(String);

impl fmt::Display for ParseHintDepthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no kind of hint; a hint is `nudge` or `actions`", crate::excerpt(&self.0))
    }
}

impl std::error::Error for ParseHintDepthError {}

impl FromStr for HintDepth {
    type Err = ParseHintDepthError;

    fn from_str(text: &str) -> Result<HintDepth, ParseHintDepthError> {
        HintDepth::ALL
            .into_iter()
            .find(|depth| depth.name() == text)
            .ok_or_else(|| ParseHintDepthError(text.to_owned()))
    }
}

/// A hint that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskedHint {
    /// Who asked.
    pub seat: Seat,
    /// For how much.
    pub depth: HintDepth,
    /// How many of the actions that have not been taken back had been done then.
    pub after: usize,
}

/// Why nobody can have a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoHint {
    /// Other people play, and it was not agreed at set-up that hints may be asked for.
    NotAgreed,
    /// The seat is not to act.
    NotAsked,
    /// The game is over.
    Over,
}

impl fmt::Display for NoHint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoHint::NotAgreed => {
                "hints are for tables where all others are bots, or where everybody agreed to them at set-up"
            }
            NoHint::NotAsked => "a hint is about a decision, and none is asked of this seat now",
            NoHint::Over => "the game is over",
        })
    }
}

impl std::error::Error for NoHint {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depths_are_read_as_they_are_written() {
        for depth in HintDepth::ALL {
            assert_eq!(depth.to_string().parse(), Ok(depth));
        }
        for garbage in ["", "Nudge", "nudge ", "best", "\u{0}"] {
            assert!(garbage.parse::<HintDepth>().is_err(), "{garbage:?}");
        }
        assert!(HintDepth::Nudge < HintDepth::Actions);
    }
}
