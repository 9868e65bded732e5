//! What a bot tells of a decision besides its choice.

use game::Seat;

/// What came of thinking about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The choice.
    pub action: A,
    /// The chance to win that each seat has after the action, as the bot sees it: numbers from 0 to 1 that add up to 1. Empty if
    /// the bot has no opinion.
    pub values: Vec<f32>,
    /// The line of play that the bot expects, as far as it has looked. It begins with the choice, unless it is empty.
    pub line: Vec<(Seat, A)>,
    /// Iterations of the search, or rollouts.
    pub iterations: u32,
}

impl<A> Thought<A> {
    /// A choice that was made without thinking.
    pub fn at_once(action: A) -> Thought<A> {
        Thought { action, values: Vec::new(), line: Vec::new(), iterations: 0 }
    }
}

/// Makes chances of the sums of what seats can expect of the win, which do not add up to 1 because margins are mixed in. Empty
/// if there is nothing to add up.
pub(crate) fn chances(sums: &[f32]) -> Vec<f32> {
    let whole: f32 = sums.iter().sum();
    if whole > 0.0 { sums.iter().map(|sum| sum / whole).collect() } else { Vec::new() }
}
