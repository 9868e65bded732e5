//! Everything that a store or a backup has, one table after another.

use super::archive::{self, Archived};
use super::place::{self, Whole};
use crate::failure::Failure;
use std::path::PathBuf;
use store::{Location, Store, StoreError, StoredTable, WorkerKey};

/// Tables that are listed together.
const PAGE: u32 = 500;

/// Where tables come from.
pub(super) enum Source {
    Store(Store),
    Archive(PathBuf),
}

/// A table that was found.
pub(super) enum Found {
    Table(Box<StoredTable>),
    /// It is there and cannot be read.
    Damaged {
        id: String,
        why: String,
    },
}

impl Source {
    /// Opens it to read. An archive is read to its end, to see whether it is whole.
    pub(super) fn open(whole: &Whole) -> Result<Source, Failure> {
        match whole {
            Whole::Store(location) => Ok(Source::Store(place::open_to_read(location)?)),
            Whole::Sqlite(file) => match Store::open_beside(&Location::Folder(file.clone())) {
                Err(StoreError::Version { found, known }) if found < known => Err(Failure::data(format!(
                    "{}: the backup is of an older version; `bailiwick admin restore` into a folder brings it up to date",
                    file.display()
                ))),
                opened => Ok(Source::Store(opened?)),
            },
            Whole::Archive(file) => {
                archive::read(file, &mut |_| Ok(()))?;
                Ok(Source::Archive(file.clone()))
            }
        }
    }

    /// The keys of workers.
    pub(super) fn keys(&self) -> Result<Vec<WorkerKey>, Failure> {
        match self {
            Source::Store(store) => Ok(store.worker_keys()?),
            Source::Archive(file) => {
                let mut keys = Vec::new();
                let mut take = |archived| {
                    if let Archived::Key(key) = archived {
                        keys.push(key);
                    }
                    Ok(())
                };
                archive::read(file, &mut take)?;
                Ok(keys)
            }
        }
    }

    /// Calls `take` with every table.
    pub(super) fn each(&self, take: &mut dyn FnMut(Found) -> Result<(), Failure>) -> Result<(), Failure> {
        match self {
            Source::Store(store) => each_id(store, &mut |id| found(store, id)?.map_or(Ok(()), &mut *take)),
            Source::Archive(file) => archive::read(file, &mut |archived| match archived {
                Archived::Table(table) => take(Found::Table(table)),
                Archived::Key(_) => Ok(()),
            }),
        }
    }
}

/// Calls `take` with the id of every table of a store.
fn each_id(store: &Store, take: &mut dyn FnMut(&str) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut after = String::new();
    loop {
        let page = store.tables(&after, PAGE)?;
        page.iter().try_for_each(|summary| take(&summary.id))?;
        match page.last() {
            Some(last) => after.clone_from(&last.id),
            None => return Ok(()),
        }
    }
}

/// Reads a table; `None` if it has been deleted meanwhile.
pub(super) fn found(store: &Store, id: &str) -> Result<Option<Found>, Failure> {
    match store.load(id) {
        Ok(table) => Ok(table.map(|table| Found::Table(Box::new(table)))),
        Err(StoreError::Damaged { table, detail }) => Ok(Some(Found::Damaged { id: table, why: detail })),
        // A page of the file that cannot be read concerns the tables on it.
        Err(StoreError::Database(error)) if !store.is_shared() => {
            Ok(Some(Found::Damaged { id: id.to_owned(), why: error.to_string() }))
        }
        Err(error) => Err(error.into()),
    }
}
