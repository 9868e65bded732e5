//! What seats do that may matter for the result, one by one: the rows of data sets over many games.

pub(super) mod caylus;
pub(super) mod ys;

use game::Seat;

/// Something that a seat did.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Deed {
    /// Whose deed it is.
    pub seat: Seat,
    /// One of the kinds that the game lists.
    pub kind: &'static str,
    /// What it was done with, in words of the notation.
    pub what: String,
}

impl Deed {
    fn new(seat: Seat, kind: &DeedKind, what: impl ToString) -> Deed {
        Deed { seat, kind: kind.name, what: what.to_string() }
    }
}

/// A kind of deeds of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeedKind {
    /// Its name, which no other kind of the game has.
    pub name: &'static str,
    /// What it is, for people who read the data.
    pub about: &'static str,
}

impl DeedKind {
    const fn new(name: &'static str, about: &'static str) -> DeedKind {
        DeedKind { name, about }
    }
}
