//! Bots, whichever game they play.

use crate::kind::Offered;
use crate::played::Played;
use crate::position::Position;
use bots::{Bot, Limits};
use game::Seat;

/// What a bot came to.
pub(crate) struct Idea {
    pub(crate) text: String,
    pub(crate) ids: Vec<u16>,
    pub(crate) values: Vec<f32>,
    pub(crate) line: Vec<(Seat, String)>,
    pub(crate) iterations: u32,
}

/// A bot of some game.
pub(crate) trait Thinker: Send {
    /// Thinks about the decision of a seat that is to act. Nothing if the position is of another game, or the seat is not asked.
    fn think(&mut self, position: &dyn Position, seat: Seat) -> Option<Idea>;
}

pub(crate) struct ThinkerOf<G: Offered>(pub(crate) Box<dyn Bot<G>>);

impl<G: Offered> Thinker for ThinkerOf<G> {
    fn think(&mut self, position: &dyn Position, seat: Seat) -> Option<Idea> {
        let table = &position.as_any().downcast_ref::<Played<G>>()?.table;
        let state = table.state();
        let mut legal = state.legal_actions(seat);
        if table.seat() == Some(seat) {
            legal = table.actions();
        }
        let only = match legal.as_slice() {
            [] => return None,
            [only] => Some(*only),
            _ => None,
        };
        let thought = match only {
            Some(action) => bots::Thought::at_once(action),
            None => self.0.think(&state.remembered(seat), seat, &legal, Limits::default()),
        };
        let steps = G::steps(thought.action, seat, state.players())?;
        let begun = if table.seat() == Some(seat) { table.begun().ids().len() } else { 0 };
        Some(Idea {
            text: thought.action.to_string(),
            ids: steps.ids()[begun.min(steps.ids().len())..].to_vec(),
            values: thought.values,
            line: thought.line.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
            iterations: thought.iterations,
        })
    }
}
