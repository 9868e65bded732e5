//! Lists within sentences.

use crate::Words;
use crate::sentence::Sentence;

/// How the last two items of a list are joined.
#[derive(Clone, Copy)]
pub(crate) enum Joined {
    And,
    Or,
    Comma,
}

pub(crate) use Joined::{And, Comma, Or};

impl Words {
    /// `a, b and c`.
    pub fn all_of(&self, items: &[String]) -> String {
        list(self, And, items)
    }
}

/// `a, b and c`.
pub(crate) fn list(words: &Words, joined: Joined, items: &[String]) -> String {
    let message = match joined {
        And => "list-and",
        Or => "list-or",
        Comma => "list-comma",
    };
    let join = |message, first: &str, last: &str| {
        Sentence::new(words, message).with("first", first.to_owned()).with("last", last.to_owned()).text()
    };
    let Some((last, before)) = items.split_last() else { return String::new() };
    let before = before.iter().cloned().reduce(|all, item| join("list-comma", &all, &item));
    before.map_or_else(|| last.clone(), |before| join(message, &before, last))
}
