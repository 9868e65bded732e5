//! A builder for messages with arguments.

use crate::people::before_number;
use crate::{Argument, People, Words};
use fluent_bundle::FluentValue;
use game::Seat;

/// A message whose arguments are being collected.
pub(crate) struct Sentence<'a> {
    words: &'a Words,
    message: &'a str,
    arguments: Vec<Argument<'a>>,
}

impl<'a> Sentence<'a> {
    pub(crate) fn new(words: &'a Words, message: &'a str) -> Sentence<'a> {
        Sentence { words, message, arguments: Vec::with_capacity(6) }
    }

    /// Adds a number or a text.
    pub(crate) fn with(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Sentence<'a> {
        self.arguments.push((name, value.into()));
        self
    }

    /// Adds the person that the sentence is about: `$who` is `you` or `other`, `$name` the name.
    pub(crate) fn who(self, people: &People<'a>, seat: Seat) -> Sentence<'a> {
        let who = if people.you == Some(seat) { "you" } else { "other" };
        self.with("who", who).with("name", people.name(seat))
    }

    /// Keeps `$name` apart from the number that follows it in the message.
    pub(crate) fn before_number(mut self) -> Sentence<'a> {
        for (name, value) in &mut self.arguments {
            if let ("name" | "person", FluentValue::String(text)) = (*name, &*value) {
                *value = before_number(text).into_owned().into();
            }
        }
        self
    }

    /// Adds a second person: `$owner` is `you`, `other`, or `nobody`, `$owner-name` the name.
    pub(crate) fn owner(self, people: &People<'a>, seat: Option<Seat>) -> Sentence<'a> {
        let who = match seat {
            None => "nobody",
            Some(seat) if people.you == Some(seat) => "you",
            Some(_) => "other",
        };
        self.with("owner", who).with("owner-name", seat.map_or("", |seat| people.name(seat)))
    }

    pub(crate) fn text(self) -> String {
        self.words.text_with(self.message, &self.arguments).into_owned()
    }
}
