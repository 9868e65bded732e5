//! How long a bot may think.

use std::fmt;
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
    /// Starts the clock.
    pub(crate) fn start(self) -> Clock {
        Clock { budget: self, started: Instant::now(), done: 0 }
    }

    /// The budget of each of several threads.
    pub(crate) fn share(self, threads: usize) -> Budget {
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

/// Keeps track of how much of a budget is spent.
pub(crate) struct Clock {
    budget: Budget,
    started: Instant,
    done: u32,
}

impl Clock {
    /// Spends an iteration. Returns false when none is left.
    pub(crate) fn tick(&mut self) -> bool {
        let more = match self.budget {
            Budget::Iterations(number) => self.done < number,
            Budget::Time(time) => self.started.elapsed() < time,
        };
        self.done += u32::from(more);
        more
    }

    /// The share that is spent, from 0 to 1.
    pub(crate) fn spent(&self) -> f32 {
        match self.budget {
            Budget::Iterations(number) => self.done as f32 / number.max(1) as f32,
            Budget::Time(time) => (self.started.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9)) as f32,
        }
    }
}
