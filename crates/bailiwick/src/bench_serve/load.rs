//! Many tables at once: what pages weigh, how long a move takes, how many can be made, and what tables and listeners cost. Requests
//! about a table go to one server after the other.

use super::client::{Client, Credentials, Listener};
use super::planned::SharedTable;
use super::servers::Servers;
use games::Playable;
use serde::Serialize;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
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
    browsers: Hurry,
    programs: Hurry,
    megabytes_at_rest: f64,
    kilobytes_per_table: f64,
    megabytes_after_moves: f64,
    listeners: usize,
    kilobytes_per_listener: f64,
}

/// Moves as fast as they can be made.
#[derive(Serialize)]
struct Hurry {
    moves_per_second: f64,
    /// Processor time of the servers for a move; that of a database is not in it.
    processor_milliseconds: f64,
}

impl Hurry {
    fn words(&self) -> String {
        let Hurry { moves_per_second, processor_milliseconds } = self;
        format!(
            "{moves_per_second:>10.0} a second, {processor_milliseconds:.3} ms of the servers' processor time each\n"
        )
    }
}

impl Load {
    pub(super) fn words(&self) -> String {
        format!(
            "first load, everything compressed   {:>10} bytes\n\
             an update after a move, compressed  {:>10.0} bytes in the mean, {} at most\n\
             a move, {TABLES} tables, {MOVES_PER_SECOND}/s       {:>10.2} ms in the median, {:.2} ms p99 ({} moves)\n\
             moves of browsers in a hurry        {}\
             moves of programs in a hurry        {}\
             memory at rest, all servers         {:>10.1} MB\n\
             memory for a table, all servers     {:>10.1} kB\n\
             memory after the moves, all servers {:>10.1} MB\n\
             memory for a listener               {:>10.1} kB ({} held)\n",
            self.first_load_bytes,
            self.update_bytes_mean,
            self.update_bytes_most,
            self.milliseconds_median,
            self.milliseconds_p99,
            self.moves,
            self.browsers.words(),
            self.programs.words(),
            self.megabytes_at_rest,
            self.kilobytes_per_table,
            self.megabytes_after_moves,
            self.kilobytes_per_listener,
            self.listeners,
        )
    }
}

/// Measures tables of a game with this many seats at one screen.
pub(super) fn measure<G: Playable>(servers: &Servers, seats: u8) -> io::Result<Load> {
    let at_rest = servers.resident();
    let first_load_bytes = first_load::<G>(servers, seats)?;
    let mut client = Client::connect(servers.address(0))?;
    let table = |seed| SharedTable::set_up::<G>(&mut client, seats, seed).map(Mutex::new);
    let tables = Tables(servers, (1..=TABLES as u64).map(table).collect::<io::Result<_>>()?);
    let with_tables = servers.resident();
    tables.prepare()?;
    let mut paced = tables.paced()?;
    paced.sort_by(|one, other| one.milliseconds.total_cmp(&other.milliseconds));
    let at = |part: f64| paced[((paced.len() - 1) as f64 * part) as usize].milliseconds;
    let browsers = tables.hurried(|table, client| Ok(table.act(client)?.is_some()))?;
    let programs = tables.hurried(|table, client| Ok(table.act_as_program(client)?.is_some()))?;
    let after_moves = servers.resident();
    let listeners = tables.listen();
    let with_listeners = servers.resident();
    Ok(Load {
        first_load_bytes,
        update_bytes_mean: paced.iter().map(|made| made.bytes as f64).sum::<f64>() / paced.len() as f64,
        update_bytes_most: paced.iter().map(|made| made.bytes).max().unwrap_or_default(),
        moves: paced.len(),
        milliseconds_median: at(0.5),
        milliseconds_p99: at(0.99),
        browsers,
        programs,
        megabytes_at_rest: at_rest / 1024.0,
        kilobytes_per_table: (with_tables - at_rest) / TABLES as f64,
        megabytes_after_moves: after_moves / 1024.0,
        kilobytes_per_listener: (with_listeners - after_moves) / listeners.len() as f64,
        listeners: listeners.len(),
    })
}

