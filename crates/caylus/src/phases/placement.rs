//! Phase 2: in turn order, again and again, each player places one worker or passes, until all have passed (C3.2).

use super::{Decision, Step, special_buildings};
use crate::action::Action;
use crate::event::{Event, Source};
use crate::place::{Place, Places};
use crate::question::Question;
use crate::reasons;
use crate::road::Space;
use crate::state::State;
use game::{Choices, Events, Reason, Seat};

/// The places of the Stables (C3.7).
pub(crate) const STABLES: usize = 3;

/// The player at this place of the turn order places a worker or passes.
#[derive(Clone, Copy)]
pub(crate) struct Placement(pub u8);

impl Decision for Placement {
    #[inline]
    fn seat(self, state: &State) -> Option<Seat> {
        state.order.get(self.0.into())
    }

    fn question(self, _: &State) -> Question {
        Question::Placement
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let Some(seat) = self.seat(state) else { return };
        let player = state.player(seat);
        out.push(Action::Pass);
        // C3.3: who has no worker, or cannot pay for any place, must pass.
        if player.workers == 0 || player.deniers == 0 {
            return;
        }
        if player.deniers >= price(state, seat) {
            // A caller that only needs to know whether there is a choice nearly always finds one here.
            if !out.wants_all() {
                out.push_all(state.special.free().map(Action::Place));
                if out.enough() {
                    return;
                }
            }
            out.push_all(open_places(state, seat).map(Action::Place));
        } else {
            let own = state.road.workplaces().and(state.road.owned_by(seat)).without(state.road.occupied());
            out.push_all(Places::road(own).map(Action::Place));
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let Some(seat) = self.seat(state) else { return };
        match action {
            Some(Action::Place(place)) => {
                let price = if is_own(state, seat, place) { 1 } else { price(state, seat) };
                state.pay(seat, price, Source::Placement, events);
                state.players[seat.index()].workers -= 1;
                events.emit(Event::Placed { seat, place });
                put_worker(state, seat, place, events);
            }
            _ => {
                pass(state, seat, events);
                if state.passed.len() == usize::from(state.players()) {
                    return special_buildings::begin(state, events);
                }
            }
        }
        next_player(state, self.0);
    }

    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        let Action::Place(place) = action else { return None };
        if state.player(seat).workers == 0 {
            return Some(&reasons::NO_WORKER);
        }
        Some(why_closed(state, seat, place).unwrap_or(if state.players() == 2 && !state.passed.is_empty() {
            &reasons::TOO_DEAR_FOR_TWO
        } else {
            &reasons::TOO_DEAR
        }))
    }

    fn attempts(self, state: &State, _: Seat) -> Vec<Action> {
        places_to_try(state).map(Action::Place).collect()
    }
}

/// C3.3: the lowest free number of the passing scale, and a denier for the first.
fn pass(state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
    state.passed.push(seat);
    events.emit(Event::Passed { seat, place: state.passed.len() as u8 });
    if state.passed.len() == 1 {
        state.earn(seat, 1, Source::FirstPass, events);
    }
}

/// The next in turn order who has not passed.
fn next_player(state: &mut State, last: u8) {
    let mut at = last;
    loop {
        at = if at + 1 == state.players() { 0 } else { at + 1 };
        if state.order.get(at.into()).is_some_and(|seat| !state.passed.contains(seat)) {
            state.step = Step::Placement(at);
            return;
        }
    }
}

/// The price of a worker anywhere but in one's own building (C3.4).
pub(crate) fn price(state: &State, seat: Seat) -> u16 {
    // C3.10: who holds the Inn's right place pays 1 everywhere.
    if state.special.inn_right == Some(seat) || state.passed.is_empty() {
        return 1;
    }
    // C10.3: 3 once the other of two players has passed.
    if state.players() == 2 { 3 } else { 1 + state.passed.len() as u16 }
}

fn is_own(state: &State, seat: Seat, place: Place) -> bool {
    place.space().is_some_and(|space| state.road.owned_by(seat).contains(space))
}

/// Where a worker of the player could stand if money were no object (C3.6 to C3.9).
pub(crate) fn open_places(state: &State, seat: Seat) -> Places {
    let special = &state.special;
    let room = special.stables.get(STABLES - 1).is_none();
    let stables = state.players() > 2 && room && !special.stables.contains(seat);
    Places::road(state.road.workplaces().without(state.road.occupied()))
        .or(special.free())
        .with(Place::STABLES, stables)
        .with(Place::CASTLE, !state.castle.queue.contains(seat))
}

/// A worker arrives; on another player's building that player scores at once (C3.5).
pub(crate) fn put_worker(state: &mut State, seat: Seat, place: Place, events: &mut impl Events<Event>) {
    match place {
        Place::STABLES => state.special.stables.push(seat),
        Place::CASTLE => state.castle.queue.push(seat),
        _ => {
            let Some(space) = place.space() else { return state.special.enter(place, seat) };
            state.road.place_worker(space, seat);
            if let Some(owner) = state.road.owner(space).filter(|owner| *owner != seat) {
                state.score(owner, 1, Source::Visitor(space), events);
            }
        }
    }
}

/// Why no worker of the player could stand there even if it were free of charge.
pub(crate) fn why_closed(state: &State, seat: Seat, place: Place) -> Option<&'static Reason> {
    if open_places(state, seat).contains(place) {
        return None;
    }
    Some(match place {
        Place::STABLES if state.players() == 2 => &reasons::NO_STABLES_FOR_TWO,
        Place::STABLES if state.special.stables.contains(seat) => &reasons::ONE_WORKER_IN_STABLES,
        Place::STABLES => &reasons::STABLES_FULL,
        Place::INN => &reasons::INN_TAKEN,
        Place::CASTLE => &reasons::ONE_WORKER_IN_CASTLE,
        _ => place.space().map_or(&reasons::OCCUPIED, |space| why_closed_space(state, space)),
    })
}

/// Where a player might try to put a worker: every place off the road, and every building on it.
pub(crate) fn places_to_try(state: &State) -> impl Iterator<Item = Place> {
    let built = Space::all().filter(|space| state.road.tile(*space).is_some());
    Place::off_the_road().chain(built.map(Place::road))
}

fn why_closed_space(state: &State, space: Space) -> &'static Reason {
    match state.road.tile(space) {
        None => &reasons::NOTHING_BUILT,
        Some(tile) if !tile.takes_workers() => &reasons::NO_WORKPLACE,
        Some(_) => &reasons::OCCUPIED,
    }
}
