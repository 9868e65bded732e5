//! Places for a log, for tests: a folder, or a schema of the database that `BAILIWICK_TEST_POSTGRES` names.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used)] // every test uses some of it

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{Location, Store, TemporarySchema};

/// A place for a log that is removed when the test ends.
pub struct Place {
    pub location: Location,
    /// Removes it.
    _schema: Option<TemporarySchema>,
}

/// A name that nobody else has.
fn unused(name: &str) -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    format!("bailiwick_{name}_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed))
}

impl Place {
    /// A folder that does not exist yet.
    pub fn folder(name: &str) -> Place {
        Place { location: Location::Folder(std::env::temp_dir().join(unused(name))), _schema: None }
    }

    /// An empty schema of PostgreSQL; `None`, with a word about it, where there is none for tests.
    pub fn postgres(name: &str) -> Option<Place> {
        let Ok(server) = std::env::var("BAILIWICK_TEST_POSTGRES") else {
            eprintln!("skipped: BAILIWICK_TEST_POSTGRES names no database for tests");
            return None;
        };
        let schema = TemporarySchema::create(&server, name).unwrap();
        Some(Place { location: schema.location(), _schema: Some(schema) })
    }

    pub fn open(&self) -> Store {
        Store::open(&self.location).unwrap()
    }

    /// The folder, of a place that is one.
    pub fn path(&self) -> PathBuf {
        match &self.location {
            Location::Folder(folder) => folder.clone(),
            Location::Postgres(_) => panic!("not a folder"),
        }
    }

    /// Does something to the tables of the log behind its back.
    pub fn meddle(&self, sql: &str) {
        match &self.location {
            Location::Folder(folder) => {
                let connection = rusqlite::Connection::open(folder.join("bailiwick.sqlite")).unwrap();
                connection.execute_batch(sql).unwrap();
            }
            Location::Postgres(address) => run(address, sql),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Location::Folder(folder) = &self.location {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Runs statements in a database.
pub fn run(address: &str, sql: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(sql).await.unwrap();
    });
}
