//! What a bot thinks with: the knowledge of a game with the weights for a number of players.

use crate::Weights;
use crate::knowledge::{Habits, Knowledge};
use crate::math::{self, softmax};
use game::{Game, Random, Seat};
use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, PoisonError};

/// The most seats at a table.
pub(crate) const SEATS: usize = Seat::ALL.len();

/// The knowledge of a game with the weights for a number of players. It never changes, so bots share it.
///
/// # Examples
///
/// ```
/// use bots::{Knowledge, Level, Mind, Weights};
/// use std::sync::Arc;
///
/// // The mind that bots use, and one with other weights.
/// let usual = Mind::<ys::State>::usual(4);
/// let weights = Weights::read(ys::State::WEIGHTS)?;
/// let other = Arc::new(Mind::<ys::State>::new(&weights, 4));
/// let bots = [usual, other].map(|mind| Level::Apprentice.build(mind, 7, 1));
/// # Ok::<(), bots::WeightsError>(())
/// ```
pub struct Mind<G: Knowledge> {
    /// Weights interpolated between stages, [`STEPS`] from one stage to the next.
    steps: Vec<StageWeights>,
    /// The rows of the file, by feature.
    feature_rows: Vec<Vec<f32>>,
    /// The rows of the file, by habit.
    habit_rows: Vec<Vec<f32>>,
    game: PhantomData<fn() -> G>,
}

/// All weights at one point of the game.
#[derive(Clone)]
struct StageWeights {
    features: [f32; MOST_FEATURES],
    habits: Vec<f32>,
    parameters: Vec<f32>,
    /// Temperature that turns values into probabilities of winning: how many points decide a game.
    spread: f32,
}

/// Capacity for features.
const MOST_FEATURES: usize = 32;
/// Interpolated weights are precomputed for this many steps between two stages.
const STEPS: usize = 6;

impl<G: Knowledge> Mind<G> {
    /// A mind with these weights. Rows that are missing count as zeros.
    pub fn new(weights: &Weights, players: u8) -> Mind<G> {
        const { assert!(G::FEATURES.len() <= MOST_FEATURES) };
        let row = |name: &str| weights.row(players, name, G::STAGES.len());
        let feature_rows: Vec<Vec<f32>> = G::FEATURES.iter().map(|name| row(name)).collect();
        let habit_rows: Vec<Vec<f32>> = G::habit_names().iter().map(|name| row(&habit_row(name))).collect();
        let parameter_rows: Vec<Vec<f32>> = G::PARAMETERS.iter().map(|name| row(name)).collect();
        let spread = row("spread");
        let at_step = |step: usize| {
            let stage = step as f32 / STEPS as f32;
            let mut features = [0.0; MOST_FEATURES];
            features.iter_mut().zip(&feature_rows).for_each(|(weight, row)| *weight = interpolate(row, stage));
            let habits = habit_rows.iter().map(|row| interpolate(row, stage)).collect();
            let parameters = parameter_rows.iter().map(|row| interpolate(row, stage)).collect();
            StageWeights { features, habits, parameters, spread: interpolate(&spread, stage).max(0.1) }
        };
        let steps = (0..=STEPS * (G::STAGES.len() - 1)).map(at_step).collect();
        Mind { steps, feature_rows, habit_rows, game: PhantomData }
    }

