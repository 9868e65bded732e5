//! What a seat has at the end of a round: points, black gems, what its coloured gems promise, and the cards in its hand.
//! Each is a number that everybody can see, and its worth is a row of the weights file.

use super::gems::{Gems, lane_of};
use game::Seat;
use ys::components::{BLACK_POINTS, ROUNDS, THRONE_POINTS};
use ys::{Board, Character, State, Step};

/// By name, in the order of the numbers below; the cards last, in their own order.
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

/// Where the cards begin.
const CARDS: usize = 6;

/// The feature that a card in the hand counts for; nothing for those that act at once.
pub(super) fn card_feature(card: Character) -> Option<usize> {
    let feature = CARDS + card as usize;
    (feature < FEATURES.len()).then_some(feature)
}

/// The points that a seat has for certain: those scored, and those for black gems, which nobody loses (Y6.3).
pub(super) fn points(board: &Board, seat: Seat) -> f32 {
    let holdings = board.holdings(seat.into());
    let black = if board.step() == Step::End { 0 } else { black_points(holdings.black) };
    f32::from(holdings.score) + f32::from(black)
}

fn black_points(black: u8) -> u16 {
    BLACK_POINTS[usize::from(black).min(BLACK_POINTS.len() - 1)]
}

/// What the next black gem scores.
pub(super) fn next_black(black: u8) -> f32 {
    f32::from(black_points(black.saturating_add(1)) - black_points(black))
}

pub(super) fn features(state: &State, seat: Seat, out: &mut [f32]) {
    let board = state.board();
    let holdings = board.holdings(seat.into());
    let place = board.order().iter().position(|other| *other == seat).unwrap_or_default();
    // A round that has just been laid out is still to be played.
    let rounds = f32::from(ROUNDS + 1 - board.round());
    let first = [
        Gems::of(board, rounds).points(lane_of(seat)),
        Gems::of(board, 0.0).points(lane_of(seat)),
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

/// What the throne room would score as far as everybody can tell (Y7.2).
fn throne_points(board: &Board, seat: Seat) -> f32 {
    if !board.options().kings_favor {
        return 0.0;
    }
    let sum = |seat: Seat| -> f32 {
        let mean = |values: ys::ValueSet| {
            values.iter().map(|value| f32::from(value.number())).sum::<f32>() / values.len().max(1) as f32
        };
        board.throne(seat).iter().map(|known| mean(known.possible)).sum()
    };
    let mine = sum(seat);
    // A point apart is about an even chance to stay ahead.
    let behind = |other: Seat| 1.0 - crate::numbers::likelihood((mine - sum(other)) / 1.5);
    let place: f32 = board.seats().filter(|other| *other != seat).map(behind).sum();
    let (low, part) = (place as usize, place - place.floor());
    let points = |place: usize| THRONE_POINTS.get(place).copied().map_or(0.0, f32::from);
    points(low) + part * (points(low + 1) - points(low))
}
