//! The pages of guided first games.

use super::AppState;
use super::admission::Caller;
use super::error::HttpResult;
use super::extract::{FormBody, UrlPath, UrlQuery, Visitor};
use super::play::refused_action;
use super::respond::{redirect, with_cookie};
use crate::error::NotFound;
use api::{PageRedirect, PageRefusal};
use axum::Json;
use axum::extract::State;
use axum::response::{Html, IntoResponse};
use serde::Deserialize;
use words::Words;

/// Leads to the first step.
pub(super) async fn first(State(app): State<AppState>, UrlPath(game): UrlPath<String>) -> HttpResult {
    app.service.lesson(&game)?;
    Ok(redirect(&format!("/learn/{game}/1"))?)
}

/// The query of a step.
#[derive(Deserialize)]
pub(super) struct StepQuery {
    /// The moment before the step to look back at.
    at: Option<usize>,
}

/// A step, or a moment before it.
pub(super) async fn step(
    State(app): State<AppState>,
    UrlPath((game, step)): UrlPath<(String, usize)>,
    UrlQuery(query): UrlQuery<StepQuery>,
    visitor: Visitor,
) -> HttpResult {
    let page = app.service.lesson_page(&game, step, query.at, visitor.language, None).await?;
    Ok(Html(page).into_response())
}

/// The form of an action in a lesson.
#[derive(Deserialize)]
pub(super) struct StepForm {
    action: String,
}

/// Does an action of the learner: leads to the next step if it is the one that the lesson wants.
pub(super) async fn act(
    State(app): State<AppState>,
    UrlPath((game, step)): UrlPath<(String, usize)>,
    visitor: Visitor,
    FormBody(form): FormBody<StepForm>,
) -> HttpResult {
    let lesson = app.service.lesson(&game)?;
    let wanted = lesson.wanted(step).ok_or(NotFound::Page)?;
    if form.action == wanted {
        return lead(&format!("/learn/{game}/{}", step + 1), &visitor);
    }
    let words = Words::of(visitor.language).text_with("lesson-only", &[("action", wanted.into())]).into_owned();
    let refusal = ui::Refusal { action: form.action, words, rule: None };
    if visitor.wants_json {
        return Ok(Json(PageRefusal { refusal: refused_action(refusal), revision: None }).into_response());
    }
    let page = app.service.lesson_page(&game, step, None, visitor.language, Some(refusal)).await?;
    Ok(Html(page).into_response())
}

/// Creates a table of the learner's own, at the point where the lesson stands.
pub(super) async fn play_on(
    State(app): State<AppState>,
    UrlPath((game, step)): UrlPath<(String, usize)>,
    caller: Caller,
    visitor: Visitor,
) -> HttpResult {
    let lesson = app.service.lesson(&game)?;
    let (secret, cookie) = visitor.secret_or_new(&app.service.base)?;
    caller.may_open_table(&app, &secret).await?;
    let id = app.service.play_on(&secret, &lesson, step, visitor.language).await?;
    Ok(with_cookie(lead(&format!("/t/{id}"), &visitor)?, cookie))
}

/// Sends a browser to another page: by a redirect, or by its script.
fn lead(path: &str, visitor: &Visitor) -> HttpResult {
    if visitor.wants_json {
        return Ok(Json(PageRedirect { go: path.to_owned(), ..PageRedirect::default() }).into_response());
    }
    Ok(redirect(path)?)
}
