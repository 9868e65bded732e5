//! The action log: everything that was decided at every table, for ever. A table is its header and the lines that were
//! written since. Nothing is stored that cannot be replayed, and no line is ever changed or deleted: an undo is a line too.
//! The revision of a table is the number of its lines, and a line is accepted only at the revision that its writer saw.
//!
//! The log is a SQLite database in a folder. In reading order:
//!
//! - `stored.rs`: what is stored of a table ([`TableHeader`], [`LogLine`], [`StoredTable`]).
//! - `lib.rs`: [`Store`] is everything that can be asked of the log.
//! - `schema.rs`: the tables of the database, and how an older one is brought up to date.
//! - `writer.rs`: one thread writes. All that waits when it comes round shares one transaction, so that a thousand tables wait
//!   for the disk together and not one after the other; a write is answered only when the disk has it.
//! - `checkpointer.rs`: another thread checkpoints the write-ahead log meanwhile.
//! - `reader.rs`: reads on a connection of its own.
//!
//! # Examples
//!
//! ```
//! use store::{LineKind, LogLine, Store, StoreError, StoredSeat, TableHeader};
//!
//! let folder = std::env::temp_dir().join(format!("bailiwick-store-example-{}", std::process::id()));
//! let store = Store::open(&folder)?;
//! let seat = |name: &str| StoredSeat { bot: None, name: name.to_owned(), invitation: None, was_open: false };
//! let header = TableHeader {
//!     id: "k3v9".to_owned(),
//!     name: "Cahors".to_owned(),
//!     game: "caylus".to_owned(),
//!     rules_version: 1,
//!     options: "edition=first".to_owned(),
//!     seed: 5,
//!     created: 1_700_000_000,
//!     owner: [0; 32],
//!     rematch_of: None,
//!     seats: vec![seat("Ada"), seat("Bob")],
//! };
//! store.create(header, Vec::new()).wait()?;
//!
//! let line = LogLine { seat: 1, kind: LineKind::Action, text: "place 4".to_owned() };
//! store.append("k3v9", 0, line.clone(), false).wait()?;
//! // Another line for the same revision comes too late.
//! assert!(matches!(store.append("k3v9", 0, line, false).wait(), Err(StoreError::Conflict)));
//! assert_eq!(store.load("k3v9")?.map(|table| table.lines.len()), Some(1));
//! # drop(store);
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), StoreError>(())
//! ```

#![forbid(unsafe_code)]

mod checkpointer;
mod error;
mod reader;
mod schema;
mod stored;
mod writer;

pub use error::StoreError;
pub use stored::{Hash, Invited, LineKind, LogLine, StoredSeat, StoredTable, TableHeader};
pub use writer::Pending;

use checkpointer::Checkpointer;
use reader::Reader;
use rusqlite::Connection;
use std::fs::{self, File};
use std::path::Path;
use writer::Writer;

/// Size of the write-ahead log, in pages, at which the writer checkpoints it itself. It gets there only if the checkpointer
/// never finds a moment at which nothing is written.
const AUTOCHECKPOINT_PAGES: u32 = 16_384;

/// The log in a folder.
pub struct Store {
    writer: Writer,
    /// Dropped after the writer, which holds the channel that wakes it.
    _checkpointer: Checkpointer,
    reader: Reader,
    /// Locked as long as the store is open: two writers would not know of each other.
    _lock: File,
}

impl Store {
    /// Opens the log in a folder, which is created if it does not exist.
    ///
    /// # Errors
    ///
    /// If another process uses the folder, if the database is of a newer version, or if it cannot be opened.
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        fs::create_dir_all(folder)?;
        let lock = File::create(folder.join("bailiwick.lock"))?;
        lock.try_lock().map_err(|_| StoreError::InUse(folder.to_owned()))?;
        let path = folder.join("bailiwick.sqlite");
        let connection = connect(&path)?;
        schema::migrate(&connection)?;
        let (checkpointer, wake) = Checkpointer::start(path.clone())?;
        let writer = Writer::start(connection, path.clone(), wake)?;
        Ok(Store { writer, _checkpointer: checkpointer, reader: Reader::open(path)?, _lock: lock })
    }

    /// Creates a table. `holders` are the hashes that hold its seats. It is a conflict if the table exists, or if it is to be
    /// the rematch of a table that has one.
    pub fn create(&self, header: TableHeader, holders: Vec<(u8, Hash)>) -> Pending {
        self.writer.write(move |connection| writer::create(connection, &header, &holders))
    }

    /// Appends a line to the log of a table. It is a conflict if the table does not have `revision` lines. `ended` says
    /// whether the game is over after it.
    pub fn append(&self, id: &str, revision: u64, line: LogLine, ended: bool) -> Pending {
        let id = id.to_owned();
        self.writer.write(move |connection| writer::append(connection, &id, revision, &line, ended))
    }

    /// Appends the line with which an open seat is taken: its invitation is used, and `hashes` hold the seat. It is a
    /// conflict if the seat is not open, or the table does not have `revision` lines.
    pub fn claim(&self, id: &str, revision: u64, line: LogLine, hashes: Vec<Hash>) -> Pending {
        let id = id.to_owned();
        self.writer.write(move |connection| writer::claim(connection, &id, revision, &line, &hashes))
    }

    /// Lets hashes hold a seat in addition to those that hold it.
    pub fn hold(&self, id: &str, seat: u8, hashes: Vec<Hash>) -> Pending {
        let id = id.to_owned();
        self.writer.write(move |connection| writer::hold(connection, &id, seat, &hashes))
    }

    /// Reads everything about a table; `None` if there is no such table.
    ///
    /// # Errors
    ///
    /// If the database fails or has a line of an unknown kind.
    pub fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.reader.load(id)
    }

    /// Finds the rematch of a table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn rematch_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.reader.rematch_of(id)
    }

    /// Finds the seat that an invitation with this hash is for, also after it was taken.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn invited(&self, hash: &Hash) -> Result<Option<Invited>, StoreError> {
        self.reader.invited(hash)
    }

    /// Removes a table from the lists of those who hold these seats, or puts it back there. Nothing else changes.
    pub fn set_removed(&self, id: &str, seats: Vec<u8>, removed: bool) -> Pending {
        let id = id.to_owned();
        self.writer.write(move |connection| writer::set_removed(connection, &id, &seats, removed))
    }

    /// Lists the tables at which a hash holds seats, without those that were removed from the list: at most `limit`, the
    /// newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn listed(&self, hash: &Hash, limit: u32) -> Result<Vec<String>, StoreError> {
        self.reader.listed(hash, limit)
    }

    /// Lists the seats that a hash holds, at most `limit`, those of the newest tables first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn held(&self, hash: &Hash, limit: u32) -> Result<Vec<(String, u8)>, StoreError> {
        self.reader.held(hash, limit)
    }

    /// Lists the tables with bots whose games are not over, the newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn unfinished_with_bots(&self) -> Result<Vec<String>, StoreError> {
        self.reader.unfinished_with_bots()
    }
}

/// Opens a connection that writes.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", AUTOCHECKPOINT_PAGES)?;
    Ok(connection)
}
