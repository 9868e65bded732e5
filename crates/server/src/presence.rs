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
    /// The time until which they count as here without a stream; none while one listens.
    until: Option<Instant>,
    /// The next time at which a task looks whether they have gone.
    next_look: Option<Instant>,
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

    /// The time at which to look whether the player of a seat has gone, if nobody looks by then.
    fn plan_look(&self, seat: Seat) -> Option<Instant> {
        let mut seats = self.seats();
        let signs = &mut seats[seat.index()];
        let until = signs.until.filter(|until| signs.next_look.is_none_or(|next| *until < next))?;
        signs.next_look = Some(until);
        Some(until)
    }

    /// Notes if the player of a seat has gone by now.
    fn look_whether_gone(&self, seat: Seat) {
        let mut seats = self.seats();
        let signs = &mut seats[seat.index()];
        let now = Instant::now();
        signs.next_look = signs.next_look.filter(|next| *next > now);
        if signs.until.is_some_and(|until| until <= now) {
            signs.until = None;
            self.tell(seat, false);
        }
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
            let signs = &mut table.presence.seats()[seat.index()];
            signs.streams += 1;
            signs.until = None;
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

/// Notes when the player of a seat has gone. That time may come nearer while a task waits for it: whoever asked for the page and
/// closed it at once is gone sooner than its first look said. Then a second task waits, and the first finds nothing to do.
fn wait_for(table: &Arc<Table>, seat: Seat) {
    // Without a runtime the server is shutting down.
    let Ok(runtime) = Handle::try_current() else { return };
    let Some(until) = table.presence.plan_look(seat) else { return };
    // A table that is not needed any more may go meanwhile.
    let table = Arc::downgrade(table);
    runtime.spawn(async move {
        tokio::time::sleep_until(until).await;
        let Some(table) = table.upgrade() else { return };
        table.presence.look_whether_gone(seat);
        wait_for(&table, seat);
    });
}
