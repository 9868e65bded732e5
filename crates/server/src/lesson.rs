//! Guided first games. A lesson is a recorded game with the learner on seat 1: he sees the position before each of his
//! decisions with a text that explains it, does what was recorded, and goes on from there freely whenever he likes. Nothing
//! is kept of it: the step is in the address.

use crate::play::{Kind, Play};
use crate::trouble::{Thing, Trouble};
use game::{Record, Seat, Start};
use std::sync::{Arc, OnceLock};
use store::{Beginning, Line, Place};
use words::Words;

/// Where the learner sits.
pub const LEARNER: Seat = Seat::One;
/// Who plays against him.
const LEVEL: &str = "journeyman";

const CAYLUS: &str = include_str!("../../../lessons/caylus.txt");
const YS: &str = include_str!("../../../lessons/ys.txt");

/// A guided game.
pub struct Lesson {
    kind: &'static Kind,
    record: Record,
    seed: u64,
    /// The places of the learner's decisions among the actions.
    decisions: Vec<usize>,
}

impl Lesson {
    /// The lesson of a game.
    pub fn of(game: &str) -> Result<&'static Lesson, Trouble> {
        static LESSONS: [OnceLock<Option<Lesson>>; 2] = [const { OnceLock::new() }; 2];
        let (place, text) = match game {
            "caylus" => (0, CAYLUS),
            "ys" => (1, YS),
            _ => return Err(Trouble::Unknown(Thing::Page)),
        };
        let lesson = LESSONS[place].get_or_init(|| Lesson::read(text)).as_ref();
        lesson.ok_or_else(|| Trouble::Broken(format!("the lesson of {game} cannot be read")))
    }

    fn read(text: &str) -> Option<Lesson> {
        let record = Record::read(text.as_bytes()).ok()?;
        let kind = Kind::named(&record.game)?;
        let Start::Seed(seed) = record.start else { return None };
        let own = record.actions.iter().enumerate().filter(|(_, (seat, _))| *seat == LEARNER);
        let decisions = own.map(|(place, _)| place).collect();
        Some(Lesson { kind, record, seed, decisions })
    }

    /// How many decisions it has. The step after the last is the end.
    pub fn steps(&self) -> usize {
        self.decisions.len()
    }

    /// How many actions come before a step, counted from 1.
    fn before(&self, step: usize) -> Result<usize, Trouble> {
        match step.checked_sub(1) {
            Some(number) if number < self.steps() => Ok(self.decisions[number]),
            Some(number) if number == self.steps() => Ok(self.record.actions.len()),
            _ => Err(Trouble::Unknown(Thing::Page)),
        }
    }

    /// What is to be done at a step; nothing at the end.
    pub fn wanted(&self, step: usize) -> Option<&str> {
        let place = self.decisions.get(step.checked_sub(1)?)?;
        self.record.actions.get(*place).map(|(_, action)| action.as_str())
    }

    /// The table at which it is played.
    pub fn beginning(&self, words: &Words) -> Beginning {
        let place = |number: usize| match number {
            0 => Place { bot: None, name: String::new(), invitation: None },
            _ => Place { bot: Some(LEVEL.to_owned()), name: words::named::bot(number, self.seed), invitation: None },
        };
        Beginning {
            id: "lesson".to_owned(),
            name: words.say(&format!("lesson-{}-title", self.kind.name)).into_owned(),
            game: self.kind.name.to_owned(),
            rules_version: self.record.rules_version,
            options: self.record.options.join(" "),
            seed: self.seed,
            created: 0,
            rematch_of: None,
            owner: [0; 32],
            places: (0..usize::from(self.record.players)).map(place).collect(),
        }
    }

    /// What has been done before a step.
    pub fn lines(&self, step: usize) -> Result<Vec<Line>, Trouble> {
        let line =
            |(seat, text): &(Seat, String)| Line { seat: seat.number(), kind: store::Kind::Action, text: text.clone() };
        Ok(self.record.actions[..self.before(step)?].iter().map(line).collect())
    }

    /// The game before a step.
    pub fn play(&self, step: usize, words: &Words) -> Result<Arc<dyn Play>, Trouble> {
        self.kind.replay(&self.beginning(words), &self.lines(step)?).map_err(Trouble::Broken)
    }

    /// The step as a page shows it.
    pub fn shown(&self, step: usize, words: &Words) -> ui::Lesson {
        let game = self.kind.name;
        let wanted = self.wanted(step);
        let message = if wanted.is_some() { format!("lesson-{game}-{step}") } else { format!("lesson-{game}-end") };
        ui::Lesson { step, of: self.steps(), text: words.say(&message).into_owned(), wanted: wanted.map(str::to_owned) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn every_step_of_every_lesson_can_be_seen_and_done() {
        for game in ["caylus", "ys"] {
            let lesson = Lesson::of(game).unwrap();
            assert!((8..=16).contains(&lesson.steps()), "{game} has {} steps", lesson.steps());
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
