//! A client that asks a server over a socket as browsers do.

use api::PageMoved;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

/// An HTTP response.
pub(super) struct Answer {
    pub(super) head: String,
    pub(super) body: Vec<u8>,
    /// Size on the wire, head and body.
    pub(super) bytes: usize,
}

impl Answer {
    pub(super) fn is_ok(&self) -> bool {
        self.head.contains(" 200 ") || self.head.contains(" 201 ")
    }

    pub(super) fn header(&self, name: &str) -> Option<&str> {
        let of = |line: &&str| line.split_once(':').is_some_and(|(found, _)| found.eq_ignore_ascii_case(name));
        self.head.lines().find(of).and_then(|line| Some(line.split_once(':')?.1.trim()))
    }
}

/// How a request says who asks.
#[derive(Clone, Copy)]
pub(super) enum Credentials<'a> {
    Nobody,
    /// The cookie of a browser.
    Cookie(&'a str),
    /// The secret of one seat.
    Seat(&'a str),
}

/// A connection that is kept alive.
pub(super) struct Client {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

impl Client {
    pub(super) fn connect(address: SocketAddr) -> io::Result<Client> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Client { address, stream: BufReader::new(stream) })
    }

    pub(super) fn get(&mut self, path: &str, from: Credentials<'_>, compressed: bool) -> io::Result<Answer> {
        self.ask("GET", path, from, compressed, "")
    }

    /// Posts JSON or a form.
    pub(super) fn post(
        &mut self,
        path: &str,
        from: Credentials<'_>,
        compressed: bool,
        body: &str,
    ) -> io::Result<Answer> {
        self.ask("POST", path, from, compressed, body)
    }

    fn ask(
        &mut self,
        method: &str,
        path: &str,
        from: Credentials<'_>,
        compressed: bool,
        body: &str,
    ) -> io::Result<Answer> {
        self.send(method, path, from, compressed, body)?;
        self.answer()
    }

    /// Sends a request whose answer is read later.
    pub(super) fn send(
        &mut self,
        method: &str,
        path: &str,
        from: Credentials<'_>,
        compressed: bool,
        body: &str,
    ) -> io::Result<()> {
        let from = match from {
            Credentials::Nobody => String::new(),
            Credentials::Cookie(cookie) => format!("Cookie: {cookie}\r\n"),
            Credentials::Seat(secret) => format!("Authorization: Bearer {secret}\r\n"),
        };
        let encoding = if compressed { "Accept-Encoding: gzip\r\n" } else { "" };
        let kind = if body.starts_with('{') { "json" } else { "x-www-form-urlencoded" };
        let host = self.address;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{from}\
             Accept: application/json\r\n{encoding}\
             Content-Type: application/{kind}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())
    }

    /// Reads the answer to the request that was sent.
    pub(super) fn answer(&mut self) -> io::Result<Answer> {
        let mut answer = Answer { head: String::new(), body: Vec::new(), bytes: 0 };
        loop {
            let mut line = String::new();
            answer.bytes += self.stream.read_line(&mut line)?;
            if line.trim().is_empty() {
                break;
            }
            answer.head += &line;
        }
        let length = answer.header("content-length").and_then(|length| length.parse::<usize>().ok());
        match length {
            Some(length) => self.take(&mut answer, length)?,
            None => self.chunks(&mut answer)?,
        }
        Ok(answer)
    }

    fn take(&mut self, answer: &mut Answer, length: usize) -> io::Result<()> {
        let from = answer.body.len();
        answer.body.resize(from + length, 0);
        answer.bytes += length;
        self.stream.read_exact(&mut answer.body[from..])
    }

    fn chunks(&mut self, answer: &mut Answer) -> io::Result<()> {
        loop {
            let mut line = String::new();
            answer.bytes += self.stream.read_line(&mut line)?;
            let length = usize::from_str_radix(line.trim(), 16).map_err(io::Error::other)?;
            self.take(answer, length)?;
            answer.bytes += self.stream.read_line(&mut String::new())?;
            if length == 0 {
                return Ok(());
            }
        }
    }
}

/// Somebody who is told when a table moves on.
pub(super) struct Listener(BufReader<TcpStream>);

impl Listener {
    /// Listens to a table from a revision on.
    pub(super) fn connect(
        address: SocketAddr,
        id: &str,
        revision: usize,
        cookie: Option<&str>,
    ) -> io::Result<Listener> {
        let mut stream = TcpStream::connect(address)?;
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!("GET /t/{id}/events?from={revision} HTTP/1.1\r\nHost: {address}\r\n{cookie}\r\n");
        stream.write_all(request.as_bytes())?;
        let mut listener = Listener(BufReader::with_capacity(1024, stream));
        let mut head = String::new();
        listener.0.read_line(&mut head)?;
        if !head.starts_with("HTTP/1.1 200 ") {
            return Err(io::Error::other(format!("nobody may listen: {}", head.trim())));
        }
        Ok(listener)
    }

    /// Waits until the table has a revision.
    pub(super) fn hear(&mut self, revision: usize) -> io::Result<()> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.0.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let moved = line.strip_prefix("data:").and_then(|data| serde_json::from_str::<PageMoved>(data).ok());
            if moved.is_some_and(|moved| moved.revision >= revision as u64) {
                return Ok(());
            }
        }
    }
}
