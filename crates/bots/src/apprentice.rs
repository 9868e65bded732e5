//! The level `apprentice`: samples from the policy, without search.

use crate::knowledge::Knowledge;
use crate::mind::{Mind, Scratch};
use crate::{Bot, Limits, Thought, math, mixing};
use game::{Random, Seat};
use std::sync::Arc;

/// Plays by policy alone.
pub(crate) struct Apprentice<G: Knowledge> {
    mind: Arc<Mind<G>>,
    random: Random,
    scratch: Scratch<G>,
}

impl<G: Knowledge> Apprentice<G> {
    /// A bot whose choices follow from the seed.
    pub(crate) fn new(mind: Arc<Mind<G>>, seed: u64) -> Self {
        Apprentice { mind, random: Random::new(seed), scratch: Scratch::new() }
    }
}

impl<G: Knowledge> Bot<G> for Apprentice<G> {
    fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], _: Limits<'_>) -> Thought<G::Action> {
        if let [only] = legal {
            return Thought::at_once(*only);
        }
        let Scratch { scores, memo, .. } = &mut self.scratch;
        scores.clear();
        self.mind.policy_scores(view, seat, legal, memo, scores);
        math::softmax(scores, G::TEMPERATURES.apprentice);
        mixing::spread::<G>(legal, scores);
        Thought::at_once(legal[math::sample(scores, &mut self.random)])
    }
}
