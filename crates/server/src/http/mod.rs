//! The house on the web: pages, forms, the API, and what every answer has to carry.

mod api;
mod events;
mod forms;
mod guard;
mod learn;
mod visitor;

use crate::limits::Limits;
use crate::service::Service;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

/// Nothing that anybody has to send is longer than this.
const LARGEST_BODY: usize = 16 * 1024;

/// How well answers are compressed, from 1 to 9: a little better than quickest, because updates have to be small too.
const COMPRESSION: i32 = 3;

/// What every handler has at hand.
#[derive(Clone)]
pub(crate) struct House {
    pub service: Arc<Service>,
    pub limits: Arc<Limits>,
}

/// Everything that can be asked for.
pub fn router(service: Arc<Service>) -> Router {
    let house = House { service, limits: Arc::default() };
    Router::new()
        .route("/", get(forms::start))
        .route("/new", post(forms::new))
        .route("/language", post(forms::language))
        .route("/t/{id}", get(forms::table))
        .route("/t/{id}/scoring", get(forms::scoring))
        .route("/t/{id}/act", post(forms::act))
        .route("/t/{id}/undo", post(forms::undo))
        .route("/t/{id}/rematch", post(forms::rematch))
        .route("/t/{id}/record", get(api::record))
        .route("/t/{id}/events", get(events::page))
        .route("/t/{id}/changes", get(events::changes))
        .route("/join/{secret}", get(forms::invitation).post(forms::join))
        .route("/seat/{secret}", get(forms::seat))
        .route("/rules/{game}", get(forms::rules))
        .route("/learn/{game}", get(learn::first))
        .route("/learn/{game}/{step}", get(learn::step))
        .route("/learn/{game}/{step}/act", post(learn::act))
        .route("/learn/{game}/{step}/play", post(learn::play_on))
        .route("/docs/api", get(forms::guide))
        .route("/static/{name}", get(forms::asset))
        .route("/api/openapi.json", get(api::openapi))
        .route("/api/tables", post(api::create))
        .route("/api/tables/{id}", get(api::view))
        .route("/api/tables/{id}/legal", get(api::legal))
        .route("/api/tables/{id}/act", post(api::act))
        .route("/api/tables/{id}/undo", post(api::undo))
        .route("/api/tables/{id}/rematch", post(api::rematch))
        .route("/api/tables/{id}/log", get(api::log))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/stream", get(events::stream))
        .route("/api/join/{secret}", post(api::join))
        .fallback(forms::nothing)
        .method_not_allowed_fallback(forms::otherwise)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(axum::middleware::from_fn_with_state(house.clone(), guard::guard))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(COMPRESSION)))
        .with_state(house)
}
