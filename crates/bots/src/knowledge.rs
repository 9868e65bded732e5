//! What the search has to know of a game beside its rules.

use crate::numbers::soften;
use crate::{Weights, numbers};
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

    /// The points that a seat has. Once the game is over these are all that count.
    fn points(&self, seat: Seat) -> f32;

    /// What else a seat has, by feature. Only what everybody can see.
    fn features(&self, seat: Seat, out: &mut [f32]);

    /// Whether a decision is taken in secret, so that it pays not to be read.
    fn is_secret(_action: Self::Action) -> bool {
        false
    }

    /// How promising each action looks, in points: for the first guess of the search, for rollouts, and all that an
    /// apprentice knows. It is told what the seat sees and nothing else.
    fn promise(view: &Self::View, seat: Seat, actions: &[Self::Action], mind: &Mind<Self>, out: &mut Vec<f32>);
}

/// Knowledge of a game for a number of players: what a bot thinks with.
pub struct Mind<G: Knowledge> {
    /// By feature, then by moment.
    weights: Vec<Vec<f32>>,
    /// By moment, then by measure.
    measures: Vec<Vec<f32>>,
    /// How many points decide a game, by moment.
    spread: Vec<f32>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Knowledge> Mind<G> {
    /// A mind with these weights.
    pub fn new(weights: &Weights, players: u8) -> Mind<G> {
        let row = |name: &str| weights.row(players, name, G::MOMENTS.len());
        let measures: Vec<Vec<f32>> = G::MEASURES.iter().map(|name| row(name)).collect();
        Mind {
            weights: G::FEATURES.iter().map(|name| row(name)).collect(),
            measures: (0..G::MOMENTS.len()).map(|moment| measures.iter().map(|row| row[moment]).collect()).collect(),
            spread: row("spread"),
            game: std::marker::PhantomData,
        }
    }

    /// The mind that comes with the house.
    pub fn usual(players: u8) -> Arc<Mind<G>> {
        let weights = Weights::read(G::WEIGHTS).unwrap_or_default();
        Arc::new(Mind::new(&weights, players))
    }

    /// What one of a feature is worth now.
    pub(crate) fn weight(&self, feature: usize, moment: f32) -> f32 {
        between(&self.weights[feature], moment)
    }

    /// The numbers that the policy goes by at a moment, in the order of [`Knowledge::MEASURES`].
    pub(crate) fn measures(&self, moment: usize) -> &[f32] {
        self.measures.get(moment).map_or(&[], Vec::as_slice)
    }

    /// What a seat has, in points.
    pub(crate) fn value(&self, state: &G, seat: Seat) -> f32 {
        let mut features = [0.0; 64];
        let features = &mut features[..G::FEATURES.len()];
        state.features(seat, features);
        let moment = state.moment();
        let rest: f32 = features.iter().zip(&self.weights).map(|(has, row)| has * between(row, moment)).sum();
        state.points(seat) + rest
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
        soften(&mut chances[..players], between(&self.spread, state.moment()));
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
        G::promise(view, seat, &room.actions, self, &mut room.scores);
        if temperature <= 0.0 {
            return room.actions[numbers::best(&room.scores)];
        }
        soften(&mut room.scores, temperature);
        room.actions[numbers::draw(&room.scores, random)]
    }
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
