//! Hints for those who play, and what bots answer when they are asked why: who may ask, and who thinks about it.

use super::Service;
use super::write::Written;
use crate::advising::{AdviceWork, MOST_AT_ONCE, Question, TakenAction};
use crate::dyn_game::DynGame;
use crate::error::{Error, Forbidden, NotFound};
use crate::secret::Secret;
use crate::table::{Table, ToThinkAbout, Viewer};
use game::{HintDepth, NoHint, Seat, Seating};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use study::{Advice, StudyError};
use words::Words;

/// Iterations of a thought, unless bots may not think as long here: those of a master.
const ITERATIONS: u32 = 2000;

/// What somebody who asked for a hint gets.
pub(crate) struct GivenHint {
    /// What can be said of the decision.
    pub(crate) advice: Arc<Advice>,
    /// The line of the log that says so.
    pub(crate) written: Written,
}

impl From<NoHint> for Error {
    fn from(why: NoHint) -> Error {
        Error::Forbidden(match why {
            NoHint::NotAgreed => Forbidden::Hint,
            NoHint::NotAsked => Forbidden::HintNow,
            NoHint::Over => Forbidden::Over,
        })
    }
}

impl From<StudyError> for Error {
    fn from(error: StudyError) -> Error {
        match error {
            // The game has moved on.
            StudyError::Stopped => Error::Conflict,
            StudyError::NoAnalyst { .. } => NotFound::Analyst.into(),
            error => Error::internal(error),
        }
    }
}

impl Service {
    /// Gives a viewer a hint about the decision of a seat of theirs, if it is still the one of a revision. That they asked is in
    /// the log before they get it.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: &Viewer,
        (seat, revision): (Option<Seat>, Option<u64>),
        depth: HintDepth,
    ) -> Result<GivenHint, Error> {
        if let Some(revision) = revision {
            self.catch_up(table, revision).await?;
        }
        let seat = self.acting(table, viewer, seat)?;
        let thinking = table.to_think_about();
        let now = thinking.play.clone();
        now.may_ask_hint(seat, table.bots_for_good(&*now))?;
        if revision.is_some_and(|revision| !now.still_asked(seat, revision)) {
            return Err(Error::Conflict);
        }
        let asked_at = now.asked_at();
        let question = Question::Hint { asked_at, seat };
        let advice =
            self.think_about(table, viewer, question, thinking, move |now, work| now.advise(seat, work)).await?;
        let written = self.note_hint(table, (seat, asked_at), depth).await?;
        Ok(GivenHint { advice, written })
    }

    /// Writes down that a seat that was asked at a revision has had a hint, unless the log says so already.
    async fn note_hint(
        self: &Arc<Self>,
        table: &Arc<Table>,
        (seat, asked_at): (Seat, u64),
        depth: HintDepth,
    ) -> Result<Written, Error> {
        let now = table.now();
        if now.asked_at() == asked_at && now.hint_given(seat) >= Some(depth) {
            // What was drawn before the answer was there is of no use any more.
            table.new_edition();
            return Ok(Written { revision: now.revision() });
        }
        let at = table.clone();
        let decide = move |now: &dyn DynGame| {
            if now.asked_at() != asked_at {
                return Err(Error::Conflict);
            }
            now.may_ask_hint(seat, at.bots_for_good(now))?;
            Ok(now.note_hint(seat, depth))
        };
        self.write(table, decide).await
    }

    /// Why the bot that took an action took it, counted from 1; everybody who sees the table may ask. Where something is hidden,
    /// bots answer when the game is over.
    pub(crate) async fn why(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: &Viewer,
        at: usize,
    ) -> Result<Arc<Advice>, Error> {
        let thinking = table.to_think_about();
        let now = thinking.play.clone();
        let number = at.checked_sub(1).ok_or(NotFound::Step)?;
        let TakenAction { seat, row, by } = now.taken(number).ok_or(NotFound::Step)?;
        let is_bot = match by {
            Some(Seating::Bot(_)) => true,
            Some(Seating::Person(_)) => false,
            None => table.began_with_bot(seat),
        };
        if !is_bot {
            return Err(Forbidden::NotABot.into());
        }
        if self.kind(&table.header.game)?.hidden && !now.over() {
            return Err(Forbidden::BotSecret.into());
        }
        let explain = move |now: &dyn DynGame, work: &AdviceWork<'_>| now.explain(number, work);
        self.think_about(table, viewer, Question::Why { row }, thinking, explain).await
    }

    /// The answer to a question about the game: the one that is kept, or one that is thought of now, apart from the threads that
    /// serve requests. A hint is given up when something else is asked.
    async fn think_about(
        self: &Arc<Self>,
        table: &Arc<Table>,
        viewer: &Viewer,
        question: Question,
        thinking: ToThinkAbout,
        think: impl FnOnce(&dyn DynGame, &AdviceWork<'_>) -> Result<Advice, StudyError> + Send + 'static,
    ) -> Result<Arc<Advice>, Error> {
        if !(self.kind(&table.header.game)?.has_analyst)() {
            return Err(NotFound::Analyst.into());
        }
        if let Some(known) = table.answers.get(question) {
            return Ok(known);
        }
        let who = viewer.secret.as_ref().map(Secret::hash).unwrap_or_default();
        let _asking = self.askers.ask(who).ok_or(Error::TooManyQuestions { most: MOST_AT_ONCE })?;
        let _turn = table.answers.thinking.lock().await;
        if let Some(known) = table.answers.get(question) {
            return Ok(known);
        }
        let (at, iterations) = (table.clone(), ITERATIONS.min(self.most_iterations));
        let work = move |_: &Service| {
            let now = &*thinking.play;
            let chairs = at.chairs(now);
            let names = |words: &Words| words::shown_names(words, &chairs, None);
            let never = AtomicBool::new(false);
            let stop = if matches!(question, Question::Hint { .. }) { &*thinking.stop } else { &never };
            think(now, &AdviceWork { iterations, names: &names, stop })
        };
        let advice = Arc::new(self.heavy(work).await??);
        table.answers.keep(question, advice.clone());
        Ok(advice)
    }
}
