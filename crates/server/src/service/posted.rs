//! Records and positions that visitors send to be analysed. A record becomes a table at which nobody sits, so that everything that
//! can be done with an analysis can be done with this one; a position is a job of its own. The same thing sent twice is one.

use super::Service;
use super::analysis::Progress;
use crate::analyst::{ANALYSIS, untold};
use crate::error::{Error, Invalid, NotFound, PostedError};
use crate::stored_game::{ImportError, id_of};
use crate::table::since_1970;
use game::{Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::{Hash, Job, NewJob, Priority, StoreError, StoredTable};

/// With fewer iterations the actions could not even be compared.
const LEAST: u32 = 50;

/// What was sent, once it is known to make sense.
pub(crate) enum Posted {
    /// A game, as the table that it becomes.
    Game {
        /// The table.
        table: Box<StoredTable>,
        /// Iterations for each decision, if they were asked for.
        iterations: Option<u32>,
        /// Whether the table is there already.
        is_known: bool,
    },
    /// A position, as what its job has to know.
    Position {
        /// Its id.
        id: String,
        /// What its job has to know.
        payload: String,
    },
}

impl Posted {
    /// The id under which it is found.
    pub(crate) fn id(&self) -> &str {
        match self {
            Posted::Game { table, .. } => &table.header.id,
            Posted::Position { id, .. } => id,
        }
    }

    /// Whether a new table is needed for it.
    pub(crate) fn is_new_table(&self) -> bool {
        matches!(self, Posted::Game { is_known: false, .. })
    }
}

/// What the job of a position has to know.
#[derive(Serialize, Deserialize)]
struct PositionJob {
    game: String,
    iterations: Option<u32>,
    position: Value,
    seat: Seat,
}

/// How something that was sent stands.
pub(crate) enum PostedStand {
    /// A game.
    Game(Progress),
    /// A position; what came of it is JSON of a [`study::Advice`].
    Position(Progress),
}

impl PostedStand {
    /// Whether it is done.
    pub(crate) fn is_done(&self) -> bool {
        let (PostedStand::Game(progress) | PostedStand::Position(progress)) = self;
        matches!(progress, Progress::Done(_))
    }
}

impl Service {
    /// Reads a record that was sent.
    pub(crate) async fn read_record(self: &Arc<Self>, text: String, iterations: Option<u32>) -> Result<Posted, Error> {
        self.check_iterations(iterations)?;
        self.blocking(move |service| service.game_of(&text, iterations)).await?
    }

    fn game_of(&self, text: &str, iterations: Option<u32>) -> Result<Posted, Error> {
        let wrong = |error: &dyn std::fmt::Display| Error::from(PostedError::Record(error.to_string()));
        let record = Record::read(text.as_bytes()).map_err(|error| wrong(&error))?;
        let rules: Vec<&dyn game::Rules> = self.kinds().iter().map(|kind| kind.rules).collect();
        let rules = record.rules(&rules).map_err(|error| wrong(&error))?;
        // This names the line of what is wrong.
        record.replay(rules, None).map_err(|error| wrong(&error))?;
        let kind = self.kind(rules.name())?;
        if !(kind.has_analyst)() {
            return Err(NotFound::Analyst.into());
        }
        let mut table = kind.table_of_record(&record, since_1970()).map_err(|error| match error {
            ImportError::NotOver => PostedError::NotOver.into(),
            ImportError::Position => PostedError::FromPosition.into(),
            other => wrong(&other),
        })?;
        if let Some(iterations) = iterations {
            // The same game with another budget is another analysis.
            let about = format!("{} {iterations}", table.header.id);
            table.header.id = id_of(&Sha256::digest(about).into());
        }
        let is_known = self.store.load(&table.header.id)?.is_some();
        Ok(Posted::Game { table: Box::new(table), iterations, is_known })
    }

    /// Reads a position that was sent: of which game, as JSON, and who decides.
    pub(crate) async fn read_position(
        self: &Arc<Self>,
        game: &str,
        position: Value,
        seat: Option<Seat>,
        iterations: Option<u32>,
    ) -> Result<Posted, Error> {
        self.check_iterations(iterations)?;
        let kind = self.kind(game)?.clone();
        if !(kind.has_analyst)() {
            return Err(NotFound::Analyst.into());
        }
        let payload = self.blocking(move |_| {
            let seat = (kind.decider)(&position.to_string(), seat).map_err(PostedError::Position)?;
            let job = PositionJob { game: kind.name.to_owned(), iterations, position, seat };
            serde_json::to_string(&job).map_err(Error::internal)
        });
        let payload = payload.await??;
        Ok(Posted::Position { id: id_of(&Sha256::digest(&payload).into()), payload })
    }

    /// Whether a decision may be judged with this number of iterations.
    fn check_iterations(&self, iterations: Option<u32>) -> Result<(), Error> {
        match iterations {
            Some(number) if number < LEAST => Err(Invalid::Iterations { least: LEAST }.into()),
            Some(number) if number > self.most_iterations => Err(Error::Thought { most: self.most_iterations }),
            _ => Ok(()),
        }
    }

    /// Has something analysed that was sent, unless it was sent before. Says how it stands.
    pub(crate) async fn analyse_posted(
        self: &Arc<Self>,
        posted: Posted,
        visitor: Option<Hash>,
    ) -> Result<PostedStand, Error> {
        let (id, owner) = (posted.id().to_owned(), visitor.unwrap_or_default());
        let job = |table: &str, key: &str, payload: String| NewJob {
            kind: ANALYSIS.to_owned(),
            table: table.to_owned(),
            key: key.to_owned(),
            owner,
            priority: Priority::Nobody,
            payload,
            at_revision: None,
        };
        match posted {
            // Perhaps nobody has asked for its analysis yet.
            Posted::Game { is_known: true, .. } => {
                self.analyse(&self.table(&id).await?, visitor).await?;
            }
            Posted::Game { table, iterations, .. } => {
                self.blocking(move |service| service.room_for(&owner)).await??;
                let job = job(&id, "", iterations.map(|number| number.to_string()).unwrap_or_default());
                match self.store.import(*table, vec![job]).await {
                    Ok(()) => self.analyses.ring(),
                    // Somebody else has sent the same meanwhile.
                    Err(StoreError::Conflict) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            Posted::Position { payload, .. } => {
                let key = id.clone();
                let is_known = self.blocking(move |service| service.store.find_job(ANALYSIS, "", &key)).await??;
                if is_known.is_none() {
                    self.blocking(move |service| service.room_for(&owner)).await??;
                    self.store.add_jobs(vec![job("", &id, payload)]).await?;
                    self.analyses.ring();
                }
            }
        }
        self.posted(&id).await
    }

    /// How something that was sent stands.
    pub(crate) async fn posted(self: &Arc<Self>, id: &str) -> Result<PostedStand, Error> {
        let key = id.to_owned();
        let of_position = self.blocking(move |service| {
            let job = service.store.find_job(ANALYSIS, "", &key)?;
            job.map(|job| service.progress_of(&job, 1)).transpose()
        });
        if let Some(progress) = of_position.await?? {
            return Ok(PostedStand::Position(progress));
        }
        let table = self.table(id).await?;
        Ok(PostedStand::Game(self.analysis(&table).await?))
    }

    /// Judges the position of a job, as [`Service::analyse_job`] does games.
    pub(super) fn advise_job(
        &self,
        job: &Job,
        iterations: u32,
        go_on: &dyn Fn(usize, usize) -> bool,
    ) -> Result<String, Option<String>> {
        let asked: PositionJob = serde_json::from_str(&job.payload).map_err(|error| Some(error.to_string()))?;
        let kind = self.kind(&asked.game).map_err(|error| Some(error.to_string()))?;
        let (iterations, position) = (asked.iterations.unwrap_or(iterations), asked.position.to_string());
        while go_on(0, 1) {
            match (kind.advise)(&position, asked.seat, iterations, self.pressure.stop()).map_err(untold) {
                // Somebody who plays needed the processor.
                Err(None) => {}
                Err(Some(error)) => return Err(Some(error)),
                Ok(hint) => return serde_json::to_string(&hint).map_err(|error| Some(error.to_string())),
            }
        }
        Err(None)
    }
}
