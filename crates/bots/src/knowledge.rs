//! What the search has to know of a game beside its rules.

use crate::numbers::soften;
use crate::{Bot, Level, Weights, numbers};
use game::{Game, Random, Seat};
use std::hash::Hash;
use std::sync::Arc;

/// The most seats at a table.
pub(crate) const SEATS: usize = Seat::ALL.len();

/// A game that bots can play well.
///
/// A worker, or a broker, pays when the turn is over: so positions are judged at the ends of turns, and [`Knowledge::turn`]
/// says where these are. What a seat has is its points so far and, linear in the weights, what else it can show.
pub trait Knowledge: Game<View: Hash + Sync> {
    /// What is looked at to judge a position, by the names in the weights file.
    const FEATURES: &'static [&'static str];
    /// The points of the game for which there are weights; between two of them weights change evenly.
    const MOMENTS: &'static [&'static str];
    /// The numbers that the policy goes by, by the names in the weights file.
    const MEASURES: &'static [&'static str] = &[];
    /// The weights that come with the house.
    const WEIGHTS: &'static str;

    /// The turn or round. Rollouts go on until it changes.
    fn turn(&self) -> u8;

    /// How far the game is: 0 at the first moment, 1 at the second, and so on.
    fn moment(&self) -> f32;

    /// The same from what somebody sees.
    fn moment_seen(view: &Self::View) -> f32;

    /// The points that a seat has. Once the game is over these are all that count.
    fn points(&self, seat: Seat) -> f32;

    /// What else a seat has, by feature. Only what everybody can see.
    fn features(&self, seat: Seat, out: &mut [f32]);

    /// Whether a decision is taken in secret, so that it pays not to be read.
    fn is_secret(_action: Self::Action) -> bool {
        false
    }

    /// Kinds of actions that players come to like or to avoid, by the names in the weights file.
    fn habit_names() -> Vec<String> {
        Vec::new()
    }

    /// The kinds that an action is of. Only what the seat sees counts.
    fn habits(_view: &Self::View, _seat: Seat, _action: Self::Action, _out: &mut Habits) {}

    /// How promising each action looks, in points: for the first guess of the search, for rollouts, and all that an
    /// apprentice knows. It is told what the seat sees and nothing else.
    fn promise(view: &Self::View, seat: Seat, actions: &[Self::Action], mind: &Mind<Self>, out: &mut Vec<f32>);

    /// A bot of a level. Every game writes this one line, so that the search is compiled for it here, once, and not again by
    /// everybody who seats a bot.
    fn bot(level: Level, mind: Arc<Mind<Self>>, seed: u64, threads: usize) -> Box<dyn Bot<Self>>;
}

/// The kinds of actions that one action is of, by their places among [`Knowledge::habit_names`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Habits {
    kinds: [u8; MOST_HABITS],
    number: usize,
}

/// An action is of so many kinds at most.
const MOST_HABITS: usize = 6;

impl Habits {
    /// One kind more; beyond the most, none.
    pub fn push(&mut self, kind: usize) {
        if self.number < MOST_HABITS {
            self.kinds[self.number] = kind as u8;
            self.number += 1;
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        self.kinds[..self.number].iter().map(|kind| usize::from(*kind))
    }
}

/// Knowledge of a game for a number of players: what a bot thinks with.
pub struct Mind<G: Knowledge> {
    /// The weights of all features and behind them the spread, how many points decide a game: by [`STEPS`] of moments.
    tables: Vec<Table>,
    /// As in the file, by feature.
    rows: Vec<Vec<f32>>,
    /// As in the file, by habit.
    habits: Vec<Vec<f32>>,
    game: std::marker::PhantomData<fn() -> G>,
}

/// The weights at one moment, and the spread.
#[derive(Clone)]
struct Table {
    weights: [f32; MOST_FEATURES],
    habits: Vec<f32>,
    measures: Vec<f32>,
    spread: f32,
}

/// Room for features.
const MOST_FEATURES: usize = 32;
/// Weights are worked out beforehand for so many steps between two moments.
const STEPS: usize = 6;

impl<G: Knowledge> Mind<G> {
    /// A mind with these weights.
    pub fn new(weights: &Weights, players: u8) -> Mind<G> {
        const { assert!(G::FEATURES.len() <= MOST_FEATURES) };
        let row = |name: &str| weights.row(players, name, G::MOMENTS.len());
        let rows: Vec<Vec<f32>> = G::FEATURES.iter().map(|name| row(name)).collect();
        let habits: Vec<Vec<f32>> = G::habit_names().iter().map(|name| row(&habit_row(name))).collect();
        let measures: Vec<Vec<f32>> = G::MEASURES.iter().map(|name| row(name)).collect();
        let spread = row("spread");
        let table = |step: usize| {
            let moment = step as f32 / STEPS as f32;
            let mut weights = [0.0; MOST_FEATURES];
            weights.iter_mut().zip(&rows).for_each(|(weight, row)| *weight = between(row, moment));
            let habits = habits.iter().map(|row| between(row, moment)).collect();
            let measures = measures.iter().map(|row| between(row, moment)).collect();
            Table { weights, habits, measures, spread: between(&spread, moment).max(0.1) }
        };
        let tables = (0..=STEPS * (G::MOMENTS.len() - 1)).map(table).collect();
        Mind { tables, rows, habits, game: std::marker::PhantomData }
    }

