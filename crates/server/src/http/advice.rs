//! Hints, and what bots answer when they are asked why: the API, and the form of the page.

use super::error::{HttpError, HttpResult};
use super::extract::{FormBody, JsonBody, UrlQuery, WithSeat, seat};
use super::play::AtTable;
use crate::error::{Error, Invalid};
use api::{HintAnswer, HintRequest, HintTexts, WhyAnswer};
use axum::Json;
use axum::response::IntoResponse;
use game::HintDepth;
use serde::Deserialize;
use study::Texts;

/// Gives a program a hint.
pub(super) async fn hint(at_table: AtTable, JsonBody(request): JsonBody<HintRequest>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = &at_table;
    let depth = request.depth.unwrap_or_default();
    let asked = (seat(request.seat)?, request.revision);
    let given = match service.hint(table, viewer, asked, depth.into()).await {
        Err(Error::Conflict) => return Err(HttpError::conflict(service.state(table, viewer))),
        given => given?,
    };
    let Texts { en, fr, pt } = given.advice.nudge.clone();
    let answer = HintAnswer {
        advice: (depth == api::HintDepth::Actions).then_some(&*given.advice),
        depth,
        look_at: given.advice.look_at.clone(),
        nudge: HintTexts { en, fr, pt },
        revision: given.written.revision,
        seat: given.advice.seat,
    };
    Ok(Json(answer).into_response())
}

/// The query of a question.
#[derive(Deserialize)]
pub(super) struct WhyQuery {
    /// The number of the action in the log, from 1.
    at: usize,
}

/// Says why a bot did something.
pub(super) async fn why(at_table: AtTable, UrlQuery(query): UrlQuery<WhyQuery>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = &at_table;
    if query.at == 0 {
        return Err(Invalid::Zero("at").into());
    }
    let advice = service.why(table, viewer, query.at).await?;
    Ok(Json(WhyAnswer { advice: &*advice, at: query.at }).into_response())
}

/// The form of a hint. Unlike the body of the API it may have other fields.
#[derive(Deserialize)]
pub(super) struct HintForm {
    hint: String,
    revision: u64,
    seat: Option<u8>,
}

/// Gives a person a hint: the page that comes next shows it.
pub(super) async fn form(WithSeat(at_table): WithSeat, FormBody(form): FormBody<HintForm>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = &at_table;
    let depth: HintDepth = form.hint.parse().map_err(|error: game::ParseHintDepthError| Invalid::Hint(error))?;
    let asked = (seat(form.seat)?, Some(form.revision));
    let given = service.hint(table, viewer, asked, depth).await;
    at_table.page_after(form.revision, false, given.map(|given| given.written)).await
}
