//! Positions that are played by notation, and what is said about the last action.

use super::seen;
use crate::helpers::{names, words};
use game::{Game, Random, Seat};
use words::ys as said;
use words::{NarratedLine, NarrationKind, People};
use ys::{Action, Event, State};

/// A game from a position, and what was seen before the last action and happened in it.
pub struct Told {
    pub state: State,
    pub before: State,
    pub seat: Seat,
    pub events: Vec<Event>,
}

impl Told {
    pub fn new(position: &str) -> Told {
        let state = State::from_json(position, &mut Random::new(1)).unwrap_or_else(|error| panic!("{error}"));
        Told { state, before: state, seat: Seat::One, events: Vec::new() }
    }

    /// Plays by notation: `1 up 3 port1`.
    pub fn play(mut self, text: &str) -> Told {
        let (number, action) = text.split_once(' ').unwrap();
        self.seat = Seat::ALL[number.parse::<usize>().unwrap() - 1];
        self.before = self.state;
        self.events.clear();
        self.state
            .play(self.seat, action.parse().unwrap(), &mut self.events)
            .unwrap_or_else(|why| panic!("{text}: {why}"));
        self
    }

    pub fn all(self, texts: &[&str]) -> Told {
        texts.iter().fold(self, |told, text| told.play(text))
    }

    pub fn lines(&self, you: Option<Seat>) -> Vec<NarratedLine> {
        let names = names();
        let people = People { names: &names, you };
        said::narrate_entry(
            words(),
            &self.before.view(you),
            Some(self.seat),
            &seen(&self.before, &self.events, you),
            &people,
        )
    }

    /// What the last action is told as to a reader, without headings.
    pub fn to(&self, you: Option<Seat>) -> Vec<String> {
        let deeds = self.lines(you).into_iter().filter(|line| line.kind == NarrationKind::Deed);
        deeds.map(|line| line.text).collect()
    }

    pub fn prompt(&self, seat: Seat) -> words::Prompt {
        let (names, mut legal) = (names(), Vec::new());
        self.state.legal(seat, &mut legal);
        let people = People { names: &names, you: Some(seat) };
        said::prompt(words(), &self.state.view(Some(seat)), seat, &legal, &people)
    }

    pub fn long(&self, seat: Seat, action: &str) -> String {
        let names = names();
        let people = People { names: &names, you: Some(seat) };
        let action: Action = action.parse().unwrap();
        said::action(words(), &self.state.view(Some(seat)), seat, action, &people).long
    }
}

pub const PERRIN: Option<Seat> = Some(Seat::One);
pub const GUILHEM: Option<Seat> = Some(Seat::Two);
pub const MAUD: Option<Seat> = Some(Seat::Three);
