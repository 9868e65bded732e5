//! A table for tests: some seats are played at the screen, the others by random players who act when the table is looked at
//! again.

use game::{Journal, LogRow, Random, Seat, Settings};
use std::path::Path;
use terminal::{GameTable, JournalTable, TableError};
use words::{Chair, Language, Sitter, Spoken, Words, bot_seats};

/// The words of a language, with those of both games.
pub fn words(language: Language) -> &'static Words {
    Words::register([<caylus::State as Spoken>::WORDS, <ys::State as Spoken>::WORDS]);
    Words::of(language)
}

pub struct TestTable<G: Spoken> {
    pub journal: Journal<G>,
    chairs: Vec<Chair>,
    random: Random,
    /// Whether bots think, and do not act when the table is looked at.
    pub are_thinking: bool,
}

impl<G: Spoken> TestTable<G> {
    /// A new game in which the seats `mine` are played at the screen.
    pub fn new(players: u8, options: &[&str], seed: u64, mine: &[Seat]) -> TestTable<G> {
        let settings = Settings::parse(G::OPTIONS, options).unwrap();
        let state = G::new(players, &settings, seed).unwrap();
        let names = ["Maud", "Perrin", "Aliénor", "Guilhem", "Odile"];
        let chair = |(seat, name): (Seat, &str)| Chair {
            name: name.to_owned(),
            sitter: if mine.contains(&seat) { Sitter::Person } else { Sitter::Bot("master".to_owned()) },
        };
        let chairs = Seat::first(players).zip(names).map(chair).collect();
        TestTable { journal: Journal::new(state), chairs, random: Random::new(seed), are_thinking: false }
    }

    /// Does something at random for a seat.
    pub fn act_at_random(&mut self, seat: Seat) {
        let legal = self.journal.state().legal_actions(seat);
        let action = legal[self.random.below(legal.len())];
        self.journal.play(seat, action).unwrap();
    }

    /// Plays all seats at random for a number of actions, or to the end.
    pub fn go_on(&mut self, actions: usize) {
        for _ in 0..actions {
            let Some(seat) = self.journal.state().to_act().lowest() else { return };
            self.act_at_random(seat);
        }
    }

    /// Plays all seats at random until a seat at the screen is asked in a wanted state. Returns whether that happens.
    pub fn go_until(&mut self, wanted: impl Fn(&G) -> bool) -> bool {
        while let Some(seat) = self.journal.state().to_act().lowest() {
            if self.mine().contains(seat) && wanted(self.journal.state()) {
                return true;
            }
            self.act_at_random(seat);
        }
        false
    }
}

impl<G: Spoken> JournalTable for TestTable<G> {
    type Game = G;

    fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    fn seated(&self) -> &[Chair] {
        &self.chairs
    }

    fn keep(&mut self, next: Journal<G>, _: &LogRow<G::Action>) -> Result<(), TableError> {
        self.journal = next;
        Ok(())
    }

    fn let_bots_act(&mut self) -> Result<bool, TableError> {
        let bots = bot_seats(&self.chairs);
        let bot = self.journal.state().to_act().iter().find(|seat| bots.contains(*seat) && !self.are_thinking);
        if let Some(seat) = bot {
            self.act_at_random(seat);
        }
        Ok(bot.is_some())
    }

    fn file(&self) -> Option<&Path> {
        Some(Path::new("/home/maud/games/first.txt"))
    }
}
