//! The event at which two lines of play part ways, in the words of the log: one that happens in many of the continuations after
//! one action and in few after the other. Only what the seat that decided would see is told.

use crate::Studied;
use crate::why::{PartingEvent, Texts};
use bots::analysis::Continuation;
use game::Seat;
use std::collections::BTreeMap;
use words::{NarratedLine, NarrationKind, People, Words};

/// An event has to happen in so many more of the continuations after one of the actions, as a share of all.
const LEAST_DIFFERENCE: f64 = 0.5;
/// So many of the most different events are told to find the one that says most.
const TOLD: usize = 12;

/// An event, where it was first seen, and in how many continuations it happens after each of the two actions.
struct Seen {
    times: [usize; 2],
    /// The number of the continuation, the line and the action in it, and the number of the event.
    place: (usize, usize, usize, usize),
}

/// The event that tells most of the difference between the lines, if there is one.
pub(crate) fn parting<G: Studied>(
    continuations: &[Continuation<G>],
    seat: Seat,
    names: &dyn Fn(&Words) -> Vec<String>,
) -> Option<PartingEvent> {
    let seen = count(continuations, seat);
    let least = LEAST_DIFFERENCE * continuations.len() as f64;
    let difference = |seen: &Seen| seen.times[0].abs_diff(seen.times[1]);
    let mut candidates: Vec<&Seen> = seen.values().filter(|seen| difference(seen) as f64 >= least).collect();
    candidates.sort_by_key(|seen| (std::cmp::Reverse(difference(seen)), seen.place.2, seen.place.3));
    candidates.truncate(TOLD);
    let english = Words::of_game::<G>(words::Language::English);
    let weight = |seen: &Seen| {
        let line = line(continuations, seen, seat, english, names)?;
        Some(difference(seen) * weight(&line, seat))
    };
    let mut best: Option<(usize, &Seen)> = None;
    for candidate in candidates {
        let weight = weight(candidate).unwrap_or(0);
        if weight > best.map_or(0, |(best, _)| best) {
            best = Some((weight, candidate));
        }
    }
    let (_, seen) = best?;
    let text =
        |words: &'static Words| line(continuations, seen, seat, words, names).map(|line| line.text).unwrap_or_default();
    Some(PartingEvent { text: Texts::new(text), better: seen.times[0], other: seen.times[1], of: continuations.len() })
}

/// How much a line tells about what a choice was worth: points most, and what is about who decided.
fn weight(line: &NarratedLine, seat: Seat) -> usize {
    let own = usize::from(line.seat == Some(seat) || line.hits.contains(seat));
    let points = usize::from(line.points != 0);
    if line.kind == NarrationKind::Deed { 1 + 2 * own + 2 * points } else { 0 }
}

/// Counts in how many continuations each event happens after each action. What the first action itself makes happen is what
/// was chosen, not what came of it.
fn count<G: Studied>(continuations: &[Continuation<G>], seat: Seat) -> BTreeMap<String, Seen> {
    let mut seen: BTreeMap<String, Seen> = BTreeMap::new();
    for (number, continuation) in continuations.iter().enumerate() {
        for (which, line) in continuation.lines.iter().enumerate() {
            let mut now: BTreeMap<String, (usize, usize, usize, usize)> = BTreeMap::new();
            let mut state = continuation.world.clone();
            for (step, (actor, action)) in line.iter().enumerate() {
                let before = state.clone();
                let mut events = Vec::new();
                state.apply(*actor, *action, &mut events);
                let told = events.iter().filter_map(|event| before.seen(event, Some(seat)));
                for (place, event) in told.enumerate().filter(|_| step > 0) {
                    let key = serde_json::to_string(&event).unwrap_or_default();
                    now.entry(key).or_insert((number, which, step, place));
                }
            }
            for (key, place) in now {
                let seen = seen.entry(key).or_insert(Seen { times: [0, 0], place });
                seen.times[which] += 1;
            }
        }
    }
    seen
}

/// The line of the log that tells of an event.
fn line<G: Studied>(
    continuations: &[Continuation<G>],
    seen: &Seen,
    seat: Seat,
    words: &Words,
    names: &dyn Fn(&Words) -> Vec<String>,
) -> Option<NarratedLine> {
    let (number, which, step, place) = seen.place;
    let continuation = continuations.get(number)?;
    let mut before = continuation.world.clone();
    for (actor, action) in continuation.lines[which].iter().take(step) {
        before.apply(*actor, *action, &mut ());
    }
    let (actor, action) = *continuation.lines[which].get(step)?;
    let (mut after, mut events) = (before.clone(), Vec::new());
    after.apply(actor, action, &mut events);
    let told: Vec<G::Event> = events.iter().filter_map(|event| before.seen(event, Some(seat))).collect();
    let names = names(words);
    let people = People { names: &names, you: None };
    let narrate = |events: &[G::Event]| G::narrate(words, &before.view(Some(seat)), Some(actor), events, &people);
    let (all, earlier) = (narrate(&told), narrate(&told[..place.min(told.len())]));
    // Several events may be told in one line, which then differs from what was told before the last of them.
    let same = all.iter().zip(&earlier).take_while(|(one, other)| one == other).count();
    all.into_iter().nth(same)
}
