//! Acting and taking back. A table changes in one way only: decide on the game as it is, append a line to the log, then show
//! the new game.

use super::Service;
use super::turns::TurnEnd;
use crate::dyn_game::{DynGame, Moved};
use crate::error::{Error, Forbidden};
use crate::foresight::MOST_LINES;
use crate::metrics::METRICS;
use crate::table::Table;
use bots::Level;
use game::{Seat, Sight, Situation};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use store::{Follow, LogLine, Priority, Store, StoreError};

/// How often a bot may fail at a position before any legal action is played for it.
pub(super) const MOST_FAILURES: u32 = 3;

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
        self.catch_up(table, revision).await?;
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
        sight: impl Fn(Situation) -> Sight + Send + 'static,
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

    /// Lets the bot of a seat act, if the table still waits for it. It may have to think like another one.
    pub(super) async fn bot_turn(
        self: &Arc<Self>,
        table: &Arc<Table>,
        (seat, level): (Seat, Level),
        thinks_as: Level,
        priority: Priority,
    ) -> Result<TurnEnd, Error> {
        let thinking = table.to_think_about();
        let now = &thinking.play;
        if !asked_bots(table, &**now).any(|bot| bot == (seat, level)) {
            return Ok(TurnEnd::Past);
        }
        let foreseen = thinking.foresight().answer(seat, thinks_as);
        let started = Instant::now();
        let chosen = foreseen.map_or_else(|| now.choose(seat, thinks_as, &thinking.stop), |text| Ok(Some(text)));
        METRICS.thinking.note(started.elapsed());
        let Some(text) = chosen.map_err(Error::internal)? else { return Ok(TurnEnd::GivenUp) };
        self.bot_acts(table, (seat, level), now.asked_at(), text, priority).await
    }

    /// Plays the action that a bot has chosen when it was asked at a revision.
    pub(super) async fn bot_acts(
        self: &Arc<Self>,
        table: &Arc<Table>,
        (seat, level): (Seat, Level),
        asked_at: u64,
        text: String,
        priority: Priority,
    ) -> Result<TurnEnd, Error> {
        let at = table.clone();
        let still_asked =
            move |now: &dyn DynGame| now.asked_at() == asked_at && asked_bots(&at, now).any(|bot| bot == (seat, level));
        let is_asked = still_asked.clone();
        let decide =
            move |now: &dyn DynGame| if is_asked(now) { Ok(now.act(seat, &text)?) } else { Err(Error::Conflict) };
        let append =
            |store: &Store, id: &str, revision, line, over, follow| store.append(id, revision, line, over, follow);
        match self.write_with(table, priority, decide, append, || ()).await {
            Ok(_) => Ok(TurnEnd::Acted),
            // The write that was faster than this one has left the turns that follow from it.
            Err(Error::Conflict) if !still_asked(&*table.now()) => Ok(TurnEnd::Past),
            Err(error) => Err(error),
        }
    }

    /// Lets the bots of a table think ahead, until `stop` is set, about what the person who is to act is likely to do.
    pub(crate) fn think_ahead(&self, id: &str, stop: &Arc<AtomicBool>) {
        let Some(table) = self.tables().get(id).cloned() else { return };
        let thinking = table.to_think_about();
        let now = &thinking.play;
        let Some(person) = lone_person(&table, &**now) else { return };
        if !thinking.foresight().begin(stop) {
            return;
        }
        thinking.foresight().expect(|| now.likeliest(person, MOST_LINES));
        while !stop.load(Ordering::Relaxed) {
            let Some((number, ahead)) = thinking.foresight().next() else { return };
            let (step, level) = match asked_bots(&table, &*ahead).next() {
                Some((seat, level)) => {
                    let chosen = ahead.choose(seat, level, stop).ok().flatten();
                    (chosen.and_then(|text| ahead.act(seat, &text).ok()), Some(level))
                }
                // What goes without saying is done for the person.
                None => (ahead.obvious(person).and_then(|text| ahead.act(person, &text).ok()), None),
            };
            match step {
                Some(moved) => thinking.foresight().add(number, moved, level),
                // A thought that was given up is begun again, when there is time.
                None if stop.load(Ordering::Relaxed) => return,
                None => thinking.foresight().end(number),
            }
        }
    }

    pub(super) async fn write(
        self: &Arc<Self>,
        table: &Arc<Table>,
        decide: impl Fn(&dyn DynGame) -> Result<Moved, Error> + Send + 'static,
    ) -> Result<Written, Error> {
        let append =
            |store: &Store, id: &str, revision, line, over, follow| store.append(id, revision, line, over, follow);
        self.write_with(table, Priority::Person, decide, append, || ()).await
    }

    /// Decides on the game as it is, writes a line, and then shows the new game. A task of its own does it, because the log
    /// and the table in memory must not part when a request is dropped. `since` is how urgent the answers of bots are.
    ///
    /// If another server was faster, its line is read, and what still makes sense then is decided anew.
    pub(super) async fn write_with(
        self: &Arc<Self>,
        table: &Arc<Table>,
        since: Priority,
        decide: impl Fn(&dyn DynGame) -> Result<Moved, Error> + Send + 'static,
        write: impl Fn(&Store, &str, u64, LogLine, bool, Option<Follow>) -> store::Pending + Send + 'static,
        after: impl FnOnce() + Send + 'static,
    ) -> Result<Written, Error> {
        let (service, table) = (self.clone(), table.clone());
        let task = tokio::spawn(async move {
            let _turn = table.write_lock.lock().await;
            if table.is_in_doubt() {
                service.read_again(&table).await?;
            }
            let mut is_sure = !service.store.is_shared();
            loop {
                if table.is_abandoned() {
                    return Err(Forbidden::Over.into());
                }
                let now = table.now();
                let (line, next) = match decide(&*now) {
                    Ok(moved) => moved,
                    // It may make sense after what another server has written.
                    Err(_) if !std::mem::replace(&mut is_sure, true) => {
                        service.read_again(&table).await?;
                        continue;
                    }
                    Err(error) => return Err(error),
                };
                let follow = service.follow(&table, &*next, since);
                let turns = follow.as_ref().map_or(0, |follow| follow.jobs.len());
                let (id, revision) = (&table.header.id, now.revision());
                let started = Instant::now();
                match write(&service.store, id, revision, line.clone(), next.over(), follow).await {
                    Ok(()) => {
                        METRICS.commit.note(started.elapsed());
                        METRICS.moves.count();
                        after();
                        let revision = next.revision();
                        table.move_on(next, Some(&line));
                        service.desk.ring(turns);
                        service.let_think_ahead(&table, &*table.now());
                        return Ok(Written { revision });
                    }
                    Err(StoreError::Conflict) => {
                        table.doubt();
                        service.read_again(&table).await?;
                        if table.now().revision() <= revision {
                            return Err(Error::Conflict);
                        }
                    }
                    Err(error) => {
                        table.doubt();
                        return Err(error.into());
                    }
                }
            }
        });
        task.await.unwrap_or_else(|error| Err(Error::internal(error)))
    }
}

