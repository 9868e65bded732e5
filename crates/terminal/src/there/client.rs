//! Asking a server, and listening to it.

use super::link::{Key, Link};
use crate::{Fault, Told, Trouble};
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader};
use std::time::Duration;
use ureq::http::Response;
#[cfg(feature = "tls")]
use ureq::tls::{RootCerts, TlsConfig};
use ureq::{Agent, RequestBuilder};

/// How long a server is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Longer than this no answer takes.
    pub answer: Duration,
    /// Whoever listens hears at least every 25 seconds that the server is there; longer than this it is never silent.
    pub silence: Duration,
    /// The pause before it is asked again: at first, and at most.
    pub again: [Duration; 2],
}

impl Default for Patience {
    fn default() -> Patience {
        let again = [Duration::from_millis(500), Duration::from_secs(10)];
        Patience { answer: Duration::from_secs(20), silence: Duration::from_secs(40), again }
    }
}

/// Somebody who sits at a server.
#[derive(Clone)]
pub(super) struct Client {
    agent: Agent,
    pub patience: Patience,
    base: String,
    /// The secret of his seat, or of several; a spectator has none.
    secret: Option<String>,
    /// The table.
    id: String,
}

/// A seat that was taken.
pub struct Joined {
    pub(super) client: Client,
    /// Which game is played there.
    pub game: String,
    /// The personal link of somebody who has just taken the seat: he needs it to come back.
    pub link: Option<String>,
}

/// Sits down where a link leads; an invitation is taken by this name.
pub fn join(link: &Link, name: &str, patience: Patience) -> Result<Joined, Trouble> {
    let config = Agent::config_builder().max_redirects(0).http_status_as_error(false);
    let config = config.timeout_connect(Some(patience.answer)).timeout_recv_response(Some(patience.answer));
    let config = config.timeout_per_read(Some(patience.silence));
    #[cfg(feature = "tls")]
    let config = config.tls_config(TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build());
    let agent = config.build().new_agent();
    let mut client = Client { agent, patience, base: link.base.clone(), secret: None, id: String::new() };
    let personal = match &link.key {
        Key::Seat(secret) => {
            client.secret = Some(secret.clone());
            client.id = client.table_of(secret)?;
            None
        }
        Key::Invitation(secret) => {
            let joined = client.post_to(&format!("/api/join/{secret}"), &json!({"name": name}))?;
            client.id = text(&joined, "id");
            client.secret = Some(text(&joined, "secret"));
            Some(text(&joined, "link"))
        }
    };
    let game = text(&client.get("")?, "game");
    Ok(Joined { client, game, link: personal })
}

fn text(value: &Value, name: &str) -> String {
    value[name].as_str().unwrap_or_default().to_owned()
}

fn lost(error: impl Into<ureq::Error>) -> Trouble {
    let why = match error.into() {
        ureq::Error::HostNotFound => Fault::NoHost,
        ureq::Error::Timeout(_) => Fault::Slow,
        ureq::Error::Io(error) if is_about_a_certificate(&error) => Fault::Certificate(error.to_string()),
        ureq::Error::Io(error) => match error.kind() {
            io::ErrorKind::ConnectionRefused => Fault::Refused,
            io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => Fault::Slow,
            io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::UnexpectedEof => Fault::Ended,
            _ => Fault::Other(error.to_string()),
        },
        other => Fault::Other(other.to_string()),
    };
    Trouble::Lost { why }
}

/// Whether a server could not show who it is.
#[cfg(feature = "tls")]
fn is_about_a_certificate(error: &io::Error) -> bool {
    let inside = error.get_ref().and_then(|inside| inside.downcast_ref());
    matches!(inside, Some(rustls::Error::InvalidCertificate(_)))
}

/// Where nothing is encrypted, nobody has to show who he is.
#[cfg(not(feature = "tls"))]
fn is_about_a_certificate(_: &io::Error) -> bool {
    false
}

