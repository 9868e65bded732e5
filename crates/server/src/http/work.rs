//! Work for workers on other machines that think for bots: `acquire` gets some, `answer` brings the action, `keep` asks for more time,
//! `abort` lets somebody else do it. The key of a worker is made and revoked by the operator.

use super::AppState;
use super::error::HttpResult;
use super::extract::{JsonBody, UrlPath, Visitor};
use crate::service::Answered;
use api::{WorkAnswer, WorkAnswered};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// Work, or nothing if there is none for a while.
pub(super) async fn acquire(State(app): State<AppState>, visitor: Visitor) -> HttpResult {
    let worker = app.service.worker(visitor.secret.as_ref()).await?;
    Ok(match app.service.acquire(&worker).await? {
        Some(work) => (StatusCode::ACCEPTED, Json(work)).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

fn answered(what: Answered) -> Response {
    Json(WorkAnswered { accepted: what == Answered::Accepted }).into_response()
}

/// Plays the action that a worker has chosen.
pub(super) async fn answer(
    State(app): State<AppState>,
    UrlPath(job): UrlPath<i64>,
    visitor: Visitor,
    JsonBody(request): JsonBody<WorkAnswer>,
) -> HttpResult {
    let worker = app.service.worker(visitor.secret.as_ref()).await?;
    Ok(answered(app.service.answer(&worker, job, &request.action).await?))
}

/// Gives a worker more time.
pub(super) async fn keep(State(app): State<AppState>, UrlPath(job): UrlPath<i64>, visitor: Visitor) -> HttpResult {
    let worker = app.service.worker(visitor.secret.as_ref()).await?;
    Ok(answered(app.service.keep(&worker, job).await?))
}

/// Lets somebody else do the job of a worker.
pub(super) async fn abort(State(app): State<AppState>, UrlPath(job): UrlPath<i64>, visitor: Visitor) -> HttpResult {
    let worker = app.service.worker(visitor.secret.as_ref()).await?;
    Ok(answered(app.service.abort(&worker, job).await?))
}
