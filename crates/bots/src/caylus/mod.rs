//! Knowledge of Caylus: [`evaluation`] evaluates a position at the start of a turn, [`policy`] says what the table knows by which
//! actions are scored, [`lines`] are what training tries out, [`parts`] are the names that explanations use, and [`characters`] are those who like one thing more than others.

mod characters;
mod evaluation;
mod lines;
mod parts;
mod policy;

use crate::analysis::{Analyst, SearchAnalyst};
use crate::training::{SelfPlay, Trainer};
use crate::{Bot, BotGame, Character, Facts, ForcedLine, Knowledge, Layout, Level, LevelError, Mind, Temperatures};
use caylus::{Action, State};
use evaluation::Feature;
use game::{Game, Seat};

impl Knowledge for State {
    const FEATURES: &'static [&'static str] = &Feature::NAMES;
    const STAGES: &'static [&'static str] = &["dungeon", "walls", "towers", "end"];
    const TEMPERATURES: Temperatures = Temperatures { prior: 1.5, floor: 0.15, rollout: 0.8, apprentice: 0.8 };
    const WEIGHTS: &'static str = include_str!("../../weights/caylus.json");
    const LINES: &'static [ForcedLine<State>] = lines::LINES;
    const CHARACTERS: &'static [Character<State>] = characters::CHARACTERS;
    const PARTS: &'static [&'static str] = parts::KEYS;
    type Memo = ();

    fn turn(&self) -> u8 {
        State::turn(self)
    }

    fn stage(&self) -> f32 {
        evaluation::stage(self)
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

    fn part(feature: usize) -> usize {
        parts::part(feature)
    }

    fn points_by_part(&self, seat: Seat, out: &mut impl FnMut(usize, f32)) {
        parts::points(self, seat, out);
    }

    fn layout() -> Layout {
        policy::layout()
    }

    fn facts(view: &State, seat: Seat) -> (usize, Facts) {
        policy::facts(view, seat)
    }

    #[inline]
    fn kind(view: &State, action: Action) -> usize {
        policy::kind(view, action)
    }

    #[inline]
    fn traits(view: &State, seat: Seat, action: Action, out: &mut impl FnMut(usize, f32)) {
        policy::traits(view, seat, action, out);
    }

    fn policy_scores(
        view: &State,
        seat: Seat,
        actions: &[Action],
        mind: &Mind<State>,
        (): &mut (),
        out: &mut Vec<f32>,
    ) {
        mind.table().scores::<State>(view, seat, actions, out);
        policy::add_points(view, seat, actions, out);
        if let Some(place) = actions.iter().position(|action| *action == Action::Pass)
            && policy::is_too_soon(view, seat)
        {
            out[place] = f32::NEG_INFINITY;
        }
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

    fn analyst() -> Option<&'static dyn Analyst<State>> {
        Some(&SearchAnalyst::<State>::NEW)
    }

    fn trainer() -> Option<&'static dyn Trainer> {
        Some(&SelfPlay::<State>::NEW)
    }
}
