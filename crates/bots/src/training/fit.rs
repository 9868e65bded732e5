//! Fits the evaluation: ridge regression towards the old weights, then the spread (softmax temperature) that predicts the
//! winners best.

use super::samples::Sample;
use crate::math;
use crate::{Knowledge, Mind};
use std::collections::BTreeMap;

/// New rows of the weights file, and the root mean square errors of the predictions.
pub(super) struct Fitted {
    pub(super) table: BTreeMap<String, Vec<f32>>,
    /// The share of what is still to come that is foreseen, by stage, before and after.
    pub(super) foreseen: [Vec<f64>; 2],
}

/// The ridge penalty. It holds a weight as this many samples would that have one of the feature and confirm it.
const RIDGE: f64 = 2000.0;

/// Fits the weights of all features at all stages to the targets of the samples. What they foresee, and how many points decide a
/// game, is measured on samples of other games.
pub(super) fn fit<G: Knowledge>(old: &Mind<G>, players: usize, [samples, others]: [&[Sample]; 2]) -> Fitted {
    let (features, stages) = (G::FEATURES.len(), G::STAGES.len());
    let size = features * stages;
    let before: Vec<f64> = old.feature_rows().iter().flatten().map(|weight| f64::from(*weight)).collect();
    let mut matrix = vec![vec![0.0; size]; size];
    let mut right = vec![0.0; size];
    let mut row = Vec::new();
    for sample in samples {
        sparse_row(sample, stages, &mut row);
        let off = f64::from(sample.target) - product(&row, &before);
        for (place, x) in &row {
            right[*place] += x * off;
            for (other, y) in &row {
                matrix[*place][*other] += x * y;
            }
        }
    }
    (0..size).for_each(|place| matrix[place][place] += RIDGE);
    let change = solve(matrix, right);
    let after: Vec<f64> = before.iter().zip(change).map(|(old, change)| keep_sign(*old, old + change)).collect();
    let mut table = BTreeMap::new();
    for (feature, name) in G::FEATURES.iter().enumerate() {
        let weights = &after[feature * stages..(feature + 1) * stages];
        table.insert((*name).to_owned(), weights.iter().map(|weight| *weight as f32).collect());
    }
    table.insert("spread".to_owned(), spread(others, players, &after, stages));
    Fitted { table, foreseen: [before, after].map(|weights| foreseen(others, &weights, stages)) }
}

/// Keeps the sign of a weight: where the regression would change it, a correlated feature is the cause.
fn keep_sign(old: f64, new: f64) -> f64 {
    match old {
        0.0 => new,
        old if old > 0.0 => new.max(0.0),
        _ => new.min(0.0),
    }
}

/// Shares the features of a sample between the stages before and after it, as a sparse row: columns and numbers that are
/// not 0.
fn sparse_row(sample: &Sample, stages: usize, row: &mut Vec<(usize, f64)>) {
    row.clear();
    let last = stages - 1;
    let first = (sample.stage.max(0.0) as usize).min(last);
    let part = f64::from(sample.stage - first as f32).clamp(0.0, 1.0);
    for (feature, number) in sample.features.iter().enumerate().filter(|(_, number)| **number != 0.0) {
        let number = f64::from(*number);
        row.push((feature * stages + first, number * (1.0 - part)));
        if part > 0.0 && first < last {
            row.push((feature * stages + first + 1, number * part));
        }
    }
}

fn product(row: &[(usize, f64)], weights: &[f64]) -> f64 {
    row.iter().map(|(place, number)| number * weights[*place]).sum()
}

/// The share of the variance of what is still to come that weights foresee, from each stage to the next.
fn foreseen(samples: &[Sample], weights: &[f64], stages: usize) -> Vec<f64> {
    let mut row = Vec::new();
    let (mut off, mut all) = (vec![0.0; stages - 1], vec![0.0; stages - 1]);
    for sample in samples {
        sparse_row(sample, stages, &mut row);
        let stage = (sample.stage.max(0.0) as usize).min(stages - 2);
        off[stage] += (f64::from(sample.to_come) - product(&row, weights)).powi(2);
        all[stage] += f64::from(sample.to_come).powi(2);
    }
    off.into_iter().zip(all).map(|(off, all)| 1.0 - off / all.max(1e-9)).collect()
}

/// The best spread for each stage, in whole points. The samples of a position stand together, one for each seat; those near
/// the stage count.
fn spread(samples: &[Sample], players: usize, weights: &[f64], stages: usize) -> Vec<f32> {
    let mut row = Vec::new();
    let mut value = |sample: &Sample| {
        sparse_row(sample, stages, &mut row);
        (sample.ahead + product(&row, weights) as f32, sample.won)
    };
    let tables = samples.chunks_exact(players.max(1));
    let positions: Vec<Position> =
        tables.map(|seats| (seats[0].stage, seats.iter().map(&mut value).collect())).collect();
    (0..stages).map(|stage| best_spread(&positions, stage as f32)).collect()
}

/// A stage, and for each seat its value and its share of the win.
type Position = (f32, Vec<(f32, f32)>);

/// The spread with the least squared error of the predicted shares of the win.
fn best_spread(positions: &[Position], stage: f32) -> f32 {
    let loss = |spread: f32| -> f64 {
        let mut sum = 0.0;
        for (at, seats) in positions.iter().filter(|(at, _)| (at - stage).abs() <= 0.5) {
            let mut shares: Vec<f32> = seats.iter().map(|(value, _)| *value).collect();
            math::softmax(&mut shares, spread);
            let near = f64::from(1.0 - (at - stage).abs());
            // Squared error, which is bounded, unlike a logarithm.
            let errors = shares.iter().zip(seats).map(|(share, (_, won))| f64::from((share - won).powi(2)));
            sum += near * errors.sum::<f64>();
        }
        sum
    };
    let candidates = (1..=40).map(|points| points as f32);
    candidates.min_by(|a, b| loss(*a).total_cmp(&loss(*b))).unwrap_or(10.0)
}

/// Solves a symmetric positive definite system by Cholesky decomposition.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        for row in column..size {
            let done: f64 = (0..column).map(|k| matrix[row][k] * matrix[column][k]).sum();
            let left = matrix[row][column] - done;
            matrix[row][column] = if row == column { left.max(1e-9).sqrt() } else { left / matrix[column][column] };
        }
    }
    for row in 0..size {
        let done: f64 = (0..row).map(|k| matrix[row][k] * right[k]).sum();
        right[row] = (right[row] - done) / matrix[row][row];
    }
    for row in (0..size).rev() {
        let done: f64 = (row + 1..size).map(|k| matrix[k][row] * right[k]).sum();
        right[row] = (right[row] - done) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let matrix = vec![vec![4.0, 2.0, 0.0], vec![2.0, 5.0, 1.0], vec![0.0, 1.0, 3.0]];
        let solution = solve(matrix, vec![8.0, 15.0, 11.0]);
        for (found, right) in solution.into_iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - right).abs() < 1e-12);
        }
    }
}
