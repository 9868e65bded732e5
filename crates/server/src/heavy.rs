//! Heavy answers: those that take many milliseconds of processor, such as the whole log of a game with the view before every
//! action. They are made on threads of their own, few and of low priority, so that everybody else is answered as if they were not
//! there; and only so many may wait.

use crate::error::Error;
use crate::metrics::METRICS;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;

/// Heavy answers that may wait for each thread.
const WAITING_PER_THREAD: usize = 8;

type Work = Box<dyn FnOnce() + Send>;

/// The threads for heavy answers. They end when it is dropped.
pub(crate) struct Heavy {
    queue: SyncSender<Work>,
    waiting: Arc<AtomicUsize>,
}

impl Heavy {
    /// Starts the threads: half as many as there are cores.
    pub(crate) fn start() -> std::io::Result<Heavy> {
        let threads = std::thread::available_parallelism().map_or(1, |cores| usize::from(cores).div_ceil(2));
        Heavy::with_threads(threads)
    }

    fn with_threads(threads: usize) -> std::io::Result<Heavy> {
        let (queue, work) = sync_channel::<Work>(threads * WAITING_PER_THREAD);
        let work = Arc::new(Mutex::new(work));
        for number in 1..=threads {
            let work = work.clone();
            std::thread::Builder::new().name(format!("heavy {number}")).spawn(move || run(&work))?;
        }
        Ok(Heavy { queue, waiting: Arc::default() })
    }

    /// Number of answers that wait or are being made.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Makes an answer, or says that there is too much to do.
    pub(crate) async fn make<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let (answer, made) = oneshot::channel();
        let waiting = self.waiting.clone();
        waiting.fetch_add(1, Ordering::Relaxed);
        let work = move || {
            // Whoever has gone needs no answer.
            if !answer.is_closed() {
                let made = catch_unwind(AssertUnwindSafe(work));
                waiting.fetch_sub(1, Ordering::Relaxed);
                let _ = answer.send(made.map_err(|_| Error::internal("a heavy answer failed")));
            } else {
                waiting.fetch_sub(1, Ordering::Relaxed);
            }
        };
        match self.queue.try_send(Box::new(work)) {
            Ok(()) => made.await.unwrap_or_else(|error| Err(Error::internal(error))),
            Err(TrySendError::Full(_)) => {
                self.waiting.fetch_sub(1, Ordering::Relaxed);
                METRICS.shed.count();
                Err(Error::Busy)
            }
            Err(TrySendError::Disconnected(_)) => Err(Error::internal("the threads for heavy answers have ended")),
        }
    }
}

fn run(work: &Mutex<Receiver<Work>>) {
    give_way();
    loop {
        let next = work.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(work) => work(),
            Err(_) => return,
        }
    }
}

/// Lets this thread run when no other of the process wants to: requests go before bots and heavy answers.
pub(crate) fn give_way() {
    // On other systems the setting is of the whole process.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    /// One is made, eight wait, the next is turned away at once; and a failure ends no thread.
    #[test]
    fn only_so_many_may_wait() {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
        let heavy = Arc::new(Heavy::with_threads(1).unwrap());
        let barrier = Arc::new(Barrier::new(2));
        let failing = runtime.block_on(heavy.make(|| panic!("a failure, for this test")));
        assert!(matches!(failing.map(|()| 0), Err(Error::Internal(_))));
        let (first, at) = (heavy.clone(), barrier.clone());
        let first = runtime.spawn(async move { first.make(move || (at.wait(), at.wait())).await.is_ok() });
        barrier.wait();
        let waiting: Vec<_> = (0..WAITING_PER_THREAD)
            .map(|number| {
                let heavy = heavy.clone();
                runtime.spawn(async move { heavy.make(move || number).await.ok() })
            })
            .collect();
        while heavy.waiting() < WAITING_PER_THREAD + 1 {
            std::thread::yield_now();
        }
        assert!(matches!(runtime.block_on(heavy.make(|| 0)), Err(Error::Busy)));
        barrier.wait();
        assert!(runtime.block_on(first).unwrap());
        for (number, answer) in waiting.into_iter().enumerate() {
            assert_eq!(runtime.block_on(answer).unwrap(), Some(number));
        }
        assert_eq!(heavy.waiting(), 0);
    }
}
