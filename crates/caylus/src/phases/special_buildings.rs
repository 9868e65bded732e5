//! Phase 3: the special buildings in their order (C4): Gate, Trading Post, Merchants' Guild, Joust Field, Stables, Inn.
//! Each worker returns when its building has been handled, but for the Inn's (C4.7).

use super::placement::{open_places, places_to_try, put_worker, why_closed};
use super::{Decision, Step, begin_phase, favor, provost};
use crate::action::Action;
use crate::cubes::{Cube, Cubes};
use crate::event::{Event, FavorSource, Source};
use crate::place::{Place, Places};
use crate::question::Question;
use crate::reasons;
use crate::state::State;
use crate::versions;
use game::{Choices, Events, Reason, Seat, SeatList};

/// The special buildings in their order.
const ORDER: [Step; 6] = [Step::Gate, Step::Post, Step::Guild, Step::Joust, Step::Stables, Step::Inn];

pub(crate) fn begin(state: &mut State, events: &mut impl Events<Event>) {
    begin_phase(state, Step::Gate, events);
    to_next_building(state, 0, events);
}

/// The next building where somebody stands, beyond the first few that have been handled; then phase 4.
fn to_next_building(state: &mut State, handled: usize, events: &mut impl Events<Event>) {
    match state.special.next_occupied(handled) {
        Some(number) => state.step = ORDER[number],
        None => begin_phase(state, Step::Provost(0), events),
    }
}

/// The worker on the Gate goes elsewhere for free, or home (C4.1).
#[derive(Clone, Copy)]
pub(crate) struct Gate;

impl Decision for Gate {
    fn seat(self, state: &State) -> Option<Seat> {
        state.special.at(Place::GATE)
    }

    fn question(self, _: &State) -> Question {
        Question::Gate
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let Some(seat) = self.seat(state) else { return };
        out.push(Action::Recall);
        out.push_all(destinations(state, seat).map(Action::Move));
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let Some(seat) = state.special.leave(Place::GATE) else { return to_next_building(state, 1, events) };
        if let Some(Action::Move(place)) = action {
            events.emit(Event::Moved { seat, place });
            put_worker(state, seat, place, events);
        } else {
            state.bring_home(seat, Place::GATE, events);
        }
        to_next_building(state, 1, events);
    }

    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        let Action::Move(place) = action else { return None };
        let inn = place == Place::INN && !may_go_to_inn(state, seat);
        why_closed(state, seat, place).or(inn.then_some(&reasons::ALREADY_IN_INN))
    }

    fn attempts(self, state: &State, _: Seat) -> Vec<Action> {
        places_to_try(state).map(Action::Move).collect()
    }
}

/// Where the worker on the Gate can go: where one could be placed if money were no object (C4.1).
fn destinations(state: &State, seat: Seat) -> Places {
    open_places(state, seat).without_unless(Place::INN, may_go_to_inn(state, seat))
}

/// C4.1: not to the Inn for a player who is there already.
fn may_go_to_inn(state: &State, seat: Seat) -> bool {
    state.special.inn_right != Some(seat) || versions::gate_leads_to_ones_own_inn(state.version)
}

/// C4.2: 3 deniers.
#[inline(never)]
pub(crate) fn trading_post(state: &mut State, events: &mut impl Events<Event>) {
    let Some(seat) = state.special.leave(Place::POST) else { return to_next_building(state, 2, events) };
    state.earn(seat, 3, Source::TradingPost, events);
    state.bring_home(seat, Place::POST, events);
    to_next_building(state, 2, events);
}

/// The worker in the Merchants' Guild moves the provost for free (C4.3).
#[derive(Clone, Copy)]
pub(crate) struct Guild;

impl Decision for Guild {
    fn seat(self, state: &State) -> Option<Seat> {
        state.special.at(Place::GUILD)
    }

