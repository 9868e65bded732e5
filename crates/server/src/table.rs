//! A table in memory: a cache of its log, and its viewers.

use crate::advising::Answers;
use crate::dyn_game::DynGame;
use crate::foresight::Foresight;
use crate::host::Host;
use crate::presence::Presence;
use crate::secret::{Secret, same};
use bots::{Level, StopOnDrop};
use game::{Screen, Seat, SeatSet, Seating, Sight, Situation};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::{Hash, LogLine, Priority, Stand, StoredTable, TableHeader};
use tokio::sync::watch;
use ui::{TableInfo, Visit};
use words::{Chair, Language, Sitter, Words, player_name};

/// How often the links of a seat can be made invalid by a browser.
const MOST_REVOKED: u32 = 100;

/// Who looks at a table, whatever happens there. Equal viewers see the same of a game at a revision, byte for byte: a program
/// what [`Viewer::sight`] says, a page what [`Viewer::screen`] says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Viewer {
    /// The seats that they play, or that all who share their screen play.
    pub(crate) mine: SeatSet,
    /// The seats that they hold and have left to a bot.
    pub(crate) left: SeatSet,
    /// Whether they set the table up, and see its invitations.
    pub(crate) owner: bool,
    /// The seat that they chose to see with.
    pub(crate) chosen: Option<Seat>,
    /// The secret with which they hold their seats; their personal links are derived from it.
    pub(crate) secret: Option<Secret>,
    /// The language of the pages.
    pub(crate) language: Language,
    /// The address that they asked at, if links are to name it.
    pub(crate) host: Option<Host>,
}

impl Viewer {
    /// How a program of this viewer looks at a game.
    pub(crate) fn sight(&self, situation: Situation) -> Sight {
        let sight = Sight::new(situation, self.mine);
        // Whether they may see with that seat has been asked before.
        self.chosen.and_then(|seat| sight.choose(seat).ok()).unwrap_or(sight)
    }

    /// What the pages of this viewer show of a game: players who share a screen and have secrets from each other see it one
    /// after the other, each from behind a curtain.
    pub(crate) fn screen(&self, situation: Situation) -> Screen {
        self.sight(situation).screen()
    }

    /// Whether the pages of this viewer show the game with the seat that they chose, or with none if they chose none.
    pub(crate) fn is_shown(&self, situation: Situation) -> bool {
        matches!(self.screen(situation), Screen::Table(sight) if sight.chosen() == self.chosen)
    }
}

/// A table.
pub(crate) struct Table {
    /// No other table in memory has this number, nor had one.
    pub(crate) number: u64,
    /// The header of its log.
    pub(crate) header: TableHeader,
    /// The levels of the bots in the beginning, by seat.
    levels: Vec<Option<Level>>,
    holders: RwLock<Vec<(Seat, Hash)>>,
    now: RwLock<Present>,
    /// The id of its rematch.
    rematch: OnceLock<String>,
    /// When the game ended, in seconds since 1970.
    ended: OnceLock<u64>,
    /// Held while a line is written. Readers do not wait for it.
    pub(crate) write_lock: tokio::sync::Mutex<()>,
    /// Whether a write failed, so that the log may have a line that this table does not know of.
    in_doubt: AtomicBool,
    /// Whether the operator has ended the table.
    abandoned: AtomicBool,
    /// What has changed besides the lines, as far as it is known here.
    changes: AtomicU64,
    /// When the log was last asked whether it knows more, in milliseconds of [`clock_ms`].
    asked_log: AtomicU64,
    /// The revision whose turns of bots were asked for, and how urgently.
    turns_asked: Mutex<Option<(u64, Priority)>>,
    revision: watch::Sender<u64>,
    /// Who has the table open now.
    pub(crate) presence: Presence,
    /// Changes when something does that is shown and is no line of the log: the rematch, the links.
    edition: AtomicU64,
    /// What came of the analysis of the game, once it is known: as JSON, and as a value.
    pub(crate) analysis: OnceLock<(Arc<str>, Arc<study::Report>)>,
    /// The last hints and explanations.
    pub(crate) answers: Answers,
    used: AtomicU64,
}

/// The game now. Whoever thinks about it stops when what is asked changes.
struct Present {
    play: Arc<dyn DynGame>,
    stop: StopOnDrop,
    foresight: Arc<Mutex<Foresight>>,
}

impl Present {
    fn new(play: Arc<dyn DynGame>, foresight: Foresight) -> Present {
        Present { play, stop: StopOnDrop::default(), foresight: Arc::new(Mutex::new(foresight)) }
    }
}

