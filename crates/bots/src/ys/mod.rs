//! What bots know of Ys.

use crate::{Knowledge, Mind};
use game::Seat;
use ys::{Action, State, View};

impl Knowledge for State {
    const FEATURES: &'static [&'static str] = &["black"];
    const MOMENTS: &'static [&'static str] = &["round 1", "round 2", "round 3", "round 4", "end"];
    const WEIGHTS: &'static str = include_str!("../../weights/ys.json");

    fn turn(&self) -> u8 {
        self.board().round()
    }

    fn moment(&self) -> f32 {
        f32::from(self.board().round()) - 1.0
    }

    fn moment_seen(view: &View) -> f32 {
        f32::from(view.board().round()) - 1.0
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.board().holdings(seat.into()).score)
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        out[0] = f32::from(self.board().holdings(seat.into()).black);
    }

    fn promise(_: &View, _: Seat, actions: &[Action], _: &Mind<State>, out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|_| 0.0));
    }
}
