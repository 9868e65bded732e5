//! Errors as answers. A handler or an extractor fails with an [`HttpError`], which sets the status. [`with_body`] makes the
//! body, as the last step of every request, because only then it is known who reads it: a program gets JSON, a person a page.

use crate::error::{Error, Forbidden, Invalid, NotFound};
use crate::log::Seldom;
use api::{PageProblem, Problem, RefusedAction, TableState};
use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use game::Refused;
use std::sync::Arc;
use std::time::Instant;
use store::StoreError;
use words::{Language, Words};

/// The answer of a handler.
pub(super) type HttpResult = Result<Response, HttpError>;

/// An error, with what HTTP adds to it.
pub(super) struct HttpError {
    error: Error,
    status: StatusCode,
    /// The fresh state for a program that was too late, so that it need not ask again.
    table: Option<Box<TableState>>,
}

impl HttpError {
    /// The error of an extractor that could not parse its part of the request.
    pub(super) fn unreadable(detail: String, status: StatusCode) -> HttpError {
        let error = match status {
            StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
            _ => Invalid::Unreadable(detail).into(),
        };
        HttpError { error, status, table: None }
    }

    /// A conflict, with the fresh state of the table.
    pub(super) fn conflict(table: TableState) -> HttpError {
        HttpError { table: Some(Box::new(table)), ..HttpError::from(Error::Conflict) }
    }

    /// The error with another status.
    pub(super) fn with_status(self, status: StatusCode) -> HttpError {
        HttpError { status, ..self }
    }

    fn problem(&self) -> Problem {
        let refused = match &self.error {
            Error::Refused(refused) => Some(refused),
            _ => None,
        };
        let reason = refused.map(|refused| match refused {
            Refused::Illegal { illegal, nearest, .. } => (illegal.reason.words, nearest.clone()),
            Refused::Unknown { asked, nearest, .. } => (asked.words, nearest.clone()),
            Refused::NotToAct { asked, .. } => (asked.words, Vec::new()),
        });
        let (words, nearest) = reason.map(|(words, nearest)| (words.to_owned(), nearest)).unzip();
        Problem {
            arguments: self.error.details(),
            error: self.error.to_string(),
            key: self.error.key().to_owned(),
            nearest,
            rule: refused.map(|refused| refused.rule().to_owned()),
            table: self.table.clone(),
            words,
        }
    }

    fn page(&self, words: &Words) -> String {
        let title = if self.status == StatusCode::NOT_FOUND { "message-nothing" } else { "message-wrong" };
        ui::message(words, &words.text(title), &self.error.message(words))
    }
}

impl From<Error> for HttpError {
    fn from(error: Error) -> HttpError {
        HttpError { status: status(&error), error, table: None }
    }
}

impl From<NotFound> for HttpError {
    fn from(what: NotFound) -> HttpError {
        Error::from(what).into()
    }
}

impl From<Invalid> for HttpError {
    fn from(why: Invalid) -> HttpError {
        Error::from(why).into()
    }
}

/// The status code of an error.
pub(super) fn status(error: &Error) -> StatusCode {
    match error {
        Error::NotFound(_) => StatusCode::NOT_FOUND,
        Error::Forbidden(Forbidden::WorkerKey | Forbidden::RevokedKey) => StatusCode::UNAUTHORIZED,
        Error::Forbidden(_) => StatusCode::FORBIDDEN,
        Error::Conflict | Error::Taken { .. } => StatusCode::CONFLICT,
        Error::Refused(_) | Error::Posted(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Error::Invalid(_) | Error::Players { .. } | Error::Option { .. } | Error::Thought { .. } => {
            StatusCode::BAD_REQUEST
        }
        Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Error::TooManyRequests
        | Error::TooManyTables
        | Error::TooManyUnfinished { .. }
        | Error::TooManyAnalyses { .. }
        | Error::TooManyQuestions { .. } => StatusCode::TOO_MANY_REQUESTS,
        Error::SlowBody => StatusCode::REQUEST_TIMEOUT,
        Error::Full => StatusCode::INSUFFICIENT_STORAGE,
        // To try again does not help.
        Error::Store(StoreError::Damaged { .. }) => StatusCode::INTERNAL_SERVER_ERROR,
        Error::Store(_) | Error::Busy | Error::TimedOut | Error::QueueFull => StatusCode::SERVICE_UNAVAILABLE,
        Error::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// Seconds after which it makes sense to try again.
fn pause(error: &Error) -> Option<u32> {
    match error {
        Error::TooManyRequests | Error::Store(_) | Error::TimedOut => Some(2),
        Error::Busy => Some(1),
        Error::TooManyAnalyses { .. } | Error::QueueFull => Some(30),
        Error::TooManyTables | Error::TooManyUnfinished { .. } | Error::Full => Some(3600),
        _ => None,
    }
}

/// Logs a fault of the server. That it is busy is counted, and nothing more.
fn log(error: &Error) {
    static LOGGED: Seldom = Seldom::new();
    if matches!(error, Error::Busy | Error::Full | Error::QueueFull) {
        return;
    }
    if let Some(left_out) = LOGGED.now(Instant::now()) {
        tracing::error!(left_out, ?error, "a request failed");
    }
}

/// The status and the headers. The error goes along for [`with_body`].
impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        if self.status.is_server_error() {
            log(&self.error);
        }
        let mut response = self.status.into_response();
        if let Some(seconds) = pause(&self.error) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Who reads the body of an error.
#[derive(Clone, Copy)]
pub(super) enum Reader {
    /// A program.
    Program,
    /// The script of a page, for a person who reads this language.
    Script(Language),
    /// A person who asked for a page and reads this language.
    Person(Language),
}

/// Gives an error its body. Any other answer has one already.
pub(super) fn with_body(response: Response, reader: Reader) -> Response {
    let Some(error) = response.extensions().get::<Arc<HttpError>>().cloned() else { return response };
    let body = match reader {
        Reader::Program => Json(error.problem()).into_response(),
        Reader::Script(language) => {
            let words = error.error.message(Words::of(language));
            let refusal = RefusedAction { action: String::new(), rule: None, words };
            Json(PageProblem { problem: error.problem(), refusal }).into_response()
        }
        Reader::Person(language) => Html(error.page(Words::of(language))).into_response(),
    };
    (response.status(), kept(response.headers()), body).into_response()
}

/// The headers that an error has besides its body.
fn kept(headers: &HeaderMap) -> HeaderMap {
    let names = [header::RETRY_AFTER, header::ALLOW];
    names.into_iter().filter_map(|name| headers.get(&name).cloned().map(|value| (name, value))).collect()
}
