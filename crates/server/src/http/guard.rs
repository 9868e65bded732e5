//! What every request has to pass, and what every answer carries.

use super::error::{HttpError, Reader, with_body};
use super::extract::{bearer, language, wants_json};
use super::{AppState, cookies};
use crate::error::{Error, Forbidden};
use axum::body::to_bytes;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::time::Instant;
use ui::Preferences;

/// Nothing from another host, nothing inline, no frames.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
    manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// Tokens that creating a table costs. Any other request costs one.
const TABLE_COST: f64 = 10.0;

const ALWAYS: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Addresses hold secrets, so no other host sees them. With `no-referrer` browsers would hide the origin of forms from
    // ourselves as well.
    (header::REFERRER_POLICY, "same-origin"),
];

/// Checks a request, runs its handler, and completes the answer.
pub(super) async fn guard(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let (reader, settings) = (reader(&request), cookies::settings(request.headers()));
    let response = match allowed(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => HttpError::from(error).into_response(),
    };
    let mut response = with_preferences(with_body(response, reader), &settings, &app.service.base).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
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
fn allowed(app: &AppState, request: &Request) -> Result<(), Error> {
    let post = request.method() == Method::POST;
    if post && !same_origin(request.headers(), &app.service.base) {
        return Err(Forbidden::OtherSite.into());
    }
    let path = request.uri().path();
    let cost =
        if post && (path == "/new" || path == "/api/tables" || path.starts_with("/learn/")) { TABLE_COST } else { 1.0 };
    match client(request) {
        Some(address) if !app.limits.take(address, cost, Instant::now()) => Err(Error::TooManyRequests),
        _ => Ok(()),
    }
}

/// The address of the client. Behind a proxy on this machine it is the one that the proxy names; requests from this machine
/// itself have none, and no limit.
fn client(request: &Request) -> Option<IpAddr> {
    let ConnectInfo(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    if !peer.ip().is_loopback() {
        return Some(peer.ip());
    }
    let forwarded = request.headers().get("x-forwarded-for")?.to_str().ok()?;
    forwarded.rsplit(',').next()?.trim().parse().ok()
}

/// Whether a POST comes from our own pages. An API key is proof enough, since no browser adds it by itself; and a request with
/// neither a cookie nor an origin does not come from a browser.
fn same_origin(headers: &HeaderMap, base: &str) -> bool {
    if bearer(headers).is_some() {
        return true;
    }
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN).or_else(|| text(header::REFERER)) else {
        return !headers.contains_key(header::COOKIE);
    };
    let from = host(origin);
    from.is_some() && (from == text(header::HOST) || from == host(base))
}

/// The host and port of a URL.
fn host(address: &str) -> Option<&str> {
    let (_, rest) = address.split_once("://")?;
    rest.split(['/', '?', '#']).next().filter(|host| !host.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn posts_come_from_our_own_pages() {
        let cases: [(&[(&str, &str)], bool); 8] = [
            (&[("host", "a:1"), ("origin", "http://a:1")], true),
            (&[("host", "a:1"), ("origin", "http://a:2")], false),
            (&[("host", "a:1"), ("origin", "null")], false),
            (&[("host", "a:1"), ("referer", "http://a:1/t/x?y")], true),
            (&[("host", "inside"), ("origin", "https://house.example")], true),
            (&[("host", "a:1"), ("cookie", "bailiwick=1")], false),
            (&[("host", "a:1")], true),
            (&[("host", "a:1"), ("origin", "http://b"), ("authorization", "Bearer x")], true),
        ];
        for (pairs, allowed) in cases {
            assert_eq!(same_origin(&headers(pairs), "https://house.example"), allowed, "{pairs:?}");
        }
    }
}
