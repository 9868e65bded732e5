//! What on the board an action is about, and what an event has changed there: the space a worker can go to, the tile that can
//! be built, the cell of the favour table.

use crate::action::{Action, Line};
use crate::castle::Section;
use crate::event::Event;
use crate::phases::favor::{CHOICE_COLUMN, EXCHANGE_COLUMN};
use crate::place::Place;
use crate::question::Question;
use crate::road::Space;
use crate::state::State;
use crate::tiles::Tile;
use game::{BoardItems, Game};

/// Something on the board, or a tile in the stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardItem {
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
    /// The bailiff, on the road.
    Bailiff,
    /// The provost, on the road.
    Provost,
    /// Where a section is counted.
    Count(Section),
}

impl BoardItem {
    /// A space of the road.
    pub fn space(space: Space) -> BoardItem {
        BoardItem::At(Place::road(space))
    }

    /// A name for it that never changes.
    pub fn id(self) -> String {
        match self {
            BoardItem::At(place) => format!("at-{place}"),
            BoardItem::Tile(tile) => format!("stock-{tile}"),
            BoardItem::Line(line) => format!("line-{}", line.letter()),
            BoardItem::Cell(line, column) => format!("cell-{}{column}", line.letter()),
            BoardItem::Bridge => "bridge".to_owned(),
            BoardItem::Keep => "keep".to_owned(),
            BoardItem::Bailiff => "the-bailiff".to_owned(),
            BoardItem::Provost => "the-provost".to_owned(),
            BoardItem::Count(section) => format!("count-{}", section.name()),
        }
    }
}

impl BoardItems for State {
    type BoardItem = BoardItem;

    fn item_id(item: BoardItem) -> String {
        item.id()
    }

    /// Two items where a prestige tile goes on a residence (C6.6).
    fn items_of(state: &State, action: Action) -> Vec<BoardItem> {
        let line = state.favors_due().and_then(|due| due.line);
        let handled = state.question().and_then(Question::space);
        let one = match action {
            Action::Pass => Some(BoardItem::Bridge),
            Action::Place(place) | Action::Move(place) => Some(BoardItem::At(place)),
            Action::Recall => Some(BoardItem::At(Place::GATE)),
            Action::Provost(steps) => state.provost().step(steps).map(BoardItem::space),
            Action::Joust => Some(BoardItem::At(Place::JOUST)),
            Action::Stay | Action::Leave => Some(BoardItem::At(Place::INN)),
            Action::Take(_) | Action::Sell(_) | Action::Buy { .. } | Action::Deal(_) | Action::Pay(_) => {
                handled.map(BoardItem::space)
            }
            Action::Build(tile) | Action::BuildPaying(tile, _) => Some(BoardItem::Tile(tile)),
            Action::BuildOn(tile, space) => return vec![BoardItem::Tile(tile), BoardItem::space(space)],
            Action::Residence(space) => Some(BoardItem::space(space)),
            Action::Batch(..) => Some(BoardItem::At(Place::CASTLE)),
            Action::Favor(line) => Some(BoardItem::Line(line)),
            Action::Use(column) => line.map(|line| BoardItem::Cell(line, column)),
            Action::UseChoice(_) => line.map(|line| BoardItem::Cell(line, CHOICE_COLUMN)),
            Action::Exchange { .. } => line.map(|line| BoardItem::Cell(line, EXCHANGE_COLUMN)),
            Action::Skip | Action::Done => None,
        };
        one.into_iter().collect()
    }

    fn changed_item(event: &Event) -> Option<BoardItem> {
        match *event {
            Event::Placed { place, .. } | Event::Moved { place, .. } => Some(BoardItem::At(place)),
            Event::Built { space, .. } | Event::ResidencePlanned { space, .. } | Event::ResidenceMade { space, .. } => {
                Some(BoardItem::space(space))
            }
            Event::InnEntered { .. } => Some(BoardItem::At(Place::INN)),
            Event::Passed { .. } => Some(BoardItem::Bridge),
            Event::HouseBuilt { .. } => Some(BoardItem::Keep),
            Event::LineChosen { line, column, .. } => Some(BoardItem::Cell(line, column)),
            _ => None,
        }
    }
}
