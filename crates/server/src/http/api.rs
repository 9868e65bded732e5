//! The API: JSON for programs. It is described in `docs/api.md` and, for machines, in `openapi.json` beside this crate.

use super::House;
use super::visitor::Visitor;
use crate::play::Play;
use crate::secret::Secret;
use crate::service::{NewSeat, NewTable, Who};
use crate::table::{Table, Viewer};
use crate::trouble::{Forbidden, Thing, Trouble};
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Refused, Seat};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

const OPENAPI: &str = include_str!("../../openapi.json");

/// An answer that is an error, as JSON. The guard makes a page of it for those who asked for a page.
pub(super) struct Error {
    body: Value,
    status: StatusCode,
    trouble: Option<Arc<Trouble>>,
}

impl Error {
    /// Something that could not even be read.
    fn unreadable(detail: &str, status: StatusCode) -> Error {
        let trouble = match status {
            StatusCode::PAYLOAD_TOO_LARGE => Trouble::TooLong,
            _ => Trouble::Bad(detail.to_owned()),
        };
        Error { body: body(&trouble), status, trouble: None }
    }
}

/// What every error says: in English, and by a key with its details for those who say it in words of their own.
fn body(trouble: &Trouble) -> Value {
    json!({"error": trouble.to_string(), "key": trouble.key(), "arguments": trouble.about()})
}

impl From<Trouble> for Error {
    fn from(trouble: Trouble) -> Error {
        let status = StatusCode::from_u16(trouble.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        if status.is_server_error() {
            eprintln!("error: {trouble:?}");
        }
        let mut body = body(&trouble);
        if let Trouble::Refused(refused) = &trouble {
            body["rule"] = json!(refused.rule());
            let (words, nearest) = match refused {
                Refused::Illegal { illegal, nearest, .. } => (illegal.reason.words, nearest.as_slice()),
                Refused::Unknown { asked, nearest, .. } => (asked.words, nearest.as_slice()),
                Refused::NotToAct { asked, .. } => (asked.words, [].as_slice()),
            };
            body["words"] = json!(words);
            body["nearest"] = json!(nearest);
        }
        Error { body, status, trouble: Some(Arc::new(trouble)) }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body)).into_response();
        if let Some(trouble) = self.trouble {
            response.extensions_mut().insert(trouble);
        }
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("2"));
        }
        response
    }
}

/// JSON that is sent to us; what is wrong with it is told as JSON too.
pub(super) struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<House> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, house: &House) -> Result<Body<T>, Error> {
        let read = Json::from_request(request, house).await;
        let Json(body) = read.map_err(|wrong| Error::unreadable(&wrong.body_text(), wrong.status()))?;
        Ok(Body(body))
    }
}

/// The same for what stands behind the question mark of an address.
pub(super) struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<House> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Asked<T>, Error> {
        let read = Query::from_request_parts(parts, house).await;
        let Query(asked) = read.map_err(|wrong| Error::unreadable(&wrong.body_text(), wrong.status()))?;
        Ok(Asked(asked))
    }
}

/// The same for what stands in the address itself.
pub(super) struct Place<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<House> for Place<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Place<T>, Error> {
        let read = Path::from_request_parts(parts, house).await;
        let Path(place) = read.map_err(|wrong| Error::unreadable(&wrong.body_text(), wrong.status()))?;
        Ok(Place(place))
    }
}

/// The answer to something that cannot be done.
pub(super) fn answer(trouble: Trouble) -> Response {
    Error::from(trouble).into_response()
}

/// A seat by its number in the query: whose point of view is wanted.
#[derive(Deserialize)]
pub(super) struct Point {
    seat: Option<u8>,
}

impl Point {
    pub fn of(seat: Option<u8>) -> Result<Option<Seat>, Trouble> {
        Point { seat }.seat()
    }

    pub fn seat(&self) -> Result<Option<Seat>, Trouble> {
        self.seat.map(|number| Seat::from_number(number).ok_or(Trouble::Unknown(Thing::Seat))).transpose()
    }
}

