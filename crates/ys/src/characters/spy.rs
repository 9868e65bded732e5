//! The Spy (Y5.7): looks at opposing face-down brokers, none twice, and never at a neutral one (Y8.1); in the throne room too
//! (Y7.3). The first look plays the card; the others are free, before and after one's turns.

use super::brokers::name;
use super::window::spend;
use crate::action::{Action, Named};
use crate::board::{Active, Board, MOST_FLATTERY};
use crate::cards::Character;
use crate::components::{CharacterCard, Moment};
use crate::event::Event;
use crate::reasons;
use crate::spot::Spot;
use crate::state::State;
use game::{Choices, Events, Reason, Seat};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "spy", copies: 1, moment: Moment::AroundTurns };

/// Brokers that a Spy may look at, as printed.
pub const LOOKS: u8 = 3;

pub(super) fn choices(board: &Board, seat: Seat, out: &mut impl Choices<Action>) {
    for other in board.seats().filter(|other| *other != seat) {
        for (index, broker) in board.brokers().iter().enumerate() {
            if broker.is_down(other.into(), broker.spot) && !broker.looked_by.contains(seat) {
                out.push(Action::Look(name(board, index, other)));
            }
        }
        for (number, flattery) in (1..).zip(board.throne(other)) {
            if !flattery.looked_by.contains(seat) {
                out.push(Action::Look(Named { seat: other, spot: Spot::THRONE, number }));
            }
        }
    }
}

pub(super) fn look(state: &mut State, seat: Seat, broker: Named, events: &mut impl Events<Event>) {
    let board = &mut state.board;
    if board.looks[seat.index()] == 0 {
        spend(board, seat, Character::Spy, events);
        board.activate(Active::Spy(seat));
        board.looks[seat.index()] = LOOKS;
    }
    board.looks[seat.index()] -= 1;
    let owner = broker.seat.index();
    let value = if broker.spot == Spot::THRONE {
        let place = usize::from(broker.number).saturating_sub(1) % MOST_FLATTERY;
        let flattery = &mut board.throne[owner][place];
        flattery.looked_by = flattery.looked_by.with(seat);
        Some(state.secrets.throne[owner][place])
    } else {
        let index = board.down_at(broker.seat.into(), broker.spot).nth(usize::from(broker.number).saturating_sub(1));
        index.map(|index| {
            let looked_at = &mut board.brokers[index];
            looked_at.looked_by = looked_at.looked_by.with(seat);
            state.secrets.values[index]
        })
    };
    events.emit(Event::Looked { seat, broker, value });
}

pub(super) fn refuse(board: &Board, seat: Seat, broker: Named) -> &'static Reason {
    if broker.seat == seat {
        return &reasons::SPY_ON_OTHERS;
    }
    let place = usize::from(broker.number) - 1;
    let there = match broker.spot {
        Spot::THRONE => board.seats().any(|other| other == broker.seat) && place < board.throne(broker.seat).len(),
        spot => board.down_at(broker.seat.into(), spot).nth(place).is_some(),
    };
    if there { &reasons::SPY_NOT_TWICE } else { &reasons::SPY_NO_BROKER }
}
