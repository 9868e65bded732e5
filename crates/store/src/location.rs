//! Where the log is: a folder of this machine, or a database of PostgreSQL.

use crate::StoreError;
use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where the log is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A folder, in which the log is a database of SQLite. One process at a time can use it.
    Folder(PathBuf),
    /// The address of a database of PostgreSQL, `postgres://user:password@host/name`. Any number of processes can use it.
    Postgres(String),
}

impl Location {
    /// Reads the address of a database, as `--database` and `DATABASE_URL` give it.
    ///
    /// # Errors
    ///
    /// If it is not an address of PostgreSQL.
    pub fn database(address: &str) -> Result<Location, StoreError> {
        let location = address.parse().unwrap_or_else(|never: Infallible| match never {});
        match &location {
            Location::Postgres(address) => crate::postgres::read_address(address).map(|_| location),
            Location::Folder(_) => Err(StoreError::Location(
                "the address of a database begins with postgres://, such as postgres://ada:secret@localhost/bailiwick; a \
                 folder is given with --data"
                    .to_owned(),
            )),
        }
    }
}

/// What begins like an address of PostgreSQL is one; anything else is a folder.
impl FromStr for Location {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Location, Infallible> {
        let is_postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(if is_postgres { Location::Postgres(text.to_owned()) } else { Location::Folder(text.into()) })
    }
}

impl From<&Path> for Location {
    fn from(folder: &Path) -> Location {
        Location::Folder(folder.to_owned())
    }
}

/// Without the password.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Folder(folder) => folder.display().fmt(f),
            Location::Postgres(address) => f.write_str(&crate::postgres::without_password(address)),
        }
    }
}

/// Without the password, so that it gets into no log by accident.
impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}
