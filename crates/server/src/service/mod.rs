//! Everything that can be done at tables, for pages, the API and bots alike. Nothing in here knows HTTP.
//!
//! The methods of [`Service`] stand in one file for each theme:
//! - [`tables`]: the tables in memory, loaded from the log and dropped when idle
//! - [`neighbours`]: other servers that write to the same log
//! - [`access`]: who asks, and what they may see and do
//! - [`write`]: acting and taking back; the one way in which a table changes
//! - [`state`]: the JSON of a table for the API
//! - [`render`]: pages and updates, each made once for all who see the same
//! - [`create`]: new tables, from forms, the API and lessons
//! - [`levels`]: which bots may be asked for
//! - [`lessons`]: guided first games
//! - [`lobby`]: taking seats, moving them to other devices, and the list of a visitor's tables
//! - [`seats`]: what people do with seats besides playing: renaming, leaving, coming back
//! - [`turns`]: turns of bots as jobs; [`workers`]: those who do them on other machines
//! - [`analysis`]: what each decision of a game that is over was worth; [`posted`]: the same of records and positions that are sent
//! - [`rematch`]: the one table at which the same players play again

mod access;
mod advice;
mod analysis;
mod create;
mod lessons;
mod levels;
mod lobby;
mod neighbours;
mod posted;
mod rematch;
mod render;
mod seats;
mod state;
mod tables;
mod turns;
mod workers;
mod write;

pub(crate) use analysis::Progress;
pub(crate) use create::{NewSeat, NewTable, Who};
pub(crate) use posted::{Posted, PostedStand};
pub(crate) use render::TablePage;
pub(crate) use turns::TurnEnd;
pub(crate) use workers::Answered;
pub(crate) use write::Written;

use crate::advising::Askers;
use crate::analyst::Bell;
use crate::desk::Desk;
use crate::error::{Error, Invalid};
use crate::game_kind::GameKind;
use crate::heavy::Heavy;
use crate::host::Host;
use crate::pressure::Pressure;
use crate::ready::{NotReady, Readiness};
use crate::renderings::Renderings;
use crate::table::Table;
use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use store::{Hash, JobCounts, Store, StoreError};
use tokio::sync::{Semaphore, watch};
use ui::Catalogue;
use words::Words;

/// How much is read and drawn at once for each core. Some of it waits for the disk.
const AT_ONCE_PER_CORE: usize = 4;

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The tables, and everything that can be done there.
pub struct Service {
    store: Store,
    /// Whether other servers tell what they write.
    bell: bool,
    /// The games that are served.
    kinds: Vec<GameKind>,
    /// The same games, for the pages that are about all of them.
    pub(crate) catalogue: Catalogue,
    /// The public address of the server, without a slash at the end. If it is empty, links name the address that a visitor
    /// asked at.
    pub(crate) base: String,
    /// Whether the operator has set that address: then programs on this machine may be proxies.
    pub(crate) is_public: bool,
    /// The most iterations that a bot may be asked to think.
    pub(crate) most_iterations: u32,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    /// What the bots of this server have to do.
    pub(crate) desk: Arc<Desk>,
    /// The name of this server among those that share the log: it changes with every start.
    pub(crate) node: String,
    /// What has been rendered, for others who see the same.
    pub(crate) renderings: Renderings,
    /// Where heavy answers are made.
    pub(crate) heavy: Heavy,
    /// Bounds how much is read and drawn at once.
    drawing: Semaphore,
    readiness: Readiness,
    /// Whether bots need all processors.
    pub(crate) pressure: Pressure,
    /// Rings when a game is to be analysed.
    pub(crate) analyses: Bell,
    /// Who asks for hints and explanations at the moment.
    askers: Askers,
    closing: watch::Sender<bool>,
}

impl Service {
    /// Opens the log in a folder, to serve these games. `base` is the public address; if it is empty, links name the address that
    /// a visitor asked at. A bot can be asked to think for at most `most_iterations`. Bots act once a [`crate::pool::Pool`] is started.
    ///
    /// # Errors
    ///
    /// If the log cannot be opened, is in use by another process, or was written by a newer version.
    pub fn open(
        folder: &Path,
        base: &str,
        kinds: Vec<GameKind>,
        most_iterations: u32,
    ) -> Result<Arc<Service>, StoreError> {
        Service::with_store(Store::open(&folder.into())?, base, kinds, most_iterations)
    }

