//! Hints, and bots that are asked why.

use super::Plain;
use crate::advice::last_of_bots;
use crate::game_table::names;
use crate::{NoAdvice, Question, TableError};
use game::Sight;
use std::io::{self, Write};
use std::thread::sleep;
use std::time::{Duration, Instant};
use words::Spoken;

/// How often it is looked whether an answer has come.
const LOOK: Duration = Duration::from_millis(10);
/// Longest time to wait for an answer.
const LONGEST: Duration = Duration::from_secs(120);

impl<G: Spoken, O: Write> Plain<'_, G, O> {
    /// Asks, waits for the answer and tells it.
    pub(super) fn ask(&mut self, question: Question) -> io::Result<()> {
        if let Err(error) = self.table.ask(question) {
            return self.printer.error(&error);
        }
        let began = Instant::now();
        while began.elapsed() < LONGEST {
            match self.table.answered() {
                Some(Ok(told)) => {
                    let names = names(self.words, self.table);
                    return self.printer.paragraphs(&told.paragraphs(self.words, &names));
                }
                Some(Err(error)) => return self.printer.error(&error),
                None => sleep(LOOK),
            }
        }
        self.printer.error(&TableError::Changed)
    }

    /// Asks the bot that acted last, or a number of actions ago, why it did so.
    pub(super) fn explain(&mut self, sight: Sight, back: usize) -> io::Result<()> {
        let back = back.saturating_sub(1);
        match last_of_bots(&self.table.log(sight), self.table.chairs(), back) {
            Some(number) => self.ask(Question::Why(number)),
            None => self.printer.error(&TableError::NoAdvice(NoAdvice::NoStep)),
        }
    }
}
