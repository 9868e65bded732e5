//! Turns of bots as jobs: which ones follow from a game, how urgent they are, and how one is taken. `pool.rs` and the workers on
//! other machines claim them.

use super::Service;
use super::write::{MOST_FAILURES, asked_bots, lone_person};
use crate::dyn_game::DynGame;
use crate::error::Error;
use crate::table::Table;
use bots::Level;
use game::{Seat, SeatSet};
use std::sync::Arc;
use store::{Follow, Job, NewJob, Priority};
use tokio::runtime::Handle;

/// The kind of jobs that are turns of bots.
pub(crate) const TURN: &str = "turn";
/// The kind of jobs that let the bots of a table go on, whoever is to act: after an upgrade or a restored backup.
pub(crate) const WAKE: &str = "wake";

/// What became of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TurnEnd {
    /// The bot has acted. The job is gone with the line.
    Acted,
    /// The table does not wait for it any more.
    Past,
    /// The thought was given up, because the table has changed. Whether it still waits for the bot has to be looked at again.
    GivenUp,
}

/// Tells the turns of a table apart: the question, the seat that is asked, and the bot that answers.
fn turn_key(now: &dyn DynGame, seat: Seat, level: Level) -> String {
    format!("{}:{seat}:{level}", now.asked_at())
}

impl Service {
    /// The turns of the bots that are to act at a table.
    fn turns(&self, table: &Table, now: &dyn DynGame, priority: Priority) -> Vec<NewJob> {
        let turn = |(seat, level): (Seat, Level)| NewJob {
            kind: TURN.to_owned(),
            table: table.header.id.clone(),
            key: turn_key(now, seat, level),
            owner: table.header.owner,
            priority,
            payload: String::new(),
            at_revision: None,
        };
        asked_bots(table, now).map(turn).collect()
    }

    /// What bots have to do after a line; nothing if none has ever sat at the table. `since` is how urgent what led to it was.
    pub(super) fn follow(&self, table: &Table, next: &dyn DynGame, since: Priority) -> Option<Follow> {
        let jobs = self.turns(table, next, self.urgency(table, next, since));
        (!jobs.is_empty() || table.has_had_bots(next)).then(|| Follow { kind: TURN.to_owned(), jobs })
    }

    /// How urgent the turns of bots are: somebody who plays there waits for them, or somebody watches.
    fn urgency(&self, table: &Table, now: &dyn DynGame, since: Priority) -> Priority {
        let bots = table.bots(now);
        let people: SeatSet = Seat::first(now.players()).filter(|seat| !bots.contains(*seat)).collect();
        let waits = since == Priority::Person || !people.intersection(table.presence.here()).is_empty();
        if waits && !people.is_empty() {
            Priority::Person
        } else if table.is_watched() {
            Priority::Watched
        } else {
            Priority::Nobody
        }
    }

    /// Lets the bots that are to act at a table do so: all who are asked at once think at once. `since` is how urgent what led to
    /// it is. If a person is asked instead who is here, bots that think long may think ahead.
    pub(crate) fn wake_for(&self, table: &Table, since: Priority) {
        let now = table.now();
        let priority = self.urgency(table, &*now, since);
        let mut jobs = self.turns(table, &*now, priority);
        jobs.iter_mut().for_each(|job| job.at_revision = Some(now.revision()));
        if !jobs.is_empty() && !now.over() && table.ask_for_turns(now.revision(), priority) {
            let number = jobs.len();
            // What fails is asked for again by the next sweep.
            let (added, desk) = (self.store.add_jobs(jobs), self.desk.clone());
            match Handle::try_current() {
                Ok(runtime) => drop(runtime.spawn(async move { added.await.map(|()| desk.ring(number)) })),
                Err(_) => desk.ring(number),
            }
        }
        self.let_think_ahead(table, &*now);
    }

    /// Lets the bots that are to act at a table do so, should that have been forgotten.
    pub(crate) fn wake(&self, table: &Table) {
        self.wake_for(table, Priority::Nobody);
    }

    /// Where a person is asked who is here, bots that think long may think ahead.
    pub(super) fn let_think_ahead(&self, table: &Table, now: &dyn DynGame) {
        let is_here = !now.to_act().intersection(table.presence.here()).is_empty();
        let thinks_long = || table.levels(now).into_iter().flatten().any(Level::thinks_long);
        if is_here && lone_person(table, now).is_some() && thinks_long() {
            self.desk.think_ahead(&table.header.id);
        }
    }

    /// The turn that a job is about, if the table still waits for it.
    pub(super) async fn turn_of(self: &Arc<Self>, job: &Job) -> Result<Option<(Arc<Table>, Seat, Level)>, Error> {
        let table = match self.table(&job.table).await {
            Err(Error::NotFound(_)) => return Ok(None),
            table => table?,
        };
        let asked = |table: &Table| {
            let now = table.now();
            asked_bots(table, &*now).find(|(seat, level)| turn_key(&*now, *seat, *level) == job.key)
        };
        let mut found = asked(&table);
        if found.is_none() {
            // Whoever writes the line that the turn follows from has not shown it yet; or it is another server's, and news here.
            let _turn = table.write_lock.lock().await;
            if self.store.is_shared() {
                self.read_again(&table).await?;
            }
            found = asked(&table);
        }
        Ok(found.map(|(seat, level)| (table, seat, level)))
    }

    /// Takes the turn that a job is about. A level that has failed too often would fail for ever; any legal action lets the game
    /// go on.
    pub(crate) async fn take_turn(self: &Arc<Self>, job: &Job) -> Result<TurnEnd, Error> {
        if job.kind == WAKE {
            // Whoever loads a table wakes its bots.
            let table = self.table(&job.table).await;
            return table.map(|table| self.wake(&table)).map(|()| TurnEnd::Past);
        }
        let Some((table, seat, level)) = self.turn_of(job).await? else { return Ok(TurnEnd::Past) };
        let thinks_as = if job.tries <= MOST_FAILURES { level } else { Level::RANDOM };
        self.bot_turn(&table, (seat, level), thinks_as, job.priority).await
    }
}
