//! A table in memory: a cache of its log, its viewers, and what has been rendered for them.

use crate::dyn_game::DynGame;
use crate::foresight::Foresight;
use crate::host::Host;
use crate::presence::Presence;
use crate::secret::{Secret, same};
use bots::{Level, StopOnDrop};
use game::{Screen, Seat, SeatSet, Seating, Sight, Situation};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use store::{Hash, LogLine, StoredTable, TableHeader};
use tokio::sync::watch;
use ui::{Fingerprint, TableInfo, Visit};
use words::{Chair, Language, Sitter, Words};

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
    revision: watch::Sender<u64>,
    /// Who has the table open now.
    pub(crate) presence: Presence,
    rendered: Mutex<RenderCache>,
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

/// Most texts, and most viewers, that are remembered at a table. Who asks in more ways than that waits until it is rendered anew.
const MOST_RENDERED: usize = 256;

/// What has been rendered at the present revision, so that it is rendered once for equal viewers.
#[derive(Default)]
struct RenderCache {
    revision: u64,
    /// What each viewer was shown last, and at which revision: the next update starts from there.
    shown: HashMap<Viewer, (u64, Arc<[Fingerprint]>)>,
    texts: HashMap<(Viewer, Rendering), Arc<OnceLock<Arc<str>>>>,
}

/// What is rendered for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Rendering {
    /// What has changed on the page since a revision.
    ChangesSince(u64),
    /// The state for the API, while these players are here.
    State {
        /// The seats whose players are here.
        here: SeatSet,
    },
    /// What has changed by the action after a revision, though others have followed.
    MoveAfter(u64),
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

/// The time by the clock, in seconds since 1970.
pub(crate) fn since_1970() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

impl Table {
    pub(crate) fn new(kept: StoredTable, play: Arc<dyn DynGame>) -> Table {
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
            presence: Presence::new(),
            rendered: Mutex::default(),
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
        if play.revision() != self.now().revision() {
            self.move_on(play, None);
        }
        self.in_doubt.store(false, Ordering::Relaxed);
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

    /// Whether a holder of this seat holds it at another table too.
    pub(crate) fn held_by_the_same(&self, other: &Table, seat: Seat) -> bool {
        let holders = self.holders.read().unwrap_or_else(PoisonError::into_inner).clone();
        holders.iter().any(|(held, hash)| *held == seat && other.seats_of(hash).contains(seat))
    }

    /// The id of the rematch, if there is one.
    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.get().map(String::as_str)
    }

    /// Notes the id of the rematch, and forgets what has been rendered without it.
    pub(crate) fn set_rematch(&self, id: &str) {
        self.rematch.get_or_init(|| id.to_owned());
        self.forget_rendered();
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
        }
    }

    /// The secret that moves a seat of a viewer to another device. A viewer who shows a personal secret has it already.
    fn personal(&self, viewer: &Viewer, sight: Sight, seat: Seat) -> Option<Secret> {
        let shown = viewer.secret.filter(|_| sight.mine().contains(seat) || viewer.left.contains(seat))?;
        let own = shown.of_seat(&self.header.id, seat.number());
        Some(if self.seats_of(&own.hash()).contains(seat) { own } else { shown })
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

    /// A text for a viewer at a revision, rendered at most once.
    pub(crate) fn rendered(
        &self,
        viewer: Viewer,
        rendering: Rendering,
        revision: u64,
        make: impl FnOnce() -> String,
    ) -> Arc<str> {
        let place = {
            let mut cache = self.rendered.lock().unwrap_or_else(PoisonError::into_inner);
            if cache.revision < revision {
                cache.revision = revision;
                cache.texts.clear();
            }
            // A reader of an older revision renders its own text, so that no other reader gets it.
            let is_full = cache.texts.len() >= MOST_RENDERED && !cache.texts.contains_key(&(viewer, rendering));
            if cache.revision > revision || is_full {
                Arc::default()
            } else {
                cache.texts.entry((viewer, rendering)).or_default().clone()
            }
        };
        place.get_or_init(|| make().into()).clone()
    }

    /// What a viewer was shown at a revision, if it was the last that they were shown.
    pub(crate) fn shown(&self, viewer: &Viewer, revision: u64) -> Option<Arc<[Fingerprint]>> {
        let cache = self.rendered.lock().unwrap_or_else(PoisonError::into_inner);
        cache.shown.get(viewer).filter(|(then, _)| *then == revision).map(|(_, fingerprints)| fingerprints.clone())
    }

    pub(crate) fn remember(&self, viewer: Viewer, revision: u64, fingerprints: Arc<[Fingerprint]>) {
        let mut cache = self.rendered.lock().unwrap_or_else(PoisonError::into_inner);
        if cache.shown.len() >= MOST_RENDERED {
            cache.shown.clear();
        }
        cache.shown.insert(viewer, (revision, fingerprints));
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
        self.forget_rendered();
        if let Ok(_writing) = self.write_lock.try_lock() {
            let shrunk = self.now().shrunk();
            self.now.write().unwrap_or_else(PoisonError::into_inner).play = shrunk;
        }
    }

    /// Forgets what has been rendered.
    pub(crate) fn forget_rendered(&self) {
        *self.rendered.lock().unwrap_or_else(PoisonError::into_inner) = RenderCache::default();
    }
}
