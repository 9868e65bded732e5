//! Phase 5, King's Favour: everybody sends one of the three brokers in front of their screen to the throne room, in secret
//! (Y7.1).

use super::{Decision, round_over};
use crate::action::Action;
use crate::board::{Board, MOST_FLATTERY};
use crate::broker::Known;
use crate::components::{SPARE, SPARES};
use crate::event::Event;
use crate::question::Question;
use crate::reasons;
use crate::state::State;
use crate::value::{Value, Values};
use crate::view::View;
use game::{Choices, Events, Reason, Seat, SeatSet};

/// Everybody sends a broker.
#[derive(Clone, Copy)]
pub(crate) struct Throne;

impl Decision for Throne {
    /// A player with three equal brokers there is not asked.
    fn seats(self, state: &State) -> SeatSet {
        let answered = |seat: &Seat| !state.secrets.answers[seat.index()].is_empty();
        state.board.seats().filter(|seat| is_asked(&state.board, *seat) && !answered(seat)).collect()
    }

    fn question(self, _: &Board) -> Question {
        Question::Throne
    }

    #[inline(never)]
    fn choices(self, state: &State, seat: Seat, out: &mut impl Choices<Action>) {
        out.push_all(state.board.front(seat).kinds().map(Action::Throne));
    }

    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        if let Some(Action::Throne(value)) = action {
            state.secrets.answers[seat.index()] = Values::only(value);
            events.emit(Event::Flattered { seat, value: Some(value) });
        }
    }

    fn refuse(self, _: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        matches!(action, Action::Throne(_)).then_some(&reasons::NOT_IN_FRONT_FOR_KING)
    }

    fn attempts(self, _: &View, _: Seat) -> Vec<Action> {
        Value::ALL.map(Action::Throne).into()
    }
}

/// Whether a seat has a choice, as everybody can see.
pub(crate) fn is_asked(board: &Board, seat: Seat) -> bool {
    board.front(seat).kinds().nth(1).is_some()
}

/// What goes to the throne room: the answer, or one of the equal ones of a seat that was not asked.
pub(crate) fn sent(answer: Values, front: Values) -> Values {
    if answer.is_empty() { front.kinds().next().map_or(Values::NONE, Values::only) } else { answer }
}

/// The broker that comes back with the other two.
pub(crate) fn spare(board: &Board, seat: Seat) -> Values {
    if board.throne(seat).len() < SPARES { Values::only(SPARE) } else { Values::NONE }
}

/// Whether a seat's broker is on its way: it has answered, or is not asked and comes next in the order of the seats.
pub(crate) fn has_sent(state: &State, seat: Seat) -> bool {
    let answered = |seat: &Seat| !state.secrets.answers[seat.index()].is_empty() || !is_asked(&state.board, *seat);
    if is_asked(&state.board, seat) {
        answered(&seat)
    } else {
        state.board.seats().take_while(|other| *other != seat).all(|other| answered(&other))
    }
}

/// All have answered: the broker goes to the throne room for good, the other two come back with a spare one. In the last
/// round there is no spare left (Y7.1).
pub(crate) fn throne_over(state: &mut State, events: &mut impl Events<Event>) {
    for seat in state.board.seats() {
        let answer = std::mem::take(&mut state.secrets.answers[seat.index()]);
        let front = std::mem::take(&mut state.board.fronts[seat.index()]);
        let sent = sent(answer, front);
        if answer.is_empty() {
            events.emit(Event::Flattered { seat, value: sent.kinds().next() });
        }
        let number = usize::from(state.board.flattery[seat.index()]);
        let spare = spare(&state.board, seat);
        let hand = &mut state.secrets.hands[seat.index()];
        *hand = hand.plus(front.minus(sent)).plus(spare);
        if let Some(value) = sent.kinds().next().filter(|_| number < MOST_FLATTERY) {
            state.secrets.throne[seat.index()][number] = value;
            // Everybody saw which three it is one of.
            let possible = front.kinds().collect();
            state.board.throne[seat.index()][number] = Known { possible, ..Known::NOTHING };
            state.board.flattery[seat.index()] += 1;
        }
    }
    round_over::next_round(state, events);
}
