//! `bailiwick bench serve`: what the pages weigh, how long a move takes with many tables, and what tables and listeners cost.
//! A server of its own on loopback is asked over real sockets, as browsers do it.

use crate::failure::Failure;
use serde::Serialize;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Tables at which somebody plays.
const TABLES: usize = 1_000;
/// At the most advanced of them so much has been done already; the others stand everywhere between that and the beginning.
const MOST_DONE: usize = 100;
/// How often somebody acts at any of them: at each every five seconds.
const MOVES_PER_SECOND: f64 = 200.0;
const PACED_SECONDS: f64 = 15.0;
/// How many act at once, as fast as they can.
const HURRIED: usize = 16;
const HURRIED_SECONDS: f64 = 5.0;
const LISTENERS: usize = 10_000;

#[derive(Serialize)]
struct Report {
    first_load_bytes: usize,
    update_bytes_mean: f64,
    update_bytes_most: usize,
    moves: usize,
    milliseconds_median: f64,
    milliseconds_p99: f64,
    moves_per_second_at_most: f64,
    megabytes_at_rest: f64,
    kilobytes_per_table: f64,
    listeners: usize,
    kilobytes_per_listener: f64,
}

/// Measures everything and says it.
pub fn run(json: bool) -> Result<(), Failure> {
    let folder = std::env::temp_dir().join(format!("bailiwick-bench-{}", std::process::id()));
    let report = measure(&folder);
    let _ = fs::remove_dir_all(&folder);
    let report = report?;
    let text =
        if json { serde_json::to_string(&report).map_err(|error| error.to_string())? + "\n" } else { words(&report) };
    Ok(io::stdout().write_all(text.as_bytes())?)
}

fn words(report: &Report) -> String {
    format!(
        "first load, everything compressed   {:>10} bytes\n\
         an update after a move, compressed  {:>10.0} bytes in the mean, {} at most\n\
         a move, {TABLES} tables, {MOVES_PER_SECOND}/s       {:>10.2} ms in the median, {:.2} ms p99 ({} moves)\n\
         moves as fast as they can be made   {:>10.0} a second\n\
         memory at rest                      {:>10.1} MB\n\
         memory for a table                  {:>10.1} kB\n\
         memory for a listener               {:>10.1} kB ({} held)\n",
        report.first_load_bytes,
        report.update_bytes_mean,
        report.update_bytes_most,
        report.milliseconds_median,
        report.milliseconds_p99,
        report.moves,
        report.moves_per_second_at_most,
        report.megabytes_at_rest,
        report.kilobytes_per_table,
        report.kilobytes_per_listener,
        report.listeners,
    )
}

fn measure(folder: &Path) -> Result<Report, Failure> {
    let house = House::open(folder)?;
    let address = house.address;
    let at_rest = house.resident();
    let first_load_bytes = first_load(address)?;
    let tables: Vec<Mutex<Table>> =
        (0..TABLES).map(|_| Table::set_up(address).map(Mutex::new)).collect::<io::Result<_>>()?;
    let with_tables = house.resident();
    prepare(address, &tables)?;
    let mut paced = paced(address, &tables)?;
    paced.sort_by(|one, other| one.milliseconds.total_cmp(&other.milliseconds));
    let at = |part: f64| paced[((paced.len() - 1) as f64 * part) as usize].milliseconds;
    let moves_per_second_at_most = hurried(address, &tables)?;
    let before_listeners = house.resident();
    let listeners = listen(address, &tables)?;
    let with_listeners = house.resident();
    Ok(Report {
        first_load_bytes,
        update_bytes_mean: paced.iter().map(|made| made.bytes as f64).sum::<f64>() / paced.len() as f64,
        update_bytes_most: paced.iter().map(|made| made.bytes).max().unwrap_or_default(),
        moves: paced.len(),
        milliseconds_median: at(0.5),
        milliseconds_p99: at(0.99),
        moves_per_second_at_most,
        megabytes_at_rest: at_rest / 1024.0,
        kilobytes_per_table: (with_tables - at_rest) / TABLES as f64,
        kilobytes_per_listener: (with_listeners - before_listeners) / listeners.len() as f64,
        listeners: listeners.len(),
    })
}

/// A server in a process of its own, so that its memory is its own too.
struct House {
    process: Child,
    address: SocketAddr,
}

