//! A position set up by hand may be impossible. Then it is refused with all its faults, not just the first.

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

/// A position that cannot be played from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// It is not JSON of the right shape.
    Unreadable(String),
    /// It can be read, but such a position cannot be.
    Impossible(Vec<Fault>),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Unreadable(words) => write!(f, "the position cannot be read: {words}"),
            SetupError::Impossible(faults) => {
                f.write_str("the position is impossible:")?;
                faults.iter().try_for_each(|fault| write!(f, "\n  - {fault}"))
            }
        }
    }
}

impl std::error::Error for SetupError {}
