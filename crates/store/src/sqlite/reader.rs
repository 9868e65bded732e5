//! Reads the log on a connection of its own, so that readers never wait for the disk of the writer.

use super::{jobs, schema};
use crate::checksum::{self, RawLine};
use crate::{
    Hash, Invited, Job, JobCounts, QueuedJob, Stand, StoreError, StoredSeat, StoredTable, TableHeader, TableSummary,
    WorkerKey,
};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The connection that reads.
pub(crate) struct Reader {
    path: PathBuf,
    flags: OpenFlags,
    connection: Mutex<Connection>,
}

impl Reader {
    pub(crate) fn open(path: PathBuf) -> Result<Reader, StoreError> {
        Reader::with(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    /// The same for a database that no other connection of this process uses: SQLite may have to make the files beside it, and
    /// removes them at the end.
    pub(crate) fn open_alone(path: PathBuf) -> Result<Reader, StoreError> {
        Reader::with(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
    }

    fn with(path: PathBuf, flags: OpenFlags) -> Result<Reader, StoreError> {
        let connection = Mutex::new(Connection::open_with_flags(&path, flags)?);
        Ok(Reader { path, flags, connection })
    }

    fn connect(&self) -> Result<Connection, StoreError> {
        Ok(Connection::open_with_flags(&self.path, self.flags)?)
    }

    /// The version of the schema, if the database is ours and not newer.
    pub(crate) fn version(&self) -> Result<i64, StoreError> {
        let connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        schema::inspect(&connection, &self.path.display().to_string())
    }

    /// What is wrong with the form of the file.
    pub(crate) fn damage(&self) -> Result<Vec<String>, StoreError> {
        let connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        let mut check = connection.prepare("PRAGMA quick_check(20)")?;
        // Where the check itself cannot read the file, that is what is wrong.
        let lines = check.query_map([], |row| row.get::<_, String>(0))?;
        let found = lines.map(|line| line.unwrap_or_else(|error| error.to_string()));
        Ok(found.filter(|line| line != "ok").collect())
    }

    /// Reads something. If the database fails, once more on a new connection: one that has seen a fault of the disk may be of
    /// no use any more.
    fn read<T>(&self, read: impl Fn(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        match read(&connection) {
            Err(StoreError::Database(_)) => {
                *connection = self.connect()?;
                read(&connection)
            }
            answer => answer,
        }
    }

    pub(crate) fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.read(|connection| load(connection, id))
    }

    pub(crate) fn rematch_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.read(|connection| rematch_of(connection, id))
    }

    pub(crate) fn invited(&self, hash: &Hash) -> Result<Option<Invited>, StoreError> {
        self.read(|connection| {
            let mut select =
                connection.prepare_cached("SELECT id, seat, invitation IS NOT NULL FROM seats WHERE invited = ?")?;
            let invited = |row: &Row<'_>| Ok(Invited { id: row.get(0)?, seat: row.get(1)?, is_open: row.get(2)? });
            Ok(select.query_row([hash], invited).optional()?)
        })
    }

    pub(crate) fn listed(&self, hash: &Hash, limit: u32) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let mut select = connection.prepare_cached(
                "SELECT DISTINCT holders.id FROM holders JOIN tables USING (id)
                 WHERE hash = ? AND NOT removed ORDER BY ended, created DESC, holders.id LIMIT ?",
            )?;
            let rows = select.query_map(params![hash, limit], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) fn held(&self, hash: &Hash, limit: u32) -> Result<Vec<(String, u8)>, StoreError> {
        self.read(|connection| {
            let mut select = connection.prepare_cached(
                "SELECT holders.id, holders.seat FROM holders JOIN tables USING (id)
                 WHERE hash = ? ORDER BY created DESC, holders.id, holders.seat LIMIT ?",
            )?;
            let rows = select.query_map(params![hash, limit], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) fn tables(&self, after: &str, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.read(|connection| {
            let mut select = connection.prepare_cached(
                "SELECT id, name, game, rules_version, players, created, owner, ended, ended_at, abandoned,
                        coalesce((SELECT max(revision) + 1 FROM log WHERE log.id = tables.id), 0)
                 FROM tables WHERE id > ? ORDER BY id LIMIT ?",
            )?;
            let rows = select.query_map(params![after, limit], summary)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) fn stands(&self, ids: &[String]) -> Result<Vec<(String, Stand)>, StoreError> {
        self.read(|connection| {
            let mut select = connection.prepare_cached(
                "SELECT coalesce((SELECT max(revision) + 1 FROM log WHERE log.id = tables.id), 0), changes
                 FROM tables WHERE id = ?",
            )?;
            let stand = |row: &Row<'_>| Ok(Stand { revision: unsigned(row, 0)?, changes: unsigned(row, 1)? });
            let mut stands = Vec::with_capacity(ids.len());
            for id in ids {
                stands.extend(select.query_row([id], stand).optional()?.map(|stand| (id.clone(), stand)));
            }
            Ok(stands)
        })
    }

    pub(crate) fn unfinished_of(&self, owner: &Hash) -> Result<u64, StoreError> {
        self.read(|connection| {
            let mut count = connection.prepare_cached("SELECT count(*) FROM tables WHERE owner = ? AND ended = 0")?;
            Ok(count.query_row([owner], |row| unsigned(row, 0))?)
        })
    }

    pub(crate) fn worker_keys(&self) -> Result<Vec<WorkerKey>, StoreError> {
        self.read(|connection| {
            let mut select =
                connection.prepare_cached("SELECT name, created, revoked, hash FROM workers ORDER BY name")?;
            Ok(select.query_map([], worker_key)?.collect::<Result<_, _>>()?)
        })
    }

    pub(crate) fn worker(&self, hash: &Hash) -> Result<Option<WorkerKey>, StoreError> {
        self.read(|connection| {
            let mut select =
                connection.prepare_cached("SELECT name, created, revoked, hash FROM workers WHERE hash = ?")?;
            Ok(select.query_row([hash], worker_key).optional()?)
        })
    }

    pub(crate) fn job(&self, id: i64) -> Result<Option<Job>, StoreError> {
        self.read(|connection| {
            let select = format!("SELECT {} FROM jobs WHERE id = ?", jobs::COLUMNS);
            Ok(connection.prepare_cached(&select)?.query_row([id], jobs::job).optional()?)
        })
    }

    pub(crate) fn find_job(&self, kind: &str, table: &str, key: &str) -> Result<Option<Job>, StoreError> {
        self.read(|connection| {
            let select = format!("SELECT {} FROM jobs WHERE kind = ? AND table_id = ? AND key = ?", jobs::COLUMNS);
            Ok(connection.prepare_cached(&select)?.query_row([kind, table, key], jobs::job).optional()?)
        })
    }

    pub(crate) fn job_counts(&self) -> Result<JobCounts, StoreError> {
        self.read(|connection| {
            let mut select = connection.prepare_cached(
                "SELECT (SELECT count(*) FROM jobs WHERE state = 0), (SELECT count(*) FROM jobs WHERE state = 1),
                        CAST(unixepoch('subsec') * 1000 AS INTEGER) - (SELECT min(since) FROM jobs WHERE state = 0)",
            )?;
            Ok(select.query_row([], |row| {
                let oldest_ms = row.get::<_, Option<i64>>(2)?.unwrap_or(0).max(0).cast_unsigned();
                Ok(JobCounts { waiting: unsigned(row, 0)?, claimed: unsigned(row, 1)?, oldest_ms })
            })?)
        })
    }

    pub(crate) fn queued_jobs(&self, kind: &str) -> Result<Vec<QueuedJob>, StoreError> {
        self.read(|connection| {
            let mut queued = Vec::new();
            // Two questions, because each of the states has an index of its own.
            for state in ["1", "0"] {
                let select = format!(
                    "SELECT id, owner FROM jobs WHERE kind = ? AND state = {state} ORDER BY priority, rank, id"
                );
                let mut select = connection.prepare_cached(&select)?;
                let jobs = select.query_map([kind], |row| Ok(QueuedJob { id: row.get(0)?, owner: row.get(1)? }))?;
                queued.extend(jobs.collect::<Result<Vec<_>, _>>()?);
            }
            Ok(queued)
        })
    }

    /// Writes a copy to a file that exists and is empty. It is made on a connection of its own, so that nobody waits for it.
    pub(crate) fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.connect()?.execute("VACUUM INTO ?", [file.display().to_string()])?;
        Ok(())
    }
}

/// A number that has no sign. The database has numbers with a sign.
fn unsigned(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    Ok(row.get::<_, i64>(column)?.cast_unsigned())
}

fn summary(row: &Row<'_>) -> rusqlite::Result<TableSummary> {
    Ok(TableSummary {
        id: row.get(0)?,
        name: row.get(1)?,
        game: row.get(2)?,
        rules_version: row.get(3)?,
        players: row.get(4)?,
        created: unsigned(row, 5)?,
        owner: row.get(6)?,
        ended: row.get(7)?,
        ended_at: row.get::<_, Option<i64>>(8)?.map(i64::cast_unsigned),
        abandoned: row.get(9)?,
        revision: unsigned(row, 10)?,
    })
}

fn worker_key(row: &Row<'_>) -> rusqlite::Result<WorkerKey> {
    let revoked = row.get::<_, Option<i64>>(2)?.map(i64::cast_unsigned);
    Ok(WorkerKey { name: row.get(0)?, hash: row.get(3)?, created: unsigned(row, 1)?, revoked })
}

fn load(connection: &Connection, id: &str) -> Result<Option<StoredTable>, StoreError> {
    // One transaction, so that seats and lines are of the same moment.
    let connection = connection.unchecked_transaction()?;
    let stored = connection
        .prepare_cached(
            "SELECT name, game, rules_version, options, seed, created, owner, rematch_of, seed_high, ended, ended_at,
                    abandoned, changes
             FROM tables WHERE id = ?",
        )?
        .query_row([id], |row| {
            Ok(StoredTable {
                over: row.get(9)?,
                ended: row.get::<_, Option<i64>>(10)?.map(i64::cast_unsigned),
                abandoned: row.get(11)?,
                changes: unsigned(row, 12)?,
                ..StoredTable::new(table_header(id, row)?)
            })
        })
        .optional()?;
    let Some(mut stored) = stored else { return Ok(None) };
    let mut seats = connection.prepare_cached(
        "SELECT bot, name, invitation, invited, was_open, seat FROM seats WHERE id = ? ORDER BY seat",
    )?;
    let seats = seats.query_map([id], |row| Ok((stored_seat(row)?, row.get(3)?, row.get(5)?)))?;
    for row in seats {
        let (seat, invited, number): (StoredSeat, Option<Hash>, u8) = row?;
        stored.used_invitations.extend(invited.filter(|_| seat.invitation.is_none()).map(|hash| (number, hash)));
        stored.header.seats.push(seat);
    }
    let mut holders = connection.prepare_cached("SELECT seat, hash, removed FROM holders WHERE id = ?")?;
    for row in holders.query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))? {
        let (seat, hash, removed): (u8, Hash, bool) = row?;
        stored.holders.push((seat, hash));
        stored.unlisted.extend(removed.then_some((seat, hash)));
    }
    let mut log = connection
        .prepare_cached("SELECT revision, seat, kind, text, checksum FROM log WHERE id = ? ORDER BY revision")?;
    let lines = log.query_map([id], raw_line)?.collect::<Result<Vec<_>, _>>();
    let lines = lines.map_err(|error| unreadable(id, error))?;
    stored.lines = checksum::checked(id, lines)?;
    stored.rematch = rematch_of(&connection, id)?;
    Ok(Some(stored))
}

fn raw_line(row: &Row<'_>) -> rusqlite::Result<RawLine> {
    Ok(RawLine {
        revision: row.get(0)?,
        seat: row.get(1)?,
        kind: row.get(2)?,
        text: row.get(3)?,
        checksum: row.get(4)?,
    })
}

/// A line that is not even of the right type is damaged. Anything else is a fault of the database.
fn unreadable(id: &str, error: rusqlite::Error) -> StoreError {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error};
    match error {
        FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..) | Utf8Error(..) => {
            StoreError::Damaged { table: id.to_owned(), detail: error.to_string() }
        }
        error => error.into(),
    }
}

fn rematch_of(connection: &Connection, id: &str) -> Result<Option<String>, StoreError> {
    let mut select = connection.prepare_cached("SELECT id FROM tables WHERE rematch_of = ?")?;
    Ok(select.query_row([id], |row| row.get(0)).optional()?)
}

fn table_header(id: &str, row: &Row<'_>) -> rusqlite::Result<TableHeader> {
    Ok(TableHeader {
        id: id.to_owned(),
        name: row.get(0)?,
        game: row.get(1)?,
        rules_version: row.get(2)?,
        options: row.get(3)?,
        seed: u128::from(row.get::<_, i64>(8)?.cast_unsigned()) << 64
            | u128::from(row.get::<_, i64>(4)?.cast_unsigned()),
        created: row.get::<_, i64>(5)?.cast_unsigned(),
        owner: row.get(6)?,
        rematch_of: row.get(7)?,
        seats: Vec::new(),
    })
}

fn stored_seat(row: &Row<'_>) -> rusqlite::Result<StoredSeat> {
    let invitation = row.get::<_, Option<String>>(2)?.zip(row.get(3)?);
    Ok(StoredSeat { bot: row.get(0)?, name: row.get(1)?, invitation, was_open: row.get(4)? })
}
