//! Narrates what happened.

use crate::caylus::narration_state::NarrationState;
use crate::{NarratedLine, People, Words};
use caylus::{Event, State};
use game::Seat;

/// Narrates the events of one action, given the state before it. `seat` is the one that acted.
pub fn narrate_entry(
    words: &Words,
    before: &State,
    seat: Option<Seat>,
    events: &[Event],
    people: &People<'_>,
) -> Vec<NarratedLine> {
    NarrationState::of(before).narrate(words, seat, events, people)
}
