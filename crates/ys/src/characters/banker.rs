//! The Banker (Y5.5): one quotation up, another one down.

use crate::action::Action;
use crate::cards::Character;
use crate::components::{CharacterCard, Moment};
use crate::event::{Event, Source};
use crate::gem::Color;
use crate::reasons;
use crate::state::State;
use game::{Choices, Events, Reason};

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "banker", copies: 1, moment: Moment::EndOfScoring };

/// Tried when it is not the moment.
pub(super) const ATTEMPT: Action = Action::Banker(Color::Blue, Color::Green);

/// Why two colours cannot be chosen: they are the same.
pub(super) const REFUSAL: &Reason = &reasons::TWO_COLORS;

pub(super) fn choices(out: &mut impl Choices<Action>) {
    for up in Color::ALL {
        let others = Color::ALL.into_iter().filter(|down| *down != up);
        out.push_all(others.map(|down| Action::Banker(up, down)));
    }
}

pub(super) fn play(state: &mut State, up: Color, down: Color, events: &mut impl Events<Event>) {
    let source = Source::Card(Character::Banker);
    state.quote(up, 1, source, events);
    state.quote(down, -1, source, events);
}
