//! How long a bot may think.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a bot may think about one decision. Only a number of iterations makes it deterministic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Iterations of the search, or rollouts.
    Iterations(u32),
    /// Wall-clock time.
    Time(Duration),
}

impl Budget {
    /// The budget of each of several threads.
    fn share(self, threads: usize) -> Budget {
        match self {
            Budget::Iterations(number) => Budget::Iterations(number.div_ceil(threads.max(1) as u32)),
            time => time,
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(number) => write!(f, ":{number}"),
            Budget::Time(time) => write!(f, "@{}ms", time.as_millis()),
        }
    }
}

/// What bounds one thought. The usual limits are the bot's own budget, and nobody who interrupts it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Limits<'a> {
    /// The budget for this decision instead of the bot's own. Bots without a budget choose at once all the same.
    pub budget: Option<Budget>,
    /// Ends the thought when it is set: the bot then chooses by what it has found so far.
    pub stop: Option<&'a AtomicBool>,
}

impl<'a> Limits<'a> {
    /// Starts the clock of each of several threads, for a bot with a budget of its own.
    pub(crate) fn start(self, own: Budget, threads: usize) -> Clock<'a> {
        let budget = self.budget.unwrap_or(own).share(threads);
        Clock { budget, stop: self.stop, started: Instant::now(), done: 0 }
    }
}

/// Keeps track of how much of a budget is spent.
pub(crate) struct Clock<'a> {
    budget: Budget,
    stop: Option<&'a AtomicBool>,
    started: Instant,
    done: u32,
}

impl Clock<'_> {
    /// Spends an iteration. Returns false when none is left, or when the thought is stopped after the first: without any, a
    /// search has nothing to choose by.
    pub(crate) fn tick(&mut self) -> bool {
        let more = match self.budget {
            Budget::Iterations(number) => self.done < number,
            Budget::Time(time) => self.started.elapsed() < time,
        };
        let more = more && (self.done == 0 || !self.is_stopped());
        self.done += u32::from(more);
        more
    }

    /// Whether somebody has interrupted the thought.
    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The iterations so far.
    pub(crate) fn done(&self) -> u32 {
        self.done
    }

    /// The share that is spent, from 0 to 1.
    pub(crate) fn spent(&self) -> f32 {
        match self.budget {
            Budget::Iterations(number) => self.done as f32 / number.max(1) as f32,
            Budget::Time(time) => (self.started.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9)) as f32,
        }
    }
}
