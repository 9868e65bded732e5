//! What every request has to pass and every answer has to carry.

use super::House;
use super::visitor::{bearer, language, wants_json};
use crate::trouble::{Forbidden, Trouble};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;
use words::{Language, Words};

/// Nothing from another host, nothing inline, and nobody puts us in a frame.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// Setting a table up costs as much as this many other things.
const COST_OF_A_TABLE: f64 = 10.0;

const ALWAYS: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Addresses hold secrets, so no other host sees them. With `no-referrer` browsers would hide the origin of forms from
    // ourselves as well.
    (header::REFERRER_POLICY, "same-origin"),
];

pub(super) async fn guard(State(house): State<House>, request: Request, next: Next) -> Response {
    let reader = reader(&request);
    let mut response = match allowed(&house, &request) {
        Ok(()) => next.run(request).await,
        Err(trouble) => super::api::answer(trouble),
    };
    if let Some(language) =
        reader.filter(|_| response.status().is_client_error() || response.status().is_server_error())
    {
        response = as_page(Words::of(language), response);
    }
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The language of somebody who asked for a page.
fn reader(request: &Request) -> Option<Language> {
    let program = request.uri().path().starts_with("/api/") || wants_json(request.headers());
    (!program).then(|| language(request.headers()))
}

/// An error as a page that says what went wrong, unless it is a page already.
fn as_page(words: &Words, response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html")) {
        return response;
    }
    let text = match response.extensions().get::<Arc<Trouble>>() {
        Some(trouble) => trouble.told(words),
        None => words.say("trouble-not-understood").into_owned(),
    };
    let title = words.say(if response.status() == StatusCode::NOT_FOUND { "message-nothing" } else { "message-wrong" });
    let mut page = (response.status(), Html(ui::message(words, &title, &text))).into_response();
    let kept = response.headers().iter().filter(|(name, _)| **name == header::RETRY_AFTER || **name == header::ALLOW);
    page.headers_mut().extend(kept.map(|(name, value)| (name.clone(), value.clone())));
    page
}

fn allowed(house: &House, request: &Request) -> Result<(), Trouble> {
    let post = request.method() == Method::POST;
    if post && !same_origin(request.headers(), &house.service.base) {
        return Err(Trouble::NotYours(Forbidden::OtherSite));
    }
    let path = request.uri().path();
    let cost = if post && (path == "/new" || path == "/api/tables" || path.starts_with("/learn/")) {
        COST_OF_A_TABLE
    } else {
        1.0
    };
    match client(request) {
        Some(who) if !house.limits.take(who, cost, Instant::now()) => Err(Trouble::TooMuch),
        _ => Ok(()),
    }
}

/// Who asks. Behind a proxy on this machine it is whom the proxy names; somebody at this machine itself has no limit.
fn client(request: &Request) -> Option<IpAddr> {
    let ConnectInfo(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    if !peer.ip().is_loopback() {
        return Some(peer.ip());
    }
    let forwarded = request.headers().get("x-forwarded-for")?.to_str().ok()?;
    forwarded.rsplit(',').next()?.trim().parse().ok()
}

/// Whether a post comes from our own pages. A key of the API is proof enough, since no browser adds it by itself; and who
/// sends neither a cookie nor an origin is no browser.
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

/// The host and port of an address.
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
