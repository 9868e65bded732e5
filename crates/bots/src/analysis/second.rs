//! The second look at a decision that seems to cost much. All rounds of a search go on as one tree decides, so they are no independent
//! samples: two trees may be further apart than the rounds of either tell. So the best action and what was played are compared
//! again, alone, in several new trees with other worlds and other random numbers. Their mean is the regret; how far they are apart,
//! and how far they move while they grow, is its error. What made the decision look dear in the first look has no part in it.

use super::Fixed;
use super::fixed::rounded_shares;
use super::judge::{Comparison, PairLook};
use super::samples::{Estimate, estimate};
use super::verdict::{ActionValue, BySeat, Case, Effort, Stopped, Verdict};
use crate::knowledge::Knowledge;
use game::{Random, Stream};

/// So many trees, each with the iterations of the first look.
const TREES: usize = 4;
/// The random numbers of the trees are others than those of any round of the first look.
const SEEDS: u64 = 1 << 40;

/// With so few trees a standard error is uncertain itself: a sixth of the estimates are beyond so many of them (Student's distribution).
const FEW_TREES: f64 = 1.2;
/// From the first half of the rounds to the second a tree has grown threefold. With several times the iterations the difference moves
/// on as far as it has moved, or a little further.
const MOVED: f64 = 1.5;

/// Looks again at a decision in which something seems to be better than what was played.
pub(super) fn look_again<G: Knowledge>(
    case: &Case<'_, G>,
    players: u8,
    effort: Effort<'_>,
    first: Verdict<G>,
) -> Result<Verdict<G>, Stopped> {
    let Some(played) = first.played else { return Ok(first) };
    let pair = [first.actions[0].action, first.actions[played].action];
    let mut looks = Vec::with_capacity(TREES);
    for tree in 0..TREES as u64 {
        let seed = Random::stream(effort.seed, Stream::SearchThread(SEEDS + tree)).next_u64();
        looks.push(Comparison::new(case, players, Effort { seed, ..effort }).pair(pair)?);
    }
    Ok(Again { looks, seat: case.seat.index(), players: players.into() }.verdict(first, played))
}

/// What the new trees say.
struct Again<G: Knowledge> {
    looks: Vec<PairLook<G>>,
    seat: usize,
    players: usize,
}

impl<G: Knowledge> Again<G> {
    /// How much more of the win the best action has. The error counts how far the trees are apart, and how far the difference has
    /// moved while they grew: where it moves it would move on with more time.
    fn ahead(&self) -> Estimate {
        let between = |[best, played]: &[BySeat; 2]| best[self.seat] - played[self.seat];
        let found = estimate(self.looks.iter().map(|look| between(&look.shares)));
        let moved = estimate(self.looks.iter().map(|look| between(&look.shares) - between(&look.early)));
        Estimate { error: (FEW_TREES * found.error).hypot(MOVED * moved.mean), ..found }
    }

    /// Whether anything is left of the difference once its error is taken off, in the digits that are told.
    fn is_better(&self, ahead: Estimate) -> bool {
        let best = self.mean(|look| look.shares[0]);
        let played = self.behind(&best, ahead.sure(), |look| &look.shares);
        rounded_shares(&best)[self.seat] > rounded_shares(&played)[self.seat]
    }

    /// The mean of something over the trees, by seat.
    fn mean(&self, of: impl Fn(&PairLook<G>) -> BySeat) -> Vec<f64> {
        let mean = |seat: usize| self.looks.iter().map(|look| of(look)[seat]).sum::<f64>() / self.looks.len() as f64;
        (0..self.players).map(mean).collect()
    }

