//! The thread that analyses games. An analysis is a job of the store: whoever asks for it need not wait, it goes on after a restart,
//! and its result is kept for ever. Bots that play come first ([`crate::pressure`]).

use crate::service::Service;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use store::{Claim, Job, JobEnd, Priority, StoreError};
use study::StudyError;

/// The kind of the jobs.
pub(crate) const ANALYSIS: &str = "analysis";
/// How long the thread has for a job, unless it says that it is still at it.
const LEASE_MS: u64 = 20_000;
/// Time between saying so; readers see the progress as often.
const NOTE: Duration = Duration::from_millis(500);
/// The longest time to wait before looking for jobs again that nobody here has asked for.
const LOOK: Duration = Duration::from_secs(5);
/// Time between two looks whether bots still need all processors.
const BREATH: Duration = Duration::from_millis(10);
/// Attempts after which a job that fails is given up.
const MOST_TRIES: u32 = 3;

/// Rings when there is something to analyse.
#[derive(Default)]
pub(crate) struct Bell {
    state: Mutex<Rung>,
    changed: Condvar,
}

#[derive(Default)]
struct Rung {
    rung: bool,
    closed: bool,
}

impl Bell {
    fn state(&self) -> MutexGuard<'_, Rung> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that there is something to do.
    pub(crate) fn ring(&self) {
        self.state().rung = true;
        self.changed.notify_all();
    }

    /// Ends all waiting.
    pub(crate) fn close(&self) {
        self.state().closed = true;
        self.changed.notify_all();
    }

    fn is_closed(&self) -> bool {
        self.state().closed
    }

    /// Waits until it rings, or for a time.
    fn wait(&self, longest: Duration) {
        let quiet = |state: &mut Rung| !state.rung && !state.closed;
        let waited = self.changed.wait_timeout_while(self.state(), longest, quiet);
        waited.unwrap_or_else(PoisonError::into_inner).0.rung = false;
    }
}

/// The thread that analyses games. Dropping it ends it.
pub struct Analyst {
    service: Arc<Service>,
    thread: Option<JoinHandle<()>>,
}

impl Analyst {
    /// Starts the thread. It judges each decision with this number of iterations.
    ///
    /// # Errors
    ///
    /// If the operating system cannot start a thread.
    pub fn start(service: &Arc<Service>, iterations: u32) -> std::io::Result<Analyst> {
        let working = service.clone();
        let work = move || Desk { service: &working, worker: worker_name(), iterations }.work();
        let thread = std::thread::Builder::new().name("analyst".to_owned()).spawn(work)?;
        Ok(Analyst { service: service.clone(), thread: Some(thread) })
    }
}

impl Drop for Analyst {
    fn drop(&mut self) {
        self.service.pressure.close();
        self.service.analyses.close();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A name that no other process has.
fn worker_name() -> String {
    format!("analyst {:016x}", getrandom::u64().unwrap_or_else(|_| u64::from(std::process::id())))
}

/// What the thread works with.
struct Desk<'a> {
    service: &'a Service,
    worker: String,
    iterations: u32,
}

impl Desk<'_> {
    fn work(&self) {
        let bell = &self.service.analyses;
        while !bell.is_closed() {
            match self.next() {
                Ok(Some(job)) => self.take(&job),
                Ok(None) => bell.wait(LOOK),
                Err(error) => {
                    tracing::error!(?error, "analyses have to wait, because jobs cannot be claimed");
                    bell.wait(LOOK);
                }
            }
        }
    }

    /// Claims the next job. Those of others who have vanished can be claimed again.
    fn next(&self) -> Result<Option<Job>, StoreError> {
        let store = self.service.store();
        store.free_jobs().wait()?;
        let claim = Claim {
            worker: self.worker.clone(),
            kinds: vec![ANALYSIS.to_owned()],
            lease_ms: LEASE_MS,
            not_of: Vec::new(),
            least: Priority::Nobody,
            most_tries: None,
        };
        store.claim_job(claim).wait()
    }

    fn take(&self, job: &Job) {
        let noted = std::cell::Cell::new(None);
        let go_on = |done: usize, of: usize| self.goes_on(job, (done, of), &noted);
        let done = catch_unwind(AssertUnwindSafe(|| self.service.analyse_job(job, self.iterations, &go_on)));
        let end = match done {
            Ok(Ok(result)) => JobEnd::Done(result),
            // The server closes: another process goes on at once.
            Ok(Err(None)) => JobEnd::Again { pause_ms: 0, counts: false },
            Ok(Err(Some(error))) => self.failed(job, &error),
            Err(_) => self.failed(job, "a bug"),
        };
        if let Err(error) = self.service.store().end_job(job.id, &self.worker, end).wait() {
            tracing::error!(table = job.table, ?error, "what came of an analysis cannot be written down");
        }
    }

    fn failed(&self, job: &Job, why: &str) -> JobEnd {
        tracing::error!(table = job.table, %why, "a game cannot be analysed");
        match job.tries {
            0..MOST_TRIES => JobEnd::Again { pause_ms: 5000, counts: true },
            _ => JobEnd::Failed(why.to_owned()),
        }
    }

    /// Waits while bots need all processors. Says whether the work on a job goes on: not if the server closes, nor if somebody
    /// else has the job by now.
    fn goes_on(&self, job: &Job, (done, of): (usize, usize), noted: &std::cell::Cell<Option<Instant>>) -> bool {
        loop {
            if self.service.analyses.is_closed() {
                return false;
            }
            if noted.get().is_none_or(|at: Instant| at.elapsed() >= NOTE) {
                noted.set(Some(Instant::now()));
                let progress = format!("{done} {of}");
                match self.service.store().note_progress(job.id, &self.worker, progress, LEASE_MS).wait() {
                    Ok(true) => {}
                    Ok(false) => return false,
                    // The log cannot be used for a while; the result is written in the end, or somebody does it again.
                    Err(_) => {}
                }
            }
            if !self.service.pressure.is_pressed() {
                return true;
            }
            std::thread::sleep(BREATH);
        }
    }
}

/// What to tell of an analysis that did not come to an end; nothing if it was only stopped.
pub(crate) fn untold(error: StudyError) -> Option<String> {
    match error {
        StudyError::Stopped => None,
        error => Some(error.to_string()),
    }
}
