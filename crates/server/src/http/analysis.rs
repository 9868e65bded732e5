//! Analyses of games that are over: the API, and the page.

use super::AppState;
use super::error::HttpResult;
use super::extract::{FormBody, UrlQuery, Visitor, WithSeat};
use super::play::AtTable;
use super::respond::{redirect, with_cookie};
use crate::error::NotFound;
use crate::secret::Secret;
use crate::service::Progress;
use crate::study_page::StudyQuery;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use game::Seat;
use serde::Deserialize;

/// How the analysis of a table stands, with the report once there is one.
pub(super) async fn get(at_table: AtTable) -> HttpResult {
    Ok(answer(&at_table.service.analysis(&at_table.table).await?))
}

/// Asks for the analysis of a table.
pub(super) async fn post(at_table: AtTable) -> HttpResult {
    let visitor = at_table.viewer.secret.as_ref().map(Secret::hash);
    let progress = at_table.service.analyse(&at_table.table, visitor).await?;
    let status = if matches!(progress, Progress::Done(_)) { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, answer(&progress)).into_response())
}

fn answer(progress: &Progress) -> Response {
    let state =
        |state| api::AnalysisAnswer::<serde_json::Value> { before: None, done: None, of: None, report: None, state };
    let body = match progress {
        // The report was written as JSON before.
        Progress::Done(report) => {
            let body = format!(r#"{{"report":{report},"state":"done"}}"#);
            return ([(header::CONTENT_TYPE, "application/json")], body).into_response();
        }
        Progress::None => state(api::AnalysisState::None),
        Progress::Waiting(before) => {
            api::AnalysisAnswer { before: Some(*before), ..state(api::AnalysisState::Waiting) }
        }
        Progress::Working(done, of) => {
            api::AnalysisAnswer { done: Some(*done), of: Some(*of), ..state(api::AnalysisState::Working) }
        }
        Progress::Failed => state(api::AnalysisState::Failed),
    };
    Json(body).into_response()
}

/// The query of the page.
#[derive(Deserialize)]
pub(super) struct AnalysisQuery {
    /// The decision that is looked at.
    at: Option<usize>,
    /// Whose mistakes are looked at: a seat, or `all`.
    of: Option<String>,
    /// Of which action the expected line is shown.
    #[serde(default)]
    line: usize,
    /// How many steps of it the board shows.
    #[serde(default)]
    step: usize,
    /// Whether the answer is hidden.
    retry: Option<String>,
    /// What was chosen on the board.
    action: Option<String>,
    /// What was chosen in the list.
    choice: Option<String>,
}

/// The page of the analysis of a table.
pub(super) async fn page(WithSeat(at_table): WithSeat, UrlQuery(query): UrlQuery<AnalysisQuery>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = at_table;
    let of = match query.of.as_deref() {
        None => viewer.sight(table.now().situation()).held().lowest().filter(|_| viewer.mine.len() == 1),
        Some("all") => None,
        Some(text) => Some(text.parse().ok().and_then(Seat::from_number).ok_or(NotFound::Seat)?),
    };
    // What is chosen on the board of an answer is looked at as if it was tried.
    let retry = query.retry.is_some() || query.action.is_some();
    let tried = query.action.or(query.choice).filter(|_| retry);
    let query = StudyQuery { at: query.at, of, line: query.line, step: query.step, retry, tried };
    Ok(Html(service.analysis_page(&table, viewer, query).await?).into_response())
}

/// Asks for the analysis of a table, and leads to its page.
pub(super) async fn begin(at_table: AtTable) -> HttpResult {
    let visitor = at_table.viewer.secret.as_ref().map(Secret::hash);
    at_table.service.analyse(&at_table.table, visitor).await?;
    Ok(redirect(&format!("{}/analysis", at_table.path()))?)
}

/// The form that plays on.
#[derive(Deserialize)]
pub(super) struct PlayForm {
    /// The number of actions that are done already.
    play: usize,
}

/// Sets up a table at a moment of a game that is over, and leads there.
pub(super) async fn play(
    State(app): State<AppState>,
    visitor: Visitor,
    at_table: AtTable,
    FormBody(form): FormBody<PlayForm>,
) -> HttpResult {
    let (secret, cookie) = visitor.secret_or_new(&app.service.base)?;
    let id = app.service.play_on_from(&at_table.table, &at_table.viewer, &secret, form.play).await?;
    Ok(with_cookie(redirect(&format!("/t/{id}"))?, cookie))
}
