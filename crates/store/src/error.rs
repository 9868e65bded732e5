//! What can go wrong with the log.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// Why the log could not be read or written.
#[derive(Debug)]
pub enum StoreError {
    /// Another write came first: the table has another revision, the seat is taken, or there is a rematch already.
    Conflict,
    /// Another process uses the folder.
    InUse(PathBuf),
    /// The schema of the file has a version that is unknown here.
    Version(i64),
    /// The log has a line of an unknown kind.
    UnknownLine(String),
    /// The database failed.
    Database(rusqlite::Error),
    /// The data folder or a thread could not be opened.
    Disk(std::io::Error),
    /// The transaction failed. Its jobs share the error.
    Lost(Arc<rusqlite::Error>),
    /// The thread that writes has ended.
    Closed,
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
            StoreError::Version(version) => {
                write!(f, "the file has version {version}, which this bailiwick does not know: is it from a newer one?")
            }
            StoreError::UnknownLine(kind) => write!(f, "the log is damaged: `{kind}` is not a kind of line"),
            StoreError::Database(error) => write!(f, "the log cannot be used: {error}"),
            StoreError::Disk(error) => write!(f, "the data folder cannot be used: {error}"),
            StoreError::Lost(error) => write!(f, "nothing was written: {error}"),
            StoreError::Closed => f.write_str("the log is closed"),
        }
    }
}

impl Error for StoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            StoreError::Database(error) => Some(error),
            StoreError::Lost(error) => Some(&**error),
            StoreError::Disk(error) => Some(error),
            _ => None,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(error)
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::Disk(error)
    }
}
