//! A game line by line: what happened since, what is asked, the answers with their numbers. Made for screen readers and for
//! scripts: everything that is said is a sentence, nothing is ever drawn over, and what is typed may come from a file.

mod command;
mod said;
#[cfg(test)]
mod tests;

use crate::{Ask, End, Sitter, Table, Trouble};
use command::Command;
use game::{Seat, SeatSet};
use said::Said;
use std::io::{self, BufRead, Read, Write};
use std::thread::sleep;
use std::time::Duration;
use words::{Spoken, Words};

/// Nobody types a line as long as this.
const LONGEST_LINE: u64 = 4096;
/// How long is waited at first before bots and others are asked again, and at most.
const PATIENCE: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(100)];
/// More answers than these are listed only when somebody asks for them.
const MANY: usize = 40;
/// As many lines as no terminal shows at once.
const CURTAIN: usize = 100;

/// Plays a game line by line until it is over or the input ends. `by_hand` tells whether a person types: then nothing is
/// repeated that he has typed himself, and those who share the terminal see a curtain before what is secret.
pub fn run<G: Spoken>(
    table: &mut dyn Table<G>,
    words: &Words,
    input: impl BufRead,
    output: impl Write,
    by_hand: bool,
) -> io::Result<End> {
    Plain { table, said: Said::new(words, output), words, input, by_hand, behind_curtain: None }.play()
}

struct Plain<'a, G: Spoken, I, O> {
    table: &'a mut dyn Table<G>,
    words: &'a Words,
    said: Said<'a, O>,
    input: I,
    by_hand: bool,
    /// Who sits before the terminal, where somebody else may not see what he sees.
    behind_curtain: Option<Seat>,
}

/// What comes after a line.
enum Then {
    /// The next line, please.
    Ask,
    /// Something happened: look again.
    Look,
    /// Whoever played leaves.
    Leave,
}