/// The table and how the visitor sees it.
pub(super) fn seen(
    house: &House,
    id: &str,
    visitor: &Visitor,
    point: Option<Seat>,
) -> Result<(Arc<Table>, Viewer), Trouble> {
    let table = house.service.table(id)?;
    let viewer = house.service.viewer(&table, visitor.secret.as_ref(), point, visitor.language)?;
    Ok((table, viewer))
}

/// JSON that has been written already.
pub(super) fn written(text: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}

pub(super) async fn openapi() -> Response {
    written(OPENAPI)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Create {
    game: String,
    #[serde(default)]
    name: String,
    players: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    seats: Vec<CreateSeat>,
    seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CreateSeat {
    kind: String,
    level: Option<String>,
    #[serde(default)]
    name: String,
}

impl Create {
    fn read(self) -> Result<NewTable, Trouble> {
        if self.players.is_some_and(|players| usize::from(players) != self.seats.len()) {
            return Err(Trouble::Bad("`players` is not the number of `seats`".to_owned()));
        }
        let option = |(name, value): (&String, &Value)| match value {
            Value::String(text) => format!("{name}={text}"),
            other => format!("{name}={other}"),
        };
        let options = self.options.iter().map(option).collect();
        let seats = self.seats.into_iter().map(CreateSeat::read).collect::<Result<_, _>>()?;
        Ok(NewTable { game: self.game, name: self.name, options, seats, seed: self.seed })
    }
}

impl CreateSeat {
    fn read(self) -> Result<NewSeat, Trouble> {
        let who = match self.kind.as_str() {
            "you" | "hotseat" | "here" => Who::Here,
            "open" => Who::Open,
            "bot" => Who::Bot(self.level.clone().unwrap_or_else(|| "journeyman".to_owned())),
            other => {
                let words = format!("a seat cannot be `{}`; it can be you, hotseat, bot or open", game::shown(other));
                return Err(Trouble::Bad(words));
            }
        };
        Ok(NewSeat { who, name: self.name })
    }
}

pub(super) async fn create(
    State(house): State<House>,
    visitor: Visitor,
    Body(create): Body<Create>,
) -> Result<Response, Error> {
    let service = &house.service;
    let (secret, cookie) = visitor.known(&service.base)?;
    let id = service.create(&secret, create.read()?).await?;
    let body = seats_of_his(&house, &id, &secret, &visitor)?;
    Ok(with_cookie((StatusCode::CREATED, Json(body)).into_response(), cookie))
}

/// A table with the keys of the seats that somebody holds there, and with the invitations that are his to give.
fn seats_of_his(house: &House, id: &str, secret: &Secret, visitor: &Visitor) -> Result<Value, Trouble> {
    let service = &house.service;
    let table = service.table(id)?;
    let viewer = service.viewer(&table, Some(secret), None, visitor.language)?;
    let about = table.about(&*table.now(), &viewer, &service.base);
    let seat = |(seat, chair): (Seat, &ui::Chair)| {
        let mut value = json!({"seat": seat, "name": chair.name});
        if viewer.mine.contains(seat) {
            value["secret"] = json!(secret.of_seat(id, seat.number()).to_string());
            value["link"] = json!(chair.invitation);
        } else if let Some(invitation) = &chair.invitation {
            value["invitation"] = json!(invitation);
        }
        value
    };
    let seats: Vec<Value> = Seat::ALL.into_iter().zip(&about.chairs).map(seat).collect();
    Ok(json!({"id": id, "link": format!("{}/t/{id}", service.base), "seats": seats}))
}

pub(super) async fn rematch(
    State(house): State<House>,
    Place(id): Place<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let table = house.service.table(&id)?;
    let secret = visitor.secret.ok_or(Trouble::NotYours(Forbidden::NoSeat))?;
    let again = house.service.rematch(&table, &secret).await?;
    Ok(Json(seats_of_his(&house, &again, &secret, &visitor)?).into_response())
}

/// The answer, with a cookie for somebody who had none.
pub(super) fn with_cookie(mut response: Response, cookie: Option<header::HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    #[serde(default)]
    name: String,
}

pub(super) async fn join(
    State(house): State<House>,
    Place(invitation): Place<String>,
    visitor: Visitor,
    Body(join): Body<Join>,
) -> Result<Response, Error> {
    let service = &house.service;
    let invitation: Secret = invitation.parse().map_err(|()| Trouble::Unknown(Thing::Invitation))?;
    let (secret, cookie) = visitor.known(&service.base)?;
    let (table, seat) = service.claim(&invitation, &secret, &join.name).await?;
    let id = &table.beginning.id;
    let key = secret.of_seat(id, seat.number());
    let link = format!("{}/seat/{key}", service.base);
    let body = json!({"id": id, "seat": seat, "secret": key.to_string(), "link": link});
    Ok(with_cookie(Json(body).into_response(), cookie))
}

pub(super) async fn view(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(point): Asked<Point>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, point.seat()?)?;
    Ok(written(&house.service.view(&table, viewer).1))
}

pub(super) async fn legal(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(point): Asked<Point>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, None)?;
    let seat = house.service.acting(&table, &viewer, point.seat()?)?;
    let now = table.now();
    Ok(Json(json!({"revision": now.revision(), "seat": seat, "legal": now.legal(seat)})).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    action: String,
    revision: u64,
    seat: Option<u8>,
}

pub(super) async fn act(
    State(house): State<House>,
    Place(id): Place<String>,
    visitor: Visitor,
    Body(act): Body<Act>,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, None)?;
    let seat = house.service.acting(&table, &viewer, Point::of(act.seat)?)?;
    let done = house.service.act(&table, seat, act.revision, &act.action).await;
    after(&house, &table, viewer, done.map(|_| ()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    revision: Option<u64>,
}

pub(super) async fn undo(
    State(house): State<House>,
    Place(id): Place<String>,
    visitor: Visitor,
    Body(undo): Body<Undo>,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, None)?;
    let done = house.service.undo(&table, viewer.mine, undo.revision).await;
    after(&house, &table, viewer, done.map(|_| ()))
}

/// The state after something was done; on a conflict the fresh one, so that nobody has to ask again.
fn after(house: &House, table: &Table, viewer: Viewer, done: Result<(), Trouble>) -> Result<Response, Error> {
    let fresh = || house.service.view(table, viewer).1;
    match done {
        Ok(()) => Ok(written(&fresh())),
        Err(Trouble::Conflict) => {
            let mut error = Error::from(Trouble::Conflict);
            error.body["table"] = serde_json::from_str(&fresh()).unwrap_or_default();
            Err(error)
        }
        Err(trouble) => Err(trouble.into()),
    }
}

#[derive(Deserialize)]
pub(super) struct LogQuery {
    seat: Option<u8>,
    #[serde(default)]
    from: usize,
    #[serde(default)]
    views: bool,
}

pub(super) async fn log(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(query): Asked<LogQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, Point::of(query.seat)?)?;
    let now = table.now();
    let entries = now.log_json(point(&*now, &viewer), query.from, query.views);
    Ok(Json(json!({"revision": now.revision(), "entries": entries})).into_response())
}

pub(super) async fn record(
    State(house): State<House>,
    Place(id): Place<String>,
    Asked(wanted): Asked<Point>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (table, viewer) = seen(&house, &id, &visitor, wanted.seat()?)?;
    let now = table.now();
    let text = now.record(point(&*now, &viewer)).map_err(|error| Trouble::Broken(error.to_string()))?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, header::HeaderValue::from_static("text/plain; charset=utf-8"));
    let file = format!("attachment; filename=\"{}-{}.txt\"", table.beginning.game, table.beginning.id);
    let file = header::HeaderValue::from_str(&file).map_err(|error| Trouble::Broken(error.to_string()))?;
    headers.insert(header::CONTENT_DISPOSITION, file);
    Ok((headers, text).into_response())
}

/// The seat that a viewer sees with.
fn point(now: &dyn Play, viewer: &Viewer) -> Option<Seat> {
    viewer.point.or_else(|| now.point(viewer.mine))
}
