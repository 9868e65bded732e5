//! A table for tests: some seats are played at the screen, the others by random players who act when the table is looked at
//! again.

use game::{Journal, Random, Row, Seat, Settings};
use std::path::Path;
use terminal::{Chair, Played, Sitter, Table, Trouble};
use words::Spoken;

pub struct House<G: Spoken> {
    pub journal: Journal<G>,
    chairs: Vec<Chair>,
    random: Random,
}

impl<G: Spoken> House<G> {
    /// A new game of so many, in which these seats are played at the screen.
    pub fn new(players: u8, options: &[&str], seed: u64, mine: &[Seat]) -> House<G> {
        let mut settings = Settings::new(G::OPTIONS);
        options.iter().for_each(|option| settings.set(option).unwrap());
        let state = G::new(players, &settings, seed).unwrap();
        let names = ["Maud", "Perrin", "Aliénor", "Guilhem", "Odile"];
        let chair = |(seat, name): (Seat, &str)| Chair {
            name: name.to_owned(),
            sitter: if mine.contains(&seat) { Sitter::Here } else { Sitter::Bot("master".to_owned()) },
        };
        let chairs = Seat::first(players).zip(names).map(chair).collect();
        House { journal: Journal::new(state), chairs, random: Random::new(seed) }
    }

    /// Does something at random for a seat.
    pub fn act_at_random(&mut self, seat: Seat) {
        let mut legal = Vec::new();
        self.journal.state().legal(seat, &mut legal);
        let action = legal[self.random.below(legal.len())];
        self.journal.play(seat, action).unwrap();
    }

    /// Plays everybody's part at random for so many actions, or to the end.
    pub fn go_on(&mut self, actions: usize) {
        for _ in 0..actions {
            let Some(seat) = self.journal.state().to_act().lowest() else { return };
            self.act_at_random(seat);
        }
    }

    /// Plays everybody's part at random until somebody at the screen is asked something of a kind; whether he ever is.
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

impl<G: Spoken> Played for House<G> {
    type Game = G;

    fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    fn seated(&self) -> &[Chair] {
        &self.chairs
    }

    fn keep(&mut self, next: Journal<G>, _: &Row<G::Action>) -> Result<(), Trouble> {
        self.journal = next;
        Ok(())
    }

    fn let_bots_act(&mut self) -> Result<bool, Trouble> {
        let bots = self.bots();
        let bot = self.journal.state().to_act().iter().find(|seat| bots.contains(*seat));
        if let Some(seat) = bot {
            self.act_at_random(seat);
        }
        Ok(bot.is_some())
    }

    fn file(&self) -> Option<&Path> {
        Some(Path::new("/home/maud/games/first.txt"))
    }
}
