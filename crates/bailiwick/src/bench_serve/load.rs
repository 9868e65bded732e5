//! Many tables at once: what pages weigh, how long a move takes, how many can be made, and what tables and listeners cost.

use super::client::{Client, Credentials, ServerProcess};
use api::{ActRequest, LegalActions, TableState};
use serde::Serialize;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Number of tables.
const TABLES: usize = 1_000;
/// Number of actions at the most advanced table; the others stand everywhere between that and the beginning.
const MOST_DONE: usize = 100;
/// Moves at all tables together: one at each every five seconds.
const MOVES_PER_SECOND: f64 = 200.0;
const PACED_SECONDS: f64 = 15.0;
/// Number of clients that act at once.
const CLIENTS: usize = 16;
const HURRIED_SECONDS: f64 = 5.0;
const LISTENERS: usize = 10_000;

/// What many tables cost.
#[derive(Serialize)]
pub(super) struct Load {
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

impl Load {
    pub(super) fn words(&self) -> String {
        format!(
            "first load, everything compressed   {:>10} bytes\n\
             an update after a move, compressed  {:>10.0} bytes in the mean, {} at most\n\
             a move, {TABLES} tables, {MOVES_PER_SECOND}/s       {:>10.2} ms in the median, {:.2} ms p99 ({} moves)\n\
             moves as fast as they can be made   {:>10.0} a second\n\
             memory at rest                      {:>10.1} MB\n\
             memory for a table                  {:>10.1} kB\n\
             memory for a listener               {:>10.1} kB ({} held)\n",
            self.first_load_bytes,
            self.update_bytes_mean,
            self.update_bytes_most,
            self.milliseconds_median,
            self.milliseconds_p99,
            self.moves,
            self.moves_per_second_at_most,
            self.megabytes_at_rest,
            self.kilobytes_per_table,
            self.kilobytes_per_listener,
            self.listeners,
        )
    }
}

/// Measures tables of a game with this many seats at one screen.
pub(super) fn measure(server: &ServerProcess, game: &str, seats: u8) -> io::Result<Load> {
    let address = server.address;
    let form = (1..=seats).fold(format!("game={game}"), |form, seat| format!("{form}&seat{seat}=here"));
    let at_rest = server.resident();
    let first_load_bytes = first_load(address, &form)?;
    let tables: Vec<Mutex<Table>> =
        (0..TABLES).map(|_| Table::set_up(address, &form).map(Mutex::new)).collect::<io::Result<_>>()?;
    let with_tables = server.resident();
    prepare(address, &tables)?;
    let mut paced = paced(address, &tables)?;
    paced.sort_by(|one, other| one.milliseconds.total_cmp(&other.milliseconds));
    let at = |part: f64| paced[((paced.len() - 1) as f64 * part) as usize].milliseconds;
    let moves_per_second_at_most = hurried(address, &tables)?;
    let before_listeners = server.resident();
    let listeners = listen(address, &tables)?;
    let with_listeners = server.resident();
    Ok(Load {
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

/// Size of the page of a table with everything that it loads, compressed.
fn first_load(address: SocketAddr, form: &str) -> io::Result<usize> {
    let table = Table::set_up(address, form)?;
    let mut client = Client::connect(address)?;
    let page = client.get(&format!("/t/{}", table.id), table.owner(), false)?;
    let text = String::from_utf8_lossy(&page.body).into_owned();
    let mut bytes = client.get(&format!("/t/{}", table.id), table.owner(), true)?.bytes;
    for part in text.split("=\"/static/").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        bytes += client.get(&format!("/static/{name}"), Credentials::Nobody, true)?.bytes;
    }
    Ok(bytes)
}

/// A table whose seats are all at one screen.
struct Table {
    id: String,
    cookie: String,
    revision: u64,
    picks: u64,
}

/// A move and what it cost.
struct Made {
    milliseconds: f64,
    bytes: usize,
}

impl Table {
    fn set_up(address: SocketAddr, form: &str) -> io::Result<Table> {
        let mut client = Client::connect(address)?;
        let answer = client.post("/new", Credentials::Nobody, false, form)?;
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

    fn owner(&self) -> Credentials<'_> {
        Credentials::Cookie(&self.cookie)
    }

    /// A random legal action, if there is any.
    fn pick(&mut self, legal: &[String]) -> Option<String> {
        if legal.is_empty() {
            return None;
        }
        self.picks = self.picks.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some(legal[(self.picks >> 33) as usize % legal.len()].clone())
    }

    /// The legal actions now. Notes the revision.
    fn legal(&mut self, client: &mut Client) -> io::Result<Vec<String>> {
        let answer = client.get(&format!("/api/tables/{}/legal", self.id), self.owner(), false)?;
        let LegalActions { legal, revision, .. } = serde_json::from_slice(&answer.body)?;
        self.revision = revision;
        Ok(legal)
    }

    /// Makes this many moves by the API and then loads the page, as a browser does before it acts.
    fn prepare(&mut self, client: &mut Client, moves: usize) -> io::Result<()> {
        let mut legal = self.legal(client)?;
        for _ in 0..moves {
            let Some(action) = self.pick(&legal) else { break };
            let body = serde_json::to_string(&ActRequest { action, revision: self.revision, seat: None })?;
            let answer = client.post(&format!("/api/tables/{}/act", self.id), self.owner(), false, &body)?;
            let state: TableState = serde_json::from_slice(&answer.body)?;
            (legal, self.revision) = (state.legal, state.revision);
        }
        client.get(&format!("/t/{}", self.id), self.owner(), true)?;
        Ok(())
    }

    /// Makes a random move as a browser does. Asking for the legal actions is not counted.
    fn act(&mut self, client: &mut Client) -> io::Result<Option<Made>> {
        let legal = self.legal(client)?;
        let Some(action) = self.pick(&legal) else { return Ok(None) };
        let body = act_form(self.revision, &action);
        let started = Instant::now();
        let answer = client.post(&format!("/t/{}/act", self.id), self.owner(), true, &body)?;
        let milliseconds = started.elapsed().as_secs_f64() * 1e3;
        if !answer.is_ok() {
            return Err(io::Error::other(format!("`{action}` was not done: {}", answer.head)));
        }
        Ok(Some(Made { milliseconds, bytes: answer.bytes }))
    }
}

/// Brings the tables to the positions at which they are measured.
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
    in_parallel(CLIENTS, work).map(|_| ())
}

/// Makes moves at all tables at a fixed rate, whether or not earlier ones have been answered.
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
    in_parallel(CLIENTS, work)
}

/// Makes as many moves as possible. Returns how many a second.
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
    Ok(in_parallel(CLIENTS, work)?.len() as f64 / started.elapsed().as_secs_f64())
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

/// Opens idle event streams at all tables, as many as the system allows.
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

/// The form by which a browser acts.
pub(super) fn act_form(revision: u64, action: &str) -> String {
    format!("revision={revision}&action={}", action.replace('+', "%2B").replace(' ', "+"))
}