impl Client {
    /// Somebody who looks at the same table and sits nowhere.
    pub fn spectator(&self) -> Client {
        Client { secret: None, ..self.clone() }
    }

    /// A request that says who asks.
    fn signed<B>(&self, request: RequestBuilder<B>) -> RequestBuilder<B> {
        match &self.secret {
            Some(secret) => request.header("authorization", format!("Bearer {secret}")),
            None => request,
        }
    }

    /// The table where a secret holds a seat: its personal link leads there.
    fn table_of(&self, secret: &str) -> Result<String, Trouble> {
        let request = self.signed(self.agent.get(format!("{}/seat/{secret}", self.base)));
        let mut answer = request.header("accept", "application/json").call().map_err(lost)?;
        let to = answer.headers().get("location").and_then(|to| to.to_str().ok());
        match to.and_then(|to| to.rsplit_once("/t/")) {
            Some((_, id)) => Ok(id.split('?').next().unwrap_or_default().to_owned()),
            None => Err(refusal(&read(&mut answer)?, answer.status().as_u16())),
        }
    }

    /// Something about the table: `""` is all of it, `"/log"` what has happened.
    pub fn get(&self, what: &str) -> Result<Value, Trouble> {
        let mut answer = self.ask(what, None)?;
        let body = read(&mut answer)?;
        if answer.status().is_success() { Ok(body) } else { Err(refusal(&body, answer.status().as_u16())) }
    }

    /// The record of the game.
    pub fn record(&self) -> Result<String, Trouble> {
        self.ask("/record", None)?.body_mut().read_to_string().map_err(lost)
    }

    fn ask(&self, what: &str, accept: Option<&str>) -> Result<Response<ureq::Body>, Trouble> {
        let request = self.signed(self.agent.get(format!("{}/api/tables/{}{what}", self.base, self.id)));
        request.header("accept", accept.unwrap_or("application/json")).call().map_err(lost)
    }

    /// Does something at the table.
    pub fn post(&self, what: &str, body: &Value) -> Result<Value, Trouble> {
        self.post_to(&format!("/api/tables/{}{what}", self.id), body)
    }

    fn post_to(&self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let request = self.signed(self.agent.post(format!("{}{path}", self.base)));
        let request = request.header("content-type", "application/json");
        let mut answer = request.send(body.to_string()).map_err(lost)?;
        let body = read(&mut answer)?;
        if answer.status().is_success() { Ok(body) } else { Err(refusal(&body, answer.status().as_u16())) }
    }

    /// Calls `moved` whenever something has changed at the table, until it wants no more, or the server is silent or gone.
    pub fn listen(&self, mut moved: impl FnMut() -> Result<bool, Trouble>) -> Result<(), Trouble> {
        let mut answer = self.ask("/stream", Some("text/event-stream"))?;
        if !answer.status().is_success() {
            let status = answer.status().as_u16();
            return Err(refusal(&read(&mut answer)?, status));
        }
        for line in BufReader::new(answer.into_body().into_reader()).lines() {
            // What has changed is asked for anew, as each seat sees it.
            if line.map_err(lost)?.starts_with("data:") && !moved()? {
                return Ok(());
            }
        }
        Err(Trouble::Lost { why: Fault::Ended })
    }
}

fn read(answer: &mut Response<ureq::Body>) -> Result<Value, Trouble> {
    let text = answer.body_mut().read_to_string().map_err(lost)?;
    Ok(serde_json::from_str(&text).unwrap_or_default())
}

fn refusal(body: &Value, status: u16) -> Trouble {
    let about = body["arguments"].as_object().cloned().unwrap_or_default();
    let told = Told { status, key: text(body, "key"), about, text: text(body, "error") };
    match status {
        409 => Trouble::Changed,
        // Too much at once, or something that the server is to blame for: later it may go well.
        429 | 500.. => Trouble::Lost { why: Fault::Told(told) },
        _ => Trouble::Told(told),
    }
}
