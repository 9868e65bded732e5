//! Why something is not allowed. Every refusal names its rule: that is what makes "why not?" possible everywhere.

use crate::Seat;
use std::fmt;

/// One reason of a game's rules: a rule id, a key for translators, and the English words.
#[derive(PartialEq, Eq, Debug)]
pub struct Reason {
    /// The rule in the game's rulebook, such as `C3.6`.
    pub rule: &'static str,
    /// A name for this reason that stays when the words change.
    pub key: &'static str,
    /// What a player reads.
    pub words: &'static str,
}

/// Makes the table of a game's reasons: `NAME: "rule", "key", "words";` gives a constant, and `ALL` is all of them.
#[macro_export]
macro_rules! reasons {
    ($($name:ident: $rule:literal, $key:literal, $words:literal;)*) => {
        $(pub(crate) const $name: $crate::Reason = $crate::Reason { rule: $rule, key: $key, words: $words };)*

        /// All of them, for translators and for the test that every rule named here exists.
        pub const ALL: &[$crate::Reason] = &[$($name),*];
    };
}

/// A typed action that the rules forbid in this state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// Which rule forbids it, and why.
    pub reason: &'static Reason,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rule {})", self.reason.words, self.reason.rule)
    }
}

impl std::error::Error for Illegal {}

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
    /// The text is no action of this game.
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
        /// Who wanted to act.
        seat: Seat,
        /// Who is to act; nobody when the game is over.
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
                write!(f, "`{text}` is no action; now: {} (rule {})", asked.words, asked.rule)?;
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
pub fn shown(text: &str) -> String {
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
        assert_eq!(shown("a\nb"), "a\\nb");
        assert!(shown(&"x".repeat(1000)).len() < 70);
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
