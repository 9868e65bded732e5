//! A game line by line: what happened since, what is asked, the answers with their numbers. Made for screen readers and for
//! scripts: everything that is said is a sentence, nothing is ever drawn over, and what is typed may come from a file.
//!
//! `mod.rs` is the loop of a game, `waiting` is what happens while others act, `answering` while someone here is asked,
//! `advising` hints and what bots answer, `review` what can be asked after the end. `command` reads what is typed, `printer`
//! says everything, `input` reads lines on a thread of its own.

mod advising;
mod answering;
mod command;
mod input;
mod printer;
mod review;
#[cfg(test)]
mod tests;
mod waiting;

use crate::connection::{Connection, Requests};
use crate::{End, GameTable, PendingDecision, TableError};
use command::Command;
use game::{Screen, Seat, Sight};
use input::{InputLine, InputLines};
use printer::Printer;
use std::io::{self, BufRead, Write};
use std::time::Duration;
use words::{Spoken, Words};

/// Pause before the table is looked at again: the first one, and the longest.
const POLLING: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(100)];

/// What input and output are connected to.
#[derive(Clone, Copy, Debug)]
pub struct Console {
    /// A person types: then input is not echoed, people answer for themselves only, and people who share the terminal
    /// see a curtain before what is secret.
    pub interactive: bool,
    /// Where lines are shown.
    pub output: Output,
}

/// Where lines are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Output {
    /// In a file or another program.
    Redirected,
    /// On a terminal, which can be cleared.
    Terminal,
    /// On a terminal that can only scroll.
    DumbTerminal,
}

/// Plays a game line by line until it is over or the input ends.
///
/// # Errors
///
/// If the input cannot be read or the output cannot be written.
pub fn run<G: Spoken>(
    table: &mut dyn GameTable<G>,
    words: &Words,
    input: impl BufRead + Send + 'static,
    output: impl Write,
    console: Console,
) -> io::Result<End> {
    Plain::new(table, words, input, output, console).play()
}

/// A game that is played line by line.
pub(crate) struct Plain<'a, G: Spoken, O> {
    table: &'a mut dyn GameTable<G>,
    words: &'a Words,
    printer: Printer<'a, G, O>,
    lines: InputLines,
    console: Console,
    /// The seat of the person before the terminal, where others who share it may not see the same.
    pub(crate) present: Option<Seat>,
    /// The connection as it was last told.
    connection: Connection,
    requests: Requests,
}

/// How waiting or asking ends.
enum Ended {
    /// Something has happened: look who is asked now.
    Moved,
    /// The player leaves.
    Left,
    /// The game cannot go on.
    Failed(TableError),
}

/// What comes of a curtain.
enum Curtain {
    /// The person who is asked is there, or there was no curtain.
    Raised,
    /// Whoever acted last has taken it back.
    Undone,
    /// The player leaves.
    Left,
}

