//! What each change does to the tables of the log.

use super::jobs;
use crate::change::{Change, Outcome, Written};
use crate::{Follow, Hash, LogLine, StoreError, StoredSeat, StoredTable, TableHeader, checksum};
use rusqlite::{Connection, ffi, params};

/// Applies a change. If it fails, the caller undoes what it has done so far.
pub(super) fn apply(connection: &Connection, change: &Change) -> Written {
    let done = |done: Result<(), StoreError>| done.map(|()| Outcome::Done);
    match change {
        Change::Create { header, holders } => done(create(connection, header, holders)),
        Change::Append { id, revision, line, ended, follow } => {
            done(append(connection, id, *revision, line, *ended, follow.as_ref()))
        }
        Change::Claim { id, revision, line, hashes, follow } => {
            done(claim(connection, id, *revision, line, hashes, follow.as_ref()))
        }
        Change::Hold { id, seat, hashes } => done(hold(connection, id, *seat, hashes)),
        Change::Revoke { id, seat, keep } => done(revoke(connection, id, *seat, keep)),
        Change::SetRemoved { id, seats, removed } => done(set_removed(connection, id, seats, *removed)),
        Change::Abandon { id } => done(abandon(connection, id)),
        Change::Delete { id } => done(delete(connection, id)),
        Change::Import { table, jobs } => done(import(connection, table).and_then(|()| jobs::add(connection, jobs))),
        Change::AddKey { name, hash, created } => {
            let insert = "INSERT INTO workers (name, hash, created) VALUES (?, ?, ?)";
            let inserted = connection.execute(insert, params![name, hash, created.cast_signed()]);
            inserted.map_err(insert_error).map(|_| Outcome::Done)
        }
        Change::RevokeKey { name, at } => {
            let update = "UPDATE workers SET revoked = ? WHERE name = ? AND revoked IS NULL";
            done(some(connection.execute(update, params![at.cast_signed(), name])?))
        }
        Change::Ping => done(write_nothing(connection)),
        other => jobs::apply(connection, other),
    }
}

/// Where nothing was changed that should have been, somebody else came first.
fn some(changed: usize) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// The number of rows that were changed.
pub(super) fn count(changed: usize) -> Written {
    Ok(Outcome::Count(changed as u64))
}

/// The error of an insert. That the row exists already means that another write came first; any other constraint is a bug.
fn insert_error(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error().map(|error| error.extended_code) {
        Some(ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE) => StoreError::Conflict,
        _ => error.into(),
    }
}

/// Writes the header of a table and the hashes that hold its seats.
fn create(connection: &Connection, new: &TableHeader, holders: &[(u8, Hash)]) -> Result<(), StoreError> {
    let players = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    let insert = connection.execute(
        "INSERT INTO tables (id, name, game, rules_version, options, players, seed, seed_high, created, owner,
                             rematch_of)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        params![
            new.id,
            new.name,
            new.game,
            new.rules_version,
            new.options,
            players,
            (new.seed as u64).cast_signed(),
            ((new.seed >> 64) as u64).cast_signed(),
            new.created.cast_signed(),
            new.owner,
            new.rematch_of
        ],
    );
    insert.map_err(insert_error)?;
    if let Some(before) = &new.rematch_of {
        changed(connection, before)?;
    }
    for (number, seat) in (1_u8..).zip(&new.seats) {
        insert_seat(connection, &new.id, number, seat)?;
    }
    holders.iter().try_for_each(|(seat, hash)| insert_holder(connection, &new.id, *seat, hash))
}

fn insert_seat(connection: &Connection, id: &str, number: u8, seat: &StoredSeat) -> Result<(), StoreError> {
    let (invitation, invited) = seat.invitation.as_ref().map(|(secret, hash)| (secret, hash)).unzip();
    connection.execute(
        "INSERT INTO seats (id, seat, bot, name, invitation, invited, was_open) VALUES (?, ?, ?, ?, ?, ?, ?)",
        params![id, number, seat.bot, seat.name, invitation, invited, seat.was_open],
    )?;
    Ok(())
}

fn insert_holder(connection: &Connection, id: &str, seat: u8, hash: &Hash) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO holders (hash, id, seat) VALUES (?, ?, ?)")?
        .execute(params![hash, id, seat])?;
    Ok(())
}

/// Notes that something besides the lines of a table has changed.
fn changed(connection: &Connection, id: &str) -> Result<(), StoreError> {
    connection.prepare_cached("UPDATE tables SET changes = changes + 1 WHERE id = ?")?.execute([id])?;
    Ok(())
}

/// Writes one line, if the table has `revision` lines and was not abandoned.
fn append(
    connection: &Connection,
    id: &str,
    revision: u64,
    line: &LogLine,
    ended: bool,
    follow: Option<&Follow>,
) -> Result<(), StoreError> {
    // The key refuses a line that exists already; one too far ahead would leave a gap.
    let inserted = connection
        .prepare_cached(
            "INSERT INTO log (id, revision, seat, kind, text, checksum) SELECT ?1, ?2, ?3, ?4, ?5, ?6
             WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND NOT abandoned)
               AND (?2 = 0 OR EXISTS (SELECT 1 FROM log WHERE id = ?1 AND revision = ?2 - 1))",
        )?
        .execute(params![
            id,
            revision.cast_signed(),
            line.seat,
            line.kind.name(),
            line.text,
            checksum::stored(id, revision, line)
        ])
        .map_err(insert_error)?;
    some(inserted)?;
    connection
        .prepare_cached(
            "UPDATE tables SET ended = ?2, ended_at = iif(?2, unixepoch(), NULL) WHERE id = ?1 AND ended <> ?2",
        )?
        .execute(params![id, ended])?;
    follow.map_or(Ok(()), |follow| jobs::follow(connection, id, follow))
}

