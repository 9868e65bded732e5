//! The cookies: who visits, which language they chose, how they want pages to be, and whether a curtain fell.

use crate::error::Error;
use crate::secret::Secret;
use axum::http::{HeaderMap, HeaderValue, header};
use ui::Preferences;
use words::Language;

const SECRET: &str = "bailiwick";
/// Its name where there is TLS: browsers take a cookie of such a name only from us, and only over TLS.
const HOST_SECRET: &str = "__Host-bailiwick";
const LANGUAGE: &str = "language";
const SETTINGS: &str = "settings";
const CURTAIN: &str = "curtain";
/// Browsers keep a cookie no longer than 400 days.
const MAX_AGE: u64 = 400 * 24 * 3600;

/// The secret of a visitor.
pub(super) fn secret(headers: &HeaderMap) -> Option<&str> {
    find(headers, HOST_SECRET).or_else(|| find(headers, SECRET))
}

/// The language that a visitor chose.
pub(super) fn language(headers: &HeaderMap) -> Option<Language> {
    find(headers, LANGUAGE)?.parse().ok()
}

/// What a visitor has set.
pub(super) fn settings(headers: &HeaderMap) -> Preferences {
    find(headers, SETTINGS).map(Preferences::read).unwrap_or_default()
}

fn find<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// Sets the secret of a visitor. `base` is the public address of the server.
pub(super) fn set_secret(secret: Secret, base: &str) -> Result<HeaderValue, Error> {
    let name = if is_secure(base) { HOST_SECRET } else { SECRET };
    set(&format!("{name}={secret}"), "/", base)
}

/// Sets the language that a visitor chose.
pub(super) fn set_language(language: Language, base: &str) -> Result<HeaderValue, Error> {
    set(&format!("{LANGUAGE}={language}"), "/", base)
}

/// Sets what a visitor has set.
pub(super) fn set_settings(settings: &Preferences, base: &str) -> Result<HeaderValue, Error> {
    set(&format!("{SETTINGS}={settings}"), "/", base)
}

/// Sets a cookie that changes whenever a curtain falls. Browsers keep pages to go back to, but none from before a cookie
/// changed.
pub(super) fn set_curtain(table: &str, revision: u64, base: &str) -> Result<HeaderValue, Error> {
    set(&format!("{CURTAIN}={revision}"), &format!("/t/{table}"), base)
}

/// Whether the server is reached over TLS.
pub(super) fn is_secure(base: &str) -> bool {
    base.starts_with("https://")
}

fn set(pair: &str, path: &str, base: &str) -> Result<HeaderValue, Error> {
    let secure = if is_secure(base) { "; Secure" } else { "" };
    let cookie = format!("{pair}; HttpOnly; SameSite=Lax; Path={path}; Max-Age={MAX_AGE}{secure}");
    HeaderValue::from_str(&cookie).map_err(Error::internal)
}
