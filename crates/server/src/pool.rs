//! Bots think on their own threads, one per core, so that they never delay requests. A bot that is to act waits in a queue for its
//! turn; bots of one table that are asked at once have turns at once. After each action the next turn of a table goes to the end of
//! the queue, so that a table of bots does not hold up the others. A thought about a game that has moved on meanwhile, by an undo or
//! because somebody left, is given up at once; a secret answer of somebody else moves nothing on.
//!
//! Where a person who is here thinks, bots that think long do so too, about what the person may do ([`crate::foresight`]). That is
//! done only when no turn waits, by all threads but one, and is stopped as soon as there are more turns than free threads.
//!
//! Nothing but the bot can move such a table, so a turn that fails is always tried again, after a pause that grows: when the disk
//! works again, every table goes on by itself. A bot that fails time and again plays any legal action instead.

use crate::error::Error;
use crate::report::report;
use crate::service::Service;
use game::Seat;
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
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

/// A turn of a bot.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Turn {
    /// The id of the table.
    pub(crate) table: String,
    /// The seat of the bot; none if it has to be found out which bots are to act.
    pub(crate) seat: Option<Seat>,
}

impl Turn {
    /// The turns of whichever bots are to act at a table.
    pub(crate) fn of_table(id: String) -> Turn {
        Turn { table: id, seat: None }
    }

    /// The turn of the bot of a seat.
    pub(crate) fn of_seat(id: &str, seat: Seat) -> Turn {
        Turn { table: id.to_owned(), seat: Some(seat) }
    }
}

/// The turns that wait to be taken.
#[derive(Default)]
pub(crate) struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    order: VecDeque<Turn>,
    /// Those in `order`, to look one up.
    queued: HashSet<Turn>,
    /// Those that are being taken, and whether they have been asked for again since.
    taken: HashMap<Turn, bool>,
    /// Those that failed, by the time at which they are queued again.
    resting: BTreeSet<(Instant, Turn)>,
    failures: HashMap<Turn, Failures>,
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

/// What a thread has to do.
enum Task {
    /// To take a turn, of a bot that has failed so often.
    Turn(Turn, u32),
    /// To think ahead at a table until this is set.
    Ahead(String, Arc<AtomicBool>),
}

/// How often a turn has failed in a row.
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
    /// Queues a turn. One that is being taken is queued when that is over, because it may be about what was before.
    fn push(&mut self, turn: Turn) -> bool {
        if let Some(again) = self.taken.get_mut(&turn) {
            *again = true;
            return false;
        }
        let new = self.queued.insert(turn.clone());
        if new {
            self.order.push_back(turn);
        }
        if self.order.len() > self.free {
            self.stop_thinking_ahead();
        }
        new
    }

    /// Takes what is to be done next: a turn, or else thinking ahead, for which one thread is too many.
    fn take(&mut self) -> Option<Task> {
        if let Some(turn) = self.order.pop_front() {
            self.queued.remove(&turn);
            self.taken.insert(turn.clone(), false);
            let failures = self.failures.get(&turn).map_or(0, |failures| failures.of_bot);
            return Some(Task::Turn(turn, failures));
        }
        if self.thinking_ahead.len() >= self.threads.saturating_sub(1).max(1) {
            return None;
        }
        let id = self.ahead.pop_front()?;
        let stop = self.thinking_ahead.entry(id.clone()).or_default().stop.clone();
        Some(Task::Ahead(id, stop))
    }

    /// Lets the bots of a table think ahead when there is nothing else to do.
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

    /// Queues the turns that have rested. Returns the time until the next one has.
    fn wake_rested(&mut self, now: Instant) -> Option<Duration> {
        while let Some((until, _)) = self.resting.first() {
            if *until > now {
                return Some(*until - now);
            }
            if let Some((_, turn)) = self.resting.pop_first() {
                self.push(turn);
            }
        }
        None
    }
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a turn, unless it is queued already.
    pub(crate) fn push(&self, turn: Turn) {
        if self.waiting().push(turn) {
            self.changed.notify_one();
        }
    }

    /// Lets the bots of a table think ahead when there is nothing else to do.
    pub(crate) fn think_ahead(&self, id: &str) {
        self.waiting().think_ahead(id);
        self.changed.notify_one();
    }

    /// Whether the bots of a table wait to think ahead.
    #[cfg(test)]
    pub(crate) fn may_think_ahead(&self, id: &str) -> bool {
        self.waiting().ahead.iter().any(|other| other == id)
    }

    /// Waits for something to do; `None` when the queue is closed.
    fn next(&self) -> Option<Task> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            let pause = waiting.wake_rested(Instant::now());
            if let Some(task) = waiting.take() {
                return Some(task);
            }
            waiting.free += 1;
            waiting = match pause {
                Some(pause) => self.changed.wait_timeout(waiting, pause).unwrap_or_else(PoisonError::into_inner).0,
                None => self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner),
            };
            waiting.free -= 1;
        }
    }

    /// Notes that a thread has stopped thinking ahead. What was interrupted goes on later, if it still makes sense then.
    fn thought_ahead(&self, id: &str) {
        let mut waiting = self.waiting();
        let Some(thinking) = waiting.thinking_ahead.remove(id) else { return };
        if thinking.again || thinking.stop.load(Ordering::Relaxed) {
            waiting.think_ahead(id);
        }
    }

    /// Notes that a turn was taken.
    fn done(&self, turn: Turn) {
        let mut waiting = self.waiting();
        waiting.failures.remove(&turn);
        if waiting.taken.remove(&turn) == Some(true) && waiting.push(turn) {
            self.changed.notify_one();
        }
    }

    /// Queues a turn again after a pause, because it failed. That it was asked for meanwhile does not make the pause shorter: where
    /// the log can be read and not written, each attempt asks for the next.
    fn failed(&self, turn: Turn, failure: Failure) {
        let mut waiting = self.waiting();
        waiting.taken.remove(&turn);
        let failures = waiting.failures.entry(turn.clone()).or_default();
        let doubled = FIRST_PAUSE * 2_u32.pow(failures.all.min(16));
        failures.all += 1;
        failures.of_bot += u32::from(failure == Failure::Bot);
        let longest = if failure == Failure::Store { LONGEST_FOR_STORE } else { LONGEST };
        waiting.resting.insert((Instant::now() + doubled.min(longest), turn));
        // A thread that waits for nothing has to wait for this one now.
        self.changed.notify_one();
    }

    /// Closes the queue: threads that wait for a table get none.
    pub(crate) fn close(&self) {
        let mut waiting = self.waiting();
        waiting.closed = true;
        waiting.stop_thinking_ahead();
        self.changed.notify_all();
    }
}

