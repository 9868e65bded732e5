//! The HTTP client: requests to a server, and its stream of events.

use super::link::{SeatKey, SeatLink};
use crate::{ConnectionError, ServerError, TableError};
use api::{JoinRequest, JoinedSeat, Problem, TableState};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{self, BufRead, BufReader};
use std::time::Duration;
use ureq::http::Response;
#[cfg(feature = "tls")]
use ureq::tls::{RootCerts, TlsConfig};
use ureq::{Agent, RequestBuilder};

/// How long a server is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// Longest time until an answer comes.
    pub answer: Duration,
    /// Longest silence of the stream of events; a server sends something at least every 25 seconds.
    pub silence: Duration,
    /// The pause before a lost server is asked again: the first one, and the longest.
    pub again: [Duration; 2],
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        let again = [Duration::from_millis(500), Duration::from_secs(10)];
        Timeouts { answer: Duration::from_secs(20), silence: Duration::from_secs(40), again }
    }
}

/// A client of one table at a server.
#[derive(Clone)]
pub(super) struct Client {
    agent: Agent,
    pub(super) timeouts: Timeouts,
    base: String,
    /// The secret of the seats that are played here; a spectator has none.
    secret: Option<String>,
    /// The id of the table.
    id: String,
}

/// A seat that was taken.
pub struct Joined {
    pub(super) client: Client,
    /// The game that is played there.
    pub game: String,
    /// The personal link of a seat that has just been taken: the player needs it to come back.
    pub link: Option<String>,
}

/// Sits down where a link leads; an invitation is taken under this name.
///
/// # Errors
///
/// If the server does not answer, or does not know the seat.
pub fn join(link: &SeatLink, name: &str, timeouts: Timeouts) -> Result<Joined, TableError> {
    let config = Agent::config_builder().max_redirects(0).http_status_as_error(false);
    let config = config.timeout_connect(Some(timeouts.answer)).timeout_recv_response(Some(timeouts.answer));
    let config = config.timeout_per_read(Some(timeouts.silence));
    #[cfg(feature = "tls")]
    let config = config.tls_config(TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build());
    let agent = config.build().new_agent();
    let mut client = Client { agent, timeouts, base: link.base.clone(), secret: None, id: String::new() };
    let personal = match &link.key {
        SeatKey::Seat(secret) => {
            client.secret = Some(secret.clone());
            client.id = client.table_of(secret)?;
            None
        }
        SeatKey::Invitation(secret) => {
            let request = JoinRequest { name: name.to_owned() };
            let joined: JoinedSeat = client.post_to(&format!("/api/join/{secret}"), &request)?;
            (client.id, client.secret) = (joined.id, Some(joined.secret));
            Some(joined.link)
        }
    };
    let table: TableState = client.get("")?;
    Ok(Joined { client, game: table.game, link: personal })
}

fn lost(error: impl Into<ureq::Error>) -> TableError {
    let why = match error.into() {
        ureq::Error::HostNotFound => ConnectionError::NoHost,
        ureq::Error::Timeout(_) => ConnectionError::Slow,
        ureq::Error::Io(error) if is_about_a_certificate(&error) => ConnectionError::Certificate(error.to_string()),
        ureq::Error::Io(error) => match error.kind() {
            io::ErrorKind::ConnectionRefused => ConnectionError::Refused,
            io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => ConnectionError::Slow,
            io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::UnexpectedEof => ConnectionError::Ended,
            _ => ConnectionError::Other(error.to_string()),
        },
        other => ConnectionError::Other(other.to_string()),
    };
    TableError::Lost { why }
}

/// Whether the certificate of a server is not trusted.
#[cfg(feature = "tls")]
fn is_about_a_certificate(error: &io::Error) -> bool {
    let inside = error.get_ref().and_then(|inside| inside.downcast_ref());
    matches!(inside, Some(rustls::Error::InvalidCertificate(_)))
}

/// Without encryption there are no certificates.
#[cfg(not(feature = "tls"))]
fn is_about_a_certificate(_: &io::Error) -> bool {
    false
}

