//! Phase 2: two brokers each, bid in secret, decide who chooses a place in the turn order first (Y2).

use super::{Decision, Step};
use crate::action::Action;
use crate::board::Board;
use crate::characters;
use crate::event::Event;
use crate::question::Question;
use crate::reasons;
use crate::state::State;
use crate::value::{Value, Values};
use crate::view::View;
use game::{Choices, Events, Reason, Seat, SeatSet};

/// Everybody bids two brokers in secret (Y2.1).
#[derive(Clone, Copy)]
pub(crate) struct Bids;

impl Decision for Bids {
    fn seats(self, state: &State) -> SeatSet {
        state.board.seats().filter(|seat| state.secrets.answers[seat.index()].is_empty()).collect()
    }

    fn question(self, _: &Board) -> Question {
        Question::Bid
    }

    #[inline(never)]
    fn choices(self, state: &State, seat: Seat, out: &mut impl Choices<Action>) {
        let hand = state.hand(seat);
        for high in hand.kinds() {
            let lower = Value::ALL.into_iter().take_while(|low| *low <= high);
            out.push_all(lower.filter(|low| hand.without(high).has(*low)).map(|low| Action::Bid(high, low)));
        }
    }

    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        let bid = match action {
            Some(Action::Bid(high, low)) => Values::only(high).with(low),
            _ => state.hand(seat),
        };
        state.secrets.answers[seat.index()] = bid;
        events.emit(Event::Bid { seat, brokers: Some(bid) });
    }

    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        let Action::Bid(high, low) = action else { return None };
        let there = state.hand(seat).contains(Values::only(high).with(low));
        (!there).then_some(&reasons::NOT_BEHIND_SCREEN_TO_BID)
    }

    fn attempts(self, _: &View, _: Seat) -> Vec<Action> {
        let lower = |high: Value| Value::ALL.into_iter().take_while(move |low| *low <= high);
        let with = |high: Value| lower(high).map(move |low| Action::Bid(high, low));
        Value::ALL.into_iter().rev().flat_map(with).collect()
    }
}

/// All are in: they are shown and stay in front of the screens (Y2.1).
pub(crate) fn show_bids(state: &mut State, events: &mut impl Events<Event>) {
    for seat in state.board.seats() {
        let bid = std::mem::take(&mut state.secrets.answers[seat.index()]);
        state.secrets.hands[seat.index()] = state.hand(seat).minus(bid);
        state.board.fronts[seat.index()] = bid;
        events.emit(Event::BidShown { seat, brokers: bid });
    }
    state.board.step = Step::Places(0);
}

/// The bidder at this rank chooses a free place in the turn order (Y2.2).
#[derive(Clone, Copy)]
pub(crate) struct Places(pub u8);

impl Places {
    /// Highest sum first, ties to the lower order card.
    pub(crate) fn chooser(self, state: &State) -> Option<Seat> {
        let board = &state.board;
        let mut strengths = [0; 4];
        for (place, seat) in (0..).zip(board.order().iter().copied()) {
            strengths[seat.index()] = board.front(seat).sum() * 8 + 7 - place;
        }
        let mut ranking = [None; 4];
        for seat in board.seats() {
            let better = strengths.iter().filter(|other| **other > strengths[seat.index()]).count();
            ranking[better % 4] = Some(seat);
        }
        ranking.get(usize::from(self.0)).copied().flatten()
    }
}

impl Decision for Places {
    fn seats(self, state: &State) -> SeatSet {
        self.chooser(state).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn question(self, _: &Board) -> Question {
        Question::Order(self.0)
    }

    #[inline(never)]
    fn choices(self, state: &State, _: Seat, out: &mut impl Choices<Action>) {
        let places = state.board.chosen.iter().take(state.board.options.players.into()).zip(1..);
        out.push_all(places.filter(|(chosen, _)| chosen.is_none()).map(|(_, place)| Action::Order(place)));
    }

    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        if let Some(Action::Order(place)) = action {
            state.board.chosen[usize::from(place - 1) % 4] = Some(seat);
            events.emit(Event::PlaceChosen { seat, place });
        }
        state.board.step = Step::Places(self.0 + 1);
    }

    fn refuse(self, state: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        let Action::Order(place) = action else { return None };
        Some(if place > state.board.options.players { &reasons::NO_SUCH_PLACE } else { &reasons::PLACE_TAKEN })
    }

    fn attempts(self, view: &View, _: Seat) -> Vec<Action> {
        (1..=view.board.options.players).map(Action::Order).collect()
    }
}

/// Y2.3: the order cards are swapped to match the chosen places.
pub(crate) fn swap_order_cards(state: &mut State, events: &mut impl Events<Event>) {
    let chosen = std::mem::take(&mut state.board.chosen);
    for (place, seat) in state.board.order.iter_mut().zip(chosen) {
        *place = seat.unwrap_or(*place);
    }
    events.emit(Event::OrderChanged { order: state.board.order().iter().copied().collect() });
    characters::start_of_placement(&mut state.board, 0);
}
