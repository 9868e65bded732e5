//! The phases of a round, one file each, and the driver that moves the game on from one decision to the next. The order of a
//! round is one list: `order.rs`.
//!
//! A step at which somebody is asked is a [`Decision`]; a step at which nobody is asked is a function. Characters are played
//! at steps of several phases: they are in [`crate::characters`].
//!
//! `choices` and `take` of the steps are kept as functions of their own (`inline(never)`), so that the two `match`es that
//! choose among them compile to one jump.

pub(crate) mod bidding;
pub(crate) mod city;
pub(crate) mod end_of_game;
pub(crate) mod layout;
pub(crate) mod market;
pub(crate) mod neutral;
mod order;
pub(crate) mod placement;
pub(crate) mod round_over;
pub(crate) mod throne;
pub(crate) mod ties;

use crate::action::Action;
use crate::board::Board;
use crate::characters::Window;
use crate::event::Event;
use crate::options::Options;
use crate::question::Question;
use crate::reasons;
use crate::state::State;
use crate::view::View;
use game::step_order::can_follow;
use game::{Choices, Events, Game, Reason, Seat, SeatSet, Single};
pub use ties::Ties;

/// Where the game stands. A white gem to be coloured comes before it (`city::White`). Places are those of the turn
/// order, districts and rows those of the board, all counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Phase 1: ships, characters and market gems are laid out.
    Layout,
    /// Phase 2: everybody bids in secret.
    Bids,
    /// The bidder at this rank chooses a place in the turn order.
    Places(u8),
    /// Phase 3: the player at this place may play cards before placement begins.
    StartOfPlacement(u8),
    /// The player at this place may play cards before their turn.
    BeforeTurn(u8),
    /// The player at this place places a broker face up.
    Up(u8),
    /// The player at this place places a broker face down.
    Down(u8),
    /// Of two players, the one at this place places a neutral broker.
    Neutral(u8),
    /// The player at this place may play cards after their turn.
    AfterTurn(u8),
    /// Placement is over: the last brokers join those in front of the screens.
    LastBrokers,
    /// The Spy of the player at this place may look once more.
    LastLook(u8),
    /// Phase 4: the player at this place may play cards before scoring.
    StartOfScoring(u8),
    /// The first district is about to be scored.
    Scoring,
    /// In this district, this number of gems has been taken from the ship.
    Gems(u8, u8),
    /// Its port, trade and palace are won: its brokers go back.
    DistrictOver(u8),
    /// In the market, this row is won next.
    Row(u8),
    /// The columns are ranked.
    Columns,
    /// The best bidder moves a quotation.
    Quotation,
    /// The player at this place may play cards after scoring.
    EndOfScoring(u8),
    /// Everything goes back.
    RoundOver,
    /// Phase 5, King's Favour: everybody sends a broker to the throne room, in secret.
    Throne,
    /// The game is over.
    End,
}

impl Step {
    /// The phase that the step belongs to; at the end, the last one.
    pub fn phase(self, options: Options) -> u8 {
        match self {
            Step::Layout => 1,
            Step::Bids | Step::Places(_) => 2,
            Step::StartOfPlacement(_)
            | Step::BeforeTurn(_)
            | Step::Up(_)
            | Step::Down(_)
            | Step::Neutral(_)
            | Step::AfterTurn(_)
            | Step::LastBrokers
            | Step::LastLook(_) => 3,
            Step::StartOfScoring(_)
            | Step::Scoring
            | Step::Gems(..)
            | Step::DistrictOver(_)
            | Step::Row(_)
            | Step::Columns
            | Step::Quotation
            | Step::EndOfScoring(_)
            | Step::RoundOver => 4,
            Step::Throne => 5,
            Step::End => {
                if options.kings_favor() {
                    5
                } else {
                    4
                }
            }
        }
    }
}

/// The driver: makes every choice that has a single answer, and stops where a player has at least two.
#[inline]
pub(crate) fn advance(state: &mut State, events: &mut impl Events<Event>) {
    if !places(state) {
        advance_on(state, events);
    }
}

