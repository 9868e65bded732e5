//! Bots think on their own threads, one per core, so that they never delay requests. A table whose next seat is a bot waits in
//! a queue; after each action it goes to the end of the queue, so that a table of bots does not hold up the others. A thought about
//! a game that has moved on meanwhile, by an undo or because somebody left, is given up at once.
//!
//! Nothing but the bot can move such a table, so a turn that fails is always tried again, after a pause that grows: when the disk
//! works again, every table goes on by itself. A bot that fails time and again plays any legal action instead.

use crate::error::Error;
use crate::report::report;
use crate::service::Service;
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;

/// The pause after a first failure. It doubles with each one that follows.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// The longest pause if the log cannot be used: once it can, nobody waits longer than that.
const LONGEST_FOR_STORE: Duration = Duration::from_secs(5);
/// The longest pause after any other failure, which is likely to happen again.
const LONGEST: Duration = Duration::from_secs(600);

/// The tables that wait for a bot.
#[derive(Default)]
pub(crate) struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    order: VecDeque<String>,
    /// The ids in `order`, to look one up.
    ids: HashSet<String>,
    /// The tables whose last turn failed, by the time at which they are queued again.
    resting: BTreeSet<(Instant, String)>,
    failures: HashMap<String, Failures>,
    closed: bool,
}

/// How often a table's turn has failed in a row.
#[derive(Clone, Copy, Default)]
struct Failures {
    /// In any way.
    all: u32,
    /// Through the fault of the bot.
    of_bot: u32,
}

/// Why a turn failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Failure {
    /// The log cannot be used.
    Store,
    /// The bot, or what it was given.
    Bot,
}

impl Waiting {
    fn push(&mut self, id: String) -> bool {
        let new = self.ids.insert(id.clone());
        if new {
            self.order.push_back(id);
        }
        new
    }

    /// Queues the tables that have rested. Returns the time until the next one has.
    fn wake_rested(&mut self, now: Instant) -> Option<Duration> {
        while let Some((until, _)) = self.resting.first() {
            if *until > now {
                return Some(*until - now);
            }
            if let Some((_, id)) = self.resting.pop_first() {
                self.push(id);
            }
        }
        None
    }
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a table, unless it is queued already.
    pub(crate) fn push(&self, id: String) {
        if self.waiting().push(id) {
            self.changed.notify_one();
        }
    }

    /// Waits for the next table; `None` when the queue is closed. The number says how often its bot has failed.
    fn next(&self) -> Option<(String, u32)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            let pause = waiting.wake_rested(Instant::now());
            if let Some(id) = waiting.order.pop_front() {
                waiting.ids.remove(&id);
                let failures = waiting.failures.get(&id).map_or(0, |failures| failures.of_bot);
                return Some((id, failures));
            }
            waiting = match pause {
                Some(pause) => self.changed.wait_timeout(waiting, pause).unwrap_or_else(PoisonError::into_inner).0,
                None => self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }

    /// Notes that a turn was taken.
    fn done(&self, id: &str) {
        self.waiting().failures.remove(id);
    }

    /// Queues a table again after a pause, because its turn failed.
    fn failed(&self, id: String, failure: Failure) {
        let mut waiting = self.waiting();
        let failures = waiting.failures.entry(id.clone()).or_default();
        let doubled = FIRST_PAUSE * 2_u32.pow(failures.all.min(16));
        failures.all += 1;
        failures.of_bot += u32::from(failure == Failure::Bot);
        let longest = if failure == Failure::Store { LONGEST_FOR_STORE } else { LONGEST };
        waiting.resting.insert((Instant::now() + doubled.min(longest), id));
        // A thread that waits for nothing has to wait for this one now.
        self.changed.notify_one();
    }

    /// Closes the queue: threads that wait for a table get none.
    pub(crate) fn close(&self) {
        self.waiting().closed = true;
        self.changed.notify_all();
    }
}

