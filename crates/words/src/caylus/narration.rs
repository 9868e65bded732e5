//! What happened, told in a few lines: one action, a whole log, or the beginning.

use crate::caylus::chronicle::Chronicle;
use crate::caylus::teller::{phase_begins, turn_begins};
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

/// The lines of a whole log, entry by entry, told from the state at its end. Each entry is who acted and what happened.
pub fn narrate_log<'e, L>(words: &Words, last: &State, log: L, people: &People<'_>) -> Vec<Vec<Line>>
where
    L: DoubleEndedIterator<Item = (Option<Seat>, &'e [Event])> + Clone,
{
    let mut chronicle = Chronicle::of(last);
    log.clone().rev().for_each(|(_, events)| chronicle.rewind(events));
    log.map(|(seat, events)| chronicle.narrate(words, seat, events, people)).collect()
}

/// The lines before anybody has acted, by the state in which the game began.
pub fn opening(words: &Words, first: &State, people: &People<'_>) -> Vec<Line> {
    vec![turn_begins(words, people, first.turn(), first.order()), phase_begins(words, first.phase())]
}