/// The bots that are to act.
pub(super) fn asked_bots(table: &Table, now: &dyn DynGame) -> impl Iterator<Item = (Seat, Level)> + use<> {
    let levels = Seat::ALL.into_iter().zip(table.levels(now));
    let to_act = now.to_act();
    levels.filter_map(move |(seat, level)| Some((seat, level?))).filter(move |(seat, _)| to_act.contains(*seat))
}

/// The person who is to act, if nobody else is.
pub(super) fn lone_person(table: &Table, now: &dyn DynGame) -> Option<Seat> {
    let to_act = now.to_act();
    to_act.lowest().filter(|seat| to_act.len() == 1 && !table.bots(now).contains(*seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_kind::GameKind;
    use crate::presence::Listening;
    use crate::secret::Secret;
    use crate::service::{NewSeat, NewTable, Who};
    use game::SeatSet;
    use std::path::PathBuf;
    use tokio::runtime::Runtime;

    /// A service without a pool, so that a test says who does what when, with a folder that goes when the test ends.
    struct Quiet(Arc<Service>, PathBuf);

    impl Quiet {
        fn open(name: &str) -> Quiet {
            let folder = std::env::temp_dir().join(format!("bailiwick-{name}-{}", std::process::id()));
            let kinds = vec![GameKind::of::<caylus::State>(), GameKind::of::<ys::State>()];
            Quiet(Service::open(&folder, "", kinds, 20_000).unwrap(), folder)
        }

        /// A new table of a game with seed 1.
        async fn table(&self, game: &str, seats: &[Who]) -> Arc<Table> {
            let new = NewTable {
                game: game.to_owned(),
                name: String::new(),
                options: Vec::new(),
                seats: seats.iter().map(|who| NewSeat { who: who.clone(), name: String::new() }).collect(),
                seed: Some(1.into()),
                hints: false,
                rules_version: None,
            };
            let id = self.0.create(&Secret::new().unwrap(), new).await.unwrap();
            self.0.table(&id).await.unwrap()
        }
    }

    impl Drop for Quiet {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.1);
        }
    }

    /// Lets the bot of a seat act.
    async fn take(service: &Arc<Service>, table: &Arc<Table>, seat: Seat) {
        let bot = asked_bots(table, &*table.now()).find(|bot| bot.0 == seat).unwrap();
        let end = service.bot_turn(table, bot, bot.1, Priority::Person).await.unwrap();
        assert_eq!(end, TurnEnd::Acted);
    }

    fn bot(level: &str) -> Who {
        Who::Bot(level.parse().unwrap())
    }

    /// The log has a line of which the writer was told that it failed: the table finds out, and goes on from there.
    #[test]
    fn a_table_in_doubt_takes_over_what_the_log_has() {
        let quiet = Quiet::open("doubt");
        let service = &quiet.0;
        Runtime::new().unwrap().block_on(async {
            let table = quiet.table("caylus", &[Who::Here, Who::Here]).await;
            let (now, id) = (table.now(), &table.header.id);
            let first = now.to_act().lowest().unwrap();
            let action = now.legal(first)[0].clone();
            let (line, _) = now.act(first, &action).unwrap();
            service.store.append(id, 0, line, false, None).await.unwrap();
            // The same move again is too late, and the table knows it from then on.
            for _ in 0..2 {
                assert!(matches!(service.act(&table, first, 0, &action).await, Err(Error::Conflict)));
            }
            let now = table.now();
            assert_eq!((now.revision(), table.is_in_doubt()), (1, false));
            let next = now.to_act().lowest().unwrap();
            let written = service.act(&table, next, 1, &now.legal(next)[0]).await.unwrap();
            assert_eq!(written.revision, 2);
            let stored = service.store.load(id).unwrap().unwrap();
            assert_eq!(stored.lines.len(), 2);
        });
    }

    /// In Ys all bid at once: every bot is asked at once, and bids the same whoever is ready first.
    #[test]
    fn bots_bid_the_same_in_any_order() {
        let quiet = Quiet::open("bids");
        let service = &quiet.0;
        let (one, two, three) = (Seat::One, Seat::Two, Seat::Three);
        let bids = async |order: [Seat; 3]| {
            let table = quiet.table("ys", &[Who::Here, bot("journeyman"), bot("expert:50")]).await;
            let asked: Vec<(Seat, Level)> = asked_bots(&table, &*table.now()).collect();
            assert_eq!(asked.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [two, three]);
            let stop = table.to_think_about().stop;
            for seat in order {
                assert!(!stop.load(Ordering::Relaxed), "nobody's thought is disturbed by the answer of another");
                if seat == one {
                    let bid = table.now().legal(one)[3].clone();
                    service.act(&table, one, 0, &bid).await.unwrap();
                } else {
                    take(service, &table, seat).await;
                }
            }
            assert!(stop.load(Ordering::Relaxed), "another question is asked");
            let now = table.now();
            [None, Some(one), Some(two), Some(three)].map(|viewpoint| now.position(viewpoint).view)
        };
        Runtime::new().unwrap().block_on(async {
            let usual = bids([one, two, three]).await;
            for order in [[one, three, two], [two, one, three], [two, three, one], [three, one, two], [three, two, one]]
            {
                assert_eq!(bids(order).await, usual, "{order:?}");
            }
        });
    }

    /// A table of Caylus with a person and two bots, and what thinks ahead there.
    struct Ahead {
        quiet: Quiet,
        table: Arc<Table>,
        stop: Arc<AtomicBool>,
    }

    impl Ahead {
        async fn open(name: &str) -> Ahead {
            let quiet = Quiet::open(name);
            let table = quiet.table("caylus", &[Who::Here, bot("expert:20"), bot("expert:30")]).await;
            Ahead { quiet, table, stop: Arc::default() }
        }

        /// Lets the bots act until a person is asked, and says how many of their answers had been foreseen.
        async fn bots_act(&self) -> usize {
            let mut foreseen = 0;
            while let Some((seat, level)) = asked_bots(&self.table, &*self.table.now()).next() {
                foreseen += usize::from(self.table.to_think_about().foresight().answer(seat, level).is_some());
                take(&self.quiet.0, &self.table, seat).await;
            }
            foreseen
        }

        /// Thinks ahead to the end, or until it is stopped.
        fn think(&mut self) {
            self.stop = Arc::default();
            self.quiet.0.think_ahead(&self.table.header.id, &self.stop);
        }

        /// The person does what is likeliest, or what is least likely of what was thought about.
        async fn person_acts(&self, unlikely: bool) {
            let now = self.table.now();
            let mut likeliest = now.likeliest(Seat::One, 20);
            let (line, _) = if unlikely { likeliest.pop().unwrap() } else { likeliest.swap_remove(0) };
            self.quiet.0.act(&self.table, Seat::One, now.revision(), &line.text).await.unwrap();
        }

        /// Whether nothing is foreseen any more, and whoever thought ahead has been stopped.
        fn is_dropped(&self) -> bool {
            self.table.to_think_about().foresight().next().is_none() && self.stop.load(Ordering::Relaxed)
        }
    }

    /// Bots that think ahead play the same game as bots that do not, and their answers are there at once.
    #[test]
    fn a_game_is_the_same_with_bots_that_think_ahead() {
        Runtime::new().unwrap().block_on(async {
            let (mut ahead, plain) = (Ahead::open("ahead").await, Ahead::open("plain").await);
            let mut foreseen = 0;
            for number in 0..12 {
                foreseen += ahead.bots_act().await;
                assert_eq!(plain.bots_act().await, 0);
                // What is interrupted goes on where it was.
                ahead.stop = Arc::new(AtomicBool::new(true));
                ahead.quiet.0.think_ahead(&ahead.table.header.id, &ahead.stop);
                ahead.think();
                for table in [&ahead, &plain] {
                    table.person_acts(number % 4 == 3).await;
                }
            }
            assert!(foreseen > 10, "{foreseen} answers had been foreseen");
            let record = |table: &Ahead| table.table.now().record(None).unwrap();
            assert_eq!(record(&ahead), record(&plain));
        });
    }

    /// Whatever else is written than an action that was thought about makes an end of it: an undo, a person who leaves or takes
    /// another name, a log that has other lines than were known.
    #[test]
    fn what_was_foreseen_goes_with_its_game() {
        Runtime::new().unwrap().block_on(async {
            let mut ahead = Ahead::open("dropped").await;
            let (service, table) = (ahead.quiet.0.clone(), ahead.table.clone());
            ahead.bots_act().await;
            ahead.person_acts(false).await;
            ahead.bots_act().await;
            ahead.think();
            let mine = SeatSet::only(Seat::One);
            service.undo(&table, move |now| Sight::new(now, mine), None).await.unwrap();
            assert!(ahead.is_dropped(), "an undo");
            ahead.think();
            assert!(!ahead.stop.load(Ordering::Relaxed));
            service.write(&table, |now| Ok(now.sit(Seat::One, "Maud"))).await.unwrap();
            assert!(ahead.is_dropped(), "another name");
            ahead.think();
            let now = table.now();
            let (line, _) = now.likeliest(Seat::One, 1).swap_remove(0);
            service.store.append(&table.header.id, now.revision(), line.clone(), false, None).await.unwrap();
            for _ in 0..2 {
                let refused = service.act(&table, Seat::One, now.revision(), &line.text).await;
                assert!(matches!(refused, Err(Error::Conflict)));
            }
            assert!(ahead.is_dropped(), "a log that knows more");
            assert_eq!(ahead.bots_act().await, 0);
            ahead.think();
            service.write(&table, |now| Ok(now.leave(Seat::One, "random"))).await.unwrap();
            assert!(ahead.is_dropped(), "a person who leaves");
            assert_eq!(lone_person(&table, &*table.now()), None);
        });
    }

    /// Bots think ahead where they think long and a person who is here is asked.
    #[test]
    fn bots_think_ahead_while_somebody_is_here() {
        Runtime::new().unwrap().block_on(async {
            let quiet = Quiet::open("here");
            for (level, is_long) in [("expert", false), ("master", true)] {
                let table = quiet.table("caylus", &[Who::Here, bot(level)]).await;
                if !table.now().to_act().contains(Seat::One) {
                    take(&quiet.0, &table, Seat::Two).await;
                }
                quiet.0.wake(&table);
                assert!(!quiet.0.desk.may_think_ahead(&table.header.id), "nobody is here");
                let _here = Listening::new(&table, SeatSet::only(Seat::One));
                quiet.0.wake(&table);
                assert_eq!(quiet.0.desk.may_think_ahead(&table.header.id), is_long, "{level}");
            }
        });
    }
}
