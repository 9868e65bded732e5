//! The schema of the database and its versions.

use crate::{StoreError, checksum};
use rusqlite::{Connection, TransactionBehavior, params};

/// What each version of the schema adds to the one before. An older database gets what it lacks when it is opened, so a
/// version that has been released never changes.
const VERSIONS: [&str; 5] = [
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
    "
        -- CRC-32 of the line with its table and revision. Older lines get theirs from `add_checksums`.
        ALTER TABLE log ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
        -- 1 if the operator has ended the table before its game was over.
        ALTER TABLE tables ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0;
        -- Counts what has changed besides the lines.
        ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
        -- The keys of workers on other machines.
        CREATE TABLE workers (
            name TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, created INTEGER NOT NULL, revoked INTEGER
        ) WITHOUT ROWID;
        -- How many tables somebody has begun is asked before they open another one.
        CREATE INDEX unfinished_of ON tables (owner) WHERE ended = 0;
        -- Work that is to be done. States and priorities are numbered as in `job.rs`, times are in milliseconds since 1970.
        -- `since` is when the job got its state.
        CREATE TABLE jobs (
            id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, table_id TEXT NOT NULL, key TEXT NOT NULL,
            owner BLOB NOT NULL, priority INTEGER NOT NULL, rank INTEGER NOT NULL, payload TEXT NOT NULL, progress TEXT,
            result TEXT, state INTEGER NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL,
            worker TEXT, lease_until INTEGER, since INTEGER NOT NULL, UNIQUE (table_id, kind, key)
        );
        CREATE INDEX jobs_next ON jobs (priority, rank, id) WHERE state = 0;
        CREATE INDEX jobs_of ON jobs (owner, priority, rank) WHERE state = 0;
        CREATE INDEX jobs_claimed ON jobs (lease_until) WHERE state = 1;
        -- Bots go on where they were to act.
        INSERT INTO jobs (kind, table_id, key, owner, priority, rank, payload, due, since)
            SELECT 'wake', id, '', owner, 2, row_number() OVER (PARTITION BY owner), '', 0, 0 FROM tables WHERE ended = 0
            AND (EXISTS (SELECT 1 FROM seats WHERE seats.id = tables.id AND bot IS NOT NULL)
                 OR EXISTS (SELECT 1 FROM log WHERE log.id = tables.id AND kind = 'leave'));
    ",
];

/// The newest version.
pub(crate) const NEWEST: i64 = VERSIONS.len() as i64;

/// The version whose lines have checksums.
const WITH_CHECKSUMS: i64 = 5;

/// Says that a file is ours (`PRAGMA application_id`). Files of versions before 5 say nothing.
const APPLICATION: i64 = 0x4261_696c;

/// Brings a database up to date, or creates its tables. `file` is its name, for messages.
pub(crate) fn migrate(connection: &mut Connection, file: &str) -> Result<(), StoreError> {
    // Two processes that open the file at once do it one after the other.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = inspect(&transaction, file)?;
    let missing = usize::try_from(found).ok().and_then(|version| VERSIONS.get(version..)).unwrap_or_default();
    if missing.is_empty() {
        return Ok(());
    }
    transaction.execute_batch(&missing.concat())?;
    if found < WITH_CHECKSUMS {
        add_checksums(&transaction)?;
    }
    transaction.execute_batch(&format!("PRAGMA user_version = {NEWEST}; PRAGMA application_id = {APPLICATION};"))?;
    Ok(transaction.commit()?)
}

/// The version of a database that is ours and not newer; 0 of one that is empty. `file` is its name, for messages.
pub(crate) fn inspect(connection: &Connection, file: &str) -> Result<i64, StoreError> {
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i64>(0));
    let found = match number("PRAGMA user_version") {
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::NotADatabase) => {
            return Err(StoreError::Foreign(file.to_owned()));
        }
        found => found?,
    };
    let application = number("PRAGMA application_id")?;
    let has_log = number("SELECT count(*) FROM sqlite_schema WHERE name IN ('tables', 'log')")? == 2;
    let is_empty = number("SELECT count(*) FROM sqlite_schema")? == 0;
    let is_ours = if found == 0 { is_empty } else { has_log };
    if !is_ours || ![0, APPLICATION].contains(&application) {
        return Err(StoreError::Foreign(file.to_owned()));
    }
    if (0..=NEWEST).contains(&found) { Ok(found) } else { Err(StoreError::Version { found, known: NEWEST }) }
}

