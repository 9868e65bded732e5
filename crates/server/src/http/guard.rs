//! What every request has to pass, and what every answer carries.

use super::admission::Caller;
use super::client::counted;
use super::error::{HttpError, Reader, with_body};
use super::extract::{language, secret, wants_json};
use super::origin::{check_host, check_origin};
use super::{AppState, MAX_BODY, cookies};
use crate::error::Error;
use crate::limits::price;
use crate::metrics::{Kind, METRICS};
use axum::body::to_bytes;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tracing::Instrument;
use ui::Preferences;

/// Nothing from another host, nothing inline, no frames.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
    manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// Answers that take longer than this are logged.
const SLOW: Duration = Duration::from_secs(1);
/// Time for what is left of a request that is refused.
const DRAIN: Duration = Duration::from_secs(2);
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

const ALWAYS: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Addresses hold secrets, so no other host sees them. With `no-referrer` browsers would hide the origin of forms from
    // ourselves as well.
    (header::REFERRER_POLICY, "same-origin"),
];

/// Checks a request, runs its handler, completes the answer, and counts it.
pub(super) async fn guard(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let (about, started) = (About::new(&request), Instant::now());
    let span = match &about {
        Some(About { id, table, .. }) if table.is_empty() => tracing::error_span!("request", id),
        Some(About { id, table, .. }) => tracing::error_span!("request", id, table),
        None => tracing::Span::none(),
    };
    let mut response = answer(app, request, next).instrument(span.clone()).await;
    if let Some(about) = about {
        span.in_scope(|| about.answered(&response, started.elapsed()));
        if let Ok(id) = HeaderValue::from_str(&about.id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
    }
    response
}

async fn answer(app: AppState, mut request: Request, next: Next) -> Response {
    let (reader, settings) = (reader(&request), cookies::settings(request.headers()));
    let caller = caller(&app, &request);
    let _in_flight = METRICS.in_flight.hold();
    let response = match allowed(&app, &request, &caller) {
        Ok(()) => {
            request.extensions_mut().insert(caller);
            let answer = tokio::time::timeout(app.bounds.request_timeout, next.run(request)).await;
            answer.unwrap_or_else(|_| {
                METRICS.timed_out.count();
                HttpError::from(Error::TimedOut).into_response()
            })
        }
        Err(error) => {
            // A client that is still sending would see a closed connection and not the answer.
            let _ = tokio::time::timeout(DRAIN, to_bytes(request.into_body(), MAX_BODY)).await;
            HttpError::from(error).into_response()
        }
    };
    let mut response = with_preferences(with_body(response, reader), &settings, &app.service.base).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if cookies::is_secure(&app.service.base) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A page as its visitor has set it. Other answers stay as they are.
async fn with_preferences(response: Response, settings: &Preferences, base: &str) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("text/html")) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(page) => {
            parts.headers.remove(header::CONTENT_LENGTH);
            Response::from_parts(parts, settings.apply_to(&String::from_utf8_lossy(&page), base).into())
        }
        Err(error) => HttpError::from(Error::internal(error)).into_response(),
    }
}

/// Who reads the answer if it is an error.
fn reader(request: &Request) -> Reader {
    if request.uri().path().starts_with("/api/") {
        Reader::Program
    } else if wants_json(request.headers()) {
        Reader::Script(language(request.headers()))
    } else {
        Reader::Person(language(request.headers()))
    }
}

/// Whether the request may be handled.
fn allowed(app: &AppState, request: &Request, caller: &Caller) -> Result<(), Error> {
    check_host(request.headers(), request.version())?;
    if request.method() == Method::POST {
        check_origin(request.headers(), &app.service.base)?;
    }
    let cost = price(request.method(), request.uri().path(), request.uri().query());
    if !app.limits.points.take(&caller.payers(), cost, Instant::now()) {
        METRICS.limited.count();
        return Err(Error::TooManyRequests);
    }
    if METRICS.in_flight.get() > app.bounds.requests_at_once as u64 {
        METRICS.shed.count();
        return Err(Error::Busy);
    }
    Ok(())
}

/// Who sends a request.
fn caller(app: &AppState, request: &Request) -> Caller {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let is_public = app.service.is_public;
    let address = peer.and_then(|ConnectInfo(peer)| counted(peer.ip(), request.headers(), &app.bounds, is_public));
    Caller { address, visitor: secret(request.headers()) }
}

/// What a request is about, for those who read metrics and the log.
struct About {
    id: String,
    kind: Kind,
    method: Method,
    /// The route that it takes. Its path may hold a secret.
    route: MatchedPath,
    table: String,
}

impl About {
    fn new(request: &Request) -> Option<About> {
        let route = request.extensions().get::<MatchedPath>()?.clone();
        let (path, post) = (request.uri().path(), request.method() == Method::POST);
        let kind = match route.as_str() {
            "/events" | "/t/{id}/events" | "/api/tables/{id}/stream" => Kind::Stream,
            "/static/{name}" | "/favicon.ico" | "/robots.txt" => Kind::File,
            route if route.starts_with("/api/") => Kind::Api,
            _ if post => Kind::Form,
            _ => Kind::Page,
        };
        let table = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/api/tables/")).unwrap_or_default();
        let table = table.split('/').next().unwrap_or_default();
        let is_id = table.len() < 40 && table.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let table = if is_id { table.to_owned() } else { String::new() };
        Some(About { id: request_id(request.headers()), kind, method: request.method().clone(), route, table })
    }

    fn answered(&self, response: &Response, time: Duration) {
        let status = response.status().as_u16();
        METRICS.answered(self.kind, status, time);
        let (method, route) = (self.method.as_str(), self.route.as_str());
        let milliseconds = time.as_secs_f64() * 1e3;
        if time > SLOW {
            tracing::info!(method, route, status, milliseconds, "a slow answer");
        } else {
            tracing::debug!(method, route, status, milliseconds, "answered");
        }
    }
}

/// The id of a request: the one that a proxy gave it, if it is a short word, or a new one.
fn request_id(headers: &HeaderMap) -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    static START: OnceLock<u32> = OnceLock::new();
    let given = headers.get(&REQUEST_ID).and_then(|id| id.to_str().ok());
    let is_word =
        |id: &&str| (1..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    given.filter(is_word).map_or_else(
        || {
            let start = START.get_or_init(|| getrandom::u32().unwrap_or_default());
            format!("{start:08x}-{:x}", NEXT.fetch_add(1, Ordering::Relaxed))
        },
        str::to_owned,
    )
}