impl<'a, G: Spoken, O: Write> Plain<'a, G, O> {
    pub(crate) fn new(
        table: &'a mut dyn GameTable<G>,
        words: &'a Words,
        input: impl BufRead + Send + 'static,
        output: O,
        console: Console,
    ) -> Plain<'a, G, O> {
        Plain {
            table,
            printer: Printer::new(words, output),
            words,
            lines: InputLines::of(input),
            console,
            present: None,
            connection: Connection::Ready,
            requests: Requests::default(),
        }
    }

    fn play(&mut self) -> io::Result<End> {
        self.printer.hello(self.table)?;
        loop {
            self.hide_secrets()?;
            match self.wait()? {
                Ended::Moved => {}
                Ended::Left => return self.leave(),
                Ended::Failed(error) => return Ok(End::Failed(error)),
            }
            let Some(decision) = self.decision() else { return self.end() };
            let asked = match self.raise_curtain()? {
                Curtain::Raised => self.decide(&decision)?,
                Curtain::Undone => Ended::Moved,
                Curtain::Left => Ended::Left,
            };
            match asked {
                Ended::Moved => {}
                Ended::Left => return self.leave(),
                Ended::Failed(error) => return Ok(End::Failed(error)),
            }
        }
    }

    fn end(&mut self) -> io::Result<End> {
        // The last lines are told as the first seat here saw it happen.
        let sight = self.table.sight();
        let as_seen = sight.held().lowest().and_then(|seat| sight.choose(seat).ok());
        self.printer.news(self.table, as_seen.unwrap_or(sight))?;
        self.printer.end(self.table)?;
        self.review()?;
        Ok(End::Over)
    }

    fn leave(&mut self) -> io::Result<End> {
        self.printer.left(self.table)?;
        Ok(End::Left)
    }

    /// The decision that is asked for next.
    pub(crate) fn decision(&self) -> Option<PendingDecision<G>> {
        self.sight().asked().and_then(|seat| self.table.decision(seat))
    }

    /// How the people here look at the game: all of them, or with the seat of the one who is there.
    fn sight(&self) -> Sight {
        let sight = self.table.sight();
        self.present.and_then(|seat| sight.choose(seat).ok()).unwrap_or(sight)
    }

    /// Clears the terminal when a person who shares it is no longer asked, so that nothing of theirs can be read.
    fn hide_secrets(&mut self) -> io::Result<()> {
        let to_act = self.table.to_act();
        if self.present.is_none_or(|seat| to_act.contains(seat)) {
            return Ok(());
        }
        let is_next_here = !self.table.mine().intersection(to_act).is_empty();
        let is_still_there = self.sight().meanwhile().is_some_and(|sight| self.table.may_undo(sight));
        // The next curtain clears by itself, and a person who may undo is still there.
        if is_next_here || self.table.outcome().is_some() || is_still_there {
            return Ok(());
        }
        self.present = None;
        self.printer.clear(self.console.output)
    }

    /// The seat that has to come to the terminal before anything is shown, where people share it and have secrets.
    pub(crate) fn curtain(&self) -> Option<Seat> {
        match self.sight().screen() {
            Screen::Curtain { next, .. } => Some(next),
            Screen::Table(_) => None,
        }
    }

    /// Where people share a terminal and have secrets, waits for the one who is asked.
    fn raise_curtain(&mut self) -> io::Result<Curtain> {
        let Some(next) = self.curtain().filter(|_| self.console.interactive) else { return Ok(Curtain::Raised) };
        self.present = None;
        self.printer.clear(self.console.output)?;
        // Only an empty line raises it: anything else may have been typed before the curtain was read.
        loop {
            self.printer.curtain(self.table, next, self.may_take_back())?;
            let line = match self.lines.wait()? {
                InputLine::Text(line) => line,
                InputLine::TooLong => continue,
                InputLine::End => return Ok(Curtain::Left),
            };
            if line.trim().is_empty() {
                self.present = Some(next);
                return Ok(Curtain::Raised);
            }
            match Command::read(self.words, &line) {
                Command::Quit => return Ok(Curtain::Left),
                Command::Undo if self.may_take_back() && self.undo()? => return Ok(Curtain::Undone),
                _ => {}
            }
        }
    }

    /// Whether those at the terminal may undo. In a script all answers are in one hand.
    pub(crate) fn may_take_back(&self) -> bool {
        let sight = self.sight();
        self.table.may_undo(if self.console.interactive { sight.screen().sight() } else { sight })
    }

    /// Undoes if those at the terminal may. Returns whether something has happened.
    fn undo(&mut self) -> io::Result<bool> {
        let undone =
            if self.may_take_back() { self.requests.undo(self.table) } else { Err(TableError::NothingToTakeBack) };
        match undone {
            Ok(()) => self.printer.taken_back(self.table)?,
            Err(TableError::OnItsWay) => {}
            Err(error) => {
                self.printer.error(&error)?;
                return Ok(false);
            }
        }
        Ok(true)
    }
}
