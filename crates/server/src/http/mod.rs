//! The server on the web. The routes are listed here; in reading order:
//!
//! - `guard`: what every request has to pass (host, origin, rate, time) and the headers of every answer
//! - `client`: at which address a client is, behind proxies; `origin`: which pages may send forms
//! - `admission`: who may open a table, and listen to a stream
//! - `health`: how the server is, and what it counts
//! - `extract`: path, query, bodies, and who asks; `cookies`
//! - `play`: what players do, with two ways to answer
//! - `pages`, `forms`, `lessons`: pages for people, and what they send back
//! - `advice`: hints while one plays, and why bots did what they did
//! - `analysis`: what each decision of a game that is over was worth; `posted`: the same of records and positions that are sent
//! - `qr`: links as pictures for cameras
//! - `api`: JSON for programs; `describe`: its description
//! - `work`: for workers on other machines that think for bots
//! - `events`: live updates for both
//! - `error`: errors as pages or JSON

mod admission;
mod advice;
mod analysis;
mod api;
pub(crate) mod client;
mod cookies;
mod describe;
mod error;
mod events;
mod extract;
mod forms;
mod guard;
pub(crate) mod health;
mod lessons;
mod origin;
mod pages;
mod play;
mod posted;
mod qr;
mod respond;
mod work;

use crate::bounds::Bounds;
use crate::limits::Limits;
use crate::service::Service;
use admission::Streams;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, get, post};
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

/// Longest accepted body, in bytes.
const MAX_BODY: usize = 16 * 1024;

/// Compression level of answers, from 1 to 9: a little above the fastest, because updates have to be small too.
const COMPRESSION: i32 = 3;

/// What handlers share.
#[derive(Clone)]
struct AppState {
    service: Arc<Service>,
    bounds: Arc<Bounds>,
    limits: Arc<Limits>,
    streams: Arc<Streams>,
    /// The description of the API, with the games that are served.
    openapi: Arc<str>,
}

/// Every route of the server.
pub(crate) fn router(service: Arc<Service>, bounds: Arc<Bounds>) -> Router {
    let openapi = describe::description(&service).into();
    let health = health::routes(service.clone());
    let (limits, streams) = (Arc::new(Limits::new(&bounds)), Arc::new(Streams::new(&bounds)));
    let app = AppState { service, bounds, limits, streams, openapi };
    Router::new()
        .route("/", get(pages::start))
        .route("/new", post(forms::new))
        .route("/language", post(forms::language))
        .route("/events", get(events::pages))
        .route("/settings", post(forms::settings))
        .route("/t/{id}", get(pages::table))
        .route("/t/{id}/scoring", get(pages::scoring))
        .route("/t/{id}/replay", get(pages::replay))
        .route("/t/{id}/act", post(forms::act))
        .route("/t/{id}/undo", post(forms::undo))
        .route("/t/{id}/hint", post(advice::form))
        .route("/t/{id}/rematch", post(forms::rematch))
        .route("/t/{id}/name", post(forms::name))
        .route("/t/{id}/leave", post(forms::leave))
        .route("/t/{id}/return", post(forms::come_back))
        .route("/t/{id}/revoke", post(forms::revoke))
        .route("/t/{id}/remove", post(forms::remove))
        .route("/t/{id}/analysis", get(analysis::page).post(analysis::begin))
        .route("/t/{id}/analysis/play", post(analysis::play))
        .route("/t/{id}/record", get(api::record))
        .route("/t/{id}/events", get(events::page))
        .route("/t/{id}/changes", get(events::changes))
        .route("/t/{id}/qr", get(qr::table))
        .route("/join/{secret}", get(pages::invitation).post(forms::join))
        .route("/join/{secret}/qr", get(qr::invitation))
        .route("/seat/{secret}", get(pages::seat).post(forms::take_seat))
        .route("/seat/{secret}/qr", get(qr::seat))
        .route("/analyse", get(posted::page).merge(records(post(posted::form))))
        .route("/rules/{game}", get(pages::rules))
        .route("/learn/{game}", get(lessons::first))
        .route("/learn/{game}/{step}", get(lessons::step))
        .route("/learn/{game}/{step}/act", post(lessons::act))
        .route("/learn/{game}/{step}/play", post(lessons::play_on))
        .route("/docs/api", get(pages::guide))
        .route("/static/{name}", get(pages::asset))
        .route("/favicon.ico", get(pages::favicon))
        .route("/robots.txt", get(pages::robots))
        .route("/api/openapi.json", get(api::openapi))
        .route("/api/tables", post(api::create))
        .route("/api/tables/{id}", get(api::view))
        .route("/api/tables/{id}/legal", get(api::legal))
        .route("/api/tables/{id}/act", post(api::act))
        .route("/api/tables/{id}/undo", post(api::undo))
        .route("/api/tables/{id}/hint", post(advice::hint))
        .route("/api/tables/{id}/why", get(advice::why))
        .route("/api/tables/{id}/rematch", post(api::rematch))
        .route("/api/tables/{id}/name", post(api::name))
        .route("/api/tables/{id}/leave", post(api::leave))
        .route("/api/tables/{id}/return", post(api::come_back))
        .route("/api/tables/{id}/revoke", post(api::revoke))
        .route("/api/tables/{id}/analysis", get(analysis::get).post(analysis::post))
        .route("/api/tables/{id}/log", get(api::log))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/stream", get(events::table))
        .route("/api/analysis", records(post(posted::post)))
        .route("/api/analysis/{id}", get(posted::get))
        .route("/api/join/{secret}", post(api::join))
        .route("/api/work/acquire", post(work::acquire))
        .route("/api/work/{job}/answer", post(work::answer))
        .route("/api/work/{job}/keep", post(work::keep))
        .route("/api/work/{job}/abort", post(work::abort))
        .fallback(pages::not_found)
        .method_not_allowed_fallback(pages::method_not_allowed)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(COMPRESSION)))
        .with_state(app)
        .merge(health)
}

/// A route whose body may be a record.
fn records(route: MethodRouter<AppState>) -> MethodRouter<AppState> {
    route.layer(DefaultBodyLimit::max(posted::MAX_RECORD))
}
