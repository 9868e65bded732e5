//! Bots think on their own threads, one per core, so that they never delay requests. A turn of a bot is a job of the store. Each
//! thread claims the next one, thinks, and writes the action, which removes the job and adds those that follow from it. Which job
//! is next is decided by the store: where a person waits first, and whoever opened many tables takes turns with all others. On
//! several servers that share a log, and on workers on other machines, threads claim from the same jobs. A thought about a game that
//! has moved on meanwhile, by an undo or because somebody left, is given up at once; a secret answer of somebody else moves nothing
//! on.
//!
//! Nothing but the bot can move such a table, so a turn that fails is always tried again, after a pause that grows: when the disk
//! works again, every table goes on by itself. A bot that fails time and again plays any legal action instead. If this server
//! vanishes, the leases of its jobs end and others go on with them.

use crate::error::Error;
use crate::heavy::give_way;
use crate::service::{Service, TurnEnd};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use store::{Claim, Job, JobEnd, Priority};
use tokio::runtime::Handle;

/// How long a server has for a job, unless it says that it is still at it.
const LEASE_MS: u64 = 10_000;
/// Time between saying so.
const KEEP: Duration = Duration::from_secs(3);
/// The longest time to wait before looking for jobs again that nobody has rung for: they have rested, or others have vanished.
const LOOK: Duration = Duration::from_secs(1);
/// The pause after a first failure. It doubles with each one that follows.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// The longest pause if the log cannot be used: once it can, nobody waits longer than that.
const LONGEST_FOR_STORE: Duration = Duration::from_secs(5);
/// The longest pause after any other failure, which is likely to happen again.
const LONGEST: Duration = Duration::from_secs(600);
/// Turns that were done are kept for a week, for those who ask for the result.
const KEEP_RESULTS_MS: u64 = 7 * 24 * 3_600_000;

/// The pause after a number of failures in a row.
fn pause(failures: u32, longest: Duration) -> Duration {
    (FIRST_PAUSE * 2_u32.pow(failures.min(16))).min(longest)
}

/// What the threads share.
struct Shared {
    service: Arc<Service>,
    runtime: Handle,
    /// Jobs whose end could not be written. The next thread that can write does it.
    unwritten: Mutex<Vec<(i64, JobEnd)>>,
}

impl Shared {
    /// Does what is to be done until the desk is closed.
    fn work(&self) {
        give_way();
        let desk = &self.service.desk;
        desk.join();
        self.service.pressure.join();
        let mut failures = 0;
        while !desk.is_closed() {
            let rung = desk.rung();
            match self.claim(rung) {
                Ok(Some(job)) => {
                    failures = 0;
                    self.take(&job);
                }
                Ok(None) => {
                    failures = 0;
                    self.think_ahead_or_wait(rung);
                }
                Err(error) => {
                    if failures == 0 {
                        tracing::error!(?error, "bots have to wait, because jobs cannot be claimed");
                    }
                    desk.rest(pause(failures, LONGEST_FOR_STORE));
                    failures += 1;
                }
            }
        }
    }

    /// Claims the next job.
    fn claim(&self, rung: u64) -> Result<Option<Job>, Error> {
        self.write_ends()?;
        let claim = Claim {
            worker: self.service.node.clone(),
            kinds: self.service.kinds_of_work(),
            lease_ms: LEASE_MS,
            not_of: Vec::new(),
            least: Priority::Nobody,
            most_tries: None,
        };
        let job = self.service.store().claim_job(claim).wait()?;
        self.service.desk.claimed(job.as_ref().map(|job| job.id), rung);
        Ok(job)
    }

    fn think_ahead_or_wait(&self, rung: u64) {
        let desk = &self.service.desk;
        let Some((id, stop)) = desk.take_ahead() else { return desk.wait(rung, LOOK) };
        let _at_work = self.service.pressure.begin();
        // Its turn will fail as well, and is taken care of then.
        if catch_unwind(AssertUnwindSafe(|| self.service.think_ahead(&id, &stop))).is_err() {
            tracing::error!(table = id, "a bot has failed while it thought ahead");
        }
        desk.thought_ahead(&id);
    }

    /// Does a job.
    fn take(&self, job: &Job) {
        let _at_work = self.service.pressure.begin();
        // A bot that panics must not end the thread that other bots need.
        let taken = catch_unwind(AssertUnwindSafe(|| self.runtime.block_on(self.service.take_turn(job))));
        if let Some(end) = end_of(job, taken) {
            self.unwritten.lock().unwrap_or_else(PoisonError::into_inner).push((job.id, end));
            // What fails now is tried again before the next job is claimed.
            let _ = self.write_ends();
        }
        self.service.desk.ended(job.id);
    }

    /// Writes what has become of jobs.
    fn write_ends(&self) -> Result<(), Error> {
        loop {
            let next = self.unwritten.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Some((id, end)) = next else { return Ok(()) };
            if let Err(error) = self.service.store().end_job(id, &self.service.node, end.clone()).wait() {
                self.unwritten.lock().unwrap_or_else(PoisonError::into_inner).push((id, end));
                return Err(error.into());
            }
        }
    }
}

