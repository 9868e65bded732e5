//! The King (Y5.16): points as soon as it is won, for the neutral too (Y8.3).

use crate::cards::Character;
use crate::components::{CharacterCard, Moment};
use crate::event::{Event, Source};
use crate::owner::Owner;
use crate::state::State;
use game::Events;

/// How many there are and when it is played.
pub(crate) const CARD: CharacterCard = CharacterCard { name: "king", copies: 1, moment: Moment::AtOnce };

/// What it is worth, as printed.
pub const KING: u16 = 5;

/// It is won with a palace (Y4.2).
pub(crate) fn win(state: &mut State, owner: Owner, events: &mut impl Events<Event>) {
    state.score(owner, KING, Source::Card(Character::King), events);
}
