//! Phase 5: from space 1 up to and including the provost's, each building with a worker is handled; then the workers
//! beyond the provost return without effect (C6.1). Production is compulsory, every other effect optional (C6.2).

use super::{Decision, Step, begin_phase, castle, construction, notary, trades};
use crate::action::{Action, DealSize};
use crate::cubes::{Cube, Cubes};
use crate::event::{Event, Source};
use crate::place::Place;
use crate::question::Question;
use crate::reasons;
use crate::road::{Space, Spaces};
use crate::state::State;
use crate::tiles::{Class, Effect, RESIDENCE_DENIERS, Tile, option_kind};
use game::{Choices, Events, Reason, Seat};

pub(crate) fn begin(state: &mut State, events: &mut impl Events<Event>) {
    begin_phase(state, Step::RoadOver, events);
    to_next_building(state, Spaces::NONE);
}

/// The next building with a worker, beyond those that have been handled.
fn to_next_building(state: &mut State, handled: Spaces) {
    let waiting = state.road.occupied().and(Spaces::up_to(state.provost)).without(handled);
    state.step = waiting.first().map_or(Step::RoadOver, Step::Building);
}

/// The building on this space is used by the worker there.
#[derive(Clone, Copy)]
pub(crate) struct Building(pub Space);

impl Building {
    fn effect(self, state: &State) -> &'static Effect {
        let tile = state.road.tile(self.0);
        tile.map_or(&Effect::None, |tile| &tile.printed(state.options.edition).effect)
    }
}

impl Decision for Building {
    fn seat(self, state: &State) -> Option<Seat> {
        state.road.worker(self.0)
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let Some(seat) = self.seat(state) else { return };
        let effect = self.effect(state);
        if let Effect::Produce(options) = effect {
            return out.push_all(options.iter().map(|option| Action::Take(option_kind(*option))));
        }
        out.push(Action::Skip);
        match effect {
            Effect::Sell(_) => trades::sell_choices(state, seat, out),
            Effect::Peddle(one, two) => trades::buy_choices(state, seat, *one, *two, out),
            Effect::Deals(deals) => trades::deal_choices(state, seat, deals, out),
            Effect::Transmute => trades::transmute_choices(state, seat, out),
            Effect::Build(class) => construction::choices(state, seat, *class, Cubes::NONE, out),
            Effect::MakeResidence => notary::choices(state, seat, RESIDENCE_DENIERS, out),
            Effect::None | Effect::Produce(_) => {}
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let space = self.0;
        state.step = Step::BuildingOver(space);
        let (Some(seat), Some(tile)) = (state.road.worker(space), state.road.tile(space)) else { return };
        events.emit(Event::Activated { seat, space });
        let source = Source::Building(tile);
        match (self.effect(state), action) {
            (Effect::Produce(options), Some(Action::Take(kind))) => {
                if let Some(cubes) = options.iter().find(|option| option_kind(**option) == kind) {
                    state.gain(seat, *cubes, source, events);
                }
                // C6.3: stone production gives a cube to its owner too.
                let owner = state.road.owner(space).filter(|owner| *owner != seat);
                if owner.is_some() && tile.class() == Class::Stone {
                    state.step = Step::OwnersCube(space);
                }
            }
            (Effect::Sell(price), Some(Action::Sell(cube))) => trades::sell(state, seat, cube, *price, source, events),
            (Effect::Peddle(one, two), Some(Action::Buy { cube, second })) => {
                let price = if second.is_some() { two.unwrap_or(*one) } else { *one };
                trades::buy(state, seat, (cube, second), price, source, events);
            }
            (Effect::Deals(deals), Some(Action::Deal(size))) => {
                trades::strike(state, seat, &deals[size as usize], source, events);
            }
            (Effect::Transmute, Some(Action::Pay(payment))) => {
                trades::transmute(state, seat, payment, source, events);
            }
            (Effect::Build(_), Some(build)) if build != Action::Skip => {
                construction::build(state, seat, build, Cubes::NONE, events);
            }
            (Effect::MakeResidence, Some(Action::Residence(chosen))) => {
                notary::make(state, seat, chosen, RESIDENCE_DENIERS, events);
            }
            _ => events.emit(Event::Declined { seat }),
        }
        if state.step == Step::BuildingOver(space) && state.favors_due.is_none() {
            building_over(state, space, events);
        }
    }

    fn question(self, state: &State) -> Question {
        match self.effect(state) {
            Effect::Produce(_) | Effect::None => Question::Production(self.0),
            Effect::Sell(_) => Question::Market(self.0),
            Effect::Peddle(..) => Question::Peddler(self.0),
            Effect::Deals(_) => Question::Deal(self.0),
            Effect::Transmute => Question::Alchemist(self.0),
            Effect::Build(class) => Question::Build(self.0, *class),
            Effect::MakeResidence => Question::Residence(self.0),
        }
    }

    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        match (self.effect(state), action) {
            (Effect::Produce(_), Action::Skip) => Some(&reasons::PRODUCTION_COMPULSORY),
            (Effect::Produce(_), Action::Take(_)) => Some(&reasons::NOT_PRODUCED),
            (Effect::Sell(_), Action::Sell(_)) => Some(&reasons::NO_SUCH_CUBE),
            (Effect::Peddle(..), Action::Buy { cube, second }) => Some(trades::refuse_purchase(cube, second)),
            (Effect::Deals(_), Action::Deal(_)) => Some(&reasons::CANNOT_PAY_DEAL),
            (Effect::Transmute, Action::Pay(_)) => Some(&reasons::NO_SUCH_CUBE),
            (Effect::Build(class), _) => construction::refuse(state, seat, action, &[(*class, Cubes::NONE)]),
            (Effect::MakeResidence, Action::Residence(space)) => {
                Some(notary::refuse(state, seat, space, RESIDENCE_DENIERS))
            }
            _ => None,
        }
    }

