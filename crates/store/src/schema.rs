//! The schema of the database and its versions.

use crate::StoreError;
use rusqlite::Connection;

/// What each version of the schema adds to the one before. An older database gets what it lacks when it is opened, so a
/// version that has been released never changes.
const VERSIONS: [&str; 2] = [
    "
        -- One row per table: its header. `ended` is 1 once the game is over, so that unfinished games are found quickly.
        CREATE TABLE tables (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
            options TEXT NOT NULL, players INTEGER NOT NULL, seed INTEGER NOT NULL, created INTEGER NOT NULL,
            owner BLOB NOT NULL, ended INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        -- The seats of each table, from 1. An open seat has an invitation and its hash; both are NULL once it is taken.
        CREATE TABLE seats (
            id TEXT NOT NULL, seat INTEGER NOT NULL, bot TEXT, name TEXT NOT NULL, invitation TEXT, invited BLOB,
            PRIMARY KEY (id, seat)
        ) WITHOUT ROWID;
        CREATE UNIQUE INDEX invitations ON seats (invited) WHERE invited IS NOT NULL;
        -- The hashes of the secrets that hold a seat. A player has several: one per device, and one for the personal link.
        CREATE TABLE holders (
            hash BLOB NOT NULL, id TEXT NOT NULL, seat INTEGER NOT NULL,
            PRIMARY KEY (hash, id, seat)
        ) WITHOUT ROWID;
        CREATE INDEX holders_of ON holders (id);
        -- The lines of each table, numbered from 0 without gaps. Rows are only ever added.
        CREATE TABLE log (
            id TEXT NOT NULL, revision INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (id, revision)
        ) WITHOUT ROWID;
    ",
    "
        -- The table that this one is the rematch of. Each table has at most one rematch.
        ALTER TABLE tables ADD COLUMN rematch_of TEXT;
        CREATE UNIQUE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
    ",
];

/// Brings a database up to date, or creates its tables.
pub(crate) fn migrate(connection: &Connection) -> Result<(), StoreError> {
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let missing = usize::try_from(version).ok().and_then(|version| VERSIONS.get(version..));
    let missing = missing.ok_or(StoreError::Version(version))?;
    if missing.is_empty() {
        return Ok(());
    }
    let batch = format!("BEGIN; {} PRAGMA user_version = {}; COMMIT;", missing.concat(), VERSIONS.len());
    Ok(connection.execute_batch(&batch)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_the_first_version_is_brought_up_to_date() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(&format!("{} PRAGMA user_version = 1;", VERSIONS[0])).unwrap();
        let old = "INSERT INTO tables (id, name, game, rules_version, options, players, seed, created, owner)
                   VALUES ('a', 'Cahors – Najac', 'caylus', 1, '', 2, 0, 0, x'00')";
        connection.execute_batch(old).unwrap();
        for _ in 0..2 {
            migrate(&connection).unwrap();
            let stored: (String, Option<String>) = connection
                .query_row("SELECT name, rematch_of FROM tables", [], |row| Ok((row.get(0)?, row.get(1)?)))
                .unwrap();
            assert_eq!(stored, ("Cahors – Najac".to_owned(), None));
        }
        connection.execute_batch("PRAGMA user_version = 99;").unwrap();
        assert!(matches!(migrate(&connection), Err(StoreError::Version(99))));
    }
}
