//! A table in memory: a cache of its log, and those who look at it.

use crate::play::{Look, Play};
use crate::secret::{Secret, same};
use game::{Seat, SeatSet};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::Instant;
use store::{Beginning, Hash, Kept};
use tokio::sync::watch;
use ui::{About, Chair, Sitter, Trace};
use words::{Language, Words};

/// What one kind of viewer sees: all that do see the same, byte for byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewer {
    /// The seats that he holds.
    pub mine: SeatSet,
    /// Whether he set the table up, and sees invitations.
    pub owner: bool,
    /// The seat that he wants to see with, if it is not the usual one.
    pub point: Option<Seat>,
    /// With what he holds his seats, if he holds any: his personal links follow from it.
    pub secret: Option<Secret>,
    /// The language that he reads.
    pub language: Language,
}

/// A table.
pub struct Table {
    /// How it began.
    pub beginning: Beginning,
    /// The seats that were open in the beginning.
    open: SeatSet,
    holders: RwLock<Vec<(Seat, Hash)>>,
    now: RwLock<Arc<dyn Play>>,
    /// The table at which they play again.
    rematch: OnceLock<String>,
    /// Whoever writes has this. Readers do not wait for him.
    pub(crate) gate: tokio::sync::Mutex<()>,
    revision: watch::Sender<u64>,
    drawn: Mutex<Drawn>,
    used: AtomicU64,
}

/// What has been made for viewers of the present revision, so that it is made once for each kind of them.
#[derive(Default)]
struct Drawn {
    revision: u64,
    /// What each kind of viewer was shown last, and at which revision: the next update is told from there.
    shown: HashMap<Viewer, (u64, Arc<[Trace]>)>,
    texts: HashMap<(Viewer, Drawing), Arc<OnceLock<Arc<str>>>>,
}

/// What is made for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Drawing {
    /// What has changed on the page since a revision.
    ChangesSince(u64),
    /// The state for the API.
    State,
}

/// For how long a table has not been used.
fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs()
}

impl Table {
    pub(crate) fn new(kept: Kept, play: Arc<dyn Play>) -> Table {
        let invited =
            |seat: &Seat| kept.beginning.places.get(seat.index()).is_some_and(|place| place.invitation.is_some());
        let sat = kept.lines.iter().filter(|line| line.kind == store::Kind::Sit);
        let sat = sat.filter_map(|line| Seat::from_number(line.seat));
        let open = Seat::ALL.into_iter().filter(invited).chain(sat).collect();
        let holders = kept.holders.into_iter().filter_map(|(seat, hash)| Some((Seat::from_number(seat)?, hash)));
        Table {
            open,
            beginning: kept.beginning,
            holders: RwLock::new(holders.collect()),
            revision: watch::Sender::new(play.revision()),
            now: RwLock::new(play),
            rematch: kept.rematch.map(OnceLock::from).unwrap_or_default(),
            gate: tokio::sync::Mutex::new(()),
            drawn: Mutex::default(),
            used: AtomicU64::new(clock()),
        }
    }

    /// The game now.
    pub fn now(&self) -> Arc<dyn Play> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The game has moved on, and the log has it.
    pub(crate) fn move_on(&self, play: Arc<dyn Play>) {
        let revision = play.revision();
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = play;
        self.revision.send_replace(revision);
    }

