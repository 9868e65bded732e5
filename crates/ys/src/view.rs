//! What one viewer knows: the board, which everybody sees, and the viewer's own part of the secrets. There is no field
//! for anything else.

use crate::action::OwnBroker;
use crate::board::{Board, MOST_BROKERS, MOST_FLATTERY, SEATS};
use crate::components::MERCENARY;
use crate::owner::Owner;
use crate::phases::Step;
use crate::spot::Spot;
use crate::state::State;
use crate::value::{Value, Values};
use game::Seat;

/// What a seat, or a spectator, knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) viewer: Option<Seat>,
    pub(crate) board: Board,
    pub(crate) own: Option<OwnSecrets>,
    /// What the viewer knows the brokers on the board to be worth, in the order of the board's list.
    pub(crate) values: [Option<Value>; MOST_BROKERS],
    /// What the viewer knows the brokers in the throne room to be worth.
    pub(crate) throne: [[Option<Value>; MOST_FLATTERY]; SEATS],
    /// Hands that everybody knows: while scoring, they are the brokers that came back before all eyes.
    pub(crate) hands: [Option<Values>; SEATS],
}

/// Whether a view has what its seat can look at on the table, or also what it has in its head.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Recall {
    Table,
    Memory,
}

/// What a seat has behind its screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwnSecrets {
    /// Its brokers, those of a bid that is not shown yet included.
    pub hand: Values,
    /// Its answer while others still think.
    pub answer: Values,
    /// Its neutral brokers.
    pub neutral: Values,
}

impl View {
    /// What a viewer may look at in a game.
    pub(crate) fn of(state: &State, viewer: Option<Seat>) -> View {
        View::new(state, viewer, Recall::Table)
    }

    /// What a seat knows that forgets nothing: also what it put down and may not look at again (Y3.6, Y8.1).
    pub(crate) fn remembered(state: &State, seat: Seat) -> View {
        View::new(state, Some(seat), Recall::Memory)
    }

    fn new(state: &State, viewer: Option<Seat>, recall: Recall) -> View {
        let board = &state.board;
        let remembers = recall == Recall::Memory;
        let looks_at_own = remembers || !board.options.from_memory();
        let viewer = viewer.filter(|seat| seat.number() <= board.options.players);
        let mut values = [None; MOST_BROKERS];
        let own = viewer.map(Owner::from);
        let all = board.brokers().iter().zip(&state.secrets.values);
        for (known, (broker, value)) in values.iter_mut().zip(all) {
            // No branch on whose it is, which cannot be predicted.
            let looked = viewer.is_some_and(|seat| broker.looked_by.contains(seat));
            let told = if own == Some(broker.owner) { looks_at_own } else { looked };
            let told = told && (remembers || broker.owner != Owner::Neutral);
            *known = if told { Some(*value) } else { broker.possible().single() };
        }
        let mut throne = [[None; MOST_FLATTERY]; SEATS];
        for seat in board.seats().filter(|_| board.options.kings_favor()) {
            for (place, flattery) in board.throne(seat).iter().enumerate() {
                let own = viewer == Some(seat) && looks_at_own;
                let told = own || viewer.is_some_and(|viewer| flattery.looked_by.contains(viewer));
                let value = state.secrets.throne[seat.index()][place];
                throne[seat.index()][place] = if told { Some(value) } else { flattery.possible.single() };
            }
        }
        let mut hands = [None; SEATS];
        for seat in board.seats().filter(|_| hands_are_known(board)) {
            hands[seat.index()] = Some(state.hand(seat));
        }
        let own = viewer.map(|seat| OwnSecrets {
            hand: state.hand(seat),
            answer: state.secrets.answers[seat.index()],
            neutral: state.secrets.neutral[seat.index() % 2],
        });
        View { viewer, board: *board, own, values, throne, hands }
    }

    /// What a spectator would see if nothing lay face down: for games that are over.
    pub(crate) fn open(state: &State) -> View {
        let mut view = View::of(state, None);
        for index in 0..state.board.brokers().len() {
            view.values[index] = Some(state.secrets.values[index]);
        }
        for seat in state.board.seats() {
            for place in 0..state.board.throne(seat).len() {
                view.throne[seat.index()][place] = Some(state.secrets.throne[seat.index()][place]);
            }
            view.hands[seat.index()] = Some(state.hand(seat));
        }
        view
    }

    /// Whose view it is; a spectator's if nobody's.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What everybody sees.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the viewer has behind the screen.
    #[inline]
    pub fn own(&self) -> Option<OwnSecrets> {
        self.own
    }

