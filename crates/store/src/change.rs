//! Everything that can be written, for both engines, and the answer to it.

use crate::{Claim, Follow, Hash, Job, JobEnd, LogLine, NewJob, StoreError, StoredTable, TableHeader};
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// Something to write.
#[derive(Debug)]
pub(crate) enum Change {
    Create { header: Box<TableHeader>, holders: Vec<(u8, Hash)> },
    Append { id: String, revision: u64, line: LogLine, ended: bool, follow: Option<Follow> },
    Claim { id: String, revision: u64, line: LogLine, hashes: Vec<Hash>, follow: Option<Follow> },
    Hold { id: String, seat: u8, hashes: Vec<Hash> },
    Revoke { id: String, seat: u8, keep: Vec<Hash> },
    SetRemoved { id: String, seats: Vec<u8>, removed: bool },
    Abandon { id: String },
    Delete { id: String },
    Import { table: Box<StoredTable>, jobs: Vec<NewJob> },
    AddKey { name: String, hash: Hash, created: u64 },
    RevokeKey { name: String, at: u64 },
    Ping,
    AddJobs { jobs: Vec<NewJob> },
    ClaimJob { claim: Claim },
    KeepJobs { worker: String, ids: Vec<i64>, lease_ms: u64 },
    Progress { id: i64, worker: String, progress: String, lease_ms: u64 },
    EndJob { id: i64, worker: String, end: JobEnd },
    FreeJobs,
    ForgetJobs { kind: String, older_than_ms: u64 },
}

impl Change {
    /// Whether it has to be on the disk before it is answered. What is lost of the rest is found out by leases that end.
    pub(crate) fn is_durable(&self) -> bool {
        !matches!(
            self,
            Change::ClaimJob { .. }
                | Change::KeepJobs { .. }
                | Change::Progress { .. }
                | Change::FreeJobs
                | Change::ForgetJobs { .. }
        )
    }

    /// The table whose rows it changes. All who write several changes at once do so in this order, so that two of them never
    /// wait for each other.
    pub(crate) fn order(&self) -> (&str, u8) {
        match self {
            Change::Append { id, .. }
            | Change::Claim { id, .. }
            | Change::Hold { id, .. }
            | Change::Revoke { id, .. }
            | Change::SetRemoved { id, .. }
            | Change::Abandon { id }
            | Change::Delete { id } => (id, 0),
            // The one thing that others may create too is the rematch of a table.
            Change::Create { header, .. } => (header.rematch_of.as_deref().unwrap_or(&header.id), 1),
            Change::Import { table, .. } => (&table.header.id, 1),
            _ => ("", 0),
        }
    }

    /// The id of the table that others should read again, and its new revision if a line was written.
    pub(crate) fn news(&self) -> Option<(&str, Option<u64>)> {
        match self {
            Change::Append { id, revision, .. } | Change::Claim { id, revision, .. } => Some((id, Some(revision + 1))),
            Change::Hold { id, .. } | Change::Revoke { id, .. } | Change::Abandon { id } | Change::Delete { id } => {
                Some((id, None))
            }
            Change::Create { header, .. } => Some((header.rematch_of.as_deref()?, None)),
            _ => None,
        }
    }

    /// Whether it may leave a job for somebody.
    pub(crate) fn leaves_jobs(&self) -> bool {
        match self {
            Change::Append { follow, .. } | Change::Claim { follow, .. } => {
                follow.as_ref().is_some_and(|follow| !follow.jobs.is_empty())
            }
            Change::AddJobs { jobs } | Change::Import { jobs, .. } => !jobs.is_empty(),
            _ => false,
        }
    }
}

/// What a write has to say besides that it is done.
#[derive(Debug, Default)]
pub(crate) enum Outcome {
    /// Nothing.
    #[default]
    Done,
    /// How many rows it changed.
    Count(u64),
    /// The job that was claimed.
    Job(Option<Box<Job>>),
}

/// A result of a write.
pub(crate) type Written = Result<Outcome, StoreError>;

/// A write that is under way. It is on the disk when this future is ready, and is done even if the future is dropped.
pub struct Pending<T = ()> {
    written: oneshot::Receiver<Written>,
    read: fn(Outcome) -> T,
}

impl Pending {
    /// A write that has nothing to say.
    pub(crate) fn done(written: oneshot::Receiver<Written>) -> Pending {
        Pending { written, read: |_| () }
    }
}

impl Pending<u64> {
    /// A write that says how many rows it changed.
    pub(crate) fn count(written: oneshot::Receiver<Written>) -> Pending<u64> {
        let read = |outcome| if let Outcome::Count(count) = outcome { count } else { 0 };
        Pending { written, read }
    }
}

impl Pending<bool> {
    /// A write that says whether it changed anything.
    pub(crate) fn any(written: oneshot::Receiver<Written>) -> Pending<bool> {
        Pending { written, read: |outcome| matches!(outcome, Outcome::Count(1..)) }
    }
}

impl Pending<Option<Job>> {
    /// A write that claims a job.
    pub(crate) fn job(written: oneshot::Receiver<Written>) -> Pending<Option<Job>> {
        let read = |outcome| if let Outcome::Job(job) = outcome { job.map(|job| *job) } else { None };
        Pending { written, read }
    }
}

impl<T> Future for Pending<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let read = self.read;
        Pin::new(&mut self.written).poll(context).map(|answer| answer.unwrap_or(Err(StoreError::Closed)).map(read))
    }
}

impl<T> Pending<T> {
    /// Waits for the write, for callers that are not asynchronous.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if another write came first, otherwise what went wrong with the database.
    ///
    /// # Panics
    ///
    /// If it is called within an asynchronous task.
    pub fn wait(self) -> Result<T, StoreError> {
        self.written.blocking_recv().unwrap_or(Err(StoreError::Closed)).map(self.read)
    }
}
