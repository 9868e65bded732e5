//! The chairs of a table: who sits where, by name and kind of player.

use crate::{People, Spoken, Words};
use game::{Seat, SeatSet};

/// A chair of a table and who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The name as people wrote it, in any language; empty if they gave none. A page has to escape it, a terminal has to
    /// strip its control characters.
    pub name: String,
    /// What kind of player.
    pub sitter: Sitter,
}

impl Chair {
    /// What the player is called. Without a name, they are called after their seat in the language of the reader.
    pub fn shown_name(&self, words: &Words, seat: Seat) -> String {
        let nameless = match self.sitter {
            Sitter::Nobody => "board-seat",
            Sitter::Person | Sitter::Bot(_) => "table-nameless",
        };
        match self.name.as_str() {
            "" => words.text_with(nameless, &[("seat", seat.number().into())]).into_owned(),
            name => name.to_owned(),
        }
    }
}

/// What the players are called, by seat. `you` is the reader: without a name, they are "You".
pub fn shown_names(words: &Words, chairs: &[Chair], you: Option<Seat>) -> Vec<String> {
    let shown = |(seat, chair): (Seat, &Chair)| {
        if you == Some(seat) && chair.name.is_empty() {
            words.text("person-reader").into_owned()
        } else {
            chair.shown_name(words, seat)
        }
    };
    Seat::ALL.into_iter().zip(chairs).map(shown).collect()
}

/// What kind of player sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Not taken yet: the game waits when it is the turn of this seat.
    Nobody,
    /// A person.
    Person,
    /// A bot of a level, by its name.
    Bot(String),
}

/// Which bots think: `Perrin is thinking…`. Nothing if none of those who are to act is a bot.
pub fn thinking(words: &Words, people: &People<'_>, chairs: &[Chair], to_act: SeatSet) -> Option<String> {
    let bots = bot_seats(chairs);
    let thinking = to_act.iter().filter(|seat| bots.contains(*seat));
    let names: Vec<String> = thinking.map(|seat| people.name(seat).to_owned()).collect();
    let arguments = [("number", names.len().into()), ("names", words.all_of(&names).into())];
    (!names.is_empty()).then(|| words.text_with("table-thinking", &arguments).into_owned())
}

/// The seats with this kind of player.
pub fn seats_where(chairs: &[Chair], is_wanted: impl Fn(&Sitter) -> bool) -> SeatSet {
    let chairs = Seat::ALL.into_iter().zip(chairs);
    chairs.filter(|(_, chair)| is_wanted(&chair.sitter)).map(|(seat, _)| seat).collect()
}

/// The seats of bots.
pub fn bot_seats(chairs: &[Chair]) -> SeatSet {
    seats_where(chairs, |sitter| matches!(sitter, Sitter::Bot(_)))
}

/// The seats that are not taken yet.
pub fn free_seats(chairs: &[Chair]) -> SeatSet {
    seats_where(chairs, |sitter| *sitter == Sitter::Nobody)
}

/// Whom the game waits for; of free seats, that they have to be taken first.
pub fn awaited<G: Spoken>(
    words: &Words,
    view: &G::View,
    people: &People<'_>,
    chairs: &[Chair],
    to_act: SeatSet,
) -> String {
    let free = free_seats(chairs);
    let free: Vec<String> = to_act.iter().filter(|seat| free.contains(*seat)).map(|seat| seat.to_string()).collect();
    if free.is_empty() {
        return G::waiting(words, view, people);
    }
    let seats = [("number", free.len().into()), ("seats", words.all_of(&free).into())];
    let free_seats = words.text_with("table-free-awaited", &seats);
    if free.len() == to_act.iter().count() {
        return free_seats.into_owned();
    }
    format!("{} {free_seats}", G::waiting(words, view, people))
}
