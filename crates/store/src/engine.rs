//! What an engine can do. [`crate::Store`] is the same for all of them.

use crate::change::{Change, Written};
use crate::{Hash, Invited, Job, JobCounts, QueuedJob, Ring, Stand, StoreError, StoredTable, TableSummary, WorkerKey};
use std::path::Path;
use tokio::sync::{broadcast, oneshot};

/// A database that keeps the log. Writes are queued; reads block.
pub(crate) trait Engine: Send + Sync {
    fn write(&self, change: Change) -> oneshot::Receiver<Written>;

    fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;
    fn rematch_of(&self, id: &str) -> Result<Option<String>, StoreError>;
    fn invited(&self, hash: &Hash) -> Result<Option<Invited>, StoreError>;
    fn listed(&self, hash: &Hash, limit: u32) -> Result<Vec<String>, StoreError>;
    fn held(&self, hash: &Hash, limit: u32) -> Result<Vec<(String, u8)>, StoreError>;
    fn tables(&self, after: &str, limit: u32) -> Result<Vec<TableSummary>, StoreError>;
    fn stands(&self, ids: &[String]) -> Result<Vec<(String, Stand)>, StoreError>;
    fn unfinished_of(&self, owner: &Hash) -> Result<u64, StoreError>;
    fn worker_keys(&self) -> Result<Vec<WorkerKey>, StoreError>;
    fn worker(&self, hash: &Hash) -> Result<Option<WorkerKey>, StoreError>;
    fn job(&self, id: i64) -> Result<Option<Job>, StoreError>;
    fn find_job(&self, kind: &str, table: &str, key: &str) -> Result<Option<Job>, StoreError>;
    fn job_counts(&self) -> Result<JobCounts, StoreError>;
    fn queued_jobs(&self, kind: &str) -> Result<Vec<QueuedJob>, StoreError>;
    fn size(&self) -> Result<u64, StoreError>;
    fn backup(&self, file: &Path) -> Result<(), StoreError>;
    fn damage(&self) -> Result<Vec<String>, StoreError>;

    /// Whether other processes may write too.
    fn is_shared(&self) -> bool;
    fn rings(&self) -> Option<broadcast::Receiver<Ring>>;
}
