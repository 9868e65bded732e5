//! Who cost whom what. For every seat the final equity minus the first one is the sum of
//!
//! - its own regrets,
//! - what the decisions of each other seat gave it or took from it: what its equity is after what was played compared with
//!   after what was best for the seat that decided, in the same search,
//! - chance: what the equity before a decision differs from the one that was expected after the decision before. Where hidden
//!   things came to light meanwhile, or another seat knows others, that is *revealed*; everything else is what the search had
//!   not seen coming, and in a game without secrets or dice all of it.
//!
//! The equities are whole numbers of millionths, so it adds up to the last digit.

use super::Fixed;
use game::Seat;
use serde::{Deserialize, Serialize};

/// A decision as the ledger sees it. All equities are by seat.
#[derive(Clone, Debug)]
pub struct LedgerStep {
    /// The seat that decided.
    pub seat: Seat,
    /// The equities after the best action.
    pub best: Vec<Fixed>,
    /// The equities after what was played.
    pub played: Vec<Fixed>,
    /// Whether what comes after it depends on something that was hidden from the seat that decided.
    pub reveals: bool,
}

/// The ledger of a game: a row for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// By seat.
    pub rows: Vec<LedgerRow>,
}

/// What became of the equity of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LedgerRow {
    /// The seat.
    pub seat: Seat,
    /// The equity before the first decision.
    pub initial: Fixed,
    /// The equity at the end.
    #[serde(rename = "final")]
    pub last: Fixed,
    /// What its own decisions cost: minus the sum of its regrets.
    pub own: Fixed,
    /// What the decisions of each seat gave it, by seat; negative if they took it. Its own is 0 here.
    pub from: Vec<Fixed>,
    /// What chance gave it, and what the search had not seen coming.
    pub chance: Fixed,
    /// The part of `chance` that came when hidden things came to light.
    pub revealed: Fixed,
}

impl Ledger {
    /// The ledger of a game with these decisions, in order, and these equities at the end.
    pub fn new(steps: &[LedgerStep], last: &[Fixed]) -> Ledger {
        let row = |(place, last): (usize, &Fixed)| {
            let seat = Seat::ALL[place];
            let initial = steps.first().map_or(*last, |step| step.best[place]);
            let zero = Fixed::ZERO;
            let from = vec![zero; steps.first().map_or(0, |step| step.best.len())];
            LedgerRow { seat, initial, last: *last, own: zero, from, chance: zero, revealed: zero }
        };
        let mut rows: Vec<LedgerRow> = last.iter().enumerate().take(Seat::ALL.len()).map(row).collect();
        for (number, step) in steps.iter().enumerate() {
            let next = steps.get(number + 1).map_or(last, |next| &next.best);
            for (place, row) in rows.iter_mut().enumerate() {
                row.add(step, place, next[place]);
            }
        }
        Ledger { rows }
    }
}

impl LedgerRow {
    fn add(&mut self, step: &LedgerStep, place: usize, next: Fixed) {
        let given = step.played[place] - step.best[place];
        if step.seat == self.seat {
            self.own += given;
        } else {
            self.from[step.seat.index()] += given;
        }
        let chance = next - step.played[place];
        self.chance += chance;
        if step.reveals {
            self.revealed += chance;
        }
    }

    /// The first equity with everything that is in the row added: it is the last one.
    pub fn sum(&self) -> Fixed {
        self.initial + self.own + self.from.iter().copied().sum() + self.chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Random;

    /// Whatever the equities are, every row adds up, and so do the columns if those of each step do.
    #[test]
    fn every_ledger_adds_up() {
        let mut random = Random::new(1);
        for game in 0..200 {
            let players = 2 + game % 4;
            let mut equities = || -> Vec<Fixed> {
                let mut numbers: Vec<Fixed> =
                    (1..players).map(|_| Fixed::millionths(random.below(4_000_001) as i64 - 2_000_000)).collect();
                numbers.push(-numbers.iter().copied().sum::<Fixed>());
                numbers
            };
            let step = |number: usize| LedgerStep {
                seat: Seat::ALL[number % players],
                best: equities(),
                played: equities(),
                reveals: number.is_multiple_of(3),
            };
            let steps: Vec<LedgerStep> = (0..game).map(step).collect();
            let last = equities();
            let ledger = Ledger::new(&steps, &last);
            for (row, last) in ledger.rows.iter().zip(&last) {
                assert_eq!((row.sum(), row.last), (*last, *last));
            }
            let total = |of: fn(&LedgerRow) -> Fixed| ledger.rows.iter().map(of).sum::<Fixed>();
            assert_eq!((total(|row| row.initial), total(|row| row.chance)), (Fixed::ZERO, Fixed::ZERO));
        }
    }
}
