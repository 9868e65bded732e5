//! Phase 4: in passing order, each player once, the provost is moved for deniers (C5).

use super::{Decision, Step, buildings};
use crate::action::Action;
use crate::event::{Event, Source};
use crate::question::Question;
use crate::reasons;
use crate::road::ROAD_LENGTH;
use crate::state::State;
use game::{Choices, Events, Reason, Seat};

/// How far one player moves the provost, here and in the Guild.
pub(crate) const FURTHEST: i8 = 3;

/// The player at this place of the passing order moves the provost at 1 denier a space, or not at all (C5.1).
#[derive(Clone, Copy)]
pub(crate) struct Provost(pub u8);

impl Decision for Provost {
    fn seat(self, state: &State) -> Option<Seat> {
        state.passed.get(self.0.into())
    }

    fn question(self, _: &State) -> Question {
        Question::Provost
    }

    #[inline(never)]
    fn choices(self, state: &State, out: &mut impl Choices<Action>) {
        let Some(seat) = self.seat(state) else { return };
        moves(state, state.player(seat).deniers.min(FURTHEST as u16) as i8, out);
    }

    #[inline(never)]
    fn take(self, state: &mut State, action: Option<Action>, events: &mut impl Events<Event>) {
        let Some(seat) = self.seat(state) else { return };
        if let Some(Action::Provost(steps)) = action {
            if steps != 0 {
                state.pay(seat, u16::from(steps.unsigned_abs()), Source::Provost, events);
            }
            move_provost(state, seat, steps, events);
        }
        if self.0 + 1 < state.players() {
            state.step = Step::Provost(self.0 + 1);
        } else {
            buildings::begin(state, events);
        }
    }

    fn refuse(self, state: &State, _: Seat, action: Action) -> Option<&'static Reason> {
        refuse_move(state, action)
    }

    fn attempts(self, _: &State, _: Seat) -> Vec<Action> {
        attempts()
    }
}

/// Every move of at most `furthest` spaces that stays on the road (C5.2).
pub(crate) fn moves(state: &State, furthest: i8, out: &mut impl Choices<Action>) {
    // Steps that would leave the road on either side are cut off.
    let back = furthest.min(state.provost.number() as i8 - 1);
    let on = furthest.min((ROAD_LENGTH - state.provost.number()) as i8);
    out.push_all((-back..=on).map(Action::Provost));
}

pub(crate) fn move_provost(state: &mut State, by: Seat, steps: i8, events: &mut impl Events<Event>) {
    let from = state.provost;
    state.provost = from.step(steps).unwrap_or(from);
    events.emit(Event::ProvostMoved { by, from, to: state.provost });
}

/// Here and in the Guild.
pub(crate) fn refuse_move(state: &State, action: Action) -> Option<&'static Reason> {
    let Action::Provost(steps) = action else { return None };
    Some(match state.provost.step(steps) {
        None => &reasons::OFF_THE_ROAD,
        Some(_) => &reasons::PROVOST_TOO_DEAR,
    })
}

/// Every move that the provost could ever make, here and in the Guild.
pub(crate) fn attempts() -> Vec<Action> {
    (-FURTHEST..=FURTHEST).map(Action::Provost).collect()
}
