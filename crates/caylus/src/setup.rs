//! A position as open data: the JSON notation, field by field, which anybody can write and edit. It may be impossible;
//! making a [`State`] of it checks that it is not (see `setup_check`).

use crate::action::Line;
use crate::castle::Section;
use crate::phases::Step;
use crate::place::Place;
use crate::road::Space;
use crate::state::State;
use game::{Seat, SeatList};
use serde::{Deserialize, Serialize};

/// A whole position. Seats and numbers are plain, so that wrong ones can be told from unreadable ones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub game: String,
    #[serde(default = "default_edition")]
    pub edition: String,
    #[serde(default = "default_favor")]
    pub favor: String,
    pub seats: Vec<PlayerSetup>,
    #[serde(default = "one")]
    pub turn: i64,
    #[serde(default = "two")]
    pub phase: i64,
    pub order: Vec<i64>,
    #[serde(default)]
    pub passed: Vec<i64>,
    pub bailiff: i64,
    pub provost: i64,
    pub road: Vec<Option<SpaceSetup>>,
    #[serde(default)]
    pub special: SpecialSetup,
    #[serde(default)]
    pub castle: CastleSetup,
    /// Left out: every tile that is not on the road.
    #[serde(default)]
    pub stock: Option<Vec<String>>,
    #[serde(default)]
    pub pending_residences: Vec<ResidenceSetup>,
    /// Left out: the beginning of phase 2, nobody has placed or passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<StepSetup>,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerSetup {
    pub deniers: i64,
    pub cubes: String,
    pub prestige: i64,
    pub workers: i64,
    #[serde(default)]
    pub favors: [i64; 4],
}

/// A space of the road with a tile on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SpaceSetup {
    pub tile: String,
    #[serde(default)]
    pub owner: Option<i64>,
    #[serde(default)]
    pub worker: Option<i64>,
}

/// Who stands on the special buildings; the Inn's places are left and right.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SpecialSetup {
    pub gate: Option<i64>,
    pub post: Option<i64>,
    pub guild: Option<i64>,
    pub joust: Option<i64>,
    pub stables: Vec<i64>,
    pub inn: [Option<i64>; 2],
}

/// The castle.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CastleSetup {
    pub queue: Vec<i64>,
    pub dungeon: Vec<i64>,
    pub walls: Vec<i64>,
    pub towers: Vec<i64>,
    pub counted: i64,
}

/// A residence that comes when phase 5 is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ResidenceSetup {
    pub space: i64,
    pub seat: i64,
}

/// What else the engine needs to go on from a position: the pending decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepSetup {
    /// The name of the step.
    pub at: String,
    /// For steps that go from player to player: the place in turn order, passing order or castle queue, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<i64>,
    /// For buildings: the space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<i64>,
    /// Favours that are being used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub favors: Option<FavorsSetup>,
    /// Lines used in this phase, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines_used: Vec<String>,
    /// Batches given in the castle this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub batches: Option<BatchesSetup>,
}

/// Favours that are being used.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FavorsSetup {
    /// Whose.
    pub seat: i64,
    /// How many lines are still to be chosen.
    pub number: i64,
    /// The line whose effect is to be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
}

/// Batches given in the castle this turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BatchesSetup {
    /// By the player whose turn it is.
    pub now: i64,
    /// The most before him.
    pub most: i64,
    /// Who gave the most.
    pub best: Option<i64>,
}

fn default_edition() -> String {
    "jeweler".to_owned()
}

fn default_favor() -> String {
    "full".to_owned()
}

fn one() -> i64 {
    1
}

fn two() -> i64 {
    2
}

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

/// The name of a step with its place or space.
fn step_name(step: Step) -> (&'static str, Option<u8>, Option<Space>) {
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
pub(crate) fn step_from_name(name: &str, place: Option<u8>, space: Option<Space>) -> Option<Step> {
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
