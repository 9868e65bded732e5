//! Ys as a [`Spoken`] game.

use super::described::described;
use super::warnings;
use super::worth_change::given_away;
use super::{ScoreSource, action, narrate_entry, prompt, refused, shortcuts, source_of, waiting};
use crate::words::word_files;
use crate::{
    ActionWords, NarratedLine, Passage, People, Prompt, Rulebook, Scored, Spoken, Translated, Warning, WordFiles, Words,
};
use game::Seat;
use ys::{Action, Event, State, View};

impl Spoken for State {
    const WORDS: WordFiles =
        word_files!("ys/game", "ys/board", "ys/scoring", "ys/lesson", "ys/characters", "ys/study", "ys/warnings");
    const RULEBOOK: Option<Rulebook> = Some(Rulebook {
        prefix: 'Y',
        text: Translated {
            english: include_str!("../../../../rules/ys.en.md"),
            french: Some(include_str!("../../../../rules/ys.fr.md")),
            portuguese: Some(include_str!("../../../../rules/ys.pt.md")),
        },
    });
    /// Harbours of the coast where Ys lies under the sea.
    const PLACES: &'static [&'static str] = &[
        "Brest",
        "Crozon",
        "Morgat",
        "Audierne",
        "Penmarch",
        "Concarneau",
        "Quimper",
        "Camaret",
        "Roscoff",
        "Lannion",
        "Molène",
        "Sein",
        "Ouessant",
        "Guilvinec",
        "Pouldu",
        "Landerneau",
    ];
    const SOURCES: &'static [&'static str] = &ScoreSource::KEYS;
    const ROUNDS: Option<u8> = Some(ys::components::ROUNDS);
    const LESSON: Option<&'static str> = Some(include_str!("../../../../lessons/ys.txt"));

    /// Phase 5 is King's Favour (Y7).
    fn phases(view: &View) -> u8 {
        if view.board().options().kings_favor() { 5 } else { 4 }
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

    /// The points of the seats; those of the neutral are left out (Y8.7).
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

    fn given_away(words: &Words, view: &View, seat: Seat, legal: &[Action]) -> Vec<Option<String>> {
        given_away(words, view, seat, legal)
    }

    fn warnings(words: &Words, view: &View, seat: Seat, action: Action, people: &People<'_>) -> Vec<Warning> {
        warnings::warnings(words, view, seat, action, people)
    }

    fn refused(words: &Words, view: &View, chosen: Action, people: &People<'_>) -> String {
        refused(words, view, chosen, people)
    }

    fn described(words: &Words, view: &View, people: &People<'_>) -> Vec<Passage> {
        described(words, view, people)
    }

    fn shortcuts(words: &Words, legal: &[Action]) -> Vec<String> {
        shortcuts(words, legal)
    }

    fn narrate(
        words: &Words,
        before: &View,
        seat: Option<Seat>,
        events: &[Event],
        people: &People<'_>,
    ) -> Vec<NarratedLine> {
        narrate_entry(words, before, seat, events, people)
    }
}
