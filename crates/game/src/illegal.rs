//! Why an action is refused. Every refusal names its rule, so that every front end can answer "why not?".

use crate::Seat;
use std::fmt;

/// A reason of a game's rules: a rule id, a key for translations, and the English words.
#[derive(PartialEq, Eq, Debug)]
pub struct Reason {
    /// The rule in the game's rulebook, such as `C3.6`.
    pub rule: &'static str,
    /// A name for this reason that stays when the words change.
    pub key: &'static str,
    /// The reason in English.
    pub words: &'static str,
}

/// Defines the reasons of a game: `NAME: "rule", "key", "words";` makes a constant, and `ALL` lists them all.
#[macro_export]
macro_rules! reasons {
    ($($name:ident: $rule:literal, $key:literal, $words:literal;)*) => {
        $(pub(crate) const $name: $crate::Reason = $crate::Reason { rule: $rule, key: $key, words: $words };)*

        /// All reasons, for translators and for the test that every rule named here exists.
        pub const ALL: &[$crate::Reason] = &[$($name),*];
    };
}

/// A typed action that the rules forbid in this state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The rule that forbids it, and why.
    pub reason: &'static Reason,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rule {})", self.reason.words, self.reason.rule)
    }
}

impl std::error::Error for Illegal {}

/// A text that is not an action of the game, whatever the state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseActionError {
    /// The words are not separated by exactly one space each.
    Spacing(String),
    /// The words are not an action.
    Unknown(String),
}

impl ParseActionError {
    /// The error for a text that is spaced correctly and means nothing.
    pub fn unknown(text: &str) -> ParseActionError {
        ParseActionError::Unknown(text.to_owned())
    }

    /// The error for a text with missing, doubled or surrounding spaces.
    pub fn spacing(text: &str) -> ParseActionError {
        ParseActionError::Spacing(text.to_owned())
    }
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::Spacing(text) => {
                write!(f, "`{}` is not an action: exactly one space separates its words", excerpt(text))
            }
            ParseActionError::Unknown(text) => write!(f, "`{}` is not an action", excerpt(text)),
        }
    }
}

impl std::error::Error for ParseActionError {}

/// An action text that was not accepted. The state is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text means something, but the rules forbid it now.
    Illegal {
        /// What was asked for.
        text: String,
        /// The rule and the reason.
        illegal: Illegal,
        /// Legal actions that are spelled alike, best first.
        nearest: Vec<String>,
    },
    /// The text is not an action of this game.
    Unknown {
        /// What was asked for, cut to a readable length.
        text: String,
        /// What is being decided now.
        asked: &'static Reason,
        /// Legal actions that are spelled alike, best first.
        nearest: Vec<String>,
    },
    /// Somebody else is to act.
    NotToAct {
        /// The seat that wanted to act.
        seat: Seat,
        /// The seats that are to act; none when the game is over.
        waiting_for: Vec<Seat>,
        /// What is being decided now.
        asked: &'static Reason,
    },
}

impl Refused {
    /// The rule that is behind the refusal.
    pub fn rule(&self) -> &'static str {
        match self {
            Refused::Illegal { illegal, .. } => illegal.reason.rule,
            Refused::Unknown { asked, .. } | Refused::NotToAct { asked, .. } => asked.rule,
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nearest = match self {
            Refused::Illegal { text, illegal, nearest } => {
                write!(f, "`{text}` is not allowed: {illegal}")?;
                nearest
            }
            Refused::Unknown { text, asked, nearest } => {
                write!(f, "`{text}` is not an action; now: {} (rule {})", asked.words, asked.rule)?;
                nearest
            }
            Refused::NotToAct { seat, waiting_for, asked } => {
                write!(f, "seat {seat} is not to act")?;
                return match waiting_for.as_slice() {
                    [] => write!(f, ": {} (rule {})", asked.words, asked.rule),
                    [one] => write!(f, ", seat {one} is: {} (rule {})", asked.words, asked.rule),
                    [seats @ .., last] => {
                        let seats: Vec<String> = seats.iter().map(Seat::to_string).collect();
                        write!(f, ", seats {} and {last} are: {} (rule {})", seats.join(", "), asked.words, asked.rule)
                    }
                };
            }
        };
        if nearest.is_empty() {
            return Ok(());
        }
        let spelled: Vec<String> = nearest.iter().map(|text| format!("`{text}`")).collect();
        write!(f, "; legal now: {}", spelled.join(", "))
    }
}

impl std::error::Error for Refused {}

/// The legal texts that are spelled most like `text`, best first.
pub fn nearest(text: &str, mut legal: Vec<String>) -> Vec<String> {
    let text: Vec<char> = text.chars().take(40).flat_map(char::to_lowercase).collect();
    legal.sort_by_cached_key(|other| distance(&text, other));
    legal.truncate(4);
    legal
}

/// A text as it may be shown in a message: one line, no control characters, not too long.
pub fn excerpt(text: &str) -> String {
    let cut: String = text.chars().take(60).flat_map(char::escape_default).collect();
    if text.chars().nth(60).is_some() { cut + "..." } else { cut }
}

/// How many letters must be put in, taken out or changed to get from one text to the other (Levenshtein).
fn distance(a: &[char], b: &str) -> usize {
    let mut row: Vec<usize> = (0..=a.len()).collect();
    for (i, y) in b.chars().flat_map(char::to_lowercase).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, x) in a.iter().enumerate() {
            let changed = diagonal + usize::from(*x != y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[a.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_spellings_come_first() {
        let legal = ["pass", "place 1", "place 12", "place gate"].map(String::from).to_vec();
        assert_eq!(nearest("place gat", legal.clone())[0], "place gate");
        assert_eq!(nearest("pas", legal.clone())[0], "pass");
        assert_eq!(nearest("PLACE GATE", legal.clone())[0], "place gate");
        assert_eq!(nearest("", legal).len(), 4);
    }

    #[test]
    fn noise_is_shown_short_and_on_one_line() {
        assert_eq!(excerpt("a\nb"), "a\\nb");
        assert!(excerpt(&"x".repeat(1000)).len() < 70);
    }

    #[test]
    fn who_is_waited_for_is_named() {
        static ASKED: Reason = Reason { key: "ask-bid", rule: "Y2.1", words: "bid two brokers" };
        let said = |seats: &[Seat]| {
            Refused::NotToAct { seat: Seat::One, waiting_for: seats.to_vec(), asked: &ASKED }.to_string()
        };
        let told = |who: &str| format!("seat 1 is not to act{who}: bid two brokers (rule Y2.1)");
        assert_eq!(said(&[]), told(""));
        assert_eq!(said(&[Seat::Two]), told(", seat 2 is"));
        assert_eq!(said(&[Seat::Two, Seat::Three]), told(", seats 2 and 3 are"));
        assert_eq!(said(&[Seat::Two, Seat::Three, Seat::Four]), told(", seats 2, 3 and 4 are"));
    }
}
