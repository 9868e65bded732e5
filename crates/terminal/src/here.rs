//! A game that is played at this terminal: its journal, the file that keeps it, and bots that think in threads of their own.

use crate::keep::{Beginning, Kept, Log, line};
use crate::{Chair, Played, Trouble};
use bots::{Knowledge, Level, Mind};
use game::{Journal, Row, RulesOf, Seat, Start};
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
    /// What it answered, where that could not be kept yet.
    chosen: Option<A>,
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
        Some(Thinking { seat, revision, answer, chosen: None })
    }
}

impl<G: Spoken + Knowledge> Played for Here<G> {
    type Game = G;

    fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    fn seated(&self) -> &[Chair] {
        &self.chairs
    }

    fn keep(&mut self, next: Journal<G>, row: &Row<G::Action>) -> Result<(), Trouble> {
        self.log
            .write(&line(row))
            .map_err(|error| Trouble::NotSaved { file: self.log.path().to_owned(), why: error.to_string() })?;
        self.journal = next;
        self.finish_if_over();
        Ok(())
    }

    fn let_bots_act(&mut self) -> Result<bool, Trouble> {
        let now = self.journal.revision();
        let Some(thinking) = self.thinking.take().filter(|thinking| thinking.revision == now) else {
            self.thinking = self.think();
            return Ok(false);
        };
        let answer = thinking.chosen.map_or_else(|| thinking.answer.try_recv(), Ok);
        match answer {
            Ok(action) => match self.play(thinking.seat, action) {
                Ok(()) => {
                    self.thinking = self.think();
                    Ok(true)
                }
                Err(trouble) => {
                    // What could not be kept is tried again.
                    self.thinking = Some(Thinking { chosen: Some(action), ..thinking });
                    Err(trouble)
                }
            },
            Err(TryRecvError::Empty) => {
                self.thinking = Some(thinking);
                Ok(false)
            }
            Err(TryRecvError::Disconnected) => {
                // It would fail again.
                self.thinking = Some(thinking);
                Err(Trouble::BotFailed)
            }
        }
    }

    fn file(&self) -> Option<&Path> {
        Some(self.log.path())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Sitter, Table};
    use std::path::PathBuf;

    /// A game against a bot in a folder of its own, which goes when the test ends.
    struct Game(Here<caylus::State>, PathBuf);

    impl Game {
        fn begin(name: &str) -> Game {
            let folder = std::env::temp_dir().join(format!("bailiwick-here-{}-{name}", std::process::id()));
            let chair = |name: &str, sitter| Chair { name: name.to_owned(), sitter };
            let beginning = Beginning {
                game: "caylus".to_owned(),
                rules_version: 1,
                options: String::new(),
                seed: 1,
                chairs: vec![chair("Maud", Sitter::Here), chair("Odile", Sitter::Bot("random".to_owned()))],
            };
            Game(Here::begin(&folder, beginning).expect("the game can begin"), folder)
        }

        /// Looks until something happens or is wrong.
        fn look(&mut self) -> Result<bool, Trouble> {
            loop {
                match self.0.refresh() {
                    Ok(false) => thread::yield_now(),
                    looked => return looked,
                }
            }
        }

        /// Plays until a bot is to act.
        fn until_a_bot_is_asked(&mut self) {
            while self.0.to_act().iter().all(|seat| self.0.mine().contains(seat)) {
                let ask = self.0.ask(Seat::One).expect("it is his turn");
                self.0.act(Seat::One, ask.legal[0]).expect("it is legal");
            }
        }
    }

    impl Drop for Game {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.1);
        }
    }

    #[test]
    fn a_bot_that_fails_is_told_for_as_long_as_it_does_not_play() {
        let mut game = Game::begin("fails");
        game.until_a_bot_is_asked();
        let seat = game.0.to_act().lowest().expect("a bot is to act");
        let (_, answer) = channel();
        game.0.thinking = Some(Thinking { seat, revision: game.0.revision(), answer, chosen: None });
        for _ in 0..3 {
            assert_eq!(game.0.refresh(), Err(Trouble::BotFailed));
        }
        // Whoever resumes the game lets it think again.
        game.0.thinking = None;
        assert_eq!(game.look(), Ok(true));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_a_full_disk_does_not_take_was_not_done_and_is_done_once_there_is_room() {
        let mut game = Game::begin("full");
        game.until_a_bot_is_asked();
        let before = game.0.revision();
        let full = || Log::full().expect("Linux has such a file");
        let disk = std::mem::replace(&mut game.0.log, full());
        for _ in 0..3 {
            assert!(matches!(game.look(), Err(Trouble::NotSaved { .. })));
        }
        assert_eq!(game.0.revision(), before);
        game.0.log = disk;
        while game.0.ask(Seat::One).is_none() {
            assert_eq!(game.look(), Ok(true));
        }
        let (before, ask) = (game.0.revision(), game.0.ask(Seat::One).expect("it is his turn"));
        let disk = std::mem::replace(&mut game.0.log, full());
        assert!(matches!(game.0.act(Seat::One, ask.legal[0]), Err(Trouble::NotSaved { .. })));
        assert_eq!(game.0.revision(), before);
        game.0.log = disk;
        assert_eq!(game.0.act(Seat::One, ask.legal[0]), Ok(()));
    }
}
