//! What on the board of Ys an action is about, and what an event has changed there.

use game::Seat;
use ys::{Action, Color, Event, Face, Owner, Spot, Step, View};

/// Something on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
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

impl Thing {
    /// A name for it that stays when the words change.
    pub fn id(self) -> String {
        match self {
            Thing::At(spot) => format!("at-{spot}"),
            Thing::Ship(district) => format!("ship-{}", district + 1),
            Thing::Column(color) => format!("col-{color}"),
            Thing::Row(row) => format!("row-{}", row + 1),
            Thing::Quote(color) => format!("quote-{color}"),
            Thing::Worth => "worth".to_owned(),
        }
    }
}

/// What an action is about.
pub fn about(view: &View, action: Action) -> Vec<Thing> {
    match action {
        Action::Up(_, spot)
        | Action::Down(_, spot)
        | Action::UpFrom(_, _, spot)
        | Action::DownFrom(_, _, spot)
        | Action::Neutral(_, spot)
        | Action::Queen(spot)
        | Action::Herald(_, spot) => vec![Thing::At(spot)],
        Action::Look(broker) => vec![Thing::At(broker.spot)],
        Action::Mage(swap) => swap.both().map(|own| Thing::At(own.spot())).into(),
        Action::Mercenary(face) => {
            let placed = view.board().to_act().lowest().and_then(|seat| just_placed(view, seat, face));
            placed.map(|index| Thing::At(view.board().brokers()[index].spot)).into_iter().collect()
        }
        Action::Captain(first, second) => vec![Thing::Ship(first - 1), Thing::Ship(second - 1)],
        Action::Gem(_) => match view.board().step() {
            Step::Gems(district, _) => vec![Thing::Ship(district)],
            _ => Vec::new(),
        },
        Action::Rank(color) => vec![Thing::Column(color)],
        Action::Quote(color, _) => vec![Thing::Quote(color)],
        Action::Banker(up, down) => vec![Thing::Quote(up), Thing::Quote(down)],
        Action::Throne(_) => vec![Thing::At(Spot::THRONE)],
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

/// The broker that a seat placed last with this side up: its place in the board's list.
pub fn just_placed(view: &View, seat: Seat, face: Face) -> Option<usize> {
    view.board().brokers().iter().rposition(|broker| broker.owner == Owner::from(seat) && broker.face() == face)
}

/// What an event has changed.
pub fn touched(event: &Event) -> Option<Thing> {
    match *event {
        Event::Placed { spot, .. }
        | Event::Moved { to: spot, .. }
        | Event::Revealed { spot, .. }
        | Event::Marked { spot, .. }
        | Event::ZoneClosed { spot } => Some(Thing::At(spot)),
        Event::ShipsSwapped { first, .. } => Some(Thing::Ship(first - 1)),
        Event::Quoted { color, .. } => Some(Thing::Quote(color)),
        _ => None,
    }
}
