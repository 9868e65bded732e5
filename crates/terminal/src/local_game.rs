//! A game that is played at this terminal: its journal, its file, and bots that think on threads of their own.

use crate::analysis::AnalysisWork;
use crate::save_file::{SaveLog, line};
use crate::{
    AnalysisStand, JournalTable, NoAdvice, Question, SaveError, SaveHeader, SavedGame, TableError, ToldAdvice,
};
use bots::{BotGame, BotTurn, Level, StopOnDrop};
use game::{HintDepth, Journal, LogRow, RulesOf, Seat, Seed, Start};
use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use study::{Advice, Scope};
use words::{Chair, Spoken, Words, bot_seats};

/// A game that is played at this terminal.
pub struct LocalGame<G: Spoken + BotGame> {
    seed: Seed,
    journal: Journal<G>,
    chairs: Vec<Chair>,
    /// The levels of the bots, by seat.
    levels: Vec<Option<Level>>,
    thinking: Option<Thinking<G::Action>>,
    /// A question that is thought about.
    asking: Option<Asking>,
    log: SaveLog,
    warns: bool,
    /// The analysis of the game, once somebody asks for it.
    analysis: Option<AnalysisWork>,
}

/// A bot that thinks.
struct Thinking<A> {
    seat: Seat,
    /// The revision that it thinks about: its answer is dropped if the table has changed.
    revision: u64,
    answer: Receiver<A>,
    /// Its answer, if that could not be written yet.
    chosen: Option<A>,
    /// Ends its thought when nobody waits for the answer any more.
    _stop: StopOnDrop,
}

/// A question that is thought about on a thread of its own.
struct Asking {
    question: Question,
    /// When what is asked was asked: a hint about something else is of no use.
    asked_at: u64,
    answer: Receiver<Advice>,
    /// Ends the thought when nobody waits for the answer any more.
    _stop: StopOnDrop,
}

/// The search for a hint is that of a master, with the same seed for all, so that a position always has the same hint.
const SCOPE: Scope<'static> = Scope::MASTER;

impl<G: Spoken + BotGame> LocalGame<G> {
    /// The same game, in which everybody agrees that hints may be asked for. It is written before the first action.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn with_hints(mut self) -> Result<LocalGame<G>, TableError> {
        let mut next = self.journal.clone();
        next.agree_on_hints();
        self.keep(next, &LogRow::HintsAgreed)?;
        Ok(self)
    }

    /// Begins a game and creates its file in a folder.
    ///
    /// # Errors
    ///
    /// If the game cannot begin like this, or the file cannot be written.
    pub fn begin(folder: &Path, header: SaveHeader) -> Result<LocalGame<G>, SaveError> {
        let first = header.first_state::<G>()?;
        let log = SaveLog::create(folder, &header).map_err(|error| SaveError::from(error).in_file(folder))?;
        LocalGame::at_table(header, Journal::new(first), log)
    }

    /// Resumes a saved game.
    ///
    /// # Errors
    ///
    /// If a line of it breaks the rules, or a bot has a level that the game has not.
    pub fn resume(saved: SavedGame) -> Result<LocalGame<G>, SaveError> {
        let (header, journal, log) = saved.replay()?;
        let mut game = LocalGame::at_table(header, journal, log)?;
        game.finish_if_over();
        Ok(game)
    }

    fn at_table(header: SaveHeader, journal: Journal<G>, log: SaveLog) -> Result<LocalGame<G>, SaveError> {
        let levels = header.levels()?;
        levels.iter().flatten().try_for_each(|level| G::check_level(*level))?;
        let SaveHeader { seed, chairs, .. } = header;
        let (thinking, asking, analysis) = (None, None, None);
        Ok(LocalGame { seed, journal, chairs, levels, thinking, asking, log, warns: true, analysis })
    }

    /// The same game, with or without warnings of choices that may come to nothing.
    #[must_use]
    pub fn warning(self, warns: bool) -> LocalGame<G> {
        LocalGame { warns, ..self }
    }

    /// Replaces the file of a finished game by its record. If that fails, the lines are still there, and the next attempt to
    /// resume the game tries again.
    fn finish_if_over(&mut self) {
        if self.journal.over()
            && let Ok(record) = self.journal.record(Start::Seed(self.seed)).write(&RulesOf::<G>::RULES)
        {
            let _ = self.log.finish(&record);
        }
    }

    /// Starts the first bot that is to act.
    fn think(&self) -> Option<Thinking<G::Action>> {
        let state = self.journal.state();
        let bots = bot_seats(&self.chairs);
        let seat = state.to_act().iter().find(|seat| bots.contains(*seat))?;
        let level = self.levels.get(seat.index()).copied().flatten()?;
        let (asked, asked_at) = (self.journal.state_when_asked(), self.journal.asked_at());
        let turn = BotTurn::new(&asked, seat, level, self.seed, asked_at).ok()?;
        let (tell, answer) = channel();
        let stop = StopOnDrop::default();
        let stopped = stop.flag();
        thread::spawn(move || {
            if let Some(action) = turn.choose_unless(&stopped) {
                // The receiver is gone if the table has changed meanwhile.
                let _ = tell.send(action);
            }
        });
        Some(Thinking { seat, revision: self.journal.revision(), answer, chosen: None, _stop: stop })
    }
}

