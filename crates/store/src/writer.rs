//! The one thread that writes. All jobs that wait when it comes round share a transaction.
//!
//! A transaction that fails leaves nothing behind: its jobs are told so, and the next one has a new connection, because one
//! that has seen a fault of the disk may be of no use any more. Nothing ends the thread.

use crate::{Hash, LogLine, StoreError, TableHeader, connect};
use rusqlite::{Connection, ffi, params};
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::mpsc::{self, SyncSender};
use std::task::{Context, Poll};
use std::thread::JoinHandle;
use tokio::sync::oneshot;

/// Most jobs that share a transaction, so that the first of them does not wait too long.
const MAX_BATCH: usize = 256;

type Work = Box<dyn FnOnce(&Connection) -> Result<(), StoreError> + Send>;

/// Something to write, and where its result goes.
struct Job {
    work: Work,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// A write that is under way. It is on the disk when this future is ready, and is done even if the future is dropped.
pub struct Pending(oneshot::Receiver<Result<(), StoreError>>);

impl Future for Pending {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or(Err(StoreError::Closed)))
    }
}

impl Pending {
    /// Waits for the write, for callers that are not asynchronous.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if another write came first, otherwise what went wrong with the database.
    ///
    /// # Panics
    ///
    /// If it is called within an asynchronous task.
    pub fn wait(self) -> Result<(), StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Closed))
    }
}

/// The queue of the thread that writes. Dropping it writes what is queued and waits for the thread.
pub(crate) struct Writer {
    queue: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread. `connection` is one to the database at `path`. The thread sends on `wake` after each commit.
    pub(crate) fn start(connection: Connection, path: PathBuf, wake: SyncSender<()>) -> Result<Writer, StoreError> {
        let (queue, jobs) = mpsc::channel();
        let run = move || run(connection, &path, &jobs, &wake);
        let thread = std::thread::Builder::new().name("log".to_owned()).spawn(run)?;
        Ok(Writer { queue: Some(queue), thread: Some(thread) })
    }