/// More than half of all decisions are to place a broker, always with a choice among at least eight spots: they need not be
/// listed, and the rest of the driver is kept out of the way.
#[inline]
fn places(state: &mut State) -> bool {
    let (Step::Up(at) | Step::Down(at)) = state.board.step else { return false };
    state.board.acting = state.board.at(at).map_or(SeatSet::NONE, SeatSet::only);
    true
}

#[inline(never)]
fn advance_on(state: &mut State, events: &mut impl Events<Event>) {
    while !places(state) {
        let waiting = seats(state);
        let Some(seat) = waiting.lowest() else {
            if matches!(state.board.step, Step::End) {
                state.board.acting = SeatSet::NONE;
                return;
            }
            go_on(state, events);
            continue;
        };
        if !surely_a_choice(state) {
            let mut single = Single::default();
            choices(state, seat, &mut single);
            if !single.more {
                take(state, seat, single.first, events);
                continue;
            }
        }
        state.board.acting = waiting;
        return;
    }
}

/// Something that a player decides, or several in secret. Everything about it stands side by side in one file; a part that is
/// missing does not compile.
pub(crate) trait Decision: Copy {
    /// Who decides; nobody where it is not up to a player.
    fn seats(self, state: &State) -> SeatSet;

    /// What is asked.
    fn question(self, board: &Board) -> Question;

    /// The legal actions of a seat that is asked.
    fn choices(self, state: &State, seat: Seat, out: &mut impl Choices<Action>);

    /// Does what was chosen, and goes on to the next step.
    fn take(self, state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>);

    /// Why another action is not allowed; `None` where the question says all that there is to say.
    fn refuse(self, state: &State, seat: Seat, action: Action) -> Option<&'static Reason>;

    /// What a player might try, legal or not, for all that the view knows: what is not legal is listed with the reason.
    fn attempts(self, view: &View, seat: Seat) -> Vec<Action>;
}

/// Calls something of the pending [`Decision`], or gives the other value at steps where nobody is ever asked.
macro_rules! decision {
    ($board:expr, $decision:ident => $call:expr, nobody => $nothing:expr) => {
        decision!(@ $board, $decision => $call, $nothing;
            Step::Bids => bidding::Bids,
            Step::Places(at) => bidding::Places(at),
            Step::StartOfPlacement(at) | Step::BeforeTurn(at) | Step::AfterTurn(at) | Step::LastLook(at)
                | Step::StartOfScoring(at) | Step::EndOfScoring(at) => Window(at),
            Step::Up(at) => placement::Up(at),
            Step::Down(at) => placement::Down(at),
            Step::Neutral(at) => placement::Neutral(at),
            Step::Gems(district, taken) => city::Gems(district, taken),
            Step::Columns => market::Columns,
            Step::Quotation => market::Quotation,
            Step::Throne => throne::Throne;
            Step::Layout | Step::LastBrokers | Step::Scoring | Step::DistrictOver(_) | Step::Row(_) | Step::RoundOver
                | Step::End)
    };
    (@ $board:expr, $name:ident => $call:expr, $nothing:expr; $($step:pat => $decision:expr),*; $nobody:pat) => {
        if let Some(seat) = $board.white {
            let $name = city::White(seat);
            $call
        } else {
            match $board.step {
                $($step => { let $name = $decision; $call })*
                $nobody => $nothing,
            }
        }
    };
}

/// Who is asked now.
#[inline]
fn seats(state: &State) -> SeatSet {
    decision!(state.board, decision => decision.seats(state), nobody => SeatSet::NONE)
}

/// Whether there are certainly two choices or more, as far as that is easy to tell. Where several seats are asked at once
/// there always are: no bid is forced, and a player with three equal brokers for the throne room is not asked.
#[inline]
fn surely_a_choice(state: &State) -> bool {
    match state.board.step {
        _ if state.board.white.is_some() => true,
        Step::Bids | Step::Quotation | Step::Throne => true,
        Step::Gems(..) => city::are_several(state.board.cargo),
        _ => false,
    }
}

