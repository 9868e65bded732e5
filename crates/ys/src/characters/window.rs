//! The moments at which cards are played (Y5.3): one pass in turn order, each player acting until they skip (Y5.2).

use super::spy;
use crate::action::Action;
use crate::board::{Active, Board};
use crate::cards::Character;
use crate::components::{CARDS_A_ROUND, CHARACTERS, Moment};
use crate::event::Event;
use crate::phases::placement::{begin_turn, end_turn};
use crate::phases::{Decision, Step, city};
use crate::question::Question;
use crate::reasons;
use crate::state::State;
use crate::view::View;
use game::{Choices, Events, Reason, Seat, SeatSet};

/// The player at this place of the turn order may play cards. Which, depends on the step.
#[derive(Clone, Copy)]
pub(crate) struct Window(pub u8);

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Kinds(u16);

impl Kinds {
    /// The kinds that are played at these moments, as the components say.
    const fn of(moments: &[Moment]) -> Kinds {
        let (mut kinds, mut card) = (0, 0);
        while card < CHARACTERS.len() {
            let mut number = 0;
            while number < moments.len() {
                if moments[number] as u8 == CHARACTERS[card].moment as u8 {
                    kinds |= 1 << card;
                }
                number += 1;
            }
            card += 1;
        }
        Kinds(kinds)
    }

    const fn contains(self, card: Character) -> bool {
        self.0 & 1 << card as u16 != 0
    }

    /// The kinds one after another, by their bits: a branch for each would be mispredicted.
    fn iter(self) -> impl Iterator<Item = Character> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Character::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*card)
        })
    }
}

/// The cards that are played at each moment (Y5.3).
pub(crate) const START_OF_PLACEMENT: Kinds = Kinds::of(&[Moment::StartOfPlacement]);
pub(crate) const BEFORE_TURN: Kinds = Kinds::of(&[Moment::BeforeTurn, Moment::AroundTurns]);
pub(crate) const AFTER_TURN: Kinds = Kinds::of(&[Moment::AfterTurn, Moment::AroundTurns]);
pub(crate) const LAST_LOOK: Kinds = Kinds::of(&[Moment::AroundTurns]);
pub(crate) const START_OF_SCORING: Kinds = Kinds::of(&[Moment::StartOfScoring]);
pub(crate) const END_OF_SCORING: Kinds = Kinds::of(&[Moment::EndOfScoring]);

/// The cards that are played at a step.
fn offered(step: Step) -> Kinds {
    match step {
        Step::StartOfPlacement(_) => START_OF_PLACEMENT,
        Step::BeforeTurn(_) => BEFORE_TURN,
        Step::AfterTurn(_) => AFTER_TURN,
        Step::LastLook(_) => LAST_LOOK,
        Step::StartOfScoring(_) => START_OF_SCORING,
        _ => END_OF_SCORING,
    }
}

/// The cards of a moment that a player may play: held since an earlier round, unless two have been played in this one
/// (Y5.1).
#[inline]
fn playable(board: &Board, seat: Seat, offered: Kinds) -> Kinds {
    if board.cards(seat).is_empty() || board.played[seat.index()] >= CARDS_A_ROUND {
        return Kinds(0);
    }
    Kinds(board.cards(seat).kinds_before(board.fresh[seat.index()]) & offered.0)
}

fn may_play(board: &Board, seat: Seat, card: Character) -> bool {
    playable(board, seat, offered(board.step)).contains(card)
}

/// Whether a Spy in play has looks left (Y5.7).
#[inline]
fn has_looks(board: &Board, seat: Seat, offered: Kinds) -> bool {
    board.looks[seat.index()] > 0 && offered.contains(Character::Spy)
}

/// Whether the player at a place of the turn order could do anything at a moment.
#[inline]
pub(crate) fn can_act(board: &Board, at: u8, offered: Kinds) -> bool {
    let Some(seat) = board.at(at) else { return false };
    playable(board, seat, offered) != Kinds(0) || has_looks(board, seat, offered)
}

impl Window {
    /// On to the next player who can act, or to what comes after the last.
    pub(crate) fn close(self, state: &mut State) {
        let board = &mut state.board;
        let at = self.0;
        match board.step {
            Step::BeforeTurn(_) => board.step = Step::Up(at),
            Step::AfterTurn(_) => end_turn(board, at),
            Step::StartOfPlacement(_) => start_of_placement(board, at + 1),
            Step::LastLook(_) => last_look(board, at + 1),
            Step::StartOfScoring(_) => start_of_scoring(board, at + 1),
            _ => end_of_scoring(board, at + 1),
        }
    }
}

impl Decision for Window {
    #[inline]
    fn seats(self, state: &State) -> SeatSet {
        let seat = state.board.at(self.0).filter(|_| can_act(&state.board, self.0, offered(state.board.step)));
        seat.map_or(SeatSet::NONE, SeatSet::only)
    }

