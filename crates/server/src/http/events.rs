//! Live updates by server-sent events. Whoever listens costs a waiting future; what he is sent is made once for everybody who
//! sees the same. The id of an event is the revision, so a browser that comes back says where it was.

use super::House;
use super::api::{Asked, Error, Place, Point, seen, written};
use super::visitor::Visitor;
use crate::service::Service;
use crate::table::{Table, Viewer};
use crate::trouble::Trouble;
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

/// Proxies close what is silent for longer.
const KEEP_ALIVE: Duration = Duration::from_secs(25);

/// Somebody who listens.
struct Listener {
    service: Arc<Service>,
    table: Arc<Table>,
    viewer: Viewer,
    moved: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// What he has seen.
    seen: Option<u64>,
}

impl Listener {
    fn new(house: &House, table: Arc<Table>, viewer: Viewer, seen: Option<u64>) -> Listener {
        let (moved, closing) = (table.subscribe(), house.service.closing());
        Listener { service: house.service.clone(), table, viewer, moved, closing, seen }
    }

    /// Waits until there is something that he has not seen; `None` when the house closes.
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
}

/// The stream of what `make` says whenever there is something new: the revision and the text.
fn listen(listener: Listener, name: &'static str, make: fn(&Listener) -> (u64, Arc<str>)) -> Response {
    let events = stream::unfold(listener, move |mut listener| async move {
        listener.wait().await?;
        let (revision, text) = make(&listener);
        listener.seen = Some(revision);
        let event = Event::default().event(name).id(revision.to_string()).data(&*text);
        Some((Ok::<_, Infallible>(event), listener))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response()
}

#[derive(Deserialize)]
pub(super) struct Since {
    from: Option<u64>,
    seat: Option<u8>,
}

impl Since {
    /// What somebody has seen: a browser that comes back says it itself, and that is later than its address.
    fn seen(&self, headers: &HeaderMap) -> Option<u64> {
        let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
        last.or(self.from)
    }
}

fn no_revision() -> Trouble {
    Trouble::Bad("say `from` which revision".to_owned())
}

/// Tells a page that something changed.
pub(super) async fn page(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(since): Asked<Since>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, Point::of(since.seat)?)?;
    let from = since.seen(&headers).ok_or_else(no_revision)?.min(table.now().revision());
    let listener = Listener::new(&house, table, viewer, Some(from));
    // What changed is asked for then, compressed, and from the revision that the page really shows.
    Ok(listen(listener, "moved", |listener| {
        let now = listener.table.now().revision();
        (now, format!("{{\"revision\":{now}}}").into())
    }))
}

/// What has changed on a page since the revision that it shows.
pub(super) async fn changes(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(since): Asked<Since>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, Point::of(since.seat)?)?;
    let from = since.from.ok_or_else(no_revision)?.min(table.now().revision());
    Ok(written(&house.service.changes(&table, viewer, from).1))
}

/// The whole state for programs, at once and whenever it changes.
pub(super) async fn stream(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(since): Asked<Since>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, Point::of(since.seat)?)?;
    let listener = Listener::new(&house, table, viewer, since.seen(&headers));
    Ok(listen(listener, "table", |listener| listener.service.view(&listener.table, listener.viewer)))
}
