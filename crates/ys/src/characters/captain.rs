//! The Captain (Y5.6): two ships in the ports change places, equal ones too.

use crate::action::Action;
use crate::board::Board;
use crate::components::{CharacterCard, Moment};
use crate::event::Event;
use crate::reasons;
use game::{Choices, Events, Reason};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "captain", copies: 1, moment: Moment::StartOfScoring };

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Captain(1, 2);

/// Why two ships cannot be swapped: one is not there.
pub(super) const REFUSAL: &Reason = &reasons::NO_FOURTH_DISTRICT;

pub(super) fn choices(board: &Board, out: &mut impl Choices<Action>) {
    let districts = board.options.districts;
    for first in 1..districts {
        out.push_all((first + 1..=districts).map(|second| Action::Captain(first, second)));
    }
}

pub(super) fn play(board: &mut Board, first: u8, second: u8, events: &mut impl Events<Event>) {
    board.ships.swap(usize::from(first - 1), usize::from(second - 1));
    events.emit(Event::ShipsSwapped { first, second });
}
