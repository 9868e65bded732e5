//! The named parts of the evaluation, for explanations: every feature belongs to one of them.

use super::evaluation::{CARDS, black_points};
use game::Seat;
use ys::{Color, State, Step};

/// A part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Score,
    Black,
    Gems,
    Order,
    Throne,
    Cards,
}

/// The keys of the parts, in their order.
pub(super) const KEYS: &[&str] = &["score", "black", "gems", "order", "throne", "cards"];

/// The features before the cards, in the order of [`super::evaluation::FEATURES`].
const PARTS: [Part; CARDS] = [Part::Gems, Part::Gems, Part::Gems, Part::Black, Part::Order, Part::Throne];

pub(super) fn part(feature: usize) -> usize {
    PARTS.get(feature).copied().unwrap_or(Part::Cards) as usize
}

/// The score; and the points of gems, which are a part of it once the game is over (Y6.1-Y6.3).
pub(super) fn points(state: &State, seat: Seat, out: &mut impl FnMut(usize, f32)) {
    let (board, holdings) = (state.board(), state.board().holdings(seat.into()));
    let black = black_points(holdings.black);
    let (mut score, mut gems) = (f32::from(holdings.score), 0);
    if board.step() == Step::End {
        gems = Color::ALL.into_iter().map(|color| board.gem_points(seat.into(), color)).sum();
        score -= f32::from(gems) + f32::from(black);
    }
    out(Part::Score as usize, score);
    out(Part::Gems as usize, gems.into());
    out(Part::Black as usize, black.into());
}
