//! How much a value changes with another. Seats of one game, and games with one set-up, are not independent of each other, so the
//! error is estimated from cluster to cluster (the sandwich of Liang and Zeger), not from pair to pair.

use crate::statistics::{LEAST_SETUPS, Mean, student};

/// A pair of values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pair {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The slope of the straight line that fits all pairs best, with its 95 % interval; `None` if `x` is always the same.
pub(crate) fn slope(clusters: &[Vec<Pair>]) -> Option<Mean> {
    let pairs = || clusters.iter().flatten();
    let number = pairs().count().max(1) as f64;
    let mean_x = pairs().map(|pair| pair.x).sum::<f64>() / number;
    let mean_y = pairs().map(|pair| pair.y).sum::<f64>() / number;
    let spread: f64 = pairs().map(|pair| (pair.x - mean_x).powi(2)).sum();
    if spread <= f64::EPSILON * number {
        return None;
    }
    let slope = pairs().map(|pair| (pair.x - mean_x) * (pair.y - mean_y)).sum::<f64>() / spread;
    let left = |pair: &Pair| (pair.x - mean_x) * (pair.y - mean_y - slope * (pair.x - mean_x));
    let squares: f64 = clusters.iter().map(|cluster| cluster.iter().map(left).sum::<f64>().powi(2)).sum();
    let observations = clusters.len() as f64;
    let error = (squares * observations / (observations - 1.0)).sqrt() / spread;
    let reach = student(clusters.len()) * error;
    let interval = (clusters.len() >= LEAST_SETUPS).then_some([slope - reach, slope + reach]);
    Some(Mean { mean: slope, interval })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Random;

    fn single(pairs: &[(f64, f64)]) -> Vec<Vec<Pair>> {
        pairs.iter().map(|(x, y)| vec![Pair { x: *x, y: *y }]).collect()
    }

    #[test]
    fn a_straight_line_has_its_slope_and_no_error() {
        let found = slope(&single(&[(0.0, 1.0), (1.0, 3.0), (2.0, 5.0), (5.0, 11.0)])).unwrap();
        let [low, high] = found.interval.unwrap();
        assert!((found.mean - 2.0).abs() < 1e-9 && high - low < 1e-9, "{found:?}");
    }

    #[test]
    fn with_two_groups_it_is_the_difference_of_their_means() {
        let pairs = [(0.0, 1.0), (0.0, 3.0), (1.0, 4.0), (1.0, 7.0), (1.0, 10.0)];
        assert!((slope(&single(&pairs)).unwrap().mean - 5.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_is_told_of_what_never_differs_or_of_too_little() {
        assert_eq!(slope(&[]), None);
        assert_eq!(slope(&single(&[(2.0, 1.0), (2.0, 5.0)])), None);
        assert_eq!(slope(&single(&[(1.0, 1.0), (2.0, 5.0)])).unwrap().interval, None);
    }

    #[test]
    fn pairs_that_go_alike_tell_less() {
        let line = |number: usize| Pair { x: (number % 7) as f64, y: ((number * number) % 5) as f64 };
        let alone: Vec<Vec<Pair>> = (0..60).map(|number| vec![line(number)]).collect();
        let four: Vec<Vec<Pair>> = (0..60).map(|number| vec![line(number); 4]).collect();
        let [alone, four] = [alone, four].map(|clusters| slope(&clusters).unwrap().interval.unwrap());
        assert!((alone[0] - four[0]).abs() < 1e-9 && (alone[1] - four[1]).abs() < 1e-9, "{alone:?} {four:?}");
    }

    /// Of many samples in which nothing depends on `x`, about one in twenty has an interval without 0.
    #[test]
    fn intervals_are_right_in_nineteen_of_twenty() {
        let mut random = Random::new(5);
        let missed = (0..2000).filter(|_| {
            let clusters: Vec<Vec<Pair>> = (0..40)
                .map(|_| {
                    let common = random.below(100) as f64;
                    let pair = |_| Pair { x: random.below(6) as f64, y: common + random.below(100) as f64 };
                    (0..3).map(pair).collect()
                })
                .collect();
            let [low, high] = slope(&clusters).unwrap().interval.unwrap();
            low > 0.0 || high < 0.0
        });
        let missed = missed.count();
        assert!((60..=180).contains(&missed), "{missed} of 2000");
    }
}
