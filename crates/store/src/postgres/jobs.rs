//! What changes do to the jobs. `job.rs` says which job is next.

use super::connect::Connected;
use crate::change::{Change, Outcome, Written};
use crate::{Claim, Hash, Job, JobEnd, JobState, NewJob, Priority, StoreError};
use tokio_postgres::{Error, Row};

/// A job from its columns: those that [`CLAIM`] returns.
pub(super) fn job(row: &Row) -> Result<Job, Error> {
    let number = |column: usize| row.try_get::<_, i16>(column).map(i64::from);
    Ok(Job {
        id: row.try_get(0)?,
        kind: row.try_get(1)?,
        table: row.try_get(2)?,
        key: row.try_get(3)?,
        owner: hash(row.try_get(4)?),
        priority: Priority::from_number(number(5)?),
        payload: row.try_get(6)?,
        progress: row.try_get(7)?,
        result: row.try_get(8)?,
        tries: row.try_get::<_, i32>(9)?.cast_unsigned(),
        state: JobState::from_number(number(10)?),
        worker: row.try_get(11)?,
    })
}

/// A hash from its bytes. One that is damaged is nobody's.
pub(super) fn hash(bytes: &[u8]) -> Hash {
    bytes.try_into().unwrap_or([0; 32])
}

/// Applies a change that need not be on the disk at once.
pub(super) async fn apply(connected: &Connected, change: &Change) -> Written {
    Ok(self::change(connected, change).await?)
}

/// Milliseconds since 1970, by the clock of the database, so that all processes agree.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

const CLAIM: &str = concat!(
    "WITH next AS (
         SELECT id FROM jobs WHERE state = 0 AND due <= ",
    now!(),
    "     AND priority <= $3 AND tries < $4 AND kind = ANY($5) AND NOT owner = ANY($6)
         ORDER BY priority, rank, id LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     UPDATE jobs SET state = 1, worker = $1, lease_until = $2::bigint + ",
    now!(),
    ", tries = tries + 1, since = ",
    now!(),
    " FROM next WHERE jobs.id = next.id
     RETURNING jobs.id, kind, table_id, key, owner, priority, payload, progress, result, tries, state, worker"
);

const KEEP: &str =
    concat!("UPDATE jobs SET lease_until = $3::bigint + ", now!(), " WHERE id = ANY($1) AND worker = $2 AND state = 1");

const PROGRESS: &str = concat!(
    "UPDATE jobs SET progress = $4, lease_until = $3::bigint + ",
    now!(),
    " WHERE id = $1 AND worker = $2 AND state = 1"
);

const FREE: &str = concat!(
    "UPDATE jobs SET state = 0, worker = NULL, since = ",
    now!(),
    " WHERE state = 1 AND lease_until < ",
    now!()
);

const FORGET: &str = concat!("DELETE FROM jobs WHERE kind = $1 AND state >= 2 AND since < ", now!(), " - $2::bigint");

/// Applies a change of the jobs. The others are about tables.
pub(super) async fn change(connected: &Connected, change: &Change) -> Result<Outcome, Error> {
    let changed = match change {
        Change::AddJobs { jobs } => {
            add(connected, jobs).await?;
            return Ok(Outcome::Done);
        }
        Change::ClaimJob { claim } => return Ok(Outcome::Job(claim_next(connected, claim).await?.map(Box::new))),
        Change::KeepJobs { worker, ids, lease_ms } => {
            connected.execute(KEEP, &[ids, worker, &lease_ms.cast_signed()]).await?
        }
        Change::Progress { id, worker, progress, lease_ms } => {
            connected.execute(PROGRESS, &[id, worker, &lease_ms.cast_signed(), progress]).await?
        }
        Change::EndJob { id, worker, end } => end_job(connected, *id, worker, end).await?,
        Change::FreeJobs => connected.execute(FREE, &[]).await?,
        Change::ForgetJobs { kind, older_than_ms } => {
            connected.execute(FORGET, &[kind, &older_than_ms.cast_signed()]).await?
        }
        _ => 0,
    };
    Ok(Outcome::Count(changed))
}

