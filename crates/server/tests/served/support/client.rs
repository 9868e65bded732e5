//! A small HTTP client for tests, with the standard library alone.

#![allow(dead_code)] // every test uses some of it

use api::{ActRequest, CreatedTable, NewSeatKind, NewSeatRequest, NewTableRequest, TableState};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// A folder that is removed when the test ends.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("bailiwick-test-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A client: a browser with a cookie that it keeps, or a program with a key.
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub bearer: Option<String>,
}

/// The answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The body as a type of the API.
    pub fn read<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// A seat of the client.
pub fn you() -> NewSeatRequest {
    NewSeatRequest::of(NewSeatKind::You)
}

/// A seat of the client with a name.
pub fn you_named(name: &str) -> NewSeatRequest {
    NewSeatRequest { name: name.to_owned(), ..you() }
}

/// A seat of another player at the client's screen.
pub fn hotseat() -> NewSeatRequest {
    NewSeatRequest::of(NewSeatKind::Hotseat)
}

/// An open seat.
pub fn open() -> NewSeatRequest {
    NewSeatRequest::of(NewSeatKind::Open)
}

/// A seat of a bot.
pub fn bot(level: &str) -> NewSeatRequest {
    NewSeatRequest::bot(level)
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client { address, cookie: None, bearer: None }
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[], b"")
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, &[("content-type", "application/json")], body.to_string().as_bytes())
    }

    pub fn form(&mut self, path: &str, body: &str) -> Answer {
        self.ask("POST", path, &[("content-type", "application/x-www-form-urlencoded")], body.as_bytes())
    }

    pub fn ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        self.try_ask(method, path, headers, body).unwrap_or_else(|| panic!("no answer to {method} {path}"))
    }

    /// A request to a server that may be killed at any moment: an incomplete answer is none.
    pub fn try_ask(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Option<Answer> {
        let mut stream = self.send(method, path, headers, body)?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).ok()?;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1))?.parse().ok()?;
        let pair = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
        let answer = Answer { status, headers: lines.filter_map(pair).collect(), body: body.to_owned() };
        let length = answer.header("content-length").and_then(|length| length.parse::<usize>().ok());
        if length.is_some_and(|length| length + head.len() + 4 > bytes.len()) {
            return None;
        }
        // That a curtain has fallen is of no use to a client that keeps no pages.
        if let Some(cookie) = answer.header("set-cookie").filter(|cookie| !cookie.starts_with("curtain=")) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Some(answer)
    }

    fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Option<TcpStream> {
        let mut stream = TcpStream::connect(self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        // HTTP/1.0: the answer ends with the connection and is not cut into chunks.
        let mut head = format!("{method} {path} HTTP/1.0\r\ncontent-length: {}\r\n", body.len());
        let has = |wanted: &str| headers.iter().any(|(name, _)| *name == wanted);
        if !has("host") {
            head += &format!("host: {}\r\n", self.address);
        }
        if !has("origin") {
            head += &format!("origin: http://{}\r\n", self.address);
        }
        self.cookie.iter().for_each(|cookie| head += &format!("cookie: {cookie}\r\n"));
        self.bearer.iter().for_each(|key| head += &format!("authorization: Bearer {key}\r\n"));
        headers.iter().for_each(|(name, value)| head += &format!("{name}: {value}\r\n"));
        // A server that refuses early may close the connection before everything is sent.
        let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(b"\r\n"));
        let _ = stream.write_all(body);
        Some(stream)
    }

    /// Listens to a stream of events.
    pub fn listen(&self, path: &str, headers: &[(&str, &str)]) -> Listener {
        Listener(BufReader::new(self.send("GET", path, headers, b"").unwrap()))
    }

    /// Creates a table.
    pub fn table(&mut self, game: &str, seats: &[NewSeatRequest]) -> CreatedTable {
        let (game, seats) = (game.to_owned(), seats.to_vec());
        let request = NewTableRequest { game, seats, ..NewTableRequest::default() };
        let answer = self.post("/api/tables", &json!(request));
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.read()
    }

    /// Acts for the first seat of the client that is to act.
    pub fn act(&mut self, id: &str, revision: u64, action: &str) -> Answer {
        let request = ActRequest { action: action.to_owned(), revision, seat: None };
        self.post(&format!("/api/tables/{id}/act"), &json!(request))
    }

    /// The state of a table.
    pub fn view(&mut self, id: &str) -> TableState {
        let answer = self.get(&format!("/api/tables/{id}"));
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.read()
    }
}

/// A client of a stream.
pub struct Listener(BufReader<TcpStream>);

/// An event of a stream.
#[derive(Debug)]
pub struct Heard {
    pub id: String,
    pub data: String,
}

impl Heard {
    /// The data as a type of the API.
    pub fn read<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.data).unwrap_or_else(|error| panic!("{error}: {}", self.data))
    }
}

impl Listener {
    /// Waits until the server has answered.
    pub fn opened(mut self) -> Listener {
        let mut line = String::new();
        assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "the stream ended");
        self
    }

    /// The status with which it was answered.
    pub fn status(mut self) -> u16 {
        let mut line = String::new();
        self.0.read_line(&mut line).unwrap();
        line.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
    }

    pub fn next(&mut self) -> Heard {
        let mut heard = Heard { id: String::new(), data: String::new() };
        loop {
            let mut line = String::new();
            assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "the stream ended");
            if let Some(id) = line.strip_prefix("id: ") {
                heard.id = id.trim().to_owned();
            } else if let Some(data) = line.strip_prefix("data: ") {
                heard.data = data.trim_end().to_owned();
            } else if line.trim().is_empty() && !heard.data.is_empty() {
                return heard;
            }
        }
    }
}
