//! Who asks: the secret in his cookie or of the API, and the language that he reads.

use super::House;
use crate::secret::Secret;
use crate::trouble::Trouble;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::convert::Infallible;
use words::Language;

const COOKIE: &str = "bailiwick";
const LANGUAGE_COOKIE: &str = "language";
/// Browsers keep a cookie no longer than 400 days.
const COOKIE_SECONDS: u64 = 400 * 24 * 3600;

/// Who asks.
pub(super) struct Visitor {
    /// What he shows, if anything.
    pub secret: Option<Secret>,
    pub language: Language,
    /// Whether he wants JSON and not a page.
    pub wants_json: bool,
}

impl FromRequestParts<House> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &House) -> Result<Visitor, Infallible> {
        let headers = &parts.headers;
        let shown = bearer(headers).or_else(|| cookie(headers, COOKIE));
        Ok(Visitor {
            secret: shown.and_then(|text| text.parse().ok()),
            language: language(headers),
            wants_json: wants_json(headers),
        })
    }
}

impl Visitor {
    /// His secret; a new one if he has none, with the cookie that he has to keep.
    pub fn known(&self, base: &str) -> Result<(Secret, Option<HeaderValue>), Trouble> {
        if let Some(secret) = self.secret {
            return Ok((secret, None));
        }
        let secret = Secret::new()?;
        let secure = if base.starts_with("https://") { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_SECONDS}{secure}");
        let cookie = HeaderValue::from_str(&cookie).map_err(|error| Trouble::Broken(error.to_string()))?;
        Ok((secret, Some(cookie)))
    }
}

/// What stands behind `Authorization: Bearer`.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// Whether somebody asks for JSON and not for a page.
pub(super) fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("application/json"))
}

/// The language that he chose here, or the first of his browser's that we speak.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, LANGUAGE_COOKIE).and_then(|code| code.parse().ok());
    let wished = || Language::wished(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?);
    chosen.or_else(wished).unwrap_or_default()
}

/// What makes a browser remember the language that somebody chose.
pub(super) fn remember_language(language: Language) -> String {
    format!("{LANGUAGE_COOKIE}={language}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_SECONDS}")
}

/// A cookie that is another one whenever a curtain falls.
pub(super) fn curtain_fell(table: &str, revision: u64) -> String {
    format!("curtain={revision}; HttpOnly; SameSite=Lax; Path=/t/{table}; Max-Age={COOKIE_SECONDS}")
}
