//! Whether the server can do its work. The log is really written to, because a full disk can be read; but at most once in a while,
//! however often somebody asks.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::Store;
use tokio::sync::Mutex;

/// Time for which an answer holds.
const FRESH: Duration = Duration::from_secs(1);
/// Time in which the log has to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// What was found out last.
#[derive(Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, Result<(), String>)>>,
    draining: AtomicBool,
}

impl Readiness {
    /// Whether a log can be written; otherwise why not.
    pub(crate) async fn of(&self, store: &Store) -> Result<(), String> {
        let mut last = self.last.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < FRESH
        {
            return found.clone();
        }
        let found = match tokio::time::timeout(PATIENCE, store.ping()).await {
            Ok(written) => written.map_err(|error| error.to_string()),
            Err(_) => Err("the log does not answer".to_owned()),
        };
        *last = Some((Instant::now(), found.clone()));
        found
    }

    /// Says from now on that the server is about to end.
    pub(crate) fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }
}