/// What becomes of a job after somebody tried to do it; nothing if the line that they wrote has removed it.
fn end_of(job: &Job, taken: std::thread::Result<Result<TurnEnd, Error>>) -> Option<JobEnd> {
    let table = &job.table;
    let again = |longest, counts| JobEnd::Again {
        pause_ms: u64::try_from(pause(job.tries.saturating_sub(1), longest).as_millis()).unwrap_or(u64::MAX),
        counts,
    };
    match taken {
        Ok(Ok(TurnEnd::Acted)) => None,
        Ok(Ok(TurnEnd::Past)) => Some(JobEnd::Remove),
        Ok(Ok(TurnEnd::GivenUp)) => Some(JobEnd::Again { pause_ms: 0, counts: false }),
        Ok(Err(error @ Error::NotFound(_))) => {
            tracing::warn!(table, ?error, "a bot has no table any more");
            Some(JobEnd::Remove)
        }
        Ok(Err(error)) => {
            tracing::error!(table, ?error, "a bot cannot go on and will try again");
            let is_store = matches!(&error, Error::Store(error) if error.is_temporary());
            Some(again(if is_store { LONGEST_FOR_STORE } else { LONGEST }, !is_store))
        }
        Err(_) => {
            tracing::error!(table, "a bot has failed and will try again");
            Some(again(LONGEST, true))
        }
    }
}

/// The threads on which bots think, and what keeps the server in touch with others. Dropping it ends them.
pub struct Pool {
    service: Arc<Service>,
    threads: Vec<JoinHandle<()>>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Pool {
    /// Starts the threads.
    ///
    /// # Errors
    ///
    /// If the operating system cannot start a thread.
    pub fn start(service: &Arc<Service>, threads: usize, runtime: &Handle) -> std::io::Result<Pool> {
        let unwritten = Mutex::default();
        let shared = Arc::new(Shared { service: service.clone(), runtime: runtime.clone(), unwritten });
        let start = |number: usize| {
            let shared = shared.clone();
            std::thread::Builder::new().name(format!("bot {number}")).spawn(move || shared.work())
        };
        let threads = (1..=threads.max(1)).map(start).collect::<Result<_, _>>()?;
        let tasks = vec![
            runtime.spawn(keep_leases(service.clone())),
            runtime.spawn(service.clone().hear()),
            runtime.spawn(service.clone().keep_asking()),
        ];
        Ok(Pool { service: service.clone(), threads, tasks })
    }
}

/// Says every few seconds that this server is still at its jobs, and frees those of others who have vanished.
async fn keep_leases(service: Arc<Service>) {
    loop {
        tokio::time::sleep(KEEP).await;
        let running = service.desk.running();
        if !running.is_empty() {
            let _ = service.store().keep_jobs(&service.node, running, LEASE_MS).await;
        }
        if let Ok(1..) = service.store().free_jobs().await {
            service.desk.ring(1);
        }
        for kind in service.kinds_of_work() {
            let _ = service.store().forget_jobs(&kind, KEEP_RESULTS_MS).await;
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.service.desk.close();
        self.tasks.drain(..).for_each(|task| task.abort());
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::{JobState, StoreError};

    fn job(tries: u32) -> Job {
        Job {
            id: 1,
            kind: "turn".to_owned(),
            table: "a".to_owned(),
            key: String::new(),
            owner: [0; 32],
            priority: Priority::Nobody,
            payload: String::new(),
            progress: None,
            result: None,
            tries,
            state: JobState::Claimed,
            worker: None,
        }
    }

    #[test]
    fn pauses_grow_and_have_an_end() {
        let of = |error: fn() -> Error, tries| match end_of(&job(tries), Ok(Err(error()))) {
            Some(JobEnd::Again { pause_ms, counts }) => (pause_ms, counts),
            other => panic!("{other:?}"),
        };
        let store = || Error::Store(StoreError::Closed);
        let pauses: Vec<(u64, bool)> = (1..=8).map(|tries| of(store, tries)).collect();
        assert_eq!(
            pauses.iter().map(|pause| pause.0).collect::<Vec<_>>(),
            [100, 200, 400, 800, 1600, 3200, 5000, 5000]
        );
        assert!(pauses.iter().all(|(_, counts)| !counts), "it is not the bot's fault");
        let broken = || Error::internal("for this test");
        assert_eq!([of(broken, 1), of(broken, 2), of(broken, 40)], [(100, true), (200, true), (600_000, true)]);
    }

    #[test]
    fn a_job_that_is_done_or_past_does_not_come_back() {
        assert_eq!(end_of(&job(1), Ok(Ok(TurnEnd::Acted))), None);
        assert_eq!(end_of(&job(1), Ok(Ok(TurnEnd::Past))), Some(JobEnd::Remove));
        let given_up = end_of(&job(1), Ok(Ok(TurnEnd::GivenUp)));
        assert_eq!(given_up, Some(JobEnd::Again { pause_ms: 0, counts: false }), "it may still be asked");
        let gone = Err(Error::NotFound(crate::error::NotFound::Table));
        assert_eq!(end_of(&job(1), Ok(gone)), Some(JobEnd::Remove));
        let panicked = end_of(&job(2), Err(Box::new("a bot that panics, for this test")));
        assert_eq!(panicked, Some(JobEnd::Again { pause_ms: 200, counts: true }));
    }
}
