//! What each change does to the tables of the log. A conflict is no error of the database: that would undo the whole transaction.

use super::connect::Connected;
use super::jobs;
use super::writer::DONE;
use crate::change::{Change, Outcome, Written};
use crate::{Follow, Hash, LogLine, StoreError, StoredTable, TableHeader, checksum};
use futures_util::future::join_all;
use tokio_postgres::Error;

/// Applies changes in order. Lines are sent one after the other without waiting for the answers.
pub(super) async fn all(connected: &Connected, changes: &[&Change]) -> Result<Vec<Written>, Error> {
    // What is prepared here is sent before the first of them.
    for sql in [APPEND, APPEND_AND_FOLLOW] {
        connected.statement(sql).await?;
    }
    let is_line = |change: &&Change| matches!(change, Change::Append { .. });
    let mut answers = Vec::with_capacity(changes.len());
    let mut rest = changes;
    while let Some(first) = rest.first() {
        let lines = rest.iter().take_while(|change| is_line(change)).count();
        if lines > 0 {
            let written = join_all(rest[..lines].iter().map(|change| one(connected, change))).await;
            for answer in written {
                answers.push(answer?);
            }
        } else {
            answers.push(in_savepoint(connected, first).await?);
        }
        rest = &rest[lines.max(1)..];
    }
    Ok(answers)
}

/// Applies a change of several statements so that it leaves nothing behind if it is a conflict.
async fn in_savepoint(connected: &Connected, change: &Change) -> Result<Written, Error> {
    connected.client.batch_execute("SAVEPOINT one").await?;
    let answer = one(connected, change).await?;
    let end = if answer.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" };
    connected.client.batch_execute(end).await?;
    Ok(answer)
}

async fn one(connected: &Connected, change: &Change) -> Result<Written, Error> {
    match change {
        Change::Create { header, holders } => create(connected, header, holders).await,
        Change::Append { id, revision, line, ended, follow } => {
            append(connected, id, *revision, line, *ended, follow.as_ref()).await
        }
        Change::Claim { id, revision, line, hashes, follow } => {
            claim(connected, id, *revision, line, hashes, follow.as_ref()).await
        }
        Change::Hold { id, seat, hashes } => {
            hold(connected, id, *seat, hashes).await?;
            changed(connected, id).await
        }
        Change::Revoke { id, seat, keep } => {
            let kept: Vec<&[u8]> = keep.iter().map(Hash::as_slice).collect();
            let delete = "DELETE FROM holders WHERE hash <> ALL($1) AND id = $2 AND seat = $3";
            connected.execute(delete, &[&kept, id, &i16::from(*seat)]).await?;
            hold(connected, id, *seat, keep).await?;
            changed(connected, id).await
        }
        Change::SetRemoved { id, seats, removed } => {
            let seats: Vec<i16> = seats.iter().map(|seat| i16::from(*seat)).collect();
            let update = "UPDATE holders SET removed = $1 WHERE id = $2 AND seat = ANY($3)";
            connected.execute(update, &[removed, id, &seats]).await?;
            Ok(DONE)
        }
        Change::Abandon { id } => abandon(connected, id).await,
        Change::Delete { id } => delete(connected, id).await,
        Change::Import { table, jobs } => import(connected, table, jobs).await,
        Change::AddKey { name, hash, created } => {
            let insert = "INSERT INTO workers (name, hash, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            let inserted = connected.execute(insert, &[name, &&hash[..], &created.cast_signed()]).await?;
            Ok(some(inserted))
        }
        Change::RevokeKey { name, at } => {
            let update = "UPDATE workers SET revoked = $1 WHERE name = $2 AND revoked IS NULL";
            Ok(some(connected.execute(update, &[&at.cast_signed(), name]).await?))
        }
        Change::Ping => {
            connected.execute("UPDATE bailiwick_schema SET version = version", &[]).await?;
            Ok(DONE)
        }
        other => Ok(Ok(jobs::change(connected, other).await?)),
    }
}

/// Where nothing was changed that should have been, somebody else came first.
fn some(changed: u64) -> Written {
    if changed == 0 { Err(StoreError::Conflict) } else { DONE }
}

