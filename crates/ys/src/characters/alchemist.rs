//! The Alchemist (Y5.4): a gem for one of another colour.

use crate::action::Action;
use crate::board::Board;
use crate::cards::Character;
use crate::components::{CharacterCard, Moment};
use crate::event::{Event, Source};
use crate::gem::Color;
use crate::reasons;
use crate::state::State;
use game::{Choices, Events, Reason, Seat};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "alchemist", copies: 1, moment: Moment::EndOfScoring };

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Alchemist(Color::Blue, Color::Green);

pub(super) fn choices(board: &Board, seat: Seat, out: &mut impl Choices<Action>) {
    let gems = board.holdings(seat.into()).gems;
    for give in Color::ALL.into_iter().filter(|color| gems[color.index()] > 0) {
        let others = Color::ALL.into_iter().filter(|get| *get != give);
        out.push_all(others.map(|get| Action::Alchemist(give, get)));
    }
}

pub(super) fn play(state: &mut State, seat: Seat, give: Color, get: Color, events: &mut impl Events<Event>) {
    let gems = &mut state.board.holdings[seat.index()].gems[give.index()];
    *gems = gems.saturating_sub(1);
    events.emit(Event::Returned { seat, gem: give });
    state.gain(seat.into(), get, Source::Card(Character::Alchemist), events);
}

pub(super) fn refuse(give: Color, get: Color) -> &'static Reason {
    if give == get { &reasons::ANOTHER_COLOR } else { &reasons::NO_SUCH_GEM }
}
