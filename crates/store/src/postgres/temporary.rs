//! A place in a database that is removed after use.

use super::connect::Link;
use crate::{Location, StoreError};
use std::sync::atomic::{AtomicU32, Ordering};

/// A schema of its own in a database of PostgreSQL, for measurements and tests. It is dropped with everything in it.
pub struct TemporarySchema {
    database: Link,
    name: String,
    address: String,
}

impl TemporarySchema {
    /// Creates a schema in the database at an address. `purpose` is a part of its name and has small letters only.
    ///
    /// # Errors
    ///
    /// If the database cannot be reached, or does not let us create schemas.
    pub fn create(address: &str, purpose: &str) -> Result<TemporarySchema, StoreError> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        if !purpose.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'_') {
            return Err(StoreError::Location(format!(
                "`{purpose}` is no name for a schema: it has small letters only"
            )));
        }
        // What is unlike the others comes first: PostgreSQL cuts long names.
        let name = format!("bailiwick_{}_{}_{purpose}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let database = Link::new(address)?;
        run(&database, &format!("CREATE SCHEMA {name}"))?;
        let join = if address.contains('?') { '&' } else { '?' };
        let address = format!("{address}{join}options=-csearch_path%3D{name}");
        Ok(TemporarySchema { database, name, address })
    }

    /// The address of the database that leads to this schema.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The schema as a place for a log.
    pub fn location(&self) -> Location {
        Location::Postgres(self.address.clone())
    }
}

impl Drop for TemporarySchema {
    fn drop(&mut self) {
        // Whoever uses it still is waited for by the database; if that is away, the schema stays.
        let _ = run(&self.database, &format!("DROP SCHEMA IF EXISTS {} CASCADE", self.name));
    }
}

fn run(database: &Link, sql: &str) -> Result<(), StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(StoreError::System)?;
    runtime.block_on(async { database.connect(sql).await.map(drop) })
}
