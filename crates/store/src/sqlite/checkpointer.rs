//! Checkpoints the write-ahead log of SQLite on its own thread, so that no writer waits for it: copying the log into the
//! database takes many times as long as appending a line.

use crate::StoreError;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Time between a write and the checkpoint. A checkpoint keeps the disk busy, which slows writers down a little.
const PAUSE: Duration = Duration::from_secs(10);

/// The thread that checkpoints. Dropping it waits for the thread.
pub(crate) struct Checkpointer {
    thread: Option<JoinHandle<()>>,
}

impl Checkpointer {
    /// Starts the thread. The writer sends on the returned channel after each commit; the thread ends when it is dropped.
    pub(crate) fn start(path: PathBuf) -> Result<(Checkpointer, SyncSender<()>), StoreError> {
        let (wake, written) = sync_channel(1);
        let run = move || run(&path, &written);
        let thread =
            std::thread::Builder::new().name("checkpoint".to_owned()).spawn(run).map_err(StoreError::System)?;
        Ok((Checkpointer { thread: Some(thread) }, wake))
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(path: &Path, written: &Receiver<()>) {
    while written.recv().is_ok() {
        let until = Instant::now() + PAUSE;
        while written.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
        // What cannot be copied now is safe in the write-ahead log until the next time. Each time has a connection of its own, so
        // that a fault of the disk leaves nothing behind.
        let _ = Connection::open(path).and_then(|connection| checkpoint(&connection));
    }
}

fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}
