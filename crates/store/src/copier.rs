//! What is written goes to the end of a file of its own first, SQLite's write-ahead log, and has to be copied into the
//! database now and then. That takes many times as long as writing one line: a thread does it, and nobody waits for it.

use crate::StoreError;
use rusqlite::Connection;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long what is written gathers before it is copied: while the disk is busy with that, whoever writes waits a little.
const PAUSE: Duration = Duration::from_secs(10);

/// The thread that copies.
pub(crate) struct Copier {
    thread: Option<JoinHandle<()>>,
}

impl Copier {
    /// Starts it, with the bell to be rung when something has been written. It ends when nobody has that bell any more.
    pub(crate) fn start(connection: Connection) -> Result<(Copier, SyncSender<()>), StoreError> {
        let (bell, written) = sync_channel(1);
        let run = move || run(&connection, &written);
        let thread = std::thread::Builder::new().name("copy".to_owned()).spawn(run)?;
        Ok((Copier { thread: Some(thread) }, bell))
    }
}

impl Drop for Copier {
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, written: &Receiver<()>) {
    while written.recv().is_ok() {
        let until = Instant::now() + PAUSE;
        while written.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
        // What cannot be copied now is copied next time; it is safe where it is.
        let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    }
}
