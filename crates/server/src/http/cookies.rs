//! The cookies: who visits, which language they chose, how they want pages to be, and whether a curtain fell.

use crate::error::Error;
use crate::secret::Secret;
use axum::http::{HeaderMap, HeaderValue, header};
use ui::Preferences;
use words::Language;

const SECRET: &str = "bailiwick";
const LANGUAGE: &str = "language";
const SETTINGS: &str = "settings";
const CURTAIN: &str = "curtain";
/// Browsers keep a cookie no longer than 400 days.
const MAX_AGE: u64 = 400 * 24 * 3600;

/// The secret of a visitor.
pub(super) fn secret(headers: &HeaderMap) -> Option<&str> {
    find(headers, SECRET)
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
    let secure = if base.starts_with("https://") { "; Secure" } else { "" };
    set(&format!("{SECRET}={secret}"), "/", secure)
}

/// Sets the language that a visitor chose.
pub(super) fn set_language(language: Language) -> Result<HeaderValue, Error> {
    set(&format!("{LANGUAGE}={language}"), "/", "")
}

/// Sets what a visitor has set.
pub(super) fn set_settings(settings: &Preferences) -> Result<HeaderValue, Error> {
    set(&format!("{SETTINGS}={settings}"), "/", "")
}

/// Sets a cookie that changes whenever a curtain falls. Browsers keep pages to go back to, but none from before a cookie
/// changed.
pub(super) fn set_curtain(table: &str, revision: u64) -> Result<HeaderValue, Error> {
    set(&format!("{CURTAIN}={revision}"), &format!("/t/{table}"), "")
}

fn set(pair: &str, path: &str, more: &str) -> Result<HeaderValue, Error> {
    let cookie = format!("{pair}; HttpOnly; SameSite=Lax; Path={path}; Max-Age={MAX_AGE}{more}");
    HeaderValue::from_str(&cookie).map_err(Error::internal)
}
