//! Live updates by server-sent events. A listener costs one pending future per table; each update is made once per kind of
//! viewer. All tabs of a browser share one stream about all their tables, because over HTTP/1.1 a browser has few connections. It
//! says no more than that a table has moved on, which whoever may look at the table may know; each page then asks for what it may
//! see. The id of an event about one table is the revision, so that a client that reconnects says where it was.

use super::AppState;
use super::admission::{Caller, StreamPermit};
use super::error::HttpResult;
use super::extract::{UrlQuery, Visitor, WithSeat};
use super::play::AtTable;
use super::respond::rendered_json;
use crate::error::{Error, Invalid, NotFound};
use crate::presence::Listening;
use crate::renderings::Encoding;
use api::PageMoved;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream, StreamExt};
use game::SeatSet;
use serde::Deserialize;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;

/// Time between comments on a stream that has no news. Proxies close connections that are silent for longer.
const KEEP_ALIVE: Duration = Duration::from_secs(25);

/// Most tables of one stream. It keeps them in memory.
const MOST_TABLES: usize = 100;

/// A client of a stream.
struct Listener {
    at_table: AtTable,
    moved: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// Who is here; none if the client is not told when only that changes.
    here: Option<watch::Receiver<SeatSet>>,
    /// The players who listen are here themselves.
    _listening: Listening,
    /// The revision that the client has seen.
    seen: Option<u64>,
}

impl Listener {
    fn new(at_table: AtTable, seen: Option<u64>) -> Listener {
        let (moved, closing) = (at_table.table.subscribe(), at_table.service.closing());
        let listening = Listening::new(&at_table.table, at_table.viewer.mine);
        // Bots may think ahead while somebody is here.
        at_table.service.wake(&at_table.table);
        Listener { at_table, moved, closing, here: None, _listening: listening, seen }
    }

    /// A listener that is told who is here, too.
    fn with_presence(at_table: AtTable, seen: Option<u64>) -> Listener {
        // From before its own players come: what the page shows may be older than that.
        let here = at_table.table.presence.subscribe();
        Listener { here: Some(here), ..Listener::new(at_table, seen) }
    }

    /// Waits for something that the client has not been told; `None` when the server shuts down.
    async fn wait(&mut self) -> Option<()> {
        loop {
            let now = *self.moved.borrow_and_update();
            if *self.closing.borrow() {
                return None;
            }
            if self.seen != Some(now) {
                self.here.as_mut().map(watch::Receiver::mark_unchanged);
                return Some(());
            }
            tokio::select! {
                moved = self.moved.changed() => moved.ok()?,
                _ = self.closing.changed() => return None,
                () = changed(self.here.as_mut()) => return Some(()),
            }
        }
    }

    /// What `make` returns for each new revision: the revision and the event.
    fn events(
        self,
        make: fn(&AtTable) -> (u64, Event),
    ) -> impl Stream<Item = Result<Event, Infallible>> + Send + 'static {
        stream::unfold(self, move |mut listener| async move {
            listener.wait().await?;
            let (revision, event) = make(&listener.at_table);
            listener.seen = Some(revision);
            Some((Ok(event), listener))
        })
    }
}

/// Waits until somebody comes or goes.
async fn changed(here: Option<&mut watch::Receiver<SeatSet>>) {
    match here {
        // The table is there as long as its listener is.
        Some(here) => drop(here.changed().await),
        None => std::future::pending().await,
    }
}