    pub(crate) fn write(&self, work: impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static) -> Pending {
        let (answer, pending) = oneshot::channel();
        if let Some(queue) = &self.queue {
            // If the thread has ended, the answer is dropped and `pending` says so.
            let _ = queue.send(Job { work: Box::new(work), answer });
        }
        Pending(pending)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(mut connection: Connection, path: &Path, jobs: &mpsc::Receiver<Job>, wake: &SyncSender<()>) {
    let mut failed = false;
    while let Ok(first) = jobs.recv() {
        if failed {
            // While the database cannot be opened, the old connection says what is wrong.
            connection = connect(path).unwrap_or(connection);
        }
        let batch = std::iter::once(first).chain(jobs.try_iter().take(MAX_BATCH - 1)).collect();
        // A job that panics gets no answer, which is an error for whoever waits for it; the thread goes on.
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

/// Group commit: one transaction, a savepoint per job. Answers only after the commit, and says whether there was one.
fn commit(connection: &Connection, batch: Vec<Job>) -> bool {
    let mut answers = Vec::with_capacity(batch.len());
    let mut transaction = connection.execute_batch("BEGIN IMMEDIATE").map_err(Arc::new);
    for Job { work, answer } in batch {
        let result = if transaction.is_ok() { in_savepoint(connection, work) } else { Ok(()) };
        // A fault of the disk may have rolled back the whole transaction. What followed would be written outside of it.
        if transaction.is_ok() && connection.is_autocommit() {
            transaction = Err(Arc::new(rolled_back()));
        }
        answers.push((answer, result));
    }
    let transaction = transaction.and_then(|()| connection.execute_batch("COMMIT").map_err(Arc::new));
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

/// The error of those whose transaction was rolled back because of another job.
fn rolled_back() -> rusqlite::Error {
    let code = ffi::Error::new(ffi::SQLITE_ABORT_ROLLBACK);
    rusqlite::Error::SqliteFailure(code, Some("the transaction was rolled back".to_owned()))
}

/// Runs a job so that it leaves nothing behind if it fails.
fn in_savepoint(connection: &Connection, work: Work) -> Result<(), StoreError> {
    connection.execute_batch("SAVEPOINT one")?;
    let result = work(connection);
    // What went wrong is told, not that there is nothing left to roll back.
    let ended = connection.execute_batch(if result.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" });
    result.and(ended.map_err(StoreError::from))
}

/// The error of an insert. That the row exists already means that another write came first; any other constraint is a bug.
fn insert_error(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error().map(|error| error.extended_code) {
        Some(ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE) => StoreError::Conflict,
        _ => StoreError::Database(error),
    }
}

/// Writes the header of a table and the hashes that hold its seats.
pub(crate) fn create(connection: &Connection, new: &TableHeader, holders: &[(u8, Hash)]) -> Result<(), StoreError> {
    let players = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    let insert = connection.execute(
        "INSERT INTO tables (id, name, game, rules_version, options, players, seed, seed_high, created, owner,
                             rematch_of)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        params![
            new.id,
            new.name,
            new.game,
            new.rules_version,
            new.options,
            players,
            (new.seed as u64).cast_signed(),
            ((new.seed >> 64) as u64).cast_signed(),
            new.created.cast_signed(),
            new.owner,
            new.rematch_of
        ],
    );
    insert.map_err(insert_error)?;
    for (number, seat) in (1_u8..).zip(&new.seats) {
        let (invitation, invited) = seat.invitation.as_ref().map(|(secret, hash)| (secret, hash)).unzip();
        connection.execute(
            "INSERT INTO seats (id, seat, bot, name, invitation, invited, was_open) VALUES (?, ?, ?, ?, ?, ?, ?)",
            params![new.id, number, seat.bot, seat.name, invitation, invited, seat.was_open],
        )?;
    }
    holders.iter().try_for_each(|(seat, hash)| hold(connection, &new.id, *seat, &[*hash]))
}

/// Writes one line, if the table has `revision` lines.
pub(crate) fn append(
    connection: &Connection,
    id: &str,
    revision: u64,
    line: &LogLine,
    ended: bool,
) -> Result<(), StoreError> {
    // The key refuses a line that exists already; one too far ahead would leave a gap.
    let mut lines = connection.prepare_cached("SELECT count(*) FROM log WHERE id = ? AND revision = ? - 1")?;
    let before: u64 = lines.query_row(params![id, revision.cast_signed()], |row| row.get(0).map(i64::cast_unsigned))?;
    if revision > 0 && before == 0 {
        return Err(StoreError::Conflict);
    }
    connection
        .prepare_cached("INSERT INTO log (id, revision, seat, kind, text) VALUES (?, ?, ?, ?, ?)")?
        .execute(params![id, revision.cast_signed(), line.seat, line.kind.name(), line.text])
        .map_err(insert_error)?;
    connection
        .prepare_cached(
            "UPDATE tables SET ended = ?2, ended_at = iif(?2, unixepoch(), NULL) WHERE id = ?1 AND ended <> ?2",
        )?
        .execute(params![id, ended])?;
    Ok(())
}

/// Gives an open seat away and writes the line that says so. Its invitation leads to the table from now on.
pub(crate) fn claim(
    connection: &Connection,
    id: &str,
    revision: u64,
    line: &LogLine,
    hashes: &[Hash],
) -> Result<(), StoreError> {
    let taken = connection.execute(
        "UPDATE seats SET invitation = NULL WHERE id = ? AND seat = ? AND invitation IS NOT NULL",
        params![id, line.seat],
    )?;
    if taken == 0 {
        return Err(StoreError::Conflict);
    }
    hold(connection, id, line.seat, hashes)?;
    // The game cannot be over: an open seat would have had to act.
    append(connection, id, revision, line, false)
}

/// Lets hashes hold a seat; those that hold it already stay.
pub(crate) fn hold(connection: &Connection, id: &str, seat: u8, hashes: &[Hash]) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached("INSERT OR IGNORE INTO holders (hash, id, seat) VALUES (?, ?, ?)")?;
    for hash in hashes {
        insert.execute(params![hash, id, seat])?;
    }
    Ok(())
}

/// Removes a table from the lists of those who hold these seats, or puts it back.
pub(crate) fn set_removed(connection: &Connection, id: &str, seats: &[u8], removed: bool) -> Result<(), StoreError> {
    let mut update = connection.prepare_cached("UPDATE holders SET removed = ? WHERE id = ? AND seat = ?")?;
    for seat in seats {
        update.execute(params![removed, id, seat])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The jobs of a batch, done together; which of them were told that they are on the disk.
    fn committed(connection: &Connection, works: Vec<Work>) -> (bool, Vec<bool>) {
        let (batch, answers): (Vec<Job>, Vec<_>) = works
            .into_iter()
            .map(|work| {
                let (answer, pending) = oneshot::channel();
                (Job { work, answer }, Pending(pending))
            })
            .unzip();
        (commit(connection, batch), answers.into_iter().map(|pending| pending.wait().is_ok()).collect())
    }

    fn lines(connection: &Connection) -> i64 {
        connection.query_row("SELECT count(*) FROM log", [], |row| row.get(0)).unwrap()
    }

    /// SQLite rolls a transaction back by itself when the disk fails in the middle of it.
    #[test]
    fn a_transaction_that_is_rolled_back_by_one_job_leaves_nothing_of_the_others() {
        let connection = Connection::open_in_memory().unwrap();
        crate::schema::migrate(&connection).unwrap();
        let append = |revision| -> Work {
            let line = LogLine { seat: 1, kind: crate::LineKind::Action, text: "pass".to_owned() };
            Box::new(move |connection| append(connection, "a", revision, &line, false))
        };
        let fault: Work = Box::new(|connection| {
            connection.execute_batch("ROLLBACK")?;
            Err(StoreError::Closed)
        });
        // The last would be written by itself: it does not follow on another line.
        assert_eq!(committed(&connection, vec![append(0), fault, append(0)]), (false, vec![false; 3]));
        assert_eq!(lines(&connection), 0);
        assert_eq!(committed(&connection, vec![append(0), append(1)]), (true, vec![true; 2]));
        assert_eq!(lines(&connection), 2);
    }

    #[test]
    fn only_a_row_that_exists_is_a_conflict() {
        let connection = Connection::open_in_memory().unwrap();
        crate::schema::migrate(&connection).unwrap();
        let insert = |text: Option<&str>| {
            let line = "INSERT INTO log (id, revision, seat, kind, text) VALUES ('a', 0, 1, 'action', ?)";
            connection.execute(line, [text]).map_err(insert_error)
        };
        assert!(matches!(insert(None), Err(StoreError::Database(_))), "a missing value");
        assert!(insert(Some("pass")).is_ok());
        assert!(matches!(insert(Some("pass")), Err(StoreError::Conflict)));
    }
}
