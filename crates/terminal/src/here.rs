//! A game that is played at this terminal: its journal, the file that keeps it, and bots that think in threads of their own.

use crate::keep::{Beginning, Kept, Log, line};
use crate::{Ask, Chair, Sitter, Table, Trouble};
use bots::{Knowledge, Level, Mind};
use game::{Entry, Illegal, Journal, Outcome, Row, RulesOf, Seat, SeatSet, Start};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use words::Spoken;

/// A game that is played here.
pub struct Here<G: Spoken + Knowledge> {
    seed: u64,
    journal: Journal<G>,
    chairs: Vec<Chair>,
    /// Those of the bots, by seat.
    levels: Vec<Option<Level>>,
    mind: Arc<Mind<G>>,
    thinking: Option<Thinking<G::Action>>,
    log: Log,
}

/// A bot that thinks.
struct Thinking<A> {
    seat: Seat,
    /// About what: when more has been written, nobody wants to know any more.
    revision: u64,
    answer: Receiver<A>,
}

impl<G: Spoken + Knowledge> Here<G> {
    /// Begins a game and its file in a folder.
    pub fn begin(folder: &Path, beginning: Beginning) -> Result<Here<G>, String> {
        let first = beginning.first::<G>()?;
        let log = Log::begin(folder, &beginning).map_err(|error| format!("{}: {error}", folder.display()))?;
        Here::seated(beginning, Journal::new(first), log)
    }

    /// Goes on with a game that was kept.
    pub fn resume(kept: Kept) -> Result<Here<G>, String> {
        let (beginning, journal, log) = kept.replay()?;
        let mut here = Here::seated(beginning, journal, log)?;
        here.finish_if_over();
        Ok(here)
    }

    fn seated(beginning: Beginning, journal: Journal<G>, log: Log) -> Result<Here<G>, String> {
        let levels = beginning.levels()?;
        let mind = Mind::usual(journal.state().players());
        let Beginning { seed, chairs, .. } = beginning;
        Ok(Here { seed, journal, chairs, levels, mind, thinking: None, log })
    }

    fn seats(&self, wanted: impl Fn(&Chair) -> bool) -> SeatSet {
        let chairs = Seat::ALL.into_iter().zip(&self.chairs);
        chairs.filter(|(_, chair)| wanted(chair)).map(|(seat, _)| seat).collect()
    }

    fn bots(&self) -> SeatSet {
        self.seats(|chair| matches!(chair.sitter, Sitter::Bot(_)))
    }

    /// Writes down what was done, and only then takes it for done.
    fn take(&mut self, next: Journal<G>, row: &Row<G::Action>) -> Result<(), Trouble> {
        self.log
            .write(&line(row))
            .map_err(|error| Trouble::NotSaved { file: self.log.path().to_owned(), why: error.to_string() })?;
        self.journal = next;
        self.finish_if_over();
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Trouble> {
        let mut next = self.journal.clone();
        next.play(seat, action).map_err(Trouble::Illegal)?;
        self.take(next, &Row::Act(seat, action))
    }

    /// What is over is a record. If that cannot be written, the lines are there all the same, and the next one who resumes
    /// the game tries again.
    fn finish_if_over(&mut self) {
        if self.journal.over()
            && let Ok(record) = self.journal.record(Start::Seed(self.seed)).write(&RulesOf::<G>::RULES)
        {
            let _ = self.log.finish(&record);
        }
    }

    /// Lets the first bot think that is to act.
    fn think(&self) -> Option<Thinking<G::Action>> {
        let state = self.journal.state();
        let bots = self.bots();
        let seat = state.to_act().iter().find(|seat| bots.contains(*seat))?;
        let level = self.levels.get(seat.index()).copied().flatten()?;
        let (view, revision) = (state.view(Some(seat)), self.journal.revision());
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let mut bot = level.bot_at(self.mind.clone(), self.seed, revision, seat);
        let (tell, answer) = channel();
        // Nobody may be listening any more: then what it chose is of no use.
        thread::spawn(move || tell.send(bot.choose(&view, seat, &legal)));
        Some(Thinking { seat, revision, answer })
    }
}

impl<G: Spoken + Knowledge> Table<G> for Here<G> {
    fn revision(&self) -> u64 {
        self.journal.revision()
    }

    fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    fn mine(&self) -> SeatSet {
        self.seats(|chair| chair.sitter == Sitter::Here)
    }

    fn to_act(&self) -> SeatSet {
        self.journal.state().to_act()
    }

    fn view(&self, point: Option<Seat>) -> G::View {
        let state = self.journal.state();
        if point.is_none() && self.journal.over() { state.open_view() } else { state.view(point) }
    }

    fn ask(&self, seat: Seat) -> Option<Ask<G>> {
        if !self.mine().contains(seat) {
            return None;
        }
        Ask::of(self.journal.state(), seat)
    }

    fn why_not(&self, seat: Seat, action: G::Action) -> Option<Illegal> {
        Ask::why_not(self.journal.state(), seat, action)
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
        self.journal.undo_left(self.mine(), self.bots()).is_some()
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Trouble> {
        if !self.mine().contains(seat) {
            return Err(Trouble::NotYourSeat);
        }
        self.play(seat, action)
    }

    fn undo(&mut self) -> Result<(), Trouble> {
        let left = self.journal.undo_left(self.mine(), self.bots()).ok_or(Trouble::NothingToTakeBack)?;
        let mut next = self.journal.clone();
        next.undo(left);
        self.take(next, &Row::Undo { left })
    }

    fn refresh(&mut self) -> Result<bool, Trouble> {
        let now = self.journal.revision();
        let Some(thinking) = self.thinking.take().filter(|thinking| thinking.revision == now) else {
            self.thinking = self.think();
            return Ok(false);
        };
        match thinking.answer.try_recv() {
            Ok(action) => self.play(thinking.seat, action).map(|()| {
                self.thinking = self.think();
                true
            }),
            Err(TryRecvError::Empty) => {
                self.thinking = Some(thinking);
                Ok(false)
            }
            Err(TryRecvError::Disconnected) => Err(Trouble::BotFailed),
        }
    }

    fn saved(&self) -> Option<&Path> {
        Some(self.log.path())
    }
}