async fn create(connected: &Connected, new: &TableHeader, holders: &[(u8, Hash)]) -> Result<Written, Error> {
    let insert = "INSERT INTO tables (id, name, game, rules_version, options, players, seed, seed_high, created, owner,
                                      rematch_of)
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING";
    let (version, players) = (new.rules_version.cast_signed(), i16::try_from(new.seats.len()).unwrap_or(i16::MAX));
    let (low, high) = ((new.seed as u64).cast_signed(), ((new.seed >> 64) as u64).cast_signed());
    let TableHeader { id, name, game, options, rematch_of, .. } = new;
    let inserted = connected
        .execute(
            insert,
            &[
                id,
                name,
                game,
                &version,
                options,
                &players,
                &low,
                &high,
                &new.created.cast_signed(),
                &&new.owner[..],
                rematch_of,
            ],
        )
        .await?;
    if inserted == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    if let Some(before) = rematch_of {
        let _ = changed(connected, before).await?;
    }
    let insert = "INSERT INTO seats (id, seat, bot, name, invitation, invited, was_open)
                  VALUES ($1, $2, $3, $4, $5, $6, $7)";
    for (number, seat) in (1_i16..).zip(&new.seats) {
        let (invitation, invited) = seat.invitation.as_ref().map(|(secret, hash)| (secret, &hash[..])).unzip();
        connected.execute(insert, &[id, &number, &seat.bot, &seat.name, &invitation, &invited, &seat.was_open]).await?;
    }
    for (seat, hash) in holders {
        hold(connected, id, *seat, &[*hash]).await?;
    }
    Ok(DONE)
}

/// Notes that something besides the lines of a table has changed.
async fn changed(connected: &Connected, id: &str) -> Result<Written, Error> {
    connected.execute("UPDATE tables SET changes = changes + 1 WHERE id = $1", &[&id]).await?;
    Ok(DONE)
}

async fn hold(connected: &Connected, id: &str, seat: u8, hashes: &[Hash]) -> Result<(), Error> {
    let insert = "INSERT INTO holders (hash, id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    for hash in hashes {
        connected.execute(insert, &[&&hash[..], &id, &i16::from(seat)]).await?;
    }
    Ok(())
}

/// The line that is written, if the table has `revision` lines and was not abandoned, and whether the game is over with it. The key
/// refuses a line that exists already; one too far ahead would leave a gap.
macro_rules! line {
    () => {
        "WITH line AS (
             INSERT INTO log (id, revision, seat, kind, text, checksum)
             SELECT $1::text, $2::bigint, $3::smallint, $4::text, $5::text, $6::bigint
             WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND NOT abandoned)
               AND ($2 = 0 OR EXISTS (SELECT 1 FROM log WHERE id = $1 AND revision = $2 - 1))
             ON CONFLICT DO NOTHING RETURNING 1
         ), over AS (
             UPDATE tables SET ended = $7, ended_at = CASE WHEN $7 THEN extract(epoch FROM clock_timestamp())::bigint END
             FROM line WHERE id = $1 AND ended <> $7::boolean
         )"
    };
}

/// Writes one line.
const APPEND: &str = concat!(line!(), "SELECT count(*) FROM line");

/// The same, and the table has these jobs of a kind and no others.
const APPEND_AND_FOLLOW: &str = concat!(
    line!(),
    ", gone AS (
        DELETE FROM jobs USING line WHERE table_id = $1 AND jobs.kind = $8 AND NOT key = ANY($9::text[])
    ), more AS (
        INSERT INTO jobs (kind, table_id, key, owner, priority, payload, since, rank)
        SELECT $8::text, $1, new.key, new.owner, new.priority, new.payload,
               (extract(epoch FROM clock_timestamp()) * 1000)::bigint, greatest(
                   coalesce((SELECT min(rank) FROM jobs WHERE state = 0 AND priority = new.priority), 0),
                   coalesce((SELECT max(rank) + 1 FROM jobs WHERE state = 0 AND priority = new.priority
                             AND owner = new.owner), 0))
        FROM line, unnest($9::text[], $10::bytea[], $11::smallint[], $12::text[]) AS new (key, owner, priority, payload)
        ON CONFLICT (table_id, kind, key) DO UPDATE SET priority = excluded.priority, rank = excluded.rank
            WHERE jobs.priority > excluded.priority AND jobs.state < 2
    )
    SELECT count(*) FROM line"
);

