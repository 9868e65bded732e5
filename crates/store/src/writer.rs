//! The one thread that writes.

use crate::{Beginning, Hash, Line, StoreError};
use rusqlite::{Connection, params};
use std::future::Future;
use std::pin::Pin;
use std::sync::mpsc::{self, SyncSender};
use std::task::{Context, Poll};
use std::thread::JoinHandle;
use tokio::sync::oneshot;

/// At most so many share a transaction, so that the first of them does not wait too long.
const MOST_TOGETHER: usize = 256;

type Work = Box<dyn FnOnce(&Connection) -> Result<(), StoreError> + Send>;
type Answer = oneshot::Sender<Result<(), StoreError>>;

/// Something that is being written. It is on the disk when this is ready, whether anybody waits for it or not.
pub struct Pending(oneshot::Receiver<Result<(), StoreError>>);

impl Future for Pending {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or(Err(StoreError::Closed)))
    }
}

impl Pending {
    /// Waits, for those who are not asynchronous.
    pub fn wait(self) -> Result<(), StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Closed))
    }
}

pub(crate) struct Writer {
    queue: Option<mpsc::Sender<(Work, Answer)>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread; it rings the bell when something has been written.
    pub(crate) fn start(connection: Connection, bell: SyncSender<()>) -> Result<Writer, StoreError> {
        let (queue, waiting) = mpsc::channel();
        let run = move || run(&connection, &waiting, &bell);
        let thread = std::thread::Builder::new().name("log".to_owned()).spawn(run)?;
        Ok(Writer { queue: Some(queue), thread: Some(thread) })
    }

    pub(crate) fn write(&self, work: impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static) -> Pending {
        let (answer, pending) = oneshot::channel();
        if let Some(queue) = &self.queue {
            // A thread that has ended drops the answer, and who waits for it is told so.
            let _ = queue.send((Box::new(work), answer));
        }
        Pending(pending)
    }
}

impl Drop for Writer {
    /// What has been asked for is still written.
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, waiting: &mpsc::Receiver<(Work, Answer)>, bell: &SyncSender<()>) {
    while let Ok(first) = waiting.recv() {
        let more = waiting.try_iter().take(MOST_TOGETHER - 1);
        let together: Vec<(Work, Answer)> = std::iter::once(first).chain(more).collect();
        commit(connection, together);
        // It may be ringing already.
        let _ = bell.try_send(());
    }
}

/// Everything in one transaction; what fails alone is taken out alone.
fn commit(connection: &Connection, together: Vec<(Work, Answer)>) {
    let mut answers = Vec::with_capacity(together.len());
    let mut begun = connection.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from);
    for (work, answer) in together {
        let result = if begun.is_ok() { alone(connection, work) } else { Err(StoreError::Closed) };
        answers.push((answer, result));
    }
    if begun.is_ok() {
        begun = connection.execute_batch("COMMIT").map_err(StoreError::from);
        if begun.is_err() {
            // Nothing to save any more, and the next transaction must find none open.
            let _ = connection.execute_batch("ROLLBACK");
        }
    }
    let lost = begun.err().map(|error| error.to_string());
    for (answer, result) in answers {
        let result = match &lost {
            Some(words) => result.and(Err(StoreError::Lost(words.clone()))),
            None => result,
        };
        // Who does not wait any more need not be told.
        let _ = answer.send(result);
    }
}

fn alone(connection: &Connection, work: Work) -> Result<(), StoreError> {
    connection.execute_batch("SAVEPOINT one")?;
    let result = work(connection);
    connection.execute_batch(if result.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" })?;
    result
}

pub(crate) fn create(connection: &Connection, new: &Beginning, holders: &[(u8, Hash)]) -> Result<(), StoreError> {
    let players = u8::try_from(new.places.len()).unwrap_or(u8::MAX);
    connection.execute(
        "INSERT INTO tables (id, name, game, rules_version, options, players, seed, created, owner, rematch_of)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        params![
            new.id,
            new.name,
            new.game,
            new.rules_version,
            new.options,
            players,
            new.seed.cast_signed(),
            new.created.cast_signed(),
            new.owner,
            new.rematch_of
        ],
    )?;
    for (number, place) in (1_u8..).zip(&new.places) {
        let (invitation, invited) = place.invitation.as_ref().map(|(secret, hash)| (secret, hash)).unzip();
        connection.execute(
            "INSERT INTO seats (id, seat, bot, name, invitation, invited) VALUES (?, ?, ?, ?, ?, ?)",
            params![new.id, number, place.bot, place.name, invitation, invited],
        )?;
    }
    holders.iter().try_for_each(|(seat, hash)| hold(connection, &new.id, *seat, &[*hash]))
}

pub(crate) fn append(
    connection: &Connection,
    id: &str,
    revision: u64,
    line: &Line,
    ended: bool,
) -> Result<(), StoreError> {
    // A line that is there already is refused by the key; one too far ahead would leave a gap.
    let mut lines = connection.prepare_cached("SELECT count(*) FROM log WHERE id = ? AND revision = ? - 1")?;
    let before: u64 = lines.query_row(params![id, revision.cast_signed()], |row| row.get(0).map(i64::cast_unsigned))?;
    if revision > 0 && before == 0 {
        return Err(StoreError::Conflict);
    }
    connection
        .prepare_cached("INSERT INTO log (id, revision, seat, kind, text) VALUES (?, ?, ?, ?, ?)")?
        .execute(params![id, revision.cast_signed(), line.seat, line.kind.name(), line.text])?;
    connection
        .prepare_cached("UPDATE tables SET ended = ?2 WHERE id = ?1 AND ended <> ?2")?
        .execute(params![id, ended])?;
    Ok(())
}

pub(crate) fn claim(
    connection: &Connection,
    id: &str,
    revision: u64,
    line: &Line,
    hashes: &[Hash],
) -> Result<(), StoreError> {
    let taken = connection.execute(
        "UPDATE seats SET invitation = NULL, invited = NULL WHERE id = ? AND seat = ? AND invited IS NOT NULL",
        params![id, line.seat],
    )?;
    if taken == 0 {
        return Err(StoreError::Conflict);
    }
    hold(connection, id, line.seat, hashes)?;
    // Nobody can sit down when the game is over: an open seat would have had to act.
    append(connection, id, revision, line, false)
}

pub(crate) fn hold(connection: &Connection, id: &str, seat: u8, hashes: &[Hash]) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached("INSERT OR IGNORE INTO holders (hash, id, seat) VALUES (?, ?, ?)")?;
    for hash in hashes {
        insert.execute(params![hash, id, seat])?;
    }
    Ok(())
}