/// Gives an open seat away and writes the line that says so. Its invitation leads to the table from now on.
fn claim(
    connection: &Connection,
    id: &str,
    revision: u64,
    line: &LogLine,
    hashes: &[Hash],
    follow: Option<&Follow>,
) -> Result<(), StoreError> {
    some(connection.execute(
        "UPDATE seats SET invitation = NULL WHERE id = ? AND seat = ? AND invitation IS NOT NULL",
        params![id, line.seat],
    )?)?;
    hashes.iter().try_for_each(|hash| insert_holder(connection, id, line.seat, hash))?;
    // The game cannot be over: an open seat would have had to act.
    append(connection, id, revision, line, false, follow)
}

/// Lets hashes hold a seat; those that hold it already stay.
fn hold(connection: &Connection, id: &str, seat: u8, hashes: &[Hash]) -> Result<(), StoreError> {
    hashes.iter().try_for_each(|hash| insert_holder(connection, id, seat, hash))?;
    changed(connection, id)
}

/// Takes a seat from all hashes but these.
fn revoke(connection: &Connection, id: &str, seat: u8, keep: &[Hash]) -> Result<(), StoreError> {
    let mut holders = connection.prepare_cached("SELECT hash FROM holders WHERE id = ? AND seat = ?")?;
    let holders: Vec<Hash> = holders.query_map(params![id, seat], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut delete = connection.prepare_cached("DELETE FROM holders WHERE hash = ? AND id = ? AND seat = ?")?;
    for hash in holders.iter().filter(|hash| !keep.contains(hash)) {
        delete.execute(params![hash, id, seat])?;
    }
    hold(connection, id, seat, keep)
}

/// Writes the version of the schema again.
fn write_nothing(connection: &Connection) -> Result<(), StoreError> {
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    Ok(connection.pragma_update(None, "user_version", version)?)
}

/// Removes a table from the lists of those who hold these seats, or puts it back.
fn set_removed(connection: &Connection, id: &str, seats: &[u8], removed: bool) -> Result<(), StoreError> {
    let mut update = connection.prepare_cached("UPDATE holders SET removed = ? WHERE id = ? AND seat = ?")?;
    for seat in seats {
        update.execute(params![removed, id, seat])?;
    }
    Ok(())
}

/// Ends a table whose game is not over.
fn abandon(connection: &Connection, id: &str) -> Result<(), StoreError> {
    let update = "UPDATE tables SET abandoned = 1, ended = 1, ended_at = unixepoch(), changes = changes + 1
                  WHERE id = ? AND NOT ended";
    some(connection.execute(update, [id])?)?;
    connection.execute("DELETE FROM jobs WHERE table_id = ?", [id])?;
    Ok(())
}

/// Deletes a table and everything that belongs to it. Its rematch stays, as a table like any other.
fn delete(connection: &Connection, id: &str) -> Result<(), StoreError> {
    some(connection.execute("DELETE FROM tables WHERE id = ?", [id])?)?;
    connection.execute("UPDATE tables SET rematch_of = NULL WHERE rematch_of = ?", [id])?;
    for table in ["seats", "holders", "log"] {
        connection.execute(&format!("DELETE FROM {table} WHERE id = ?"), [id])?;
    }
    connection.execute("DELETE FROM jobs WHERE table_id = ?", [id])?;
    Ok(())
}

/// Writes a whole table.
fn import(connection: &Connection, table: &StoredTable) -> Result<(), StoreError> {
    let id = &table.header.id;
    create(connection, &table.header, &table.holders)?;
    for (seat, hash) in &table.unlisted {
        let update = "UPDATE holders SET removed = 1 WHERE hash = ? AND id = ? AND seat = ?";
        connection.execute(update, params![hash, id, seat])?;
    }
    for (seat, hash) in &table.used_invitations {
        let update = "UPDATE seats SET invited = ? WHERE id = ? AND seat = ? AND invited IS NULL";
        connection.execute(update, params![hash, id, seat])?;
    }
    for (revision, line) in (0..).zip(&table.lines) {
        append(connection, id, revision, line, false, None)?;
    }
    let update = "UPDATE tables SET ended = ?2, ended_at = ?3, abandoned = ?4, changes = ?5 WHERE id = ?1";
    let at = table.ended.map(u64::cast_signed);
    connection.execute(update, params![id, table.over, at, table.abandoned, table.changes.cast_signed()])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_row_that_exists_is_a_conflict() {
        let mut connection = Connection::open_in_memory().unwrap();
        super::super::schema::migrate(&mut connection, "a file").unwrap();
        let insert = |text: Option<&str>| {
            let line = "INSERT INTO log (id, revision, seat, kind, text) VALUES ('a', 0, 1, 'action', ?)";
            connection.execute(line, [text]).map_err(insert_error)
        };
        assert!(matches!(insert(None), Err(StoreError::Database(_))), "a missing value");
        assert!(insert(Some("pass")).is_ok());
        assert!(matches!(insert(Some("pass")), Err(StoreError::Conflict)));
    }
}
