//! What can go wrong with the log.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// An error of a database, which several callers may get.
pub type Cause = Arc<dyn Error + Send + Sync>;

/// Why the log could not be read or written.
#[derive(Debug)]
pub enum StoreError {
    /// Another write came first: the table has another revision, the seat is taken, or there is a rematch already.
    Conflict,
    /// Another process uses the folder.
    InUse(PathBuf),
    /// The schema of the database has a version that is unknown here.
    Version {
        /// The version of the database.
        found: i64,
        /// The newest version that is known here.
        known: i64,
    },
    /// The database belongs to another program. The text says which one it is: a file, or the address of a database.
    Foreign(String),
    /// What the log has of a table is damaged. Other tables are not concerned.
    Damaged {
        /// Id of the table.
        table: String,
        /// What is wrong.
        detail: String,
    },
    /// This is no place for a log. The text says why.
    Location(String),
    /// The server of the database cannot be reached.
    Unreachable {
        /// Its address, without the password.
        at: String,
        /// What happened.
        detail: String,
    },
    /// The server of the database does not let us in: a wrong user or password, or no such database.
    Denied {
        /// Its address, without the password.
        at: String,
        /// What it said.
        detail: String,
    },
    /// This engine cannot do that. The text says what would be right.
    Unsupported(&'static str),
    /// The database failed.
    Database(Cause),
    /// A file or folder could not be used.
    Disk(PathBuf, io::Error),
    /// A thread could not be started.
    System(io::Error),
    /// The transaction failed, or nobody knows whether it did. Those who share it share the error.
    Lost(Cause),
    /// More writes wait than can be done soon.
    Busy,
    /// The thread that writes has ended.
    Closed,
}

impl StoreError {
    /// The error of a file or folder.
    pub(crate) fn disk(path: &Path) -> impl FnOnce(io::Error) -> StoreError + use<> {
        let path = path.to_owned();
        |error| StoreError::Disk(path, error)
    }

    /// Whether data are not what was written: a line of a table, or a page of the file.
    pub fn is_damage(&self) -> bool {
        use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
        match self {
            StoreError::Damaged { .. } => true,
            StoreError::Database(error) | StoreError::Lost(error) => error
                .downcast_ref::<rusqlite::Error>()
                .and_then(rusqlite::Error::sqlite_error_code)
                .is_some_and(|code| [DatabaseCorrupt, NotADatabase].contains(&code)),
            _ => false,
        }
    }

    /// Whether the same may succeed later without anybody changing anything: the database is away, busy or starting.
    pub fn is_temporary(&self) -> bool {
        use StoreError::{Busy, Closed, Conflict, Database, Disk, Lost, System, Unreachable};
        matches!(self, Conflict | Unreachable { .. } | Database(_) | Disk(..) | System(_) | Lost(_) | Busy | Closed)
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("another write came first"),
            StoreError::InUse(folder) => {
                write!(
                    f,
                    "{}: another bailiwick serves this folder; end it, or choose another with --data",
                    folder.display()
                )
            }
            StoreError::Version { found, known } => write!(
                f,
                "the database has version {found}, and this bailiwick knows versions up to {known}: it was written by a \
                 newer bailiwick, so start that one, or restore a backup from before"
            ),
            StoreError::Foreign(what) => {
                write!(f, "{what} belongs to another program: give bailiwick a folder or a database of its own")
            }
            StoreError::Damaged { table, detail } => write!(f, "table {table} is damaged: {detail}"),
            StoreError::Location(detail) => f.write_str(detail),
            StoreError::Unreachable { at, detail } => {
                write!(f, "the database {at} cannot be reached: {detail}; check host and port, and whether it runs")
            }
            StoreError::Denied { at, detail } => {
                write!(f, "the database {at} refuses us: {detail}; check user, password and the name of the database")
            }
            StoreError::Unsupported(what) => f.write_str(what),
            StoreError::Database(error) => write!(f, "the database failed: {error}"),
            StoreError::Disk(path, error) => write!(f, "{} cannot be used: {error}", path.display()),
            StoreError::System(error) => write!(f, "a thread cannot be started: {error}"),
            StoreError::Lost(error) => write!(f, "nothing is known to be written: {error}"),
            StoreError::Busy => f.write_str("too many writes wait already"),
            StoreError::Closed => f.write_str("the log is closed"),
        }
    }
}

impl Error for StoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            StoreError::Database(error) | StoreError::Lost(error) => Some(&**error),
            StoreError::Disk(_, error) | StoreError::System(error) => Some(error),
            _ => None,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        StoreError::Database(Arc::new(crate::postgres::PostgresError(error)))
    }
}
