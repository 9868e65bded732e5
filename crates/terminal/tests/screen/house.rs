//! A table for tests: some seats are played at the screen, the others by random players who act when the table is looked at
//! again.

use game::{Entry, Illegal, Journal, Outcome, Random, Seat, SeatSet, Settings};
use std::path::Path;
use terminal::{Ask, Chair, Sitter, Table, Trouble};
use words::Spoken;

pub struct House<G: Spoken> {
    pub journal: Journal<G>,
    chairs: Vec<Chair>,
    mine: SeatSet,
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
        let mine = mine.iter().copied().collect();
        House { journal: Journal::new(state), chairs, mine, random: Random::new(seed) }
    }

    fn bots(&self) -> SeatSet {
        Seat::first(self.chairs.len() as u8).filter(|seat| !self.mine.contains(*seat)).collect()
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
            if self.mine.contains(seat) && wanted(self.journal.state()) {
                return true;
            }
            self.act_at_random(seat);
        }
        false
    }
}

impl<G: Spoken> Table<G> for House<G> {
    fn revision(&self) -> u64 {
        self.journal.revision()
    }

    fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    fn mine(&self) -> SeatSet {
        self.mine
    }

    fn to_act(&self) -> SeatSet {
        self.journal.state().to_act()
    }

    fn view(&self, point: Option<Seat>) -> G::View {
        let open = point.is_none() && self.journal.over();
        if open { self.journal.state().open_view() } else { self.journal.state().view(point) }
    }

    fn ask(&self, seat: Seat) -> Option<Ask<G>> {
        let state = self.journal.state();
        if !self.mine.contains(seat) || !state.to_act().contains(seat) {
            return None;
        }
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let refused = state.in_vain(seat, &legal);
        Some(Ask { seat, rule: state.asked().rule, legal, refused })
    }

    fn why_not(&self, seat: Seat, action: G::Action) -> Option<Illegal> {
        let ask = self.ask(seat)?;
        (!ask.legal.contains(&action)).then(|| self.journal.state().why_not(seat, action))
    }

    fn log(&self, point: Option<Seat>) -> Vec<Entry<G>> {
        self.journal.entries(point, point.is_none() && self.journal.over())
    }

    fn scores(&self) -> Vec<i32> {
        self.journal.state().scores()
    }

    fn others(&self) -> Vec<(String, i32)> {
        self.journal.state().others().into_iter().map(|(name, points)| (name.to_owned(), points)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.journal.state().outcome()
    }

    fn may_undo(&self) -> bool {
        self.journal.undo_left(self.mine, self.bots()).is_some()
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Trouble> {
        self.journal.play(seat, action).map_err(Trouble::Illegal)
    }

    fn undo(&mut self) -> Result<(), Trouble> {
        let left = self.journal.undo_left(self.mine, self.bots()).ok_or(Trouble::NothingToTakeBack)?;
        assert!(self.journal.undo(left));
        Ok(())
    }

    fn refresh(&mut self) -> Result<bool, Trouble> {
        let bot = self.to_act().iter().find(|seat| !self.mine.contains(*seat));
        if let Some(seat) = bot {
            self.act_at_random(seat);
        }
        Ok(bot.is_some())
    }

    fn saved(&self) -> Option<&Path> {
        Some(Path::new("/home/maud/games/first.txt"))
    }
}
