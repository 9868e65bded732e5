//! Whether the server is alive, and whether it can do its work: for supervisors and load balancers. And what it counts, on an
//! address of its own, because that is nobody else's business.

use crate::metrics::exposition;
use crate::service::Service;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

/// The routes that say how the server is. They pass no limits: whoever watches must not be turned away.
pub(super) fn routes(service: Arc<Service>) -> Router {
    Router::new().route("/health/live", get(live)).route("/health/ready", get(ready)).with_state(service)
}

/// Everything for an address that only the operator reaches.
pub(crate) fn private_routes(service: Arc<Service>) -> Router {
    let metrics = Router::new().route("/metrics", get(metrics)).with_state(service.clone());
    routes(service).merge(metrics)
}

fn text(status: StatusCode, text: String) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    (status, [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")], text).into_response()
}

/// The process answers.
async fn live() -> Response {
    text(StatusCode::OK, "alive\n".to_owned())
}

/// The log can be written, and the server is not about to end.
async fn ready(State(service): State<Arc<Service>>) -> Response {
    match service.readiness().await {
        Ok(()) => text(StatusCode::OK, "ready\n".to_owned()),
        Err(why) => text(StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {why}\n")),
    }
}

async fn metrics(State(service): State<Arc<Service>>) -> Response {
    text(StatusCode::OK, exposition(&service, service.job_counts().await))
}
