//! The level `random`: any legal action, each as likely as the others.

use crate::{Bot, Limits, Thought};
use game::{Game, Random, Seat};

/// Plays at random.
pub(crate) struct RandomBot {
    random: Random,
}

impl RandomBot {
    /// A bot whose choices follow from the seed.
    pub(crate) fn new(seed: u64) -> RandomBot {
        RandomBot { random: Random::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn think(&mut self, _: &G::View, _: Seat, legal: &[G::Action], _: Limits<'_>) -> Thought<G::Action> {
        Thought::at_once(legal[self.random.below(legal.len())])
    }
}
