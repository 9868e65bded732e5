//! What the search has to know of a game besides its rules.

use crate::Mind;
use crate::character::Character;
use crate::mind::MOST_FEATURES;
use crate::table::{Facts, Layout};
use game::{Game, Random, Seat};
use std::hash::Hash;

/// A game that bots can play well: an evaluation and a policy, both with weights from a file.
///
/// An action often pays only when the turn is over (a worker of Caylus, a broker of Ys). So positions are evaluated at the
/// ends of turns, which [`Knowledge::turn`] tells apart. The value of a seat is its points plus a linear function of its
/// features. The weights depend on the stage of the game.
pub trait Knowledge: Game<View: Hash + Sync> {
    /// The features of the evaluation, by their rows in the weights file.
    const FEATURES: &'static [&'static str];
    /// The stages of the game that have weights of their own; between two of them weights are interpolated.
    const STAGES: &'static [&'static str];
    /// The parameters of the policy, by their rows in the weights file.
    const PARAMETERS: &'static [&'static str] = &[];
    /// How freely bots choose by the scores of the policy.
    const TEMPERATURES: Temperatures;
    /// The weights file.
    const WEIGHTS: &'static str;
    /// Lines of play that training forces on a seat in part of its games.
    const LINES: &'static [ForcedLine<Self>] = &[];
    /// Those who like to play in a way of their own.
    const CHARACTERS: &'static [Character<Self>] = &[];
    /// What the policy keeps from one decision to the next because it is often asked for again; `()` if nothing. It must not
    /// change what the policy says.
    type Memo: Default + Send;

    /// The turn or round. Rollouts end when it changes.
    fn turn(&self) -> u8;

    /// How far the game is: 0 at the first of [`Knowledge::STAGES`], 1 at the second, and so on.
    fn stage(&self) -> f32;

    /// The points of a seat. Once the game is over nothing else counts.
    fn points(&self, seat: Seat) -> f32;

    /// Counts the features of a seat. May use public information only.
    fn features(&self, seat: Seat, out: &mut [f32]);

    /// The sum of the features of a seat, each times its weight. A game for which this is often asked computes it without
    /// writing the features down first.
    fn weighted_features(&self, seat: Seat, weights: &[f32]) -> f32 {
        let mut features = [0.0; MOST_FEATURES];
        self.features(seat, &mut features[..Self::FEATURES.len()]);
        features.iter().zip(weights).map(|(has, weight)| has * weight).sum()
    }

    /// The named parts that the value of a position is a sum of, by keys: explanations are made of them, and `words` has a name
    /// for each.
    const PARTS: &'static [&'static str] = &["points"];

    /// The part of [`Knowledge::PARTS`] that a feature belongs to.
    fn part(_feature: usize) -> usize {
        0
    }

    /// Tells which parts the points of a seat belong to.
    fn points_by_part(&self, seat: Seat, out: &mut impl FnMut(usize, f32)) {
        out(0, self.points(seat));
    }

    /// Samples a state that agrees with a view. A game with hidden information may weigh what is likelier to be hidden, by
    /// [`Mind::beliefs`].
    fn imagine(view: &Self::View, _mind: &Mind<Self>, random: &mut Random) -> Self {
        Self::resample(view, random)
    }

    /// The rows of what is believed of hidden actions, by their names in the weights file.
    fn belief_names() -> Vec<String> {
        Vec::new()
    }

    /// For an action whose part is hidden from others: everything that it could have been instead for all that others know,
    /// each by its rows among [`Knowledge::belief_names`], and whether it is what was chosen.
    fn hidden_choice(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Vec<(BeliefRows, bool)> {
        Vec::new()
    }

    /// For an action that is chosen in secret, what others do not get to see of it, as a number below 25: it pays to be
    /// unpredictable there. All actions of a decision are secret, or none is.
    fn hidden_part(_action: Self::Action) -> Option<usize> {
        None
    }

    /// The rows and columns of the tables, if the policy is a table; without any decision if it is not.
    fn layout() -> Layout {
        Layout::default()
    }

    /// The number of a decision among [`Layout::decisions`], and the facts of the position for who decides, one of each group of
    /// [`Layout::facts`].
    fn facts(_view: &Self::View, _seat: Seat) -> (usize, Facts) {
        (0, Facts::default())
    }

    /// The kind of an action among those of its decision.
    fn kind(_view: &Self::View, _action: Self::Action) -> usize {
        0
    }

    /// Tells what an action alone is like: numbers among [`Layout::traits`], and how much of it there is.
    fn traits(_view: &Self::View, _seat: Seat, _action: Self::Action, _out: &mut impl FnMut(usize, f32)) {}

    /// Scores each action. Those with `NEG_INFINITY` are not considered at all, as long as there are others. The search makes
    /// its priors from these scores, rollouts sample from them, and an apprentice plays by them alone.
    fn policy_scores(
        view: &Self::View,
        seat: Seat,
        actions: &[Self::Action],
        mind: &Mind<Self>,
        memo: &mut Self::Memo,
        out: &mut Vec<f32>,
    );
}

/// A line of play. In training a seat that follows it chooses among the actions that do; where none does, among all.
pub struct ForcedLine<G: Game> {
    /// What it is, in a few words.
    pub name: &'static str,
    /// Whether an action of a seat follows it.
    pub follows: fn(&G::View, Seat, G::Action) -> bool,
}

/// How freely bots choose by the scores of the policy: an action with a score that is a temperature less is e times less likely.
#[derive(Clone, Copy)]
pub struct Temperatures {
    /// In the priors of the search.
    pub prior: f32,
    /// The share of a prior that is even over all actions, so that every action is explored.
    pub floor: f32,
    /// In rollouts.
    pub rollout: f32,
    /// Of an apprentice.
    pub apprentice: f32,
}

/// The rows that what was hidden belongs to, by their indices in [`Knowledge::belief_names`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BeliefRows {
    rows: [u8; MOST_ROWS],
    number: usize,
}

/// Most rows of one hidden action.
const MOST_ROWS: usize = 6;

impl BeliefRows {
    /// Adds a row. Beyond the capacity, rows are dropped.
    pub fn push(&mut self, row: usize) {
        if self.number < MOST_ROWS {
            self.rows[self.number] = row as u8;
            self.number += 1;
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        self.rows[..self.number].iter().map(|row| usize::from(*row))
    }
}
