//! Links as QR codes, so that a phone that is pointed at a screen opens them. The library has no dependencies and builds in a
//! second.

use super::AppState;
use super::error::HttpResult;
use super::extract::{UrlPath, Visitor};
use super::play::{AtTable, read_invitation};
use crate::error::{Error, NotFound};
use crate::secret::Secret;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

/// The side of the picture, in pixels; it is drawn at any size.
const SIDE: u32 = 220;

/// The code of an invitation.
pub(super) async fn invitation(
    State(app): State<AppState>,
    UrlPath(text): UrlPath<String>,
    visitor: Visitor,
) -> HttpResult {
    let secret = read_invitation(&text)?;
    picture(&format!("{}/join/{secret}", app.service.base_for(visitor.host)))
}

/// The code of a personal link.
pub(super) async fn seat(State(app): State<AppState>, UrlPath(text): UrlPath<String>, visitor: Visitor) -> HttpResult {
    let secret: Secret = text.parse().map_err(|_| NotFound::Seat)?;
    picture(&format!("{}/seat/{secret}", app.service.base_for(visitor.host)))
}

/// The code of the address of a table.
pub(super) async fn table(at_table: AtTable) -> HttpResult {
    picture(&format!("{}{}", at_table.service.base_for(at_table.viewer.host), at_table.path()))
}

/// The code of an address, black on white with the margin that cameras need.
fn picture(address: &str) -> HttpResult {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).map_err(Error::internal)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(SIDE, SIDE).quiet_zone(true).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}