    /// The same with a log that is open already.
    ///
    /// # Errors
    ///
    /// If the system has no random numbers.
    pub fn with_store(
        store: Store,
        base: &str,
        kinds: Vec<GameKind>,
        most_iterations: u32,
    ) -> Result<Arc<Service>, StoreError> {
        Words::register(kinds.iter().map(|kind| kind.words));
        Ok(Arc::new(Service {
            catalogue: Catalogue::new(kinds.iter().map(|kind| kind.card.clone()).collect()),
            kinds,
            base: base.trim_end_matches('/').to_owned(),
            is_public: !base.is_empty() && !base.starts_with("http://127.0.0.1") && !base.starts_with("http://[::1]"),
            most_iterations,
            tables: Mutex::default(),
            bell: store.rings().is_some(),
            store,
            desk: Arc::default(),
            node: node_name()?,
            renderings: Renderings::new(),
            heavy: Heavy::start().map_err(StoreError::System)?,
            drawing: Semaphore::new(AT_ONCE_PER_CORE * cores()),
            readiness: Readiness::default(),
            pressure: Pressure::default(),
            analyses: Bell::default(),
            askers: Askers::default(),
            closing: watch::Sender::new(false),
        }))
    }

    /// What links begin with for a visitor who asked at a host. Without one they are paths.
    pub(crate) fn base_for(&self, host: Option<Host>) -> Cow<'_, str> {
        match host {
            Some(host) if self.base.is_empty() => format!("http://{host}").into(),
            _ => self.base.as_str().into(),
        }
    }

    /// The games that are served.
    pub(crate) fn kinds(&self) -> &[GameKind] {
        &self.kinds
    }

    /// The game of this name.
    pub(crate) fn kind(&self, name: &str) -> Result<&GameKind, Error> {
        self.kinds.iter().find(|kind| kind.name == name).ok_or_else(|| {
            let served = self.kinds.iter().map(|kind| kind.name).collect();
            Invalid::Game { name: name.to_owned(), served }.into()
        })
    }

    /// Runs what reads the disk or replays whole games on a thread that may block, apart from those that answer requests.
    pub(crate) async fn blocking<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Service) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let service = self.clone();
        let _turn = self.drawing.acquire().await.map_err(Error::internal)?;
        let task = tokio::task::spawn_blocking(move || work(&service));
        task.await.map_err(Error::internal)
    }

    /// Makes an answer that takes many milliseconds of processor. If too many of them wait already, it is refused.
    pub(crate) async fn heavy<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Service) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let service = self.clone();
        self.heavy.make(move || work(&service)).await
    }

    /// Bytes that the log takes on the disk.
    pub(crate) fn stored_bytes(&self) -> Result<u64, Error> {
        Ok(self.store.size()?)
    }

    /// Number of tables that a visitor has set up and that are not over.
    pub(crate) fn unfinished_of(&self, owner: &Hash) -> Result<u64, Error> {
        Ok(self.store.unfinished_of(owner)?)
    }

    /// What the log knows of jobs, if it answers.
    pub(crate) async fn job_counts(self: &Arc<Self>) -> Option<JobCounts> {
        self.blocking(|service| service.store.job_counts().ok()).await.ok().flatten()
    }

    /// Number of tables in memory.
    pub(crate) fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Number of answers that are kept for others, and the bytes of all that is kept.
    pub fn kept_answers(&self) -> (usize, usize) {
        self.renderings.size()
    }

    /// Whether the log can be written and the server is not about to end; otherwise why not.
    pub(crate) async fn readiness(&self) -> Result<(), NotReady> {
        if *self.closing.borrow() || self.readiness.is_draining() {
            return Err(NotReady::Ending);
        }
        self.readiness.of(&self.store).await
    }

    /// Says from now on that the server is not ready, though it answers.
    pub(crate) fn drain(&self) {
        self.readiness.drain();
    }

    /// Ends all streams and stops the bots.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.desk.close();
        self.pressure.close();
        self.analyses.close();
        self.tables().values().for_each(|table| table.stop_thinking());
    }

    /// A receiver that turns true when the server shuts down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

/// A name for a server that nobody else has.
fn node_name() -> Result<String, StoreError> {
    let number = getrandom::u64().map_err(|error| StoreError::System(std::io::Error::other(error)))?;
    Ok(format!("node {number:016x}"))
}
