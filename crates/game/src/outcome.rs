//! How a game ended.

use crate::Seat;
use serde::Serialize;

/// Final scores and everybody who won: ties share the win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Final score by seat.
    pub scores: Vec<i32>,
    /// The winners in seat order; more than one on a tie.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// The outcome in which the highest score wins and nothing breaks a tie.
    pub fn highest(scores: Vec<i32>) -> Outcome {
        let best = scores.iter().max().copied();
        let winners = Seat::ALL.into_iter().zip(&scores).filter(|(_, score)| Some(**score) == best);
        Outcome { winners: winners.map(|(seat, _)| seat).collect(), scores }
    }

    /// What a seat has of the win: 1, or its share of a tie, or 0.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_win() {
        let outcome = Outcome::highest(vec![5, 9, 9]);
        assert_eq!(outcome.winners, [Seat::Two, Seat::Three]);
        assert_eq!([Seat::One, Seat::Two].map(|seat| outcome.share(seat)), [0.0, 0.5]);
    }
}
