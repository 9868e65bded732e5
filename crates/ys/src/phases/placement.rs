//! Phase 3: in turn order, several times round, each player places one broker face up and one face down (Y3).

use super::{Decision, Step};
use crate::action::Action;
use crate::board::{Active, Board};
use crate::broker::Face;
use crate::characters::{self, illusionist};
use crate::event::Event;
use crate::owner::Owner;
use crate::question::Question;
use crate::reasons;
use crate::spot::{Spot, SpotList};
use crate::state::{Placed, State};
use crate::value::{Value, Values};
use crate::view::View;
use game::{Choices, Events, Reason, Seat, SeatSet};

/// The turn of the player at this place begins: with cards, if they can play any.
#[inline]
pub(crate) fn begin_turn(board: &mut Board, at: u8) {
    board.gone = [false; 2];
    let cards = characters::can_act(board, at, characters::BEFORE_TURN);
    board.step = if cards { Step::BeforeTurn(at) } else { Step::Up(at) };
}

/// The two brokers, and the neutral one, are placed: cards may follow.
#[inline]
fn placed(board: &mut Board, at: u8) {
    if characters::can_act(board, at, characters::AFTER_TURN) {
        board.step = Step::AfterTurn(at);
    } else {
        end_turn(board, at);
    }
}

/// The next player's turn; after the last, the next round of turns (Y3.1).
#[inline]
pub(crate) fn end_turn(board: &mut Board, at: u8) {
    if at + 1 < board.options.players {
        return begin_turn(board, at + 1);
    }
    board.turn += 1;
    if board.turn < board.options.turns() {
        return begin_turn(board, 0);
    }
    board.turn = 0;
    board.gone = [false; 2];
    board.step = Step::LastBrokers;
}

/// A broker face up (Y3.1).
#[derive(Clone, Copy)]
pub(crate) struct Up(pub u8);

/// A broker face down (Y3.1).
#[derive(Clone, Copy)]
pub(crate) struct Down(pub u8);

impl Decision for Up {
    #[inline]
    fn seats(self, state: &State) -> SeatSet {
        state.board.at(self.0).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn question(self, _: &Board) -> Question {
        Question::Up
    }

    #[inline(never)]
    fn choices(self, state: &State, seat: Seat, out: &mut impl Choices<Action>) {
        list(state, seat, out, Action::Up, Action::UpFrom);
    }

    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        match action {
            Some(Action::Up(value, spot)) => from_hand(state, seat, value, spot, Face::Up, events),
            Some(Action::UpFrom(value, by, spot)) => {
                illusionist::place(state, seat, (value, by), spot, Face::Up, events)
            }
            _ => {}
        }
        state.board.step = Step::Down(self.0);
    }

    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        match action {
            Action::Up(value, spot) => why_not(state, seat, value, spot),
            Action::UpFrom(value, by, spot) => illusionist::refuse_placement(state, seat, (value, by), spot),
            Action::Down(..) | Action::DownFrom(..) => Some(&reasons::UP_FIRST),
            _ => None,
        }
    }

    fn attempts(self, view: &View, _: Seat) -> Vec<Action> {
        placements_to_try(view.own.map(|own| own.hand), Action::Up)
    }
}

impl Decision for Down {
    #[inline]
    fn seats(self, state: &State) -> SeatSet {
        state.board.at(self.0).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn question(self, _: &Board) -> Question {
        Question::Down
    }

    #[inline(never)]
    fn choices(self, state: &State, seat: Seat, out: &mut impl Choices<Action>) {
        list(state, seat, out, Action::Down, Action::DownFrom);
    }

    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        match action {
            Some(Action::Down(value, spot)) => from_hand(state, seat, value, spot, Face::Down, events),
            Some(Action::DownFrom(value, by, spot)) => {
                illusionist::place(state, seat, (value, by), spot, Face::Down, events)
            }
            _ => {}
        }
        if state.board.options.players == 2 {
            state.board.step = Step::Neutral(self.0);
        } else {
            placed(&mut state.board, self.0);
        }
    }

    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        match action {
            Action::Down(value, spot) => why_not(state, seat, value, spot),
            Action::DownFrom(value, by, spot) => illusionist::refuse_placement(state, seat, (value, by), spot),
            Action::Up(..) | Action::UpFrom(..) => Some(&reasons::ONE_UP_ONE_DOWN),
            _ => None,
        }
    }

    fn attempts(self, view: &View, _: Seat) -> Vec<Action> {
        placements_to_try(view.own.map(|own| own.hand), Action::Down)
    }
}

/// Of two players, each places a neutral broker in each of their turns, face down (Y8.1).
#[derive(Clone, Copy)]
pub(crate) struct Neutral(pub u8);

