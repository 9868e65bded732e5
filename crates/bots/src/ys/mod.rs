//! Knowledge of Ys. [`evaluation`] evaluates a position at the end of a round; [`gems`] estimates what coloured gems will be
//! worth, [`standing`] who wins a comparison of sums, and [`prospects`] what a broker brings on a spot. From these [`policy`]
//! scores actions, [`cards`] those that play a character. [`parameters`] are the numbers that they use,
//! [`lines`] is what training tries out, [`characters`] are those who like one thing more than others. [`parts`] are the names that explanations use. [`beliefs`] says what face-down brokers probably are.

mod beliefs;
mod cards;
mod characters;
mod evaluation;
mod gems;
mod lines;
mod parameters;
mod parts;
mod policy;
mod prospects;
mod standing;

use crate::analysis::{Analyst, SearchAnalyst};
use crate::training::{SelfPlay, Trainer};
use crate::{BeliefRows, Bot, BotGame, Character, ForcedLine, Knowledge, Level, LevelError, Mind, Temperatures};
use game::{Random, Seat};
use gems::GemsMemo;
use ys::{Action, State, View};

impl Knowledge for State {
    const FEATURES: &'static [&'static str] = evaluation::FEATURES;
    const STAGES: &'static [&'static str] = &["round 1", "round 2", "round 3", "round 4", "end"];
    const PARAMETERS: &'static [&'static str] = &parameters::Parameter::NAMES;
    const TEMPERATURES: Temperatures = Temperatures { prior: 1.5, floor: 0.2, rollout: 0.7, apprentice: 0.5 };
    const WEIGHTS: &'static str = include_str!("../../weights/ys.json");
    const LINES: &'static [ForcedLine<State>] = lines::LINES;
    const CHARACTERS: &'static [Character<State>] = characters::CHARACTERS;
    const PARTS: &'static [&'static str] = parts::KEYS;
    type Memo = GemsMemo;

    fn turn(&self) -> u8 {
        self.board().round()
    }

    fn stage(&self) -> f32 {
        f32::from(self.board().round()) - 1.0
    }

    fn points(&self, seat: Seat) -> f32 {
        evaluation::points(self.board(), seat)
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        evaluation::features(self, seat, out);
    }

    fn weighted_features(&self, seat: Seat, weights: &[f32]) -> f32 {
        evaluation::weighted_features(self, seat, weights)
    }

    fn part(feature: usize) -> usize {
        parts::part(feature)
    }

    fn points_by_part(&self, seat: Seat, out: &mut impl FnMut(usize, f32)) {
        parts::points(self, seat, out);
    }

    fn imagine(view: &View, mind: &Mind<State>, random: &mut Random) -> State {
        beliefs::imagine(view, mind, random)
    }

    fn belief_names() -> Vec<String> {
        beliefs::names()
    }

    fn hidden_choice(view: &View, _: Seat, action: Action) -> Vec<(BeliefRows, bool)> {
        beliefs::hidden_choice(view, action)
    }

    fn hidden_part(action: Action) -> Option<usize> {
        beliefs::hidden_part(action)
    }

    fn policy_scores(
        view: &View,
        seat: Seat,
        actions: &[Action],
        mind: &Mind<State>,
        memo: &mut GemsMemo,
        out: &mut Vec<f32>,
    ) {
        policy::policy_scores(view, seat, actions, mind, memo, out);
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

    fn analyst() -> Option<&'static dyn Analyst<State>> {
        Some(&SearchAnalyst::<State>::NEW)
    }

    fn trainer() -> Option<&'static dyn Trainer> {
        Some(&SelfPlay::<State>::NEW)
    }
}
