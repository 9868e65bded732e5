//! The one thread of this process that writes. All that waits when it comes round shares a transaction, and one notification
//! tells the other processes of it.
//!
//! Those who write several changes at once do so in the same order, table by table, so that two processes do not wait for each
//! other. Should they do so all the same, or should one change be more than the database can take, the transaction is undone and
//! tried again, at last with each change by itself, so that nobody loses a write because of somebody else's.

use super::apply;
use super::connect::{Connected, Link, Slot, within};
use super::listener::{JOBS, LINES};
use crate::bell;
use crate::change::{Change, Outcome, Written};
use crate::error::Cause;
use crate::write_queue::{WriteQueue, Writing};
use crate::{StoreError, postgres::PostgresError};
use std::sync::Arc;
use tokio::runtime::Handle;
use tokio_postgres::error::SqlState;

/// How often a transaction is tried that was undone because of others.
const MOST_TRIES: u32 = 4;

/// A process that is stopped in the middle of a transaction must not keep others waiting.
const FIRST: &str = "SET lock_timeout = '1s'; SET idle_in_transaction_session_timeout = '3s'";

/// Starts the thread that writes. `rings` says whether others are told.
pub(super) fn start(link: Link, handle: Handle, rings: bool) -> Result<WriteQueue, StoreError> {
    let committer = Committer { link, slot: Slot::starting_with(FIRST), rings };
    WriteQueue::start(move |batches| batches.for_each(|batch| handle.block_on(committer.write(batch))))
}

/// Why a transaction failed.
enum Undone {
    /// The connection was lost before the end of the transaction, so that nothing of it is there.
    ConnectionLost(StoreError),
    /// Others were in the way, and nothing of it is there.
    InTheWay(StoreError),
    /// The database could not take a change, and nothing of it is there.
    Refused(StoreError),
    /// Nobody knows whether it is there.
    Unknown(StoreError),
}

impl Undone {
    /// What an error in the middle of a transaction means.
    fn before_the_end(error: StoreError) -> Undone {
        let StoreError::Database(cause) = &error else { return Undone::ConnectionLost(error) };
        let code = cause.downcast_ref::<PostgresError>().and_then(|error| error.0.code());
        match code {
            Some(code) if [SqlState::T_R_DEADLOCK_DETECTED, SqlState::T_R_SERIALIZATION_FAILURE].contains(code) => {
                Undone::InTheWay(error)
            }
            // The database shuts down, or has ended this connection.
            Some(code) if code.code().starts_with("57") || code.code().starts_with("25P") => {
                Undone::ConnectionLost(error)
            }
            Some(_) => Undone::Refused(error),
            None => Undone::ConnectionLost(error),
        }
    }

    fn into_error(self) -> StoreError {
        match self {
            Undone::ConnectionLost(error)
            | Undone::InTheWay(error)
            | Undone::Refused(error)
            | Undone::Unknown(error) => error,
        }
    }
}

/// Writes batches.
struct Committer {
    link: Link,
    slot: Slot,
    /// Whether others are told.
    rings: bool,
}

impl Committer {
    /// Writes a batch and answers each of its writes.
    async fn write(&self, mut batch: Vec<Writing>) {
        batch.sort_by(|a, b| a.change.order().cmp(&b.change.order()));
        let changes: Vec<&Change> = batch.iter().map(|writing| &writing.change).collect();
        let answers = match self.try_hard(&changes).await {
            Ok(answers) => answers,
            Err(Undone::Refused(_) | Undone::InTheWay(_)) if changes.len() > 1 => {
                let mut answers = Vec::with_capacity(changes.len());
                for change in changes {
                    let alone = self.try_hard(&[change]).await;
                    answers.push(alone.map_or_else(|undone| Err(undone.into_error()), |mut one| one.remove(0)));
                }
                answers
            }
            Err(undone) => {
                let error: Cause = match undone.into_error() {
                    StoreError::Database(cause) | StoreError::Lost(cause) => cause,
                    other => Arc::new(other),
                };
                changes.iter().map(|_| Err(StoreError::Lost(error.clone()))).collect()
            }
        };
        for (writing, answer) in batch.into_iter().zip(answers) {
            // The caller may have stopped waiting.
            let _ = writing.answer.send(answer);
        }
    }

    /// Tries a transaction again where that is safe.
    async fn try_hard(&self, changes: &[&Change]) -> Result<Vec<Written>, Undone> {
        let mut tries = 1;
        loop {
            let connected = self.slot.get(&self.link).await.map_err(Undone::ConnectionLost)?;
            let undone = match self.commit(&connected, changes).await {
                Ok(answers) => return Ok(answers),
                Err(undone) => undone,
            };
            match undone {
                Undone::InTheWay(_) if tries < MOST_TRIES => roll_back(&connected).await,
                // A connection that was lost while nobody wrote is found out by the first who does.
                Undone::ConnectionLost(_) if tries == 1 => self.slot.forget(&connected).await,
                Undone::Refused(_) | Undone::InTheWay(_) => {
                    roll_back(&connected).await;
                    return Err(undone);
                }
                _ => {
                    self.slot.forget(&connected).await;
                    return Err(undone);
                }
            }
            tries += 1;
        }
    }

    /// Group commit: one transaction. Conflicts are found out without an error, so that one harms no other change.
    async fn commit(&self, connected: &Connected, changes: &[&Change]) -> Result<Vec<Written>, Undone> {
        let applied = within(async {
            let (begun, answers) =
                futures_util::future::join(connected.client.batch_execute("BEGIN"), apply::all(connected, changes))
                    .await;
            begun?;
            Ok(answers?)
        });
        let answers = applied.await.map_err(Undone::before_the_end)?;
        let written = || changes.iter().zip(&answers).filter(|(_, answer)| answer.is_ok()).map(|(change, _)| *change);
        let mut rings: Vec<(&str, String)> = Vec::new();
        if self.rings {
            rings.extend(bell::texts(written().filter_map(Change::news)).into_iter().map(|text| (LINES, text)));
            rings.extend(written().any(Change::leaves_jobs).then(|| (JOBS, String::new())));
        }
        let end = within(async {
            let ring = |(channel, text): (&'static str, String)| async move {
                connected.execute("SELECT pg_notify($1, $2)", &[&channel, &text]).await
            };
            futures_util::future::try_join_all(rings.into_iter().map(ring)).await?;
            Ok(connected.client.batch_execute("COMMIT").await?)
        });
        end.await.map_err(Undone::Unknown)?;
        Ok(answers)
    }
}

async fn roll_back(connected: &Connected) {
    let _ = within(async { Ok(connected.client.batch_execute("ROLLBACK").await?) }).await;
}

/// A change that has nothing to say.
pub(super) const DONE: Written = Ok(Outcome::Done);
