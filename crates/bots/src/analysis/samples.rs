//! The results of trying actions in the same worlds with the same random numbers.

use super::verdict::BySeat;
use crate::mind::SEATS;
use game::Seat;
use std::ops::Range;

/// An action and the end of the turn in each round in which it was tried: from the first round on, without a gap.
pub(super) struct Trial<A> {
    pub(super) action: A,
    /// The chances of winning by seat.
    pub(super) shares: Vec<[f32; SEATS]>,
    /// The values in points by seat.
    pub(super) values: Vec<[f32; SEATS]>,
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Estimate {
    pub(super) mean: f64,
    pub(super) error: f64,
}

impl Estimate {
    /// The share of a positive mean that is left when its standard error is taken off; nothing of what is no more than that, and
    /// nothing of what is negative.
    pub(super) fn sure(self) -> f64 {
        if self.mean > self.error { 1.0 - self.error / self.mean } else { 0.0 }
    }
}

impl<A> Trial<A> {
    pub(super) fn new(action: A) -> Trial<A> {
        Trial { action, shares: Vec::new(), values: Vec::new() }
    }

    pub(super) fn rounds(&self) -> usize {
        self.shares.len()
    }

    /// The mean chance of a seat over all rounds.
    pub(super) fn chance(&self, seat: Seat) -> f64 {
        let sum: f64 = self.shares.iter().map(|shares| f64::from(shares[seat.index()])).sum();
        sum / self.rounds().max(1) as f64
    }

    /// How much more of the win a seat has than after another action, over rounds that both have.
    pub(super) fn ahead_of(&self, other: &Trial<A>, seat: Seat, rounds: Range<usize>) -> Estimate {
        let difference =
            |round: usize| f64::from(self.shares[round][seat.index()]) - f64::from(other.shares[round][seat.index()]);
        estimate(rounds.map(difference))
    }
}

/// The mean over some rounds.
pub(super) fn mean(samples: &[[f32; SEATS]], rounds: Range<usize>) -> BySeat {
    let number = rounds.len().max(1) as f64;
    let mut sums = [0.0; SEATS];
    for sample in &samples[rounds] {
        sums.iter_mut().zip(sample).for_each(|(sum, share)| *sum += f64::from(*share));
    }
    sums.map(|sum| sum / number)
}

/// The mean of numbers and its standard error.
pub(super) fn estimate(numbers: impl Iterator<Item = f64>) -> Estimate {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for number in numbers {
        count += 1.0;
        let off = number - mean;
        mean += off / count;
        squares += off * (number - mean);
    }
    let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
    Estimate { mean, error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_means_with_standard_errors() {
        let known = estimate([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter());
        assert!((known.mean - 5.0).abs() < 1e-12 && (known.error - (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert_eq!(estimate([0.25; 9].into_iter()).error, 0.0);
        assert_eq!(estimate(std::iter::empty()).mean, 0.0);
    }

    #[test]
    fn sure_is_what_is_left_without_the_standard_error() {
        let sure = |mean, error| Estimate { mean, error }.sure() * mean;
        assert!((sure(0.4, 0.1) - 0.3).abs() < 1e-12);
        assert_eq!((sure(0.1, 0.1), sure(0.1, 0.5), sure(0.0, 0.0)), (0.0, 0.0, 0.0));
        assert_eq!(Estimate { mean: -0.5, error: 0.1 }.sure(), 0.0);
        assert_eq!(sure(0.4, 0.0), 0.4);
    }
}