/// What a seat that is asked can choose.
#[inline]
pub(crate) fn choices(state: &State, seat: Seat, out: &mut impl Choices<Action>) {
    // Plain tests are predicted better than the jump of the match.
    if let Step::Up(at) = state.board.step {
        return placement::Up(at).choices(state, seat, out);
    }
    if let Step::Down(at) = state.board.step {
        return placement::Down(at).choices(state, seat, out);
    }
    decision!(state.board, decision => decision.choices(state, seat, out), nobody => {});
}

/// Does what was chosen.
#[inline]
pub(crate) fn take(state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
    let (before, white) = (state.board.step, state.board.white.is_some());
    take_decision(state, seat, action, events);
    debug_assert!(is_in_order(before, white, state.board.step), "{:?} after {before:?}", state.board.step);
}

/// Whether one step can come right after another, with a white gem to be coloured at the first or not.
fn is_in_order(before: Step, white: bool, after: Step) -> bool {
    if white { after == before } else { can_follow(order::ROUND, &before, &after) }
}

#[inline(always)]
fn take_decision(state: &mut State, seat: Seat, action: Option<Action>, events: &mut impl Events<Event>) {
    if let Step::Up(at) = state.board.step {
        return placement::Up(at).take(state, seat, action, events);
    }
    if let Step::Down(at) = state.board.step {
        return placement::Down(at).take(state, seat, action, events);
    }
    decision!(state.board, decision => decision.take(state, seat, action, events), nobody => {});
}

/// The steps at which nobody is asked, or nobody is left to ask.
#[inline]
fn go_on(state: &mut State, events: &mut impl Events<Event>) {
    let before = state.board.step;
    match before {
        Step::Layout => layout::layout(state, events),
        Step::Bids => bidding::show_bids(state, events),
        Step::Places(_) => bidding::swap_order_cards(state, events),
        Step::StartOfPlacement(at)
        | Step::BeforeTurn(at)
        | Step::AfterTurn(at)
        | Step::LastLook(at)
        | Step::StartOfScoring(at)
        | Step::EndOfScoring(at) => Window(at).close(state),
        Step::Up(_) | Step::Down(_) | Step::Neutral(_) => state.board.step = Step::LastBrokers,
        Step::LastBrokers => placement::last_brokers(state, events),
        Step::Scoring => city::reveal(state, 0, events),
        Step::Gems(district, taken) => neutral::take_gem(state, district, taken, events),
        Step::DistrictOver(district) => city::district_over(state, district, events),
        Step::Row(row) => market::rows(state, row, events),
        Step::Columns => market::rank_columns(state, events),
        Step::Quotation => neutral::move_quotation(state, events),
        Step::RoundOver => round_over::round_over(state, events),
        Step::Throne => throne::throne_over(state, events),
        Step::End => {}
    }
    debug_assert!(is_in_order(before, false, state.board.step), "{:?} after {before:?}", state.board.step);
}

/// What is asked now; nothing when the game is over.
pub(crate) fn question(board: &Board) -> Option<Question> {
    decision!(board, decision => Some(decision.question(board)), nobody => None)
}

/// Why an action is not among the choices.
pub(crate) fn refuse(state: &State, seat: Seat, action: Action) -> &'static Reason {
    if !state.board.acting.contains(seat) {
        return if state.board.step == Step::End { &reasons::OVER } else { &reasons::NOT_YOUR_TURN };
    }
    let specific = decision!(state.board, decision => decision.refuse(state, seat, action), nobody => None);
    specific.unwrap_or_else(|| state.asked())
}

/// What a seat that is asked might try, legal or not.
pub(crate) fn attempts(view: &View, seat: Seat) -> Vec<Action> {
    decision!(view.board, decision => decision.attempts(view, seat), nobody => Vec::new())
}