    fn question(self, _: &State) -> Question {
        Question::Guild
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        if self.seat(state).is_some() {
            provost::moves(state, provost::FURTHEST, out);
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let Some(seat) = state.special.leave(Place::GUILD) else { return to_next_building(state, 3, events) };
        if let Some(Action::Provost(steps)) = action {
            provost::move_provost(state, seat, steps, events);
        }
        state.bring_home(seat, Place::GUILD, events);
        to_next_building(state, 3, events);
    }

    fn refuse(self, state: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        provost::refuse_move(state, action)
    }

    fn attempts(self, _: &State, _: Seat) -> Vec<Action> {
        provost::attempts()
    }
}

/// The worker on the Joust Field may give 1 denier and 1 cloth for a favour, once (C4.4).
#[derive(Clone, Copy)]
pub(crate) struct Joust;

impl Decision for Joust {
    fn seat(self, state: &State) -> Option<Seat> {
        state.special.at(Place::JOUST)
    }

    fn question(self, _: &State) -> Question {
        Question::Joust
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let Some(seat) = self.seat(state) else { return };
        out.push(Action::Skip);
        if state.player(seat).deniers >= 1 && state.player(seat).cubes.has(Cube::Cloth) {
            out.push(Action::Joust);
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        state.step = Step::JoustOver;
        let Some(seat) = self.seat(state) else { return };
        if action == Some(Action::Joust) {
            state.pay(seat, 1, Source::JoustField, events);
            state.spend(seat, Cubes::of("C"), Source::JoustField, events);
            favor::grant(state, seat, 1, FavorSource::JoustField, events);
        } else {
            events.emit(Event::Declined { seat });
        }
    }

    fn refuse(self, _: &State, _: Seat, _: Action) -> Option<&'static Reason> {
        None
    }

    fn attempts(self, _: &State, _: Seat) -> Vec<Action> {
        vec![Action::Joust]
    }
}

#[inline(never)]
pub(crate) fn joust_over(state: &mut State, events: &mut impl Events<Event>) {
    if let Some(seat) = state.special.leave(Place::JOUST) {
        state.bring_home(seat, Place::JOUST, events);
    }
    to_next_building(state, 4, events);
}

/// C4.5: who came takes the first places of the turn order; the others follow in the old order.
#[inline(never)]
pub(crate) fn stables(state: &mut State, events: &mut impl Events<Event>) {
    let came = std::mem::replace(&mut state.special.stables, SeatList::EMPTY);
    let others = state.order;
    state.order = came.iter().chain(others.iter().filter(|seat| !came.contains(*seat))).collect();
    events.emit(Event::OrderChanged { order: state.order });
    for seat in came.iter() {
        state.bring_home(seat, Place::STABLES, events);
    }
    to_next_building(state, 5, events);
}

/// The worker on the Inn's left place moves to the right one; if nobody came, the one there leaves or stays (C4.6).
#[derive(Clone, Copy)]
pub(crate) struct Inn;

impl Decision for Inn {
    fn seat(self, state: &State) -> Option<Seat> {
        state.special.inn_right
    }

    fn question(self, _: &State) -> Question {
        Question::Inn
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        if state.special.at(Place::INN).is_none() && state.special.inn_right.is_some() {
            out.push(Action::Stay);
            out.push(Action::Leave);
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let old = state.special.inn_right;
        if let Some(seat) = state.special.leave(Place::INN) {
            state.special.inn_right = Some(seat);
            if let Some(evicted) = old {
                state.bring_home(evicted, Place::INN, events);
            }
            events.emit(Event::InnEntered { seat });
        } else if let Some(seat) = old {
            if action == Some(Action::Leave) {
                state.special.inn_right = None;
                state.bring_home(seat, Place::INN, events);
            } else {
                events.emit(Event::InnKept { seat });
            }
        }
        to_next_building(state, 6, events);
    }

    fn refuse(self, _: &State, _: Seat, _: Action) -> Option<&'static Reason> {
        None
    }

    fn attempts(self, _: &State, _: Seat) -> Vec<Action> {
        Vec::new()
    }
}
