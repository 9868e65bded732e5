//! The action log: everything that was decided at every table, for ever. A table is its header and the lines that were
//! written since. Nothing is stored that cannot be replayed, and no line is ever changed or deleted: an undo is a line too.
//! The revision of a table is the number of its lines, and a line is accepted only at the revision that its writer saw.
//!
//! The log is kept by one of two engines, which do the same: a database of SQLite in a folder, with nothing to set up, or a
//! database of PostgreSQL, which any number of processes can share. In reading order:
//!
//! - `stored.rs`: what is stored of a table ([`TableHeader`], [`LogLine`], [`StoredTable`]). `checksum.rs`: each line has one, so
//!   that damage is noticed and stays within its table.
//! - `job.rs`: work that is to be done, and who does it next.
//! - `lib.rs`: [`Store`] is everything that can be asked of the log; `administration.rs` what only the operator asks, `work.rs`
//!   what is asked about jobs.
//! - `change.rs`: everything that can be written. Each engine has one thread that writes (`write_queue.rs`). All that waits when it comes round
//!   shares one transaction, so that a thousand tables wait for the disk together and not one after the other; a write is
//!   answered only when the disk has it. The insertion of a line with its table and revision decides who came first.
//! - `engine.rs`: what an engine can do. `sqlite/` and `postgres/`: the two of them, each with its schema, how an older one is
//!   brought up to date, how changes are applied and how tables are read.
//! - `bell.rs`: what processes that share a database tell each other.
//!
//! # Examples
//!
//! ```
//! use store::{LineKind, LogLine, Store, StoreError, StoredSeat, TableHeader};
//!
//! let folder = std::env::temp_dir().join(format!("bailiwick-store-example-{}", std::process::id()));
//! let store = Store::open(&folder.as_path().into())?;
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
//! store.append("k3v9", 0, line.clone(), false, None).wait()?;
//! // Another line for the same revision comes too late.
//! assert!(matches!(store.append("k3v9", 0, line, false, None).wait(), Err(StoreError::Conflict)));
//! assert_eq!(store.load("k3v9")?.map(|table| table.lines.len()), Some(1));
//! # drop(store);
//! # let _ = std::fs::remove_dir_all(folder);
//! # Ok::<(), StoreError>(())
//! ```

#![forbid(unsafe_code)]

mod administration;
mod bell;
mod change;
mod checksum;
mod engine;
mod error;
mod job;
mod location;
mod postgres;
mod sqlite;
mod stored;
mod work;
mod write_queue;

pub use bell::Ring;
pub use change::Pending;
pub use error::{Cause, StoreError};
pub use job::{Claim, Follow, Job, JobCounts, JobEnd, JobState, NewJob, Priority, QueuedJob};
pub use location::Location;
pub use postgres::TemporarySchema;
pub use stored::{
    Hash, Invited, LineKind, LogLine, Stand, StoredSeat, StoredTable, TableHeader, TableSummary, WorkerKey,
};

use change::Change;
use engine::Engine;
use postgres::Postgres;
use sqlite::Sqlite;
use tokio::sync::broadcast;

/// The log.
pub struct Store {
    engine: Box<dyn Engine>,
}

/// How the log is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether processes that share a database tell each other of what they write. Without it they find out by asking.
    pub bell: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { bell: true }
    }
}

impl Store {
    /// Opens the log. A folder is created if it does not exist; a database gets its tables if it is empty.
    ///
    /// # Errors
    ///
    /// If another process uses the folder, if the database is of a newer version or of another program, or if it cannot be
    /// opened.
    pub fn open(location: &Location) -> Result<Store, StoreError> {
        Store::open_with(location, Settings::default())
    }

    /// Opens the log with settings.
    ///
    /// # Errors
    ///
    /// As [`Store::open`].
    pub fn open_with(location: &Location, settings: Settings) -> Result<Store, StoreError> {
        let engine: Box<dyn Engine> = match location {
            Location::Folder(folder) => Box::new(Sqlite::open(folder)?),
            Location::Postgres(address) => Box::new(Postgres::open(address, settings)?),
        };
        Ok(Store { engine })
    }

