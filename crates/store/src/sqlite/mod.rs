//! The log as a database of SQLite in a folder. One process uses it at a time.
//!
//! - `schema.rs`: its tables, and how an older file is brought up to date.
//! - `writer.rs`: the one thread that writes. `apply.rs` and `jobs.rs`: what it does for each change.
//! - `checkpointer.rs`: another thread checkpoints the write-ahead log meanwhile.
//! - `reader.rs`: reads on a connection of its own.

mod apply;
mod checkpointer;
mod jobs;
mod reader;
mod schema;
mod writer;

use crate::change::{Change, Written, send};
use crate::engine::Engine;
use crate::{Hash, Invited, Job, JobCounts, QueuedJob, Ring, Stand, StoreError, StoredTable, TableSummary, WorkerKey};
use checkpointer::Checkpointer;
use reader::Reader;
use rusqlite::{Connection, TransactionBehavior};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, oneshot};
use writer::Writer;

/// Size of the write-ahead log, in pages, at which the writer checkpoints it itself. It gets there only if the checkpointer
/// never finds a moment at which nothing is written.
const AUTOCHECKPOINT_PAGES: u32 = 16_384;

/// How long a folder that another process has locked is waited for.
const LOCK_PATIENCE: Duration = Duration::from_secs(1);

/// The log in a folder.
pub(crate) struct Sqlite {
    /// Nothing if another process may be writing: then only what it does not keep in memory can be written.
    writer: Option<Writer>,
    /// Dropped after the writer, which holds the channel that wakes it.
    _checkpointer: Option<Checkpointer>,
    reader: Reader,
    path: PathBuf,
    /// Locked as long as the store is open: two writers would not know of each other.
    _lock: Option<File>,
}

impl Sqlite {
    pub(crate) fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        fs::create_dir_all(folder).map_err(StoreError::disk(folder))?;
        let lock_file = folder.join("bailiwick.lock");
        let lock = File::create(&lock_file).map_err(StoreError::disk(&lock_file))?;
        take_lock(&lock, folder)?;
        let path = folder.join("bailiwick.sqlite");
        // The files that SQLite makes beside it get the permissions of this one.
        let create = OpenOptions::new().append(true).create(true).open(&path);
        create.map_err(StoreError::disk(&path))?;
        let beside = ["-wal", "-shm"].map(|end| PathBuf::from(format!("{}{end}", path.display())));
        for file in [&lock_file, &path].into_iter().chain(&beside) {
            for_owner_alone(file, 0o600)?;
        }
        for_owner_alone(folder, 0o700)?;
        let mut connection = connect(&path)?;
        schema::migrate(&mut connection, &path.display().to_string())?;
        // Whoever had claimed them ended with the process before this one, which was not the fault of the job.
        connection.execute("UPDATE jobs SET state = 0, worker = NULL, tries = tries - 1 WHERE state = 1", [])?;
        let (checkpointer, wake) = Checkpointer::start(path.clone())?;
        let writer = Writer::start(connection, path.clone(), wake)?;
        let reader = Reader::open(path.clone())?;
        Ok(Sqlite { writer: Some(writer), _checkpointer: Some(checkpointer), reader, path, _lock: Some(lock) })
    }

    /// Opens the log beside a process that may be using it, without changing anything. `place` is the folder, or a file that
    /// [`Engine::backup`] has written. A database of an older version is refused unless `any_version`.
    pub(crate) fn beside(place: &Path, any_version: bool) -> Result<Sqlite, StoreError> {
        let path = if place.is_file() { place.to_owned() } else { place.join("bailiwick.sqlite") };
        fs::metadata(&path).map_err(StoreError::disk(&path))?;
        let reader = Reader::open_alone(path.clone())?;
        let found = reader.version()?;
        if found < schema::NEWEST && !any_version {
            return Err(StoreError::Version { found, known: schema::NEWEST });
        }
        Ok(Sqlite { writer: None, _checkpointer: None, reader, path, _lock: None })
    }

    /// Writes something beside a process that may be using the log: keys of workers, which are read anew each time they are used.
    /// Anything else that process would not notice.
    fn write_beside(&self, change: &Change) -> Written {
        if !matches!(change, Change::AddKey { .. } | Change::RevokeKey { .. }) {
            return Err(StoreError::InUse(self.path.parent().unwrap_or(&self.path).to_owned()));
        }
        let mut connection = connect(&self.path)?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let outcome = apply::apply(&transaction, change)?;
        transaction.commit()?;
        Ok(outcome)
    }
}

