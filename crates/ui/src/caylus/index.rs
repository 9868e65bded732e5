//! What the drawing functions of Caylus look at, beyond what all boards have: what an action costs.

use super::tips::{button_words, explain};
use crate::board::index::InteractiveBoard;
use crate::board::tips::Facts;
use caylus::{Action, Place, State};
use game::Seat;
use words::caylus::ActionOutcome;

/// A scene of Caylus, sorted by things.
pub(super) type BoardIndex<'a> = crate::board::index::BoardIndex<'a, State>;

impl InteractiveBoard for State {
    type Foreseen = ActionOutcome;

    fn foresee(state: &State, seat: Seat, action: Action) -> ActionOutcome {
        ActionOutcome::of(state, seat, action)
    }

    fn explain(look: &BoardIndex<'_>, action: Action, facts: &mut Facts) {
        explain(look, action, facts);
    }

    fn button_words(look: &BoardIndex<'_>, action: Action) -> String {
        button_words(look, action)
    }

    fn places_again(state: &State, seat: Seat, action: Action) -> bool {
        let (Action::Place(place) | Action::Move(place)) = action else { return false };
        let special = state.special();
        match place {
            Place::CASTLE => state.castle().queue.iter().any(|other| other == seat),
            Place::STABLES => special.stables.iter().any(|other| other == seat),
            _ => match place.space() {
                Some(space) => state.road().worker(space) == Some(seat),
                None => special.at(place) == Some(seat),
            },
        }
    }
}

/// The deniers that it costs at once to place a worker or to move the provost.
pub(super) fn price(look: &BoardIndex<'_>, action: Action) -> Option<u16> {
    let is_paid = matches!(action, Action::Place(_) | Action::Provost(_));
    look.foreseen(action).filter(|outcome| is_paid && outcome.paid > 0).map(|outcome| outcome.paid)
}
