//! What the threads of this server that think for bots have to do next, as far as it is known in this process: that there are jobs,
//! which of them are being done here, and at which tables bots may think ahead. The jobs themselves are rows of the store.
//!
//! Where a person who is here thinks, bots that think long do so too, about what the person may do ([`crate::foresight`]). That is
//! done only when no job waits, by all threads but one, and is stopped as soon as there are more jobs than free threads.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// What has to be done.
#[derive(Default)]
pub(crate) struct Desk {
    known: Mutex<Known>,
    changed: Condvar,
    /// Rung with the jobs, for workers on other machines who wait for one.
    pub(crate) bell: Notify,
}

#[derive(Default)]
struct Known {
    /// How often it was rung.
    rings: u64,
    /// Jobs that have been rung for and that nobody here has claimed since.
    rung: usize,
    /// The jobs that are being done here.
    running: HashSet<i64>,
    /// The tables whose bots may think ahead.
    ahead: VecDeque<String>,
    /// Those whose bots do.
    thinking_ahead: HashMap<String, ThinkingAhead>,
    threads: usize,
    /// The threads that wait for something to do.
    free: usize,
    closed: bool,
}

/// A thread that thinks ahead.
#[derive(Default)]
struct ThinkingAhead {
    stop: Arc<AtomicBool>,
    /// Whether it has been asked for again since.
    again: bool,
}

impl Known {
    /// Takes a table to think ahead at, for which one thread is too many.
    fn take_ahead(&mut self) -> Option<(String, Arc<AtomicBool>)> {
        if self.rung > 0 || self.thinking_ahead.len() >= self.threads.saturating_sub(1).max(1) {
            return None;
        }
        let id = self.ahead.pop_front()?;
        let stop = self.thinking_ahead.entry(id.clone()).or_default().stop.clone();
        Some((id, stop))
    }

    fn think_ahead(&mut self, id: &str) {
        if let Some(thinking) = self.thinking_ahead.get_mut(id) {
            thinking.again = true;
        } else if !self.ahead.iter().any(|other| other == id) {
            self.ahead.push_back(id.to_owned());
        }
    }

    fn stop_thinking_ahead(&self) {
        self.thinking_ahead.values().for_each(|thinking| thinking.stop.store(true, Ordering::Relaxed));
    }
}

impl Desk {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that there are jobs to be done.
    pub(crate) fn ring(&self, jobs: usize) {
        if jobs == 0 {
            return;
        }
        let mut known = self.known();
        known.rings += 1;
        known.rung += jobs;
        if known.rung > known.free {
            known.stop_thinking_ahead();
        }
        self.changed.notify_all();
        self.bell.notify_waiters();
    }

    /// Notes that a thread begins to look for something to do.
    pub(crate) fn join(&self) {
        self.known().threads += 1;
    }

    /// How often it was rung so far.
    pub(crate) fn rung(&self) -> u64 {
        self.known().rings
    }

    /// Notes what came of the attempt to claim a job, which began when it had been rung so often: that it is being done here, or that
    /// there is none.
    pub(crate) fn claimed(&self, job: Option<i64>, rung: u64) {
        let mut known = self.known();
        match job {
            Some(id) => {
                known.rung = known.rung.saturating_sub(1);
                known.running.insert(id);
            }
            None if known.rings == rung => known.rung = 0,
            // Something has come since.
            None => (),
        }
    }

    /// Notes that a job is not being done here any more.
    pub(crate) fn ended(&self, id: i64) {
        self.known().running.remove(&id);
    }

    /// The jobs that are being done here.
    pub(crate) fn running(&self) -> Vec<i64> {
        self.known().running.iter().copied().collect()
    }

    /// Takes a table at which bots may think ahead now.
    pub(crate) fn take_ahead(&self) -> Option<(String, Arc<AtomicBool>)> {
        self.known().take_ahead()
    }

    /// Lets the bots of a table think ahead when there is nothing else to do.
    pub(crate) fn think_ahead(&self, id: &str) {
        self.known().think_ahead(id);
        self.changed.notify_one();
    }

    /// Whether the bots of a table wait to think ahead.
    #[cfg(test)]
    pub(crate) fn may_think_ahead(&self, id: &str) -> bool {
        self.known().ahead.iter().any(|other| other == id)
    }

    /// Notes that a thread has stopped thinking ahead. What was interrupted goes on later, if it still makes sense then.
    pub(crate) fn thought_ahead(&self, id: &str) {
        let mut known = self.known();
        let Some(thinking) = known.thinking_ahead.remove(id) else { return };
        if thinking.again || thinking.stop.load(Ordering::Relaxed) {
            known.think_ahead(id);
        }
    }

    /// Waits until there may be something to do, or for a time, unless it has been rung more often than this already.
    pub(crate) fn wait(&self, rung: u64, longest: Duration) {
        let mut known = self.known();
        if known.closed || known.rings != rung {
            return;
        }
        known.free += 1;
        known = self.changed.wait_timeout(known, longest).unwrap_or_else(PoisonError::into_inner).0;
        known.free -= 1;
    }

    /// Waits for a time, unless the desk is closed.
    pub(crate) fn rest(&self, time: Duration) {
        let known = self.known();
        let _ = self.changed.wait_timeout_while(known, time, |known| !known.closed);
    }

    /// Whether the desk is closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.known().closed
    }

    /// Closes the desk: threads that wait for something to do get nothing.
    pub(crate) fn close(&self) {
        let mut known = self.known();
        known.closed = true;
        known.stop_thinking_ahead();
        self.changed.notify_all();
        self.bell.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One thread is always free for jobs, and then nobody has to stop.
    #[test]
    fn bots_do_not_think_ahead_on_every_thread() {
        let desk = Desk::default();
        (0..2).for_each(|_| desk.join());
        ["a", "b"].into_iter().for_each(|id| desk.think_ahead(id));
        let (id, stop) = desk.take_ahead().expect("there is time to think ahead");
        assert!(id == "a" && desk.take_ahead().is_none());
        desk.known().free = 1;
        desk.ring(1);
        assert!(!stop.load(Ordering::Relaxed), "a thread is free");
        desk.ring(1);
        assert!(stop.load(Ordering::Relaxed), "there are more jobs than threads");
        desk.thought_ahead("a");
        assert!(desk.take_ahead().is_none(), "not while jobs wait");
        desk.claimed(None, 1);
        assert!(desk.take_ahead().is_none(), "something came while it was looked for jobs");
        desk.claimed(Some(1), 2);
        desk.claimed(None, 2);
        let next: Vec<String> = (0..2).filter_map(|_| desk.take_ahead()).map(|(id, _)| id).collect();
        assert_eq!(next, ["b"], "and what was interrupted waits its turn");
        assert!(desk.may_think_ahead("a") && desk.running() == [1]);
        desk.ended(1);
        assert!(desk.running().is_empty());
    }

    #[test]
    fn nobody_waits_at_a_closed_desk() {
        let desk = Desk::default();
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| desk.wait(0, Duration::from_secs(60)));
            desk.close();
            waiting.join().unwrap();
        });
        desk.wait(0, Duration::from_secs(60));
        desk.rest(Duration::from_secs(60));
        assert!(desk.is_closed());
    }
}
