//! How soon a thousand spectators have the next position: each hears of the move by a stream and asks for what has changed, as their
//! browsers do. All of them see the same, so it is drawn and compressed once on each server.

use super::client::{Client, Credentials, Listener};
use super::planned::SharedTable;
use super::servers::Servers;
use games::Playable;
use serde::Serialize;
use std::io;
use std::thread;
use std::time::Instant;

const SPECTATORS: usize = 1_000;
/// Threads that read for all spectators: a thread for each would measure the system.
const READERS: usize = 2;
/// Actions before the first that is watched.
const BEFORE: usize = 30;
const MOVES: usize = 20;

/// When the last spectator had the next position, from the moment at which the move was sent.
#[derive(Serialize)]
pub(super) struct Watched {
    spectators: usize,
    moves: usize,
    milliseconds_median: f64,
    milliseconds_most: f64,
    /// Processor time of the servers for a move and all its spectators.
    processor_milliseconds: f64,
}

impl Watched {
    pub(super) fn words(&self) -> String {
        format!(
            "the last of {} spectators has a move{:>8.1} ms after it was sent in the median, {:.1} ms at most; {:.1} ms of the \
             servers' processor time ({} moves)\n",
            self.spectators, self.milliseconds_median, self.milliseconds_most, self.processor_milliseconds, self.moves
        )
    }
}

/// Somebody who watches in a browser.
struct Spectator {
    listener: Listener,
    client: Client,
}

impl Spectator {
    /// Opens the page, then its stream.
    fn open(servers: &Servers, number: usize, table: &SharedTable) -> io::Result<Spectator> {
        let mut client = Client::connect(servers.address(number))?;
        client.get(&format!("/t/{}", table.id), Credentials::Nobody, true)?;
        let listener = Listener::connect(servers.address(number), &table.id, table.done, None)?;
        Ok(Spectator { listener, client })
    }
}

/// Lets spectators wait for a revision and ask for what has changed since the one before. Returns when the last had it.
fn watch(spectators: &mut [Spectator], id: &str, revision: usize) -> io::Result<Instant> {
    let changes = format!("/t/{id}/changes?from={}", revision - 1);
    for spectator in &mut *spectators {
        spectator.listener.hear(revision)?;
        spectator.client.send("GET", &changes, Credentials::Nobody, true, "")?;
    }
    for spectator in spectators {
        let answer = spectator.client.answer()?;
        if !answer.is_ok() {
            return Err(io::Error::other(format!("a spectator was refused: {}", answer.head)));
        }
    }
    Ok(Instant::now())
}

/// Measures moves at a table that many watch.
pub(super) fn measure<G: Playable>(servers: &Servers, seats: u8) -> io::Result<Watched> {
    let mut client = Client::connect(servers.address(0))?;
    let mut table = SharedTable::set_up::<G>(&mut client, seats, 1)?;
    for _ in 0..BEFORE {
        table.act_as_program(&mut client)?;
    }
    table.load_page(&mut client, true)?;
    let open = |number| Spectator::open(servers, number, &table);
    let mut spectators = (0..SPECTATORS).map(open).collect::<io::Result<Vec<_>>>()?;
    let before = servers.processor_time();
    let mut times =
        (0..MOVES).map(|_| one_move(&mut client, &mut table, &mut spectators)).collect::<io::Result<Vec<_>>>()?;
    let processor_milliseconds = (servers.processor_time() - before) / MOVES as f64;
    times.sort_by(f64::total_cmp);
    Ok(Watched {
        spectators: SPECTATORS,
        moves: MOVES,
        milliseconds_median: times[MOVES / 2],
        milliseconds_most: times[MOVES - 1],
        processor_milliseconds,
    })
}

/// Makes a move. Returns the milliseconds until the last spectator has it.
fn one_move(client: &mut Client, table: &mut SharedTable, spectators: &mut [Spectator]) -> io::Result<f64> {
    let (id, revision) = (table.id.clone(), table.done + 1);
    thread::scope(|scope| {
        let chunk = spectators.len().div_ceil(READERS);
        let watch = |chunk| {
            let id = id.as_str();
            scope.spawn(move || watch(chunk, id, revision))
        };
        let readers: Vec<_> = spectators.chunks_mut(chunk).map(watch).collect();
        let sent = Instant::now();
        // One action each: what the server would do by itself after it would be a second one for the spectators.
        if table.goes_on() {
            table.act_as_program(client)?
        } else {
            table.act(client)?
        };
        let mut last = sent;
        for reader in readers {
            let watched = reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            last = last.max(watched?);
        }
        Ok((last - sent).as_secs_f64() * 1e3)
    })
}
