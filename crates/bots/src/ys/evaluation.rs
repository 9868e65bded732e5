//! The features of a position at the end of a round: black gems, the prospects of coloured gems, and the cards in the hand.
//! Each is a number that all can see; its worth in points is a row of the weights file.

use super::gems::{Gems, lane_of};
use crate::math::sigmoid;
use game::Seat;
use ys::components::{BLACK_POINTS, ROUNDS, THRONE_POINTS};
use ys::{Board, Character, State, Step};

/// The features, in the order in which [`features`] fills them in; the cards last, in the order of [`Character`].
pub(super) const FEATURES: &[&str] = &[
    "gems",
    "gems now",
    "gem",
    "next black gem",
    "place in turn order",
    "throne room",
    "alchemist",
    "banker",
    "captain",
    "spy",
    "illusionist",
    "herald",
    "schemer",
    "jeweller",
    "mage",
    "merchant",
    "mercenary",
    "queen",
];

/// Index of the points that coloured gems would score now.
const GEMS_NOW: usize = 1;
/// Index of the first card.
pub(super) const CARDS: usize = 6;

/// The feature that a card in the hand counts for; none for cards that act at once.
pub(super) fn card_feature(card: Character) -> Option<usize> {
    let feature = CARDS + card as usize;
    (feature < FEATURES.len()).then_some(feature)
}

/// The certain points of a seat: those scored, and those for black gems, which are never lost (Y6.3).
pub(super) fn points(board: &Board, seat: Seat) -> f32 {
    let holdings = board.holdings(seat.into());
    let black = if board.step() == Step::End { 0 } else { black_points(holdings.black) };
    f32::from(holdings.score) + f32::from(black)
}

/// The points of a number of black gems.
pub(super) fn black_points(black: u8) -> u16 {
    BLACK_POINTS[usize::from(black).min(BLACK_POINTS.len() - 1)]
}

/// The points that one more black gem adds.
pub(super) fn next_black(black: u8) -> f32 {
    f32::from(black_points(black.saturating_add(1)) - black_points(black))
}

/// Counts all features of a seat.
pub(super) fn features(state: &State, seat: Seat, out: &mut [f32]) {
    count(state, seat, true, out);
}

/// The sum of the features of a seat, each times its weight. What has none is not worked out, if that takes long.
pub(super) fn weighted_features(state: &State, seat: Seat, weights: &[f32]) -> f32 {
    let mut features = [0.0; FEATURES.len()];
    let gems_now = weights.get(GEMS_NOW).is_some_and(|weight| *weight != 0.0);
    count(state, seat, gems_now, &mut features);
    features.iter().zip(weights).map(|(has, weight)| has * weight).sum()
}

fn count(state: &State, seat: Seat, gems_now: bool, out: &mut [f32]) {
    let board = state.board();
    let holdings = board.holdings(seat.into());
    let place = board.order().iter().position(|other| *other == seat).unwrap_or_default();
    // The current round has just been laid out and is still to be played.
    let rounds = f32::from(ROUNDS + 1 - board.round());
    let first = [
        Gems::of(board, rounds).points(lane_of(seat)),
        if gems_now { Gems::of(board, 0.0).points(lane_of(seat)) } else { 0.0 },
        f32::from(holdings.all_gems()) - f32::from(holdings.black),
        next_black(holdings.black),
        place as f32,
        throne_points(board, seat),
    ];
    out.fill(0.0);
    out.iter_mut().zip(first).for_each(|(place, number)| *place = number);
    for feature in board.cards(seat).iter().filter_map(card_feature) {
        if let Some(number) = out.get_mut(feature) {
            *number += 1.0;
        }
    }
}

/// Lead in the throne room, in pips, that is one unit of the sigmoid.
const THRONE_SCALE: f32 = 1.5;

/// The expected points of the throne room, from public information (Y7.2).
fn throne_points(board: &Board, seat: Seat) -> f32 {
    if !board.options().kings_favor() {
        return 0.0;
    }
    let sum = |seat: Seat| -> f32 {
        let mean = |values: ys::ValueSet| {
            values.iter().map(|value| f32::from(value.number())).sum::<f32>() / values.len().max(1) as f32
        };
        board.throne(seat).iter().map(|known| mean(known.possible)).sum()
    };
    let mine = sum(seat);
    let behind = |other: Seat| 1.0 - sigmoid((mine - sum(other)) / THRONE_SCALE);
    let place: f32 = board.seats().filter(|other| *other != seat).map(behind).sum();
    let (low, part) = (place as usize, place - place.floor());
    let points = |place: usize| THRONE_POINTS.get(place).copied().map_or(0.0, f32::from);
    points(low) + part * (points(low + 1) - points(low))
}
