//! The players, and which of them reads.

use crate::Words;
use crate::list::{And, list};
use crate::sentence::Sentence;
use game::Seat;

/// The players by name, and the one who reads.
#[derive(Clone, Copy, Debug)]
pub struct People<'a> {
    /// Names by seat.
    pub names: &'a [String],
    /// The reader's seat, which at a shared screen is the one that acts; `None` for a spectator.
    pub you: Option<Seat>,
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

    /// Several people, in this order: `you, Odile and Perrin`.
    pub(crate) fn persons(&self, words: &Words, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.person(words, seat)).collect();
        list(words, And, &names)
    }
}
