//! Ys in the terms in which every game is talked about.

use super::candidates::candidates;
use super::described::described;
use super::{ScoreSource, action, narrate_entry, prompt, refused, shortcuts, source_of, waiting};
use crate::{ActionWords, Line, Passage, People, Prompt, Scored, Spoken, Words};
use game::Seat;
use ys::{Action, Event, State, View};

impl Spoken for State {
    const SOURCES: &'static [&'static str] = &ScoreSource::KEYS;
    const ROUNDS: Option<u8> = Some(ys::components::ROUNDS);

    /// The fifth is King's Favour (Y7).
    fn phases(view: &View) -> u8 {
        if view.board().options().kings_favor { 5 } else { 4 }
    }

    fn phase(view: &View) -> u8 {
        view.board().phase()
    }

    fn round(view: &View) -> u8 {
        view.board().round()
    }

    fn round_begun(events: &[Event]) -> Option<u8> {
        events.iter().find_map(|event| match event {
            Event::RoundStarted { round } => Some(*round),
            _ => None,
        })
    }

    /// Those of the seats: the neutral is nobody's (Y8.7).
    fn scored(events: &[Event]) -> Vec<Scored> {
        let scored = |event: &Event| match *event {
            Event::Scored { owner, points, source } => {
                Some(Scored { seat: owner.seat()?, source: Some(source_of(source) as usize), points: points.into() })
            }
            _ => None,
        };
        events.iter().filter_map(scored).collect()
    }

    fn prompt(words: &Words, view: &View, seat: Seat, legal: &[Action], people: &People<'_>) -> Prompt {
        prompt(words, view, seat, legal, people)
    }

    fn waiting(words: &Words, view: &View, people: &People<'_>) -> String {
        waiting(words, view, people)
    }

    fn action(words: &Words, view: &View, seat: Seat, chosen: Action, people: &People<'_>) -> ActionWords {
        action(words, view, seat, chosen, people)
    }

    fn refused(words: &Words, view: &View, chosen: Action, people: &People<'_>) -> String {
        refused(words, view, chosen, people)
    }

    fn candidates(view: &View, seat: Seat) -> Vec<Action> {
        candidates(view, seat)
    }

    fn described(words: &Words, view: &View, people: &People<'_>) -> Vec<Passage> {
        described(words, view, people)
    }

    fn shortcuts(words: &Words, legal: &[Action]) -> Vec<String> {
        shortcuts(words, legal)
    }

    fn narrate(words: &Words, before: &View, seat: Option<Seat>, events: &[Event], people: &People<'_>) -> Vec<Line> {
        narrate_entry(words, before, seat, events, people)
    }
}
