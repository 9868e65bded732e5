//! The pages that can be looked at, and the files that they load.

use super::AppState;
use super::error::{HttpError, HttpResult};
use super::extract::{UrlPath, UrlQuery, Visitor, WithSeat};
use super::forms::came_from;
use super::play::{AtTable, read_invitation};
use super::respond::redirect;
use crate::error::{Error, NotFound};
use crate::presence;
use crate::secret::Secret;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use game::Seat;
use serde::Deserialize;
use ui::RefusedForm;
use words::Words;

/// 404: there is nothing at the path.
pub(super) async fn not_found(uri: Uri) -> HttpError {
    let api = uri.path().starts_with("/api/");
    if api { NotFound::Call.into() } else { NotFound::Page.into() }
}

/// 405: the path exists, the method is wrong.
pub(super) async fn method_not_allowed(uri: Uri) -> HttpError {
    not_found(uri).await.with_status(StatusCode::METHOD_NOT_ALLOWED)
}

/// The start page.
pub(super) async fn start(State(app): State<AppState>, visitor: Visitor) -> HttpResult {
    Ok(start_page(&app, &visitor, None).await?.into_response())
}

/// The start page with the tables of a visitor; `again` is a form that they have to correct.
pub(super) async fn start_page(
    app: &AppState,
    visitor: &Visitor,
    again: Option<&RefusedForm<'_>>,
) -> Result<Html<String>, Error> {
    let (tables, name) = match &visitor.secret {
        Some(secret) => app.service.listed(secret, visitor.language).await?,
        None => Default::default(),
    };
    let most_iterations = app.service.most_iterations;
    let start = ui::StartPage { name: &name.unwrap_or_default(), tables: &tables, most_iterations, again };
    Ok(Html(app.service.catalogue.start(Words::of(visitor.language), &start)))
}

/// The rulebook of a game. Who comes from a table finds the way back to it there.
pub(super) async fn rules(
    State(app): State<AppState>,
    UrlPath(game): UrlPath<String>,
    headers: HeaderMap,
    visitor: Visitor,
) -> HttpResult {
    let table = came_from(&headers).filter(|path| path.starts_with("/t/"));
    let book = app.service.catalogue.rulebook(Words::of(visitor.language), &game, table).ok_or(NotFound::Page)?;
    Ok(Html(book).into_response())
}

/// The guide to the API.
pub(super) async fn guide(visitor: Visitor) -> Response {
    Html(ui::api_guide(Words::of(visitor.language))).into_response()
}

/// The query of a table's page.
#[derive(Deserialize)]
pub(super) struct TableQuery {
    /// The step to look back at.
    at: Option<usize>,
    /// Whether the bot that took it is asked why.
    why: Option<String>,
}

/// The page of a table, or the curtain before it.
pub(super) async fn table(WithSeat(at_table): WithSeat, UrlQuery(query): UrlQuery<TableQuery>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = &at_table;
    presence::look(table, viewer.mine);
    if query.at.is_some_and(|at| at > table.now().actions()) {
        return Err(NotFound::Step.into());
    }
    let why = match query.at.filter(|_| query.why.is_some()) {
        Some(at) => Some(service.why(table, viewer, at).await?),
        None => None,
    };
    at_table.page(service.page_with(table, *viewer, query.at, None, why).await?)
}

/// The query of a replay.
#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    /// The step that the page shows.
    from: usize,
    /// The step that it is to show.
    at: usize,
}

/// What is different on the page of a game that is over at another step.
pub(super) async fn replay(WithSeat(at_table): WithSeat, UrlQuery(query): UrlQuery<ReplayQuery>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = at_table;
    let now = table.now();
    if !now.over() || query.from.max(query.at) > now.actions() {
        return Err(NotFound::Step.into());
    }
    let changes = service.replay(&table, viewer, query.from, query.at).await?;
    Ok(Json(api::PageStep { changes }).into_response())
}

/// The query of a page of scoring.
#[derive(Deserialize)]
pub(super) struct ScoringQuery {
    round: Option<u8>,
    step: Option<usize>,
}

