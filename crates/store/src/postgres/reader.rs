//! Reads. Each is one statement, so that what it finds is of one moment.

use super::connect::Connected;
use super::jobs::{self, damaged, hash};
use crate::checksum::{self, RawLine};
use crate::{
    Hash, Invited, Job, JobCounts, QueuedJob, Stand, StoreError, StoredSeat, StoredTable, TableHeader, TableSummary,
    WorkerKey,
};
use std::sync::Arc;
use tokio_postgres::{Error, Row};

/// A number that has no sign. The database has numbers with a sign.
fn unsigned(row: &Row, column: usize) -> Result<u64, Error> {
    Ok(row.try_get::<_, i64>(column)?.cast_unsigned())
}

/// The number of a seat.
fn seat_number(id: &str, seat: i16) -> Result<u8, StoreError> {
    u8::try_from(seat).map_err(|_| damaged(id, "a seat has no such number"))
}

const LOAD: &str = "
    SELECT name, game, rules_version, options, seed, seed_high, created, owner, rematch_of, ended, ended_at, abandoned,
           changes, (SELECT again.id FROM tables again WHERE again.rematch_of = tables.id),
           chairs.*, held.*, lines.*
    FROM tables,
         LATERAL (SELECT array_agg(seat) AS seat, array_agg(bot) AS bot, array_agg(name) AS who,
                         array_agg(invitation) AS invitation, array_agg(invited) AS invited, array_agg(was_open) AS was_open
                  FROM (SELECT * FROM seats WHERE seats.id = tables.id ORDER BY seat) ordered) chairs,
         LATERAL (SELECT array_agg(seat) AS held, array_agg(hash) AS hash, array_agg(removed) AS removed
                  FROM (SELECT * FROM holders WHERE holders.id = tables.id ORDER BY hash, seat) ordered) held,
         LATERAL (SELECT array_agg(revision) AS revision, array_agg(seat) AS by, array_agg(kind) AS kind,
                         array_agg(text) AS text, array_agg(checksum) AS checksum
                  FROM (SELECT * FROM log WHERE log.id = tables.id ORDER BY revision) ordered) lines
    WHERE tables.id = $1";

pub(super) async fn load(connected: Arc<Connected>, id: String) -> Result<Option<StoredTable>, StoreError> {
    let Some(row) = connected.row(LOAD, &[&id]).await? else { return Ok(None) };
    let mut stored = StoredTable {
        rematch: row.try_get(13)?,
        over: row.try_get(9)?,
        ended: row.try_get::<_, Option<i64>>(10)?.map(i64::cast_unsigned),
        abandoned: row.try_get(11)?,
        changes: unsigned(&row, 12)?,
        ..StoredTable::new(header(&id, &row)?)
    };
    add_seats(&mut stored, &row)?;
    add_holders(&mut stored, &row)?;
    stored.lines = checksum::checked(&id, lines(&row)?)?;
    Ok(Some(stored))
}

fn header(id: &str, row: &Row) -> Result<TableHeader, StoreError> {
    Ok(TableHeader {
        id: id.to_owned(),
        name: row.try_get(0)?,
        game: row.try_get(1)?,
        rules_version: row.try_get::<_, i32>(2)?.cast_unsigned(),
        options: row.try_get(3)?,
        seed: u128::from(unsigned(row, 5)?) << 64 | u128::from(unsigned(row, 4)?),
        created: unsigned(row, 6)?,
        owner: hash(row.try_get(7)?),
        rematch_of: row.try_get(8)?,
        seats: Vec::new(),
    })
}

/// A column that is a list, which is empty if there is nothing.
fn list<'a, T>(row: &'a Row, column: usize) -> Result<Vec<T>, Error>
where
    Option<Vec<T>>: tokio_postgres::types::FromSql<'a>,
{
    Ok(row.try_get::<_, Option<Vec<T>>>(column)?.unwrap_or_default())
}

fn add_seats(stored: &mut StoredTable, row: &Row) -> Result<(), StoreError> {
    let numbers: Vec<i16> = list(row, 14)?;
    let mut bots: Vec<Option<String>> = list(row, 15)?;
    let mut names: Vec<String> = list(row, 16)?;
    let mut secrets: Vec<Option<String>> = list(row, 17)?;
    let hashes: Vec<Option<&[u8]>> = list(row, 18)?;
    let open: Vec<bool> = list(row, 19)?;
    for (place, number) in numbers.into_iter().enumerate() {
        let (secret, invited) = (secrets[place].take(), hashes[place].map(hash));
        if let (None, Some(used)) = (&secret, invited) {
            stored.used_invitations.push((seat_number(&stored.header.id, number)?, used));
        }
        stored.header.seats.push(StoredSeat {
            bot: bots[place].take(),
            name: std::mem::take(&mut names[place]),
            invitation: secret.zip(invited),
            was_open: open[place],
        });
    }
    Ok(())
}

