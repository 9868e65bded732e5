//! The Merchant (Y5.13): trade zones score more in this round, for everybody.

use crate::action::Action;
use crate::board::{Active, Board};
use crate::components::{CharacterCard, Moment, TRADE};
use game::Choices;

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "merchant", copies: 1, moment: Moment::StartOfScoring };

/// What a trade zone scores in a round of the Merchant, as printed.
pub const MERCHANTS_TRADE: u16 = 5;

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Merchant;

pub(super) fn choices(out: &mut impl Choices<Action>) {
    out.push(Action::Merchant);
}

pub(super) fn play(board: &mut Board) {
    board.activate(Active::Merchant);
}

/// What a trade zone scores in this round (Y4.2).
pub(crate) fn trade_points(board: &Board) -> u16 {
    if board.is_active(Active::Merchant) { MERCHANTS_TRADE } else { TRADE }
}