async fn append(
    connected: &Connected,
    id: &str,
    revision: u64,
    line: &LogLine,
    ended: bool,
    follow: Option<&Follow>,
) -> Result<Written, Error> {
    let (number, seat, kind) = (revision.cast_signed(), i16::from(line.seat), line.kind.name());
    let sum = checksum::stored(id, revision, line);
    let row = match follow {
        None => connected.row(APPEND, &[&id, &number, &seat, &kind, &line.text, &sum, &ended]).await?,
        Some(Follow { kind: what, jobs }) => {
            let keys: Vec<&str> = jobs.iter().map(|job| job.key.as_str()).collect();
            let owners: Vec<&[u8]> = jobs.iter().map(|job| &job.owner[..]).collect();
            let priorities: Vec<i16> = jobs.iter().map(|job| job.priority as i16).collect();
            let payloads: Vec<&str> = jobs.iter().map(|job| job.payload.as_str()).collect();
            connected
                .row(
                    APPEND_AND_FOLLOW,
                    &[
                        &id,
                        &number,
                        &seat,
                        &kind,
                        &line.text,
                        &sum,
                        &ended,
                        what,
                        &keys,
                        &owners,
                        &priorities,
                        &payloads,
                    ],
                )
                .await?
        }
    };
    Ok(some(row.map_or(0, |row| row.get::<_, i64>(0).cast_unsigned())))
}

async fn claim(
    connected: &Connected,
    id: &str,
    revision: u64,
    line: &LogLine,
    hashes: &[Hash],
    follow: Option<&Follow>,
) -> Result<Written, Error> {
    let update = "UPDATE seats SET invitation = NULL WHERE id = $1 AND seat = $2 AND invitation IS NOT NULL";
    if connected.execute(update, &[&id, &i16::from(line.seat)]).await? == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    hold(connected, id, line.seat, hashes).await?;
    // The game cannot be over: an open seat would have had to act.
    append(connected, id, revision, line, false, follow).await
}

async fn abandon(connected: &Connected, id: &str) -> Result<Written, Error> {
    let update = "UPDATE tables SET abandoned = true, ended = true, changes = changes + 1,
                         ended_at = extract(epoch FROM clock_timestamp())::bigint
                  WHERE id = $1 AND NOT ended";
    let ended = connected.execute(update, &[&id]).await?;
    if ended > 0 {
        connected.execute("DELETE FROM jobs WHERE table_id = $1", &[&id]).await?;
    }
    Ok(some(ended))
}

async fn delete(connected: &Connected, id: &str) -> Result<Written, Error> {
    let deleted = connected.execute("DELETE FROM tables WHERE id = $1", &[&id]).await?;
    for sql in [
        "UPDATE tables SET rematch_of = NULL WHERE rematch_of = $1",
        "DELETE FROM seats WHERE id = $1",
        "DELETE FROM holders WHERE id = $1",
        "DELETE FROM log WHERE id = $1",
        "DELETE FROM jobs WHERE table_id = $1",
    ] {
        connected.execute(sql, &[&id]).await?;
    }
    Ok(some(deleted))
}

async fn import(connected: &Connected, table: &StoredTable, jobs: &[crate::NewJob]) -> Result<Written, Error> {
    let id = &table.header.id;
    if let conflict @ Err(_) = create(connected, &table.header, &table.holders).await? {
        return Ok(conflict);
    }
    for (seat, hash) in &table.unlisted {
        let update = "UPDATE holders SET removed = true WHERE hash = $1 AND id = $2 AND seat = $3";
        connected.execute(update, &[&&hash[..], id, &i16::from(*seat)]).await?;
    }
    for (seat, hash) in &table.used_invitations {
        let update = "UPDATE seats SET invited = $1 WHERE id = $2 AND seat = $3 AND invited IS NULL";
        connected.execute(update, &[&&hash[..], id, &i16::from(*seat)]).await?;
    }
    let (mut seats, mut kinds, mut texts, mut sums) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (revision, line) in (0..).zip(&table.lines) {
        seats.push(i16::from(line.seat));
        kinds.push(line.kind.name());
        texts.push(line.text.as_str());
        sums.push(checksum::stored(id, revision, line));
    }
    let insert = "INSERT INTO log (id, revision, seat, kind, text, checksum)
                  SELECT $1, number - 1, seat, kind, text, checksum
                  FROM unnest($2::smallint[], $3::text[], $4::text[], $5::bigint[])
                       WITH ORDINALITY AS line (seat, kind, text, checksum, number)";
    connected.execute(insert, &[id, &seats, &kinds, &texts, &sums]).await?;
    let update = "UPDATE tables SET ended = $2, ended_at = $3, abandoned = $4, changes = $5 WHERE id = $1";
    let at = table.ended.map(u64::cast_signed);
    connected.execute(update, &[id, &table.over, &at, &table.abandoned, &table.changes.cast_signed()]).await?;
    jobs::add(connected, jobs).await?;
    Ok(Ok(Outcome::Done))
}
