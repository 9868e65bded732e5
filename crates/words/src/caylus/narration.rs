//! What one action brought about, told in a few lines.

use crate::caylus::chronicle::Chronicle;
use crate::{Line, People, Words};
use caylus::{Event, State};
use game::Seat;

/// The lines of one action, by the state before it. `seat` is who acted.
pub fn narrate_entry(
    words: &Words,
    before: &State,
    seat: Option<Seat>,
    events: &[Event],
    people: &People<'_>,
) -> Vec<Line> {
    Chronicle::of(before).narrate(words, seat, events, people)
}
