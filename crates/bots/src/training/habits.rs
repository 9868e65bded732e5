//! Habits: softmax regression of the policy on the visits of a search.

use crate::knowledge::Habits;
use crate::master::Master;
use crate::math::{self, softmax};
use crate::mind::habit_row;
use crate::{Budget, Knowledge, Mind};
use game::{Seat, Settings, play_out};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

/// A decision of a search.
pub(super) struct Decision {
    stage: f32,
    actions: Vec<SearchedAction>,
}

/// One of the actions of a decision.
struct SearchedAction {
    /// Policy score without habits.
    score: f32,
    habits: Habits,
    /// Share of the visits.
    share: f32,
}

/// Temperature of the policy, in points.
const TEMPERATURE: f32 = 1.0;
/// Number of passes over all decisions.
const EPOCHS: usize = 12;
/// Step size (AdaGrad).
const LEARNING_RATE: f32 = 0.4;
/// Strength of the L2 penalty.
const L2_PENALTY: f32 = 0.002;

/// Plays a game in which all seats search. Returns their decisions.
pub(super) fn watch<G: Knowledge>(
    players: u8,
    settings: &Settings,
    seed: u64,
    iterations: u32,
    mind: &Arc<Mind<G>>,
) -> Vec<Decision> {
    let Ok(mut state) = G::new(players, settings, seed) else { return Vec::new() };
    let bot = |seat: Seat| {
        Master::new(
            mind.clone(),
            Budget::Iterations(iterations),
            seed.wrapping_mul(8).wrapping_add(seat.index() as u64),
            1,
        )
    };
    let mut bots: Vec<Master<G>> = Seat::first(players).map(bot).collect();
    let (mut decisions, mut scores) = (Vec::new(), Vec::new());
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        let view = state.remembered(seat);
        let visits = bots[seat.index()].visits(&view, seat, legal);
        let sum = visits.iter().sum::<f32>().max(1.0);
        scores.clear();
        G::policy_scores(&view, seat, legal, mind, &mut scores);
        let actions: Vec<_> = (legal.iter().zip(&scores).zip(&visits))
            .map(|((action, score), visits)| {
                let mut habits = Habits::default();
                G::habits(&view, seat, *action, &mut habits);
                SearchedAction { score: *score, habits, share: visits / sum }
            })
            .collect();
        if actions.iter().any(|action| action.habits != Habits::default()) {
            decisions.push(Decision { stage: state.stage(), actions });
        }
        Ok::<_, Infallible>(legal[math::argmax(&visits)])
    });
    decisions
}

/// Fits the weights of habits so that the policy chooses as the search does. Returns their rows, and the agreement of policy
/// and search before and after.
pub(super) fn fit<G: Knowledge>(mind: &Mind<G>, decisions: &[Decision]) -> (BTreeMap<String, Vec<f32>>, [f64; 2]) {
    let mut weights: Vec<Vec<f32>> = mind.habit_rows().to_vec();
    let before = agreement(&weights, decisions);
    let mut squares: Vec<Vec<f32>> = weights.iter().map(|row| vec![1.0; row.len()]).collect();
    let mut probabilities = Vec::new();
    for _ in 0..EPOCHS {
        for decision in decisions {
            let (first, part) = place(decision.stage, G::STAGES.len());
            policy(&weights, decision, &mut probabilities);
            for (action, probability) in decision.actions.iter().zip(&probabilities) {
                for kind in action.habits.iter() {
                    for (stage, part) in [(first, 1.0 - part), (first + 1, part)] {
                        let Some(weight) = weights[kind].get_mut(stage) else { continue };
                        let gradient = part * (action.share - probability) - L2_PENALTY * part * *weight;
                        let square = &mut squares[kind][stage];
                        *square += gradient * gradient;
                        *weight += LEARNING_RATE * gradient / square.sqrt();
                    }
                }
            }
        }
    }
    let after = agreement(&weights, decisions);
    let rows = G::habit_names().into_iter().zip(weights).map(|(name, row)| (habit_row(&name), row));
    (rows.collect(), [before, after])
}

/// Splits a stage into the whole stage before it and the fraction of the way to the next.
fn place(stage: f32, stages: usize) -> (usize, f32) {
    let first = (stage.max(0.0) as usize).min(stages - 1);
    (first, (stage - first as f32).clamp(0.0, 1.0))
}

/// The probabilities with which the policy chooses, habits included.
fn policy(weights: &[Vec<f32>], decision: &Decision, probabilities: &mut Vec<f32>) {
    let stages = weights.first().map_or(1, Vec::len);
    let (first, part) = place(decision.stage, stages);
    let weight = |kind: usize| {
        let row = &weights[kind];
        row[first] * (1.0 - part) + row.get(first + 1).map_or(0.0, |next| next * part)
    };
    probabilities.clear();
    let score = |action: &SearchedAction| action.score + action.habits.iter().map(weight).sum::<f32>();
    probabilities.extend(decision.actions.iter().map(score));
    softmax(probabilities, TEMPERATURE);
}

/// The mean probability that policy and search choose the same action.
fn agreement(weights: &[Vec<f32>], decisions: &[Decision]) -> f64 {
    let mut probabilities = Vec::new();
    let mut sum = 0.0;
    for decision in decisions {
        policy(weights, decision, &mut probabilities);
        let both = probabilities.iter().zip(&decision.actions);
        sum += both.map(|(probability, action)| f64::from(probability * action.share)).sum::<f64>();
    }
    sum / decisions.len().max(1) as f64
}
