//! What happens while bots or others act: their moves are told, and the person at the terminal can look around meanwhile.

use super::{Command, Ended, InputLine, POLLING, Plain};
use crate::TableError;
use crate::connection::Connection;
use game::Sight;
use std::io::{self, Write};
use std::thread::sleep;
use std::time::{Duration, Instant};
use words::{Sitter, Spoken, bot_seats, seats_where};

/// After this time without output, an interactive terminal is told what is waited for.
const SILENCE: Duration = Duration::from_secs(2);

/// What came of looking at the table again.
pub(super) enum Looked {
    /// Nothing happened.
    Same,
    /// Something was said about the connection.
    Told,
    /// Others did something.
    Changed,
    /// The game cannot go on.
    Failed(TableError),
}

impl<G: Spoken, O: Write> Plain<'_, G, O> {
    /// Waits for bots and others, and tells what they do. Bots answer before people are asked, so that a script with the
    /// same seed plays the same game.
    pub(super) fn wait(&mut self) -> io::Result<Ended> {
        let [mut pause, longest] = POLLING;
        let mut told = None;
        let (mut began, mut is_quiet) = (Instant::now(), true);
        while self.is_waiting() || self.table.is_sending() {
            let now = Some((self.table.revision(), self.table.is_sending()));
            if std::mem::replace(&mut told, now) != now {
                (began, is_quiet) = (Instant::now(), true);
                if self.awaits_people() && !self.table.is_sending() {
                    self.tell_meanwhile()?;
                }
            }
            // A script reads the same however fast bots are.
            let is_heard = self.console.interactive || self.table.is_sending();
            if is_quiet && is_heard && began.elapsed() > SILENCE {
                is_quiet = false;
                self.tell_meanwhile()?;
            }
            if self.obey_meanwhile()? {
                return Ok(Ended::Left);
            }
            match self.look("")? {
                Looked::Changed => [pause, _] = POLLING,
                Looked::Same | Looked::Told => {}
                Looked::Failed(error) => return Ok(Ended::Failed(error)),
            }
            sleep(pause);
            pause = (pause * 2).min(longest);
        }
        Ok(Ended::Moved)
    }

    /// Takes in what others did. A change of the connection is told once, after `before`.
    pub(super) fn look(&mut self, before: &str) -> io::Result<Looked> {
        let refreshed = self.requests.refresh(self.table);
        if refreshed.is_answered && refreshed.is_undo && refreshed.now == Connection::Ready {
            self.printer.taken_back(self.table)?;
        }
        match &refreshed.now {
            Connection::Sending => return Ok(Looked::Same),
            // What was wanted here is refused, or others were quicker: the game goes on.
            Connection::Failed(TableError::Changed) => {}
            Connection::Failed(error) if !refreshed.is_answered && self.connection != refreshed.now => {
                return Ok(Looked::Failed(error.clone()));
            }
            Connection::Ready | Connection::Lost(_) | Connection::Failed(_) => {}
        }
        let looked = if refreshed.changed { Looked::Changed } else { Looked::Same };
        let earlier = std::mem::replace(&mut self.connection, refreshed.now);
        match (&earlier, &self.connection) {
            (Connection::Lost(_), Connection::Ready) => self.printer.found(before)?,
            (Connection::Lost(_), Connection::Lost(_)) => return Ok(looked),
            (earlier, now) => match now.error().filter(|_| earlier != now) {
                Some(error) => self.printer.interrupt(before, error)?,
                None => return Ok(looked),
            },
        }
        Ok(if matches!(looked, Looked::Same) { Looked::Told } else { looked })
    }

    /// What has happened, and who is awaited. Until the server has answered that is not known.
    fn tell_meanwhile(&mut self) -> io::Result<()> {
        if self.table.is_sending() {
            return self.printer.interrupt("", &TableError::OnItsWay);
        }
        let Some(sight) = self.sight().meanwhile() else { return Ok(()) };
        self.printer.news(self.table, sight)?;
        self.printer.waiting(self.table, sight)
    }

    /// Obeys what is typed while others are awaited. Returns whether the player leaves. The answers of a script wait until
    /// they are asked for, and a script that has ended leaves once its last action is answered.
    fn obey_meanwhile(&mut self) -> io::Result<bool> {
        if !self.console.interactive && !self.awaits_people() {
            return Ok(false);
        }
        let command = match self.lines.peek(Duration::ZERO)? {
            None => return Ok(false),
            Some(InputLine::End) => return Ok(self.console.interactive || !self.table.is_sending()),
            Some(InputLine::TooLong) => None,
            Some(InputLine::Text(line)) => Some(Command::read(self.words, line)),
        };
        let is_about_the_table =
            matches!(command, Some(Command::State | Command::Log | Command::Back(_) | Command::Quit));
        if !self.console.interactive && !is_about_the_table {
            return Ok(false);
        }
        if let InputLine::Text(line) = self.lines.wait()?
            && !self.console.interactive
        {
            self.printer.echo(&line)?;
        }
        match command {
            Some(Command::Quit) => return Ok(true),
            Some(command) => self.answer_meanwhile(command, self.sight().meanwhile())?,
            None => self.printer.too_long()?,
        }
        self.printer.flush()?;
        Ok(false)
    }

    /// Answers a command while others are awaited, as far as the person may see anything.
    fn answer_meanwhile(&mut self, command: Command, sight: Option<Sight>) -> io::Result<()> {
        match (command, sight) {
            (Command::Nothing, _) => Ok(()),
            (Command::State, Some(sight)) => self.printer.state(self.table, sight),
            (Command::Log, Some(sight)) => self.printer.whole_log(self.table, sight),
            (Command::Back(steps), Some(sight)) => self.printer.back(self.table, sight, steps),
            (Command::Explain(back), Some(sight)) => self.explain(sight, back),
            (Command::Rule(id), _) if !id.is_empty() => self.printer.rule(&id),
            (Command::Help, _) => self.printer.help(self.may_take_back(), None),
            (Command::Undo, _) => self.undo().map(|_| ()),
            _ if self.table.is_sending() => self.printer.error(&TableError::OnItsWay),
            (_, sight) => self.printer.not_now(self.table, sight.unwrap_or_else(|| self.bystander())),
        }
    }

    /// How someone looks who sees nothing of the people here.
    fn bystander(&self) -> Sight {
        Sight::new(self.table.sight().situation(), game::SeatSet::NONE)
    }

    /// Whether the game waits for people who are not here.
    fn awaits_people(&self) -> bool {
        let people = seats_where(self.table.chairs(), |sitter| !matches!(sitter, Sitter::Bot(_)));
        let mine = self.table.mine();
        self.table.to_act().iter().any(|seat| people.contains(seat) && !mine.contains(seat))
    }

    /// Whether bots or others act now.
    fn is_waiting(&self) -> bool {
        let (to_act, bots) = (self.table.to_act(), bot_seats(self.table.chairs()));
        let is_someone_here_asked = !self.table.mine().intersection(to_act).is_empty();
        self.table.outcome().is_none() && (!is_someone_here_asked || to_act.iter().any(|seat| bots.contains(seat)))
    }
}
