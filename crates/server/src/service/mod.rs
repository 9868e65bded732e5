//! Everything that can be done at tables, for pages, the API and bots alike. Nothing in here knows HTTP.
//!
//! The methods of [`Service`] stand in one file for each theme:
//! - [`tables`]: the tables in memory, loaded from the log and dropped when idle
//! - [`access`]: who asks, and what they may see and do
//! - [`write`]: acting and taking back; the one way in which a table changes
//! - [`state`]: the JSON of a table for the API
//! - [`render`]: pages and updates, each made once for all who see the same
//! - [`create`]: new tables, from forms, the API and lessons
//! - [`levels`]: which bots may be asked for
//! - [`lessons`]: guided first games
//! - [`lobby`]: taking seats, moving them to other devices, and the list of a visitor's tables
//! - [`seats`]: what people do with seats besides playing: renaming, leaving, coming back
//! - [`rematch`]: the one table at which the same players play again

mod access;
mod create;
mod lessons;
mod levels;
mod lobby;
mod rematch;
mod render;
mod seats;
mod state;
mod tables;
mod write;

pub(crate) use create::{NewSeat, NewTable, Who};
pub(crate) use render::TablePage;
pub(crate) use write::Written;

use crate::error::{Error, Invalid};
use crate::game_kind::GameKind;
use crate::host::Host;
use crate::pool::{Queue, Turn};
use crate::table::Table;
use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use store::{Store, StoreError};
use tokio::sync::watch;
use ui::Catalogue;
use words::Words;

/// The tables, and everything that can be done there.
pub struct Service {
    store: Store,
    /// The games that are served.
    kinds: Vec<GameKind>,
    /// The same games, for the pages that are about all of them.
    pub(crate) catalogue: Catalogue,
    /// The public address of the server, without a slash at the end. If it is empty, links name the address that a visitor
    /// asked at.
    pub(crate) base: String,
    /// The most iterations that a bot may be asked to think.
    pub(crate) most_iterations: u32,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    pub(crate) queue: Queue,
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
        let store = Store::open(folder)?;
        Words::register(kinds.iter().map(|kind| kind.words));
        let queue = Queue::default();
        store.unfinished_with_bots()?.into_iter().for_each(|id| queue.push(Turn::of_table(id)));
        Ok(Arc::new(Service {
            store,
            catalogue: Catalogue::new(kinds.iter().map(|kind| kind.card.clone()).collect()),
            kinds,
            base: base.trim_end_matches('/').to_owned(),
            most_iterations,
            tables: Mutex::default(),
            queue,
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
        let task = tokio::task::spawn_blocking(move || work(&service));
        task.await.map_err(Error::internal)
    }

    /// Ends all streams and stops the bots.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.queue.close();
        self.tables().values().for_each(|table| table.stop_thinking());
    }

    /// A receiver that turns true when the server shuts down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}
