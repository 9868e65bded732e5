//! Many games at once, whichever game it is.

use crate::kind::Offered;
use crate::played::Played;
use crate::position::Position;
use encoding::{Arrays, Vector, VectorError};
use game::Random;

/// Many games of some kind.
pub(crate) trait Many: Send + Sync {
    fn reset(&mut self, seed: u64, arrays: &mut Arrays<'_>) -> Result<(), VectorError>;
    fn show(&mut self, arrays: &mut Arrays<'_>) -> Result<(), VectorError>;
    fn step(&mut self, ids: &[i64], arrays: &mut Arrays<'_>) -> Result<(), VectorError>;
    fn sample(&self, random: &mut Random, ids: &mut [i64]) -> Result<(), VectorError>;
    /// A copy of one of the games, as a position to go on from.
    fn position(&self, game: usize) -> Option<Box<dyn Position>>;
}

pub(crate) struct ManyGames<G: Offered>(pub(crate) Vector<G>);

impl<G: Offered> Many for ManyGames<G> {
    fn reset(&mut self, seed: u64, arrays: &mut Arrays<'_>) -> Result<(), VectorError> {
        self.0.reset(seed, arrays)
    }

    fn show(&mut self, arrays: &mut Arrays<'_>) -> Result<(), VectorError> {
        self.0.show(arrays)
    }

    fn step(&mut self, ids: &[i64], arrays: &mut Arrays<'_>) -> Result<(), VectorError> {
        self.0.step(ids, arrays)
    }

    fn sample(&self, random: &mut Random, ids: &mut [i64]) -> Result<(), VectorError> {
        self.0.sample(random, ids)
    }

    fn position(&self, game: usize) -> Option<Box<dyn Position>> {
        let table = self.0.table(game)?;
        let mut played = Played::from_state(table.state().clone());
        for id in table.begun().ids() {
            // It was open there, so it is open here.
            if played.table.step(*id).is_err() {
                played.table.put_back();
            }
        }
        Some(Box::new(played))
    }
}