    /// What a broker on the board is worth, if the viewer knows it. It is counted in the order of [`Board::brokers`].
    #[inline]
    pub fn value(&self, index: usize) -> Option<Value> {
        self.values.get(index).copied().flatten()
    }

    /// The same for all brokers on the board, in their order.
    #[inline]
    pub fn values(&self) -> &[Option<Value>] {
        &self.values[..self.board.brokers().len()]
    }

    /// What a broker in the throne room is worth, if the viewer knows it.
    pub fn throne_value(&self, seat: Seat, place: usize) -> Option<Value> {
        self.throne.get(seat.index()).and_then(|throne| throne.get(place)).copied().flatten()
    }

    /// The brokers of a seat that the viewer cannot place: of another one behind its screen, face down on the board, in the
    /// throne room; of their own those that they may not look at again (Y3.6). How many of each value there are follows from
    /// what the viewer has seen.
    pub fn unseen(&self, seat: Seat) -> Values {
        if seat.number() > self.board.options.players {
            return Values::NONE;
        }
        let board = &self.board;
        let placed = board.brokers().iter().zip(&self.values).filter(|(broker, _)| broker.owner == Owner::from(seat));
        let known: Values = placed.filter_map(|(_, value)| *value).collect();
        let throne = self.known_in_throne_room(seat);
        let hand = self.own_of(seat).map(|own| own.hand).or(self.hands[seat.index()]).unwrap_or_default();
        board.set_of(seat).minus(board.front(seat)).minus(known).minus(throne).minus(hand)
    }

    /// The same for all seats, in one pass over the brokers; nothing for seats that nobody has.
    pub fn unseen_by_seat(&self) -> [Values; SEATS] {
        let board = &self.board;
        let mut known = [Values::NONE; Owner::ALL.len()];
        for (broker, value) in board.brokers().iter().zip(&self.values) {
            let one = value.map_or(Values::NONE, Values::only);
            known[broker.owner.index()] = known[broker.owner.index()].plus(one);
        }
        let mut unseen = [Values::NONE; SEATS];
        let has_throne = board.options.kings_favor();
        for seat in board.seats() {
            let throne = if has_throne { self.known_in_throne_room(seat) } else { Values::NONE };
            let hand = self.own_of(seat).map(|own| own.hand).or(self.hands[seat.index()]).unwrap_or_default();
            let seen = board.front(seat).plus(known[seat.index()]).plus(throne).plus(hand);
            unseen[seat.index()] = board.set_of(seat).minus(seen);
        }
        unseen
    }

    fn known_in_throne_room(&self, seat: Seat) -> Values {
        self.throne[seat.index()].iter().flatten().copied().collect()
    }

    /// What the viewer has behind the screen, if this is their seat.
    #[inline]
    pub(crate) fn own_of(&self, seat: Seat) -> Option<OwnSecrets> {
        self.own.filter(|_| self.viewer == Some(seat))
    }

    /// What a broker of a seat's own counts, if the viewer knows it.
    #[inline]
    pub fn worth_of(&self, seat: Seat, own: OwnBroker) -> Option<u8> {
        let Some(number) = own.number() else { return own.worth() };
        let place = usize::from(number) - 1;
        if own.spot() == Spot::THRONE {
            return self.throne_value(seat, place).map(Value::number);
        }
        let index = self.board.down_at(seat.into(), own.spot()).nth(place)?;
        if self.board.brokers[index].is_marked() { Some(MERCENARY) } else { self.value(index).map(Value::number) }
    }

    /// The other one of two players.
    pub fn other_of_two(&self) -> Option<Seat> {
        let two = self.board.options.players == 2;
        Seat::first(2).find(|seat| two && self.viewer.is_some_and(|viewer| viewer != *seat))
    }

    /// The neutral brokers of one of two players that the viewer cannot place: in the other's hand, or face down on the board.
    pub fn unseen_neutral(&self, seat: Seat) -> Values {
        let board = &self.board;
        let known = board.brokers().iter().zip(&self.values);
        let known = known.filter(|(broker, _)| broker.owner == Owner::Neutral && broker.looked_by.contains(seat));
        let known: Values = known.filter_map(|(_, value)| *value).collect();
        let hand = self.own_of(seat).map_or(Values::NONE, |own| own.neutral);
        board.options.neutral_brokers().minus(known).minus(hand).minus(board.aside[seat.index() % 2])
    }
}

/// When placement is over, nothing is left behind the screens; what comes back there while scoring, everybody sees.
/// Once the game is over, everything has been seen.
fn hands_are_known(board: &Board) -> bool {
    let scoring = board.phase() == 4 || matches!(board.step, Step::LastLook(_));
    scoring || matches!(board.step, Step::Throne | Step::End)
}
