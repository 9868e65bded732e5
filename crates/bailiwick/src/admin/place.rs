//! Which store is meant, and how it is opened.

use super::args::Place;
use crate::failure::Failure;
use crate::serve;
use std::env;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use store::{Location, Settings, Store, StoreError};

/// How a database of SQLite begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// A store, or a file with everything of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Whole {
    /// A store.
    Store(Location),
    /// A backup that is a database of SQLite.
    Sqlite(PathBuf),
    /// A backup that is an archive.
    Archive(PathBuf),
}

/// The store that the arguments name.
pub(super) fn location(place: &Place) -> Result<Location, Failure> {
    serve::location(place.data.clone(), place.database.clone(), env::var("DATABASE_URL").ok())
}

/// The store that a text names: a folder, or the address of a database.
pub(super) fn named(text: &str) -> Result<Location, Failure> {
    if text.contains("://") { Ok(Location::database(text)?) } else { Ok(Location::Folder(text.into())) }
}

/// What kind of backup a file is.
pub(super) fn backup(path: &Path) -> Result<Whole, Failure> {
    let mut beginning = Vec::new();
    let file = File::open(path).map_err(|error| Failure::file(path, error))?;
    file.take(64).read_to_end(&mut beginning).map_err(|error| Failure::file(path, error))?;
    if beginning.starts_with(SQLITE) {
        Ok(Whole::Sqlite(path.to_owned()))
    } else if beginning.starts_with(super::archive::BEGINNING) {
        Ok(Whole::Archive(path.to_owned()))
    } else {
        Err(Failure::data(format!("{}: this is not a backup of bailiwick", path.display())))
    }
}

/// Opens a store to read, beside a server that may be using it.
pub(super) fn open_to_read(location: &Location) -> Result<Store, Failure> {
    match Store::open_beside(location) {
        // One of an older version is brought up to date first, unless a server uses it.
        Err(StoreError::Version { found, known }) if found < known => Ok(Store::open(location)?),
        opened => Ok(opened?),
    }
}

/// Opens a store to write. A folder that a server uses is refused.
pub(super) fn open_to_write(location: &Location) -> Result<Store, Failure> {
    if let Location::Folder(folder) = location
        && !folder.join("bailiwick.sqlite").is_file()
    {
        let path = folder.display();
        return Err(Failure::setting(format!("{path}: there are no games here; name their folder with --data")));
    }
    open(location)
}

/// Opens a store that may be new.
pub(super) fn open(location: &Location) -> Result<Store, Failure> {
    // Nothing is told to this process.
    Ok(Store::open_with(location, Settings { bell: false })?)
}
