//! A game line by line: what happened since, what is asked, the answers with their numbers. Made for screen readers and for
//! scripts: everything that is said is a sentence, nothing is ever drawn over, and what is typed may come from a file.

mod command;
mod said;
#[cfg(test)]
mod tests;
mod typed;

use crate::table::{is_shared, may_take_back};
use crate::{Ask, End, Sitter, Table, Trouble};
use command::Command;
use game::{Seat, SeatSet};
use said::Said;
use std::io::{self, BufRead, Write};
use std::thread::sleep;
use std::time::{Duration, Instant};
use typed::{Lines, Typed};
use words::{Spoken, Words};

/// How long is waited at first before bots and others are asked again, and at most.
const PATIENCE: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(100)];
/// How long somebody who types hears nothing while bots think.
const SILENCE: Duration = Duration::from_secs(2);
/// More answers than these are listed only when somebody asks for them.
const MANY: usize = 40;

/// Who is at the two ends of the lines.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    /// A person types: then nothing is repeated that he has typed himself, everybody answers for himself, and those who
    /// share the terminal see a curtain before what is secret.
    pub by_hand: bool,
    /// Where it is shown.
    pub shown: Shown,
}

/// Where lines are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// In a file or another program.
    Elsewhere,
    /// On a terminal, which can be cleared.
    Terminal,
    /// On one that can only scroll.
    DumbTerminal,
}

/// Plays a game line by line until it is over or the input ends.
pub fn run<G: Spoken>(
    table: &mut dyn Table<G>,
    words: &Words,
    input: impl BufRead + Send + 'static,
    output: impl Write,
    ends: Ends,
) -> io::Result<End> {
    Plain {
        table,
        said: Said::new(words, output),
        words,
        lines: Lines::of(input),
        ends,
        behind_curtain: None,
        trouble: None,
        is_undoing: false,
    }
    .play()
}

struct Plain<'a, G: Spoken, O> {
    table: &'a mut dyn Table<G>,
    words: &'a Words,
    said: Said<'a, G, O>,
    lines: Lines,
    ends: Ends,
    /// Who sits before the terminal, where somebody else may not see what he sees.
    behind_curtain: Option<Seat>,
    /// What was last told to be wrong, and still is.
    trouble: Option<Trouble>,
    /// Whether somebody here takes back and has not been answered yet.
    is_undoing: bool,
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

/// How waiting or asking ends.
enum Ended {
    /// Something has happened: look who is asked now.
    Well,
    Left,
    Failed(Trouble),
}

/// What is heard of whoever is asked, and of others.
enum Heard {
    Typed(Typed),
    /// Others did something.
    News,
    Failed(Trouble),
}

/// What comes of looking at the table again.
enum Looked {
    /// Nothing.
    Same,
    /// Something was said about the server.
    Told,
    /// Others did something.
    Changed,
    Failed(Trouble),
}

