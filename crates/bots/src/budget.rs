//! How long a bot may think.

use std::fmt;
use std::time::{Duration, Instant};

/// A number of iterations, which makes a bot deterministic, or a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Budget {
    Iterations(u32),
    Time(Duration),
}

impl Budget {
    /// The clock starts.
    pub(crate) fn start(self) -> Clock {
        Clock { budget: self, started: Instant::now(), done: 0 }
    }

    /// What each of so many threads gets.
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

/// What is left of a budget.
pub(crate) struct Clock {
    budget: Budget,
    started: Instant,
    done: u32,
}

impl Clock {
    /// Whether there is another iteration to spend; spends it.
    pub fn tick(&mut self) -> bool {
        let more = match self.budget {
            Budget::Iterations(number) => self.done < number,
            Budget::Time(time) => self.started.elapsed() < time,
        };
        self.done += u32::from(more);
        more
    }

    /// How much has been spent, from 0 to 1.
    pub fn spent(&self) -> f32 {
        match self.budget {
            Budget::Iterations(number) => self.done as f32 / number.max(1) as f32,
            Budget::Time(time) => (self.started.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9)) as f32,
        }
    }
}
