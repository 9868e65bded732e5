//! The queue of the one thread that writes, which both engines have. What waits when the thread comes round is a batch.

use crate::StoreError;
use crate::change::{Change, Written};
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::thread::JoinHandle;
use tokio::sync::oneshot;

/// Most writes that may wait. A disk that is as slow as that is better left alone.
const MOST_WAITING: usize = 8192;
/// Most writes that share a transaction, so that the first of them does not wait too long.
const MAX_BATCH: usize = 256;

/// Something to write, and where its result goes.
pub(crate) struct Writing {
    pub(crate) change: Change,
    pub(crate) answer: oneshot::Sender<Written>,
}

/// The queue of the thread that writes. Dropping it writes what is queued and waits for the thread.
pub(crate) struct WriteQueue {
    queue: Option<SyncSender<Writing>>,
    thread: Option<JoinHandle<()>>,
}

impl WriteQueue {
    /// Starts the thread, which runs this until there are no more [`Batches`].
    pub(crate) fn start(run: impl FnOnce(Batches) + Send + 'static) -> Result<WriteQueue, StoreError> {
        let (queue, waiting) = mpsc::sync_channel(MOST_WAITING);
        let thread = std::thread::Builder::new().name("log".to_owned()).spawn(move || run(Batches(waiting)));
        Ok(WriteQueue { queue: Some(queue), thread: Some(thread.map_err(StoreError::System)?) })
    }

    /// Queues a write.
    pub(crate) fn send(&self, change: Change) -> oneshot::Receiver<Written> {
        let (answer, written) = oneshot::channel();
        // If the thread has ended, the answer is dropped, which says so.
        let Some(queue) = &self.queue else { return written };
        if let Err(TrySendError::Full(writing)) = queue.try_send(Writing { change, answer }) {
            let _ = writing.answer.send(Err(StoreError::Busy));
        }
        written
    }
}

impl Drop for WriteQueue {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What is to be written, all that waits at a time. It waits for the first, and ends with the queue.
pub(crate) struct Batches(Receiver<Writing>);

impl Iterator for Batches {
    type Item = Vec<Writing>;

    fn next(&mut self) -> Option<Vec<Writing>> {
        let first = self.0.recv().ok()?;
        Some(std::iter::once(first).chain(self.0.try_iter().take(MAX_BATCH - 1)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::change::Outcome;

    #[test]
    fn all_that_waits_is_a_batch_and_what_is_queued_is_written_in_the_end() {
        let (go, going) = mpsc::channel::<()>();
        let (size, sizes) = mpsc::channel::<usize>();
        let queue = WriteQueue::start(move |batches| {
            // The first batch is taken when all is queued.
            let _ = going.recv();
            for batch in batches {
                let _ = size.send(batch.len());
                batch.into_iter().for_each(|writing| drop(writing.answer.send(Ok(Outcome::Done))));
            }
        });
        let queue = queue.unwrap();
        let answers: Vec<_> = (0..MAX_BATCH + 3).map(|_| queue.send(Change::Ping)).collect();
        go.send(()).unwrap();
        drop(queue);
        assert!(answers.into_iter().all(|answer| answer.blocking_recv().unwrap().is_ok()));
        assert_eq!(sizes.into_iter().collect::<Vec<_>>(), [MAX_BATCH, 3]);
    }

    #[test]
    fn who_comes_when_too_many_wait_is_told_so() {
        let (go, going) = mpsc::channel::<()>();
        let queue = WriteQueue::start(move |batches| {
            let _ = going.recv();
            batches.flatten().for_each(|writing| drop(writing.answer.send(Ok(Outcome::Done))));
        });
        let queue = queue.unwrap();
        let waiting: Vec<_> = (0..MOST_WAITING).map(|_| queue.send(Change::Ping)).collect();
        assert!(matches!(queue.send(Change::Ping).blocking_recv(), Ok(Err(StoreError::Busy))));
        go.send(()).unwrap();
        assert!(waiting.into_iter().all(|answer| answer.blocking_recv().unwrap().is_ok()));
    }
}
