//! Means of results and their confidence intervals. Games with the same set-up, and seats of the same game, are not
//! independent of each other: so every error is estimated from set-up to set-up, not from game to game.

use game::Outcome;
use serde::Serialize;

/// A mean and its 95 % confidence interval, if there are enough observations for one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Mean {
    pub(crate) mean: f64,
    pub(crate) interval: Option<[f64; 2]>,
}

/// The sum of a value over the seats of a bot with one set-up, and the number of seats.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Sum {
    pub(crate) sum: f64,
    pub(crate) number: f64,
}

/// The mean over all set-ups.
pub(crate) fn mean(setups: &[Sum]) -> Mean {
    let mean = plain_mean(setups);
    let reach = error(setups).map(|error| student(setups.len()) * error);
    Mean { mean, interval: reach.map(|reach| [mean - reach, mean + reach]) }
}

/// The share of wins over all set-ups. Its interval is Wilson's, which stays between 0 and 1 and has a width even if
/// everything was won.
pub(crate) fn share(setups: &[Sum]) -> Mean {
    let share = plain_mean(setups);
    let (seats, spread) = (number(setups), share * (1.0 - share));
    let interval = error(setups).map(|error| {
        // As many independent observations as would leave the same error, but not more than there are.
        let independent = if error > 0.0 { (spread / (error * error)).min(seats) } else { seats };
        let z = student(setups.len());
        let pull = z * z / independent;
        let centre = (share + pull / 2.0) / (1.0 + pull);
        let reach = (pull * (spread + pull / 4.0)).sqrt() / (1.0 + pull);
        [(centre - reach).max(0.0), (centre + reach).min(1.0)]
    });
    Mean { mean: share, interval }
}

fn plain_mean(setups: &[Sum]) -> f64 {
    let sum: f64 = setups.iter().map(|setup| setup.sum).sum();
    sum / number(setups).max(1.0)
}

fn number(setups: &[Sum]) -> f64 {
    setups.iter().map(|setup| setup.number).sum()
}

/// The fewest set-ups from which an error is estimated.
pub(crate) const LEAST_SETUPS: usize = 3;

/// The standard error of the mean, each set-up being one observation.
fn error(setups: &[Sum]) -> Option<f64> {
    if setups.len() < LEAST_SETUPS {
        return None;
    }
    let mean = plain_mean(setups);
    let squares: f64 = setups.iter().map(|setup| (setup.sum - mean * setup.number).powi(2)).sum();
    let observations = setups.len() as f64;
    Some((squares * observations / (observations - 1.0)).sqrt() / number(setups))
}

/// How many standard errors 95 % lie within, by Student's distribution for a number of observations (the first terms of its
/// series, good to a twentieth from three observations on).
pub(crate) fn student(observations: usize) -> f64 {
    let freedom = observations.saturating_sub(1).max(1) as f64;
    1.96 + (2.372 + (2.823 + 2.556 / freedom) / freedom) / freedom
}

/// The places by seat; seats that tie share the mean of their places.
pub(crate) fn mean_places(outcome: &Outcome) -> Vec<f64> {
    let mut places = outcome.places();
    places.sort_by_key(|(seat, _)| *seat);
    let tied = |place: u8| places.iter().filter(|(_, other)| *other == place).count() as f64;
    places.iter().map(|(_, place)| f64::from(*place) + (tied(*place) - 1.0) / 2.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3
    }

    fn sums(setups: &[(f64, f64)]) -> Vec<Sum> {
        setups.iter().map(|(sum, number)| Sum { sum: *sum, number: *number }).collect()
    }

    #[test]
    fn a_mean_has_the_error_of_its_set_ups() {
        // Means 1, 2, 3, 4, 5: standard deviation sqrt(2.5), standard error sqrt(0.5), 2.776 of them are 95 %.
        let found = mean(&sums(&[(2.0, 2.0), (4.0, 2.0), (6.0, 2.0), (8.0, 2.0), (10.0, 2.0)]));
        let [low, high] = found.interval.unwrap();
        assert!(near(found.mean, 3.0) && near(3.0 - low, high - 3.0));
        assert!((high - 3.0 - 2.776 * 0.5f64.sqrt()).abs() < 0.01, "{high}");
    }

    #[test]
    fn who_sits_oftener_counts_more() {
        assert_eq!(mean(&sums(&[(6.0, 3.0), (6.0, 1.0)])).mean, 3.0);
    }

    #[test]
    fn one_set_up_tells_no_error() {
        assert_eq!(mean(&sums(&[(6.0, 3.0)])), Mean { mean: 2.0, interval: None });
        assert_eq!(share(&sums(&[(1.0, 4.0)])), Mean { mean: 0.25, interval: None });
    }

    #[test]
    fn student_needs_more_where_there_is_less() {
        for (observations, tabulated) in [(5, 2.776), (11, 2.228), (31, 2.042), (121, 1.980)] {
            assert!((student(observations) - tabulated).abs() < 0.01, "{observations}: {}", student(observations));
        }
    }

    #[test]
    fn shares_have_wilsons_interval() {
        // A hundred independent games, half of them won: published as 0.404 to 0.596 for z = 1.96.
        let setups: Vec<Sum> = (0..100).map(|game| Sum { sum: f64::from(game % 2), number: 1.0 }).collect();
        let [low, high] = share(&setups).interval.unwrap();
        assert!((low - 0.404).abs() < 0.003 && (high - 0.596).abs() < 0.003, "{low} {high}");
    }

    #[test]
    fn who_has_won_everything_may_still_lose() {
        let setups = sums(&[(1.0, 1.0); 50]);
        let found = share(&setups);
        // Wilson: 1 / (1 + z^2 / n) with z = 2.01.
        let [low, high] = found.interval.unwrap();
        assert!(found.mean == 1.0 && near(high, 1.0) && (low - 0.925).abs() < 0.002, "{low}");
    }

    #[test]
    fn games_that_go_alike_tell_less() {
        // Twenty set-ups of four games, each won or lost as a whole, tell as much as twenty games.
        let alike: Vec<Sum> = (0..20).map(|setup| Sum { sum: 4.0 * f64::from(setup % 2), number: 4.0 }).collect();
        let single: Vec<Sum> = (0..20).map(|setup| Sum { sum: f64::from(setup % 2), number: 1.0 }).collect();
        let (alike, single) = (share(&alike).interval.unwrap(), share(&single).interval.unwrap());
        assert!((alike[0] - single[0]).abs() < 0.01, "{alike:?} {single:?}");
    }

    #[test]
    fn who_ties_shares_places_and_who_has_won_is_first() {
        assert_eq!(mean_places(&Outcome::highest(vec![5, 9, 9, 2])), [3.0, 1.5, 1.5, 4.0]);
        let broken = Outcome { scores: vec![9, 9, 7], winners: vec![Seat::Two] };
        assert_eq!(mean_places(&broken), [2.0, 1.0, 3.0]);
    }
}
