//! A game that is played by ids, one after another.

use crate::{Encoded, IdSet, Reading, Steps};
use game::Seat;
use std::error::Error;
use std::fmt;

/// A game, what has been chosen so far of the action that is due, and what can be chosen next.
///
/// Where several seats decide in secret at once, they are asked one after another in the order of the seats; nobody sees what
/// those before them answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Encoded> {
    state: G,
    seat: Option<Seat>,
    begun: Steps,
    open: IdSet,
}

/// What choosing an id led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stepped<A> {
    /// The action was whole and has been taken.
    Taken(Seat, A),
    /// More has to be chosen before it is.
    Begun,
}

/// The id cannot be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOpen {
    /// The id.
    pub id: u16,
    /// Whether the game is over, so that none can be.
    pub over: bool,
}

impl fmt::Display for NotOpen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.over { f.write_str("the game is over") } else { write!(f, "action {} is not legal now", self.id) }
    }
}

impl Error for NotOpen {}

impl<G: Encoded> Table<G> {
    /// A game at the decision that it stands at.
    pub fn new(state: G) -> Table<G> {
        let mut table = Table { state, seat: None, begun: Steps::NONE, open: IdSet::NONE };
        table.ask();
        table
    }

    #[inline]
    fn ask(&mut self) {
        self.seat = self.state.to_act().lowest();
        self.open = self.seat.map_or(IdSet::NONE, |seat| self.state.open(seat, &self.begun));
    }

    /// The game.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Who chooses next; nobody when the game is over.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What has been chosen so far of the action that is due.
    pub fn begun(&self) -> &Steps {
        &self.begun
    }

    /// The ids that can be chosen.
    #[inline]
    pub fn open(&self) -> &IdSet {
        &self.open
    }

    /// Chooses an id.
    ///
    /// # Errors
    ///
    /// [`NotOpen`] if it cannot be chosen; nothing has changed.
    #[inline]
    pub fn step(&mut self, id: u16) -> Result<Stepped<G::Action>, NotOpen> {
        let Some(seat) = self.seat.filter(|_| self.open.contains(id)) else {
            return Err(NotOpen { id, over: self.seat.is_none() });
        };
        let mut steps = self.begun;
        steps.push(id);
        match G::read(&steps, seat, self.state.players()) {
            Reading::Whole(action) => {
                self.state.apply(seat, action, &mut ());
                self.begun = Steps::NONE;
                self.ask();
                Ok(Stepped::Taken(seat, action))
            }
            Reading::Begun => {
                self.begun = steps;
                self.open = self.state.open(seat, &steps);
                Ok(Stepped::Begun)
            }
            Reading::Nothing => Err(NotOpen { id, over: false }),
        }
    }

    /// Takes a whole action of a seat, which must be legal: see [`game::Game::apply`]. What was begun is forgotten.
    pub fn take(&mut self, seat: Seat, action: G::Action) {
        self.state.apply(seat, action, &mut ());
        self.begun = Steps::NONE;
        self.ask();
    }

    /// Forgets what has been chosen so far of the action that is due.
    pub fn put_back(&mut self) {
        self.begun = Steps::NONE;
        self.ask();
    }

    /// The legal actions of the seat that chooses that begin as it has begun.
    pub fn actions(&self) -> Vec<G::Action> {
        let Some(seat) = self.seat else { return Vec::new() };
        let mut actions = self.state.legal_actions(seat);
        let players = self.state.players();
        let begins = |action: &G::Action| {
            G::steps(*action, seat, players).is_some_and(|steps| steps.next_after(&self.begun).is_some())
        };
        actions.retain(begins);
        actions
    }

    /// Writes what a seat knows; see [`Encoded::observe`]. Seats have their own memory: they know what they have placed. What the
    /// seat that chooses has begun is known to nobody else.
    #[inline]
    pub fn observe(&self, seat: Seat, row: &mut [u8]) {
        let begun = if self.seat == Some(seat) { self.begun } else { Steps::NONE };
        G::observe(&self.state.remembered(seat), seat, &begun, row);
    }
}