/// Size of the page of a table with everything that it loads, compressed.
fn first_load<G: Playable>(servers: &Servers, seats: u8) -> io::Result<usize> {
    let mut client = Client::connect(servers.address(0))?;
    let table = SharedTable::set_up::<G>(&mut client, seats, 0)?;
    let page = table.load_page(&mut client, false)?;
    let text = String::from_utf8_lossy(&page.body).into_owned();
    let mut bytes = table.load_page(&mut client, true)?.bytes;
    for part in text.split("=\"/static/").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        bytes += client.get(&format!("/static/{name}"), Credentials::Nobody, true)?.bytes;
    }
    Ok(bytes)
}

/// A move and what it cost.
struct Made {
    milliseconds: f64,
    bytes: usize,
}

/// The tables, and the servers that are asked about them.
struct Tables<'a>(&'a Servers, Vec<Mutex<SharedTable>>);

impl Tables<'_> {
    fn get(&self, number: usize) -> MutexGuard<'_, SharedTable> {
        self.1[number % self.1.len()].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings the tables to the positions at which they are measured, and loads their pages as browsers do before they act.
    fn prepare(&self) -> io::Result<()> {
        let next = AtomicUsize::new(0);
        let work = |client: &mut Client| {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.1.len() {
                    return Ok(done);
                }
                let mut table = self.get(number);
                for _ in 0..number * MOST_DONE / self.1.len() {
                    table.act_as_program(client)?;
                }
                done.push(table.load_page(client, true)?.bytes);
            }
        };
        self.in_parallel(work).map(|_| ())
    }

    /// Makes moves at all tables at a fixed rate, whether or not earlier ones have been answered.
    fn paced(&self) -> io::Result<Vec<Made>> {
        let next = AtomicUsize::new(0);
        let started = Instant::now();
        let total = (MOVES_PER_SECOND * PACED_SECONDS) as usize;
        self.in_parallel(|client| {
            let mut made = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= total {
                    return Ok(made);
                }
                let due = Duration::from_secs_f64(number as f64 / MOVES_PER_SECOND);
                thread::sleep(due.saturating_sub(started.elapsed()));
                let mut table = self.get(number);
                let begun = Instant::now();
                let Some(answer) = table.act(client)? else { continue };
                made.push(Made { milliseconds: begun.elapsed().as_secs_f64() * 1e3, bytes: answer.bytes });
            }
        })
    }

    /// Makes as many moves as possible.
    fn hurried(&self, act: fn(&mut SharedTable, &mut Client) -> io::Result<bool>) -> io::Result<Hurry> {
        let (next, started, before) = (AtomicUsize::new(0), Instant::now(), self.0.processor_time());
        let made = self.in_parallel(|client| {
            let mut made = Vec::new();
            while started.elapsed().as_secs_f64() < HURRIED_SECONDS {
                let number = next.fetch_add(1, Ordering::Relaxed);
                made.extend(act(&mut self.get(number), client)?.then_some(()));
            }
            Ok(made)
        })?;
        let (seconds, moves) = (started.elapsed().as_secs_f64(), made.len() as f64);
        let processor_milliseconds = (self.0.processor_time() - before) / moves;
        Ok(Hurry { moves_per_second: moves / seconds, processor_milliseconds })
    }

    /// What several clients make of it at once, each at one of the servers.
    fn in_parallel<T: Send>(&self, work: impl Fn(&mut Client) -> io::Result<Vec<T>> + Sync) -> io::Result<Vec<T>> {
        let results = thread::scope(|scope| {
            let work = &work;
            let worker = |number| scope.spawn(move || work(&mut Client::connect(self.0.address(number))?));
            let workers: Vec<_> = (0..CLIENTS).map(worker).collect();
            let joined = workers.into_iter().map(|worker| worker.join());
            joined.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect::<Vec<_>>()
        });
        let all: Vec<Vec<T>> = results.into_iter().collect::<io::Result<_>>()?;
        Ok(all.into_iter().flatten().collect())
    }

    /// Opens idle event streams at all tables, as many as the system allows.
    fn listen(&self) -> Vec<Listener> {
        let listener = |number| {
            let table = self.get(number);
            Listener::connect(self.0.address(number), &table.id, table.done, Some(&table.cookie)).ok()
        };
        (0..LISTENERS).map_while(listener).collect()
    }
}