    /// The mind that comes with the house.
    pub fn usual(players: u8) -> Arc<Mind<G>> {
        let weights = Weights::read(G::WEIGHTS).unwrap_or_default();
        Arc::new(Mind::new(&weights, players))
    }

    /// The weights by feature, then by moment.
    pub(crate) fn rows(&self) -> &[Vec<f32>] {
        &self.rows
    }

    /// The weights of habits, then by moment.
    pub(crate) fn habits(&self) -> &[Vec<f32>] {
        &self.habits
    }

    /// How promising each action looks, in points, habits included.
    pub(crate) fn promise(&self, view: &G::View, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        G::promise(view, seat, actions, self, out);
        let weights = &self.table(G::moment_seen(view)).habits;
        if weights.is_empty() {
            return;
        }
        for (action, score) in actions.iter().zip(out) {
            let mut habits = Habits::default();
            G::habits(view, seat, *action, &mut habits);
            *score += habits.iter().map(|kind| weights[kind]).sum::<f32>();
        }
    }

    fn table(&self, moment: f32) -> &Table {
        let step = (moment * STEPS as f32 + 0.5).max(0.0) as usize;
        &self.tables[step.min(self.tables.len() - 1)]
    }

    /// What one of each feature is worth at a moment.
    pub(crate) fn weights(&self, moment: f32) -> &[f32] {
        &self.table(moment).weights
    }

    /// The numbers that the policy goes by at a moment, in the order of [`Knowledge::MEASURES`].
    pub(crate) fn measures(&self, moment: f32) -> &[f32] {
        &self.table(moment).measures
    }

    /// What a seat has, in points.
    pub(crate) fn value(&self, state: &G, seat: Seat) -> f32 {
        if state.to_act().is_empty() {
            return state.points(seat);
        }
        let mut features = [0.0; MOST_FEATURES];
        state.features(seat, &mut features[..G::FEATURES.len()]);
        let weights = &self.table(state.moment()).weights;
        state.points(seat) + features.iter().zip(weights).map(|(has, weight)| has * weight).sum::<f32>()
    }

    /// What each seat has of the win: at the end what it is, before that what it looks like.
    pub(crate) fn chances(&self, state: &G) -> [f32; SEATS] {
        let mut chances = [0.0; SEATS];
        let players = usize::from(state.players());
        if let Some(outcome) = state.outcome() {
            Seat::first(state.players()).for_each(|seat| chances[seat.index()] = outcome.share(seat) as f32);
            let mean = outcome.scores.iter().sum::<i32>() as f32 / players as f32;
            for (chance, score) in chances.iter_mut().zip(&outcome.scores) {
                *chance = with_margin(*chance, *score as f32 - mean);
            }
            return chances;
        }
        let mut values = [0.0; SEATS];
        Seat::first(state.players()).for_each(|seat| values[seat.index()] = self.value(state, seat));
        let mean = values.iter().sum::<f32>() / players as f32;
        chances = values;
        soften(&mut chances[..players], self.table(state.moment()).spread);
        for (chance, value) in chances.iter_mut().zip(values) {
            *chance = with_margin(*chance, value - mean);
        }
        chances
    }

    /// Draws an action as a player of this mind would choose it, a temperature in points away from his best.
    pub(crate) fn pick(
        &self,
        view: &G::View,
        seat: Seat,
        room: &mut Room<G>,
        temperature: f32,
        random: &mut Random,
    ) -> G::Action {
        room.scores.clear();
        self.promise(view, seat, &room.actions, &mut room.scores);
        if temperature <= 0.0 {
            return room.actions[numbers::best(&room.scores)];
        }
        soften(&mut room.scores, temperature);
        room.actions[numbers::draw(&room.scores, random)]
    }
}

/// The name of a habit's row in the weights file.
pub(crate) fn habit_row(name: &str) -> String {
    format!("habit: {name}")
}

/// Room for lists, so that thinking needs no new memory.
pub(crate) struct Room<G: Game> {
    pub actions: Vec<G::Action>,
    pub scores: Vec<f32>,
}

impl<G: Game> Room<G> {
    pub fn new() -> Room<G> {
        Room { actions: Vec::with_capacity(G::MOST_ACTIONS), scores: Vec::with_capacity(G::MOST_ACTIONS) }
    }
}

/// Also who has lost or won already plays for points: a twentieth of the whole is the margin.
fn with_margin(chance: f32, margin: f32) -> f32 {
    let margin = margin / (margin.abs() + 40.0);
    0.95 * chance + 0.05 * (0.5 + 0.5 * margin)
}

/// A number of a row between two moments.
fn between(row: &[f32], moment: f32) -> f32 {
    let last = row.len() - 1;
    let place = (moment.max(0.0) as usize).min(last);
    let next = (place + 1).min(last);
    row[place] + (row[next] - row[place]) * (moment - place as f32).clamp(0.0, 1.0)
}
