//! Softmax regression: fits beliefs so that what was hidden is expected as often as it was seen to be.

use crate::knowledge::BeliefRows;
use crate::math::softmax;

/// A decision that was seen.
pub(super) struct Decision {
    pub(super) stage: f32,
    pub(super) actions: Vec<SeenAction>,
}

/// One of the actions of a decision.
pub(super) struct SeenAction {
    /// Its score without the weights that are fitted.
    pub(super) score: f32,
    pub(super) kinds: BeliefRows,
    /// How often it was chosen, of all times.
    pub(super) share: f32,
}

/// Temperature, in points.
const TEMPERATURE: f32 = 1.0;
/// Number of passes over all decisions.
const EPOCHS: usize = 12;
/// Step size (AdaGrad).
const LEARNING_RATE: f32 = 0.4;
/// Strength of the L2 penalty.
const L2_PENALTY: f32 = 0.002;

/// Fits the weights of all kinds, each with a number for every stage. Returns the agreement of choices before and after.
pub(super) fn fit(weights: &mut [Vec<f32>], decisions: &[Decision]) -> [f64; 2] {
    let stages = weights.first().map_or(1, Vec::len);
    let before = agreement(weights, decisions);
    let mut squares: Vec<Vec<f32>> = weights.iter().map(|row| vec![1.0; row.len()]).collect();
    let mut probabilities = Vec::new();
    for _ in 0..EPOCHS {
        for decision in decisions {
            let (first, part) = place(decision.stage, stages);
            choose(weights, decision, &mut probabilities);
            for (action, probability) in decision.actions.iter().zip(&probabilities) {
                for kind in action.kinds.iter() {
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
    [before, agreement(weights, decisions)]
}

/// Splits a stage into the whole stage before it and the fraction of the way to the next.
fn place(stage: f32, stages: usize) -> (usize, f32) {
    let first = (stage.max(0.0) as usize).min(stages - 1);
    (first, (stage - first as f32).clamp(0.0, 1.0))
}

/// The probabilities of the actions by the weights.
fn choose(weights: &[Vec<f32>], decision: &Decision, probabilities: &mut Vec<f32>) {
    let stages = weights.first().map_or(1, Vec::len);
    let (first, part) = place(decision.stage, stages);
    let weight = |kind: usize| {
        let row = &weights[kind];
        row[first] * (1.0 - part) + row.get(first + 1).map_or(0.0, |next| next * part)
    };
    probabilities.clear();
    let score = |action: &SeenAction| action.score + action.kinds.iter().map(weight).sum::<f32>();
    probabilities.extend(decision.actions.iter().map(score));
    softmax(probabilities, TEMPERATURE);
}

/// The mean probability that the weights choose the action that was chosen.
fn agreement(weights: &[Vec<f32>], decisions: &[Decision]) -> f64 {
    let mut probabilities = Vec::new();
    let mut sum = 0.0;
    for decision in decisions {
        choose(weights, decision, &mut probabilities);
        let both = probabilities.iter().zip(&decision.actions);
        sum += both.map(|(probability, action)| f64::from(probability * action.share)).sum::<f64>();
    }
    sum / decisions.len().max(1) as f64
}