/// Takes the turns of the tables in a queue until it is closed. `turn` gets the id of a table and how often its bot has failed.
fn work(queue: &Queue, turn: impl Fn(&str, u32) -> Result<(), Error>) {
    while let Some((id, failures)) = queue.next() {
        // A bot that panics must not end the thread that other bots need.
        match catch_unwind(AssertUnwindSafe(|| turn(&id, failures))) {
            Ok(Ok(())) => queue.done(&id),
            Ok(Err(error)) => {
                report(format_args!("a bot at table {id} cannot go on and will try again: {error:?}"));
                let failure = if matches!(error, Error::Store(_)) { Failure::Store } else { Failure::Bot };
                queue.failed(id, failure);
            }
            Err(_) => {
                report(format_args!("a bot at table {id} has failed and will try again"));
                queue.failed(id, Failure::Bot);
            }
        }
    }
}

/// The threads on which bots think. Dropping it ends them.
pub struct Pool {
    service: Arc<Service>,
    threads: Vec<JoinHandle<()>>,
}

impl Pool {
    /// Starts the threads.
    ///
    /// # Errors
    ///
    /// If the operating system cannot start a thread.
    pub fn start(service: &Arc<Service>, threads: usize, runtime: &Handle) -> std::io::Result<Pool> {
        let start = |number: usize| {
            let (service, runtime) = (service.clone(), runtime.clone());
            let work = move || work(&service.queue, |id, failures| runtime.block_on(service.bot_turn(id, failures)));
            std::thread::Builder::new().name(format!("bot {number}")).spawn(work)
        };
        let threads = (1..=threads.max(1)).map(start).collect::<Result<_, _>>()?;
        Ok(Pool { service: service.clone(), threads })
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.service.queue.close();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use store::StoreError;

    /// Turns that fail in one way or another are taken again until they succeed, and others do not wait for them.
    #[test]
    fn a_turn_that_fails_is_taken_again() {
        let queue = Queue::default();
        let (told, heard) = mpsc::channel();
        let taken = Mutex::new(HashMap::<String, u32>::new());
        let turn = |id: &str, failures: u32| {
            let times = {
                let mut taken = taken.lock().unwrap();
                let times = taken.entry(id.to_owned()).or_default();
                *times += 1;
                *times
            };
            told.send((id.to_owned(), times, failures)).unwrap();
            match (id, times) {
                ("panics", 1..=2) => panic!("a bot that panics, for this test"),
                ("store", 1..=2) => Err(Error::Store(StoreError::Closed)),
                ("internal", 1..=2) => Err(Error::internal("for this test")),
                _ => Ok(()),
            }
        };
        let heard: Vec<(String, u32, u32)> = std::thread::scope(|scope| {
            let thread = scope.spawn(|| work(&queue, turn));
            for id in ["panics", "store", "internal", "healthy"] {
                queue.push(id.to_owned());
            }
            let heard = (0..10).map(|_| heard.recv_timeout(Duration::from_secs(20)).unwrap()).collect();
            queue.close();
            thread.join().unwrap();
            heard
        });
        assert!(heard[..4].contains(&("healthy".to_owned(), 1, 0)), "nobody waits for those that fail: {heard:?}");
        for (id, failures) in [("panics", [0, 1, 2]), ("internal", [0, 1, 2]), ("store", [0, 0, 0])] {
            let of_this: Vec<u32> = heard.iter().filter(|one| one.0 == id).map(|one| one.2).collect();
            assert_eq!(of_this, failures, "{id}");
        }
        assert!(queue.waiting().failures.is_empty(), "who succeeds starts anew");
    }

    #[test]
    fn pauses_grow_and_have_an_end() {
        let queue = Queue::default();
        let pause = |failure| {
            let before = Instant::now();
            queue.failed("a".to_owned(), failure);
            let (until, _) = queue.waiting().resting.pop_last().unwrap();
            until.duration_since(before).as_millis() / 100
        };
        let pauses: Vec<u128> = (0..8).map(|_| pause(Failure::Store)).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 50, 50], "in tenths of a second");
        let pauses: Vec<u128> = (0..40).map(|_| pause(Failure::Bot)).collect();
        assert_eq!(pauses.last(), Some(&6000));
        queue.done("a");
        assert_eq!(pause(Failure::Bot), 1);
    }
}
