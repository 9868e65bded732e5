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

/// What the tables of the database look like: what each version added to the one before. An older file is brought up to date
/// by what it lacks, so a version that has been in use is never changed.
const VERSIONS: [&str; 2] = [
    "
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
    ",
    "
        ALTER TABLE tables ADD COLUMN rematch_of TEXT;
        CREATE UNIQUE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
    ",
];

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

    /// A new table, with the hashes of those who hold its seats. It is refused if it is to be the rematch of a table that
    /// has one.
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

    /// The table that was set up as the rematch of another.
    pub fn rematch_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.reader.rematch_of(id)
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
    let known = usize::try_from(version).ok().and_then(|version| VERSIONS.get(version..));
    let lacking = known.ok_or(StoreError::Version(version))?;
    if lacking.is_empty() {
        return Ok(());
    }
    let made = format!("BEGIN; {} PRAGMA user_version = {}; COMMIT;", lacking.concat(), VERSIONS.len());
    Ok(connection.execute_batch(&made)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_the_first_version_is_brought_up_to_date() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(&format!("{} PRAGMA user_version = 1;", VERSIONS[0])).unwrap();
        let old = "INSERT INTO tables (id, name, game, rules_version, options, players, seed, created, owner)
                   VALUES ('a', 'Cahors – Najac', 'caylus', 1, '', 2, 0, 0, x'00')";
        connection.execute_batch(old).unwrap();
        for _ in 0..2 {
            prepare(&connection).unwrap();
            let kept: (String, Option<String>) = connection
                .query_row("SELECT name, rematch_of FROM tables", [], |row| Ok((row.get(0)?, row.get(1)?)))
                .unwrap();
            assert_eq!(kept, ("Cahors – Najac".to_owned(), None));
        }
        connection.execute_batch("PRAGMA user_version = 99;").unwrap();
        assert!(matches!(prepare(&connection), Err(StoreError::Version(99))));
    }
}
