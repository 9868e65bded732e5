//! What bots know of Caylus.

use crate::{Knowledge, Mind};
use caylus::{Action, State};
use game::Seat;

impl Knowledge for State {
    const FEATURES: &'static [&'static str] = &["denier"];
    const MOMENTS: &'static [&'static str] = &["round 1", "round 2", "round 3", "round 4", "end"];
    const WEIGHTS: &'static str = include_str!("../../weights/caylus.json");

    fn turn(&self) -> u8 {
        State::turn(self)
    }

    fn moment(&self) -> f32 {
        f32::from(self.turn()) - 1.0
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.player(seat).prestige)
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        out[0] = f32::from(self.player(seat).deniers);
    }

    fn promise(_: &State, _: Seat, actions: &[Action], _: &Mind<State>, out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|_| 0.0));
    }
}
