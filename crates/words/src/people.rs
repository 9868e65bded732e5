//! The players, and which of them reads.

use crate::Words;
use crate::list::{And, list};
use crate::sentence::Sentence;
use game::Seat;
use std::borrow::Cow;

/// The players by name, and the one who reads.
#[derive(Clone, Copy, Debug)]
pub struct People<'a> {
    /// Names by seat.
    pub names: &'a [String],
    /// The reader's seat, which at a shared screen is the one that acts; `None` for a spectator.
    pub you: Option<Seat>,
}

/// A name that a number follows: the two must not run into each other, as in `Player 2 10`.
pub fn before_number(name: &str) -> Cow<'_, str> {
    if name.ends_with(char::is_numeric) { format!("{name} –").into() } else { name.into() }
}

impl<'a> People<'a> {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("–", String::as_str)
    }

    /// The same people with this seat as the reader.
    pub(crate) fn facing(self, seat: Seat) -> People<'a> {
        People { you: Some(seat), ..self }
    }

    /// `you` or the name.
    pub(crate) fn person(&self, words: &Words, seat: Seat) -> String {
        Sentence::new(words, "person").who(self, seat).text()
    }

    /// What is asked of a person, for a title: who reads it alone needs no name, those who share a screen do.
    pub(crate) fn asked(&self, words: &Words, seat: Seat, title: String) -> String {
        if self.you == Some(seat) {
            return title;
        }
        let mut letters = title.chars();
        let small: String = letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect();
        Sentence::new(words, "person-asked").with("name", self.name(seat)).with("title", small).text()
    }

    /// Several people, in this order: `you, Odile and Perrin`.
    pub(crate) fn persons(&self, words: &Words, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.person(words, seat)).collect();
        list(words, And, &names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_do_not_run_into_numbers() {
        assert_eq!(["Maud", "Player 2", "R2D2"].map(before_number), ["Maud", "Player 2 –", "R2D2 –"]);
    }
}
