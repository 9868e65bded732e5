//! Acting and taking back. A table changes in one way only: decide on the game as it is, append a line to the log, then show
//! the new game.

use super::Service;
use crate::dyn_game::DynGame;
use crate::error::{Error, Forbidden};
use crate::table::Table;
use bots::Level;
use game::{Seat, Sight, Situation};
use std::sync::Arc;
use store::{LogLine, Store};

/// How often a bot may fail at a position before any legal action is played for it.
const MOST_FAILURES: u32 = 3;

/// A line that the log has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Written {
    /// The revision of the table after it.
    pub(crate) revision: u64,
}

impl Service {
    /// Plays an action of a seat that was chosen at a revision. When the future is ready, the line is on the disk.
    pub(crate) async fn act(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seat: Seat,
        revision: u64,
        text: &str,
    ) -> Result<Written, Error> {
        let text = text.to_owned();
        self.write(table, move |now| {
            if !now.still_asked(seat, revision) {
                return Err(Error::Conflict);
            }
            Ok(now.act(seat, &text)?)
        })
        .await
    }

    /// Takes back the last decision of those who look as `sight` says, if they may. With a revision, only if nobody but bots
    /// has done anything since.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        table: &Arc<Table>,
        sight: impl FnOnce(Situation) -> Sight + Send + 'static,
        revision: Option<u64>,
    ) -> Result<Written, Error> {
        let at = table.clone();
        self.write(table, move |now| {
            let (sight, bots) = (sight(now.situation()), at.bots(now));
            let seat = sight.mine().lowest().or(sight.held().lowest()).ok_or(Forbidden::NoSeat)?;
            if revision.is_some_and(|revision| !now.only_by(bots, revision)) {
                return Err(Error::Conflict);
            }
            let left = now.undo_left(sight, bots).ok_or(Forbidden::Undo)?;
            Ok(now.undo(seat, left))
        })
        .await
    }

    /// Lets the bot that is to act do so, if the table still waits for one. `failures` is how often it has failed to.
    pub(crate) async fn bot_turn(self: &Arc<Self>, id: &str, failures: u32) -> Result<(), Error> {
        let table = self.table(id).await?;
        let (now, stop) = table.to_think_about();
        let Some((seat, level)) = next_bot(&table, &*now) else { return Ok(()) };
        // A level that fails at this position would fail for ever; any legal action lets the game go on.
        let level = if failures < MOST_FAILURES { level } else { Level::RANDOM };
        let revision = now.revision();
        // The write that made the thought vain has queued the table again if a bot is to act.
        let Some((line, next)) = now.choose_and_act(seat, level, &stop).map_err(Error::internal)? else {
            return Ok(());
        };
        let answer = self
            .write(&table, move |now| if now.revision() == revision { Ok((line, next)) } else { Err(Error::Conflict) });
        match answer.await {
            Ok(_) => Ok(()),
            // So has the write that was faster than this one.
            Err(Error::Conflict) if table.now().revision() != revision => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Queues a table whose next seat is a bot.
    pub(super) fn wake(&self, table: &Table) {
        if next_bot(table, &*table.now()).is_some() {
            self.queue.push(table.header.id.clone());
        }
    }

    pub(super) async fn write(
        self: &Arc<Self>,
        table: &Arc<Table>,
        decide: impl FnOnce(&dyn DynGame) -> Result<(LogLine, Arc<dyn DynGame>), Error> + Send + 'static,
    ) -> Result<Written, Error> {
        let append = |store: &Store, id: &str, revision, line, over| store.append(id, revision, line, over);
        self.write_with(table, decide, append, || ()).await
    }

    /// Decides on the game as it is, writes a line, and then shows the new game. A task of its own does it, because the log
    /// and the table in memory must not part when a request is dropped.
    pub(super) async fn write_with(
        self: &Arc<Self>,
        table: &Arc<Table>,
        decide: impl FnOnce(&dyn DynGame) -> Result<(LogLine, Arc<dyn DynGame>), Error> + Send + 'static,
        write: impl FnOnce(&Store, &str, u64, LogLine, bool) -> store::Pending + Send + 'static,
        after: impl FnOnce() + Send + 'static,
    ) -> Result<Written, Error> {
        let (service, table) = (self.clone(), table.clone());
        let task = tokio::spawn(async move {
            let _turn = table.write_lock.lock().await;
            if table.is_in_doubt() {
                service.read_again(&table).await?;
            }
            let now = table.now();
            let (line, next) = decide(&*now)?;
            let revision = next.revision();
            let written = write(&service.store, &table.header.id, now.revision(), line, next.over()).await;
            written.inspect_err(|_| table.doubt())?;
            after();
            table.move_on(next);
            service.wake(&table);
            Ok(Written { revision })
        });
        task.await.unwrap_or_else(|error| Err(Error::internal(error)))
    }
}

/// The first bot that is to act.
fn next_bot(table: &Table, now: &dyn DynGame) -> Option<(Seat, Level)> {
    let levels = table.levels(now);
    now.to_act().iter().find_map(|seat| Some((seat, (*levels.get(seat.index())?)?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_kind::GameKind;
    use crate::secret::Secret;
    use crate::service::{NewSeat, NewTable, Who};

    /// The log has a line of which the writer was told that it failed: the table finds out, and goes on from there.
    #[test]
    fn a_table_in_doubt_takes_over_what_the_log_has() {
        let folder = std::env::temp_dir().join(format!("bailiwick-doubt-{}", std::process::id()));
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let service = Service::open(&folder, "", vec![GameKind::of::<caylus::State>()], 100).unwrap();
        let seat = |who| NewSeat { who, name: String::new() };
        let new = NewTable {
            game: "caylus".to_owned(),
            name: String::new(),
            options: Vec::new(),
            seats: vec![seat(Who::Here), seat(Who::Here)],
            seed: Some(1.into()),
            rules_version: None,
        };
        runtime.block_on(async {
            let id = service.create(&Secret::new().unwrap(), new).await.unwrap();
            let table = service.table(&id).await.unwrap();
            let now = table.now();
            let first = now.to_act().lowest().unwrap();
            let action = now.legal(first)[0].clone();
            let (line, _) = now.act(first, &action).unwrap();
            service.store.append(&id, 0, line, false).await.unwrap();
            // The same move again is too late, and the table knows it from then on.
            for _ in 0..2 {
                assert!(matches!(service.act(&table, first, 0, &action).await, Err(Error::Conflict)));
            }
            let now = table.now();
            assert_eq!((now.revision(), table.is_in_doubt()), (1, false));
            let next = now.to_act().lowest().unwrap();
            let written = service.act(&table, next, 1, &now.legal(next)[0]).await.unwrap();
            assert_eq!(written.revision, 2);
            let stored = service.store.load(&id).unwrap().unwrap();
            assert_eq!(stored.lines.len(), 2);
        });
        drop(service);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
