//! Live updates by server-sent events. A listener costs one pending future; each update is made once per kind of viewer. The id
//! of an event is the revision, so that a browser that reconnects says where it was.

use super::AppState;
use super::error::HttpResult;
use super::extract::{ApiPath, ApiQuery, Visitor};
use super::play::AtTable;
use super::respond::json_text;
use crate::error::Invalid;
use api::PageMoved;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Time between comments on a stream that has no news. Proxies close connections that are silent for longer.
const KEEP_ALIVE: Duration = Duration::from_secs(25);

/// A client of a stream.
struct Listener {
    at_table: AtTable,
    moved: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// The revision that the client has seen.
    seen: Option<u64>,
}

impl Listener {
    fn new(at_table: AtTable, seen: Option<u64>) -> Listener {
        let (moved, closing) = (at_table.table.subscribe(), at_table.app.service.closing());
        Listener { at_table, moved, closing, seen }
    }

    /// Waits for a revision that the client has not seen; `None` when the server shuts down.
    async fn wait(&mut self) -> Option<()> {
        loop {
            let now = *self.moved.borrow_and_update();
            if *self.closing.borrow() {
                return None;
            }
            if self.seen != Some(now) {
                return Some(());
            }
            tokio::select! {
                moved = self.moved.changed() => moved.ok()?,
                _ = self.closing.changed() => return None,
            }
        }
    }

    /// Streams what `make` returns for each new revision: the revision and the data of the event.
    fn stream(self, name: &'static str, make: fn(&AtTable) -> (u64, Arc<str>)) -> Response {
        let events = stream::unfold(self, move |mut listener| async move {
            listener.wait().await?;
            let (revision, data) = make(&listener.at_table);
            listener.seen = Some(revision);
            let event = Event::default().event(name).id(revision.to_string()).data(&*data);
            Some((Ok::<_, Infallible>(event), listener))
        });
        Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response()
    }
}

/// The query of a stream.
#[derive(Deserialize)]
pub(super) struct Since {
    from: Option<u64>,
    seat: Option<u8>,
}

impl Since {
    /// The revision that the client has seen. A browser that reconnects sends a header, which is newer than its address.
    fn seen(&self, headers: &HeaderMap) -> Option<u64> {
        let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
        last.or(self.from)
    }
}

/// Tells a page that its table has moved on. It asks for the changes then: compressed, and from the revision that it shows.
pub(super) async fn page(
    State(app): State<AppState>,
    ApiPath(id): ApiPath<String>,
    ApiQuery(since): ApiQuery<Since>,
    headers: HeaderMap,
    visitor: Visitor,
) -> HttpResult {
    let at_table = AtTable::enter(&app, &id, &visitor, since.seat).await?;
    let seen = since.seen(&headers).ok_or(Invalid::NoRevision)?;
    let seen = seen.min(at_table.table.now().revision());
    Ok(Listener::new(at_table, Some(seen)).stream("moved", |at_table| {
        let revision = at_table.table.now().revision();
        (revision, serde_json::to_string(&PageMoved { revision }).unwrap_or_default().into())
    }))
}

/// The changes of a page since the revision that it shows.
pub(super) async fn changes(
    State(app): State<AppState>,
    ApiPath(id): ApiPath<String>,
    ApiQuery(since): ApiQuery<Since>,
    visitor: Visitor,
) -> HttpResult {
    let AtTable { table, viewer, .. } = AtTable::enter(&app, &id, &visitor, since.seat).await?;
    let from = since.from.ok_or(Invalid::NoRevision)?.min(table.now().revision());
    Ok(json_text(app.service.changes(&table, viewer, from).await?.1))
}

/// The state of a table for programs, at once and whenever it changes.
pub(super) async fn table(
    State(app): State<AppState>,
    ApiPath(id): ApiPath<String>,
    ApiQuery(since): ApiQuery<Since>,
    headers: HeaderMap,
    visitor: Visitor,
) -> HttpResult {
    let at_table = AtTable::enter(&app, &id, &visitor, since.seat).await?;
    let seen = since.seen(&headers);
    let state = |at_table: &AtTable| at_table.app.service.view(&at_table.table, at_table.viewer);
    Ok(Listener::new(at_table, seen).stream("table", state))
}
