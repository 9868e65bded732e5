//! Whether the server can do its work. The log is really written to, because a full disk can be read; but at most once in a while,
//! however often somebody asks.

use crate::error::about_store;
use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::{Store, StoreError};
use tokio::sync::Mutex;

/// Time for which an answer holds.
const FRESH: Duration = Duration::from_secs(1);
/// Time in which the log has to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why a server cannot do its work.
#[derive(Clone, Debug)]
pub(crate) enum NotReady {
    /// It is about to end.
    Ending,
    /// The log does not answer.
    NoAnswer,
    /// The log cannot be written.
    Log(Arc<StoreError>),
}

/// For everybody who asks: it does not say where the database is.
impl fmt::Display for NotReady {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotReady::Ending => f.write_str("the server is about to end"),
            NotReady::NoAnswer => f.write_str("the log does not answer"),
            NotReady::Log(error) => f.write_str(&about_store(error)),
        }
    }
}

impl Error for NotReady {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            NotReady::Log(error) => Some(&**error),
            NotReady::Ending | NotReady::NoAnswer => None,
        }
    }
}

/// What was found out last.
#[derive(Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, Result<(), NotReady>)>>,
    draining: AtomicBool,
}

impl Readiness {
    /// Whether a log can be written; otherwise why not.
    pub(crate) async fn of(&self, store: &Store) -> Result<(), NotReady> {
        let mut last = self.last.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < FRESH
        {
            return found.clone();
        }
        let found = match tokio::time::timeout(PATIENCE, store.ping()).await {
            Ok(written) => written.map_err(|error| NotReady::Log(Arc::new(error))),
            Err(_) => Err(NotReady::NoAnswer),
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