impl<G: Spoken + BotGame> JournalTable for LocalGame<G> {
    type Game = G;

    fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    fn seated(&self) -> &[Chair] {
        &self.chairs
    }

    fn keep(&mut self, next: Journal<G>, row: &LogRow<G::Action>) -> Result<(), TableError> {
        self.log
            .write(&line(row))
            .map_err(|error| TableError::NotSaved { file: self.log.path().to_owned(), why: error.to_string() })?;
        self.journal = next;
        self.finish_if_over();
        Ok(())
    }

    fn let_bots_act(&mut self) -> Result<bool, TableError> {
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
                    // What could not be written is tried again.
                    self.thinking = Some(Thinking { chosen: Some(action), ..thinking });
                    Err(trouble)
                }
            },
            Err(TryRecvError::Empty) => {
                self.thinking = Some(thinking);
                Ok(false)
            }
            Err(TryRecvError::Disconnected) => {
                // Another attempt would fail too.
                self.thinking = Some(thinking);
                Err(TableError::BotFailed)
            }
        }
    }

    fn is_warning(&self) -> bool {
        self.warns
    }

    fn begin_analysis(&mut self) {
        let is_failed = |work: &AnalysisWork| matches!(work.stand(), AnalysisStand::Failed(_));
        if self.journal.over() && self.analysis.as_ref().is_none_or(is_failed) {
            self.analysis = Some(AnalysisWork::here(&self.journal, self.seed, &self.chairs));
        }
    }

    fn analysis_stand(&self) -> Option<AnalysisStand> {
        let can_be = self.journal.over() && G::analyst().is_some();
        can_be.then(|| self.analysis.as_ref().map(AnalysisWork::stand).unwrap_or_default())
    }

    fn is_studied(&self) -> bool {
        G::analyst().is_some()
    }

    fn begin_thought(&mut self, question: Question) {
        let journal = &self.journal;
        let (seat, chosen, state, at) = match question {
            Question::Hint(seat, _) => (seat, None, journal.state_when_asked(), journal.asked_after()),
            Question::Why(number) => {
                let number = number.saturating_sub(1);
                let Some((seat, action, _)) = journal.taken(number) else { return };
                (seat, Some(action), journal.state_after(number), number)
            }
        };
        let (tell, answer) = channel();
        let stop = StopOnDrop::default();
        let (stopped, chairs) = (stop.flag(), self.chairs.clone());
        thread::spawn(move || {
            let (view, legal) = (state.remembered(seat), state.legal_actions(seat));
            let names = |words: &Words| words::shown_names(words, &chairs, None);
            let scope = Scope { stop: Some(&stopped), ..SCOPE };
            if let Ok(advice) = study::advise::<G>((&view, state.players(), seat, &legal), chosen, (scope, at), &names)
            {
                // The receiver is gone if something else was asked meanwhile.
                let _ = tell.send(advice);
            }
        });
        self.asking = Some(Asking { question, asked_at: journal.asked_at(), answer, _stop: stop });
    }

    fn thought(&mut self) -> Option<Result<ToldAdvice, TableError>> {
        let Asking { question, asked_at, answer, _stop } = self.asking.take()?;
        let is_past = match question {
            Question::Hint(seat, _) => {
                asked_at != self.journal.asked_at() || !self.journal.state().to_act().contains(seat)
            }
            Question::Why(_) => false,
        };
        match answer.try_recv() {
            _ if is_past => Some(Err(TableError::Changed)),
            Ok(advice) => {
                let nudge = advice.nudge.clone();
                let is_whole = question != Question::Hint(advice.seat, HintDepth::Nudge);
                Some(Ok(ToldAdvice { question, nudge, advice: is_whole.then(|| Box::new(advice)) }))
            }
            Err(TryRecvError::Empty) => {
                self.asking = Some(Asking { question, asked_at, answer, _stop });
                None
            }
            Err(TryRecvError::Disconnected) => Some(Err(TableError::NoAdvice(NoAdvice::NoAnalyst))),
        }
    }

    fn file(&self) -> Option<&Path> {
        Some(self.log.path())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameTable;
    use std::path::PathBuf;
    use words::Sitter;

    /// A game against a bot in a folder of its own, which goes when the test ends.
    struct Game(LocalGame<caylus::State>, PathBuf);

    impl Game {
        fn begin(name: &str) -> Game {
            let folder = std::env::temp_dir().join(format!("bailiwick-here-{}-{name}", std::process::id()));
            let chair = |name: &str, sitter| Chair { name: name.to_owned(), sitter };
            let beginning = SaveHeader {
                game: "caylus".to_owned(),
                rules_version: 1,
                options: String::new(),
                seed: 1.into(),
                chairs: vec![chair("Maud", Sitter::Person), chair("Odile", Sitter::Bot("random".to_owned()))],
            };
            Game(LocalGame::begin(&folder, beginning).expect("the game can begin"), folder)
        }

        /// Refreshes until something happens or fails.
        fn look(&mut self) -> Result<bool, TableError> {
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
                let decision = self.0.decision(Seat::One).expect("it is their turn");
                self.0.act(Seat::One, decision.legal[0]).expect("it is legal");
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
        game.0.thinking =
            Some(Thinking { seat, revision: game.0.revision(), answer, chosen: None, _stop: StopOnDrop::default() });
        for _ in 0..3 {
            assert_eq!(game.0.refresh(), Err(TableError::BotFailed));
        }
        // A game that is resumed lets it think again.
        game.0.thinking = None;
        assert_eq!(game.look(), Ok(true));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_a_full_disk_does_not_take_was_not_done_and_is_done_once_there_is_room() {
        let mut game = Game::begin("full");
        game.until_a_bot_is_asked();
        let before = game.0.revision();
        let full = || SaveLog::full().expect("Linux has such a file");
        let disk = std::mem::replace(&mut game.0.log, full());
        for _ in 0..3 {
            assert!(matches!(game.look(), Err(TableError::NotSaved { .. })));
        }
        assert_eq!(game.0.revision(), before);
        game.0.log = disk;
        while game.0.decision(Seat::One).is_none() {
            assert_eq!(game.look(), Ok(true));
        }
        let (before, decision) = (game.0.revision(), game.0.decision(Seat::One).expect("it is their turn"));
        let disk = std::mem::replace(&mut game.0.log, full());
        assert!(matches!(game.0.act(Seat::One, decision.legal[0]), Err(TableError::NotSaved { .. })));
        assert_eq!(game.0.revision(), before);
        game.0.log = disk;
        assert_eq!(game.0.act(Seat::One, decision.legal[0]), Ok(()));
    }
}
