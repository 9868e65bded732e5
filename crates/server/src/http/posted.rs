//! Records and positions that are sent to be analysed: the API, and the page on which a record can be pasted.

use super::AppState;
use super::admission::Caller;
use super::error::{HttpResult, status};
use super::extract::{FormBody, JsonBody, UrlPath, Visitor, seat};
use super::respond::{redirect, with_cookie};
use crate::error::{Error, Invalid};
use crate::secret::Secret;
use crate::service::{Posted, PostedStand, Progress};
use api::{AnalysisState, PostedAnalysis, PostedRequest};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use ui::PostedPage;
use words::Words;

/// Longest accepted body, in bytes: records are a few thousand, with comments several times as long.
pub(super) const MAX_RECORD: usize = 256 * 1024;

/// Has a record or a position analysed.
pub(super) async fn post(
    State(app): State<AppState>,
    caller: Caller,
    visitor: Visitor,
    JsonBody(request): JsonBody<PostedRequest>,
) -> HttpResult {
    let PostedRequest { game, iterations, position, record, seat: number } = request;
    let posted = match (record, game, position) {
        (Some(record), None, None) if number.is_none() => app.service.read_record(record, iterations).await?,
        (None, Some(game), Some(position)) => {
            app.service.read_position(&game, position, seat(number)?, iterations).await?
        }
        _ => return Err(Invalid::Posted.into()),
    };
    let id = posted.id().to_owned();
    let stand = begin(&app, &caller, &visitor, posted).await?;
    let status = if stand.is_done() { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, answer(&app, &visitor, &id, &stand)?).into_response())
}

/// How something that was sent stands.
pub(super) async fn get(State(app): State<AppState>, visitor: Visitor, UrlPath(id): UrlPath<String>) -> HttpResult {
    let stand = app.service.posted(&id).await?;
    answer(&app, &visitor, &id, &stand).map_err(Into::into)
}

/// Has something analysed, if the visitor may have a table for it.
async fn begin(app: &AppState, caller: &Caller, visitor: &Visitor, posted: Posted) -> Result<PostedStand, Error> {
    if posted.is_new_table() {
        let (secret, _) = visitor.secret_or_new(&app.service.base)?;
        caller.may_open_table(app, &secret).await?;
    }
    app.service.analyse_posted(posted, visitor.secret.as_ref().map(Secret::hash)).await
}

fn answer(app: &AppState, visitor: &Visitor, id: &str, stand: &PostedStand) -> Result<Response, Error> {
    let base = app.service.base_for(visitor.host);
    let (progress, link, result) = match stand {
        PostedStand::Game(progress) => (progress, format!("{base}/t/{id}/analysis"), "report"),
        PostedStand::Position(progress) => (progress, format!("{base}/api/analysis/{id}"), "advice"),
    };
    let (id, mut state, mut before, mut done, mut of) = (id.to_owned(), AnalysisState::None, None, None, None);
    match progress {
        Progress::None => {}
        Progress::Waiting(others) => (state, before) = (AnalysisState::Waiting, Some(*others)),
        Progress::Working(judged, all) => (state, done, of) = (AnalysisState::Working, Some(*judged), Some(*all)),
        Progress::Failed => state = AnalysisState::Failed,
        Progress::Done(_) => state = AnalysisState::Done,
    }
    let told: PostedAnalysis = PostedAnalysis { advice: None, before, done, id, link, of, report: None, state };
    let mut body = serde_json::to_string(&told).map_err(Error::internal)?;
    if let Progress::Done(json) = progress {
        // What came of it was written as JSON before.
        body = format!(r#"{{"{result}":{json},{}"#, body.trim_start_matches('{'));
    }
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// The page on which a record can be pasted.
pub(super) async fn page(visitor: Visitor) -> HttpResult {
    Ok(Html(ui::posted(Words::of(visitor.language), &PostedPage::default())).into_response())
}

/// The form with a record.
#[derive(Deserialize)]
pub(super) struct RecordForm {
    #[serde(default)]
    record: String,
}

/// Has the record of the form analysed and leads to its page, or shows the form again with what is wrong.
pub(super) async fn form(
    State(app): State<AppState>,
    caller: Caller,
    visitor: Visitor,
    FormBody(form): FormBody<RecordForm>,
) -> HttpResult {
    let (_, cookie) = visitor.secret_or_new(&app.service.base)?;
    let begun = match app.service.read_record(form.record.clone(), None).await {
        Ok(posted) => {
            let id = posted.id().to_owned();
            begin(&app, &caller, &visitor, posted).await.map(|_| id)
        }
        Err(error) => Err(error),
    };
    match begun {
        Ok(id) => Ok(with_cookie(redirect(&format!("/t/{id}/analysis"))?, cookie)),
        // What is wrong with the record, and that there is no room, is said beside what was pasted.
        Err(error @ (Error::Posted(_) | Error::NotFound(_) | Error::TooManyAnalyses { .. } | Error::QueueFull)) => {
            let words = Words::of(visitor.language);
            let wrong = error.message(words);
            let page = ui::posted(words, &PostedPage { record: &form.record, wrong: Some(&wrong) });
            Ok((status(&error), Html(page)).into_response())
        }
        Err(error) => Err(error.into()),
    }
}
