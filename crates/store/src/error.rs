//! What can go wrong with the log.

use std::fmt;
use std::path::PathBuf;

/// Why the log could not be read or written.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else wrote this line first.
    Conflict,
    /// Another process has the folder.
    InUse(PathBuf),
    /// The file was made by a version that we do not know.
    Version(i64),
    /// What is in the file makes no sense.
    Damaged(String),
    /// The database says no.
    Database(rusqlite::Error),
    /// The disk says no.
    Disk(std::io::Error),
    /// It could not be written.
    Lost(String),
    /// The thread that writes has ended.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else was faster"),
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
            StoreError::Damaged(words) => write!(f, "the log is damaged: {words}"),
            StoreError::Database(error) => write!(f, "the log cannot be used: {error}"),
            StoreError::Disk(error) => write!(f, "the data folder cannot be used: {error}"),
            StoreError::Lost(words) => write!(f, "nothing was written: {words}"),
            StoreError::Closed => f.write_str("the log is closed"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Database(error),
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::Disk(error)
    }
}