impl<G: Spoken, O: Write> Plain<'_, G, O> {
    fn play(&mut self) -> io::Result<End> {
        self.said.hello(self.table)?;
        loop {
            self.look_away()?;
            match self.wait()? {
                Ended::Well => {}
                Ended::Left => return self.leave(),
                Ended::Failed(trouble) => return Ok(End::Failed(trouble)),
            }
            let asked = self.table.mine().iter().find(|seat| self.table.to_act().contains(*seat));
            let Some(ask) = asked.and_then(|seat| self.table.ask(seat)) else {
                self.said.news(self.table, self.table.mine().lowest())?;
                self.said.end(self.table)?;
                return Ok(End::Over);
            };
            if !self.curtain(ask.seat)? {
                return self.leave();
            }
            match self.decide(&ask)? {
                Ended::Well => {}
                Ended::Left => return self.leave(),
                Ended::Failed(trouble) => return Ok(End::Failed(trouble)),
            }
        }
    }

    fn leave(&mut self) -> io::Result<End> {
        self.said.left(self.table)?;
        Ok(End::Left)
    }

    /// Waits for bots and others, tells what they do, and hears whoever waits. Bots answer before people are asked, so that a
    /// script with the same seed is the same game.
    fn wait(&mut self) -> io::Result<Ended> {
        let [mut patience, longest] = PATIENCE;
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
            // Who hears nothing for a while may think that nothing goes on. A script reads the same however fast bots are.
            let hears = self.ends.by_hand || self.table.is_sending();
            if is_quiet && hears && began.elapsed() > SILENCE {
                is_quiet = false;
                self.tell_meanwhile()?;
            }
            if self.hear()? {
                return Ok(Ended::Left);
            }
            match self.look("")? {
                Looked::Changed => [patience, _] = PATIENCE,
                Looked::Same | Looked::Told => {}
                Looked::Failed(trouble) => return Ok(Ended::Failed(trouble)),
            }
            sleep(patience);
            patience = (patience * 2).min(longest);
        }
        Ok(Ended::Well)
    }

    /// Takes in what others did. What is wrong with a server is told once, after `before`, and when it is over.
    fn look(&mut self, before: &str) -> io::Result<Looked> {
        let is_lost = |trouble: &Trouble| matches!(trouble, Trouble::Lost { .. } | Trouble::Unanswered { .. });
        let was_sending = self.table.is_sending();
        let refreshed = self.table.refresh();
        let is_answered = was_sending && !self.table.is_sending();
        if is_answered && std::mem::take(&mut self.is_undoing) && refreshed.is_ok() {
            self.said.taken_back(self.table)?;
        }
        let (looked, trouble) = match refreshed {
            Ok(changed) => (if changed { Looked::Changed } else { Looked::Same }, None),
            Err(Trouble::OnItsWay) => return Ok(Looked::Same),
            Err(trouble) if is_lost(&trouble) || trouble == Trouble::Changed => (Looked::Same, Some(trouble)),
            // What was wanted here is refused: that is no reason to end.
            Err(trouble) if is_answered || self.trouble.as_ref() == Some(&trouble) => (Looked::Same, Some(trouble)),
            Err(trouble) => return Ok(Looked::Failed(trouble)),
        };
        let told = std::mem::replace(&mut self.trouble, trouble);
        let was_lost = told.as_ref().is_some_and(is_lost);
        match &self.trouble {
            None if was_lost => self.said.found(before)?,
            Some(trouble) if told.as_ref() != Some(trouble) && !(was_lost && is_lost(trouble)) => {
                self.said.interrupt(before, trouble)?
            }
            _ => return Ok(looked),
        }
        Ok(if matches!(looked, Looked::Same) { Looked::Told } else { looked })
    }

    /// Who reads while nobody here is asked: nobody where several share the terminal and not all may see the same, unless
    /// one of them sits before it behind his curtain.
    fn reader(&self) -> Option<Option<Seat>> {
        let mine = self.table.mine();
        match mine.lowest() {
            Some(seat) if G::HIDDEN && mine != SeatSet::only(seat) => self.behind_curtain.map(Some),
            seat => Some(seat),
        }
    }

    /// What has happened, and who is awaited. Until the server has answered that is not known.
    fn tell_meanwhile(&mut self) -> io::Result<()> {
        if self.table.is_sending() {
            return self.said.interrupt("", &Trouble::OnItsWay);
        }
        let Some(point) = self.reader() else { return Ok(()) };
        self.said.news(self.table, point)?;
        self.said.waiting(self.table, point)
    }

    /// Obeys whoever types while others are awaited; whether he leaves. What a script answers waits until it is asked, and
    /// one that has nothing more to say leaves once what it did last is answered.
    fn hear(&mut self) -> io::Result<bool> {
        if !self.ends.by_hand && !self.awaits_people() {
            return Ok(false);
        }
        let command = match self.lines.peek(Duration::ZERO)? {
            None => return Ok(false),
            Some(Typed::End) => return Ok(self.ends.by_hand || !self.table.is_sending()),
            Some(Typed::TooLong) => None,
            Some(Typed::Line(line)) => Some(Command::read(self.words, line)),
        };
        let is_about_the_table =
            matches!(command, Some(Command::State | Command::Log | Command::Back(_) | Command::Quit));
        if !self.ends.by_hand && !is_about_the_table {
            return Ok(false);
        }
        if let Typed::Line(line) = self.lines.wait()?
            && !self.ends.by_hand
        {
            self.said.repeat(&line)?;
        }
        match (command, self.reader()) {
            (Some(Command::Quit), _) => return Ok(true),
            (Some(Command::Nothing), _) => {}
            (Some(Command::State), Some(point)) => self.said.state(self.table, point)?,
            (Some(Command::Log), Some(point)) => self.said.whole_log(self.table, point)?,
            (Some(Command::Back(steps)), Some(point)) => self.said.back(self.table, point, steps)?,
            (Some(Command::Rule(id)), _) if !id.is_empty() => self.said.rule(&id)?,
            (Some(Command::Help), point) => self.said.help(self.may_take_back(point.flatten()), None)?,
            (Some(Command::Undo), Some(point)) => {
                self.undo(point)?;
            }
            (None, _) => self.said.too_long()?,
            _ if self.table.is_sending() => self.said.trouble(&Trouble::OnItsWay)?,
            (_, point) => self.said.not_now(self.table, point.flatten())?,
        }
        self.said.flush()?;
        Ok(false)
    }

    /// Whether the game waits for people who are not here.
    fn awaits_people(&self) -> bool {
        let chairs = self.table.chairs();
        let is_elsewhere = |seat: Seat| {
            chairs.get(seat.index()).is_some_and(|chair| matches!(chair.sitter, Sitter::Elsewhere | Sitter::Nobody))
        };
        self.table.to_act().iter().any(is_elsewhere)
    }

    fn is_waiting(&self) -> bool {
        let to_act = self.table.to_act();
        let chairs = Seat::ALL.into_iter().zip(self.table.chairs());
        let bots: SeatSet =
            chairs.filter(|(_, chair)| matches!(chair.sitter, Sitter::Bot(_))).map(|(seat, _)| seat).collect();
        let nobody_here = !to_act.iter().any(|seat| self.table.mine().contains(seat));
        self.table.outcome().is_none() && (nobody_here || to_act.iter().any(|seat| bots.contains(seat)))
    }

    /// Who shares a terminal and is not asked any more leaves nothing there that others may not see.
    fn look_away(&mut self) -> io::Result<()> {
        let Some(seat) = self.behind_curtain.filter(|seat| !self.table.to_act().contains(*seat)) else { return Ok(()) };
        let others = self.table.mine().iter().any(|other| self.table.to_act().contains(other));
        // The next curtain clears by itself, and whoever may take back is still there.
        if others || self.table.outcome().is_some() || self.may_take_back(Some(seat)) {
            return Ok(());
        }
        self.behind_curtain = None;
        self.said.clear(self.ends.shown)
    }

    fn may_take_back(&self, present: Option<Seat>) -> bool {
        // In a script all answers are in one hand.
        !self.ends.by_hand && self.table.may_undo() || may_take_back(self.table, &self.table.log(present), present)
    }

    /// Where something is hidden, those who share a terminal look away from each other's secrets; false if nobody comes.
    fn curtain(&mut self, seat: Seat) -> io::Result<bool> {
        if !is_shared::<G>(self.table.mine()) || !self.ends.by_hand || self.behind_curtain == Some(seat) {
            return Ok(true);
        }
        self.behind_curtain = Some(seat);
        self.said.clear(self.ends.shown)?;
        // What was typed before anybody read this lifts nothing.
        loop {
            self.said.curtain(self.table, seat)?;
            match self.lines.wait()? {
                Typed::Line(line) if line.trim().is_empty() => return Ok(true),
                Typed::Line(line) if Command::read(self.words, &line) == Command::Quit => return Ok(false),
                Typed::Line(_) | Typed::TooLong => {}
                Typed::End => return Ok(false),
            }
        }
    }

    /// Asks until something has happened.
    fn decide(&mut self, ask: &Ask<G>) -> io::Result<Ended> {
        self.said.news(self.table, Some(ask.seat))?;
        self.said.question(self.table, ask)?;
        self.said.answers(self.table, ask, |_, _| true, MANY)?;
        loop {
            self.said.mark(self.ends.by_hand)?;
            let line = match self.hear_answer()? {
                Heard::Typed(Typed::Line(line)) => line,
                Heard::Typed(Typed::TooLong) => {
                    self.said.too_long()?;
                    continue;
                }
                Heard::Typed(Typed::End) => return Ok(Ended::Left),
                Heard::News => return Ok(Ended::Well),
                Heard::Failed(trouble) => return Ok(Ended::Failed(trouble)),
            };
            if !self.ends.by_hand {
                self.said.repeat(&line)?;
            }
            match self.obey(ask, Command::read(self.words, &line))? {
                Then::Ask => {}
                Then::Look => return Ok(Ended::Well),
                Then::Leave => return Ok(Ended::Left),
            }
        }
    }

    /// Waits for a line, and for what others do meanwhile: that is told when it happens, and then all is asked again.
    fn hear_answer(&mut self) -> io::Result<Heard> {
        let [mut patience, longest] = PATIENCE;
        // What a person has typed so far stands on the line where he types.
        let before = if self.ends.by_hand { "\n" } else { "" };
        loop {
            if self.lines.peek(patience)?.is_some() {
                return Ok(Heard::Typed(self.lines.wait()?));
            }
            patience = (patience * 2).min(longest);
            match self.look(before)? {
                Looked::Same => {}
                Looked::Told => self.said.mark(self.ends.by_hand)?,
                Looked::Changed => {
                    self.said.begin_line(before)?;
                    return Ok(Heard::News);
                }
                Looked::Failed(trouble) => return Ok(Heard::Failed(trouble)),
            }
        }
    }

    fn obey(&mut self, ask: &Ask<G>, command: Command) -> io::Result<Then> {
        match command {
            Command::Nothing => {}
            Command::Help => self.said.help(self.may_take_back(Some(ask.seat)), Some(ask.rule))?,
            Command::State => self.said.state(self.table, Some(ask.seat))?,
            Command::Why(text) => self.said.why(self.table, ask, &text)?,
            Command::Rule(id) => self.said.rule(if id.is_empty() { ask.rule } else { &id })?,
            Command::Log => self.said.whole_log(self.table, Some(ask.seat))?,
            Command::Back(steps) => self.said.back(self.table, Some(ask.seat), steps)?,
            Command::List(text) => {
                let part = text.to_lowercase();
                let fits =
                    |notation: &str, short: &str| notation.contains(&part) || short.to_lowercase().contains(&part);
                self.said.answers(self.table, ask, fits, usize::MAX)?;
            }
            Command::Undo => return self.undo(Some(ask.seat)),
            Command::Quit => return Ok(Then::Leave),
            Command::Number(number) => match ask.legal.get(number.wrapping_sub(1)) {
                Some(action) => return self.act(ask.seat, *action),
                None => self.said.no_such_number(number, ask.legal.len())?,
            },
            Command::Act(seat, text) => return self.attempt(ask, seat.unwrap_or(ask.seat), &text),
        }
        Ok(Then::Ask)
    }

    /// Takes back what whoever sits here may take back.
    fn undo(&mut self, present: Option<Seat>) -> io::Result<Then> {
        let may = self.may_take_back(present);
        match if may { self.table.undo() } else { Err(Trouble::NothingToTakeBack) } {
            Ok(()) => self.said.taken_back(self.table)?,
            Err(Trouble::OnItsWay) => self.is_undoing = true,
            Err(trouble) => {
                self.said.trouble(&trouble)?;
                return Ok(Then::Ask);
            }
        }
        Ok(Then::Look)
    }

    /// An action by its notation: done, or refused with the reason.
    fn attempt(&mut self, ask: &Ask<G>, seat: Seat, text: &str) -> io::Result<Then> {
        if self.ends.by_hand && G::HIDDEN && seat != ask.seat {
            self.said.for_himself(self.table, ask.seat)?;
            return Ok(Then::Ask);
        }
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
                self.said.trouble(&trouble)?;
                // Others may have been quicker: what was asked may not be asked any more.
                Ok(if trouble == Trouble::Changed { Then::Look } else { Then::Ask })
            }
        }
    }
}