/// One step of the scoring of a round.
pub(super) async fn scoring(WithSeat(at_table): WithSeat, UrlQuery(query): UrlQuery<ScoringQuery>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = &at_table;
    let page = service.scoring(table, *viewer, query.round, query.step.unwrap_or(1)).await?;
    at_table.page(page.ok_or(NotFound::Page)?)
}

/// The page of an invitation. Once its seat is taken, it leads to the table: who took it plays there, others watch.
pub(super) async fn invitation(
    State(app): State<AppState>,
    UrlPath(text): UrlPath<String>,
    visitor: Visitor,
) -> HttpResult {
    let (table, seat, is_open) = app.service.invited(&read_invitation(&text)?).await?;
    if !is_open {
        return Ok(redirect(&format!("/t/{}", table.header.id))?);
    }
    let viewer = app.service.viewer(&table, visitor.secret.as_ref(), None, visitor.language, visitor.host)?;
    let now = table.now();
    let sight = viewer.screen(now.situation()).sight();
    let about = table.about(&*now, &viewer, sight, &app.service.base_for(viewer.host));
    let page = ui::join(Words::of(visitor.language), &table.header.game, &about, seat, &text);
    Ok(Html(page).into_response())
}

/// The page of a personal link, which offers its seat to this browser: whatever looks at the address first, such as the preview
/// of a chat, takes nothing. Who holds the seat already is led to the table.
pub(super) async fn seat(State(app): State<AppState>, UrlPath(text): UrlPath<String>, visitor: Visitor) -> HttpResult {
    let link: Secret = text.parse().map_err(|_| NotFound::Seat)?;
    let (table, seats) = app.service.seats_of_link(&link).await?;
    let viewer = app.service.viewer(&table, visitor.secret.as_ref(), None, visitor.language, visitor.host)?;
    let held = |seat: Seat| viewer.mine.contains(seat) || viewer.left.contains(seat);
    if seats.iter().all(held) {
        return Ok(redirect(&format!("/t/{}", table.header.id))?);
    }
    let words = Words::of(visitor.language);
    let now = table.now();
    let names: Vec<String> = Seat::ALL
        .into_iter()
        .zip(table.chairs(&*now))
        .filter(|(seat, _)| seats.contains(*seat))
        .map(|(seat, chair)| chair.shown_name(words, seat))
        .collect();
    let (header, seat) = (&table.header, seats.lowest().unwrap_or(Seat::One));
    Ok(Html(ui::take_seat(words, &header.game, &header.name, seat, &names, &text)).into_response())
}

/// The query of a file.
#[derive(Deserialize)]
pub(super) struct AssetQuery {
    v: Option<String>,
}

/// A file. At the address with its version it may be cached for ever, otherwise it has to be revalidated.
pub(super) async fn asset(
    State(app): State<AppState>,
    UrlPath(name): UrlPath<String>,
    UrlQuery(query): UrlQuery<AssetQuery>,
    headers: HeaderMap,
) -> HttpResult {
    file(&app, &name, query.v.as_deref(), &headers)
}

/// The icon, where old browsers look for it.
pub(super) async fn favicon(State(app): State<AppState>, headers: HeaderMap) -> HttpResult {
    file(&app, "favicon.ico", None, &headers)
}

fn file(app: &AppState, name: &str, version: Option<&str>, headers: &HeaderMap) -> HttpResult {
    let asset = app.service.catalogue.assets().find(|asset| asset.name == name).ok_or(NotFound::Page)?;
    let tag = format!("\"{}\"", asset.version);
    let cache = if version == Some(&asset.version) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let same = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let about = [(header::ETAG, tag), (header::CACHE_CONTROL, cache.to_owned())];
    if same {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    let body = Bytes::from_owner(asset.body.clone());
    Ok((about, [(header::CONTENT_TYPE, asset.media_type)], body).into_response())
}

/// What search engines leave alone: tables, invitations, personal links.
const ROBOTS: &str =
    "User-agent: *\nDisallow: /t/\nDisallow: /join/\nDisallow: /seat/\nDisallow: /learn/\nDisallow: /api/\n";

/// The rules for search engines.
pub(super) async fn robots() -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], ROBOTS).into_response()
}
