//! How soon somebody who listens at one server hears of a move that was made at another.

use super::client::{Client, Listener};
use super::planned::SharedTable;
use super::servers::Servers;
use games::Playable;
use serde::Serialize;
use std::io;
use std::thread;
use std::time::{Duration, Instant};

const MOVES: usize = 100;
/// Between two moves, so that each is a transaction of its own.
const PAUSE: Duration = Duration::from_millis(10);

/// From the moment at which a move was sent to one server until it was heard of at the other.
#[derive(Serialize)]
pub(super) struct Heard {
    moves: usize,
    milliseconds_median: f64,
    milliseconds_p99: f64,
    milliseconds_most: f64,
}

impl Heard {
    pub(super) fn words(&self) -> String {
        let Heard { moves, milliseconds_median, milliseconds_p99, milliseconds_most } = self;
        format!(
            "heard at another server             {milliseconds_median:>10.2} ms after it was sent in the median, \
             {milliseconds_p99:.2} ms p99, {milliseconds_most:.2} ms at most ({moves} moves)\n"
        )
    }
}

/// Measures moves one after the other. Nothing if there is only one server.
pub(super) fn measure<G: Playable>(servers: &Servers, seats: u8) -> io::Result<Option<Heard>> {
    if servers.number() < 2 {
        return Ok(None);
    }
    let mut client = Client::connect(servers.address(0))?;
    let mut table = SharedTable::set_up::<G>(&mut client, seats, 1)?;
    let mut listener = Listener::connect(servers.address(1), &table.id, 0, None)?;
    let mut times = Vec::with_capacity(MOVES);
    for revision in 1..=MOVES {
        thread::sleep(PAUSE);
        let sent = Instant::now();
        let heard = thread::scope(|scope| {
            let heard = scope.spawn(|| listener.hear(revision).map(|()| sent.elapsed()));
            table.act_as_program(&mut client)?;
            heard.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })?;
        times.push(heard.as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((MOVES - 1) as f64 * part) as usize];
    Ok(Some(Heard {
        moves: MOVES,
        milliseconds_median: at(0.5),
        milliseconds_p99: at(0.99),
        milliseconds_most: at(1.0),
    }))
}
