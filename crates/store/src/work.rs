//! What is asked about jobs.

use crate::change::Change;
use crate::{Claim, Job, JobCounts, JobEnd, NewJob, Pending, QueuedJob, Store, StoreError};

impl Store {
    /// Adds jobs. One that exists already stays as it is, unless the new one is more urgent.
    pub fn add_jobs(&self, jobs: Vec<NewJob>) -> Pending {
        Pending::done(self.engine.write(Change::AddJobs { jobs }))
    }

    /// Claims the job that is next, if there is one. Two who ask at once never get the same.
    pub fn claim_job(&self, claim: Claim) -> Pending<Option<Job>> {
        Pending::job(self.engine.write(Change::ClaimJob { claim }))
    }

    /// Gives a worker more time, from now, for jobs that it has claimed. Says how many it still has.
    pub fn keep_jobs(&self, worker: &str, ids: Vec<i64>, lease_ms: u64) -> Pending<u64> {
        Pending::count(self.engine.write(Change::KeepJobs { worker: worker.to_owned(), ids, lease_ms }))
    }

    /// Notes what is known so far of a job that a worker has claimed, and gives it more time. Says whether it still has it.
    pub fn note_progress(&self, id: i64, worker: &str, progress: String, lease_ms: u64) -> Pending<bool> {
        Pending::any(self.engine.write(Change::Progress { id, worker: worker.to_owned(), progress, lease_ms }))
    }

    /// Ends the work on a job that a worker has claimed. Says whether it still had it: if not, nothing changes.
    pub fn end_job(&self, id: i64, worker: &str, end: JobEnd) -> Pending<bool> {
        Pending::any(self.engine.write(Change::EndJob { id, worker: worker.to_owned(), end }))
    }

    /// Lets jobs wait again whose leases have ended. Says how many.
    pub fn free_jobs(&self) -> Pending<u64> {
        Pending::count(self.engine.write(Change::FreeJobs))
    }

    /// Forgets jobs of a kind that were done or given up longer ago than this. Results of other kinds are kept for ever.
    pub fn forget_jobs(&self, kind: &str, older_than_ms: u64) -> Pending<u64> {
        Pending::count(self.engine.write(Change::ForgetJobs { kind: kind.to_owned(), older_than_ms }))
    }

    /// Reads a job.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn job(&self, id: i64) -> Result<Option<Job>, StoreError> {
        self.engine.job(id)
    }

    /// Finds the job with a kind, a table and a key.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn find_job(&self, kind: &str, table: &str, key: &str) -> Result<Option<Job>, StoreError> {
        self.engine.find_job(kind, table, key)
    }

    /// Counts the jobs.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn job_counts(&self) -> Result<JobCounts, StoreError> {
        self.engine.job_counts()
    }

    /// The jobs of a kind that are not done yet: first those that somebody has claimed, then those that wait, in their order.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub fn queued_jobs(&self, kind: &str) -> Result<Vec<QueuedJob>, StoreError> {
        self.engine.queued_jobs(kind)
    }
}
