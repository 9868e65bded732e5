//! A state as open data: what the JSON notation of a position says.

use super::step::step_name;
use super::{
    BatchesSetup, CastleSetup, FavorsSetup, PlayerSetup, ResidenceSetup, Setup, SpaceSetup, SpecialSetup, StepSetup,
};
use crate::action::Line;
use crate::castle::Section;
use crate::place::Place;
use crate::road::Space;
use crate::state::State;
use game::{Seat, SeatList};

fn number(seat: Seat) -> i64 {
    seat.number().into()
}

fn numbers<const BYTES: usize>(list: SeatList<BYTES>) -> Vec<i64> {
    list.iter().map(number).collect()
}

impl From<&State> for Setup {
    fn from(state: &State) -> Setup {
        Setup {
            game: "caylus".to_owned(),
            rules_version: state.version.named_in_position(),
            edition: state.options.edition.name().to_owned(),
            favor: state.options.favor.name().to_owned(),
            seats: Seat::first(state.players()).map(|seat| player(state, seat)).collect(),
            turn: state.turn.into(),
            phase: state.phase().into(),
            order: numbers(state.order),
            passed: numbers(state.passed),
            bailiff: state.bailiff.number().into(),
            provost: state.provost.number().into(),
            road: Space::all().map(|space| space_setup(state, space)).collect(),
            special: special(state),
            castle: castle(state),
            stock: Some(state.stock.iter().map(|tile| tile.name().to_owned()).collect()),
            pending_residences: state
                .planned_residences()
                .map(|planned| ResidenceSetup { space: planned.space.number().into(), seat: number(planned.seat) })
                .collect(),
            step: Some(step(state)),
        }
    }
}

fn player(state: &State, seat: Seat) -> PlayerSetup {
    let player = state.player(seat);
    PlayerSetup {
        deniers: player.deniers.into(),
        cubes: player.cubes.to_string(),
        prestige: player.prestige.into(),
        workers: player.workers.into(),
        favors: player.markers.map(i64::from),
    }
}

fn space_setup(state: &State, space: Space) -> Option<SpaceSetup> {
    Some(SpaceSetup {
        tile: state.road.tile(space)?.name().to_owned(),
        owner: state.road.owner(space).map(number),
        worker: state.road.worker(space).map(number),
    })
}

fn special(state: &State) -> SpecialSetup {
    let special = &state.special;
    let at = |place| special.at(place).map(number);
    SpecialSetup {
        gate: at(Place::GATE),
        post: at(Place::POST),
        guild: at(Place::GUILD),
        joust: at(Place::JOUST),
        stables: numbers(special.stables),
        inn: [at(Place::INN), special.inn_right.map(number)],
    }
}

fn castle(state: &State) -> CastleSetup {
    let houses = |section| numbers(state.castle.houses(section));
    CastleSetup {
        queue: numbers(state.castle.queue),
        dungeon: houses(Section::Dungeon),
        walls: houses(Section::Walls),
        towers: houses(Section::Towers),
        counted: state.castle.counted.into(),
    }
}

fn step(state: &State) -> StepSetup {
    let (at, place, space) = step_name(state.step);
    let favors = state.favors_due.map(|due| FavorsSetup {
        seat: number(due.seat),
        number: due.number.into(),
        line: due.line.map(|line| line.letter().to_string()),
    });
    let lines = |seat: Seat| -> String {
        let used = Line::ALL.into_iter().filter(|line| state.player(seat).lines_used.contains(*line));
        used.map(Line::letter).collect()
    };
    let lines_used: Vec<String> = Seat::first(state.players()).map(lines).collect();
    let batches = state.batches;
    let batches = (batches.now > 0 || batches.most > 0).then(|| BatchesSetup {
        now: batches.now.into(),
        most: batches.most.into(),
        best: batches.best.map(number),
    });
    StepSetup {
        at: at.to_owned(),
        place: place.map(|place| i64::from(place) + 1),
        space: space.map(|space| space.number().into()),
        favors,
        lines_used: if lines_used.iter().all(String::is_empty) { Vec::new() } else { lines_used },
        batches,
    }
}
