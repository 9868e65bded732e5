//! What a bot thinks with: the knowledge of a game with the weights for a number of players.

use crate::character::{Character, Liking};
use crate::knowledge::Knowledge;
use crate::math::{self, softmax};
use crate::table::Table;
use crate::{Level, LevelError, Weights};
use game::{Random, Seat};
use std::any::{Any, TypeId};
use std::collections::BTreeMap;
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
/// let bots = [usual, other].map(|mind| Level::APPRENTICE.build(mind, 7, 1));
/// # Ok::<(), bots::WeightsError>(())
/// ```
pub struct Mind<G: Knowledge> {
    /// Weights interpolated between stages, [`STEPS`] from one stage to the next.
    steps: Vec<StageWeights>,
    /// The rows of the file, by feature.
    feature_rows: Vec<Vec<f32>>,
    /// The rows of the file, by belief.
    belief_rows: Vec<Vec<f32>>,
    /// The tables of the policy, if it is one.
    table: Table,
    players: u8,
    /// What a character likes, and whom it takes others for: the usual bots.
    character: Option<(Liking<G>, Arc<Mind<G>>)>,
}

/// All weights at one point of the game.
#[derive(Clone)]
struct StageWeights {
    features: [f32; MOST_FEATURES],
    policy_features: [f32; MOST_FEATURES],
    beliefs: Vec<f32>,
    parameters: Vec<f32>,
    /// Temperature that turns values into probabilities of winning: how many points decide a game.
    spread: f32,
}

/// Capacity for the named parts of the evaluation.
pub(crate) const MOST_PARTS: usize = 16;
/// Capacity for features.
pub(crate) const MOST_FEATURES: usize = 48;
/// Interpolated weights are precomputed for this many steps between two stages.
const STEPS: usize = 6;

impl<G: Knowledge> Mind<G> {
    /// A mind with these weights. Rows that are missing count as zeros.
    pub fn new(weights: &Weights, players: u8) -> Mind<G> {
        const { assert!(G::FEATURES.len() <= MOST_FEATURES) };
        let row = |name: &str| weights.row(players, name, G::STAGES.len());
        let feature_rows: Vec<Vec<f32>> = G::FEATURES.iter().map(|name| row(name)).collect();
        let of_policy = |(name, row): (&&str, &Vec<f32>)| {
            weights.row_if_any(players, &policy_row(name), G::STAGES.len()).unwrap_or_else(|| row.clone())
        };
        let policy_feature_rows: Vec<Vec<f32>> = G::FEATURES.iter().zip(&feature_rows).map(of_policy).collect();
        let belief_rows: Vec<Vec<f32>> = G::belief_names().iter().map(|name| row(&belief_row(name))).collect();
        let parameter_rows: Vec<Vec<f32>> = G::PARAMETERS.iter().map(|name| row(name)).collect();
        let spread = row("spread");
        let at_step = |step: usize| {
            let stage = step as f32 / STEPS as f32;
            let at_stage = |rows: &[Vec<f32>]| {
                let mut weights = [0.0; MOST_FEATURES];
                weights.iter_mut().zip(rows).for_each(|(weight, row)| *weight = interpolate(row, stage));
                weights
            };
            let (features, policy_features) = (at_stage(&feature_rows), at_stage(&policy_feature_rows));
            let parameters = parameter_rows.iter().map(|row| interpolate(row, stage)).collect();
            let beliefs = belief_rows.iter().map(|row| interpolate(row, stage)).collect();
            StageWeights {
                features,
                policy_features,
                beliefs,
                parameters,
                spread: interpolate(&spread, stage).max(0.1),
            }
        };
        let steps = (0..=STEPS * (G::STAGES.len() - 1)).map(at_step).collect();
        let table = Table::new::<G>(weights, players);
        Mind { steps, feature_rows, belief_rows, table, players, character: None }
    }

    /// The same mind, of a character if it likes something.
    #[must_use]
    pub fn with_likes(self, likes: Option<Liking<G>>) -> Mind<G> {
        let character = likes.map(|likes| (likes, Mind::usual(self.players)));
        Mind { character, ..self }
    }

    /// The mind with the weights that ship with the game.
    pub fn usual(players: u8) -> Arc<Mind<G>> {
        Mind::shared(None, players)
    }

