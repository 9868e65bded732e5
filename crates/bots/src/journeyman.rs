//! The level `journeyman`: tries the most promising actions out to the end of the turn, and drops the worse half again
//! and again (sequential halving).

use crate::knowledge::{Knowledge, Mind, Room};
use crate::rollout::{roll_out, root};
use crate::{Bot, Budget};
use game::{Random, Seat};
use std::sync::Arc;

/// Tries actions out by rollouts.
pub struct Journeyman<G: Knowledge> {
    mind: Arc<Mind<G>>,
    budget: Budget,
    random: Random,
    room: Room<G>,
}

/// How many actions are tried out.
const CANDIDATES: usize = 8;

/// An action, and what its rollouts came to.
struct Trial<A> {
    action: A,
    number: f32,
    sum: f32,
}

impl<G: Knowledge> Journeyman<G> {
    /// Two with the same seed and a number of iterations choose the same.
    pub fn new(mind: Arc<Mind<G>>, budget: Budget, seed: u64) -> Self {
        Journeyman { mind, budget, random: Random::new(seed), room: Room::new() }
    }

    fn candidates(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Trial<G::Action>> {
        let mut scores = Vec::with_capacity(legal.len());
        self.mind.promise(view, seat, legal, &mut scores);
        let mut places: Vec<usize> = (0..legal.len()).collect();
        places.sort_by(|a, b| scores[*b].total_cmp(&scores[*a]));
        places.truncate(CANDIDATES);
        places.into_iter().map(|place| Trial { action: legal[place], number: 0.0, sum: 0.0 }).collect()
    }

    fn try_out(&mut self, view: &G::View, seat: Seat, action: G::Action) -> f32 {
        let mut state = root::<G>(view, &mut self.random);
        let turn = state.turn();
        state.apply(seat, action, &mut ());
        roll_out(&mut state, turn, &self.mind, &mut self.room, &mut self.random)[seat.index()]
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
                    trial.number += 1.0;
                }
                if clock.spent() >= round as f32 / rounds as f32 {
                    break;
                }
            }
            trials.sort_by(|a, b| (b.sum / b.number.max(1.0)).total_cmp(&(a.sum / a.number.max(1.0))));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials[0].action
    }
}
