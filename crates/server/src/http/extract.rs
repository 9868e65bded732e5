//! Extractors: path, query, bodies, who asks, and at which table. What they cannot read is answered like every other error.

use super::error::HttpError;
use super::play::AtTable;
use super::{AppState, cookies};
use crate::error::{Error, Invalid, NotFound};
use crate::host::Host;
use crate::renderings::Encoding;
use crate::secret::Secret;
use axum::Json;
use axum::extract::{Form, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use game::Seat;
use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Deserializer};
use std::convert::Infallible;
use std::fmt;
use std::marker::PhantomData;
use words::Language;

/// Parameters of the path, for pages and the API alike.
pub(super) struct UrlPath<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for UrlPath<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<UrlPath<T>, HttpError> {
        match Path::from_request_parts(parts, app).await {
            Ok(Path(path)) => Ok(UrlPath(path)),
            Err(rejection) => Err(HttpError::unreadable(rejection.body_text(), rejection.status())),
        }
    }
}

/// Parameters of the query.
pub(super) struct UrlQuery<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for UrlQuery<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<UrlQuery<T>, HttpError> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(query)) => Ok(UrlQuery(query)),
            Err(rejection) => Err(HttpError::unreadable(rejection.body_text(), rejection.status())),
        }
    }
}

/// What reads a body, which has to arrive in time.
async fn in_time<T>(app: &AppState, read: impl Future<Output = T>) -> Result<T, HttpError> {
    let read = tokio::time::timeout(app.bounds.body_timeout, read).await;
    read.map_err(|_| Error::SlowBody.into())
}

/// A JSON body.
pub(super) struct JsonBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<AppState> for JsonBody<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &AppState) -> Result<JsonBody<T>, HttpError> {
        match in_time(app, Json::from_request(request, app)).await? {
            Ok(Json(Members(body))) => Ok(JsonBody(body)),
            Err(rejection) => Err(HttpError::unreadable(rejection.body_text(), rejection.status())),
        }
    }
}

/// An object with named members. Without it a list of the members in order would be read, too, which is not described.
struct Members<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Members<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Members<T>, D::Error> {
        struct Named<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> de::Visitor<'de> for Named<T> {
            type Value = Members<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: de::MapAccess<'de>>(self, members: A) -> Result<Members<T>, A::Error> {
                T::deserialize(de::value::MapAccessDeserializer::new(members)).map(Members)
            }
        }
        deserializer.deserialize_map(Named(PhantomData))
    }
}

/// The fields of a form.
pub(super) struct FormBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<AppState> for FormBody<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &AppState) -> Result<FormBody<T>, HttpError> {
        match in_time(app, Form::from_request(request, app)).await? {
            Ok(Form(fields)) => Ok(FormBody(fields)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Error::TooLarge.into()),
            Err(rejection) => Err(Invalid::Unreadable(rejection.body_text()).into()),
        }
    }
}

/// The seat that a query names, if it names one.
#[derive(Deserialize)]
pub(super) struct SeatQuery {
    pub(super) seat: Option<u8>,
}

/// A seat by its number, if one is given.
pub(super) fn seat(number: Option<u8>) -> Result<Option<Seat>, Error> {
    number.map(|number| Seat::from_number(number).ok_or(NotFound::Seat.into())).transpose()
}

/// A seat that a body names by its number, if it names one. What is no number of a seat at any table is a wrong body.
pub(super) fn named_seat(number: Option<u8>) -> Result<Option<Seat>, Error> {
    let wrong = || Invalid::Unreadable(format!("`seat` is a number from 1 to {}", Seat::ALL.len()));
    number.map(|number| Seat::from_number(number).ok_or_else(|| wrong().into())).transpose()
}

/// A visitor at the table that the path names.
impl FromRequestParts<AppState> for AtTable {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<AtTable, HttpError> {
        let UrlPath(id) = UrlPath::<String>::from_request_parts(parts, app).await?;
        let visitor = Visitor::of(&parts.headers, app);
        Ok(AtTable::enter(app, &id, &visitor, None).await?)
    }
}

/// A visitor at the table that the path names, who sees it with the seat that the query names.
pub(super) struct WithSeat(pub(super) AtTable);

impl FromRequestParts<AppState> for WithSeat {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<WithSeat, HttpError> {
        let UrlPath(id) = UrlPath::<String>::from_request_parts(parts, app).await?;
        let UrlQuery(query) = UrlQuery::<SeatQuery>::from_request_parts(parts, app).await?;
        let visitor = Visitor::of(&parts.headers, app);
        Ok(WithSeat(AtTable::enter(app, &id, &visitor, seat(query.seat)?).await?))
    }
}

/// Who asks.
pub(super) struct Visitor {
    /// The secret of their cookie or of the API key.
    pub(super) secret: Option<Secret>,
    /// The language that they read.
    pub(super) language: Language,
    /// Whether they want JSON instead of a page.
    pub(super) wants_json: bool,
    /// The address that they asked at, if links are to name it.
    pub(super) host: Option<Host>,
    /// How they want answers to be written.
    pub(super) encoding: Encoding,
}

impl FromRequestParts<AppState> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Visitor, Infallible> {
        Ok(Visitor::of(&parts.headers, app))
    }
}

impl Visitor {
    /// Who sends these headers.
    fn of(headers: &HeaderMap, app: &AppState) -> Visitor {
        Visitor {
            secret: secret(headers),
            language: language(headers),
            wants_json: wants_json(headers),
            host: host(headers).filter(|_| app.service.base.is_empty()),
            encoding: encoding(headers),
        }
    }

    /// Their secret. If they have none, it is a new one, with the cookie that their browser has to keep.
    pub(super) fn secret_or_new(&self, base: &str) -> Result<(Secret, Option<HeaderValue>), Error> {
        if let Some(secret) = self.secret {
            return Ok((secret, None));
        }
        let secret = Secret::new()?;
        Ok((secret, Some(cookies::set_secret(secret, base)?)))
    }
}

/// The secret of a visitor: their key for the API, or that of their browser.
pub(super) fn secret(headers: &HeaderMap) -> Option<Secret> {
    bearer(headers).or_else(|| cookies::secret(headers)).and_then(|text| text.parse().ok())
}

/// The host that a request names, if it names one.
fn host(headers: &HeaderMap) -> Option<Host> {
    let mut named = headers.get_all(header::HOST).into_iter();
    match (named.next(), named.next()) {
        (Some(host), None) => Host::read(host.to_str().ok()?),
        _ => None,
    }
}

/// How answers may be written: compressed, if the client says so.
fn encoding(headers: &HeaderMap) -> Encoding {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_gzip = |one: &str| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.unwrap_or(1.0) > 0.0
    };
    if accepted.split(',').any(is_gzip) { Encoding::Gzip } else { Encoding::Plain }
}

/// The key of the API.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// Whether the request asks for JSON instead of a page.
pub(super) fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("application/json"))
}

/// The language that the visitor chose, or the first of their browser's that is spoken here.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let wished = || Language::wished(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?);
    cookies::language(headers).or_else(wished).unwrap_or_default()
}
