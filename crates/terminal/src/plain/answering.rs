//! A decision of someone at this terminal: the question, the lines that answer it, and what they do.

use super::waiting::Looked;
use super::{Command, Ended, InputLine, POLLING, Plain};
use crate::advice::next_depth;
use crate::{PendingDecision, Question, TableError};
use game::Seat;
use std::io::{self, Write};
use words::Spoken;

/// Longest list of answers that is printed unasked.
const LONGEST_LIST: usize = 40;

/// What comes after a line.
enum Next {
    /// Read another line.
    Line,
    /// Something happened: look at the table again.
    Look,
    /// The player leaves.
    Leave,
}

/// What comes first while an answer is awaited.
enum Heard {
    Typed(InputLine),
    /// Others did something.
    News,
    /// The game cannot go on.
    Failed(TableError),
}

impl<G: Spoken, O: Write> Plain<'_, G, O> {
    /// Asks until something has happened.
    pub(super) fn decide(&mut self, decision: &PendingDecision<G>) -> io::Result<Ended> {
        self.printer.news(self.table, self.table.decider(decision.seat))?;
        self.printer.question(self.table, decision)?;
        self.printer.answers(self.table, decision, |_, _| true, LONGEST_LIST)?;
        loop {
            self.printer.input_prompt(self.console.interactive)?;
            let line = match self.hear()? {
                Heard::Typed(InputLine::Text(line)) => line,
                Heard::Typed(InputLine::TooLong) => {
                    self.printer.too_long()?;
                    continue;
                }
                Heard::Typed(InputLine::End) => return Ok(Ended::Left),
                Heard::News => return Ok(Ended::Moved),
                Heard::Failed(error) => return Ok(Ended::Failed(error)),
            };
            if !self.console.interactive {
                self.printer.echo(&line)?;
            }
            match self.obey(decision, Command::read(self.words, &line))? {
                Next::Line => {}
                Next::Look => return Ok(Ended::Moved),
                Next::Leave => return Ok(Ended::Left),
            }
        }
    }

    /// Waits for a line, or for others: what they do is told when it happens, and then all is asked again.
    fn hear(&mut self) -> io::Result<Heard> {
        let [mut pause, longest] = POLLING;
        // What a person has typed so far stands on the current line.
        let before = if self.console.interactive { "\n" } else { "" };
        loop {
            if self.lines.peek(pause)?.is_some() {
                return Ok(Heard::Typed(self.lines.wait()?));
            }
            pause = (pause * 2).min(longest);
            match self.look(before)? {
                Looked::Same => {}
                Looked::Told => self.printer.input_prompt(self.console.interactive)?,
                Looked::Changed => {
                    self.printer.begin_line(before)?;
                    return Ok(Heard::News);
                }
                Looked::Failed(error) => return Ok(Heard::Failed(error)),
            }
        }
    }

    fn obey(&mut self, decision: &PendingDecision<G>, command: Command) -> io::Result<Next> {
        let sight = self.table.decider(decision.seat);
        match command {
            Command::Nothing => {}
            Command::Help => self.printer.help(self.may_take_back(), Some(decision.rule))?,
            Command::State => self.printer.state(self.table, sight)?,
            Command::Why(text) => self.printer.why(self.table, decision, &text)?,
            Command::Rule(id) => self.printer.rule(if id.is_empty() { decision.rule } else { &id })?,
            Command::Log => self.printer.whole_log(self.table, sight)?,
            Command::Back(steps) => self.printer.back(self.table, sight, steps)?,
            Command::List(text) => {
                let part = text.to_lowercase();
                let fits =
                    |notation: &str, short: &str| notation.contains(&part) || short.to_lowercase().contains(&part);
                self.printer.answers(self.table, decision, fits, usize::MAX)?;
            }
            Command::Hint => {
                let depth = next_depth(&self.table.hints().1, &self.table.log(sight), decision.seat);
                self.ask(Question::Hint(decision.seat, depth))?;
            }
            Command::Explain(back) => self.explain(sight, back)?,
            Command::Undo => return Ok(if self.undo()? { Next::Look } else { Next::Line }),
            Command::Quit => return Ok(Next::Leave),
            Command::Number(number) => match decision.legal.get(number.wrapping_sub(1)) {
                Some(action) => return self.act(decision.seat, *action),
                None => self.printer.no_such_number(number, decision.legal.len())?,
            },
            Command::Act(seat, text) => return self.attempt(decision, seat.unwrap_or(decision.seat), &text),
        }
        Ok(Next::Line)
    }

    /// Does an action by its notation, or says why it is refused.
    fn attempt(&mut self, decision: &PendingDecision<G>, seat: Seat, text: &str) -> io::Result<Next> {
        if self.console.interactive && G::HIDDEN && seat != decision.seat {
            self.printer.not_for_others(self.table, decision.seat)?;
            return Ok(Next::Line);
        }
        // The answers of a script may come in another order than they are asked for here.
        let Some(other) = self.table.decision(seat) else {
            self.printer.not_asked(self.table, seat, decision.seat)?;
            return Ok(Next::Line);
        };
        match text.parse::<G::Action>() {
            Ok(action) if other.legal.contains(&action) => return self.act(seat, action),
            Ok(action) => self.printer.refused(self.table, &other, action)?,
            Err(_) => self.printer.unknown(self.table, &other, text)?,
        }
        Ok(Next::Line)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> io::Result<Next> {
        match self.table.act(seat, action) {
            Ok(()) | Err(TableError::OnItsWay) => Ok(Next::Look),
            Err(error) => {
                self.printer.error(&error)?;
                // Others were quicker: the question may not be asked any more.
                Ok(if error == TableError::Changed { Next::Look } else { Next::Line })
            }
        }
    }
}
