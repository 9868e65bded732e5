//! Ridge regression towards the old weights, and the spread that makes chances of winning come true.

use super::samples::Sample;
use crate::numbers;
use crate::{Knowledge, Mind};
use std::collections::BTreeMap;

/// New weights and how well they fit.
pub struct Fitted {
    pub table: BTreeMap<String, Vec<f32>>,
    pub error_before: f64,
    pub error_after: f64,
}

/// How strongly a weight is held where it is: as if so many samples with one of the feature had confirmed it.
const HOLD: f64 = 2000.0;

/// Weights, feature by feature and moment by moment, that foresee the targets best.
pub fn fit<G: Knowledge>(old: &Mind<G>, players: usize, samples: &[Sample]) -> Fitted {
    let (features, moments) = (G::FEATURES.len(), G::MOMENTS.len());
    let size = features * moments;
    let before: Vec<f64> = old.rows().iter().flatten().map(|weight| f64::from(*weight)).collect();
    let mut matrix = vec![vec![0.0; size]; size];
    let mut right = vec![0.0; size];
    let mut row = Vec::new();
    for sample in samples {
        spread_out(sample, moments, &mut row);
        let off = f64::from(sample.target) - product(&row, &before);
        for (place, x) in &row {
            right[*place] += x * off;
            for (other, y) in &row {
                matrix[*place][*other] += x * y;
            }
        }
    }
    (0..size).for_each(|place| matrix[place][place] += HOLD);
    let change = solve(matrix, right);
    let after: Vec<f64> = before.iter().zip(change).map(|(old, change)| still_good(*old, old + change)).collect();
    let mut table = BTreeMap::new();
    for (feature, name) in G::FEATURES.iter().enumerate() {
        let weights = &after[feature * moments..(feature + 1) * moments];
        table.insert((*name).to_owned(), weights.iter().map(|weight| *weight as f32).collect());
    }
    table.insert("spread".to_owned(), spread(samples, players, &after, moments));
    Fitted { table, error_before: error(samples, &before, moments), error_after: error(samples, &after, moments) }
}

/// What was good stays good, what was bad stays bad: where a regression says otherwise, something else that goes with it was
/// to blame.
fn still_good(old: f64, new: f64) -> f64 {
    match old {
        0.0 => new,
        good if good > 0.0 => new.max(0.0),
        _ => new.min(0.0),
    }
}

/// The features of a sample, shared between the moments before and after it: places and numbers that are not 0.
fn spread_out(sample: &Sample, moments: usize, row: &mut Vec<(usize, f64)>) {
    row.clear();
    let last = moments - 1;
    let first = (sample.moment.max(0.0) as usize).min(last);
    let part = f64::from(sample.moment - first as f32).clamp(0.0, 1.0);
    for (feature, number) in sample.features.iter().enumerate().filter(|(_, number)| **number != 0.0) {
        let number = f64::from(*number);
        row.push((feature * moments + first, number * (1.0 - part)));
        if part > 0.0 && first < last {
            row.push((feature * moments + first + 1, number * part));
        }
    }
}

fn product(row: &[(usize, f64)], weights: &[f64]) -> f64 {
    row.iter().map(|(place, number)| number * weights[*place]).sum()
}

fn error(samples: &[Sample], weights: &[f64], moments: usize) -> f64 {
    let mut row = Vec::new();
    let mut sum = 0.0;
    for sample in samples {
        spread_out(sample, moments, &mut row);
        let off = f64::from(sample.target) - product(&row, weights);
        sum += off * off;
    }
    (sum / samples.len().max(1) as f64).sqrt()
}

/// For each moment, the spread under which the winners were the likeliest, among whole numbers of points. The samples of a
/// position stand together, one for each seat; those near the moment count.
fn spread(samples: &[Sample], players: usize, weights: &[f64], moments: usize) -> Vec<f32> {
    let mut row = Vec::new();
    let mut value = |sample: &Sample| {
        spread_out(sample, moments, &mut row);
        (sample.ahead + product(&row, weights) as f32, sample.won)
    };
    let positions = samples.chunks_exact(players.max(1));
    let tables: Vec<Position> =
        positions.map(|seats| (seats[0].moment, seats.iter().map(&mut value).collect())).collect();
    (0..moments).map(|moment| likeliest(&tables, moment as f32)).collect()
}

/// A moment, and for each seat its value and its share of the win.
type Position = (f32, Vec<(f32, f32)>);

fn likeliest(tables: &[Position], moment: f32) -> f32 {
    let loss = |spread: f32| -> f64 {
        let mut sum = 0.0;
        for (when, seats) in tables.iter().filter(|(when, _)| (when - moment).abs() <= 0.5) {
            let mut chances: Vec<f32> = seats.iter().map(|(value, _)| *value).collect();
            numbers::soften(&mut chances, spread);
            let near = f64::from(1.0 - (when - moment).abs());
            // The square of what is missing to the truth: bounded, unlike a logarithm.
            sum += near
                * chances.iter().zip(seats).map(|(chance, (_, won))| f64::from((chance - won).powi(2))).sum::<f64>();
        }
        sum
    };
    let candidates = (1..=40).map(|points| points as f32);
    candidates.min_by(|a, b| loss(*a).total_cmp(&loss(*b))).unwrap_or(10.0)
}

/// Solves a symmetric positive system by Cholesky's way.
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
