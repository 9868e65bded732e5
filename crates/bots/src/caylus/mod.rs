//! What bots know of Caylus: [`evaluation`] is what a position is worth at the start of a turn, [`outlook`] what a worker
//! will bring, [`policy`] how promising each action looks, and [`habits`] what experience adds to that.

mod evaluation;
mod habits;
mod outlook;
mod policy;

use crate::{Bot, Habits, Knowledge, Level, Mind};
use caylus::{Action, State};
use evaluation::Feature;
use game::{Game, Seat};
use std::sync::Arc;

impl Knowledge for State {
    const FEATURES: &'static [&'static str] = &Feature::NAMES;
    const MOMENTS: &'static [&'static str] = &["dungeon", "walls", "towers", "end"];
    const WEIGHTS: &'static str = include_str!("../../weights/caylus.json");

    fn turn(&self) -> u8 {
        State::turn(self)
    }

    fn moment(&self) -> f32 {
        evaluation::moment(self)
    }

    fn moment_seen(view: &State) -> f32 {
        evaluation::moment(view)
    }

    fn points(&self, seat: Seat) -> f32 {
        let bonus = if self.to_act().is_empty() { self.bonus(seat).iter().sum() } else { 0 };
        f32::from(self.player(seat).prestige + bonus)
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        evaluation::features(self, seat, out);
    }

    fn habit_names() -> Vec<String> {
        habits::names()
    }

    fn habits(view: &State, seat: Seat, action: Action, out: &mut Habits) {
        habits::of(view, seat, action, out);
    }

    fn promise(view: &State, seat: Seat, actions: &[Action], mind: &Mind<State>, out: &mut Vec<f32>) {
        policy::promise(view, seat, actions, mind, out);
    }

    fn bot(level: Level, mind: Arc<Mind<State>>, seed: u64, threads: usize) -> Box<dyn Bot<State>> {
        level.made(mind, seed, threads)
    }
}
