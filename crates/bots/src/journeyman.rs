//! The level `journeyman`: compares the actions that the policy prefers by rollouts to the end of the turn, and drops the
//! worse half again and again (sequential halving).

use crate::knowledge::Knowledge;
use crate::mind::{Mind, SEATS, Scratch};
use crate::rollout::{determinize, roll_out};
use crate::thought::chances;
use crate::{Bot, Budget, Limits, Thought};
use game::{Random, Seat};
use std::sync::Arc;

/// Plays by rollouts.
pub(crate) struct Journeyman<G: Knowledge> {
    mind: Arc<Mind<G>>,
    budget: Budget,
    random: Random,
    scratch: Scratch<G>,
}

/// Number of actions that are compared.
const CANDIDATES: usize = 8;

/// An action and the results of its rollouts.
struct Trial<A> {
    action: A,
    rollouts: f32,
    /// By seat.
    sums: [f32; SEATS],
}

impl<A> Trial<A> {
    fn mean(&self, seat: Seat) -> f32 {
        self.sums[seat.index()] / self.rollouts.max(1.0)
    }
}

impl<G: Knowledge> Journeyman<G> {
    /// A bot whose choices follow from the seed, if the budget is a number of iterations.
    pub(crate) fn new(mind: Arc<Mind<G>>, budget: Budget, seed: u64) -> Self {
        Journeyman { mind, budget, random: Random::new(seed), scratch: Scratch::new() }
    }

    fn candidates(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Trial<G::Action>> {
        let preferred = self.mind.preferred(view, seat, legal, &mut self.scratch.memo, CANDIDATES);
        preferred.into_iter().map(|action| Trial { action, rollouts: 0.0, sums: [0.0; SEATS] }).collect()
    }

    /// What each seat can expect of the win after one rollout.
    fn try_out(&mut self, view: &G::View, seat: Seat, action: G::Action) -> [f32; SEATS] {
        let mut state = determinize(view, &self.mind, &mut self.random);
        let turn = state.turn();
        state.apply(seat, action, &mut ());
        roll_out(&mut state, turn, &self.mind, &mut self.scratch, &mut self.random)
    }
}

impl<G: Knowledge> Bot<G> for Journeyman<G> {
    fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], limits: Limits<'_>) -> Thought<G::Action> {
        if let [only] = legal {
            return Thought::at_once(*only);
        }
        let mut trials = self.candidates(view, seat, legal);
        let rounds = trials.len().next_power_of_two().trailing_zeros().max(1);
        let mut clock = limits.start(self.budget, 1);
        for round in 1..=rounds {
            'round: loop {
                for trial in &mut trials {
                    if !clock.tick() {
                        break 'round;
                    }
                    let values = self.try_out(view, seat, trial.action);
                    trial.sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
                    trial.rollouts += 1.0;
                }
                if clock.spent() >= round as f32 / rounds as f32 {
                    break;
                }
            }
            trials.sort_by(|a, b| b.mean(seat).total_cmp(&a.mean(seat)));
            trials.truncate(trials.len().div_ceil(2));
        }
        let Trial { action, sums, .. } = trials[0];
        let players = usize::from(determinize(view, &self.mind, &mut self.random.clone()).players());
        Thought { action, values: chances(&sums[..players]), line: vec![(seat, action)], iterations: clock.done() }
    }
}
