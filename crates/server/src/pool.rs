//! Bots think on their own threads, one per core, so that they never delay requests. A table whose next seat is a bot waits in
//! a queue; after each action it goes to the end of the queue, so that a table of bots does not hold up the others.

use crate::service::Service;
use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use tokio::runtime::Handle;

/// The tables that wait for a bot.
#[derive(Default)]
pub(crate) struct Queue {
    waiting: Mutex<Waiting>,
    bell: Condvar,
}

#[derive(Default)]
struct Waiting {
    order: VecDeque<String>,
    /// The ids in `order`, to look one up.
    ids: HashSet<String>,
    closed: bool,
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a table, unless it is queued already.
    pub(crate) fn push(&self, id: String) {
        let mut waiting = self.waiting();
        if waiting.ids.insert(id.clone()) {
            waiting.order.push_back(id);
            self.bell.notify_one();
        }
    }

    /// Waits for the next table; `None` when the queue is closed.
    fn next(&self) -> Option<String> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(id) = waiting.order.pop_front() {
                waiting.ids.remove(&id);
                return Some(id);
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Closes the queue: threads that wait for a table get none.
    pub(crate) fn close(&self) {
        self.waiting().closed = true;
        self.bell.notify_all();
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
                while let Some(id) = service.queue.next() {
                    // A bot that panics must not end the thread that other bots need.
                    let turn = AssertUnwindSafe(|| runtime.block_on(service.bot_turn(&id)));
                    match catch_unwind(turn) {
                        Ok(Ok(())) => (),
                        Ok(Err(trouble)) => eprintln!("a bot at table {id} cannot go on: {trouble:?}"),
                        Err(_) => eprintln!("a bot at table {id} has failed"),
                    }
                }
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
