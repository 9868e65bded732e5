//! Phase 3: the special buildings in their order (C4): Gate, Trading Post, Merchants' Guild, Joust Field, Stables, Inn.
//! Each worker returns when its building has been handled, but for the Inn's (C4.7).

use super::placement::{open_places, put_worker, why_closed};
use super::{Step, begin_phase, favor, provost};
use crate::action::Action;
use crate::cubes::{Cube, Cubes};
use crate::event::{Event, FavorSource, Source};
use crate::place::Place;
use crate::state::State;
use game::{Choices, Events, Reason, Seat, SeatList};

/// The worker on the Gate goes elsewhere for free, or home (C4.1).
pub(crate) struct Gate;

impl Gate {
    pub fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let Some(seat) = state.special.gate else { return };
        out.push(Action::Recall);
        out.extend(open_places(state, seat).map(Action::Move));
    }

    pub fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        state.step = Step::Post;
        let Some(seat) = state.special.gate.take() else { return };
        if let Some(Action::Move(place)) = action {
            events.emit(Event::Moved { seat, place });
            put_worker(state, seat, place, events);
        } else {
            state.bring_home(seat, Place::GATE, events);
        }
    }

    pub fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        let Action::Move(place) = action else { return None };
        why_closed(state, seat, place)
    }
}

/// C4.2: 3 deniers.
pub(crate) fn trading_post(state: &mut State, events: &mut impl Events<Event>) {
    state.step = Step::Guild;
    let Some(seat) = state.special.post.take() else { return };
    state.earn(seat, 3, Source::TradingPost, events);
    state.bring_home(seat, Place::POST, events);
}

/// The worker in the Merchants' Guild moves the provost for free (C4.3).
pub(crate) struct Guild;

impl Guild {
    pub fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        if state.special.guild.is_some() {
            provost::moves(state, provost::FURTHEST, out);
        }
    }

    pub fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        state.step = Step::Joust;
        let Some(seat) = state.special.guild.take() else { return };
        if let Some(Action::Provost(steps)) = action {
            provost::move_provost(state, seat, steps, events);
        }
        state.bring_home(seat, Place::GUILD, events);
    }
}

/// The worker on the Joust Field may give 1 denier and 1 cloth for a favour, once (C4.4).
pub(crate) struct Joust;

impl Joust {
    pub fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let Some(seat) = state.special.joust else { return };
        out.push(Action::Skip);
        if state.player(seat).deniers >= 1 && state.player(seat).cubes.has(Cube::Cloth) {
            out.push(Action::Joust);
        }
    }

    pub fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        state.step = Step::JoustOver;
        let Some(seat) = state.special.joust else { return };
        if action == Some(Action::Joust) {
            state.pay(seat, 1, Source::JoustField, events);
            state.spend(seat, Cubes::of("C"), Source::JoustField, events);
            favor::grant(state, seat, 1, FavorSource::JoustField, events);
        } else {
            events.emit(Event::Declined { seat });
        }
    }
}

pub(crate) fn joust_over(state: &mut State, events: &mut impl Events<Event>) {
    state.step = Step::Stables;
    if let Some(seat) = state.special.joust.take() {
        state.bring_home(seat, Place::JOUST, events);
    }
}

/// C4.5: who came takes the first places of the turn order; the others follow in the old order.
pub(crate) fn stables(state: &mut State, events: &mut impl Events<Event>) {
    state.step = Step::Inn;
    if state.special.stables.is_empty() {
        return;
    }
    let came = std::mem::replace(&mut state.special.stables, SeatList::EMPTY);
    let others = state.order;
    state.order = came.iter().chain(others.iter().filter(|seat| !came.contains(*seat))).collect();
    events.emit(Event::OrderChanged { order: state.order });
    for seat in came.iter() {
        state.bring_home(seat, Place::STABLES, events);
    }
}

/// The worker on the Inn's left place moves to the right one; if nobody came, the one there leaves or stays (C4.6).
pub(crate) struct Inn;

impl Inn {
    pub fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        if state.special.inn_left.is_none() && state.special.inn_right.is_some() {
            out.push(Action::Stay);
            out.push(Action::Leave);
        }
    }

    pub fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let old = state.special.inn_right;
        if let Some(seat) = state.special.inn_left.take() {
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
        begin_phase(state, Step::Provost(0), events);
    }
}
