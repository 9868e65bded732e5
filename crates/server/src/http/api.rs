//! The API: JSON for programs. `docs/api.md` describes it for people, `openapi.json` of the crate `api` for programs.

use super::AppState;
use super::admission::Caller;
use super::error::HttpResult;
use super::extract::{JsonBody, SeatQuery, UrlPath, UrlQuery, Visitor, WithSeat, seat};
use super::play::{self, AtTable};
use super::respond::{json_text, rendered_json, with_cookie};
use crate::error::{Error, Invalid};
use crate::game_kind::GameKind;
use crate::secret::Secret;
use crate::service::{NewSeat, NewTable, Service, Who};
use api::{
    ActRequest, AskedHint, CreatedSeat, CreatedTable, JoinRequest, JoinedSeat, LeaveRequest, LegalActions, LogAnswer,
    NameRequest, NewSeatKind, NewSeatRequest, NewTableRequest, RevokeRequest, UndoRequest,
};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Level;
use game::{OptionError, Seat};
use serde::Deserialize;
use serde_json::Value;
use words::Chair;

/// Sends the description of the API.
pub(super) async fn openapi(State(app): State<AppState>) -> Response {
    json_text(app.openapi)
}

/// Creates a table.
pub(super) async fn create(
    State(app): State<AppState>,
    caller: Caller,
    visitor: Visitor,
    JsonBody(request): JsonBody<NewTableRequest>,
) -> HttpResult {
    let (secret, cookie) = visitor.secret_or_new(&app.service.base)?;
    let new = new_table(&app, request)?;
    caller.may_open_table(&app, &secret).await?;
    let id = app.service.create(&secret, new).await?;
    let body = created(&app, &id, &secret, &visitor).await?;
    Ok(with_cookie((StatusCode::CREATED, Json(body)).into_response(), cookie))
}

/// The table that a request asks for.
fn new_table(app: &AppState, request: NewTableRequest) -> Result<NewTable, Error> {
    let NewTableRequest { game, hints, name, options, players, seats, seed } = request;
    if players.is_some_and(|players| usize::from(players) != seats.len()) {
        return Err(Invalid::PlayerCount.into());
    }
    let kind = app.service.kind(&game)?;
    let options = options.iter().map(|(name, value)| option(kind, name, value)).collect::<Result<_, _>>()?;
    let seat = |seat| new_seat(seat, |level| app.service.level_or_usual(kind, level));
    let seats = seats.into_iter().map(seat).collect::<Result<_, _>>()?;
    Ok(NewTable { game, rules_version: None, name, options, seats, seed, hints })
}

/// An option as the rules read it. They know other spellings of a value too, which are for people.
fn option(kind: &GameKind, name: &str, value: &Value) -> Result<String, Error> {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    match kind.options.iter().find(|option| option.name == name) {
        Some(option) if !option.values.contains(&text.as_str()) => {
            let wrong = OptionError::Value { name: option.name, value: Some(text), allowed: option.values };
            Err(Invalid::Options(wrong.to_string()).into())
        }
        // What the game does not have is refused with those that it has.
        _ => Ok(format!("{name}={text}")),
    }
}

fn new_seat(request: NewSeatRequest, level: impl Fn(Option<&str>) -> Result<Level, Error>) -> Result<NewSeat, Error> {
    // Only bots have one, but a wrong one is told wherever it stands.
    let level = level(request.level.as_deref())?;
    let who = match request.kind {
        NewSeatKind::You | NewSeatKind::Hotseat => Who::Here,
        NewSeatKind::Open => Who::Open,
        NewSeatKind::Bot => Who::Bot(level),
        NewSeatKind::Unknown(kind) => return Err(Invalid::SeatKind(kind).into()),
    };
    Ok(NewSeat { who, name: request.name })
}

/// A new table with the keys of the visitor's seats, and the invitations if the table is theirs.
async fn created(app: &AppState, id: &str, secret: &Secret, visitor: &Visitor) -> Result<CreatedTable, Error> {
    let service = &app.service;
    let table = service.table(id).await?;
    let viewer = service.viewer(&table, Some(secret), None, visitor.language, visitor.host)?;
    let (now, base) = (table.now(), service.base_for(visitor.host));
    let about = table.about(&*now, &viewer, viewer.sight(now.situation()), &base);
    let seat = |((seat, chair), address): ((Seat, Chair), Option<String>)| {
        let mine = viewer.mine.contains(seat);
        let (link, invitation) = if mine { (address, None) } else { (None, address) };
        let secret = mine.then(|| table.link(secret, seat).map_or(*secret, |(_, link)| link).to_string());
        CreatedSeat { invitation, link, name: chair.name, seat, secret }
    };
    let seats = Seat::ALL.into_iter().zip(about.chairs).zip(about.seat_links).map(seat).collect();
    Ok(CreatedTable { id: id.to_owned(), link: format!("{base}/t/{id}"), seats })
}

