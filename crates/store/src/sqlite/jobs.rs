//! What changes do to the jobs. `job.rs` says which one is next.

use super::apply::count;
use crate::change::{Change, Outcome, Written};
use crate::{Claim, Follow, Job, JobEnd, JobState, NewJob, Priority, StoreError};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// Milliseconds since 1970, by the clock of this machine.
const NOW: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/// The columns of a [`Job`].
pub(super) const COLUMNS: &str =
    "id, kind, table_id, key, owner, priority, payload, progress, result, tries, state, worker";

/// A job from its columns.
pub(super) fn job(row: &Row<'_>) -> rusqlite::Result<Job> {
    Ok(Job {
        id: row.get(0)?,
        kind: row.get(1)?,
        table: row.get(2)?,
        key: row.get(3)?,
        owner: row.get(4)?,
        priority: Priority::from_number(row.get(5)?),
        payload: row.get(6)?,
        progress: row.get(7)?,
        result: row.get(8)?,
        tries: row.get(9)?,
        state: JobState::from_number(row.get(10)?),
        worker: row.get(11)?,
    })
}

pub(super) fn apply(connection: &Connection, change: &Change) -> Written {
    match change {
        Change::AddJobs { jobs } => add(connection, jobs).map(|()| Outcome::Done),
        Change::ClaimJob { claim } => Ok(Outcome::Job(claim_next(connection, claim)?.map(Box::new))),
        Change::KeepJobs { worker, ids, lease_ms } => {
            let update = format!("UPDATE jobs SET lease_until = {NOW} + ? WHERE id = ? AND worker = ? AND state = 1");
            let mut update = connection.prepare_cached(&update)?;
            let mut kept = 0;
            for id in ids {
                kept += update.execute(params![lease_ms.cast_signed(), id, worker])?;
            }
            count(kept)
        }
        Change::Progress { id, worker, progress, lease_ms } => {
            let update = format!(
                "UPDATE jobs SET progress = ?, lease_until = {NOW} + ? WHERE id = ? AND worker = ? AND state = 1"
            );
            count(connection.execute(&update, params![progress, lease_ms.cast_signed(), id, worker])?)
        }
        Change::EndJob { id, worker, end } => end_job(connection, *id, worker, end),
        Change::FreeJobs => {
            let update = format!(
                "UPDATE jobs SET state = 0, worker = NULL, since = {NOW} WHERE state = 1 AND lease_until < {NOW}"
            );
            count(connection.prepare_cached(&update)?.execute([])?)
        }
        Change::ForgetJobs { kind, older_than_ms } => {
            let delete = format!("DELETE FROM jobs WHERE kind = ? AND state >= 2 AND since < {NOW} - ?");
            count(connection.execute(&delete, params![kind, older_than_ms.cast_signed()])?)
        }
        // The others are about tables.
        _ => Ok(Outcome::Done),
    }
}

/// Adds jobs. One that exists gets the better priority, and a rank that belongs to it.
pub(super) fn add(connection: &Connection, jobs: &[NewJob]) -> Result<(), StoreError> {
    let insert = format!(
        "INSERT INTO jobs (kind, table_id, key, owner, priority, payload, due, since, rank)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, 0, {NOW}, max(
             coalesce((SELECT min(rank) FROM jobs WHERE state = 0 AND priority = ?5), 0),
             coalesce((SELECT max(rank) + 1 FROM jobs WHERE state = 0 AND priority = ?5 AND owner = ?4), 0))
         WHERE ?7 IS NULL OR (SELECT count(*) FROM log WHERE id = ?2 AND revision >= ?7) = 0
         ON CONFLICT (table_id, kind, key) DO UPDATE SET priority = excluded.priority, rank = excluded.rank
             WHERE jobs.priority > excluded.priority AND jobs.state < 2"
    );
    let mut insert = connection.prepare_cached(&insert)?;
    for job in jobs {
        let revision = job.at_revision.map(u64::cast_signed);
        let NewJob { kind, table, key, owner, priority, payload, .. } = job;
        insert.execute(params![kind, table, key, owner, *priority as u8, payload, revision])?;
    }
    Ok(())
}

/// Lets a table have these jobs of a kind and no others.
pub(super) fn follow(connection: &Connection, id: &str, follow: &Follow) -> Result<(), StoreError> {
    let mut known = connection.prepare_cached("SELECT id, key FROM jobs WHERE table_id = ? AND kind = ?")?;
    let known =
        known.query_map(params![id, follow.kind], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    for job in known {
        let (number, key) = job?;
        if !follow.jobs.iter().any(|job| job.key == key) {
            connection.prepare_cached("DELETE FROM jobs WHERE id = ?")?.execute([number])?;
        }
    }
    add(connection, &follow.jobs)
}

fn claim_next(connection: &Connection, claim: &Claim) -> Result<Option<Job>, StoreError> {
    let select = format!(
        "SELECT id, kind, owner FROM jobs
         WHERE state = 0 AND due <= {NOW} AND priority <= ? AND tries < ? ORDER BY priority, rank, id"
    );
    let most_tries = claim.most_tries.map_or(i64::MAX, i64::from);
    let mut select = connection.prepare_cached(&select)?;
    let mut waiting = select.query(params![claim.least as u8, most_tries])?;
    let mut next: Option<i64> = None;
    while let (None, Some(row)) = (next, waiting.next()?) {
        let is_wanted = claim.kinds.contains(&row.get(1)?) && !claim.not_of.contains(&row.get(2)?);
        next = is_wanted.then(|| row.get(0)).transpose()?;
    }
    let Some(next) = next else { return Ok(None) };
    let update = format!(
        "UPDATE jobs SET state = 1, worker = ?, lease_until = {NOW} + ?, tries = tries + 1, since = {NOW} WHERE id = ?
         RETURNING {COLUMNS}"
    );
    let mut update = connection.prepare_cached(&update)?;
    Ok(update.query_row(params![claim.worker, claim.lease_ms.cast_signed(), next], job).optional()?)
}

fn end_job(connection: &Connection, id: i64, worker: &str, end: &JobEnd) -> Written {
    let closed = |state: JobState, result: &str| {
        let update = format!(
            "UPDATE jobs SET state = ?, result = ?, lease_until = NULL, since = {NOW} WHERE id = ? AND worker = ? AND state = 1"
        );
        connection.execute(&update, params![state as u8, result, id, worker])
    };
    count(match end {
        JobEnd::Remove => {
            connection.execute("DELETE FROM jobs WHERE id = ? AND worker = ? AND state = 1", params![id, worker])?
        }
        JobEnd::Done(result) => closed(JobState::Done, result)?,
        JobEnd::Failed(why) => closed(JobState::Failed, why)?,
        JobEnd::Again { pause_ms, counts } => {
            let update = format!(
                "UPDATE jobs SET state = 0, worker = NULL, due = {NOW} + ?, tries = tries - ?, since = {NOW},
                     rank = max(rank, coalesce((SELECT max(other.rank) + 1 FROM jobs other WHERE other.state = 0
                                AND other.owner = jobs.owner AND other.priority = jobs.priority), 0))
                 WHERE id = ? AND worker = ? AND state = 1"
            );
            connection.execute(&update, params![pause_ms.cast_signed(), !counts, id, worker])?
        }
    })
}
