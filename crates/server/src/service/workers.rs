//! Work for those who think on other machines. A worker shows its key, gets what a seat remembers and never more, and answers with
//! an action, which is written like any other: one that comes too late, or twice, changes nothing.

use super::Service;
use super::turns::{TURN, TurnEnd, WAKE};
use super::write::MOST_FAILURES;
use crate::error::{Error, Forbidden};
use crate::secret::Secret;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Claim, Job, JobEnd, Priority, Store};

/// How long a worker on another machine has for a job, unless it says that it is still at it.
const LEASE_MS: u64 = 20_000;
/// Longest time that a worker waits for a job to come.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// Time between looks for jobs that nobody has rung for.
const LOOK: Duration = Duration::from_secs(1);

/// What became of the answer of a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answered {
    /// It was played.
    Accepted,
    /// It came too late, or the job is somebody else's.
    TooLate,
}

impl Service {
    /// The log.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The kinds of jobs that this server can do itself.
    pub(crate) fn kinds_of_work(&self) -> Vec<String> {
        [TURN, WAKE].map(str::to_owned).to_vec()
    }

    /// The name of the worker whose key this is.
    pub(crate) async fn worker(self: &Arc<Self>, key: Option<&Secret>) -> Result<String, Error> {
        let Some(hash) = key.map(Secret::hash) else { return Err(Forbidden::WorkerKey.into()) };
        let found = self.blocking(move |service| service.store.worker_key(&hash)).await??;
        match found {
            Some(key) if key.revoked.is_none() => Ok(format!("worker {}", key.name)),
            Some(_) => Err(Forbidden::RevokedKey.into()),
            None => Err(Forbidden::WorkerKey.into()),
        }
    }

    /// Work for a worker. If there is none, it waits a little for some.
    pub(crate) async fn acquire(self: &Arc<Self>, worker: &str) -> Result<Option<api::Work>, Error> {
        let until = tokio::time::Instant::now() + LONGEST_WAIT;
        let mut closing = self.closing();
        loop {
            let rung = self.desk.bell.notified();
            while let Some(job) = self.store.claim_job(claim(worker)).await? {
                if let Some(work) = self.work_of(&job).await? {
                    return Ok(Some(work));
                }
                self.store.end_job(job.id, worker, JobEnd::Remove).await?;
            }
            if tokio::time::Instant::now() >= until || *closing.borrow() {
                return Ok(None);
            }
            tokio::select! {
                () = rung => (),
                () = tokio::time::sleep(LOOK) => (),
                _ = closing.changed() => return Ok(None),
            }
        }
    }

    /// What a worker gets to know of a job: what the seat remembers, what it may do, and which bot it is.
    async fn work_of(self: &Arc<Self>, job: &Job) -> Result<Option<api::Work>, Error> {
        let Some((table, seat, level)) = self.turn_of(job).await? else { return Ok(None) };
        let now = table.now();
        let sight = now.bot_sight(seat);
        let options = table.header.options.split_whitespace().filter_map(|option| option.split_once('='));
        Ok(Some(api::Work {
            job: job.id,
            kind: job.kind.clone(),
            game: table.header.game.clone(),
            players: now.players(),
            seat,
            options: options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect::<BTreeMap<_, _>>(),
            level: level.to_string(),
            seed: sight.seed.to_string(),
            view: sight.view,
            legal: sight.legal,
            lease_ms: LEASE_MS,
        }))
    }

    /// The job that a worker has claimed, if it still has it.
    async fn job_of(self: &Arc<Self>, worker: &str, id: i64) -> Result<Option<Job>, Error> {
        let job = self.blocking(move |service| service.store.job(id)).await??;
        Ok(job.filter(|job| job.worker.as_deref() == Some(worker) && job.state == store::JobState::Claimed))
    }

    /// Plays the action that a worker has chosen. One that is not legal counts as a failure of the bot.
    pub(crate) async fn answer(self: &Arc<Self>, worker: &str, id: i64, action: &str) -> Result<Answered, Error> {
        let Some(job) = self.job_of(worker, id).await? else { return Ok(Answered::TooLate) };
        let Some((table, seat, level)) = self.turn_of(&job).await? else {
            self.store.end_job(id, worker, JobEnd::Remove).await?;
            return Ok(Answered::TooLate);
        };
        let asked_at = table.now().asked_at();
        match self.bot_acts(&table, (seat, level), asked_at, action.to_owned(), job.priority).await {
            Ok(TurnEnd::Acted) => Ok(Answered::Accepted),
            Ok(TurnEnd::Past | TurnEnd::GivenUp) => {
                self.store.end_job(id, worker, JobEnd::Remove).await?;
                Ok(Answered::TooLate)
            }
            Err(error) => {
                let counts = !matches!(&error, Error::Store(error) if error.is_temporary());
                self.store.end_job(id, worker, JobEnd::Again { pause_ms: 0, counts }).await?;
                self.desk.ring(1);
                Err(error)
            }
        }
    }

    /// Lets somebody else do the job of a worker that cannot. Says whether the worker had it.
    pub(crate) async fn abort(&self, worker: &str, id: i64) -> Result<Answered, Error> {
        let ended = self.store.end_job(id, worker, JobEnd::Again { pause_ms: 0, counts: true }).await?;
        self.desk.ring(usize::from(ended));
        Ok(if ended { Answered::Accepted } else { Answered::TooLate })
    }

    /// Gives a worker more time that is still at its job.
    pub(crate) async fn keep(&self, worker: &str, id: i64) -> Result<Answered, Error> {
        let kept = self.store.keep_jobs(worker, vec![id], LEASE_MS).await?;
        Ok(if kept > 0 { Answered::Accepted } else { Answered::TooLate })
    }
}

/// Workers do turns that have not failed too often: then a server plays any legal action.
fn claim(worker: &str) -> Claim {
    Claim {
        worker: worker.to_owned(),
        kinds: vec![TURN.to_owned()],
        lease_ms: LEASE_MS,
        not_of: Vec::new(),
        least: Priority::Nobody,
        most_tries: Some(MOST_FAILURES),
    }
}
