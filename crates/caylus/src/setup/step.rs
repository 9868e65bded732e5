//! The pending decision of a position: its name in the notation, and the pieces that it needs on the board.

use super::check::{Check, SINGLE};
use super::{BatchesSetup, FavorsSetup, StepSetup};
use crate::action::Line;
use crate::castle::Section;
use crate::options::FavorRule;
use crate::phases::{Step, end_of_turn};
use crate::place::Place;
use crate::road::{Space, Spaces};
use crate::state::{Batches, FavorsDue, State};
use crate::tiles::Tile;
use game::{Seat, excerpt};

/// The name of a step with its place or space.
pub(super) fn step_name(step: Step) -> (&'static str, Option<u8>, Option<Space>) {
    match step {
        Step::Income => ("income", None, None),
        Step::Placement(at) => ("placement", Some(at), None),
        Step::Gate => ("gate", None, None),
        Step::Post => ("post", None, None),
        Step::Guild => ("guild", None, None),
        Step::Joust => ("joust", None, None),
        Step::JoustOver => ("joust-over", None, None),
        Step::Stables => ("stables", None, None),
        Step::Inn => ("inn", None, None),
        Step::Provost(at) => ("provost", Some(at), None),
        Step::Building(space) => ("building", None, Some(space)),
        Step::OwnersCube(space) => ("owners-cube", None, Some(space)),
        Step::BuildingOver(space) => ("building-over", None, Some(space)),
        Step::RoadOver => ("road-over", None, None),
        Step::Castle(at) => ("castle", Some(at), None),
        Step::MostBatches => ("most-batches", None, None),
        Step::CastleOver => ("castle-over", None, None),
        Step::Bailiff => ("bailiff", None, None),
        Step::Count(at) => ("count", Some(at), None),
        Step::End => ("end", None, None),
    }
}

/// The step with this name; only steps at which a game can stop to ask somebody, and its end.
fn step_from_name(name: &str, place: Option<u8>, space: Option<Space>) -> Option<Step> {
    let placed = [Step::Placement as fn(u8) -> Step, Step::Provost, Step::Castle, Step::Count];
    let spaced = [Step::Building as fn(Space) -> Step, Step::OwnersCube, Step::BuildingOver];
    let plain = [Step::Gate, Step::Guild, Step::Joust, Step::JoustOver, Step::Inn, Step::CastleOver, Step::End];
    let steps = match (place, space) {
        (Some(place), None) => placed.map(|step| step(place)).to_vec(),
        (None, Some(space)) => spaced.map(|step| step(space)).to_vec(),
        (None, None) => plain.to_vec(),
        (Some(_), Some(_)) => Vec::new(),
    };
    steps.into_iter().find(|step| step_name(*step).0 == name)
}

