//! Knowledge of Caylus: [`evaluation`] evaluates a position at the start of a turn, [`outlook`] estimates what a worker will
//! bring, [`policy`] scores actions, [`habits`] are kinds of actions with learned weights, [`lines`] and [`variation`] are
//! what training tries out, and [`characters`] are those who like one thing more than others.

mod characters;
mod evaluation;
mod habits;
mod lines;
mod outlook;
mod policy;
mod variation;

use crate::training::{SelfPlay, Trainer};
use crate::{Bot, BotGame, Character, ForcedLine, Habits, Knowledge, Level, LevelError, Mind};
use caylus::{Action, State};
use evaluation::Feature;
use game::{Game, Random, Seat};

impl Knowledge for State {
    const FEATURES: &'static [&'static str] = &Feature::NAMES;
    const STAGES: &'static [&'static str] = &["dungeon", "walls", "towers", "end"];
    const WEIGHTS: &'static str = include_str!("../../weights/caylus.json");
    const LINES: &'static [ForcedLine<State>] = lines::LINES;
    const CHARACTERS: &'static [Character<State>] = characters::CHARACTERS;
    const VARIES: bool = true;
    type Memo = ();

    fn turn(&self) -> u8 {
        State::turn(self)
    }

    fn stage(&self) -> f32 {
        evaluation::stage(self)
    }

    fn stage_seen(view: &State) -> f32 {
        evaluation::stage(view)
    }

    fn points(&self, seat: Seat) -> f32 {
        let bonus = if self.to_act().is_empty() { self.bonus(seat).iter().sum() } else { 0 };
        f32::from(self.player(seat).prestige + bonus)
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        evaluation::features(self, seat, out);
    }

    fn weighted_features(&self, seat: Seat, weights: &[f32]) -> f32 {
        evaluation::weighted(self, seat, weights)
    }

    fn vary(&self, random: &mut Random) -> Option<State> {
        variation::vary(self, random)
    }

    fn habit_names() -> Vec<String> {
        habits::names()
    }

    fn habits(view: &State, seat: Seat, action: Action, out: &mut Habits) {
        habits::of(view, seat, action, &mut |kind| out.push(kind));
    }

    fn habit_score(view: &State, seat: Seat, action: Action, weights: &[f32]) -> f32 {
        let mut sum = 0.0;
        habits::of(view, seat, action, &mut |kind| sum += weights[kind]);
        sum
    }

    fn policy_scores(
        view: &State,
        seat: Seat,
        actions: &[Action],
        mind: &Mind<State>,
        (): &mut (),
        out: &mut Vec<f32>,
    ) {
        policy::policy_scores(view, seat, actions, mind, out);
    }
}

impl BotGame for State {
    const LEVELS: &'static [Level] = &Level::LISTED;
    const USUAL_LEVEL: Level = Level::USUAL;

    fn characters() -> Vec<&'static str> {
        Character::<State>::names()
    }

    fn bot(level: Level, players: u8, seed: u64, threads: usize) -> Result<Box<dyn Bot<State>>, LevelError> {
        Ok(level.build(Mind::of_level(level, players)?, seed, threads))
    }

    fn likeliest(&self, seat: Seat, most: usize) -> Vec<Action> {
        let mind = Mind::<State>::usual(self.players());
        mind.preferred(&self.remembered(seat), seat, &self.legal_actions(seat), &mut (), most)
    }

    fn trainer() -> Option<&'static dyn Trainer> {
        Some(&SelfPlay::<State>::NEW)
    }
}