fn add_holders(stored: &mut StoredTable, row: &Row) -> Result<(), StoreError> {
    let (seats, hashes, removed): (Vec<i16>, Vec<&[u8]>, Vec<bool>) = (list(row, 20)?, list(row, 21)?, list(row, 22)?);
    for ((seat, bytes), removed) in seats.into_iter().zip(hashes).zip(removed) {
        let held = (seat_number(&stored.header.id, seat)?, hash(bytes));
        stored.holders.push(held);
        stored.unlisted.extend(removed.then_some(held));
    }
    Ok(())
}

fn lines(row: &Row) -> Result<Vec<RawLine>, Error> {
    let (revisions, seats): (Vec<i64>, Vec<i16>) = (list(row, 23)?, list(row, 24)?);
    let (kinds, texts): (Vec<String>, Vec<String>) = (list(row, 25)?, list(row, 26)?);
    let checksums: Vec<i64> = list(row, 27)?;
    let said = kinds.into_iter().zip(texts).zip(checksums);
    let line = |((revision, seat), ((kind, text), checksum)): ((i64, i16), ((String, String), i64))| RawLine {
        revision,
        seat: seat.into(),
        kind,
        text,
        checksum,
    };
    Ok(revisions.into_iter().zip(seats).zip(said).map(line).collect())
}

