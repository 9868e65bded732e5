//! Phase 1: a turn begins and everybody collects deniers (C3.1).

use super::{Step, begin_phase};
use crate::event::{Event, Source};
use crate::state::State;
use game::{Events, Seat, SeatList};

/// Everybody's basic income.
const INCOME: u16 = 2;

#[inline(never)]
pub(crate) fn income(state: &mut State, events: &mut impl Events<Event>) {
    state.turn += 1;
    state.passed = SeatList::EMPTY;
    // C10.2: two players swap places at the start of every turn but the first.
    if state.players() == 2 && state.turn > 1 {
        state.order = state.order.iter().rev().collect();
    }
    events.emit(Event::TurnStarted { turn: state.turn, order: state.order });
    for place in 0..state.order.len() {
        if let Some(seat) = state.order.get(place) {
            state.earn(seat, state.next_income(seat), Source::Income, events);
        }
    }
    begin_phase(state, Step::Placement(0), events);
}

impl State {
    /// What a seat collects when the next turn begins, as its buildings are now (C3.1).
    pub fn next_income(&self, seat: Seat) -> u16 {
        INCOME + rents(self, seat)
    }
}

/// One denier per residence, one for the Library, two for the Hotel.
fn rents(state: &State, seat: Seat) -> u16 {
    let quiet = state.road.owned_by(seat).without(state.road.workplaces());
    quiet.filter_map(|space| state.road.tile(space)).map(|tile| tile.income()).sum()
}