/// A game to think about.
pub(crate) struct ToThinkAbout {
    /// The game.
    pub(crate) play: Arc<dyn DynGame>,
    /// Tells a bot that thinks about it that this was in vain.
    pub(crate) stop: Arc<AtomicBool>,
    foresight: Arc<Mutex<Foresight>>,
}

impl ToThinkAbout {
    /// What has been foreseen of it.
    pub(crate) fn foresight(&self) -> MutexGuard<'_, Foresight> {
        self.foresight.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The holders of the seats, as the log has them.
fn seat_holders(holders: Vec<(u8, Hash)>) -> Vec<(Seat, Hash)> {
    holders.into_iter().filter_map(|(seat, hash)| Some((Seat::from_number(seat)?, hash))).collect()
}

/// Seconds since the process started to count.
fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs()
}

/// Milliseconds since the process started to count.
fn clock_ms() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    u64::try_from(START.get_or_init(Instant::now).elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// The time by the clock, in seconds since 1970.
pub(crate) fn since_1970() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

impl Table {
    pub(crate) fn new(kept: StoredTable, play: Arc<dyn DynGame>) -> Table {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Table {
            levels: kept.header.seats.iter().map(|seat| seat.bot.as_ref()?.parse().ok()).collect(),
            header: kept.header,
            holders: RwLock::new(seat_holders(kept.holders)),
            revision: watch::Sender::new(play.revision()),
            now: RwLock::new(Present::new(play, Foresight::default())),
            rematch: kept.rematch.map(OnceLock::from).unwrap_or_default(),
            ended: kept.ended.map(OnceLock::from).unwrap_or_default(),
            write_lock: tokio::sync::Mutex::new(()),
            in_doubt: AtomicBool::new(false),
            abandoned: AtomicBool::new(kept.abandoned),
            changes: AtomicU64::new(kept.changes),
            asked_log: AtomicU64::new(clock_ms()),
            turns_asked: Mutex::default(),
            presence: Presence::new(),
            edition: AtomicU64::new(0),
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            analysis: OnceLock::new(),
            answers: Answers::default(),
            used: AtomicU64::new(clock()),
        }
    }

    /// The game now.
    pub(crate) fn now(&self) -> Arc<dyn DynGame> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).play.clone()
    }

    /// The game now, for whoever thinks about it.
    pub(crate) fn to_think_about(&self) -> ToThinkAbout {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        ToThinkAbout { play: now.play.clone(), stop: now.stop.flag(), foresight: now.foresight.clone() }
    }

    /// Lets the bots that think here, and all that come after them, give up.
    pub(crate) fn stop_thinking(&self) {
        self.to_think_about().stop.store(true, Ordering::Relaxed);
    }

    /// Shows a new game, whose last line the log has: `written`, if that is known. Who thinks about a question that others have
    /// answered in secret goes on.
    pub(crate) fn move_on(&self, play: Arc<dyn DynGame>, written: Option<&LogLine>) {
        let revision = play.revision();
        if play.over() {
            self.ended.get_or_init(since_1970);
        }
        {
            let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
            let same_question = play.asked_at() == now.play.asked_at();
            if same_question && play.only_actions_since(now.play.revision()) {
                now.play = play;
            } else {
                let foresight = now.foresight.lock().unwrap_or_else(PoisonError::into_inner).after(written);
                *now = Present::new(play, foresight);
            }
        }
        self.revision.send_replace(revision);
    }

    /// Notes that a write failed.
    pub(crate) fn doubt(&self) {
        self.in_doubt.store(true, Ordering::Relaxed);
    }

    /// Whether a write failed since the table was last read from the log.
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.in_doubt.load(Ordering::Relaxed)
    }

    /// Takes over what the log has.
    pub(crate) fn renew(&self, kept: StoredTable, play: Arc<dyn DynGame>) {
        *self.holders.write().unwrap_or_else(PoisonError::into_inner) = seat_holders(kept.holders);
        self.abandoned.store(kept.abandoned, Ordering::Relaxed);
        self.changes.store(kept.changes, Ordering::Relaxed);
        self.asked_log.store(clock_ms(), Ordering::Relaxed);
        if let Some(ended) = kept.ended {
            self.ended.get_or_init(|| ended);
        }
        if let Some(id) = kept.rematch.filter(|_| self.rematch().is_none()) {
            self.set_rematch(&id);
        }
        if play.revision() != self.now().revision() {
            self.move_on(play, None);
        }
        self.in_doubt.store(false, Ordering::Relaxed);
    }

    /// Whether the operator has ended the table: nothing more can be done there.
    pub(crate) fn is_abandoned(&self) -> bool {
        self.abandoned.load(Ordering::Relaxed)
    }

    /// How far the table is, as it is known here.
    pub(crate) fn stand(&self) -> Stand {
        Stand { revision: self.now().revision(), changes: self.changes.load(Ordering::Relaxed) }
    }

    /// Notes that something besides the lines was changed here.
    pub(crate) fn changed(&self) {
        self.changes.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether the log has not been asked for this long; if so, it counts as asked now.
    pub(crate) fn is_due(&self, patience: Duration) -> bool {
        let now = clock_ms();
        let then = self.asked_log.load(Ordering::Relaxed);
        let is_due = u128::from(now.saturating_sub(then)) >= patience.as_millis();
        is_due && self.asked_log.compare_exchange(then, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    /// Whether somebody listens.
    pub(crate) fn is_watched(&self) -> bool {
        self.revision.receiver_count() > 0
    }

    /// Whether the turns of bots at a revision have to be asked for: they have not been yet, or not as urgently.
    pub(crate) fn ask_for_turns(&self, revision: u64, priority: Priority) -> bool {
        let mut asked = self.turns_asked.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = asked.is_none_or(|(then, before)| then != revision || priority < before);
        *asked = Some((revision, priority)).filter(|_| is_new).or(*asked);
        is_new
    }

    /// Lets the turns of bots be asked for again.
    pub(crate) fn forget_turns(&self) {
        *self.turns_asked.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Whether a bot has ever sat at the table.
    pub(crate) fn has_had_bots(&self, play: &dyn DynGame) -> bool {
        let is_bot = |(_, seating): (Seat, Seating<'_>)| matches!(seating, Seating::Bot(_));
        self.levels.iter().any(Option::is_some) || play.seatings().into_iter().any(is_bot)
    }

    /// A receiver of the revision.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.revision.subscribe()
    }

    /// The seats that a hash holds, in constant time.
    pub(crate) fn seats_of(&self, hash: &Hash) -> SeatSet {
        let holders = self.holders.read().unwrap_or_else(PoisonError::into_inner);
        holders.iter().filter(|(_, holder)| same(holder, hash)).map(|(seat, _)| *seat).collect()
    }

    pub(crate) fn hold(&self, seat: Seat, hashes: &[Hash]) {
        let mut holders = self.holders.write().unwrap_or_else(PoisonError::into_inner);
        for hash in hashes {
            if !holders.contains(&(seat, *hash)) {
                holders.push((seat, *hash));
            }
        }
    }

    /// Lets only these hashes hold a seat.
    pub(crate) fn keep_holders(&self, seat: Seat, keep: &[Hash]) {
        {
            let mut holders = self.holders.write().unwrap_or_else(PoisonError::into_inner);
            holders.retain(|(held, hash)| *held != seat || keep.contains(hash));
        }
        self.hold(seat, keep);
        self.new_edition();
    }

    /// The link of a browser to a seat, and how many were made invalid before it. There is none for a secret that is itself one.
    pub(crate) fn link(&self, secret: &Secret, seat: Seat) -> Option<(u32, Secret)> {
        let link = |revoked| (revoked, secret.of_seat(&self.header.id, seat.number(), revoked));
        (0..MOST_REVOKED).map(link).find(|(_, link)| self.seats_of(&link.hash()).contains(seat))
    }

    /// Whether a holder of this seat holds it at another table too.
    pub(crate) fn held_by_the_same(&self, other: &Table, seat: Seat) -> bool {
        let holders = self.holders.read().unwrap_or_else(PoisonError::into_inner).clone();
        holders.iter().any(|(held, hash)| *held == seat && other.seats_of(hash).contains(seat))
    }

    /// The id of the rematch, if there is one.
    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.get().map(String::as_str)
    }

    /// Notes the id of the rematch. What has been rendered without it is of no use any more.
    pub(crate) fn set_rematch(&self, id: &str) {
        self.rematch.get_or_init(|| id.to_owned());
        self.new_edition();
    }

    /// Whatever is rendered belongs to an edition, besides the revision.
    pub(crate) fn edition(&self) -> u64 {
        self.edition.load(Ordering::Relaxed)
    }

    /// Begins another edition: what has been rendered is of no use any more.
    pub(crate) fn new_edition(&self) {
        self.edition.fetch_add(1, Ordering::Relaxed);
    }

    /// The levels of the bots at the moment of this game, by seat.
    pub(crate) fn levels(&self, play: &dyn DynGame) -> Vec<Option<Level>> {
        let mut levels = self.levels.clone();
        for (seat, seating) in play.seatings() {
            if let Some(level) = levels.get_mut(seat.index()) {
                *level = match seating {
                    Seating::Person(_) => None,
                    Seating::Bot(bot) => bot.parse().ok(),
                };
            }
        }
        levels
    }

    /// The seats of bots at the moment of this game.
    pub(crate) fn bots(&self, play: &dyn DynGame) -> SeatSet {
        let levels = Seat::ALL.into_iter().zip(self.levels(play));
        levels.filter(|(_, level)| level.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Who sits where at the moment of this game. Whoever left is still called by their name.
    pub(crate) fn chairs(&self, play: &dyn DynGame) -> Vec<Chair> {
        let chair = |place: &store::StoredSeat| {
            let sitter = match &place.bot {
                Some(level) => Sitter::Bot(level.clone()),
                None if place.was_open => Sitter::Nobody,
                None => Sitter::Person,
            };
            Chair { name: place.name.clone(), sitter }
        };
        let mut chairs: Vec<Chair> = self.header.seats.iter().map(chair).collect();
        for (seat, seating) in play.seatings() {
            let Some(chair) = chairs.get_mut(seat.index()) else { continue };
            match seating {
                Seating::Person(name) => *chair = Chair { name: name.to_owned(), sitter: Sitter::Person },
                Seating::Bot(level) => chair.sitter = Sitter::Bot(level.to_owned()),
            }
        }
        chairs
    }

    /// A name for a seat that nobody else at the table has.
    pub(crate) fn distinct_name(&self, play: &dyn DynGame, seat: Seat, name: String) -> String {
        let others = Seat::ALL.into_iter().zip(self.chairs(play)).filter(|(other, _)| *other != seat);
        let others: Vec<String> = others.map(|(_, chair)| chair.name).collect();
        player_name::distinct(name, others.iter().map(String::as_str))
    }

    /// When the game ended, in seconds since 1970, if that is known.
    pub(crate) fn ended(&self) -> Option<u64> {
        self.ended.get().copied()
    }

    /// The table as a viewer may know it who looks at this game like this.
    pub(crate) fn about(&self, play: &dyn DynGame, viewer: &Viewer, sight: Sight, base: &str) -> TableInfo {
        let chairs = self.chairs(play);
        let free = words::free_seats(&chairs);
        let link = |(seat, place): (Seat, &store::StoredSeat)| {
            let secret = place.invitation.as_ref().filter(|_| viewer.owner && free.contains(seat));
            let invitation = secret.map(|(secret, _)| format!("{base}/join/{secret}"));
            invitation.or_else(|| Some(format!("{base}/seat/{}", self.personal(viewer, sight, seat)?)))
        };
        let seat_links = Seat::ALL.into_iter().zip(&self.header.seats).map(link).collect();
        let TableHeader { id, name, options, .. } = &self.header;
        let address = format!("{base}/t/{id}");
        TableInfo {
            id: id.clone(),
            path: format!("/t/{id}"),
            address,
            name: name.clone(),
            options: options.clone(),
            chairs,
            seat_links,
            left: viewer.left,
            here: self.presence.here(),
            rematch: self.rematch().map(|id| format!("/t/{id}")),
            hinting: self.hinting(play, sight, viewer.language),
        }
    }

    /// The secret that moves a seat of a viewer to another device. A viewer who shows a personal secret has it already.
    fn personal(&self, viewer: &Viewer, sight: Sight, seat: Seat) -> Option<Secret> {
        let shown = viewer.secret.filter(|_| sight.mine().contains(seat) || viewer.left.contains(seat))?;
        Some(self.link(&shown, seat).map_or(shown, |(_, link)| link))
    }

    /// Draws something for a page of a viewer.
    pub(crate) fn with_visit<R>(
        &self,
        play: &dyn DynGame,
        viewer: &Viewer,
        base: &str,
        draw: impl FnOnce(&Visit<'_>) -> R,
    ) -> R {
        let words = Words::of(viewer.language);
        let sight = viewer.screen(play.situation()).sight();
        let about = self.about(play, viewer, sight, base);
        draw(&Visit { words, about: &about, sight, at: None, refusal: None, lesson: None, turns_sent: 0 })
    }

    pub(crate) fn touch(&self) {
        self.used.store(clock(), Ordering::Relaxed);
    }

    /// Seconds since the last request.
    pub(crate) fn idle(&self) -> u64 {
        clock().saturating_sub(self.used.load(Ordering::Relaxed))
    }

    /// Frees what is kept to answer the next requests quickly, unless the table is being written to.
    pub(crate) fn shrink(&self) {
        self.answers.forget();
        if let Ok(_writing) = self.write_lock.try_lock() {
            let shrunk = self.now().shrunk();
            self.now.write().unwrap_or_else(PoisonError::into_inner).play = shrunk;
        }
    }
}