/// Does what is to be done in a queue until it is closed. `take` gets a turn and how often its bot has failed, `ahead` the id of a
/// table and what stops it.
fn work(queue: &Queue, take: impl Fn(&Turn, u32) -> Result<(), Error>, ahead: impl Fn(&str, &Arc<AtomicBool>)) {
    queue.waiting().threads += 1;
    while let Some(task) = queue.next() {
        match task {
            Task::Turn(turn, failures) => take_turn(queue, turn, |turn| take(turn, failures)),
            Task::Ahead(id, stop) => {
                // Its turn will fail as well, and is taken care of then.
                if catch_unwind(AssertUnwindSafe(|| ahead(&id, &stop))).is_err() {
                    report(format_args!("a bot at table {id} has failed while it thought ahead"));
                }
                queue.thought_ahead(&id);
            }
        }
    }
}

fn take_turn(queue: &Queue, turn: Turn, take: impl Fn(&Turn) -> Result<(), Error>) {
    let table = &turn.table;
    // A bot that panics must not end the thread that other bots need.
    match catch_unwind(AssertUnwindSafe(|| take(&turn))) {
        Ok(Ok(())) => queue.done(turn),
        Ok(Err(error)) => {
            report(format_args!("a bot at table {table} cannot go on and will try again: {error:?}"));
            let failure = if matches!(error, Error::Store(_)) { Failure::Store } else { Failure::Bot };
            queue.failed(turn, failure);
        }
        Err(_) => {
            report(format_args!("a bot at table {table} has failed and will try again"));
            queue.failed(turn, Failure::Bot);
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
            let work = move || {
                let take = |turn: &Turn, failures| runtime.block_on(service.bot_turn(turn, failures));
                work(&service.queue, take, |id, stop| service.think_ahead(id, stop));
            };
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
    use std::sync::{Barrier, mpsc};
    use store::StoreError;

    /// Turns that fail in one way or another are taken again until they succeed, and others do not wait for them.
    #[test]
    fn a_turn_that_fails_is_taken_again() {
        let queue = Queue::default();
        let (told, heard) = mpsc::channel();
        let taken = Mutex::new(HashMap::<String, u32>::new());
        let turn = |turn: &Turn, failures: u32| {
            let id = turn.table.as_str();
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
            let thread = scope.spawn(|| work(&queue, turn, |_, _| ()));
            for id in ["panics", "store", "internal", "healthy"] {
                queue.push(Turn::of_table(id.to_owned()));
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
            queue.failed(Turn::of_seat("a", Seat::One), failure);
            let (until, _) = queue.waiting().resting.pop_last().unwrap();
            until.duration_since(before).as_millis() / 100
        };
        let pauses: Vec<u128> = (0..8).map(|_| pause(Failure::Store)).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 50, 50], "in tenths of a second");
        let pauses: Vec<u128> = (0..40).map(|_| pause(Failure::Bot)).collect();
        assert_eq!(pauses.last(), Some(&6000));
        queue.done(Turn::of_seat("a", Seat::One));
        assert_eq!(pause(Failure::Bot), 1);
    }

    /// The bots of one table that are asked at once think at once: each waits here until the other thinks too.
    #[test]
    fn bots_of_one_table_think_at_the_same_time() {
        let (queue, both) = (Queue::default(), Barrier::new(2));
        std::thread::scope(|scope| {
            let (told, heard) = mpsc::channel();
            for _ in 0..2 {
                let (queue, both, told) = (&queue, &both, told.clone());
                scope.spawn(move || {
                    let take = |turn: &Turn, _| {
                        both.wait();
                        told.send(turn.seat).unwrap();
                        Ok(())
                    };
                    work(queue, take, |_, _| ());
                });
            }
            queue.push(Turn::of_seat("a", Seat::Two));
            queue.push(Turn::of_seat("a", Seat::Three));
            let mut seats: Vec<_> = (0..2).map(|_| heard.recv_timeout(Duration::from_secs(20)).unwrap()).collect();
            queue.close();
            seats.sort();
            assert_eq!(seats, [Some(Seat::Two), Some(Seat::Three)]);
        });
    }

    /// A turn that is asked for while it is taken is taken once more, and never twice at the same time.
    #[test]
    fn a_turn_is_not_taken_twice_at_once() {
        let queue = Queue::default();
        let turn = Turn::of_seat("a", Seat::One);
        for _ in 0..2 {
            queue.push(turn.clone());
        }
        let next = || match queue.next() {
            Some(Task::Turn(turn, 0)) => turn,
            _ => panic!("a turn is to be taken"),
        };
        assert_eq!(next(), turn);
        queue.push(turn.clone());
        assert!(queue.waiting().order.is_empty());
        queue.done(turn.clone());
        assert_eq!(next(), turn);
        // After a failure it waits, though it was asked for meanwhile.
        queue.push(turn.clone());
        queue.failed(turn.clone(), Failure::Store);
        assert!(queue.waiting().order.is_empty() && queue.waiting().resting.len() == 1);
        assert_eq!(next(), turn, "when it has rested");
    }

    /// The only thread stops thinking ahead for a turn, and goes on with it afterwards.
    #[test]
    fn a_turn_does_not_wait_for_bots_that_think_ahead() {
        let queue = Queue::default();
        let (told, heard) = mpsc::channel();
        let (take, ahead) = (
            |turn: &Turn, _| {
                told.send(format!("turn at {}", turn.table)).unwrap();
                Ok(())
            },
            |id: &str, stop: &Arc<AtomicBool>| {
                told.send(format!("ahead at {id}")).unwrap();
                while !stop.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
            },
        );
        std::thread::scope(|scope| {
            scope.spawn(|| work(&queue, take, ahead));
            let next = || heard.recv_timeout(Duration::from_secs(20)).unwrap();
            queue.think_ahead("a");
            assert_eq!(next(), "ahead at a");
            queue.push(Turn::of_seat("b", Seat::One));
            assert_eq!((next().as_str(), next().as_str()), ("turn at b", "ahead at a"));
            queue.close();
        });
    }

    /// One thread is always free for turns, and then nobody has to stop.
    #[test]
    fn bots_do_not_think_ahead_on_every_thread() {
        let mut waiting = Waiting { threads: 2, ..Waiting::default() };
        ["a", "b"].into_iter().for_each(|id| waiting.think_ahead(id));
        let Some(Task::Ahead(_, stop)) = waiting.take() else { panic!("there is time to think ahead") };
        assert!(waiting.take().is_none());
        waiting.free = 1;
        assert!(waiting.push(Turn::of_seat("c", Seat::One)) && !stop.load(Ordering::Relaxed));
        assert!(waiting.push(Turn::of_seat("c", Seat::Two)) && stop.load(Ordering::Relaxed));
    }
}