/// Locks the folder, or says that it is in use. A process that ends, or one that is just being started by the process that had the
/// lock and holds a copy of it until then, gives it up within moments: this waits that long.
fn take_lock(lock: &File, folder: &Path) -> Result<(), StoreError> {
    let tried_since = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if tried_since.elapsed() < LOCK_PATIENCE => {
                thread::sleep(Duration::from_millis(20))
            }
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(StoreError::disk(folder)(error)),
        }
    }
}

/// Lets nobody but the owner read a file or folder, which has the seeds of games and open invitations.
#[cfg(unix)]
fn for_owner_alone(path: &Path, mode: u32) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(about) = fs::metadata(path) else { return Ok(()) };
    if about.permissions().mode() & 0o777 == mode {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).map_err(StoreError::disk(path))
}

/// Elsewhere the folder of the user is theirs alone.
#[cfg(not(unix))]
fn for_owner_alone(_path: &Path, _mode: u32) -> Result<(), StoreError> {
    Ok(())
}

/// Opens a connection that writes.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    let set = || {
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", AUTOCHECKPOINT_PAGES)
    };
    match set() {
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::NotADatabase) => {
            Err(StoreError::Foreign(path.display().to_string()))
        }
        done => Ok(done.map(|()| connection)?),
    }
}

impl Engine for Sqlite {
    fn write(&self, change: Change) -> oneshot::Receiver<Written> {
        match &self.writer {
            Some(writer) => send(writer.queue(), change),
            None => {
                let (answer, written) = oneshot::channel();
                // The receiver is here.
                let _ = answer.send(self.write_beside(&change));
                written
            }
        }
    }

    fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.reader.load(id)
    }

    fn rematch_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.reader.rematch_of(id)
    }

    fn invited(&self, hash: &Hash) -> Result<Option<Invited>, StoreError> {
        self.reader.invited(hash)
    }

    fn listed(&self, hash: &Hash, limit: u32) -> Result<Vec<String>, StoreError> {
        self.reader.listed(hash, limit)
    }

    fn held(&self, hash: &Hash, limit: u32) -> Result<Vec<(String, u8)>, StoreError> {
        self.reader.held(hash, limit)
    }

    fn tables(&self, after: &str, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.reader.tables(after, limit)
    }

    fn stands(&self, ids: &[String]) -> Result<Vec<(String, Stand)>, StoreError> {
        self.reader.stands(ids)
    }

    fn unfinished_of(&self, owner: &Hash) -> Result<u64, StoreError> {
        self.reader.unfinished_of(owner)
    }

    fn worker_keys(&self) -> Result<Vec<WorkerKey>, StoreError> {
        self.reader.worker_keys()
    }

    fn worker(&self, hash: &Hash) -> Result<Option<WorkerKey>, StoreError> {
        self.reader.worker(hash)
    }

    fn job(&self, id: i64) -> Result<Option<Job>, StoreError> {
        self.reader.job(id)
    }

    fn find_job(&self, kind: &str, table: &str, key: &str) -> Result<Option<Job>, StoreError> {
        self.reader.find_job(kind, table, key)
    }

    fn job_counts(&self) -> Result<JobCounts, StoreError> {
        self.reader.job_counts()
    }

    fn queued_jobs(&self, kind: &str) -> Result<Vec<QueuedJob>, StoreError> {
        self.reader.queued_jobs(kind)
    }

    fn size(&self) -> Result<u64, StoreError> {
        let of = |file: &str| fs::metadata(file).map_or(0, |about| about.len());
        let path = self.path.display();
        Ok(of(&path.to_string()) + of(&format!("{path}-wal")))
    }

    fn backup(&self, file: &Path) -> Result<(), StoreError> {
        // A file that exists would be written into.
        File::create_new(file).map_err(StoreError::disk(file))?;
        for_owner_alone(file, 0o600)?;
        let written = self.reader.backup(file);
        if written.is_err() {
            let _ = fs::remove_file(file);
        }
        written
    }

    fn damage(&self) -> Result<Vec<String>, StoreError> {
        self.reader.damage()
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn rings(&self) -> Option<broadcast::Receiver<Ring>> {
        None
    }
}
