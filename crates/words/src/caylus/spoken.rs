//! Caylus as a [`Spoken`] game.

use super::warnings;
use crate::caylus::described::described;
use crate::caylus::{ScoreSource, action, narrate_entry, outcome, prompt, refused, shortcuts, source_of, waiting};
use crate::words::word_files;
use crate::{
    ActionWords, NarratedLine, Passage, People, Prompt, Rulebook, Scored, Spoken, Translated, Warning, WordFiles, Words,
};
use caylus::{Action, Event, State};
use game::Seat;

impl Spoken for State {
    const WORDS: WordFiles = word_files!(
        "caylus/game",
        "caylus/board",
        "caylus/lesson",
        "caylus/characters",
        "caylus/study",
        "caylus/warnings"
    );
    const RULEBOOK: Option<Rulebook> = Some(Rulebook {
        prefix: 'C',
        text: Translated {
            english: include_str!("../../../../rules/caylus.en.md"),
            french: Some(include_str!("../../../../rules/caylus.fr.md")),
            portuguese: Some(include_str!("../../../../rules/caylus.pt.md")),
        },
    });
    /// Towns around Caylus: a table is named after a road between two of them.
    const PLACES: &'static [&'static str] = &[
        "Cahors", "Najac", "Cordes", "Cajarc", "Moissac", "Figeac", "Penne", "Loze", "Martel", "Gourdon", "Lauzerte",
        "Espinas", "Ginals", "Varaire", "Limogne", "Caussade",
    ];
    const SOURCES: &'static [&'static str] = &ScoreSource::KEYS;
    const LESSON: Option<&'static str> = Some(include_str!("../../../../lessons/caylus.txt"));

    fn phases(_: &State) -> u8 {
        7
    }

    fn phase(state: &State) -> u8 {
        state.phase()
    }

    fn round(state: &State) -> u8 {
        state.turn()
    }

    fn round_begun(events: &[Event]) -> Option<u8> {
        events.iter().find_map(|event| match event {
            Event::TurnStarted { turn, .. } => Some(*turn),
            _ => None,
        })
    }

    fn scored(events: &[Event]) -> Vec<Scored> {
        let scored = |event: &Event| match *event {
            Event::Scored { seat, points, source } => {
                let source = (points >= 0).then_some(source_of(source) as usize);
                Some(Scored { seat, source, points: points.into() })
            }
            // C7.10: what is left over at the end.
            Event::Bonus { seat, gold, cubes, deniers } => {
                let points = (gold + cubes + deniers).into();
                Some(Scored { seat, source: Some(ScoreSource::LeftOver as usize), points })
            }
            _ => None,
        };
        events.iter().filter_map(scored).collect()
    }

    fn prompt(words: &Words, state: &State, seat: Seat, legal: &[Action], people: &People<'_>) -> Prompt {
        prompt(words, state, seat, legal, people)
    }

    fn waiting(words: &Words, state: &State, people: &People<'_>) -> String {
        waiting(words, state, people)
    }

    fn action(words: &Words, state: &State, seat: Seat, chosen: Action, people: &People<'_>) -> ActionWords {
        action(words, state, seat, chosen, people)
    }

    fn obvious(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
        outcome::obvious(state, seat, legal)
    }

    fn given_away(words: &Words, state: &State, seat: Seat, legal: &[Action]) -> Vec<Option<String>> {
        outcome::given_away(words, state, seat, legal)
    }

    fn warnings(words: &Words, state: &State, seat: Seat, action: Action, _: &People<'_>) -> Vec<Warning> {
        warnings::warnings(words, state, seat, action)
    }

    fn refused(words: &Words, state: &State, chosen: Action, people: &People<'_>) -> String {
        refused(words, state, chosen, people)
    }

    fn described(words: &Words, state: &State, people: &People<'_>) -> Vec<Passage> {
        described(words, state, people)
    }

    fn shortcuts(words: &Words, legal: &[Action]) -> Vec<String> {
        shortcuts(words, legal)
    }

    fn narrate(
        words: &Words,
        before: &State,
        seat: Option<Seat>,
        events: &[Event],
        people: &People<'_>,
    ) -> Vec<NarratedLine> {
        narrate_entry(words, before, seat, events, people)
    }
}
