//! A table whose whole journal is at hand: all of [`GameTable`] follows from the journal and the chairs, except for how an
//! action is stored and when bots act.

use crate::game_table::why_not;
use crate::{AnalysisStand, GameTable, NoAdvice, PendingDecision, Question, TableError, ToldAdvice};
use game::{AskedHint, Entry, Game, HintDepth, Illegal, Journal, LogRow, Outcome, Seat, SeatSet, Sight};
use std::path::Path;
use words::{Chair, Sitter, Spoken, bot_seats, seats_where};

/// The actions of the game of a table.
type Action<P> = <<P as JournalTable>::Game as Game>::Action;

/// A table whose journal is at hand. All people sit at this terminal.
pub trait JournalTable {
    /// The game that is played.
    type Game: Spoken;

    /// Everything that was done so far.
    fn journal(&self) -> &Journal<Self::Game>;
    /// Who sits where, by seat.
    fn seated(&self) -> &[Chair];
    /// Stores a row of the log, and makes `next` the journal once that is done.
    ///
    /// # Errors
    ///
    /// If it cannot be stored; then nothing has changed.
    fn keep(&mut self, next: Journal<Self::Game>, row: &LogRow<Action<Self>>) -> Result<(), TableError>;
    /// Lets bots act, without waiting. Returns whether any did.
    ///
    /// # Errors
    ///
    /// If a bot fails, or its action cannot be stored.
    fn let_bots_act(&mut self) -> Result<bool, TableError>;
    /// Whether people want to be warned of choices that may come to nothing.
    fn is_warning(&self) -> bool {
        true
    }
    /// Has the game analysed, see [`GameTable::analyse`].
    fn begin_analysis(&mut self) {}
    /// How that stands, see [`GameTable::analysis`].
    fn analysis_stand(&self) -> Option<AnalysisStand> {
        None
    }
    /// The file of the game.
    fn file(&self) -> Option<&Path>;
    /// Whether decisions can be thought about here, to give hints and explanations.
    fn is_studied(&self) -> bool {
        false
    }
    /// Begins to think about a question that may be asked; what was thought about before is given up.
    fn begin_thought(&mut self, _question: Question) {}
    /// What came of it, once it is there.
    fn thought(&mut self) -> Option<Result<ToldAdvice, TableError>> {
        None
    }

    /// Whether a question may be asked.
    ///
    /// # Errors
    ///
    /// [`TableError::NoAdvice`] says why not.
    fn check(&self, question: Question) -> Result<(), TableError> {
        let journal = self.journal();
        let refused = match question {
            _ if !self.is_studied() => Err(NoAdvice::NoAnalyst),
            Question::Hint(seat, _) => journal.may_ask_hint(seat, bot_seats(self.seated())).map_err(NoAdvice::Hint),
            Question::Why(number) => match number.checked_sub(1).and_then(|number| journal.taken(number)) {
                None => Err(NoAdvice::NoStep),
                Some((seat, ..)) if !bot_seats(self.seated()).contains(seat) => Err(NoAdvice::NotABot),
                Some(_) if Self::Game::HIDDEN && !journal.over() => Err(NoAdvice::Secret),
                Some(_) => Ok(()),
            },
        };
        refused.map_err(TableError::NoAdvice)
    }

    /// Does an action for any seat.
    ///
    /// # Errors
    ///
    /// If the rules forbid it, or it cannot be stored.
    fn play(&mut self, seat: Seat, action: Action<Self>) -> Result<(), TableError> {
        let mut next = self.journal().clone();
        next.play(seat, action).map_err(TableError::Illegal)?;
        self.keep(next, &LogRow::Act(seat, action))
    }
}

impl<G: Spoken, P: JournalTable<Game = G>> GameTable<G> for P {
    fn revision(&self) -> u64 {
        self.journal().revision()
    }

    fn chairs(&self) -> &[Chair] {
        self.seated()
    }

    fn warns(&self) -> bool {
        self.is_warning()
    }

    fn mine(&self) -> SeatSet {
        seats_where(self.seated(), |sitter| *sitter == Sitter::Person)
    }

    fn to_act(&self) -> SeatSet {
        self.journal().state().to_act()
    }

    fn view(&self, sight: Sight) -> G::View {
        sight.view(self.journal().state())
    }

    fn log(&self, sight: Sight) -> Vec<Entry<G>> {
        self.journal().entries(sight.viewpoint(), sight.is_open())
    }

    fn decision(&self, seat: Seat) -> Option<PendingDecision<G>> {
        if !self.mine().contains(seat) {
            return None;
        }
        PendingDecision::of(self.journal().state(), seat)
    }

    fn why_not(&self, seat: Seat, action: G::Action) -> Option<Illegal> {
        why_not(self.journal().state(), seat, action)
    }

    fn scores(&self) -> Vec<i32> {
        self.journal().state().scores()
    }

    fn others(&self) -> Vec<(String, i32)> {
        self.journal().state().others().into_iter().map(|(name, points)| (name.to_owned(), points)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.journal().state().outcome()
    }

    fn may_undo(&self, sight: Sight) -> bool {
        self.journal().undo_left(sight, bot_seats(self.seated())).is_some()
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError> {
        if !self.mine().contains(seat) {
            return Err(TableError::NotYourSeat);
        }
        self.play(seat, action)
    }

    fn undo(&mut self) -> Result<(), TableError> {
        let left = self.journal().undo_left(self.sight(), bot_seats(self.seated()));
        let left = left.ok_or(TableError::NothingToTakeBack)?;
        let mut next = self.journal().clone();
        next.undo(left);
        self.keep(next, &LogRow::Undo { left })
    }

    fn refresh(&mut self) -> Result<bool, TableError> {
        self.let_bots_act()
    }

    fn analyse(&mut self) {
        self.begin_analysis();
    }

    fn analysis(&self) -> Option<AnalysisStand> {
        self.analysis_stand()
    }

    fn hints(&self) -> (bool, Vec<AskedHint>) {
        (self.journal().are_hints_agreed(), self.journal().hints())
    }

    fn may_hint(&self, seat: Seat) -> bool {
        self.check(Question::Hint(seat, HintDepth::Nudge)).is_ok()
    }

    fn ask(&mut self, question: Question) -> Result<(), TableError> {
        self.check(question)?;
        self.begin_thought(question);
        Ok(())
    }

    fn answered(&mut self) -> Option<Result<ToldAdvice, TableError>> {
        let told = match self.thought()? {
            Ok(told) => told,
            Err(error) => return Some(Err(error)),
        };
        if let Question::Hint(seat, depth) = told.question
            && self.journal().hint_given(seat) < Some(depth)
        {
            let mut next = self.journal().clone();
            next.note_hint(seat, depth);
            if let Err(error) = self.keep(next, &LogRow::Hint(seat, depth)) {
                return Some(Err(error));
            }
        }
        Some(Ok(told))
    }

    fn saved(&self) -> Option<&Path> {
        self.file()
    }
}