    /// The first verdict with the figures of the new trees: what was compared besides the two stays as far behind as it was.
    fn verdict(self, mut first: Verdict<G>, played: usize) -> Verdict<G> {
        let ahead = self.ahead();
        let growth = estimate(self.looks.iter().flat_map(|look| look.notes.growth.iter().copied())).mean;
        // Where nothing is sure, what was played counts as the best.
        let is_better = self.is_better(ahead);
        let (top, best, second) = if is_better { (0, 0, played) } else { (1, played, 0) };
        let known = first.actions[played].shares[self.seat];
        let before = first.actions[0].clone();
        let mut values: Vec<ActionValue<G::Action>> = Vec::with_capacity(first.actions.len());
        let top_shares = self.mean(|look| look.shares[top]);
        let top_points: Vec<f64> = self.mean(|look| look.values[top]).iter().map(|value| value + growth).collect();
        for (place, value) in first.actions.drain(..).enumerate() {
            let (shares, points) = if place == played || place == 0 {
                let sure = if is_better && place == played { ahead.sure() } else { 0.0 };
                (
                    self.behind(&top_shares, sure, |look| &look.shares),
                    self.behind(&top_points, sure, |look| &look.values),
                )
            } else {
                let moved = |top: &[f64], of: &dyn Fn(usize) -> f64| -> Vec<f64> {
                    top.iter().enumerate().map(|(seat, top)| top + of(seat)).collect()
                };
                let share = |seat: usize| value.shares[seat].number() - before.shares[seat].number();
                let point = |seat: usize| value.points[seat] - before.points[seat];
                (moved(&top_shares, &share), moved(&top_points, &point))
            };
            values.push(ActionValue { shares: rounded_shares(&shares), points, ..value });
        }
        let error = Fixed::new(ahead.error * self.players as f64);
        for place in [0, played] {
            (values[place].error, values[place].as_good) = (error, ahead.mean <= 2.0 * ahead.error);
        }
        (values[best].error, values[best].as_good) = (Fixed::ZERO, true);
        first.actions = values;
        self.ordered(first, [best, second], !is_better, known)
    }

    /// The mean of an action that is behind another by what is sure of their difference.
    fn behind(&self, top: &[f64], sure: f64, of: fn(&PairLook<G>) -> &[BySeat; 2]) -> Vec<f64> {
        let difference = self.mean(|look| {
            let [best, played] = of(look);
            std::array::from_fn(|seat| best[seat] - played[seat])
        });
        top.iter().zip(difference).map(|(top, difference)| top - sure * difference).collect()
    }

    /// The verdict with its actions in order, and with what the new trees noted down.
    fn ordered(self, mut verdict: Verdict<G>, [best, other]: [usize; 2], is_flipped: bool, known: Fixed) -> Verdict<G> {
        let (seat, times) = (self.seat, self.players as i64);
        let of_top = verdict.actions[best].shares[seat];
        for value in &mut verdict.actions {
            value.behind = (of_top - value.shares[seat]).max(Fixed::ZERO).times(times);
        }
        let (top, second) = (verdict.actions[best].action, verdict.actions[other].action);
        let played = verdict.played.map(|place| verdict.actions[place].action);
        verdict.actions.sort_by_key(|value| (value.action != top, value.behind, value.action != second));
        let place_of = |action: G::Action| verdict.actions.iter().position(|value| value.action == action);
        verdict.played = played.and_then(place_of);
        verdict.compared = (0, place_of(second).unwrap_or_default());
        let played = verdict.played.map(|place| &verdict.actions[place]);
        verdict.regret = played.map_or(Fixed::ZERO, |value| value.behind);
        verdict.error = played.map_or(Fixed::ZERO, |value| value.error);
        if let (Some(hindsight), Some(value)) = (&mut verdict.hindsight, played) {
            hindsight.luck += (known - value.shares[seat]).times(times);
        }
        let rounds: usize = self.looks.iter().map(|look| look.notes.rounds).sum();
        let sign = if is_flipped { -1.0 } else { 1.0 } / rounds.max(1) as f64;
        let sum = |seat: usize, part: usize| self.looks.iter().map(|look| look.notes.parts[seat][part]).sum::<f64>();
        verdict.parts =
            (0..self.players).map(|seat| (0..G::PARTS.len()).map(|part| sign * sum(seat, part)).collect()).collect();
        verdict.iterations += self.looks.iter().map(|look| look.iterations).sum::<u32>();
        verdict.continuations = self.looks.into_iter().flat_map(|look| look.notes.continuations).collect();
        if is_flipped {
            verdict.continuations.iter_mut().for_each(|continuation| continuation.lines.swap(0, 1));
        }
        verdict
    }
}