    /// Tells whenever the game moves on.
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.revision.subscribe()
    }

    /// The seats that a hash holds. Takes the same time whichever they are.
    pub fn seats_of(&self, hash: &Hash) -> SeatSet {
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

    /// Whether somebody holds this seat who holds it at another table too.
    pub(crate) fn held_by_the_same(&self, other: &Table, seat: Seat) -> bool {
        let holders = self.holders.read().unwrap_or_else(PoisonError::into_inner).clone();
        holders.iter().any(|(held, hash)| *held == seat && other.seats_of(hash).contains(seat))
    }

    /// The table at which they play again, if there is one.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.get().map(String::as_str)
    }

    /// They play again at this table; what has been drawn says nothing of it yet.
    pub(crate) fn played_again(&self, id: &str) {
        self.rematch.get_or_init(|| id.to_owned());
        self.forget_drawn();
    }

    /// The seats of bots.
    pub fn bots(&self) -> SeatSet {
        let places = Seat::ALL.into_iter().zip(&self.beginning.places);
        places.filter(|(_, place)| place.bot.is_some()).map(|(seat, _)| seat).collect()
    }

    /// The table as a viewer may know it, at the moment of this game.
    pub fn about(&self, play: &dyn Play, viewer: &Viewer, base: &str) -> About {
        let words = Words::of(viewer.language);
        let named = |seat: Seat, name: &str| match name {
            "" => words.tell("table-nameless", &[("seat", seat.number().into())]).into_owned(),
            name => name.to_owned(),
        };
        let chair = |(seat, place): (Seat, &store::Place)| match &place.bot {
            Some(level) => Chair { name: place.name.clone(), sitter: Sitter::Bot(level.clone()), invitation: None },
            None if self.open.contains(seat) => {
                Chair { name: place.name.clone(), sitter: Sitter::Nobody, invitation: None }
            }
            None => Chair { name: named(seat, &place.name), sitter: Sitter::Person, invitation: None },
        };
        let mut chairs: Vec<Chair> = Seat::ALL.into_iter().zip(&self.beginning.places).map(chair).collect();
        for (seat, name) in play.sat() {
            if let Some(chair) = chairs.get_mut(seat.index()) {
                *chair = Chair { name: named(seat, name), sitter: Sitter::Person, invitation: None };
            }
        }
        for ((seat, chair), place) in Seat::ALL.into_iter().zip(&mut chairs).zip(&self.beginning.places) {
            let secret = place.invitation.as_ref().filter(|_| viewer.owner && chair.sitter == Sitter::Nobody);
            let invitation = secret.map(|(secret, _)| format!("{base}/join/{secret}"));
            chair.invitation = invitation.or_else(|| Some(format!("{base}/seat/{}", self.personal(viewer, seat)?)));
        }
        let Beginning { id, name, options, .. } = &self.beginning;
        let address = format!("{base}/t/{id}");
        About {
            id: id.clone(),
            path: format!("/t/{id}"),
            as_seat: viewer.point,
            address,
            name: name.clone(),
            options: options.clone(),
            chairs,
            rematch: self.rematch().map(|id| format!("/t/{id}")),
        }
    }

    /// What moves a seat of a viewer to another device. Who shows a personal secret has it already.
    fn personal(&self, viewer: &Viewer, seat: Seat) -> Option<Secret> {
        let shown = viewer.secret.filter(|_| viewer.mine.contains(seat))?;
        let own = shown.of_seat(&self.beginning.id, seat.number());
        Some(if self.seats_of(&own.hash()).contains(seat) { own } else { shown })
    }

    /// How a viewer looks at this game.
    pub fn with_look<R>(&self, play: &dyn Play, viewer: &Viewer, base: &str, draw: impl FnOnce(&Look<'_>) -> R) -> R {
        let about = self.about(play, viewer, base);
        let words = Words::of(viewer.language);
        draw(&Look {
            words,
            about: &about,
            mine: viewer.mine,
            point: viewer.point,
            at: None,
            refusal: None,
            lesson: None,
            told: 0,
        })
    }

    /// A text for a kind of viewer at a revision, made at most once.
    pub(crate) fn drawn(
        &self,
        viewer: Viewer,
        drawing: Drawing,
        revision: u64,
        make: impl FnOnce() -> String,
    ) -> Arc<str> {
        let place = {
            let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
            if drawn.revision < revision {
                drawn.revision = revision;
                drawn.texts.clear();
            }
            // Somebody who is behind makes his own, so that nobody gets it by mistake.
            if drawn.revision > revision {
                Arc::default()
            } else {
                drawn.texts.entry((viewer, drawing)).or_default().clone()
            }
        };
        place.get_or_init(|| make().into()).clone()
    }

    /// What a viewer was shown at a revision, if that was the last time.
    pub(crate) fn shown(&self, viewer: &Viewer, revision: u64) -> Option<Arc<[Trace]>> {
        let drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        drawn.shown.get(viewer).filter(|(then, _)| *then == revision).map(|(_, traces)| traces.clone())
    }

    pub(crate) fn remember(&self, viewer: Viewer, revision: u64, traces: Arc<[Trace]>) {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner).shown.insert(viewer, (revision, traces));
    }

    pub(crate) fn touch(&self) {
        self.used.store(clock(), Ordering::Relaxed);
    }

    /// How many seconds nobody has asked for it.
    pub(crate) fn idle(&self) -> u64 {
        clock().saturating_sub(self.used.load(Ordering::Relaxed))
    }

    /// What nobody may ask for again soon.
    pub(crate) fn forget_drawn(&self) {
        *self.drawn.lock().unwrap_or_else(PoisonError::into_inner) = Drawn::default();
    }
}
