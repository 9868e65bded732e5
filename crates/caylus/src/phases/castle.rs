//! Phase 6: in castle order each player there gives batches and builds houses (C7.1 to C7.5).

use super::{Decision, Step, begin_phase, favor};
use crate::action::Action;
use crate::cubes::{Cube, Cubes};
use crate::event::{Event, FavorSource, Source};
use crate::place::Place;
use crate::question::Question;
use crate::reasons;
use crate::state::{Batches, State};
use game::{Choices, Events, Reason, Seat, SeatList};

/// The two cubes beside the food: different, and no food (C7.1).
const PAIRS: [(Cube, Cube); 6] = [
    (Cube::Wood, Cube::Stone),
    (Cube::Wood, Cube::Cloth),
    (Cube::Wood, Cube::Gold),
    (Cube::Stone, Cube::Cloth),
    (Cube::Stone, Cube::Gold),
    (Cube::Cloth, Cube::Gold),
];

fn batch((first, second): (Cube, Cube)) -> Cubes {
    Cubes::of("F").and(first).and(second)
}

pub(crate) fn begin(state: &mut State, events: &mut impl Events<Event>) {
    begin_phase(state, Step::Castle(0), events);
    to_next_player(state, 0);
}

fn to_next_player(state: &mut State, place: u8) {
    let waiting = usize::from(place) < state.castle.queue.len();
    state.step = if waiting { Step::Castle(place) } else { Step::MostBatches };
}

/// The player at this place of the queue gives one batch more, or is done.
#[derive(Clone, Copy)]
pub(crate) struct Castle(pub u8);

impl Decision for Castle {
    fn seat(self, state: &State) -> Option<Seat> {
        state.castle.queue.get(self.0.into())
    }

    fn question(self, _: &State) -> Question {
        Question::Castle
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let Some(seat) = self.seat(state) else { return };
        out.push(Action::Done);
        if state.castle.building_site().is_some() {
            let cubes = state.player(seat).cubes;
            let held = PAIRS.into_iter().filter(|pair| cubes.covers(batch(*pair)));
            held.for_each(|(first, second)| out.push(Action::Batch(first, second)));
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let Some(seat) = self.seat(state) else { return };
        if let Some(Action::Batch(first, second)) = action {
            build_house(state, seat, batch((first, second)), events);
        } else {
            turn_ends(state, seat, events);
            to_next_player(state, self.0 + 1);
        }
    }

    fn refuse(self, state: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        let Action::Batch(first, second) = action else { return None };
        Some(if !PAIRS.contains(&(first, second)) {
            &reasons::NO_BATCH
        } else if state.castle.building_site().is_none() {
            &reasons::TOWERS_FULL
        } else {
            &reasons::NO_SUCH_CUBES_FOR_BATCH
        })
    }

    fn attempts(self, _: &State, _: Seat) -> Vec<Action> {
        PAIRS.map(|(first, second)| Action::Batch(first, second)).into()
    }
}

/// C7.2: a house in the section being built, points by section.
fn build_house(state: &mut State, seat: Seat, batch: Cubes, events: &mut impl Events<Event>) {
    let Some(section) = state.castle.building_site() else { return };
    state.spend(seat, batch, Source::Batch(section), events);
    state.castle.build(section, seat);
    events.emit(Event::HouseBuilt { seat, section });
    state.score(seat, section.points(), Source::Batch(section), events);
    state.batches.now += 1;
}

/// C7.4: 2 points are lost without a batch, but not by who holds one when the Towers are full.
fn turn_ends(state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
    let batches = &mut state.batches;
    let given = std::mem::take(&mut batches.now);
    if given > batches.most {
        (batches.most, batches.best) = (given, Some(seat));
    }
    events.emit(Event::CastleDone { seat, batches: given });
    let no_room = state.castle.building_site().is_none();
    if given == 0 && !(no_room && holds_batch(state, seat)) {
        state.lose(seat, 2, Source::NoBatch, events);
    }
}

fn holds_batch(state: &State, seat: Seat) -> bool {
    PAIRS.into_iter().any(|pair| state.player(seat).cubes.covers(batch(pair)))
}

/// C7.5: a favour for the most batches; of several the first in the queue.
#[inline(never)]
pub(crate) fn most_batches(state: &mut State, events: &mut impl Events<Event>) {
    state.step = Step::CastleOver;
    if let Some(seat) = state.batches.best {
        favor::grant(state, seat, 1, FavorSource::MostBatches, events);
    }
    if state.favors_due.is_none() {
        castle_over(state, events);
    }
}

/// All workers return from the castle when everybody there has had their turn.
#[inline(never)]
pub(crate) fn castle_over(state: &mut State, events: &mut impl Events<Event>) {
    state.batches = Batches::NONE;
    for seat in std::mem::replace(&mut state.castle.queue, SeatList::EMPTY).iter() {
        state.bring_home(seat, Place::CASTLE, events);
    }
    begin_phase(state, Step::Bailiff, events);
}
