//! The level `journeyman`: compares the actions that the policy prefers by rollouts to the end of the turn, and drops the
//! worse half again and again (sequential halving). Of secret actions none is dropped, and one of the better is drawn.

use crate::knowledge::Knowledge;
use crate::mind::{Mind, SEATS, Scratch};
use crate::rollout::{determinize, roll_out};
use crate::thought::chances;
use crate::{Bot, Budget, Limits, Thought, mixing};
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
    /// What a character liked of it, as a share of the win.
    liked: f32,
}

impl<A> Trial<A> {
    fn mean(&self, seat: Seat) -> f32 {
        (self.sums[seat.index()] + self.liked) / self.rollouts.max(1.0)
    }
}

impl<G: Knowledge> Journeyman<G> {
    /// A bot whose choices follow from the seed, if the budget is a number of iterations.
    pub(crate) fn new(mind: Arc<Mind<G>>, budget: Budget, seed: u64) -> Self {
        Journeyman { mind, budget, random: Random::new(seed), scratch: Scratch::new() }
    }

    fn candidates(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Trial<G::Action>> {
        let preferred = self.mind.preferred(view, seat, legal, &mut self.scratch.memo, CANDIDATES);
        let trial = |action| Trial { action, rollouts: 0.0, sums: [0.0; SEATS], liked: 0.0 };
        preferred.into_iter().map(trial).collect()
    }

    /// Draws one of several secret actions by what the rollouts found.
    fn draw(&mut self, seat: Seat, trials: &[Trial<G::Action>]) -> usize {
        let actions: Vec<G::Action> = trials.iter().map(|trial| trial.action).collect();
        let rollouts: Vec<f32> = trials.iter().map(|trial| trial.rollouts).collect();
        let values: Vec<f32> = trials.iter().map(|trial| trial.mean(seat) * trial.rollouts).collect();
        mixing::choose::<G>(&actions, &rollouts, &values, &mut self.random)
    }

    /// Adds a rollout to a trial.
    fn try_out(&mut self, view: &G::View, seat: Seat, trial: &mut Trial<G::Action>) {
        let mut state = determinize(view, &self.mind, &mut self.random);
        let turn = state.turn();
        self.scratch.liked = (seat, self.mind.liked(view, seat, trial.action));
        state.apply(seat, trial.action, &mut ());
        let values = roll_out(&mut state, turn, &self.mind, &mut self.scratch, &mut self.random);
        trial.sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        trial.liked += self.scratch.liked.1 * self.mind.point(&state);
        trial.rollouts += 1.0;
    }
}

impl<G: Knowledge> Bot<G> for Journeyman<G> {
    fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], limits: Limits<'_>) -> Thought<G::Action> {
        if let [only] = legal {
            return Thought::at_once(*only);
        }
        let mut trials = self.candidates(view, seat, legal);
        let is_secret = G::hidden_part(legal[0]).is_some();
        let rounds = if is_secret { 1 } else { trials.len().next_power_of_two().trailing_zeros().max(1) };
        let mut clock = limits.start(self.budget, 1);
        for round in 1..=rounds {
            'round: loop {
                for trial in &mut trials {
                    if !clock.tick() {
                        break 'round;
                    }
                    self.try_out(view, seat, trial);
                }
                if clock.spent() >= round as f32 / rounds as f32 {
                    break;
                }
            }
            if !is_secret {
                trials.sort_by(|a, b| b.mean(seat).total_cmp(&a.mean(seat)));
                trials.truncate(trials.len().div_ceil(2));
            }
        }
        let chosen = if is_secret { self.draw(seat, &trials) } else { 0 };
        let Trial { action, sums, .. } = trials[chosen];
        let players = usize::from(determinize(view, &self.mind, &mut self.random.clone()).players());
        Thought { action, values: chances(&sums[..players]), line: vec![(seat, action)], iterations: clock.done() }
    }
}