impl Check<'_> {
    /// The pending decision, or the beginning of phase 2.
    pub(super) fn step(&mut self, state: &mut State) {
        let Some(setup) = &self.setup.step else {
            state.step = Step::Placement(0);
            self.faults.require(self.setup.phase == 2, "C3.2", || {
                "a position without `step` is the beginning of phase 2".to_owned()
            });
            self.faults.require(state.passed.is_empty(), "C3.2", || "without `step` nobody has passed".to_owned());
            let placed = !state.road.occupied().is_empty() || !state.castle.queue.is_empty();
            let special = &state.special;
            let placed = placed || SINGLE.iter().any(|place| special.at(*place).is_some());
            let placed = placed || !special.stables.is_empty();
            self.faults.require(!placed, "C3.2", || {
                "without `step` nobody has placed a worker; one may stand on the Inn's right place".to_owned()
            });
            return;
        };
        let place = setup.place.map(|place| self.faults.number("step place", place, 1, 6, "C3.2") as u8 - 1);
        let space = setup.space.and_then(|space| self.space("step space", space, "C6.1"));
        match step_from_name(&setup.at, place, space) {
            Some(step) => state.step = step,
            None => return self.unknown_step(setup),
        }
        self.faults.require(self.setup.phase == i64::from(state.phase()), "C3.2", || {
            format!("`phase` is {}, but the step belongs to phase {}", self.setup.phase, state.phase())
        });
        self.lines_used(state, setup);
        if let Some(batches) = &setup.batches {
            self.batches(state, batches);
        }
        if let Some(favors) = &setup.favors {
            self.favors_due(state, favors);
        }
    }

    fn unknown_step(&mut self, setup: &StepSetup) {
        let words = format!(
            "there is no step `{}` with this place or space; there are placement, provost, castle and count with a place, \
             building, owners-cube and building-over with a space, gate, guild, joust, joust-over, inn, castle-over and \
             end with neither",
            excerpt(&setup.at)
        );
        self.faults.add("C3.2", words);
    }

    fn lines_used(&mut self, state: &mut State, setup: &StepSetup) {
        let right = setup.lines_used.is_empty()
            || state.options.favor == FavorRule::Full
                && matches!(state.phase(), 3 | 5 | 6 | 7)
                && setup.lines_used.len() == usize::from(self.players());
        self.faults
            .require(right, "C8.3", || "`lines_used` has the lines used in this phase, for each seat".to_owned());
        for (seat, letters) in Seat::ALL.into_iter().zip(&setup.lines_used) {
            let used: Vec<Line> = Line::ALL.into_iter().filter(|line| letters.contains(line.letter())).collect();
            let spelled: String = used.iter().map(|line| line.letter()).collect();
            self.faults.require(spelled == *letters, "C8.3", || {
                format!("the lines used by seat {seat} are some of A B C D in this order, not `{}`", excerpt(letters))
            });
            let advanced = used.iter().all(|line| state.player(seat).markers[*line as usize] > 0);
            self.faults.require(advanced, "C8.1", || format!("seat {seat} has used a line without advancing in it"));
            used.into_iter().for_each(|line| state.players[seat.index()].lines_used.add(line));
        }
    }

    fn batches(&mut self, state: &mut State, batches: &BatchesSetup) {
        let mut number = |value| self.faults.number("batches", value, 0, 30, "C7.1") as u8;
        let (now, most) = (number(batches.now), number(batches.most));
        let best = batches.best.and_then(|seat| self.seat("most batches", seat, "C7.5"));
        self.faults.require(state.phase() == 6 && best.is_some() == (most > 0), "C7.5", || {
            "batches are counted in phase 6, and somebody gave the most".to_owned()
        });
        let there = best.is_none_or(|seat| state.castle.queue.contains(seat) && houses(state, seat) >= most.into());
        self.faults.require(there, "C7.5", || "who gave the most batches is in the castle and has built".to_owned());
        let current = match state.step {
            Step::Castle(place) => state.castle.queue.get(place.into()),
            _ => None,
        };
        let built = current.map_or(0, |seat| houses(state, seat));
        self.faults.require(usize::from(now) <= built, "C7.2", || "each batch has built a house".to_owned());
        state.batches = Batches { now, most, best };
    }

    fn favors_due(&mut self, state: &mut State, favors: &FavorsSetup) {
        let after = matches!(state.step, Step::JoustOver | Step::BuildingOver(_) | Step::CastleOver | Step::Count(_));
        self.faults.require(after && state.options.favor == FavorRule::Full, "C8.1", || {
            "favours are used after a joust, a building, the castle or a count".to_owned()
        });
        let number = self.faults.number("favours due", favors.number, 0, 8, "C8.3") as u8;
        let seat = self.seat("favours due", favors.seat, "C8.1").unwrap_or(Seat::One);
        let named = favors.line.as_deref();
        let line = Line::ALL.into_iter().find(|line| named == Some(line.letter().to_string().as_str()));
        let used = line.is_none_or(|line| state.player(seat).lines_used.contains(line));
        self.faults.require(line.is_some() == named.is_some() && used, "C8.3", || {
            "the line that is being used is one of A to D, and is among the lines used in this phase".to_owned()
        });
        self.faults.require(number > 0 || line.is_some(), "C8.1", || "no favour is due".to_owned());
        let earned_by = match state.step {
            Step::JoustOver => state.special.at(Place::JOUST),
            Step::BuildingOver(space) => state.road.worker(space),
            Step::CastleOver => state.batches.best,
            Step::Count(place) => state.order.get(usize::from(place).wrapping_sub(1)),
            _ => None,
        };
        self.faults.require(earned_by == Some(seat), "C8.1", || format!("seat {seat} has earned no favour just now"));
        state.favors_due = Some(FavorsDue { seat, number, line });
    }

    /// Each step needs its pieces where it finds them, and those of earlier steps gone.
    pub(super) fn pieces_for_step(&mut self, state: &State) {
        let passed = state.phase() <= 2 || state.passed.len() == usize::from(state.players());
        self.faults.require(passed, "C3.2", || "after phase 2 all have passed".to_owned());
        self.handled_special_buildings(state);
        self.handled_road(state);
        let queue = state.phase() < 7 || state.castle.queue.is_empty();
        self.faults.require(queue, "C7.5", || "in phase 7 nobody is in the castle".to_owned());
        self.faults.require(is_somebodys(state), "C3.2", || "the pending decision is nobody's".to_owned());
    }

    fn handled_special_buildings(&mut self, state: &State) {
        let special = &state.special;
        let occupied = |place| special.at(place).is_some();
        let waiting = [
            (occupied(Place::GATE), Step::Gate),
            (occupied(Place::POST), Step::Post),
            (occupied(Place::GUILD), Step::Guild),
            (occupied(Place::JOUST), Step::JoustOver),
            (!special.stables.is_empty(), Step::Stables),
            (occupied(Place::INN), Step::Inn),
        ];
        let left = waiting.into_iter().any(|(waiting, step)| waiting && rank(state.step) > rank(step));
        self.faults.require(!left, "C4.7", || "a worker stands on a special building that has been handled".to_owned());
    }

    fn handled_road(&mut self, state: &State) {
        let occupied = state.road.occupied();
        let handled = match state.step {
            Step::Building(space) | Step::OwnersCube(space) | Step::BuildingOver(space) => {
                let here = occupied.contains(space) && space <= state.provost;
                self.faults.require(here, "C6.1", || format!("no worker is at work on space {space}"));
                Spaces::up_to(space).without(Spaces::only(space))
            }
            _ if state.phase() >= 6 => Spaces::ALL,
            _ => Spaces::NONE,
        };
        self.faults.require(occupied.and(handled).is_empty(), "C6.1", || {
            "a worker stands on a building that has been handled".to_owned()
        });
    }
}