impl<G: Spoken, I: BufRead, O: Write> Plain<'_, G, I, O> {
    fn play(&mut self) -> io::Result<End> {
        self.said.hello(self.table)?;
        loop {
            if let Err(trouble) = self.wait()? {
                return Ok(End::Failed(trouble));
            }
            let asked = self.table.mine().iter().find(|seat| self.table.to_act().contains(*seat));
            let Some(ask) = asked.and_then(|seat| self.table.ask(seat)) else {
                self.said.news(self.table, self.table.mine().lowest())?;
                self.said.end(self.table)?;
                return Ok(End::Over);
            };
            if !self.curtain(ask.seat)? || !self.decide(&ask)? {
                self.said.left(self.table)?;
                return Ok(End::Left);
            }
        }
    }

    /// Waits for bots and others, or tells why the game cannot go on. Bots answer before people are asked, so that a script
    /// with the same seed is the same game.
    fn wait(&mut self) -> io::Result<Result<(), Trouble>> {
        let [mut patience, longest] = PATIENCE;
        let mut lost = false;
        while self.is_waiting() || self.table.is_sending() {
            match self.table.refresh() {
                Ok(true) => [patience, _] = PATIENCE,
                Ok(false) | Err(Trouble::OnItsWay) => {}
                Err(trouble @ (Trouble::Lost { .. } | Trouble::Unanswered { .. } | Trouble::Changed)) => {
                    if !lost {
                        self.said.trouble::<G>(&trouble)?;
                    }
                    lost = true;
                }
                Err(trouble) => return Ok(Err(trouble)),
            }
            sleep(patience);
            patience = (patience * 2).min(longest);
        }
        Ok(Ok(()))
    }

    fn is_waiting(&self) -> bool {
        let to_act = self.table.to_act();
        let chairs = Seat::ALL.into_iter().zip(self.table.chairs());
        let bots: SeatSet =
            chairs.filter(|(_, chair)| matches!(chair.sitter, Sitter::Bot(_))).map(|(seat, _)| seat).collect();
        let nobody_here = !to_act.iter().any(|seat| self.table.mine().contains(seat));
        self.table.outcome().is_none() && (nobody_here || to_act.iter().any(|seat| bots.contains(seat)))
    }

    /// Where something is hidden, those who share a terminal look away from each other's secrets; false if nobody comes.
    fn curtain(&mut self, seat: Seat) -> io::Result<bool> {
        let shared = self.table.mine() != SeatSet::only(seat);
        if !(G::HIDDEN && shared && self.by_hand) || self.behind_curtain == Some(seat) {
            return Ok(true);
        }
        self.behind_curtain = Some(seat);
        self.said.curtain(self.table, seat, CURTAIN)?;
        Ok(self.line()?.is_some())
    }

    /// Asks until something has happened; false if whoever plays leaves.
    fn decide(&mut self, ask: &Ask<G>) -> io::Result<bool> {
        self.said.news(self.table, Some(ask.seat))?;
        self.said.question(self.table, ask)?;
        self.said.answers(self.table, ask, |_, _| true, MANY)?;
        loop {
            self.said.mark(self.by_hand)?;
            let Some(line) = self.line()? else { return Ok(false) };
            if !self.by_hand {
                self.said.repeat(&line)?;
            }
            match self.obey(ask, Command::read(self.words, &line))? {
                Then::Ask => {}
                Then::Look => return Ok(true),
                Then::Leave => return Ok(false),
            }
        }
    }

    fn obey(&mut self, ask: &Ask<G>, command: Command) -> io::Result<Then> {
        match command {
            Command::Nothing => {}
            Command::Help => self.said.help(self.table, ask)?,
            Command::State => self.said.state(self.table, Some(ask.seat))?,
            Command::Why(text) => self.said.why(self.table, ask, &text)?,
            Command::Rule(id) => self.said.rule::<G>(if id.is_empty() { ask.rule } else { &id })?,
            Command::Log => self.said.whole_log(self.table, ask.seat)?,
            Command::List(text) => {
                let part = text.to_lowercase();
                let fits =
                    |notation: &str, short: &str| notation.contains(&part) || short.to_lowercase().contains(&part);
                self.said.answers(self.table, ask, fits, usize::MAX)?;
            }
            Command::Undo => match self.table.undo() {
                Ok(()) => {
                    self.said.taken_back()?;
                    return Ok(Then::Look);
                }
                Err(Trouble::OnItsWay) => return Ok(Then::Look),
                Err(trouble) => self.said.trouble::<G>(&trouble)?,
            },
            Command::Quit => return Ok(Then::Leave),
            Command::Number(number) => match ask.legal.get(number.wrapping_sub(1)) {
                Some(action) => return self.act(ask.seat, *action),
                None => self.said.no_such_number(number, ask.legal.len())?,
            },
            Command::Act(seat, text) => return self.attempt(ask, seat.unwrap_or(ask.seat), &text),
        }
        Ok(Then::Ask)
    }

    /// An action by its notation: done, or refused with the reason.
    fn attempt(&mut self, ask: &Ask<G>, seat: Seat, text: &str) -> io::Result<Then> {
        // In a script the answers of several may stand in another order than they are asked here.
        let Some(other) = self.table.ask(seat) else {
            self.said.not_asked(self.table, seat, ask.seat)?;
            return Ok(Then::Ask);
        };
        match text.parse::<G::Action>() {
            Ok(action) if other.legal.contains(&action) => self.act(seat, action),
            Ok(action) => {
                self.said.refused(self.table, &other, action)?;
                Ok(Then::Ask)
            }
            Err(()) => {
                self.said.unknown(self.table, &other, text)?;
                Ok(Then::Ask)
            }
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> io::Result<Then> {
        match self.table.act(seat, action) {
            Ok(()) | Err(Trouble::OnItsWay) => Ok(Then::Look),
            Err(trouble) => {
                self.said.trouble::<G>(&trouble)?;
                // Others may have been quicker: what was asked may not be asked any more.
                Ok(if trouble == Trouble::Changed { Then::Look } else { Then::Ask })
            }
        }
    }

    /// The next line; nothing at the end of the input. What is too long is cut, and what is no text becomes a mark.
    fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes);
        Ok((!bytes.is_empty()).then(|| line.trim_end_matches(['\n', '\r']).to_owned()))
    }
}
