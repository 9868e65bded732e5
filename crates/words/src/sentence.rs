//! A message with its arguments, put together one after the other.

use crate::{Argument, People, Words};
use fluent_bundle::FluentValue;
use game::Seat;

/// A message that is being filled in.
pub(crate) struct Sentence<'a> {
    words: &'a Words,
    message: &'a str,
    arguments: Vec<Argument<'a>>,
}

impl<'a> Sentence<'a> {
    pub fn new(words: &'a Words, message: &'a str) -> Sentence<'a> {
        Sentence { words, message, arguments: Vec::with_capacity(6) }
    }

    /// A number or a text.
    pub fn with(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Sentence<'a> {
        self.arguments.push((name, value.into()));
        self
    }

    /// Whom the sentence is about: `$who` is `you` or `other`, `$name` the name.
    pub fn who(self, people: &People<'a>, seat: Seat) -> Sentence<'a> {
        let who = if people.you == Some(seat) { "you" } else { "other" };
        self.with("who", who).with("name", people.name(seat))
    }

    /// A second person in the same sentence: `$owner` is `you`, `other`, or `nobody`, `$owner-name` the name.
    pub fn owner(self, people: &People<'a>, seat: Option<Seat>) -> Sentence<'a> {
        let who = match seat {
            None => "nobody",
            Some(seat) if people.you == Some(seat) => "you",
            Some(_) => "other",
        };
        self.with("owner", who).with("owner-name", seat.map_or("", |seat| people.name(seat)))
    }

    pub fn text(self) -> String {
        self.words.tell(self.message, &self.arguments).into_owned()
    }
}
