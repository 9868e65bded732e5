//! Who has a table open now. A player is here while a stream of theirs listens to it, and for a while after they asked for its
//! page, which is how it shows without a script. Others learn no more than that: not on how many devices, not who watches.
//!
//! Whoever goes is here for a few seconds more: most who go come back at once, because they load the page again. So there is at
//! most one change per seat in that time, whatever a browser does.

use crate::table::Table;
use game::{Seat, SeatSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::time::Instant;

/// Time that a player is here after their last stream ended.
const GRACE: Duration = Duration::from_secs(6);
/// Time that a player is here after they asked for the page.
const LOOK: Duration = Duration::from_secs(60);

/// The players who are here.
pub(crate) struct Presence {
    seats: Mutex<[Signs; Seat::ALL.len()]>,
    here: watch::Sender<SeatSet>,
}

/// The signs that the player of a seat is here.
#[derive(Clone, Copy, Default)]
struct Signs {
    /// The streams that listen.
    streams: u32,
    /// The time until which they count as here without a stream.
    until: Option<Instant>,
    /// Whether a task waits for that time.
    is_timed: bool,
}

impl Presence {
    pub(crate) fn new() -> Presence {
        Presence { seats: Mutex::default(), here: watch::Sender::new(SeatSet::NONE) }
    }

    /// The seats whose players are here.
    pub(crate) fn here(&self) -> SeatSet {
        *self.here.borrow()
    }

    /// A receiver of the seats whose players are here.
    pub(crate) fn subscribe(&self) -> watch::Receiver<SeatSet> {
        self.here.subscribe()
    }

    fn seats(&self) -> MutexGuard<'_, [Signs; Seat::ALL.len()]> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, seat: Seat, is_here: bool) {
        self.here.send_if_modified(|here| {
            let now = if is_here { here.with(seat) } else { here.without(seat) };
            std::mem::replace(here, now) != now
        });
    }

    /// Whether the player of a seat has gone by now; if they have not, the time at which to ask again. None if there is
    /// nothing to wait for.
    fn due(&self, seat: Seat) -> Option<Instant> {
        let mut seats = self.seats();
        let signs = &mut seats[seat.index()];
        let until = signs.until.filter(|until| signs.streams == 0 && *until > Instant::now());
        if until.is_none() {
            signs.is_timed = false;
            let is_here = signs.streams > 0;
            self.tell(seat, is_here);
        }
        until
    }
}

/// A stream of players who are here as long as it lasts.
pub(crate) struct Listening {
    table: Arc<Table>,
    seats: SeatSet,
}

impl Listening {
    /// The players of these seats listen to a table.
    pub(crate) fn new(table: &Arc<Table>, seats: SeatSet) -> Listening {
        for seat in seats.iter() {
            table.presence.seats()[seat.index()].streams += 1;
            table.presence.tell(seat, true);
        }
        Listening { table: table.clone(), seats }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        for seat in self.seats.iter() {
            let mut seats = self.table.presence.seats();
            let signs = &mut seats[seat.index()];
            signs.streams = signs.streams.saturating_sub(1);
            if signs.streams == 0 {
                signs.until = Some(Instant::now() + GRACE);
                drop(seats);
                wait_for(&self.table, seat);
            }
        }
    }
}

/// The players of these seats asked for the page of a table.
pub(crate) fn look(table: &Arc<Table>, seats: SeatSet) {
    for seat in seats.iter() {
        let mut all = table.presence.seats();
        if all[seat.index()].streams > 0 {
            continue;
        }
        all[seat.index()].until = Some(Instant::now() + LOOK);
        drop(all);
        table.presence.tell(seat, true);
        wait_for(table, seat);
    }
}

/// Notes when the player of a seat has gone. One task for each seat is enough.
fn wait_for(table: &Arc<Table>, seat: Seat) {
    // Without a runtime the server is shutting down.
    let Ok(runtime) = Handle::try_current() else { return };
    let mut seats = table.presence.seats();
    if std::mem::replace(&mut seats[seat.index()].is_timed, true) {
        return;
    }
    // A table that is not needed any more may go meanwhile.
    let table = Arc::downgrade(table);
    runtime.spawn(async move {
        while let Some(until) = table.upgrade().and_then(|table| table.presence.due(seat)) {
            tokio::time::sleep_until(until).await;
        }
    });
}
