//! What on the board an action is about, and what an event has changed there. Whoever draws a board shows a decision where
//! it is about something: the space a worker can go to, the tile that can be built, the cell of the favour table.

use caylus::{Action, Event, Line, Place, Setup, Space, State, tiles::Tile};

/// Something on the board, or a tile in the stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A special building, the castle, or a space of the road.
    At(Place),
    /// An unbuilt tile.
    Tile(Tile),
    /// A line of the favour table.
    Line(Line),
    /// A column of a line, counted from 1.
    Cell(Line, u8),
    /// The bridge with the passing scale.
    Bridge,
    /// The castle with its houses.
    Keep,
}

impl Thing {
    /// A space of the road.
    pub fn space(space: Space) -> Thing {
        Thing::At(Place::road(space))
    }

    /// A name for it that stays when the words change.
    pub fn id(self) -> String {
        match self {
            Thing::At(place) => format!("at-{place}"),
            Thing::Tile(tile) => format!("stock-{tile}"),
            Thing::Line(line) => format!("line-{}", line.letter()),
            Thing::Cell(line, column) => format!("cell-{}{column}", line.letter()),
            Thing::Bridge => "bridge".to_owned(),
            Thing::Keep => "keep".to_owned(),
        }
    }
}

/// The building on the road that is being handled (C6.1), unless favours come before it.
fn handled(state: &State) -> Option<Space> {
    if state.favors_due().is_some() {
        return None;
    }
    let number = Setup::from(state).step?.space?;
    u8::try_from(number).ok().and_then(Space::new)
}

/// What an action is about; two things where a prestige tile goes on a residence (C6.6).
pub fn about(state: &State, action: Action) -> Vec<Thing> {
    let line = state.favors_due().and_then(|due| due.line);
    let one = match action {
        Action::Pass => Some(Thing::Bridge),
        Action::Place(place) | Action::Move(place) => Some(Thing::At(place)),
        Action::Recall => Some(Thing::At(Place::GATE)),
        Action::Provost(steps) => state.provost().step(steps).map(Thing::space),
        Action::Joust => Some(Thing::At(Place::JOUST)),
        Action::Stay | Action::Leave => Some(Thing::At(Place::INN)),
        Action::Take(_) | Action::Sell(_) | Action::Buy(..) | Action::Deal(_) | Action::Pay(_) => {
            handled(state).map(Thing::space)
        }
        Action::Build(tile) | Action::BuildPaying(tile, _) => Some(Thing::Tile(tile)),
        Action::BuildOn(tile, space) => return vec![Thing::Tile(tile), Thing::space(space)],
        Action::Residence(space) => Some(Thing::space(space)),
        Action::Batch(..) => Some(Thing::At(Place::CASTLE)),
        Action::Favor(line) => Some(Thing::Line(line)),
        Action::Use(column) => line.map(|line| Thing::Cell(line, column)),
        Action::UseTwo(_) => line.map(|line| Thing::Cell(line, 2)),
        Action::Exchange(..) => line.map(|line| Thing::Cell(line, 4)),
        Action::Skip | Action::Done => None,
    };
    one.into_iter().collect()
}

/// What an event has changed.
pub fn touched(event: &Event) -> Option<Thing> {
    match *event {
        Event::Placed { place, .. } | Event::Moved { place, .. } => Some(Thing::At(place)),
        Event::Built { space, .. } | Event::ResidencePlanned { space, .. } | Event::ResidenceMade { space, .. } => {
            Some(Thing::space(space))
        }
        Event::InnEntered { .. } => Some(Thing::At(Place::INN)),
        Event::Passed { .. } => Some(Thing::Bridge),
        Event::HouseBuilt { .. } => Some(Thing::Keep),
        Event::LineChosen { line, column, .. } => Some(Thing::Cell(line, column)),
        _ => None,
    }
}
