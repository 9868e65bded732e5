//! Residences, by the Notary (C6.9) or by the favour table (C8.6): a neutral tile or one's own wood or stone tile becomes
//! one's residence.

use crate::action::Action;
use crate::cubes::Cubes;
use crate::event::{Event, Source};
use crate::reasons;
use crate::road::{Space, Spaces};
use crate::state::{PlannedResidence, State};
use crate::tiles::{Class, Tile};
use game::{Choices, Events, Reason, Seat};

/// The tiles that the player can transform for 1 cloth and this price in deniers.
pub(crate) fn choices(state: &State, seat: Seat, deniers: u16, out: &mut impl Choices<Action>) {
    if state.player(seat).cubes.covers(price(state)) && state.player(seat).deniers >= deniers {
        out.push_all(transformable(state, seat).map(Action::Residence));
    }
}

/// The cubes that a residence costs: 1 cloth.
fn price(state: &State) -> Cubes {
    Tile::Residence.printed(state.options.edition).cost
}

/// Neutral tiles and one's own that take workers, but no Notary and none that is planned already (C6.9, C6.10).
pub(crate) fn transformable(state: &State, seat: Seat) -> Spaces {
    let mut spaces = state.road.workplaces().and(Spaces::NEUTRAL.or(state.road.owned_by(seat)));
    for planned in state.planned_residences() {
        spaces = spaces.without(Spaces::only(planned.space));
    }
    if state.planned.iter().all(Option::is_some) {
        spaces = spaces.without(state.road.occupied());
    }
    let notary = spaces.filter(|space| state.road.tile(*space) == Some(Tile::Notary));
    notary.fold(spaces, |spaces, space| spaces.without(Spaces::only(space)))
}

/// Pays now. A tile with a worker on it changes when phase 5 is over (C6.10), any other at once.
pub(crate) fn make(state: &mut State, seat: Seat, space: Space, deniers: u16, events: &mut impl Events<Event>) {
    if deniers > 0 {
        state.pay(seat, deniers, Source::Residence, events);
    }
    state.spend(seat, price(state), Source::Residence, events);
    if state.road.worker(space).is_none() {
        return transform(state, seat, space, events);
    }
    if let Some(free) = state.planned.iter_mut().find(|planned| planned.is_none()) {
        *free = Some(PlannedResidence { space, seat });
        events.emit(Event::ResidencePlanned { seat, space });
    }
}

/// One's own tile goes back to the stock, a neutral one leaves the game; 2 points.
pub(crate) fn transform(state: &mut State, seat: Seat, space: Space, events: &mut impl Events<Event>) {
    let Some(was) = state.road.tile(space) else { return };
    if matches!(was.class(), Class::Wood | Class::Stone) {
        state.stock.put_back(was);
    }
    state.road.put(space, Tile::Residence, Some(seat));
    events.emit(Event::ResidenceMade { seat, space, was });
    let points = Tile::Residence.printed(state.options.edition).points;
    state.score(seat, points, Source::Residence, events);
}

pub(crate) fn refuse(state: &State, seat: Seat, space: Space, deniers: u16) -> &'static Reason {
    let tile = state.road.tile(space);
    if state.planned_residences().any(|planned| planned.space == space) {
        &reasons::ALREADY_PLANNED
    } else if tile == Some(Tile::Notary) {
        &reasons::NEVER_THE_NOTARY
    } else if !transformable(state, seat).contains(space) {
        &reasons::NOT_TRANSFORMABLE
    } else if deniers > 0 {
        &reasons::CANNOT_PAY_RESIDENCE
    } else {
        &reasons::CANNOT_PAY_FAVOR_RESIDENCE
    }
}

/// Every building on the road.
pub(crate) fn attempts(state: &State) -> Vec<Action> {
    Space::all().filter(|space| state.road.tile(*space).is_some()).map(Action::Residence).collect()
}
