//! Whether bots need all the processors now. What nobody at a table waits for (an analysis) is done meanwhile on a thread of its
//! own, and stops as soon as they do: nobody who plays waits longer because somebody else studies.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many of the threads of bots are at work.
#[derive(Default)]
pub(crate) struct Pressure {
    threads: Mutex<Threads>,
    /// Set while all of them are, and once the server closes.
    pressed: AtomicBool,
}

#[derive(Default)]
struct Threads {
    all: usize,
    working: usize,
    closed: bool,
}

/// A thread of a bot that is at work, until it is dropped.
pub(crate) struct AtWork<'a>(&'a Pressure);

impl Pressure {
    fn change(&self, change: impl FnOnce(&mut Threads)) {
        let mut threads: MutexGuard<'_, Threads> = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut threads);
        let pressed = threads.closed || (threads.all > 0 && threads.working >= threads.all);
        self.pressed.store(pressed, Ordering::Relaxed);
    }

    /// Notes that there is one more thread for bots.
    pub(crate) fn join(&self) {
        self.change(|threads| threads.all += 1);
    }

    /// Notes that a thread of a bot begins to work.
    pub(crate) fn begin(&self) -> AtWork<'_> {
        self.change(|threads| threads.working += 1);
        AtWork(self)
    }

    /// Stops what is done meanwhile for good.
    pub(crate) fn close(&self) {
        self.change(|threads| threads.closed = true);
    }

    /// What stops work that nobody at a table waits for.
    pub(crate) fn stop(&self) -> &AtomicBool {
        &self.pressed
    }

    /// Whether it has to wait.
    pub(crate) fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }
}

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        self.0.change(|threads| threads.working -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_stop_while_all_threads_are_at_work() {
        let pressure = Pressure::default();
        assert!(!pressure.is_pressed(), "nobody plays here");
        (0..2).for_each(|_| pressure.join());
        let one = pressure.begin();
        assert!(!pressure.is_pressed(), "a processor is free");
        let two = pressure.begin();
        assert!(pressure.is_pressed() && pressure.stop().load(Ordering::Relaxed));
        drop(one);
        assert!(!pressure.is_pressed());
        drop(two);
        pressure.close();
        assert!(pressure.is_pressed(), "there is no time any more");
    }
}
