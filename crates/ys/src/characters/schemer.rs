//! The Schemer (Y5.10): its owner wins all ties of the round; see [`crate::phases::ties`].

use crate::action::Action;
use crate::board::{Active, Board};
use crate::components::{CharacterCard, Moment};
use game::{Choices, Seat};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "schemer", copies: 1, moment: Moment::StartOfScoring };

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Schemer;

pub(super) fn choices(out: &mut impl Choices<Action>) {
    out.push(Action::Schemer);
}

pub(super) fn play(board: &mut Board, seat: Seat) {
    board.activate(Active::Schemer(seat));
}

/// Who has played the Schemer in this round.
pub(crate) fn players(board: &Board) -> impl Iterator<Item = Seat> {
    board.active().filter_map(|card| match card {
        Active::Schemer(seat) => Some(seat),
        Active::Illusionist(_) | Active::Spy(_) | Active::Merchant => None,
    })
}