fn houses(state: &State, seat: Seat) -> usize {
    Section::ALL.into_iter().map(|section| state.castle.houses(section).count(seat)).sum()
}

/// Whether there is somebody to decide, or something to count.
fn is_somebodys(state: &State) -> bool {
    let players = usize::from(state.players());
    let special = &state.special;
    match state.step {
        Step::Gate => special.at(Place::GATE).is_some(),
        Step::Guild => special.at(Place::GUILD).is_some(),
        Step::Joust | Step::JoustOver => special.at(Place::JOUST).is_some(),
        Step::Inn => special.at(Place::INN).or(special.inn_right).is_some(),
        Step::Placement(at) => state.order.get(at.into()).is_some_and(|seat| !state.passed.contains(seat)),
        Step::Provost(at) => usize::from(at) < players,
        Step::Castle(at) => usize::from(at) < state.castle.queue.len(),
        Step::Count(at) => usize::from(at) <= players && end_of_turn::section_due(state).is_some(),
        Step::OwnersCube(space) => {
            let owner = state.road.owner(space);
            state.road.tile(space).and_then(Tile::owners_cubes).is_some() && owner != state.road.worker(space)
        }
        _ => true,
    }
}

/// The order of the steps of phase 3; everything else comes before or after all of them.
fn rank(step: Step) -> u8 {
    match step {
        Step::Gate => 1,
        Step::Post => 2,
        Step::Guild => 3,
        Step::Joust => 4,
        Step::JoustOver => 5,
        Step::Stables => 6,
        Step::Inn => 7,
        other => {
            if other.phase() < 3 {
                0
            } else {
                8
            }
        }
    }
}
