//! `bailiwick admin health`: asks a server whether it can do its work, for supervisors and containers without other means.

use super::args::HealthArgs;
use crate::failure::Failure;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

/// Time for each step of asking.
const PATIENCE: Duration = Duration::from_secs(4);
/// More than any answer has, in bytes.
const LONGEST_ANSWER: u64 = 16 * 1024;

pub(super) fn run(args: &HealthArgs) -> Result<(), Failure> {
    let host = args.server.strip_prefix("http://").map(|host| host.trim_end_matches('/'));
    let Some(host) = host.filter(|host| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ', '\r', '\n']))
    else {
        let right = "write it like http://127.0.0.1:8420, the address that the server listens on";
        return Err(Failure::setting(format!("--server `{}`: {right}", game::excerpt(&args.server))));
    };
    let answer = ask(host).map_err(|error| Failure::unavailable(format!("http://{host} does not answer: {error}")))?;
    let status = answer.strip_prefix("HTTP/1.").and_then(|rest| rest.split([' ', '\r']).nth(1)).unwrap_or_default();
    let text = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body).trim();
    match status {
        "200" => Ok(writeln!(io::stdout(), "{text}")?),
        _ => Err(Failure::unavailable(format!("http://{host}: {status} {}", game::excerpt(text)))),
    }
}

/// Asks over plain HTTP. The answer is at most as long as any should be.
fn ask(host: &str) -> io::Result<String> {
    let with_port = if host.rsplit(']').next().is_some_and(|end| end.contains(':')) {
        host.to_owned()
    } else {
        format!("{host}:80")
    };
    let address = with_port.to_socket_addrs()?.next().ok_or(io::ErrorKind::NotFound)?;
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let question = format!("GET /health/ready HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(question.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(LONGEST_ANSWER).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
