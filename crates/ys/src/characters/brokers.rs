//! Brokers as the cards name them: a face-down broker by a name that everybody can use, one's own by its value.

use crate::action::{Named, OwnBroker};
use crate::board::{Board, MOST_FLATTERY};
use crate::broker::{Broker, Face};
use crate::event::Event;
use crate::owner::Owner;
use crate::reasons;
use crate::spot::Spot;
use crate::state::State;
use game::{Reason, Seat};

/// The name of a seat's face-down broker on the board, for an action.
pub(super) fn name(board: &Board, index: usize, seat: Seat) -> Named {
    let spot = board.brokers[index].spot;
    let number = 1 + board.down_at(seat.into(), spot).take_while(|other| *other < index).count() as u8;
    Named { seat, spot, number }
}

/// How a seat calls a broker of its own on the board: by what it counts, unless the seat may not look (Y3.6).
fn own_name(state: &State, seat: Seat, index: usize) -> OwnBroker {
    let broker = &state.board.brokers[index];
    if state.board.options.from_memory() && broker.face() == Face::Down {
        OwnBroker::by_place(broker.spot, name(&state.board, index, seat).number)
    } else {
        OwnBroker::new(state.worth(index), broker.spot, broker.face())
    }
}

/// Where one of a seat's brokers is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Where {
    Board(usize),
    Throne(usize),
}

/// A seat's brokers with their names, those on the board first, the oldest first.
pub(super) struct OwnBrokers {
    all: [(OwnBroker, Where); OwnBrokers::MOST],
    number: usize,
}

impl OwnBrokers {
    /// Eight in city and market, and those in the throne room.
    const MOST: usize = 8 + MOST_FLATTERY;

    pub(super) fn of(state: &State, seat: Seat) -> OwnBrokers {
        let nowhere = (OwnBroker::new(0, Spot::THRONE, Face::Down), Where::Throne(0));
        let mut own = OwnBrokers { all: [nowhere; Self::MOST], number: 0 };
        for (index, broker) in state.board.brokers().iter().enumerate() {
            if broker.owner == Owner::from(seat) {
                own.push(own_name(state, seat, index), Where::Board(index));
            }
        }
        for place in 0..state.board.throne(seat).len() {
            let name = if state.board.options.from_memory() {
                OwnBroker::by_place(Spot::THRONE, place as u8 + 1)
            } else {
                OwnBroker::new(state.secrets.throne[seat.index()][place].number(), Spot::THRONE, Face::Down)
            };
            own.push(name, Where::Throne(place));
        }
        own
    }

    fn push(&mut self, name: OwnBroker, place: Where) {
        if let Some(free) = self.all.get_mut(self.number) {
            *free = (name, place);
            self.number += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = &(OwnBroker, Where)> {
        self.all.iter().take(self.number)
    }

    /// The names of those that can be moved, each once.
    pub(super) fn movable(&self, board: &Board) -> impl Iterator<Item = OwnBroker> + Clone {
        let closed = board.closed;
        let names = self.all.iter().take(self.number).enumerate();
        let first = move |(place, (name, _)): &(usize, &(OwnBroker, Where))| {
            closed != Some(name.spot()) && !self.all[..*place].iter().any(|(other, _)| other == name)
        };
        names.filter(first).map(|(_, (name, _))| *name)
    }
}

/// The broker of a seat that a name stands for; of several with the same name, the oldest.
pub(super) fn find_own(state: &State, seat: Seat, own: OwnBroker) -> Option<Where> {
    OwnBrokers::of(state, seat).iter().find(|(name, _)| *name == own).map(|(_, place)| *place)
}

/// The names of a seat's brokers on the board that can be moved, the same one perhaps several times: enough to tell
/// whether there is a choice.
pub(super) fn some_movable(state: &State, seat: Seat) -> impl Iterator<Item = OwnBroker> {
    let board = &state.board;
    let own =
        move |(_, broker): &(usize, &Broker)| broker.owner == Owner::from(seat) && board.closed != Some(broker.spot);
    let own = board.brokers().iter().enumerate().filter(own);
    own.map(move |(index, _)| own_name(state, seat, index))
}

/// The event of a broker that goes elsewhere, made before it goes.
pub(super) fn moved(state: &State, seat: Seat, index: usize, to: Spot) -> Event {
    let broker = state.board.brokers[index];
    Event::Moved {
        seat,
        from: broker.spot,
        to,
        broker: (broker.face() == Face::Down).then(|| name(&state.board, index, seat)),
        value: Some(state.secrets.values[index]),
        shown: broker.possible().single().is_some(),
    }
}

/// Why a broker of one's own cannot be moved. `none` is the reason if there is no such broker.
pub(super) fn refuse_own(state: &State, seat: Seat, own: OwnBroker, none: &'static Reason) -> Option<&'static Reason> {
    if find_own(state, seat, own).is_none() {
        let by_worth = state.board.options.from_memory() && own.face() == Face::Down && own.number().is_none();
        Some(if by_worth { &reasons::NAMED_BY_PLACE } else { none })
    } else {
        (state.board.closed == Some(own.spot())).then_some(&reasons::IN_QUEENS_ZONE)
    }
}

/// How others may write down a broker of one's own: by value if they know it, otherwise by a name for all.
pub(crate) fn public_name(state: &State, seat: Seat, own: OwnBroker) -> String {
    let board = &state.board;
    match find_own(state, seat, own) {
        _ if own.number().is_some() => own.to_string(),
        Some(Where::Board(index)) => {
            let broker = board.brokers[index];
            let known = broker.is_marked() || broker.possible().single().is_some();
            if known { own.to_string() } else { name(board, index, seat).to_string() }
        }
        Some(Where::Throne(place)) => {
            let known = board.throne(seat)[place].possible.single().is_some();
            let name = Named { seat, spot: Spot::THRONE, number: place as u8 + 1 };
            if known { own.to_string() } else { name.to_string() }
        }
        None => own.to_string(),
    }
}
