//! The Mercenary (Y5.14): one of the two brokers just placed gets a mark and counts 5.

use crate::action::Action;
use crate::board::Board;
use crate::broker::Face;
use crate::components::{CharacterCard, Moment};
use crate::event::Event;
use crate::reasons;
use game::{Choices, Events, Reason, Seat};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "mercenary", copies: 1, moment: Moment::AfterTurn };

/// What a broker with the mark counts, as printed.
pub const MERCENARY: u8 = 5;

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Mercenary(Face::Up);

/// Why a broker cannot be marked.
pub(super) const REFUSAL: &Reason = &reasons::MARKED_OR_GONE;

pub(super) fn choices(board: &Board, out: &mut impl Choices<Action>) {
    for face in [Face::Up, Face::Down] {
        if board.just_placed(face).is_some_and(|index| !board.brokers[index].is_marked()) {
            out.push(Action::Mercenary(face));
        }
    }
}

pub(super) fn play(board: &mut Board, seat: Seat, face: Face, events: &mut impl Events<Event>) {
    if let Some(index) = board.just_placed(face) {
        board.brokers[index].mark();
        events.emit(Event::Marked { seat, spot: board.brokers[index].spot, face: board.brokers[index].face() });
    }
}