impl House {
    fn open(folder: &Path) -> Result<House, Failure> {
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut told = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut told)?;
        }
        let address = told.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        let Some(address) = address else {
            let _ = process.kill();
            return Err(Failure::Message("the server did not open".to_owned()));
        };
        Ok(House { process, address })
    }

    /// Its resident memory, in kilobytes.
    fn resident(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(f64::NAN)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// An answer over a connection.
struct Answer {
    head: String,
    body: Vec<u8>,
    /// What came over the wire, head and body.
    bytes: usize,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        let of = |line: &&str| line.split_once(':').is_some_and(|(found, _)| found.eq_ignore_ascii_case(name));
        self.head.lines().find(of).and_then(|line| Some(line.split_once(':')?.1.trim()))
    }
}

/// A connection that is kept.
struct Client {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

impl Client {
    fn connect(address: SocketAddr) -> io::Result<Client> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Client { address, stream: BufReader::new(stream) })
    }

    fn ask(&mut self, method: &str, path: &str, cookie: &str, compressed: bool, body: &str) -> io::Result<Answer> {
        let encoding = if compressed { "Accept-Encoding: gzip\r\n" } else { "" };
        let kind = if body.starts_with('{') { "json" } else { "x-www-form-urlencoded" };
        let host = self.address;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n\
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

/// A page of a table with everything that it loads.
fn first_load(address: SocketAddr) -> Result<usize, Failure> {
    let table = Table::set_up(address)?;
    let mut client = Client::connect(address)?;
    let page = client.ask("GET", &format!("/t/{}", table.id), &table.cookie, false, "")?;
    let text = String::from_utf8_lossy(&page.body).into_owned();
    let mut bytes = client.ask("GET", &format!("/t/{}", table.id), &table.cookie, true, "")?.bytes;
    for part in text.split("=\"/static/").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        bytes += client.ask("GET", &format!("/static/{name}"), "", true, "")?.bytes;
    }
    Ok(bytes)
}

/// A table of two at one screen, and what is known of it.
struct Table {
    id: String,
    cookie: String,
    revision: u64,
    picks: u64,
}

/// A move that was made.
struct Made {
    milliseconds: f64,
    bytes: usize,
}

impl Table {
    fn set_up(address: SocketAddr) -> io::Result<Table> {
        let mut client = Client::connect(address)?;
        let answer = client.ask("POST", "/new", "", false, "game=caylus&seat1=you&seat2=here&seat3=here&seat4=here")?;
        let missing = || io::Error::other(format!("no table was set up: {}", answer.head));
        let id = answer.header("location").and_then(|to| to.strip_prefix("/t/")).ok_or_else(missing)?.to_owned();
        let cookie = answer.header("set-cookie").and_then(|set| set.split(';').next()).ok_or_else(missing)?.to_owned();
        Ok(Table {
            picks: id.bytes().fold(1, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte)),
            id,
            cookie,
            revision: 0,
        })
    }

    /// An action by chance, if any is to be done.
    fn pick(&mut self, state: &serde_json::Value) -> Option<String> {
        self.revision = state["revision"].as_u64().unwrap_or(self.revision);
        let actions = state["legal"].as_array().filter(|actions| !actions.is_empty())?;
        self.picks = self.picks.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some(actions[(self.picks >> 33) as usize % actions.len()].as_str().unwrap_or_default().to_owned())
    }

    fn legal(&mut self, client: &mut Client) -> io::Result<serde_json::Value> {
        let legal = client.ask("GET", &format!("/api/tables/{}/legal", self.id), &self.cookie, false, "")?;
        Ok(serde_json::from_slice(&legal.body)?)
    }

    /// Does so much without a page, and then looks at the page, as every browser has before it acts.
    fn prepare(&mut self, client: &mut Client, moves: usize) -> io::Result<()> {
        let mut state = self.legal(client)?;
        for _ in 0..moves {
            let Some(action) = self.pick(&state) else { break };
            let body = format!(r#"{{"action": "{action}", "revision": {}}}"#, self.revision);
            let answer = client.ask("POST", &format!("/api/tables/{}/act", self.id), &self.cookie, false, &body)?;
            state = serde_json::from_slice(&answer.body)?;
        }
        client.ask("GET", &format!("/t/{}", self.id), &self.cookie, true, "")?;
        Ok(())
    }

    /// Acts by chance: what could be done is asked for first and not counted; the move itself is.
    fn act(&mut self, client: &mut Client) -> io::Result<Option<Made>> {
        let legal = self.legal(client)?;
        let Some(action) = self.pick(&legal) else { return Ok(None) };
        let body = format!("revision={}&action={}", self.revision, action.replace('+', "%2B").replace(' ', "+"));
        let started = Instant::now();
        let answer = client.ask("POST", &format!("/t/{}/act", self.id), &self.cookie, true, &body)?;
        let milliseconds = started.elapsed().as_secs_f64() * 1e3;
        if !answer.head.contains(" 200 ") {
            return Err(io::Error::other(format!("`{action}` was not done: {}", answer.head)));
        }
        Ok(Some(Made { milliseconds, bytes: answer.bytes }))
    }
}

