//! Small answers that several handlers give.

use crate::error::Error;
use crate::renderings::{Encoding, Rendered};
use axum::body::Bytes;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Sends a browser to another page of ours.
pub(super) fn redirect(path: &str) -> Result<Response, Error> {
    let path = HeaderValue::from_str(path).map_err(Error::internal)?;
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, path)]).into_response())
}

/// A shared text as a body, without a copy.
pub(super) fn bytes(text: Arc<str>) -> Bytes {
    Bytes::from_owner(Arc::<[u8]>::from(text))
}

/// JSON that was written before.
pub(super) fn json_text(text: Arc<str>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], bytes(text)).into_response()
}

/// JSON that was rendered, and perhaps compressed, before.
pub(super) fn rendered_json(rendered: Rendered) -> Response {
    let mut response = ([(header::CONTENT_TYPE, "application/json")], rendered.body).into_response();
    if rendered.encoding == Encoding::Gzip {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    response
}

/// The answer with a cookie, if there is one to set.
pub(super) fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
