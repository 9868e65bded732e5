//! The schema of the database and its versions.

use crate::StoreError;
use rusqlite::Connection;

/// What each version of the schema adds to the one before. An older database gets what it lacks when it is opened, so a
/// version that has been released never changes.
const VERSIONS: [&str; 4] = [
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
    "
        -- Whether the seat was open in the beginning. From now on `invited` stays when it is taken, so that the invitation
        -- still leads to the table; only the secret itself becomes NULL.
        ALTER TABLE seats ADD COLUMN was_open INTEGER NOT NULL DEFAULT 0;
        UPDATE seats SET was_open = 1 WHERE invited IS NOT NULL
            OR EXISTS (SELECT 1 FROM log WHERE log.id = seats.id AND log.seat = seats.seat AND log.kind = 'sit');
        -- Who gave no name was stored under a name that a page had made up in the language of that day.
        UPDATE seats SET name = '' WHERE bot IS NULL
            AND (name GLOB 'Player [1-5]' OR name GLOB 'Joueur [1-5]' OR name GLOB 'Jogador [1-5]');
        -- When the game ended, in seconds since 1970.
        ALTER TABLE tables ADD COLUMN ended_at INTEGER;
        -- Whether the holders of the seat have removed the table from their lists.
        ALTER TABLE holders ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
    ",
    "
        -- Seeds have 128 bits: `seed` is the lower half, this the upper one.
        ALTER TABLE tables ADD COLUMN seed_high INTEGER NOT NULL DEFAULT 0;
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
                   VALUES ('a', 'Cahors – Najac', 'caylus', 1, '', 2, 0, 0, x'00');
                   INSERT INTO seats (id, seat, bot, name, invitation, invited)
                   VALUES ('a', 1, NULL, 'Joueur 1', NULL, NULL), ('a', 2, NULL, '', NULL, NULL),
                          ('a', 3, NULL, '', 's', x'01'), ('a', 4, 'master', 'Player 4', NULL, NULL);
                   INSERT INTO log (id, revision, seat, kind, text) VALUES ('a', 0, 2, 'sit', 'Odile');";
        connection.execute_batch(old).unwrap();
        for _ in 0..2 {
            migrate(&connection).unwrap();
            let stored: (String, Option<String>, i64) = connection
                .query_row("SELECT name, rematch_of, seed_high FROM tables", [], |row| {
                    Ok((row.get(0)?, row.get(1)?, row.get(2)?))
                })
                .unwrap();
            assert_eq!(stored, ("Cahors – Najac".to_owned(), None, 0));
            let mut select = connection.prepare("SELECT name, was_open FROM seats ORDER BY seat").unwrap();
            let seats = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
            let seats: Vec<(String, bool)> = seats.collect::<Result<_, _>>().unwrap();
            let seat = |name: &str, was_open| (name.to_owned(), was_open);
            assert_eq!(seats, [seat("", false), seat("", true), seat("", true), seat("Player 4", false)]);
        }
        connection.execute_batch("PRAGMA user_version = 99;").unwrap();
        assert!(matches!(migrate(&connection), Err(StoreError::Version(99))));
    }
}
