//! What came of judging a decision.

use super::Fixed;
use crate::mind::SEATS;
use game::{Game, Seat};
use std::fmt;
use std::sync::atomic::AtomicBool;

/// A decision as its seat knew it, and what was played.
pub struct Case<'a, G: Game> {
    /// What the seat knew, see [`Game::remembered`]: everything but [`Verdict::hindsight`] follows from it.
    pub view: &'a G::View,
    /// The seat that decided.
    pub seat: Seat,
    /// Everything that it could do.
    pub legal: &'a [G::Action],
    /// What it did; `None` if that is still open.
    pub played: Option<G::Action>,
    /// The whole truth, once the game is over, for [`Verdict::hindsight`].
    pub truth: Option<&'a G>,
}

/// How much is thought about a decision. The same effort gives the same verdict, on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// Iterations of the search, for all actions together; a master chooses after 2000.
    pub iterations: u32,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// Ends the work when it is set.
    pub stop: Option<&'a AtomicBool>,
}

/// The work was stopped before there was a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the analysis was stopped")
    }
}

impl std::error::Error for Stopped {}

/// What came of judging a decision.
#[derive(Clone, Debug)]
pub struct Verdict<G: Game> {
    /// The seat that decided.
    pub seat: Seat,
    /// The actions that were compared, the best first. What was played is one of them.
    pub actions: Vec<ActionValue<G::Action>>,
    /// The place of what was played among `actions`.
    pub played: Option<usize>,
    /// The equity that the best action has more than what was played; exactly 0 if nothing better was found beyond the noise.
    pub regret: Fixed,
    /// The standard error of the regret.
    pub error: Fixed,
    /// Whether the choice made a difference: not all of the actions are as good as each other.
    pub is_real: bool,
    /// The places, among `actions`, of the two that `parts` and `continuations` compare: the best, and what was played or, if
    /// that is the same, the runner-up.
    pub compared: (usize, usize),
    /// What is different at the end of the turn between these two, in points by seat and by part of the evaluation: what the
    /// first has more than the second.
    pub parts: Vec<Vec<f64>>,
    /// Some of the ways in which the turn went on after these two.
    pub continuations: Vec<Continuation<G>>,
    /// What became of it, by what the seat did not know; for games with hidden information.
    pub hindsight: Option<Hindsight>,
    /// The iterations that were spent.
    pub iterations: u32,
}

/// What an action is worth.
#[derive(Clone, Debug)]
pub struct ActionValue<A> {
    /// The action.
    pub action: A,
    /// The chance to win by seat; they add up to exactly 1.
    pub shares: Vec<Fixed>,
    /// Expected points at the end of the game, by seat.
    pub points: Vec<f64>,
    /// The equity of the deciding seat that the best action has more.
    pub behind: Fixed,
    /// The standard error of `behind`.
    pub error: Fixed,
    /// Whether that is no more than noise: the action is as good as the best.
    pub as_good: bool,
    /// How often it was tried.
    pub tried: u32,
    /// The line of play that is expected, beginning with the action.
    pub line: Vec<(Seat, A)>,
}

impl<A> ActionValue<A> {
    /// The equity of each seat.
    pub fn equities(&self) -> Vec<Fixed> {
        equities(&self.shares)
    }
}

/// The equities that belong to shares of the win: as many fair shares as a seat has beyond its own. 0 is a fair share, -1 is
/// lost, and those of all seats add up to 0.
pub fn equities(shares: &[Fixed]) -> Vec<Fixed> {
    shares.iter().map(|share| share.times(shares.len() as i64) - Fixed::ONE).collect()
}

/// How a turn may go on, from the same world and with the same random numbers after each of two actions.
#[derive(Clone, Debug)]
pub struct Continuation<G: Game> {
    /// A state that the seat could believe in.
    pub world: G,
    /// What is played to the end of the turn, for each of the two actions, which come first.
    pub lines: [Vec<(Seat, G::Action)>; 2],
}

/// A decision in the light of what its seat did not know.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hindsight {
    /// How much more equity what was played had in truth than its seat could know: luck, or reading. Never a mistake.
    pub luck: Fixed,
    /// What the best action by what the seat knew would have had more in truth than what was played; negative if it was well
    /// that it was not played.
    pub regret: Fixed,
    /// The standard error of that.
    pub error: Fixed,
}

/// Means, by seat.
pub(super) type BySeat = [f64; SEATS];
