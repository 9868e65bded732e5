//! The level `apprentice`: what looks most promising, at once.

use crate::Bot;
use crate::knowledge::{Knowledge, Mind, Room};
use game::{Random, Seat};
use std::sync::Arc;

/// Plays by policy alone.
pub struct Apprentice<G: Knowledge> {
    mind: Arc<Mind<G>>,
    random: Random,
    room: Room<G>,
}

/// How far from the best he may stray, in points.
const TEMPERATURE: f32 = 0.5;

impl<G: Knowledge> Apprentice<G> {
    /// Two with the same seed choose the same.
    pub fn new(mind: Arc<Mind<G>>, seed: u64) -> Self {
        Apprentice { mind, random: Random::new(seed), room: Room::new() }
    }
}

impl<G: Knowledge> Bot<G> for Apprentice<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        self.room.actions.clear();
        self.room.actions.extend_from_slice(legal);
        self.mind.pick(view, seat, &mut self.room, TEMPERATURE, &mut self.random)
    }
}