impl Client {
    /// A client of the same table without a seat.
    pub(super) fn spectator(&self) -> Client {
        Client { secret: None, ..self.clone() }
    }

    /// Adds the secret to a request.
    fn signed<B>(&self, request: RequestBuilder<B>) -> RequestBuilder<B> {
        match &self.secret {
            Some(secret) => request.header("authorization", format!("Bearer {secret}")),
            None => request,
        }
    }

    /// The id of the table where a secret holds a seat: its personal link redirects there.
    fn table_of(&self, secret: &str) -> Result<String, TableError> {
        let request = self.signed(self.agent.get(format!("{}/seat/{secret}", self.base)));
        let mut answer = request.header("accept", "application/json").call().map_err(lost)?;
        let to = answer.headers().get("location").and_then(|to| to.to_str().ok());
        match to.and_then(|to| to.rsplit_once("/t/")) {
            Some((_, id)) => Ok(id.split('?').next().unwrap_or_default().to_owned()),
            None => Err(refusal(&mut answer)),
        }
    }

    /// Gets something of the table: `""` is its state, `"/log"` what has happened.
    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, TableError> {
        read(self.request(path, "application/json")?)
    }

    /// Gets the record of the game.
    pub(super) fn record(&self) -> Result<String, TableError> {
        self.request("/record", "application/json")?.body_mut().read_to_string().map_err(lost)
    }

    fn request(&self, path: &str, accept: &str) -> Result<Response<ureq::Body>, TableError> {
        let request = self.signed(self.agent.get(format!("{}/api/tables/{}{path}", self.base, self.id)));
        request.header("accept", accept).call().map_err(lost)
    }

    /// Does something at the table.
    pub(super) fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, TableError> {
        self.post_to(&format!("/api/tables/{}{path}", self.id), body)
    }

    fn post_to<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, TableError> {
        let request = self.signed(self.agent.post(format!("{}{path}", self.base)));
        let request = request.header("content-type", "application/json");
        let body = serde_json::to_string(body).map_err(strange)?;
        read(request.send(body).map_err(lost)?)
    }

    /// Calls `moved` whenever the table has changed, until that returns false, or the server is silent or gone.
    pub(super) fn listen(&self, mut moved: impl FnMut() -> Result<bool, TableError>) -> Result<(), TableError> {
        let mut answer = self.request("/stream", "text/event-stream")?;
        if !answer.status().is_success() {
            return Err(refusal(&mut answer));
        }
        for line in BufReader::new(answer.into_body().into_reader()).lines() {
            // The data of the event is ignored: each seat asks for what it sees.
            if line.map_err(lost)?.starts_with("data:") && !moved()? {
                return Ok(());
            }
        }
        Err(TableError::Lost { why: ConnectionError::Ended })
    }
}

/// The server says something that cannot be understood.
pub(super) fn strange(error: impl ToString) -> TableError {
    TableError::Strange(error.to_string())
}

/// Reads the body of an answer.
fn read<T: DeserializeOwned>(mut answer: Response<ureq::Body>) -> Result<T, TableError> {
    if !answer.status().is_success() {
        return Err(refusal(&mut answer));
    }
    let text = answer.body_mut().read_to_string().map_err(lost)?;
    serde_json::from_str(&text).map_err(strange)
}

/// The error that an answer tells. Its body may come from a proxy that knows nothing of our errors.
fn refusal(answer: &mut Response<ureq::Body>) -> TableError {
    let status = answer.status().as_u16();
    let body = match answer.body_mut().read_to_string() {
        Ok(body) => body,
        Err(error) => return lost(error),
    };
    let error = match serde_json::from_str::<Problem>(&body) {
        Ok(Problem { key, arguments, error, .. }) => {
            ServerError { status, key, details: Box::new(arguments), text: error }
        }
        Err(_) => ServerError { status, ..ServerError::default() },
    };
    match status {
        409 => TableError::Changed,
        // Too many requests, or the server failed: later it may work.
        429 | 500.. => TableError::Lost { why: ConnectionError::ServerError(error) },
        _ => TableError::ServerError(error),
    }
}
