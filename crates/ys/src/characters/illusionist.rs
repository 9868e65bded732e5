//! The Illusionist (Y5.8): in this round its owner may also place brokers from in front of the screen, each replaced at once
//! by one from behind it that is worth something else.

use crate::action::Action;
use crate::board::{Active, Board};
use crate::broker::Face;
use crate::components::{CharacterCard, Moment};
use crate::event::Event;
use crate::phases::placement::why_closed;
use crate::reasons;
use crate::spot::{Spot, SpotList};
use crate::state::{Placed, State};
use crate::value::Value;
use game::{Choices, Events, Reason, Seat};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard =
    CharacterCard { name: "illusionist", copies: 1, moment: Moment::StartOfPlacement };

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Illusionist;

pub(super) fn choices(board: &Board, seat: Seat, out: &mut impl Choices<Action>) {
    if !board.is_active(Active::Illusionist(seat)) {
        out.push(Action::Illusionist);
    }
}

pub(super) fn play(board: &mut Board, seat: Seat) {
    board.activate(Active::Illusionist(seat));
}

/// Every broker in front of the screen, by every other value from behind it, on every open spot.
#[inline(always)]
pub(crate) fn placements(
    state: &State,
    seat: Seat,
    open: &SpotList,
    out: &mut impl Choices<Action>,
    action: impl Fn(Value, Value, Spot) -> Action,
) {
    for value in state.board.front(seat).kinds() {
        for by in state.hand(seat).kinds().filter(|by| *by != value) {
            out.push_each(open.eights(), open.number(), |spot| action(value, by, spot));
        }
    }
}

/// Places a broker from in front of the screen. Everybody sees which broker leaves the front of the screen, even if it is placed
/// face down.
pub(crate) fn place(
    state: &mut State,
    seat: Seat,
    (value, by): (Value, Value),
    spot: Spot,
    face: Face,
    events: &mut impl Events<Event>,
) {
    let hand = &mut state.secrets.hands[seat.index()];
    *hand = hand.without(by);
    let front = &mut state.board.fronts[seat.index()];
    *front = front.without(value).with(by);
    events.emit(Event::FrontReplaced { seat, taken: value, by });
    state.place(Placed { by: seat, owner: seat.into(), value, spot, face, shown: true }, events);
}

/// Why a broker from in front of the screen cannot be placed like that.
pub(crate) fn refuse_placement(
    state: &State,
    seat: Seat,
    (value, by): (Value, Value),
    spot: Spot,
) -> Option<&'static Reason> {
    if !state.board.is_active(Active::Illusionist(seat)) {
        Some(&reasons::NO_ILLUSIONIST)
    } else if !state.board.front(seat).has(value) {
        Some(&reasons::NOT_IN_FRONT)
    } else if !state.hand(seat).has(by) {
        Some(&reasons::NOT_BEHIND_SCREEN)
    } else if by == value {
        Some(&reasons::SAME_VALUE)
    } else {
        why_closed(&state.board, spot)
    }
}
