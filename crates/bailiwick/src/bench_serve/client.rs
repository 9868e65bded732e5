//! The server that is measured, in a process of its own, and a client that asks it over a socket as browsers do.

use crate::failure::Failure;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server in a process of its own, so that its memory and processor time can be told from the client's.
pub(super) struct ServerProcess {
    process: Child,
    pub(super) address: SocketAddr,
}

impl ServerProcess {
    pub(super) fn start(folder: &Path) -> Result<ServerProcess, Failure> {
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--log-level", "error", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        let Some(address) = address else {
            let _ = process.kill();
            return Err(Failure::Message("the server did not open".to_owned()));
        };
        Ok(ServerProcess { process, address })
    }

    /// Resident memory, in kilobytes.
    pub(super) fn resident(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(f64::NAN)
    }

    /// Processor time of all its threads so far, in milliseconds.
    pub(super) fn processor_time(&self) -> f64 {
        let threads = fs::read_dir(format!("/proc/{}/task", self.process.id())).into_iter().flatten().flatten();
        let nanoseconds = |thread: fs::DirEntry| -> Option<f64> {
            let schedstat = fs::read_to_string(thread.path().join("schedstat")).ok()?;
            schedstat.split_whitespace().next()?.parse().ok()
        };
        let all: Vec<f64> = threads.filter_map(nanoseconds).collect();
        if all.is_empty() { f64::NAN } else { all.iter().sum::<f64>() / 1e6 }
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

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
        self.stream.get_mut().write_all(request.as_bytes())?;
        self.answer()
    }

    fn answer(&mut self) -> io::Result<Answer> {
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
