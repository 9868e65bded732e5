//! Where bots think: so many threads as there are cores and no more, apart from those that answer requests. A table whose next
//! seat is a bot waits in a queue; after each action it goes to the end of it, so that a table of bots holds up nobody.

use crate::service::Service;
use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use tokio::runtime::Handle;

/// The tables that wait for a bot.
#[derive(Default)]
pub struct Queue {
    waiting: Mutex<Waiting>,
    bell: Condvar,
}

#[derive(Default)]
struct Waiting {
    order: VecDeque<String>,
    /// The same, to ask whether one is among them.
    ids: HashSet<String>,
    closed: bool,
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table waits, if it does not already.
    pub fn push(&self, id: String) {
        let mut waiting = self.waiting();
        if waiting.ids.insert(id.clone()) {
            waiting.order.push_back(id);
            self.bell.notify_one();
        }
    }

    /// The next one; nothing when the house closes.
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

    /// Nobody gets anything any more.
    pub fn close(&self) {
        self.waiting().closed = true;
        self.bell.notify_all();
    }
}

/// The threads.
pub struct Pool {
    service: Arc<Service>,
    threads: Vec<JoinHandle<()>>,
}

impl Pool {
    /// Lets bots think on so many threads.
    pub fn start(service: &Arc<Service>, threads: usize, runtime: &Handle) -> std::io::Result<Pool> {
        let start = |number: usize| {
            let (service, runtime) = (service.clone(), runtime.clone());
            let work = move || {
                while let Some(id) = service.queue.next() {
                    // A bot that fails must not take the thread with it, on which others want to think.
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
