//! What bots know of Ys.

mod cards;
mod evaluation;
mod gems;
mod measures;
mod policy;
mod prospects;
mod standing;

use crate::{Bot, Knowledge, Level, Mind};
use game::Seat;
use std::sync::Arc;
use ys::{Action, State, View};

impl Knowledge for State {
    const FEATURES: &'static [&'static str] = evaluation::FEATURES;
    const MOMENTS: &'static [&'static str] = &["round 1", "round 2", "round 3", "round 4", "end"];
    const MEASURES: &'static [&'static str] = &measures::Measure::NAMES;
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
        evaluation::points(self.board(), seat)
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        evaluation::features(self, seat, out);
    }

    fn is_secret(action: Action) -> bool {
        matches!(
            action,
            Action::Bid(..) | Action::Down(..) | Action::DownFrom(..) | Action::Neutral(..) | Action::Throne(_)
        )
    }

    fn promise(view: &View, seat: Seat, actions: &[Action], mind: &Mind<State>, out: &mut Vec<f32>) {
        policy::promise(view, seat, actions, mind, out);
    }

    fn bot(level: Level, mind: Arc<Mind<State>>, seed: u64, threads: usize) -> Box<dyn Bot<State>> {
        level.made(mind, seed, threads)
    }
}
