//! The one thread that writes. All that waits when it comes round shares a transaction.
//!
//! A transaction that fails leaves nothing behind: those who wait for it are told so, and the next one has a new connection,
//! because one that has seen a fault of the disk may be of no use any more. Nothing ends the thread.

use super::{apply, connect};
use crate::StoreError;
use crate::change::{Change, Outcome, Written};
use crate::error::Cause;
use crate::write_queue::{Batches, WriteQueue, Writing};
use rusqlite::{Connection, ffi};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// Starts the thread that writes. `connection` is one to the database at `path`. The thread sends on `wake` after each commit.
pub(super) fn start(connection: Connection, path: PathBuf, wake: SyncSender<()>) -> Result<WriteQueue, StoreError> {
    WriteQueue::start(move |batches| run(connection, &path, batches, &wake))
}

fn run(mut connection: Connection, path: &Path, batches: Batches, wake: &SyncSender<()>) {
    let (mut failed, mut is_synced) = (false, true);
    for batch in batches {
        if failed {
            // While the database cannot be opened, the old connection says what is wrong.
            (connection, is_synced) = connect(path).map_or((connection, is_synced), |new| (new, true));
        }
        let is_durable = batch.iter().any(|writing| writing.change.is_durable());
        if is_durable != is_synced {
            let level = if is_durable { "FULL" } else { "NORMAL" };
            is_synced =
                if connection.pragma_update(None, "synchronous", level).is_ok() { is_durable } else { is_synced };
        }
        // A write that panics gets no answer, which is an error for whoever waits for it; the thread goes on.
        let committed = catch_unwind(AssertUnwindSafe(|| commit(&connection, batch))).unwrap_or(false);
        failed = !committed;
        if failed && !connection.is_autocommit() {
            // The next transaction must not find this one open.
            let _ = connection.execute_batch("ROLLBACK");
        }
        // A full channel means that the checkpointer will wake up anyway.
        let _ = wake.try_send(());
    }
}

/// Group commit: one transaction, a savepoint for each change. Answers only after the commit, and says whether there was one.
fn commit(connection: &Connection, batch: Vec<Writing>) -> bool {
    commit_with(connection, batch, apply::apply)
}

fn commit_with(connection: &Connection, batch: Vec<Writing>, apply: fn(&Connection, &Change) -> Written) -> bool {
    let mut answers = Vec::with_capacity(batch.len());
    let shared = |error| -> Cause { Arc::new(error) };
    let mut transaction = connection.execute_batch("BEGIN IMMEDIATE").map_err(shared);
    for Writing { change, answer } in batch {
        let result =
            if transaction.is_ok() { in_savepoint(connection, &change, apply) } else { Ok(Outcome::default()) };
        // A fault of the disk may have rolled back the whole transaction. What followed would be written outside of it.
        if transaction.is_ok() && connection.is_autocommit() {
            transaction = Err(shared(rolled_back()));
        }
        answers.push((answer, result));
    }
    let transaction = transaction.and_then(|()| connection.execute_batch("COMMIT").map_err(shared));
    for (answer, result) in answers {
        let result = match &transaction {
            Err(error) => result.and(Err(StoreError::Lost(error.clone()))),
            Ok(()) => result,
        };
        // The caller may have stopped waiting.
        let _ = answer.send(result);
    }
    transaction.is_ok()
}

/// The error of those whose transaction was rolled back because of another change.
fn rolled_back() -> rusqlite::Error {
    let code = ffi::Error::new(ffi::SQLITE_ABORT_ROLLBACK);
    rusqlite::Error::SqliteFailure(code, Some("the transaction was rolled back".to_owned()))
}

/// Applies a change so that it leaves nothing behind if it fails.
fn in_savepoint(connection: &Connection, change: &Change, apply: fn(&Connection, &Change) -> Written) -> Written {
    connection.execute_batch("SAVEPOINT one")?;
    let result = apply(connection, change);
    // If the whole transaction is gone, so is the savepoint, and SQLite says that there is nothing left to roll back.
    let ended = connection.execute_batch(if result.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" });
    result.and_then(|outcome| Ok(ended.map(|()| outcome)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LineKind, LogLine, TableHeader};
    use tokio::sync::oneshot;

    /// The changes of a batch, done together; which of them were told that they are on the disk. A change that is about the table
    /// `fault` makes the disk fail.
    fn committed(connection: &Connection, changes: Vec<Change>) -> (bool, Vec<bool>) {
        let writing = |change| {
            let (answer, written) = oneshot::channel();
            (Writing { change, answer }, written)
        };
        let (batch, answers): (Vec<Writing>, Vec<_>) = changes.into_iter().map(writing).unzip();
        let is_committed = commit_with(connection, batch, |connection, change| match change {
            Change::Delete { id } if id == "fault" => {
                connection.execute_batch("ROLLBACK")?;
                Err(StoreError::Closed)
            }
            change => apply::apply(connection, change),
        });
        (is_committed, answers.into_iter().map(|answer| answer.blocking_recv().unwrap().is_ok()).collect())
    }

    fn lines(connection: &Connection) -> i64 {
        connection.query_row("SELECT count(*) FROM log", [], |row| row.get(0)).unwrap()
    }

    /// SQLite rolls a transaction back by itself when the disk fails in the middle of it.
    #[test]
    fn a_transaction_that_is_rolled_back_by_one_change_leaves_nothing_of_the_others() {
        let mut connection = Connection::open_in_memory().unwrap();
        super::super::schema::migrate(&mut connection, "a file").unwrap();
        let header = TableHeader {
            id: "a".to_owned(),
            name: String::new(),
            game: "caylus".to_owned(),
            rules_version: 1,
            options: String::new(),
            seed: 0,
            created: 0,
            owner: [0; 32],
            rematch_of: None,
            seats: Vec::new(),
        };
        let create = Change::Create { header: Box::new(header), holders: Vec::new() };
        assert_eq!(committed(&connection, vec![create]), (true, vec![true]));
        let append = |revision| {
            let line = LogLine { seat: 1, kind: LineKind::Action, text: "pass".to_owned() };
            Change::Append { id: "a".to_owned(), revision, line, ended: false, follow: None }
        };
        let fault = Change::Delete { id: "fault".to_owned() };
        // The last would be written by itself: it does not follow on another line.
        assert_eq!(committed(&connection, vec![append(0), fault, append(0)]), (false, vec![false; 3]));
        assert_eq!(lines(&connection), 0);
        assert_eq!(committed(&connection, vec![append(0), append(1)]), (true, vec![true; 2]));
        assert_eq!(lines(&connection), 2);
    }
}