impl Decision for Neutral {
    fn seats(self, state: &State) -> SeatSet {
        state.board.at(self.0).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn question(self, _: &Board) -> Question {
        Question::Neutral
    }

    #[inline(never)]
    fn choices(self, state: &State, seat: Seat, out: &mut impl Choices<Action>) {
        let mut open = SpotList::EMPTY;
        open.fill(state.board.open);
        let hand = state.secrets.neutral[seat.index() % 2];
        push_placements(hand, &open, out, Action::Neutral);
    }

    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        if let Some(Action::Neutral(value, spot)) = action {
            let hand = &mut state.secrets.neutral[seat.index() % 2];
            *hand = hand.without(value);
            let neutral = Placed { by: seat, owner: Owner::Neutral, value, spot, face: Face::Down, shown: false };
            state.place(neutral, events);
        }
        placed(&mut state.board, self.0);
    }

    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        let Action::Neutral(value, spot) = action else { return None };
        let there = state.secrets.neutral[seat.index() % 2].has(value);
        if there { why_closed(&state.board, spot) } else { Some(&reasons::NO_SUCH_NEUTRAL) }
    }

    fn attempts(self, view: &View, _: Seat) -> Vec<Action> {
        placements_to_try(view.own.map(|own| own.neutral), Action::Neutral)
    }
}

/// Brokers from behind the screen on every open spot (Y3.2, Y3.3); with the Illusionist also those in front of it, each
/// replaced at once by one from behind that is worth something else (Y5.8).
#[inline(always)]
fn list(
    state: &State,
    seat: Seat,
    out: &mut impl Choices<Action>,
    plain: impl Fn(Value, Spot) -> Action,
    from_front: impl Fn(Value, Value, Spot) -> Action,
) {
    let hand = state.hand(seat);
    if !out.wants_all() {
        // A caller that only needs to know whether there is a choice finds one here.
        let some = hand.kinds().take(1).flat_map(|value| state.board.open.iter().map(move |spot| (value, spot)));
        out.push_all(some.map(|(value, spot)| plain(value, spot)));
        if out.enough() {
            return;
        }
    }
    let mut open = SpotList::EMPTY;
    open.fill(state.board.open);
    push_placements(hand, &open, out, plain);
    if state.board.is_active(Active::Illusionist(seat)) {
        illusionist::placements(state, seat, &open, out, from_front);
    }
}

/// Each value of a hand on each open spot.
#[inline(always)]
fn push_placements(
    hand: Values,
    open: &SpotList,
    out: &mut impl Choices<Action>,
    action: impl Fn(Value, Spot) -> Action,
) {
    for value in Value::ALL {
        // Of a value that is not there, none of the spots are kept: that is faster than a branch that is often mispredicted.
        let number = open.number() * usize::from(hand.has(value));
        out.push_each(open.eights(), number, |spot| action(value, spot));
    }
}

fn from_hand(state: &mut State, seat: Seat, value: Value, spot: Spot, face: Face, events: &mut impl Events<Event>) {
    let hand = &mut state.secrets.hands[seat.index()];
    *hand = hand.without(value);
    let placed = Placed { by: seat, owner: seat.into(), value, spot, face, shown: face == Face::Up };
    state.place(placed, events);
}

fn why_not(state: &State, seat: Seat, value: Value, spot: Spot) -> Option<&'static Reason> {
    if state.hand(seat).has(value) {
        return why_closed(&state.board, spot);
    }
    let in_front = state.board.front(seat).has(value);
    Some(if in_front { &reasons::IN_FRONT } else { &reasons::NOT_BEHIND_SCREEN })
}

/// One broker on every spot: whether it can go there does not depend on its value.
fn placements_to_try(hand: Option<Values>, action: impl Fn(Value, Spot) -> Action) -> Vec<Action> {
    let Some(value) = hand.and_then(|hand| hand.kinds().next()) else { return Vec::new() };
    Spot::all().filter(|spot| *spot != Spot::THRONE).map(|spot| action(value, spot)).collect()
}

/// Why nobody can place a broker there.
pub(crate) fn why_closed(board: &Board, spot: Spot) -> Option<&'static Reason> {
    if board.open.contains(spot) {
        return None;
    }
    Some(match spot.district() {
        Some(district) if district >= board.options.districts => &reasons::NO_FOURTH_DISTRICT,
        Some(_) => &reasons::CLOSED_BY_QUEEN,
        None if spot.row().is_some_and(|row| row < board.options.first_row()) => &reasons::ROW_CLOSED,
        None => &reasons::CELL_TAKEN,
    })
}

/// Y3.5: everybody's last broker joins the two in front of the screen.
pub(crate) fn last_brokers(state: &mut State, events: &mut impl Events<Event>) {
    for seat in state.board.seats() {
        let left = std::mem::take(&mut state.secrets.hands[seat.index()]);
        let front = &mut state.board.fronts[seat.index()];
        *front = front.plus(left);
        left.iter().for_each(|broker| events.emit(Event::FrontJoined { seat, broker }));
    }
    characters::last_look(&mut state.board, 0);
}