/// An answer that goes on as long as there are events.
fn answer(events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static, permit: StreamPermit) -> Response {
    // The permit goes with the stream.
    let events = events.map(move |event| {
        let _ = &permit;
        event
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response()
}

/// The event that tells pages that a table has moved on.
fn moved(at_table: &AtTable) -> (u64, Event) {
    let (table, revision) = (at_table.table.header.id.clone(), at_table.table.now().revision());
    let here = at_table.table.presence.here().iter().collect();
    let data = serde_json::to_string(&PageMoved { here, revision, table }).unwrap_or_default();
    (revision, Event::default().event("moved").data(data))
}

/// The query of a stream about several tables.
#[derive(Deserialize)]
pub(super) struct TablesQuery {
    /// `ID:REVISION` of each table, with a comma between them. The revision is the one that the client has seen.
    tables: String,
}

impl TablesQuery {
    fn read(&self) -> Result<Vec<(&str, u64)>, Invalid> {
        let table = |text| -> Option<(&str, u64)> {
            let (id, revision) = str::split_once(text, ':')?;
            Some((id, revision.parse().ok()?))
        };
        let tables: Option<Vec<_>> = self.tables.split(',').map(table).collect();
        tables.filter(|tables| tables.len() <= MOST_TABLES).ok_or_else(|| {
            Invalid::Unreadable(format!("write `tables` like k3v9:12,f7qa:0, with at most {MOST_TABLES} of them"))
        })
    }
}

/// Tells the pages of a browser which of their tables have moved on. What does not exist, or is not for this visitor, does
/// not move.
pub(super) async fn pages(
    State(app): State<AppState>,
    UrlQuery(query): UrlQuery<TablesQuery>,
    caller: Caller,
    visitor: Visitor,
) -> HttpResult {
    let permit = caller.may_listen(&app)?;
    let mut listeners = Vec::new();
    for (id, seen) in query.read()? {
        match AtTable::enter(&app, id, &visitor, None).await {
            Ok(at_table) => {
                app.service.catch_up(&at_table.table, seen).await?;
                let seen = seen.min(at_table.table.now().revision());
                listeners.push(Listener::with_presence(at_table, Some(seen)).events(moved).boxed());
            }
            Err(Error::NotFound(_) | Error::Forbidden(_)) => (),
            Err(error) => return Err(error.into()),
        }
    }
    if listeners.is_empty() {
        return Err(NotFound::Table.into());
    }
    Ok(answer(stream::select_all(listeners), permit))
}

/// The query of a stream.
#[derive(Deserialize)]
pub(super) struct StreamQuery {
    from: Option<u64>,
    /// Given to get one move at a time.
    step: Option<u8>,
}

impl StreamQuery {
    /// The revision that the client has seen. A browser that reconnects sends a header, which is newer than its address.
    fn seen(&self, headers: &HeaderMap) -> Option<u64> {
        let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
        last.or(self.from)
    }
}

/// Tells a page that its table has moved on: the stream about one table, for a page that has no shared one.
pub(super) async fn page(
    State(app): State<AppState>,
    WithSeat(at_table): WithSeat,
    UrlQuery(query): UrlQuery<StreamQuery>,
    caller: Caller,
    headers: HeaderMap,
) -> HttpResult {
    let permit = caller.may_listen(&app)?;
    let seen = query.seen(&headers).ok_or(Invalid::NoRevision)?;
    at_table.service.catch_up(&at_table.table, seen).await?;
    let seen = seen.min(at_table.table.now().revision());
    let events = Listener::new(at_table, Some(seen)).events(|at_table| {
        let (revision, event) = moved(at_table);
        (revision, event.id(revision.to_string()))
    });
    Ok(answer(events, permit))
}

/// The changes of a page since the revision that it shows: all of them, or those of the next move.
pub(super) async fn changes(WithSeat(at_table): WithSeat, UrlQuery(query): UrlQuery<StreamQuery>) -> HttpResult {
    let AtTable { service, table, viewer, encoding, .. } = at_table;
    let from = query.from.ok_or(Invalid::NoRevision)?;
    service.catch_up(&table, from).await?;
    let from = from.min(table.now().revision());
    Ok(rendered_json(service.changes(&table, viewer, from, query.step.is_some(), encoding).await?))
}

/// The state of a table for programs, at once and whenever it changes.
pub(super) async fn table(
    State(app): State<AppState>,
    WithSeat(at_table): WithSeat,
    UrlQuery(query): UrlQuery<StreamQuery>,
    caller: Caller,
    headers: HeaderMap,
) -> HttpResult {
    let permit = caller.may_listen(&app)?;
    let seen = query.seen(&headers);
    at_table.service.catch_up(&at_table.table, seen.unwrap_or(0)).await?;
    let events = Listener::new(at_table, seen).events(|at_table| {
        let (revision, state) = at_table.service.view(&at_table.table, at_table.viewer, Encoding::Plain);
        let state = str::from_utf8(&state.body).unwrap_or_default();
        (revision, Event::default().event("table").id(revision.to_string()).data(state))
    });
    Ok(answer(events, permit))
}
