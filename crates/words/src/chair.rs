//! The chairs of a table: who sits where, by name and kind of player.

use game::{Seat, SeatSet};

/// A chair of a table and who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The name as people wrote it: a page has to escape it, a terminal has to strip its control characters.
    pub name: String,
    /// What kind of player.
    pub sitter: Sitter,
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
