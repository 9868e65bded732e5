//! What on the board of Ys an action is about, and what an event has changed there.

use crate::action::Action;
use crate::event::Event;
use crate::gem::Color;
use crate::phases::Step;
use crate::spot::Spot;
use crate::state::State;
use crate::view::View;
use game::BoardItems;

/// Something on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardItem {
    /// A zone of the city, a cell of the market, or the throne room.
    At(Spot),
    /// The ship of a district, counted from 0.
    Ship(u8),
    /// A column of the market.
    Column(Color),
    /// A row of the market, counted from 0.
    Row(u8),
    /// A colour on the quotation track.
    Quote(Color),
    /// What the gems would be worth now.
    Worth,
}

impl BoardItem {
    /// A name for it that never changes.
    pub fn id(self) -> String {
        match self {
            BoardItem::At(spot) => format!("at-{spot}"),
            BoardItem::Ship(district) => format!("ship-{}", district + 1),
            BoardItem::Column(color) => format!("col-{color}"),
            BoardItem::Row(row) => format!("row-{}", row + 1),
            BoardItem::Quote(color) => format!("quote-{color}"),
            BoardItem::Worth => "worth".to_owned(),
        }
    }
}

impl BoardItems for State {
    type BoardItem = BoardItem;

    fn item_id(item: BoardItem) -> String {
        item.id()
    }

    fn items_of(view: &View, action: Action) -> Vec<BoardItem> {
        let board = view.board();
        match action {
            Action::Up(_, spot)
            | Action::Down(_, spot)
            | Action::UpFrom(_, _, spot)
            | Action::DownFrom(_, _, spot)
            | Action::Neutral(_, spot)
            | Action::Queen(spot)
            | Action::Herald(_, spot) => vec![BoardItem::At(spot)],
            Action::Look(broker) => vec![BoardItem::At(broker.spot)],
            Action::Mage(swap) => swap.both().map(|own| BoardItem::At(own.spot())).into(),
            Action::Mercenary(face) => {
                let placed = board.to_act().lowest().and_then(|seat| board.last_placed(seat, face));
                placed.map(|index| BoardItem::At(board.brokers()[index].spot)).into_iter().collect()
            }
            Action::Captain(first, second) => vec![BoardItem::Ship(first - 1), BoardItem::Ship(second - 1)],
            Action::Gem(_) => match board.step() {
                Step::Gems(district, _) => vec![BoardItem::Ship(district)],
                _ => Vec::new(),
            },
            Action::Rank(color) => vec![BoardItem::Column(color)],
            Action::Quote(color, _) => vec![BoardItem::Quote(color)],
            Action::Banker(up, down) => vec![BoardItem::Quote(up), BoardItem::Quote(down)],
            Action::Throne(_) => vec![BoardItem::At(Spot::THRONE)],
            Action::Bid(..)
            | Action::Order(_)
            | Action::Illusionist
            | Action::Schemer
            | Action::Merchant
            | Action::Color(_)
            | Action::Alchemist(..)
            | Action::Jeweller(..)
            | Action::Skip => Vec::new(),
        }
    }

    fn changed_item(event: &Event) -> Option<BoardItem> {
        match *event {
            Event::Placed { spot, .. }
            | Event::Moved { to: spot, .. }
            | Event::Revealed { spot, .. }
            | Event::Marked { spot, .. }
            | Event::ZoneClosed { spot } => Some(BoardItem::At(spot)),
            Event::ShipsSwapped { first, .. } => Some(BoardItem::Ship(first - 1)),
            Event::Quoted { color, .. } => Some(BoardItem::Quote(color)),
            _ => None,
        }
    }
}
