//! The Herald (Y5.9): one of one's own brokers goes to another open spot; from the city to the market it scores 1.

use super::brokers::{OwnBrokers, Where, find_own, moved, refuse_own, some_movable};
use crate::action::{Action, OwnBroker};
use crate::cards::Character;
use crate::components::{CharacterCard, Moment};
use crate::event::{Event, Source};
use crate::phases::placement::why_closed;
use crate::reasons;
use crate::spot::{Spot, Spots};
use crate::state::State;
use game::{Choices, Events, Reason, Seat};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "herald", copies: 1, moment: Moment::StartOfScoring };

pub(super) fn choices(state: &State, seat: Seat, out: &mut impl Choices<Action>) {
    if !out.wants_all() {
        let elsewhere =
            |own: OwnBroker| state.board.open.iter().find(|spot| *spot != own.spot()).map(|spot| (own, spot));
        let one = some_movable(state, seat).find_map(elsewhere);
        return out.push_all(one.into_iter().map(|(own, spot)| Action::Herald(own, spot)));
    }
    let own = OwnBrokers::of(state, seat);
    for broker in own.movable(&state.board).filter(|own| own.spot() != Spot::THRONE) {
        let elsewhere = state.board.open.without(Spots::only(broker.spot()));
        out.push_all(elsewhere.iter().map(|spot| Action::Herald(broker, spot)));
        if out.enough() {
            return;
        }
    }
}

pub(super) fn play(state: &mut State, seat: Seat, own: OwnBroker, to: Spot, events: &mut impl Events<Event>) {
    let Some(Where::Board(index)) = find_own(state, seat, own) else { return };
    let from = state.board.brokers[index].spot;
    events.emit(moved(state, seat, index, to));
    state.board.brokers[index].spot = to;
    state.board.open = state.board.find_open();
    if to.is_market() && !from.is_market() {
        state.score(seat.into(), 1, Source::Card(Character::Herald), events);
    }
}

pub(super) fn refuse(state: &State, seat: Seat, own: OwnBroker, to: Spot) -> Option<&'static Reason> {
    if own.spot() == Spot::THRONE {
        return Some(&reasons::HERALD_NOT_THRONE);
    }
    let here = (own.spot() == to).then_some(&reasons::HERALD_ELSEWHERE);
    refuse_own(state, seat, own, &reasons::HERALD_NO_BROKER).or(here).or_else(|| why_closed(&state.board, to))
}
