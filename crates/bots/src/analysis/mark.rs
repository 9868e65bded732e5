//! What a regret is called, and how well a seat has played.

use super::Fixed;
use serde::{Deserialize, Serialize};

/// What a decision is called that cost much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A tenth of a fair share of the win.
    Inaccuracy,
    /// Two tenths.
    Mistake,
    /// Three tenths.
    Blunder,
}

impl Mark {
    /// All marks, the slightest first.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The mark of a regret with this standard error: none within twice the error.
    pub fn of(regret: Fixed, error: Fixed) -> Option<Mark> {
        if regret <= error.times(2) {
            return None;
        }
        Mark::ALL.into_iter().rev().find(|mark| regret >= mark.least())
    }

    /// The least regret of the mark.
    pub const fn least(self) -> Fixed {
        Fixed::millionths(match self {
            Mark::Inaccuracy => 100_000,
            Mark::Mistake => 200_000,
            Mark::Blunder => 300_000,
        })
    }

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// The sign that players put after such a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

/// The accuracy of a decision with this regret in percent, by the formula of lichess: a loss of equity of 1 counts as one of 50
/// percentage points of the chance to win, which between two players it is.
pub fn move_accuracy(regret: f64) -> f64 {
    let lost = 50.0 * regret;
    if lost <= 0.0 {
        return 100.0;
    }
    (103.166_810_071_164_9 * (-0.043_544_153_867_539_51 * lost).exp() - 3.166_924_740_191_411 + 1.0).clamp(0.0, 100.0)
}

/// The accuracy of a seat in a game in percent, by its decisions in order: the equity before each, and the regret. The mean of
/// two means, as at lichess: one in which decisions count the more the more was at stake around them, and the harmonic one,
/// for which a single blunder counts much. 100 without any decision.
pub fn accuracy(decisions: &[(f64, f64)]) -> f64 {
    if decisions.is_empty() {
        return 100.0;
    }
    let accuracies: Vec<f64> = decisions.iter().map(|(_, regret)| move_accuracy(*regret)).collect();
    let weights = volatilities(decisions);
    let weighted = accuracies.iter().zip(&weights).map(|(accuracy, weight)| accuracy * weight).sum::<f64>()
        / weights.iter().sum::<f64>();
    let inverse: f64 = accuracies.iter().map(|accuracy| 1.0 / accuracy.max(0.01)).sum();
    let harmonic = accuracies.len() as f64 / inverse;
    let accuracy = (weighted + harmonic) / 2.0;
    // The exponential function differs in its last digits between systems: these are not shown.
    (accuracy * 100.0).round() / 100.0
}

/// How much the chances moved around each decision: the standard deviation in a window, in percentage points, from 0.5 to 12.
fn volatilities(decisions: &[(f64, f64)]) -> Vec<f64> {
    let window = (decisions.len() / 10).clamp(2, 8).min(decisions.len());
    let chances: Vec<f64> = decisions.iter().map(|(equity, _)| 50.0 * equity).collect();
    let volatility = |end: usize| {
        let window = &chances[end.saturating_sub(window)..end];
        let mean = window.iter().sum::<f64>() / window.len() as f64;
        let squares: f64 = window.iter().map(|chance| (chance - mean) * (chance - mean)).sum();
        (squares / window.len() as f64).sqrt().clamp(0.5, 12.0)
    };
    // The first decisions share the first whole window.
    (1..=decisions.len()).map(|end| volatility(end.max(window))).collect()
}

/// The error rate of a seat: 500 times the mean regret over its decisions that made a difference. 0 without any.
pub fn error_rate(regrets: &[f64]) -> f64 {
    if regrets.is_empty() {
        return 0.0;
    }
    let rate = 500.0 * regrets.iter().sum::<f64>() / regrets.len() as f64;
    (rate * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_need_more_than_noise() {
        let mark = |regret, error| Mark::of(Fixed::new(regret), Fixed::new(error));
        assert_eq!(mark(0.0999, 0.0), None);
        assert_eq!(mark(0.1, 0.0), Some(Mark::Inaccuracy));
        assert_eq!(mark(0.2, 0.01), Some(Mark::Mistake));
        assert_eq!(mark(0.5, 0.1), Some(Mark::Blunder));
        assert_eq!(mark(0.5, 0.25), None);
        assert_eq!(mark(0.0, 0.0), None);
    }

    /// The values are those of the formula of lichess for losses of 5, 10 and 15 percentage points.
    #[test]
    fn accuracy_falls_with_regret() {
        assert_eq!(move_accuracy(0.0), 100.0);
        let at = [0.1, 0.2, 0.3].map(move_accuracy);
        for (accuracy, right) in at.into_iter().zip([80.82, 64.58, 51.52]) {
            assert!((accuracy - right).abs() < 0.1, "{at:?}");
        }
        assert_eq!(move_accuracy(3.0), 0.0);
        assert_eq!(accuracy(&[]), 100.0);
        assert_eq!(accuracy(&[(0.0, 0.0), (0.1, 0.0), (0.0, 0.0)]), 100.0);
        let (one, two) = (accuracy(&[(0.0, 0.3); 10]), accuracy(&[(0.0, 0.1); 10]));
        assert!(one < two && two < 100.0);
        assert_eq!(error_rate(&[0.02, 0.0]), 5.0);
        assert_eq!(error_rate(&[]), 0.0);
    }
}
