//! The action log: what was decided at every table, for ever. A table is its beginning and the lines that were written
//! since; nothing is kept that cannot be replayed, and nothing is ever deleted: taking back is a line too.
//!
//! One thread writes. Whatever waits when it comes round shares one transaction, so that a thousand tables wait for the
//! disk together and not one after the other; nobody is told before the disk has it.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod copier;
mod error;
mod kept;
mod reader;
mod writer;

pub use error::StoreError;
pub use kept::{Beginning, Hash, Kept, Kind, Line, Place};
pub use writer::Pending;

use copier::Copier;
use reader::Reader;
use rusqlite::Connection;
use std::fs::{self, File};
use std::path::Path;
use writer::Writer;

/// What the tables of the database look like. A change wants a new number and a way from the old one.
const VERSION: i64 = 1;
const SCHEMA: &str = "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
        options TEXT NOT NULL, players INTEGER NOT NULL, seed INTEGER NOT NULL, created INTEGER NOT NULL,
        owner BLOB NOT NULL, ended INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        id TEXT NOT NULL, seat INTEGER NOT NULL, bot TEXT, name TEXT NOT NULL, invitation TEXT, invited BLOB,
        PRIMARY KEY (id, seat)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX invitations ON seats (invited) WHERE invited IS NOT NULL;
    CREATE TABLE holders (
        hash BLOB NOT NULL, id TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (hash, id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX holders_of ON holders (id);
    CREATE TABLE log (
        id TEXT NOT NULL, revision INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (id, revision)
    ) WITHOUT ROWID;
";

/// When so many pages wait to be copied, because the copier never finds a moment at which nobody writes, the writer does it.
const MOST_PAGES: u32 = 16_384;

/// The log in a folder.
pub struct Store {
    writer: Writer,
    /// Dropped after the writer, who has its bell.
    _copier: Copier,
    reader: Reader,
    /// Held as long as we live: two that write would not know of each other.
    _lock: File,
}

impl Store {
    /// Opens the log in a folder, which is made if it is not there.
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        fs::create_dir_all(folder)?;
        let lock = File::create(folder.join("bailiwick.lock"))?;
        lock.try_lock().map_err(|_| StoreError::InUse(folder.to_owned()))?;
        let path = folder.join("bailiwick.sqlite");
        let connection = Connection::open(&path)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", MOST_PAGES)?;
        prepare(&connection)?;
        let (copier, bell) = Copier::start(Connection::open(&path)?)?;
        let writer = Writer::start(connection, bell)?;
        Ok(Store { writer, _copier: copier, reader: Reader::open(&path)?, _lock: lock })
    }

    /// A new table, with the hashes of those who hold its seats.
    pub fn create(&self, beginning: Beginning, holders: Vec<(u8, Hash)>) -> Pending {
        self.writer.write(move |connection| writer::create(connection, &beginning, &holders))
    }

    /// One line more. It is refused if the table has another number of lines than `revision`. `ended` says whether the game
    /// is over after it.
    pub fn append(&self, id: &str, revision: u64, line: Line, ended: bool) -> Pending {
        let id = id.to_owned();
        self.writer.write(move |connection| writer::append(connection, &id, revision, &line, ended))
    }

    /// Somebody takes an open seat: the invitation is void, these hashes hold the seat, and the line says so.
    pub fn claim(&self, id: &str, revision: u64, line: Line, hashes: Vec<Hash>) -> Pending {
        let id = id.to_owned();
        self.writer.write(move |connection| writer::claim(connection, &id, revision, &line, &hashes))
    }

    /// These hashes hold a seat too.
    pub fn hold(&self, id: &str, seat: u8, hashes: Vec<Hash>) -> Pending {
        let id = id.to_owned();
        self.writer.write(move |connection| writer::hold(connection, &id, seat, &hashes))
    }

    /// Everything about a table.
    pub fn load(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        self.reader.load(id)
    }

    /// The open seat that an invitation with this hash is for.
    pub fn invited(&self, hash: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        self.reader.invited(hash)
    }

    /// The seats that a hash holds, those of the newest tables first, at most so many.
    pub fn held(&self, hash: &Hash, most: u32) -> Result<Vec<(String, u8)>, StoreError> {
        self.reader.held(hash, most)
    }

    /// The tables with bots whose games are not over.
    pub fn unfinished_with_bots(&self) -> Result<Vec<String>, StoreError> {
        self.reader.unfinished_with_bots()
    }
}

fn prepare(connection: &Connection) -> Result<(), StoreError> {
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    match version {
        VERSION => Ok(()),
        0 => {
            let made = format!("BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;");
            Ok(connection.execute_batch(&made)?)
        }
        other => Err(StoreError::Version(other)),
    }
}
