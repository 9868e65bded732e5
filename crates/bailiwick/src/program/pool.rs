//! The programs of an arena: started once, kept for the next game, and no longer seated after forfeits in a row.

use super::process::Process;
use super::{Forfeit, Program};
use crate::bot_list::Command;
use crate::failure::Failure;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// After this many forfeits in a row a program is not seated any more.
pub(crate) const MOST_FORFEITS: u32 = 3;

/// The running copies of one program. A game takes one for each seat, so there are never more than games at once times seats.
pub(crate) struct Pool {
    command: Command,
    limit: Duration,
    idle: Mutex<Idle>,
}

struct Idle {
    /// Started, but not greeted yet.
    started: Option<Process>,
    programs: Vec<Program>,
    /// Forfeits since the last game that the program played to the end.
    forfeits: u32,
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.command.fmt(f)
    }
}

impl Drop for Pool {
    /// Lets copies that have done nothing wrong end by themselves.
    fn drop(&mut self) {
        for program in self.idle().programs.drain(..) {
            program.quit();
        }
    }
}

impl Pool {
    /// Starts a program for the first time. What cannot be started at all cannot be what the user meant.
    pub(crate) fn open(command: Command, limit: Duration) -> Result<Pool, Failure> {
        let started = Process::start(&command.words)
            .map_err(|error| Failure::Message(format!("--bots: {command} cannot be started: {error}")))?;
        let idle = Idle { started: Some(started), programs: Vec::new(), forfeits: 0 };
        Ok(Pool { command, limit, idle: Mutex::new(idle) })
    }

    /// Whether the program is still seated.
    pub(crate) fn is_seated(&self) -> bool {
        self.idle().forfeits < MOST_FORFEITS
    }

    /// A copy for one game: one that is idle, or a new one; or the reason why there is none.
    pub(crate) fn take(&self) -> Result<Program, Forfeit> {
        let mut idle = self.idle();
        if let Some(program) = idle.programs.pop() {
            return Ok(program);
        }
        let started = idle.started.take();
        drop(idle);
        let process = started.map_or_else(|| Process::start(&self.command.words), Ok);
        Program::greet(process.map_err(Forfeit::NotStarted)?, self.limit)
    }

    /// Takes a copy back after a game that it has not spoilt. One that played to the end is known to work.
    pub(crate) fn give_back(&self, program: Program, to_the_end: bool) {
        let mut idle = self.idle();
        if idle.forfeits < MOST_FORFEITS {
            idle.programs.push(program);
            idle.forfeits = if to_the_end { 0 } else { idle.forfeits };
        }
    }

    /// Counts a forfeit. Tells whether it was the last one: the program is not seated any more, and its copies are ended.
    pub(crate) fn count_forfeit(&self) -> bool {
        let mut idle = self.idle();
        idle.forfeits += 1;
        if idle.forfeits >= MOST_FORFEITS {
            idle.programs.clear();
        }
        idle.forfeits == MOST_FORFEITS
    }

    fn idle(&self) -> MutexGuard<'_, Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