    fn attempts(self, state: &State, seat: Seat) -> Vec<Action> {
        match self.effect(state) {
            Effect::Produce(_) | Effect::None => {
                Cube::ALL.into_iter().map(Action::Take).chain([Action::Skip]).collect()
            }
            Effect::Sell(_) => Cube::ALL.map(Action::Sell).into(),
            Effect::Peddle(..) => Cube::ALL.map(|cube| Action::Buy { cube, second: None }).into(),
            Effect::Deals(_) => [DealSize::Small, DealSize::Big].map(Action::Deal).into(),
            Effect::Transmute => trades::payments_to_try().map(Action::Pay).collect(),
            Effect::Build(class) => {
                let mut legal = Vec::new();
                self.choices(state, &mut legal);
                construction::attempts(state, seat, &[*class], &legal)
            }
            Effect::MakeResidence => notary::attempts(state),
        }
    }
}

/// The owner of a stone production building takes one of the cubes that it produces (C6.3).
#[derive(Clone, Copy)]
pub(crate) struct OwnersCube(pub Space);

impl Decision for OwnersCube {
    fn seat(self, state: &State) -> Option<Seat> {
        state.road.owner(self.0)
    }

    fn question(self, _: &State) -> Question {
        Question::OwnersCube(self.0)
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let cubes = state.road.tile(self.0).and_then(Tile::owners_cubes).unwrap_or_default();
        cubes.kinds().for_each(|cube| out.push(Action::Take(cube)));
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let space = self.0;
        let (owner, tile) = (state.road.owner(space), state.road.tile(space));
        if let (Some(seat), Some(tile), Some(Action::Take(cube))) = (owner, tile, action) {
            state.gain(seat, Cubes::some(cube, 1), Source::OwnersCube(tile), events);
        }
        building_over(state, space, events);
    }

    fn refuse(self, _: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        matches!(action, Action::Take(_)).then_some(&reasons::NOT_OWNERS_CUBE)
    }

    fn attempts(self, _: &State, _: Seat) -> Vec<Action> {
        Cube::ALL.map(Action::Take).into()
    }
}

/// The worker returns, and the next building is handled.
#[inline(never)]
pub(crate) fn building_over(state: &mut State, space: Space, events: &mut impl Events<Event>) {
    worker_returns(state, space, events);
    to_next_building(state, Spaces::up_to(space));
}

fn worker_returns(state: &mut State, space: Space, events: &mut impl Events<Event>) {
    if let Some(seat) = state.road.remove_worker(space) {
        state.bring_home(seat, Place::road(space), events);
    }
}

/// Workers beyond the provost return; then planned residences are made in the order in which they were chosen (C6.10).
#[inline(never)]
pub(crate) fn road_over(state: &mut State, events: &mut impl Events<Event>) {
    for space in state.road.occupied() {
        worker_returns(state, space, events);
    }
    for planned in std::mem::take(&mut state.planned).into_iter().flatten() {
        notary::transform(state, planned.seat, planned.space, events);
    }
    castle::begin(state, events);
}
