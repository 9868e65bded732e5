//! Hints, and bots that are asked why.

use super::{Overlay, OverlayPage, Reaction, Session};
use crate::advice::{last_of_bots, next_depth};
use crate::screen::terminal_board::TerminalBoard;
use crate::{NoAdvice, Question, TableError, ToldAdvice};
use game::NoHint;

impl<G: TerminalBoard> Session<'_, G> {
    /// Asks for a hint: first what to look at, then the best actions.
    pub(super) fn ask_hint(&mut self) -> Reaction {
        let Some(seat) = self.seen.decision.as_ref().map(|decision| decision.seat) else {
            return self.fail(TableError::NoAdvice(NoAdvice::Hint(NoHint::NotAsked)));
        };
        let depth = next_depth(&self.table.hints().1, &self.seen.log, seat);
        self.ask(Question::Hint(seat, depth))
    }

    /// Asks the bot that acted last why it did so.
    pub(super) fn ask_why(&mut self) -> Reaction {
        match last_of_bots(&self.seen.log, &self.seen.chairs, 0) {
            Some(number) => self.ask(Question::Why(number)),
            None => self.fail(TableError::NoAdvice(NoAdvice::NoStep)),
        }
    }

    fn ask(&mut self, question: Question) -> Reaction {
        match self.table.ask(question) {
            Ok(()) => {
                self.say("hint-thinking");
                Reaction::Redraw
            }
            Err(error) => self.fail(error),
        }
    }

    /// Takes in an answer, if one has come, and opens it. Says whether one has.
    pub(super) fn take_advice(&mut self) -> bool {
        match self.table.answered() {
            None => return false,
            Some(Err(error)) => {
                self.fail(error);
            }
            Some(Ok(told)) => self.show_advice(&told),
        }
        true
    }

    /// Opens an answer. A hint is for the person who asked for it, and they may have gone.
    fn show_advice(&mut self, told: &ToldAdvice) {
        self.look_again();
        let asked = self.seen.decision.as_ref().map(|decision| decision.seat).filter(|_| self.seen.curtain.is_none());
        if let Question::Hint(seat, _) = told.question
            && asked != Some(seat)
        {
            return;
        }
        self.state.note = None;
        let told = told.paragraphs(self.words, &self.seen.names);
        self.state.overlay = Some(Overlay { told, ..Overlay::new(OverlayPage::Advice) });
    }
}