    /// The mind with the weights that ship with the game. It is built once for each number of players and then shared.
    pub fn usual(players: u8) -> Arc<Mind<G>> {
        static MINDS: Mutex<BTreeMap<(TypeId, u8), Arc<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());
        let build = || {
            let weights = Weights::read(G::WEIGHTS).unwrap_or_default();
            Arc::new(Mind::<G>::new(&weights, players)) as Arc<dyn Any + Send + Sync>
        };
        let mut minds = MINDS.lock().unwrap_or_else(PoisonError::into_inner);
        let mind = minds.entry((TypeId::of::<G>(), players)).or_insert_with(build).clone();
        mind.downcast().unwrap_or_else(|_| unreachable!("the key has the type of the game"))
    }

    /// The weights of the features at a stage, in the order of [`Knowledge::FEATURES`].
    pub fn feature_weights(&self, stage: f32) -> &[f32] {
        &self.at(stage).features
    }

    /// The parameters of the policy at a stage, in the order of [`Knowledge::PARAMETERS`].
    pub fn parameters(&self, stage: f32) -> &[f32] {
        &self.at(stage).parameters
    }

    /// The value of a position for a seat, in points.
    pub fn value(&self, state: &G, seat: Seat) -> f32 {
        if state.to_act().is_empty() {
            return state.points(seat);
        }
        let mut features = [0.0; MOST_FEATURES];
        state.features(seat, &mut features[..G::FEATURES.len()]);
        let weights = &self.at(state.stage()).features;
        state.points(seat) + features.iter().zip(weights).map(|(has, weight)| has * weight).sum::<f32>()
    }

    /// The rows of the features, each with a weight for every stage.
    pub(crate) fn feature_rows(&self) -> &[Vec<f32>] {
        &self.feature_rows
    }

    /// The rows of the habits, each with a weight for every stage.
    pub(crate) fn habit_rows(&self) -> &[Vec<f32>] {
        &self.habit_rows
    }

    fn at(&self, stage: f32) -> &StageWeights {
        let step = (stage * STEPS as f32 + 0.5).max(0.0) as usize;
        &self.steps[step.min(self.steps.len() - 1)]
    }

    /// Scores each action in points, habits included.
    pub(crate) fn policy_scores(&self, view: &G::View, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        G::policy_scores(view, seat, actions, self, out);
        let weights = &self.at(G::stage_seen(view)).habits;
        if weights.is_empty() {
            return;
        }
        for (action, score) in actions.iter().zip(out) {
            let mut habits = Habits::default();
            G::habits(view, seat, *action, &mut habits);
            *score += habits.iter().map(|kind| weights[kind]).sum::<f32>();
        }
    }

    /// What each seat can expect of the win: the result if the game is over, otherwise the softmax of the values.
    pub(crate) fn win_shares(&self, state: &G) -> [f32; SEATS] {
        let mut shares = [0.0; SEATS];
        let players = usize::from(state.players());
        if let Some(outcome) = state.outcome() {
            Seat::first(state.players()).for_each(|seat| shares[seat.index()] = outcome.share(seat) as f32);
            let mean = outcome.scores.iter().sum::<i32>() as f32 / players as f32;
            for (share, score) in shares.iter_mut().zip(&outcome.scores) {
                *share = with_margin(*share, *score as f32 - mean);
            }
            return shares;
        }
        let mut values = [0.0; SEATS];
        Seat::first(state.players()).for_each(|seat| values[seat.index()] = self.value(state, seat));
        let mean = values.iter().sum::<f32>() / players as f32;
        shares = values;
        softmax(&mut shares[..players], self.at(state.stage()).spread);
        for (share, value) in shares.iter_mut().zip(values) {
            *share = with_margin(*share, value - mean);
        }
        shares
    }

    /// Samples one of the actions in `scratch` from the softmax of their scores; the temperature is in points.
    pub(crate) fn sample_action(
        &self,
        view: &G::View,
        seat: Seat,
        scratch: &mut Scratch<G>,
        temperature: f32,
        random: &mut Random,
    ) -> G::Action {
        scratch.scores.clear();
        self.policy_scores(view, seat, &scratch.actions, &mut scratch.scores);
        if temperature <= 0.0 {
            return scratch.actions[math::argmax(&scratch.scores)];
        }
        softmax(&mut scratch.scores, temperature);
        scratch.actions[math::sample(&scratch.scores, random)]
    }
}

/// The name of a habit's row in the weights file.
pub(crate) fn habit_row(name: &str) -> String {
    format!("habit: {name}")
}

/// Buffers that are reused, so that thinking allocates nothing.
pub(crate) struct Scratch<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) scores: Vec<f32>,
}

impl<G: Game> Scratch<G> {
    pub(crate) fn new() -> Scratch<G> {
        Scratch { actions: Vec::with_capacity(G::MOST_ACTIONS), scores: Vec::with_capacity(G::MOST_ACTIONS) }
    }
}

/// Mixes the margin in, at a weight of a twentieth: a seat that has all but won or lost still plays for points.
fn with_margin(share: f32, margin: f32) -> f32 {
    let margin = margin / (margin.abs() + 40.0);
    0.95 * share + 0.05 * (0.5 + 0.5 * margin)
}

/// Interpolates a row linearly between two stages.
fn interpolate(row: &[f32], stage: f32) -> f32 {
    let last = row.len() - 1;
    let place = (stage.max(0.0) as usize).min(last);
    let next = (place + 1).min(last);
    row[place] + (row[next] - row[place]) * (stage - place as f32).clamp(0.0, 1.0)
}
