//! What a game brings to be played by numbers.

use crate::{IdSet, Piece, Steps};
use game::{Game, Seat};

/// A game whose actions have ids and whose views have observations.
///
/// The ids of an action form a prefix code: no action's ids are the beginning of another's. So the ids that are open after some
/// have been chosen follow from the legal actions alone, and every legal action is reached by exactly one way.
///
/// Seats in ids and observations are relative: 0 is the seat that looks or acts, 1 the next one, and so on round the table.
pub trait Encoded: Game {
    /// The version of ids and observations. Ids never change their meaning and pieces never move under one version.
    const VERSION: &'static str;
    /// How many ids there are: all are below.
    const ACTIONS: usize;
    /// The parts of an observation, in their order and without gaps.
    const PIECES: &'static [Piece];
    /// The length of an observation in bytes.
    const OBSERVATION: usize;

    /// The ids of an action of a seat; `None` for an action that is never legal.
    fn steps(action: Self::Action, seat: Seat, players: u8) -> Option<Steps>;

    /// What ids mean that a seat has chosen one after another.
    fn read(steps: &Steps, seat: Seat, players: u8) -> Reading<Self::Action>;

    /// What an id means, in words that never change: the notation of the action, or of its part.
    fn id_text(id: u16) -> Option<String>;

    /// The ids that a seat can choose next, after those of `begun`: none if the seat is not to act.
    fn open(&self, seat: Seat, begun: &Steps) -> IdSet;

    /// Writes what a seat knows into a row of [`Encoded::OBSERVATION`] bytes; a row of another length stays as it is. `begun` is
    /// what the seat has chosen so far of its own action.
    fn observe(view: &Self::View, seat: Seat, begun: &Steps, row: &mut [u8]);

    /// Final points by seat and the share of each in the win, once the game is over, into arrays for at least its players.
    /// Nothing is allocated where a game can help it.
    fn result(&self, points: &mut [i32], shares: &mut [f32]) {
        if let Some(outcome) = self.outcome() {
            for (seat, (points, share)) in Seat::ALL.into_iter().zip(points.iter_mut().zip(shares)) {
                *points = outcome.scores.get(seat.index()).copied().unwrap_or_default();
                *share = outcome.share(seat) as f32;
            }
        }
    }
}

/// What ids mean together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading<A> {
    /// A whole action.
    Whole(A),
    /// The beginning of an action.
    Begun,
    /// No action begins like that.
    Nothing,
}

/// How many seats after `own` another one sits.
#[inline]
pub(crate) fn relative(seat: Seat, own: Seat, players: u8) -> usize {
    let players = usize::from(players);
    let after = seat.index() + players - own.index();
    if after >= players { after - players } else { after }
}

/// The seat that sits so many after `own`.
pub(crate) fn seat_after(own: Seat, after: usize, players: u8) -> Option<Seat> {
    let number = (own.index() + after) % usize::from(players.max(1));
    Seat::ALL.get(number).copied()
}
