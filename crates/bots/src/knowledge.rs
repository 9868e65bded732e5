//! What the search has to know of a game besides its rules.

use crate::Mind;
use game::{Game, Seat};
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
    /// The weights file.
    const WEIGHTS: &'static str;

    /// The turn or round. Rollouts end when it changes.
    fn turn(&self) -> u8;

    /// How far the game is: 0 at the first of [`Knowledge::STAGES`], 1 at the second, and so on.
    fn stage(&self) -> f32;

    /// The same as [`Knowledge::stage`], from a view.
    fn stage_seen(view: &Self::View) -> f32;

    /// The points of a seat. Once the game is over nothing else counts.
    fn points(&self, seat: Seat) -> f32;

    /// Counts the features of a seat. May use public information only.
    fn features(&self, seat: Seat, out: &mut [f32]);

    /// Whether an action is chosen in secret, so that it pays to be unpredictable.
    fn is_secret(_action: Self::Action) -> bool {
        false
    }

    /// Kinds of actions that get a weight of their own (action features), by their names in the weights file.
    fn habit_names() -> Vec<String> {
        Vec::new()
    }

    /// The kinds that an action of a seat is of.
    fn habits(_view: &Self::View, _seat: Seat, _action: Self::Action, _out: &mut Habits) {}

    /// Scores each action in points, without habits. The search makes its priors from these scores, rollouts sample from
    /// them, and an apprentice plays by them alone.
    fn policy_scores(view: &Self::View, seat: Seat, actions: &[Self::Action], mind: &Mind<Self>, out: &mut Vec<f32>);
}

/// The kinds of actions that one action is of, by their indices in [`Knowledge::habit_names`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Habits {
    kinds: [u8; MOST_HABITS],
    number: usize,
}

/// Most kinds that one action can be of.
const MOST_HABITS: usize = 6;

impl Habits {
    /// Adds a kind. Beyond the capacity, kinds are dropped.
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
