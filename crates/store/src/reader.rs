//! Reads the log on a connection of its own, so that readers never wait for the disk of the writer.

use crate::{Hash, Invited, LineKind, LogLine, StoreError, StoredSeat, StoredTable, TableHeader};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The connection that reads.
pub(crate) struct Reader {
    path: PathBuf,
    connection: Mutex<Connection>,
}

impl Reader {
    pub(crate) fn open(path: PathBuf) -> Result<Reader, StoreError> {
        let connection = Mutex::new(connect(&path)?);
        Ok(Reader { path, connection })
    }

    /// Reads something. If the database fails, once more on a new connection: one that has seen a fault of the disk may be of
    /// no use any more.
    fn read<T>(&self, read: impl Fn(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        match read(&connection) {
            Err(StoreError::Database(_)) => {
                *connection = connect(&self.path)?;
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
                 WHERE hash = ? AND NOT removed ORDER BY created DESC, holders.id LIMIT ?",
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

    pub(crate) fn unfinished_with_bots(&self) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let mut select = connection.prepare(
                "SELECT id FROM tables WHERE ended = 0
                 AND (EXISTS (SELECT 1 FROM seats WHERE seats.id = tables.id AND bot IS NOT NULL)
                      OR EXISTS (SELECT 1 FROM log WHERE log.id = tables.id AND kind = 'leave')) ORDER BY created DESC",
            )?;
            let rows = select.query_map([], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    Ok(Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?)
}

fn load(connection: &Connection, id: &str) -> Result<Option<StoredTable>, StoreError> {
    // One transaction, so that seats and lines are of the same moment.
    let connection = connection.unchecked_transaction()?;
    let header = connection
        .prepare_cached(
            "SELECT name, game, rules_version, options, seed, created, owner, rematch_of, seed_high, ended_at
             FROM tables WHERE id = ?",
        )?
        .query_row([id], |row| Ok((table_header(id, row)?, row.get::<_, Option<i64>>(9)?)))
        .optional()?;
    let Some((mut header, ended)) = header else { return Ok(None) };
    let mut seats = connection
        .prepare_cached("SELECT bot, name, invitation, invited, was_open FROM seats WHERE id = ? ORDER BY seat")?;
    header.seats = seats.query_map([id], stored_seat)?.collect::<Result<_, _>>()?;
    let mut holders = connection.prepare_cached("SELECT seat, hash FROM holders WHERE id = ?")?;
    let holders = holders.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    let mut log = connection.prepare_cached("SELECT seat, kind, text FROM log WHERE id = ? ORDER BY revision")?;
    let lines = log.query_map([id], |row| Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?)))?;
    let lines: Result<Vec<LogLine>, StoreError> = lines.map(|row| log_line(row?)).collect();
    let rematch = rematch_of(&connection, id)?;
    Ok(Some(StoredTable { header, holders, lines: lines?, rematch, ended: ended.map(i64::cast_unsigned) }))
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

fn log_line((seat, kind, text): (u8, String, String)) -> Result<LogLine, StoreError> {
    let kind = LineKind::from_name(&kind).ok_or(StoreError::UnknownLine(kind))?;
    Ok(LogLine { seat, kind, text })
}
