//! The Jeweller (Y5.11): any two coloured gems.

use crate::action::Action;
use crate::cards::Character;
use crate::components::{CharacterCard, Moment};
use crate::event::{Event, Source};
use crate::gem::Color;
use crate::state::State;
use game::{Choices, Events, Seat};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "jeweller", copies: 1, moment: Moment::EndOfScoring };

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Jeweller(Color::Blue, Color::Blue);

pub(super) fn choices(out: &mut impl Choices<Action>) {
    for (number, first) in Color::ALL.into_iter().enumerate() {
        out.push_all(Color::ALL.into_iter().skip(number).map(|second| Action::Jeweller(first, second)));
    }
}

pub(super) fn play(state: &mut State, seat: Seat, first: Color, second: Color, events: &mut impl Events<Event>) {
    let source = Source::Card(Character::Jeweller);
    state.gain(seat.into(), first, source, events);
    state.gain(seat.into(), second, source, events);
}