    /// The mind of the bots of a level: that of their character, if they have one.
    ///
    /// # Errors
    ///
    /// Fails if the game has no such character.
    pub fn of_level(level: Level, players: u8) -> Result<Arc<Mind<G>>, LevelError> {
        let character = level.character().map(Character::find).transpose()?;
        Ok(Mind::shared(character, players))
    }

    /// A mind is built once for each number of players and then shared.
    fn shared(character: Option<&'static Character<G>>, players: u8) -> Arc<Mind<G>> {
        type Key = (TypeId, Option<&'static str>, u8);
        static MINDS: Mutex<BTreeMap<Key, Arc<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());
        let key = (TypeId::of::<G>(), character.map(|character| character.name), players);
        let minds = || MINDS.lock().unwrap_or_else(PoisonError::into_inner);
        let known = minds().get(&key).cloned();
        let mind = known.unwrap_or_else(|| {
            let usual = Weights::usual::<G>();
            let weights = character.map_or(usual.clone(), |character| usual.changed_by(character.weights));
            let mind = Mind::<G>::new(&weights, players);
            // A character needs the mind of the usual bots, too, so nothing is locked meanwhile.
            let mind = Arc::new(mind.with_likes(character.map(|character| character.likes)));
            minds().entry(key).or_insert(mind).clone()
        });
        mind.downcast().unwrap_or_else(|_| unreachable!("the key has the type of the game"))
    }

    /// What the policy takes the features to be worth at a stage, in the order of [`Knowledge::FEATURES`]. It has weights of
    /// its own, so that the evaluation can learn what is true in the end without changing how the policy gets there.
    pub fn policy_weights(&self, stage: f32) -> &[f32] {
        &self.at(stage).policy_features
    }

    /// The parameters of the policy at a stage, in the order of [`Knowledge::PARAMETERS`].
    pub fn parameters(&self, stage: f32) -> &[f32] {
        &self.at(stage).parameters
    }

    /// What is believed of hidden actions at a stage, as scores in the order of [`Knowledge::belief_names`]: a score that is 1
    /// less is e times less likely.
    pub fn beliefs(&self, stage: f32) -> &[f32] {
        &self.at(stage).beliefs
    }

    /// The value of a position for a seat, in points.
    pub fn value(&self, state: &G, seat: Seat) -> f32 {
        if state.to_act().is_empty() {
            return state.points(seat);
        }
        state.points(seat) + state.weighted_features(seat, &self.at(state.stage()).features)
    }

    /// The rows of the features, each with a weight for every stage.
    pub(crate) fn feature_rows(&self) -> &[Vec<f32>] {
        &self.feature_rows
    }

    /// The tables of the policy.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The rows of the beliefs, each with a score for every stage.
    pub(crate) fn belief_rows(&self) -> &[Vec<f32>] {
        &self.belief_rows
    }

    fn at(&self, stage: f32) -> &StageWeights {
        let step = (stage * STEPS as f32 + 0.5).max(0.0) as usize;
        &self.steps[step.min(self.steps.len() - 1)]
    }

    /// Scores each action, with what a character likes of it.
    pub(crate) fn policy_scores(
        &self,
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        memo: &mut G::Memo,
        out: &mut Vec<f32>,
    ) {
        G::policy_scores(view, seat, actions, self, memo, out);
        if let Some((likes, _)) = &self.character {
            out.iter_mut().zip(actions).for_each(|(score, action)| *score += likes(view, seat, *action));
        }
    }

    /// The actions that the policy prefers, `most` of them or fewer, the best first; of secret ones that hide the same, one.
    pub(crate) fn preferred(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        memo: &mut G::Memo,
        most: usize,
    ) -> Vec<G::Action> {
        let mut scores = Vec::with_capacity(legal.len());
        self.policy_scores(view, seat, legal, memo, &mut scores);
        let mut places: Vec<usize> = (0..legal.len()).collect();
        if scores.iter().any(|score| score.is_finite()) {
            places.retain(|place| scores[*place].is_finite());
        }
        places.sort_by(|a, b| scores[*b].total_cmp(&scores[*a]));
        let mut seen = Vec::new();
        places.retain(|place| match G::hidden_part(legal[*place]) {
            Some(part) if seen.contains(&part) => false,
            Some(part) => {
                seen.push(part);
                true
            }
            None => true,
        });
        places.into_iter().take(most).map(|place| legal[place]).collect()
    }

