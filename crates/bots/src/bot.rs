//! The one trait that every player of the house has.

use game::{Game, Seat};

/// Somebody who chooses. A bot sees what its seat sees and nothing else.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of a seat that is to act. There is always at least one.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}