const ADD: &str = concat!(
    "INSERT INTO jobs (kind, table_id, key, owner, priority, payload, since, rank)
     SELECT $1::text, $2::text, $3::text, $4::bytea, $5::smallint, $6::text, ",
    now!(),
    ", greatest(
         coalesce((SELECT min(rank) FROM jobs WHERE state = 0 AND priority = $5), 0),
         coalesce((SELECT max(rank) + 1 FROM jobs WHERE state = 0 AND priority = $5 AND owner = $4), 0))
     WHERE $7::bigint IS NULL OR NOT EXISTS (SELECT 1 FROM log WHERE id = $2 AND revision >= $7)
     ON CONFLICT (table_id, kind, key) DO UPDATE SET priority = excluded.priority, rank = excluded.rank
         WHERE jobs.priority > excluded.priority AND jobs.state < 2"
);

/// Adds jobs. One that exists gets the better priority, and a rank that belongs to it.
pub(super) async fn add(connected: &Connected, jobs: &[NewJob]) -> Result<(), Error> {
    for job in jobs {
        let NewJob { kind, table, key, payload, .. } = job;
        let revision = job.at_revision.map(u64::cast_signed);
        let priority = job.priority as i16;
        connected.execute(ADD, &[kind, table, key, &&job.owner[..], &priority, payload, &revision]).await?;
    }
    Ok(())
}

async fn claim_next(connected: &Connected, claim: &Claim) -> Result<Option<Job>, Error> {
    let not_of: Vec<&[u8]> = claim.not_of.iter().map(Hash::as_slice).collect();
    let most_tries = claim.most_tries.map_or(i32::MAX, u32::cast_signed);
    let (lease, least) = (claim.lease_ms.cast_signed(), claim.least as i16);
    let row = connected.row(CLAIM, &[&claim.worker, &lease, &least, &most_tries, &claim.kinds, &not_of]).await?;
    row.as_ref().map(job).transpose()
}

const CLOSE: &str = concat!(
    "UPDATE jobs SET state = $3, result = $4, lease_until = NULL, since = ",
    now!(),
    " WHERE id = $1 AND worker = $2 AND state = 1"
);

const AGAIN: &str = concat!(
    "UPDATE jobs SET state = 0, worker = NULL, due = $3::bigint + ",
    now!(),
    ", tries = tries - $4::integer, since = ",
    now!(),
    ", rank = greatest(rank, coalesce((SELECT max(other.rank) + 1 FROM jobs other WHERE other.state = 0
                       AND other.owner = jobs.owner AND other.priority = jobs.priority), 0))
     WHERE id = $1 AND worker = $2 AND state = 1"
);

async fn end_job(connected: &Connected, id: i64, worker: &str, end: &JobEnd) -> Result<u64, Error> {
    match end {
        JobEnd::Remove => {
            let delete = "DELETE FROM jobs WHERE id = $1 AND worker = $2 AND state = 1";
            connected.execute(delete, &[&id, &worker]).await
        }
        JobEnd::Done(result) => connected.execute(CLOSE, &[&id, &worker, &(JobState::Done as i16), result]).await,
        JobEnd::Failed(why) => connected.execute(CLOSE, &[&id, &worker, &(JobState::Failed as i16), why]).await,
        JobEnd::Again { pause_ms, counts } => {
            let back = i32::from(!counts);
            connected.execute(AGAIN, &[&id, &worker, &pause_ms.cast_signed(), &back]).await
        }
    }
}

/// The error of a hash or a number that does not fit, for readers.
pub(super) fn damaged(table: &str, detail: &str) -> StoreError {
    StoreError::Damaged { table: table.to_owned(), detail: detail.to_owned() }
}
