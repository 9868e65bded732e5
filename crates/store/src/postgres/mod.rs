//! The log as a database of PostgreSQL, which any number of processes share.
//!
//! - `connect.rs`: connections, and what is said when there are none. `tls.rs`: with or without TLS.
//! - `schema.rs`: the tables, and how an older database is brought up to date.
//! - `writer.rs`: the one thread that writes. `apply.rs` and `jobs.rs`: what it does for each change.
//! - `reader.rs`: reads. Each is one statement, so that what it finds is of one moment, and connections can be shared.
//! - `listener.rs`: hears what other processes have written.

mod apply;
mod connect;
mod jobs;
mod listener;
mod reader;
mod schema;
mod temporary;
mod tls;
mod writer;

pub(crate) use connect::{PostgresError, read_address, without_password};
pub use temporary::TemporarySchema;

use crate::change::{Change, Written};
use crate::engine::Engine;
use crate::write_queue::WriteQueue;
use crate::{
    Hash, Invited, Job, JobCounts, QueuedJob, Ring, Settings, Stand, StoreError, StoredTable, TableSummary, WorkerKey,
};
use connect::{Connected, Link, Slot};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::sync_channel;
use tokio::runtime::{Handle, Runtime};
use tokio::sync::{broadcast, oneshot};

/// Connections that read.
const READERS: usize = 4;
/// Rings that may wait for somebody who is slow to listen.
const MOST_RINGS: usize = 1024;

/// The log in a database.
pub(crate) struct Postgres {
    /// Dropped first: it writes what is queued.
    writer: Option<WriteQueue>,
    shared: Arc<Shared>,
    rings: Option<broadcast::Sender<Ring>>,
    /// The threads that speak with the database.
    runtime: Option<Runtime>,
    handle: Handle,
}

/// What those who speak with the database share.
struct Shared {
    link: Link,
    readers: [Slot; READERS],
    next_reader: AtomicUsize,
    /// For writes that need not be on the disk before they are answered.
    quick: Slot,
}

impl Postgres {
    pub(crate) fn open(address: &str, settings: Settings) -> Result<Postgres, StoreError> {
        let link = Link::new(address)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("database")
            .enable_all()
            .build()
            .map_err(StoreError::System)?;
        let handle = runtime.handle().clone();
        let (shared, quick_start) = (link.clone(), "SET synchronous_commit = off");
        let shared = Arc::new(Shared {
            link: shared,
            readers: Default::default(),
            next_reader: AtomicUsize::new(0),
            quick: Slot::starting_with(quick_start),
        });
        let migrating = link.clone();
        ask(&handle, async move { schema::migrate(&migrating).await })?;
        let rings = settings.bell.then(|| broadcast::Sender::new(MOST_RINGS));
        if let Some(rings) = &rings {
            handle.spawn(listener::listen(link.clone(), rings.clone()));
        }
        let writer = Some(writer::start(link, handle.clone(), settings.bell)?);
        Ok(Postgres { writer, shared, rings, runtime: Some(runtime), handle })
    }

    /// Reads something, for threads that may block.
    fn read<T, F>(&self, read: impl Fn(Arc<Connected>) -> F + Send + 'static) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send,
    {
        let shared = self.shared.clone();
        ask(&self.handle, async move {
            let number = shared.next_reader.fetch_add(1, Ordering::Relaxed) % READERS;
            shared.readers[number].with(&shared.link, read).await
        })
    }
}

/// Waits for what a task on the threads of the database has to say.
fn ask<T: Send + 'static>(
    handle: &Handle,
    task: impl Future<Output = Result<T, StoreError>> + Send + 'static,
) -> Result<T, StoreError> {
    let (answer, answered) = sync_channel(1);
    handle.spawn(async move { answer.send(task.await) });
    answered.recv().unwrap_or(Err(StoreError::Closed))
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.writer = None;
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Engine for Postgres {
    fn write(&self, change: Change) -> oneshot::Receiver<Written> {
        let (answer, written) = oneshot::channel();
        if change.is_durable() {
            // Without a writer the answer is dropped, which says so.
            return self.writer.as_ref().map_or(written, |writer| writer.send(change));
        }
        let shared = self.shared.clone();
        self.handle.spawn(async move {
            let change = Arc::new(change);
            let apply = |connected: Arc<Connected>| {
                let change = change.clone();
                async move { jobs::apply(&connected, &change).await }
            };
            let written = shared.quick.with(&shared.link, apply).await;
            let _ = answer.send(written);
        });
        written
    }

    fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let id = id.to_owned();
        self.read(move |connected| reader::load(connected, id.clone()))
    }

    fn rematch_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        let id = id.to_owned();
        self.read(move |connected| reader::rematch_of(connected, id.clone()))
    }

    fn invited(&self, hash: &Hash) -> Result<Option<Invited>, StoreError> {
        let hash = *hash;
        self.read(move |connected| reader::invited(connected, hash))
    }

    fn listed(&self, hash: &Hash, limit: u32) -> Result<Vec<String>, StoreError> {
        let hash = *hash;
        self.read(move |connected| reader::listed(connected, hash, limit))
    }

    fn held(&self, hash: &Hash, limit: u32) -> Result<Vec<(String, u8)>, StoreError> {
        let hash = *hash;
        self.read(move |connected| reader::held(connected, hash, limit))
    }

    fn tables(&self, after: &str, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        let after = after.to_owned();
        self.read(move |connected| reader::tables(connected, after.clone(), limit))
    }

    fn stands(&self, ids: &[String]) -> Result<Vec<(String, Stand)>, StoreError> {
        let ids = ids.to_vec();
        self.read(move |connected| reader::stands(connected, ids.clone()))
    }

    fn unfinished_of(&self, owner: &Hash) -> Result<u64, StoreError> {
        let owner = *owner;
        self.read(move |connected| reader::unfinished_of(connected, owner))
    }

    fn worker_keys(&self) -> Result<Vec<WorkerKey>, StoreError> {
        self.read(reader::worker_keys)
    }

    fn worker(&self, hash: &Hash) -> Result<Option<WorkerKey>, StoreError> {
        let hash = *hash;
        self.read(move |connected| reader::worker(connected, hash))
    }

    fn job(&self, id: i64) -> Result<Option<Job>, StoreError> {
        self.read(move |connected| reader::job(connected, id))
    }

    fn find_job(&self, kind: &str, table: &str, key: &str) -> Result<Option<Job>, StoreError> {
        let names = [kind, table, key].map(str::to_owned);
        self.read(move |connected| reader::find_job(connected, names.clone()))
    }

    fn job_counts(&self) -> Result<JobCounts, StoreError> {
        self.read(reader::job_counts)
    }

    fn queued_jobs(&self, kind: &str) -> Result<Vec<QueuedJob>, StoreError> {
        let kind = kind.to_owned();
        self.read(move |connected| reader::queued_jobs(connected, kind.clone()))
    }

    fn size(&self) -> Result<u64, StoreError> {
        self.read(reader::size)
    }

    fn backup(&self, _file: &Path) -> Result<(), StoreError> {
        Err(StoreError::Unsupported(
            "a database of PostgreSQL is backed up with its own tools, such as pg_dump; `bailiwick admin copy` copies it to a \
             folder",
        ))
    }

    fn damage(&self) -> Result<Vec<String>, StoreError> {
        // The server of the database looks after its files itself.
        Ok(Vec::new())
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn rings(&self) -> Option<broadcast::Receiver<Ring>> {
        self.rings.as_ref().map(broadcast::Sender::subscribe)
    }
}
