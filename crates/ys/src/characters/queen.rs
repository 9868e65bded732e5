//! The Queen (Y5.15): closes any zone of the city; one is closed at a time.

use crate::action::Action;
use crate::board::Board;
use crate::components::{CharacterCard, Moment};
use crate::event::Event;
use crate::phases::placement::why_closed;
use crate::reasons;
use crate::spot::{Spot, Spots, Zone};
use game::{Choices, Events, Reason};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "queen", copies: 1, moment: Moment::BeforeTurn };

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Queen(Spot::zone(0, Zone::Port));

pub(super) fn choices(board: &Board, out: &mut impl Choices<Action>) {
    if board.closed.is_none() {
        out.push_all(Spots::city(board.options.districts).iter().map(Action::Queen));
    }
}

pub(super) fn play(board: &mut Board, spot: Spot, events: &mut impl Events<Event>) {
    board.closed = Some(spot);
    board.open = board.find_open();
    events.emit(Event::ZoneClosed { spot });
}

pub(super) fn refuse(board: &Board, spot: Spot) -> &'static Reason {
    if spot.is_market() { &reasons::QUEEN_IN_CITY } else { why_closed(board, spot).unwrap_or(&reasons::QUEEN_ONCE) }
}