pub(super) async fn rematch_of(connected: Arc<Connected>, id: String) -> Result<Option<String>, StoreError> {
    let row = connected.row("SELECT id FROM tables WHERE rematch_of = $1", &[&id]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

pub(super) async fn invited(connected: Arc<Connected>, secret: Hash) -> Result<Option<Invited>, StoreError> {
    let select = "SELECT id, seat, invitation IS NOT NULL FROM seats WHERE invited = $1";
    let Some(row) = connected.row(select, &[&&secret[..]]).await? else { return Ok(None) };
    let id: String = row.try_get(0)?;
    Ok(Some(Invited { seat: seat_number(&id, row.try_get(1)?)?, is_open: row.try_get(2)?, id }))
}

pub(super) async fn listed(connected: Arc<Connected>, who: Hash, limit: u32) -> Result<Vec<String>, StoreError> {
    let select = "SELECT id FROM tables
                  WHERE id IN (SELECT id FROM holders WHERE hash = $1 AND NOT removed)
                  ORDER BY ended, created DESC, id LIMIT $2";
    let rows = connected.rows(select, &[&&who[..], &i64::from(limit)]).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

pub(super) async fn held(connected: Arc<Connected>, who: Hash, limit: u32) -> Result<Vec<(String, u8)>, StoreError> {
    let select = "SELECT holders.id, holders.seat FROM holders JOIN tables USING (id)
                  WHERE hash = $1 ORDER BY created DESC, holders.id, holders.seat LIMIT $2";
    let rows = connected.rows(select, &[&&who[..], &i64::from(limit)]).await?;
    let held = |row: &Row| {
        let id: String = row.try_get(0)?;
        let seat = seat_number(&id, row.try_get(1)?)?;
        Ok((id, seat))
    };
    rows.iter().map(held).collect()
}

pub(super) async fn tables(
    connected: Arc<Connected>,
    after: String,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let select = "SELECT id, name, game, rules_version, players, created, owner, ended, ended_at, abandoned,
                         coalesce((SELECT max(revision) + 1 FROM log WHERE log.id = tables.id), 0)
                  FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
    let rows = connected.rows(select, &[&after, &i64::from(limit)]).await?;
    let summary = |row: &Row| {
        let id: String = row.try_get(0)?;
        Ok(TableSummary {
            name: row.try_get(1)?,
            game: row.try_get(2)?,
            rules_version: row.try_get::<_, i32>(3)?.cast_unsigned(),
            players: seat_number(&id, row.try_get(4)?)?,
            created: unsigned(row, 5)?,
            owner: hash(row.try_get(6)?),
            ended: row.try_get(7)?,
            ended_at: row.try_get::<_, Option<i64>>(8)?.map(i64::cast_unsigned),
            abandoned: row.try_get(9)?,
            revision: unsigned(row, 10)?,
            id,
        })
    };
    rows.iter().map(summary).collect()
}

pub(super) async fn stands(connected: Arc<Connected>, ids: Vec<String>) -> Result<Vec<(String, Stand)>, StoreError> {
    let select = "SELECT id, coalesce((SELECT max(revision) + 1 FROM log WHERE log.id = tables.id), 0), changes
                  FROM tables WHERE id = ANY($1)";
    let rows = connected.rows(select, &[&ids]).await?;
    let stand = |row: &Row| Ok((row.try_get(0)?, Stand { revision: unsigned(row, 1)?, changes: unsigned(row, 2)? }));
    rows.iter().map(stand).collect()
}

pub(super) async fn unfinished_of(connected: Arc<Connected>, owner: Hash) -> Result<u64, StoreError> {
    let row = connected.row("SELECT count(*) FROM tables WHERE owner = $1 AND NOT ended", &[&&owner[..]]).await?;
    Ok(row.as_ref().map_or(Ok(0), |row| unsigned(row, 0))?)
}

fn worker_key(row: &Row) -> Result<WorkerKey, Error> {
    let revoked = row.try_get::<_, Option<i64>>(2)?.map(i64::cast_unsigned);
    Ok(WorkerKey { name: row.try_get(0)?, hash: hash(row.try_get(3)?), created: unsigned(row, 1)?, revoked })
}

pub(super) async fn worker_keys(connected: Arc<Connected>) -> Result<Vec<WorkerKey>, StoreError> {
    let rows = connected.rows("SELECT name, created, revoked, hash FROM workers ORDER BY name", &[]).await?;
    Ok(rows.iter().map(worker_key).collect::<Result<_, _>>()?)
}

pub(super) async fn worker(connected: Arc<Connected>, secret: Hash) -> Result<Option<WorkerKey>, StoreError> {
    let select = "SELECT name, created, revoked, hash FROM workers WHERE hash = $1";
    let row = connected.row(select, &[&&secret[..]]).await?;
    Ok(row.as_ref().map(worker_key).transpose()?)
}

pub(super) async fn job(connected: Arc<Connected>, id: i64) -> Result<Option<Job>, StoreError> {
    let select = "SELECT id, kind, table_id, key, owner, priority, payload, progress, result, tries, state, worker
                  FROM jobs WHERE id = $1";
    let row = connected.row(select, &[&id]).await?;
    Ok(row.as_ref().map(jobs::job).transpose()?)
}

pub(super) async fn find_job(
    connected: Arc<Connected>,
    [kind, table, key]: [String; 3],
) -> Result<Option<Job>, StoreError> {
    let select = "SELECT id, kind, table_id, key, owner, priority, payload, progress, result, tries, state, worker
                  FROM jobs WHERE kind = $1 AND table_id = $2 AND key = $3";
    let row = connected.row(select, &[&kind, &table, &key]).await?;
    Ok(row.as_ref().map(jobs::job).transpose()?)
}

pub(super) async fn job_counts(connected: Arc<Connected>) -> Result<JobCounts, StoreError> {
    let select = "SELECT count(*) FILTER (WHERE state = 0), count(*) FILTER (WHERE state = 1),
                         (extract(epoch FROM clock_timestamp()) * 1000)::bigint - min(since) FILTER (WHERE state = 0)
                  FROM jobs WHERE state < 2";
    let Some(row) = connected.row(select, &[]).await? else { return Ok(JobCounts::default()) };
    let oldest_ms = row.try_get::<_, Option<i64>>(2)?.unwrap_or(0).max(0).cast_unsigned();
    Ok(JobCounts { waiting: unsigned(&row, 0)?, claimed: unsigned(&row, 1)?, oldest_ms })
}

pub(super) async fn queued_jobs(connected: Arc<Connected>, kind: String) -> Result<Vec<QueuedJob>, StoreError> {
    let select = "SELECT id, owner FROM jobs WHERE kind = $1 AND state < 2 ORDER BY state DESC, priority, rank, id";
    let rows = connected.rows(select, &[&kind]).await?;
    let job = |row: &Row| Ok(QueuedJob { id: row.try_get(0)?, owner: hash(row.try_get(1)?) });
    Ok(rows.iter().map(job).collect::<Result<_, Error>>()?)
}

pub(super) async fn size(connected: Arc<Connected>) -> Result<u64, StoreError> {
    let row = connected.row("SELECT pg_database_size(current_database())", &[]).await?;
    Ok(row.as_ref().map_or(Ok(0), |row| unsigned(row, 0))?)
}
