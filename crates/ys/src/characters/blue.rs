//! The blue cards of the last round (Y1.1): a white gem as soon as one is won, for the neutral too (Y8.3).

use crate::cards::Character;
use crate::components::{CharacterCard, Moment};
use crate::event::{Event, Source};
use crate::gem::Gem;
use crate::owner::Owner;
use crate::state::State;
use game::Events;

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "blue", copies: 4, moment: Moment::AtOnce };

/// It is won with a palace (Y4.2).
pub(crate) fn win(state: &mut State, owner: Owner, events: &mut impl Events<Event>) {
    state.win(owner, Gem::White, Source::Card(Character::Blue), events);
}
