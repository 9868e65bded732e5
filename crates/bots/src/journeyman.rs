//! The level `journeyman`: compares the actions that the policy prefers by rollouts to the end of the turn, and drops the
//! worse half again and again (sequential halving).

use crate::knowledge::Knowledge;
use crate::mind::{Mind, Scratch};
use crate::rollout::{determinize, roll_out};
use crate::{Bot, Budget};
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
    sum: f32,
}

impl<A> Trial<A> {
    fn mean(&self) -> f32 {
        self.sum / self.rollouts.max(1.0)
    }
}

impl<G: Knowledge> Journeyman<G> {
    /// A bot whose choices follow from the seed, if the budget is a number of iterations.
    pub(crate) fn new(mind: Arc<Mind<G>>, budget: Budget, seed: u64) -> Self {
        Journeyman { mind, budget, random: Random::new(seed), scratch: Scratch::new() }
    }

    fn candidates(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Trial<G::Action>> {
        let mut scores = Vec::with_capacity(legal.len());
        self.mind.policy_scores(view, seat, legal, &mut scores);
        let mut places: Vec<usize> = (0..legal.len()).collect();
        places.sort_by(|a, b| scores[*b].total_cmp(&scores[*a]));
        places.truncate(CANDIDATES);
        places.into_iter().map(|place| Trial { action: legal[place], rollouts: 0.0, sum: 0.0 }).collect()
    }

    /// The seat's share of the win after one rollout.
    fn try_out(&mut self, view: &G::View, seat: Seat, action: G::Action) -> f32 {
        let mut state = determinize::<G>(view, &mut self.random);
        let turn = state.turn();
        state.apply(seat, action, &mut ());
        roll_out(&mut state, turn, &self.mind, &mut self.scratch, &mut self.random)[seat.index()]
    }
}

impl<G: Knowledge> Bot<G> for Journeyman<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let mut trials = self.candidates(view, seat, legal);
        let rounds = trials.len().next_power_of_two().trailing_zeros().max(1);
        let mut clock = self.budget.start();
        for round in 1..=rounds {
            'round: loop {
                for trial in &mut trials {
                    if !clock.tick() {
                        break 'round;
                    }
                    trial.sum += self.try_out(view, seat, trial.action);
                    trial.rollouts += 1.0;
                }
                if clock.spent() >= round as f32 / rounds as f32 {
                    break;
                }
            }
            trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials[0].action
    }
}