/// Finds or creates the rematch of a table.
pub(super) async fn rematch(
    State(app): State<AppState>,
    caller: Caller,
    visitor: Visitor,
    at_table: AtTable,
) -> HttpResult {
    let (rematch, secret) = at_table.rematch(&app, &caller).await?;
    Ok(Json(created(&app, &rematch, &secret, &visitor).await?).into_response())
}

/// Takes the open seat of an invitation.
pub(super) async fn join(
    State(app): State<AppState>,
    UrlPath(invitation): UrlPath<String>,
    visitor: Visitor,
    JsonBody(request): JsonBody<JoinRequest>,
) -> HttpResult {
    let taken = play::join(&app, &visitor, &invitation, &request.name).await?;
    let id = taken.table.header.id.clone();
    let (table, taken_with) = (&taken.table, taken.secret);
    let secret = table.link(&taken_with, taken.seat).map_or(taken_with, |(_, link)| link).to_string();
    let link = format!("{}/seat/{secret}", app.service.base_for(visitor.host));
    Ok(with_cookie(Json(JoinedSeat { id, link, seat: taken.seat, secret }).into_response(), taken.cookie))
}

/// The state of a table.
pub(super) async fn view(WithSeat(at_table): WithSeat) -> HttpResult {
    Ok(rendered_json(at_table.service.view(&at_table.table, at_table.viewer, at_table.encoding).1))
}

/// The legal actions of a seat.
pub(super) async fn legal(at_table: AtTable, UrlQuery(query): UrlQuery<SeatQuery>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = at_table;
    let seat = service.acting(&table, &viewer, seat(query.seat)?)?;
    let now = table.now();
    Ok(Json(LegalActions { legal: now.legal(seat), revision: now.revision(), seat }).into_response())
}

/// Does an action.
pub(super) async fn act(at_table: AtTable, JsonBody(request): JsonBody<ActRequest>) -> HttpResult {
    at_table.state_after(at_table.act(&request).await)
}

/// Undoes the last action of the visitor's seats.
pub(super) async fn undo(at_table: AtTable, JsonBody(request): JsonBody<UndoRequest>) -> HttpResult {
    at_table.state_after(at_table.undo(request.revision).await)
}

/// Takes another name.
pub(super) async fn name(at_table: AtTable, JsonBody(request): JsonBody<NameRequest>) -> HttpResult {
    at_table.state_after(at_table.rename(&request).await)
}

/// Leaves a seat to a bot.
pub(super) async fn leave(at_table: AtTable, JsonBody(request): JsonBody<LeaveRequest>) -> HttpResult {
    at_table.state_after(at_table.leave(&request).await)
}

/// Takes seats again that were left to bots.
pub(super) async fn come_back(at_table: AtTable) -> HttpResult {
    at_table.state_after(at_table.come_back().await)
}

/// Makes the links of a seat invalid and gives it a new one.
pub(super) async fn revoke(
    State(app): State<AppState>,
    visitor: Visitor,
    at_table: AtTable,
    JsonBody(request): JsonBody<RevokeRequest>,
) -> HttpResult {
    let (seat, secret) = at_table.revoke(request.seat).await?;
    let link = format!("{}/seat/{secret}", app.service.base_for(visitor.host));
    let id = at_table.table.header.id.clone();
    Ok(Json(JoinedSeat { id, link, seat, secret: secret.to_string() }).into_response())
}

/// The query of the log.
#[derive(Deserialize)]
pub(super) struct LogQuery {
    from: Option<usize>,
    #[serde(default)]
    views: bool,
}

/// What the visitor saw happen.
pub(super) async fn log(WithSeat(at_table): WithSeat, UrlQuery(query): UrlQuery<LogQuery>) -> HttpResult {
    let AtTable { service, table, viewer, .. } = at_table;
    let from = query.from.unwrap_or(1);
    if from == 0 {
        return Err(Invalid::Zero("from").into());
    }
    let log = move |_: &Service| {
        let now = table.now();
        let viewpoint = viewer.sight(now.situation()).viewpoint();
        let entries = now.log_entries(viewpoint, from, query.views);
        let hint = |hint: game::AskedHint| AskedHint { after: hint.after, depth: hint.depth.into(), seat: hint.seat };
        let hints = now.hints().1.into_iter().map(hint).collect();
        serde_json::to_string(&LogAnswer { entries, hints, revision: now.revision() }).unwrap_or_default()
    };
    // With the view before every action it is much work; and it is written there, too.
    let log = if query.views { service.heavy(log).await? } else { service.blocking(log).await? };
    Ok(json_text(log.into()))
}

/// The record of the game as the visitor may have it, as a file.
pub(super) async fn record(WithSeat(at_table): WithSeat) -> HttpResult {
    let AtTable { service, table, viewer, .. } = at_table;
    let text = service.record(&table, &viewer).await?;
    let file = format!("attachment; filename=\"{}-{}.txt\"", table.header.game, table.header.id);
    let file = HeaderValue::from_str(&file).map_err(Error::internal)?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file)], text).into_response())
}
