//! What a player might think of when he is asked something: whatever of it is not allowed is listed with the reason.

use caylus::tiles::{Class, Tile};
use caylus::{Action, Cube, DealSize, Line, Payment, Place, Space, State};
use game::{Game, Seat};

/// The places off the road, in the order in which they are on the map.
const OFF_THE_ROAD: [Place; 7] =
    [Place::GATE, Place::POST, Place::GUILD, Place::JOUST, Place::STABLES, Place::INN, Place::CASTLE];

/// The actions of the kind that is asked for, legal or not.
pub(super) fn candidates(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    match state.asked().key {
        "ask-placement" => places(state).map(Action::Place).collect(),
        "ask-gate" => places(state).map(Action::Move).collect(),
        "ask-provost" | "ask-guild" => (-3..=3).map(Action::Provost).collect(),
        "ask-joust" => vec![Action::Joust],
        "ask-build" | "ask-favor-building" => buildings(state, seat, &legal),
        "ask-residence" => {
            Space::all().filter(|space| state.road().tile(*space).is_some()).map(Action::Residence).collect()
        }
        "ask-production" => Cube::ALL.into_iter().map(Action::Take).chain([Action::Skip]).collect(),
        "ask-owners-cube" => Cube::ALL.map(Action::Take).into(),
        "ask-alchemist" => payments(),
        "ask-market" => Cube::ALL.map(Action::Sell).into(),
        "ask-peddler" => Cube::ALL.map(|cube| Action::Buy(cube, None)).into(),
        "ask-deal" => vec![Action::Deal(DealSize::Small), Action::Deal(DealSize::Big)],
        "ask-castle" => batches(),
        "ask-line" => Line::ALL.map(Action::Favor).into(),
        "ask-column" => (1..=5).map(Action::Use).filter(|action| !is_used_otherwise(*action, &legal)).collect(),
        _ => Vec::new(),
    }
}

fn places(state: &State) -> impl Iterator<Item = Place> {
    let built = Space::all().filter(|space| state.road().tile(*space).is_some());
    OFF_THE_ROAD.into_iter().chain(built.map(Place::road))
}

/// One action for each kind of tile that cannot be built at all, except those that this building never builds.
fn buildings(state: &State, seat: Seat, legal: &[Action]) -> Vec<Action> {
    let can_be_built = |tile: Tile| {
        legal.iter().any(|action| match action {
            Action::Build(built) | Action::BuildPaying(built, _) | Action::BuildOn(built, _) => *built == tile,
            _ => false,
        })
    };
    let attempt = |tile: Tile| {
        let residence = state.road().residences(seat).into_iter().next().or(Space::new(1));
        match (tile, tile.class(), residence) {
            (Tile::Market | Tile::Peddler, ..) => Action::BuildPaying(tile, Cube::Wood),
            (_, Class::Prestige, Some(space)) => Action::BuildOn(tile, space),
            _ => Action::Build(tile),
        }
    };
    let mut tiles: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| state.stock().has(*tile)).collect();
    tiles.retain(|tile| !can_be_built(*tile));
    let attempts = tiles.into_iter().map(attempt);
    attempts.filter(|action| state.why_not(seat, *action).reason.key != "wrong-class").collect()
}

/// Any two cubes but gold.
fn payments() -> Vec<Action> {
    let of = |one: usize, other: usize| {
        let mut numbers = [0; 4];
        numbers[one] += 1;
        numbers[other] += 1;
        Action::Pay(Payment::new(numbers))
    };
    (0..4).flat_map(|one| (one..4).map(move |other| of(one, other))).collect()
}

fn batches() -> Vec<Action> {
    let kinds = [Cube::Wood, Cube::Stone, Cube::Cloth, Cube::Gold];
    let pairs =
        kinds.iter().enumerate().flat_map(|(place, one)| kinds[place + 1..].iter().map(move |other| (*one, *other)));
    pairs.map(|(one, other)| Action::Batch(one, other)).collect()
}

/// Whether a column of line C or D is among the answers in its longer spelling.
fn is_used_otherwise(action: Action, legal: &[Action]) -> bool {
    let Action::Use(column) = action else { return false };
    legal.iter().any(|other| match other {
        Action::UseTwo(_) => column == 2,
        Action::Exchange(..) => column == 4,
        _ => false,
    })
}