/// Gives lines that were written without a checksum theirs.
fn add_checksums(connection: &Connection) -> Result<(), StoreError> {
    let mut lines = connection.prepare("SELECT id, revision, seat, kind, text FROM log")?;
    let mut rows = lines.query([])?;
    let mut checksums: Vec<(String, i64, u32)> = Vec::new();
    while let Some(row) = rows.next()? {
        let (id, revision): (String, i64) = (row.get(0)?, row.get(1)?);
        let (kind, text): (String, String) = (row.get(3)?, row.get(4)?);
        let sum = checksum::of_line(&id, revision.cast_unsigned(), row.get(2)?, &kind, &text);
        checksums.push((id, revision, sum));
    }
    let mut update = connection.prepare("UPDATE log SET checksum = ?3 WHERE id = ?1 AND revision = ?2")?;
    for (id, revision, sum) in checksums {
        update.execute(params![id, revision, sum])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_the_first_version_is_brought_up_to_date() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(&format!("{} PRAGMA user_version = 1;", VERSIONS[0])).unwrap();
        let old = "INSERT INTO tables (id, name, game, rules_version, options, players, seed, created, owner)
                   VALUES ('a', 'Cahors – Najac', 'caylus', 1, '', 2, 0, 0, x'00');
                   INSERT INTO seats (id, seat, bot, name, invitation, invited)
                   VALUES ('a', 1, NULL, 'Joueur 1', NULL, NULL), ('a', 2, NULL, '', NULL, NULL),
                          ('a', 3, NULL, '', 's', x'01'), ('a', 4, 'master', 'Player 4', NULL, NULL);
                   INSERT INTO log (id, revision, seat, kind, text) VALUES ('a', 0, 2, 'sit', 'Odile');";
        connection.execute_batch(old).unwrap();
        for _ in 0..2 {
            migrate(&mut connection, "a file").unwrap();
            let stored: (String, Option<String>, i64) = connection
                .query_row("SELECT name, rematch_of, seed_high FROM tables", [], |row| {
                    Ok((row.get(0)?, row.get(1)?, row.get(2)?))
                })
                .unwrap();
            assert_eq!(stored, ("Cahors – Najac".to_owned(), None, 0));
            let line: (i64, i64) = connection
                .query_row(
                    "SELECT (SELECT checksum FROM log), (SELECT count(*) FROM jobs WHERE kind = 'wake')",
                    [],
                    |row| Ok((row.get(0)?, row.get(1)?)),
                )
                .unwrap();
            assert_eq!(
                line,
                (checksum::of_line("a", 0, 2, "sit", "Odile").into(), 1),
                "a line, and a bot that goes on"
            );
            let mut select = connection.prepare("SELECT name, was_open FROM seats ORDER BY seat").unwrap();
            let seats = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
            let seats: Vec<(String, bool)> = seats.collect::<Result<_, _>>().unwrap();
            let seat = |name: &str, was_open| (name.to_owned(), was_open);
            assert_eq!(seats, [seat("", false), seat("", true), seat("", true), seat("Player 4", false)]);
        }
        connection.execute_batch("PRAGMA user_version = 99;").unwrap();
        let refused = migrate(&mut connection, "a file");
        assert!(matches!(refused, Err(StoreError::Version { found: 99, known: 5 })), "{refused:?}");
    }

    #[test]
    fn a_file_of_another_program_is_left_alone() {
        for theirs in ["CREATE TABLE notes (text)", "CREATE TABLE log (a); PRAGMA user_version = 3;"] {
            let mut connection = Connection::open_in_memory().unwrap();
            connection.execute_batch(theirs).unwrap();
            let refused = migrate(&mut connection, "notes.sqlite");
            assert!(matches!(refused, Err(StoreError::Foreign(file)) if file == "notes.sqlite"), "{theirs}");
        }
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, "ours").unwrap();
        connection.execute_batch("PRAGMA application_id = 7;").unwrap();
        assert!(matches!(migrate(&mut connection, "a file"), Err(StoreError::Foreign(_))));
    }
}