    /// How many points a character would give for an action of theirs; nothing for the usual bots.
    pub(crate) fn liked(&self, view: &G::View, seat: Seat, action: G::Action) -> f32 {
        self.character.as_ref().map_or(0.0, |(likes, _)| likes(view, seat, action))
    }

    /// Whose mind a seat has for one who thinks: their own, or that of the usual bots.
    pub(crate) fn of(&self, seat: Seat, thinker: Seat) -> &Mind<G> {
        match &self.character {
            Some((_, others)) if seat != thinker => others,
            _ => self,
        }
    }

    /// The share of the win that a point more is worth where all are level. What is liked counts for as much.
    pub(crate) fn point(&self, state: &G) -> f32 {
        let share = 1.0 / f32::from(state.players());
        share * (1.0 - share) / self.at(state.stage()).spread
    }

    /// The chance of each seat to win, and its value in points: the result if the game is over, otherwise the softmax of the
    /// values. Chances add up to 1.
    pub(crate) fn chances(&self, state: &G) -> ([f32; SEATS], [f32; SEATS]) {
        let (mut chances, mut values) = ([0.0; SEATS], [0.0; SEATS]);
        Seat::first(state.players()).for_each(|seat| values[seat.index()] = self.value(state, seat));
        if let Some(outcome) = state.outcome() {
            Seat::first(state.players()).for_each(|seat| chances[seat.index()] = outcome.share(seat) as f32);
        } else {
            chances = values;
            softmax(&mut chances[..usize::from(state.players())], self.at(state.stage()).spread);
        }
        (chances, values)
    }

    /// What the value of a position for a seat is made of: points by the parts of [`Knowledge::PARTS`].
    pub(crate) fn parts(&self, state: &G, seat: Seat) -> [f32; MOST_PARTS] {
        const { assert!(G::PARTS.len() <= MOST_PARTS) };
        let mut parts = [0.0; MOST_PARTS];
        state.points_by_part(seat, &mut |part, points| parts[part] += points);
        if state.to_act().is_empty() {
            return parts;
        }
        let mut features = [0.0; MOST_FEATURES];
        state.features(seat, &mut features[..G::FEATURES.len()]);
        let weights = &self.at(state.stage()).features;
        for (feature, (has, weight)) in features.iter().zip(weights).enumerate().take(G::FEATURES.len()) {
            parts[G::part(feature)] += has * weight;
        }
        parts
    }

    /// What each seat can expect of the win, with a little of the margin: the result if the game is over, otherwise the softmax of
    /// the values.
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
        self.policy_scores(view, seat, &scratch.actions, &mut scratch.memo, &mut scratch.scores);
        if temperature <= 0.0 {
            return scratch.actions[math::argmax(&scratch.scores)];
        }
        scratch.actions[math::sample_softmax(&mut scratch.scores, temperature, random)]
    }
}

/// The name of the row of what the policy takes a feature to be worth.
pub(crate) fn policy_row(name: &str) -> String {
    format!("policy: {name}")
}

/// The name of a belief's row in the weights file.
pub(crate) fn belief_row(name: &str) -> String {
    format!("belief: {name}")
}

/// Buffers that are reused, so that thinking allocates nothing.
pub(crate) struct Scratch<G: Knowledge> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) scores: Vec<f32>,
    pub(crate) memo: G::Memo,
    /// The seat that thinks, and the points that it has liked of its own actions in a rollout.
    pub(crate) liked: (Seat, f32),
    /// What has been played, where somebody wants to know.
    pub(crate) trace: Option<Vec<(Seat, G::Action)>>,
}

impl<G: Knowledge> Scratch<G> {
    pub(crate) fn new() -> Scratch<G> {
        let (actions, scores) = (Vec::with_capacity(G::MOST_ACTIONS), Vec::with_capacity(G::MOST_ACTIONS));
        Scratch { actions, scores, memo: G::Memo::default(), liked: (Seat::One, 0.0), trace: None }
    }

    /// Notes an action down, where somebody wants to know.
    pub(crate) fn note(&mut self, seat: Seat, action: G::Action) {
        if let Some(trace) = &mut self.trace {
            trace.push((seat, action));
        }
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
