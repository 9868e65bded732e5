//! The result of a game.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// Final scores and winners: ties share the win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

    /// The seats in the order of the result with their places, equal when tied: winners first, then the others by points.
    pub fn places(&self) -> Vec<(Seat, u8)> {
        let rank = |seat: Seat| (self.winners.contains(&seat), self.scores.get(seat.index()).copied());
        let mut seats: Vec<Seat> = Seat::ALL.into_iter().take(self.scores.len()).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(rank(*seat)));
        let better = |seat: Seat| seats.iter().filter(|other| rank(**other) > rank(seat)).count();
        seats.iter().map(|seat| (*seat, better(*seat) as u8 + 1)).collect()
    }

    /// The share of a seat in the win: 1, a fraction on a tie, or 0.
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
        assert_eq!(outcome.places(), [(Seat::Two, 1), (Seat::Three, 1), (Seat::One, 3)]);
    }

    #[test]
    fn who_lost_the_tie_is_second() {
        let outcome = Outcome { scores: vec![9, 9, 7, 7], winners: vec![Seat::Two] };
        assert_eq!(outcome.places(), [(Seat::Two, 1), (Seat::One, 2), (Seat::Three, 3), (Seat::Four, 3)]);
    }
}