    /// Creates a table. `holders` are the hashes that hold its seats. It is a conflict if the table exists, or if it is to be
    /// the rematch of a table that has one.
    pub fn create(&self, header: TableHeader, holders: Vec<(u8, Hash)>) -> Pending {
        Pending::done(self.engine.write(Change::Create { header: Box::new(header), holders }))
    }

    /// Appends a line to the log of a table. It is a conflict if the table does not have `revision` lines, or was abandoned.
    /// `ended` says whether the game is over after it, `follow` what is to be done then.
    pub fn append(&self, id: &str, revision: u64, line: LogLine, ended: bool, follow: Option<Follow>) -> Pending {
        Pending::done(self.engine.write(Change::Append { id: id.to_owned(), revision, line, ended, follow }))
    }

    /// Appends the line with which an open seat is taken: its invitation is used, and `hashes` hold the seat. It is a
    /// conflict if the seat is not open, or the table does not have `revision` lines.
    pub fn claim(&self, id: &str, revision: u64, line: LogLine, hashes: Vec<Hash>, follow: Option<Follow>) -> Pending {
        Pending::done(self.engine.write(Change::Claim { id: id.to_owned(), revision, line, hashes, follow }))
    }

    /// Lets hashes hold a seat in addition to those that hold it.
    pub fn hold(&self, id: &str, seat: u8, hashes: Vec<Hash>) -> Pending {
        Pending::done(self.engine.write(Change::Hold { id: id.to_owned(), seat, hashes }))
    }

    /// Takes a seat from all hashes that hold it but those in `keep`, which hold it from now on even if they did not.
    pub fn revoke(&self, id: &str, seat: u8, keep: Vec<Hash>) -> Pending {
        Pending::done(self.engine.write(Change::Revoke { id: id.to_owned(), seat, keep }))
    }

    /// Removes a table from the lists of those who hold these seats, or puts it back there. Nothing else changes.
    pub fn set_removed(&self, id: &str, seats: Vec<u8>, removed: bool) -> Pending {
        Pending::done(self.engine.write(Change::SetRemoved { id: id.to_owned(), seats, removed }))
    }

    /// Reads everything about a table; `None` if there is no such table.
    ///
    /// # Errors
    ///
    /// If the database fails, or what it has of the table is damaged.
    pub fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.engine.load(id)
    }

    /// How far these tables are. Those that do not exist are left out.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn stands(&self, ids: &[String]) -> Result<Vec<(String, Stand)>, StoreError> {
        self.engine.stands(ids)
    }

    /// Finds the rematch of a table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn rematch_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.engine.rematch_of(id)
    }

    /// Finds the seat that an invitation with this hash is for, also after it was taken.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn invited(&self, hash: &Hash) -> Result<Option<Invited>, StoreError> {
        self.engine.invited(hash)
    }

    /// Lists the tables at which a hash holds seats, without those that were removed from the list: at most `limit`, those
    /// that are not over first, and the newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn listed(&self, hash: &Hash, limit: u32) -> Result<Vec<String>, StoreError> {
        self.engine.listed(hash, limit)
    }

    /// Lists the seats that a hash holds, at most `limit`, those of the newest tables first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn held(&self, hash: &Hash, limit: u32) -> Result<Vec<(String, u8)>, StoreError> {
        self.engine.held(hash, limit)
    }

    /// Counts the tables that a hash has set up and that are not over.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn unfinished_of(&self, owner: &Hash) -> Result<u64, StoreError> {
        self.engine.unfinished_of(owner)
    }

    /// Writes something that changes nothing, to find out whether the log can be written to now.
    pub fn ping(&self) -> Pending {
        Pending::done(self.engine.write(Change::Ping))
    }

    /// Whether other processes may write too, so that what is known of a table may be old.
    pub fn is_shared(&self) -> bool {
        self.engine.is_shared()
    }

    /// News of what other processes have written; `None` if there are none, or they do not tell. Who is slow to listen misses
    /// some.
    pub fn rings(&self) -> Option<broadcast::Receiver<Ring>> {
        self.engine.rings()
    }
}
