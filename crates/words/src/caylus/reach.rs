//! Which workers would work if the provost stopped at a space (C6.1).

use crate::People;
use crate::Words;
use crate::caylus::names::{at_road_place, built};
use crate::list::{And, Comma, list};
use crate::sentence::Sentence;
use caylus::{Space, State};
use game::Seat;

/// What it means for a seat, which is addressed, and for the others if the provost stops at a space.
pub(crate) fn reach(words: &Words, state: &State, seat: Seat, provost: Space, people: &People<'_>) -> Vec<String> {
    let people = &people.facing(seat);
    let workers = || state.road().occupied().filter_map(|space| Some((state.road().worker(space)?, space)));
    let place = |space| at_road_place(words, space, built(state, space), None, people);
    let (near, far): (Vec<Space>, Vec<Space>) =
        workers().filter(|(owner, _)| *owner == seat).map(|(_, space)| space).partition(|space| *space <= provost);
    let mut sentences = Vec::new();
    if !far.is_empty() {
        let places: Vec<String> = far.iter().map(|space| place(*space)).collect();
        let sentence = Sentence::new(words, "caylus-reach-not").with("number", far.len());
        sentences.push(sentence.with("at", list(words, And, &places)).text());
    } else if !near.is_empty() {
        let places: Vec<String> = near.iter().map(|space| place(*space)).collect();
        let sentence = Sentence::new(words, "caylus-reach-all").with("number", near.len());
        sentences.push(sentence.with("at", list(words, And, &places)).text());
    }
    let others = workers().filter(|(owner, space)| *owner != seat && *space > provost);
    let others: Vec<String> = others.map(|(owner, space)| worker_on(words, state, owner, space, people)).collect();
    if !others.is_empty() {
        sentences.push(Sentence::new(words, "caylus-reach-others").with("list", list(words, Comma, &others)).text());
    }
    sentences
}

/// `Perrin at Odile’s Bank (19)`.
fn worker_on(words: &Words, state: &State, owner: Seat, space: Space, people: &People<'_>) -> String {
    let at = at_road_place(words, space, built(state, space), Some(owner), people);
    Sentence::new(words, "caylus-worker-on").who(people, owner).with("at", at).text()
}

/// Whether a worker on a space would work, given where the provost stands now.
pub(crate) fn within(words: &Words, state: &State, space: Space) -> String {
    let message = if space <= state.provost() { "caylus-within-reach" } else { "caylus-beyond-reach" };
    Sentence::new(words, message).with("space", state.provost().number()).text()
}
