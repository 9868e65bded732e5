//! Guided first games. A lesson is a recorded game with the learner on seat 1: they see the position before each of their
//! decisions with a text that explains it, do what was recorded, and go on from there freely whenever they like. Nothing is
//! stored of it: the step is in the address.

use crate::dyn_game::DynGame;
use crate::error::{Error, NotFound};
use crate::game_kind::GameKind;
use game::{Record, RecordError, Seat, Seed, Start};
use std::fmt;
use std::sync::Arc;
use store::{LogLine, StoredSeat, TableHeader};
use words::Words;

/// The seat of the learner.
pub(crate) const LEARNER: Seat = Seat::One;

/// A guided game.
pub(crate) struct Lesson {
    kind: GameKind,
    record: Record,
    seed: Seed,
    /// The places of the learner's decisions among the actions.
    decisions: Vec<usize>,
}

/// Why a lesson cannot be given.
#[derive(Debug)]
pub(crate) enum LessonError {
    /// Its record cannot be read.
    Record(RecordError),
    /// Its record begins with a position instead of a seed.
    NoSeed,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonError::Record(error) => error.fmt(f),
            LessonError::NoSeed => f.write_str("the record has no seed"),
        }
    }
}

impl std::error::Error for LessonError {}

impl Lesson {
    /// Reads the lesson of a game from its record.
    pub(crate) fn read(kind: &GameKind, text: &str) -> Result<Lesson, LessonError> {
        let record = Record::read(text.as_bytes()).map_err(LessonError::Record)?;
        let Start::Seed(seed) = record.start else { return Err(LessonError::NoSeed) };
        let own = record.actions.iter().enumerate().filter(|(_, (seat, _))| *seat == LEARNER);
        let decisions = own.map(|(place, _)| place).collect();
        Ok(Lesson { kind: kind.clone(), record, seed, decisions })
    }

    /// Number of the learner's decisions. The step after the last one is the end.
    pub(crate) fn steps(&self) -> usize {
        self.decisions.len()
    }

    /// Number of actions before a step; steps count from 1.
    fn before(&self, step: usize) -> Result<usize, Error> {
        match step.checked_sub(1) {
            Some(number) if number < self.steps() => Ok(self.decisions[number]),
            Some(number) if number == self.steps() => Ok(self.record.actions.len()),
            _ => Err(Error::NotFound(NotFound::Page)),
        }
    }

    /// The action that the learner is to take at a step; none at the end.
    pub(crate) fn wanted(&self, step: usize) -> Option<&str> {
        let place = self.decisions.get(step.checked_sub(1)?)?;
        self.record.actions.get(*place).map(|(_, action)| action.as_str())
    }

    /// The table at which it is played.
    pub(crate) fn header(&self, words: &Words) -> TableHeader {
        let seat = |number: usize| match number {
            0 => StoredSeat { bot: None, name: String::new(), invitation: None, was_open: false },
            _ => StoredSeat {
                bot: Some(self.kind.usual_level.to_string()),
                name: words::named::bot(number, 0),
                invitation: None,
                was_open: false,
            },
        };
        TableHeader {
            id: "lesson".to_owned(),
            name: words.text(&format!("lesson-{}-title", self.kind.name)).into_owned(),
            game: self.kind.name.to_owned(),
            rules_version: self.record.rules_version,
            options: self.record.options.join(" "),
            seed: self.seed.number(),
            created: 0,
            rematch_of: None,
            owner: [0; 32],
            seats: (0..usize::from(self.record.players)).map(seat).collect(),
        }
    }

    /// The lines of the log before a step.
    pub(crate) fn lines(&self, step: usize) -> Result<Vec<LogLine>, Error> {
        let line = |(seat, text): &(Seat, String)| LogLine {
            seat: seat.number(),
            kind: store::LineKind::Action,
            text: text.clone(),
        };
        Ok(self.record.actions[..self.before(step)?].iter().map(line).collect())
    }

    /// The game before a step.
    pub(crate) fn play(&self, step: usize, words: &Words) -> Result<Arc<dyn DynGame>, Error> {
        self.kind.replay(&self.header(words), &self.lines(step)?).map_err(Error::internal)
    }

    /// The step as a page shows it.
    pub(crate) fn shown(&self, step: usize, words: &Words) -> ui::LessonStep {
        let game = self.kind.name;
        let wanted = self.wanted(step);
        let message = if wanted.is_some() { format!("lesson-{game}-{step}") } else { format!("lesson-{game}-end") };
        ui::LessonStep {
            step,
            of: self.steps(),
            text: words.text(&message).into_owned(),
            wanted: wanted.map(str::to_owned),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn every_step_of_every_lesson_can_be_seen_and_done() {
        for kind in [GameKind::of::<caylus::State>(), GameKind::of::<ys::State>()] {
            let (game, lesson) = (kind.name, Lesson::read(&kind, kind.lesson.unwrap()).unwrap());
            assert!((8..=16).contains(&lesson.steps()), "{game} has {} steps", lesson.steps());
            Words::register([kind.words]);
            for language in Language::ALL {
                let words = Words::of(language);
                assert!(words.has(&format!("lesson-{game}-end")));
                assert!(!words.has(&format!("lesson-{game}-{}", lesson.steps() + 1)), "a text too many");
                for step in 1..=lesson.steps() {
                    let play = lesson.play(step, words).unwrap();
                    let wanted = lesson.wanted(step).unwrap();
                    assert!(play.legal(LEARNER).iter().any(|action| action == wanted), "{game} {step}: {wanted}");
                    assert!(words.has(&format!("lesson-{game}-{step}")), "{game} {step} in {language}");
                }
            }
            let words = Words::of(Language::English);
            assert!(lesson.play(lesson.steps() + 1, words).is_ok() && lesson.wanted(lesson.steps() + 1).is_none());
            assert!(lesson.play(0, words).is_err() && lesson.play(lesson.steps() + 2, words).is_err());
        }
    }
}
