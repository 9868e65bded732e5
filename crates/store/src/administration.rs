//! What only the operator asks of the log: lists of everything, ending and deleting tables, copies, keys for workers.

use crate::change::Change;
use crate::engine::Engine;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::{Hash, Location, NewJob, Pending, Settings, Store, StoreError, StoredTable, TableSummary, WorkerKey};
use std::path::Path;

impl Store {
    /// Opens a log to look at it, beside processes that may be using it. The place may also be a file that [`Store::backup`] has
    /// written. Of SQLite, nothing but the keys of workers can be written ([`StoreError::InUse`]).
    ///
    /// # Errors
    ///
    /// As [`Store::open`], and [`StoreError::Version`] for a database of SQLite of an older version, which is left as it is.
    pub fn open_beside(location: &Location) -> Result<Store, StoreError> {
        let engine: Box<dyn Engine> = match location {
            Location::Folder(place) => Box::new(Sqlite::beside(place, false)?),
            Location::Postgres(address) => Box::new(Postgres::open(address, Settings { bell: false })?),
        };
        Ok(Store { engine })
    }

    /// Opens a database of SQLite in a folder, or a file with one, of this version or an older one. Only
    /// [`Store::backup`] and [`Store::damage`] can be asked of it.
    ///
    /// # Errors
    ///
    /// As [`Store::open_beside`].
    pub fn open_for_backup(place: &Path) -> Result<Store, StoreError> {
        Ok(Store { engine: Box::new(Sqlite::beside(place, true)?) })
    }

    /// Lists all tables in the order of their ids, at most `limit`, beginning after an id; an empty one begins with the first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn tables(&self, after: &str, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.engine.tables(after, limit)
    }

    /// Ends a table whose game is not over: nothing more can be written to it, and its bots rest. It is a conflict if there is
    /// no such table, or it has ended already.
    pub fn abandon(&self, id: &str) -> Pending {
        Pending::done(self.engine.write(Change::Abandon { id: id.to_owned() }))
    }

    /// Deletes a table with everything that belongs to it. It is a conflict if there is no such table.
    pub fn delete(&self, id: &str) -> Pending {
        Pending::done(self.engine.write(Change::Delete { id: id.to_owned() }))
    }

    /// Writes a whole table, as another store had it, and jobs for it. It is a conflict if it exists already.
    pub fn import(&self, table: StoredTable, jobs: Vec<NewJob>) -> Pending {
        Pending::done(self.engine.write(Change::Import { table: Box::new(table), jobs }))
    }

    /// Writes a copy of the whole log to a file, as it is at one moment, while others go on writing.
    ///
    /// # Errors
    ///
    /// If the file exists or cannot be written, or if the engine has better means of its own.
    pub fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.engine.backup(file)
    }

    /// What is wrong with the files of the log, apart from what is in its tables. Reads all of it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn damage(&self) -> Result<Vec<String>, StoreError> {
        self.engine.damage()
    }

    /// The size of the log in bytes.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn size(&self) -> Result<u64, StoreError> {
        self.engine.size()
    }

    /// Keeps the hash of a key with which a worker on another machine may claim jobs. It is a conflict if the name is taken.
    /// `created` is in seconds since 1970.
    pub fn add_worker_key(&self, name: &str, hash: Hash, created: u64) -> Pending {
        Pending::done(self.engine.write(Change::AddKey { name: name.to_owned(), hash, created }))
    }

    /// Revokes a key at a time, in seconds since 1970. It is a conflict if there is no such key, or it was revoked already.
    pub fn revoke_worker_key(&self, name: &str, at: u64) -> Pending {
        Pending::done(self.engine.write(Change::RevokeKey { name: name.to_owned(), at }))
    }

    /// Lists the keys of workers, also those that were revoked, by name.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn worker_keys(&self) -> Result<Vec<WorkerKey>, StoreError> {
        self.engine.worker_keys()
    }

    /// Finds the key with a hash, also if it was revoked.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn worker_key(&self, hash: &Hash) -> Result<Option<WorkerKey>, StoreError> {
        self.engine.worker(hash)
    }
}