    fn question(self, board: &Board) -> Question {
        match board.step {
            Step::StartOfPlacement(_) => Question::StartOfPlacement,
            Step::BeforeTurn(_) => Question::BeforeTurn,
            Step::AfterTurn(_) => Question::AfterTurn,
            Step::LastLook(_) => Question::LastLook,
            Step::StartOfScoring(_) => Question::StartOfScoring,
            _ => Question::EndOfScoring,
        }
    }

    #[inline(never)]
    fn choices(self, state: &State, seat: Seat, out: &mut impl Choices<Action>) {
        let board = &state.board;
        out.push(Action::Skip);
        for card in playable(board, seat, offered(board.step)).iter() {
            if out.enough() {
                return;
            }
            super::choices(card, state, seat, out);
        }
        if has_looks(board, seat, offered(board.step)) || may_play(board, seat, Character::Spy) {
            spy::choices(board, seat, out);
        }
    }

    /// Does what was chosen; the window stays open until the player skips or has nothing left to choose.
    #[inline(never)]
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
        match action {
            None | Some(Action::Skip) => self.close(state),
            Some(Action::Look(broker)) => spy::look(state, seat, broker, events),
            Some(action) => {
                let Some(card) = action.card() else { return };
                spend(&mut state.board, seat, card, events);
                super::play(state, seat, action, events);
            }
        }
    }

    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason> {
        let board = &state.board;
        if let Action::Look(broker) = action {
            let may = has_looks(board, seat, offered(board.step)) || may_play(board, seat, Character::Spy);
            return if may { Some(spy::refuse(board, seat, broker)) } else { refuse_card(board, seat, Character::Spy) };
        }
        let card = action.card()?;
        refuse_card(board, seat, card).or_else(|| super::refuse(state, seat, action))
    }

    fn attempts(self, view: &View, seat: Seat) -> Vec<Action> {
        let board = &view.board;
        let (cards, now) = (board.cards(seat), offered(board.step));
        let old = cards.len().saturating_sub(board.fresh(seat));
        let wrong = cards.iter().enumerate().filter(|(place, card)| *place >= old || !now.contains(*card));
        wrong.filter_map(|(_, card)| super::attempt(card)).collect()
    }
}

/// Opens a window for the first player from this place on who can do anything in it, if there is one.
#[inline]
fn open(board: &mut Board, from: u8, offered: Kinds, window: impl Fn(u8) -> Step) -> bool {
    let first = (from..board.options.players).find(|at| can_act(board, *at, offered));
    if let Some(first) = first {
        board.step = window(first);
    }
    first.is_some()
}

/// Cards before placement, from this place of the turn order on (Y5.3).
pub(crate) fn start_of_placement(board: &mut Board, from: u8) {
    if !open(board, from, START_OF_PLACEMENT, Step::StartOfPlacement) {
        begin_turn(board, 0);
    }
}

/// The Spy's last look, and then the cards before scoring (Y5.3).
pub(crate) fn last_look(board: &mut Board, from: u8) {
    if !open(board, from, LAST_LOOK, Step::LastLook) {
        start_of_scoring(board, 0);
    }
}

/// Cards before scoring (Y5.3).
fn start_of_scoring(board: &mut Board, from: u8) {
    if !open(board, from, START_OF_SCORING, Step::StartOfScoring) {
        city::begin(board);
    }
}

/// Cards after scoring (Y5.3).
pub(crate) fn end_of_scoring(board: &mut Board, from: u8) {
    if !open(board, from, END_OF_SCORING, Step::EndOfScoring) {
        board.step = Step::RoundOver;
    }
}

/// A card is played and leaves the hand (Y5.1).
pub(super) fn spend(board: &mut Board, seat: Seat, card: Character, events: &mut impl Events<Event>) {
    board.cards[seat.index()].remove(card);
    board.played[seat.index()] += 1;
    events.emit(Event::CardPlayed { seat, card });
}

/// Why a card cannot be played now, whatever is done with it.
fn refuse_card(board: &Board, seat: Seat, card: Character) -> Option<&'static Reason> {
    if may_play(board, seat, card) {
        return None;
    }
    let held = board.cards(seat).iter().any(|other| other == card);
    Some(if !held && card == Character::Spy && board.is_active(Active::Spy(seat)) {
        &reasons::SPY_USED_UP
    } else if !held {
        &reasons::NO_SUCH_CARD
    } else if !offered(board.step).contains(card) {
        &reasons::NOT_THE_MOMENT
    } else if board.played[seat.index()] >= CARDS_A_ROUND {
        &reasons::TWO_CARDS_A_ROUND
    } else {
        &reasons::WON_THIS_ROUND
    })
}
