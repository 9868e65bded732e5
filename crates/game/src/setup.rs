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

/// More faults than a person would read.
const MOST_SHOWN: usize = 100;

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