/// Brings the tables to where they are measured.
fn prepare(address: SocketAddr, tables: &[Mutex<Table>]) -> io::Result<()> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut client = Client::connect(address)?;
        while let Some(table) = tables.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut table = table.lock().unwrap_or_else(|lock| lock.into_inner());
            let moves = (table.picks % MOST_DONE as u64) as usize;
            table.prepare(&mut client, moves)?;
        }
        Ok(Vec::<()>::new())
    };
    in_parallel(HURRIED, work).map(|_| ())
}

/// Moves at all tables, so many a second, whether or not those before have been answered.
fn paced(address: SocketAddr, tables: &[Mutex<Table>]) -> io::Result<Vec<Made>> {
    let next = AtomicUsize::new(0);
    let started = Instant::now();
    let total = (MOVES_PER_SECOND * PACED_SECONDS) as usize;
    let work = || {
        let mut client = Client::connect(address)?;
        let mut made = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= total {
                return Ok(made);
            }
            let due = Duration::from_secs_f64(number as f64 / MOVES_PER_SECOND);
            thread::sleep(due.saturating_sub(started.elapsed()));
            let mut table = tables[number % tables.len()].lock().unwrap_or_else(|lock| lock.into_inner());
            made.extend(table.act(&mut client)?);
        }
    };
    in_parallel(HURRIED, work)
}

/// As many moves as can be made: how many a second.
fn hurried(address: SocketAddr, tables: &[Mutex<Table>]) -> io::Result<f64> {
    let next = AtomicUsize::new(0);
    let started = Instant::now();
    let work = || {
        let mut client = Client::connect(address)?;
        let mut made = Vec::new();
        while started.elapsed().as_secs_f64() < HURRIED_SECONDS {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let mut table = tables[number % tables.len()].lock().unwrap_or_else(|lock| lock.into_inner());
            made.extend(table.act(&mut client)?);
        }
        Ok(made)
    };
    Ok(in_parallel(HURRIED, work)?.len() as f64 / started.elapsed().as_secs_f64())
}

fn in_parallel<T: Send>(threads: usize, work: impl Fn() -> io::Result<Vec<T>> + Sync) -> io::Result<Vec<T>> {
    let results = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect::<Vec<_>>()
    });
    let all: Vec<Vec<T>> = results.into_iter().collect::<io::Result<_>>()?;
    Ok(all.into_iter().flatten().collect())
}

/// Idle listeners, some at each table, as many as the system allows; each has been greeted.
fn listen(address: SocketAddr, tables: &[Mutex<Table>]) -> io::Result<Vec<TcpStream>> {
    let mut listeners = Vec::with_capacity(LISTENERS);
    for number in 0..LISTENERS {
        let table = tables[number % tables.len()].lock().unwrap_or_else(|lock| lock.into_inner());
        let Ok(mut stream) = TcpStream::connect(address) else { break };
        let request = format!(
            "GET /t/{}/events?from={} HTTP/1.1\r\nHost: {address}\r\nCookie: {}\r\n\r\n",
            table.id, table.revision, table.cookie
        );
        stream.write_all(request.as_bytes())?;
        let mut first = [0; 15];
        stream.read_exact(&mut first)?;
        if &first != b"HTTP/1.1 200 OK" {
            break;
        }
        listeners.push(stream);
    }
    Ok(listeners)
}
