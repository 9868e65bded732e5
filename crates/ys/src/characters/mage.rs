//! The Mage (Y5.12): two of one's own brokers on different spots change places, not in the Queen's zone; one may be in the
//! throne room (Y7.3).

use super::brokers::{OwnBrokers, Where, find_own, moved, refuse_own, some_movable};
use crate::action::{Action, Named, Swap};
use crate::broker::{Broker, Face};
use crate::components::{CharacterCard, Moment};
use crate::event::Event;
use crate::reasons;
use crate::spot::Spot;
use crate::state::State;
use game::{Choices, Events, Reason, Seat};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "mage", copies: 1, moment: Moment::AfterTurn };

pub(super) fn choices(state: &State, seat: Seat, out: &mut impl Choices<Action>) {
    if !out.wants_all() {
        let mut some = some_movable(state, seat);
        let first = some.next();
        let two = first.and_then(|one| Some((one, some.find(|other| other.spot() != one.spot())?)));
        out.push_all(two.into_iter().map(|(one, other)| Action::Mage(Swap::new(one, other))));
        if out.enough() {
            return;
        }
    }
    let own = OwnBrokers::of(state, seat);
    let brokers = own.movable(&state.board);
    for (number, one) in brokers.clone().enumerate() {
        let others = brokers.clone().skip(number + 1).filter(|other| other.spot() != one.spot());
        out.push_all(others.map(|other| Action::Mage(Swap::new(one, other))));
        if out.enough() {
            return;
        }
    }
}

pub(super) fn play(state: &mut State, seat: Seat, swap: Swap, events: &mut impl Events<Event>) {
    let [Some(one), Some(other)] = swap.both().map(|own| find_own(state, seat, own)) else { return };
    match (one, other) {
        (Where::Board(one), Where::Board(other)) => {
            // In the order of the list: the order of the names would tell something about hidden values.
            let (first, second) = (one.min(other), one.max(other));
            let (from, to) = (state.board.brokers[first].spot, state.board.brokers[second].spot);
            let moved = [moved(state, seat, first, to), moved(state, seat, second, from)];
            state.board.brokers[first].spot = to;
            state.board.brokers[second].spot = from;
            moved.into_iter().for_each(|event| events.emit(event));
        }
        (Where::Board(index), Where::Throne(place)) | (Where::Throne(place), Where::Board(index)) => {
            swap_with_throne(state, seat, index, place, events);
        }
        (Where::Throne(_), Where::Throne(_)) => {}
    }
}

/// Both lie face down then, and a Mercenary's mark is lost (Y5.12). Each takes the other's place in its list.
fn swap_with_throne(state: &mut State, seat: Seat, index: usize, place: usize, events: &mut impl Events<Event>) {
    let spot = state.board.brokers[index].spot;
    let flattery = state.board.throne[seat.index()][place];
    let value = state.secrets.throne[seat.index()][place];
    events.emit(moved(state, seat, index, Spot::THRONE));
    events.emit(Event::Moved {
        seat,
        from: Spot::THRONE,
        to: spot,
        broker: Some(Named { seat, spot: Spot::THRONE, number: place as u8 + 1 }),
        value: Some(value),
        shown: flattery.possible.single().is_some(),
    });
    for face in [Face::Up, Face::Down] {
        if state.board.just_placed(face) == Some(index) {
            state.board.gone[face as usize] = true;
        }
    }
    let broker = &mut state.board.brokers[index];
    let throne = &mut state.board.throne[seat.index()][place];
    *throne = broker.known();
    *broker = Broker::new(broker.owner, spot, Face::Down, flattery);
    state.secrets.throne[seat.index()][place] = state.secrets.values[index];
    state.secrets.values[index] = value;
}

pub(super) fn refuse(state: &State, seat: Seat, swap: Swap) -> &'static Reason {
    let wrong = swap.both().into_iter().find_map(|own| refuse_own(state, seat, own, &reasons::MAGE_NO_BROKER));
    wrong.unwrap_or(&reasons::MAGE_TWO_SPOTS)
}
