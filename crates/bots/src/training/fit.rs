//! Fits the evaluation: ridge regression towards the old weights, none of which changes its sign, then the spread (softmax
//! temperature) that predicts the winners best.

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

/// Fits the weights of all features at all stages to what came after the samples. What they foresee, and how many points decide a
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
        let off = f64::from(sample.to_come) - product(&row, &before);
        for (place, x) in &row {
            right[*place] += x * off;
            for (other, y) in &row {
                matrix[*place][*other] += x * y;
            }
        }
    }
    (0..size).for_each(|place| matrix[place][place] += RIDGE);
    let bounds: Vec<[f64; 2]> = before.iter().map(|old| bounds(*old)).collect();
    let change = solve(&matrix, &right, &bounds);
    let after: Vec<f64> = before.iter().zip(change).map(|(old, change)| old + change).collect();
    let mut table = BTreeMap::new();
    for (feature, name) in G::FEATURES.iter().enumerate() {
        let weights = &after[feature * stages..(feature + 1) * stages];
        table.insert((*name).to_owned(), weights.iter().map(|weight| *weight as f32).collect());
    }
    table.insert("spread".to_owned(), spread(others, players, &after, stages));
    Fitted { table, foreseen: [before, after].map(|weights| foreseen(others, &weights, stages)) }
}

/// As much of a weight stays, or its sign would be forgotten.
const LEAST_LEFT: f64 = 0.1;

/// How much a weight may change: it keeps its sign, because where the regression would change it, a correlated feature is the
/// cause. A weight that is still nothing has none.
fn bounds(old: f64) -> [f64; 2] {
    let to_the_least = (LEAST_LEFT - 1.0) * old;
    match old {
        0.0 => [f64::NEG_INFINITY, f64::INFINITY],
        old if old > 0.0 => [to_the_least, f64::INFINITY],
        _ => [f64::NEG_INFINITY, to_the_least],
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

/// Passes over all unknowns: by then nothing changes that could be seen in a weights file.
const PASSES: usize = 400;

/// Solves a symmetric positive definite system within bounds, one unknown after another, again and again.
fn solve(matrix: &[Vec<f64>], right: &[f64], bounds: &[[f64; 2]]) -> Vec<f64> {
    let mut solution = vec![0.0; right.len()];
    for _ in 0..PASSES {
        for (place, row) in matrix.iter().enumerate() {
            let all: f64 = row.iter().zip(&solution).map(|(factor, number)| factor * number).sum();
            let best = solution[place] + (right[place] - all) / row[place];
            solution[place] = best.clamp(bounds[place][0], bounds[place][1]);
        }
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;

    const MATRIX: [[f64; 3]; 3] = [[4.0, 2.0, 0.0], [2.0, 5.0, 1.0], [0.0, 1.0, 3.0]];

    fn solution(right: [f64; 3], bounds: [[f64; 2]; 3]) -> Vec<f64> {
        solve(&MATRIX.map(|row| row.to_vec()), &right, &bounds)
    }

    #[test]
    fn a_system_is_solved() {
        for (found, right) in solution([8.0, 15.0, 11.0], [0.0; 3].map(bounds)).into_iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - right).abs() < 1e-12);
        }
    }

    /// The other unknowns make the best of a bound: here 4x = 8 - 2 and 3z = 11 - 1.
    #[test]
    fn bounds_are_kept() {
        let found = solution([8.0, 15.0, 11.0], [bounds(0.0), [f64::NEG_INFINITY, 1.0], bounds(0.0)]);
        for (found, right) in found.into_iter().zip([1.5, 1.0, 10.0 / 3.0]) {
            assert!((found - right).abs() < 1e-12);
        }
    }

    #[test]
    fn a_weight_keeps_its_sign() {
        assert_eq!(bounds(2.0), [-1.8, f64::INFINITY]);
        assert_eq!(bounds(-2.0), [f64::NEG_INFINITY, 1.8]);
    }
}
