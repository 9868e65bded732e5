//! Everything that can be done at tables, for the page, the API and the bots alike. Nothing in here knows of HTTP.

mod rematch;

use crate::lesson::Lesson;
use crate::play::{Kind, Look, Play};
use crate::pool::Queue;
use crate::secret::{Secret, table_id};
use crate::table::{Drawing, Table, Viewer};
use crate::trouble::{Forbidden, Thing, Trouble};
use bots::Level;
use game::{Seat, SeatSet};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Beginning, Hash, Line, Place, Store, StoreError};
use tokio::sync::watch;
use ui::{Refusal, Sitter};
use words::{Language, Words, named};

/// So many letters are enough for a name.
const LONGEST_NAME: usize = 40;
/// A table that nobody has asked for so long is dropped from memory.
const IDLE_SECONDS: u64 = 600;
/// The start page lists so many seats at most.
const MOST_LISTED: u32 = 60;

/// The tables and what is done there.
pub struct Service {
    store: Store,
    /// Where the house is reached, without a slash at the end.
    pub base: String,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    pub(crate) queue: Queue,
    closing: watch::Sender<bool>,
}

/// A table that somebody wants.
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// What it is to be called; it gets a name if this is empty.
    pub name: String,
    /// Options as `name=value`.
    pub options: Vec<String>,
    /// Who is to sit where.
    pub seats: Vec<NewSeat>,
    /// What chance follows from, if it is not to be drawn.
    pub seed: Option<u64>,
}

/// Who is to sit on a seat.
pub struct NewSeat {
    /// What kind of player.
    pub who: Who,
    /// His name; may be empty.
    pub name: String,
}

/// What kind of player is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The one who sets the table up, or somebody else at his screen.
    Here,
    /// A bot of a level.
    Bot(String),
    /// Whoever takes it by its link.
    Open,
}

/// What somebody did, by the table's count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// The revision after it.
    pub revision: u64,
}

/// What the page of a table shows to somebody.
pub enum Face {
    /// The game, as this viewer sees it.
    Table(Viewer),
    /// Nothing but what this viewer, who is everybody, may see, until this seat says that it is there.
    Curtain(Viewer, Seat),
}

/// What has changed on a page.
#[derive(Serialize)]
struct Update {
    from: u64,
    revision: u64,
    over: bool,
    changes: Vec<ui::Change>,
}

/// A table in the list of somebody's tables.
pub struct Listed {
    /// Its address.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Which game.
    pub game: String,
    /// Everybody's names, by seat.
    pub players: Vec<String>,
    /// The seats that he holds.
    pub mine: SeatSet,
    /// Who is to act.
    pub to_act: SeatSet,
    /// Whether the game is over.
    pub over: bool,
    /// Where it stands, in a few words.
    pub stands: String,
    /// When it was set up, in seconds since 1970.
    pub created: u64,
}

impl Service {
    /// Opens the tables in a folder. Bots go on once there is a [`crate::pool::Pool`].
    pub fn open(folder: &Path, base: &str) -> Result<Arc<Service>, StoreError> {
        let store = Store::open(folder)?;
        let queue = Queue::default();
        store.unfinished_with_bots()?.into_iter().for_each(|id| queue.push(id));
        Ok(Arc::new(Service {
            store,
            base: base.trim_end_matches('/').to_owned(),
            tables: Mutex::default(),
            queue,
            closing: watch::Sender::new(false),
        }))
    }

    /// Sets up a table for a visitor; returns its id.
    pub async fn create(&self, visitor: &Secret, new: NewTable) -> Result<String, Trouble> {
        self.create_with(visitor, new, Vec::new()).await
    }

    /// Sets up a table at which something has been done already.
    pub async fn create_with(&self, visitor: &Secret, new: NewTable, done: Vec<Line>) -> Result<String, Trouble> {
        let id = self.set_up(visitor, &new, None).await?;
        for (revision, line) in (0..).zip(done) {
            self.store.append(&id, revision, line, false).await?;
        }
        self.wake(&*self.table(&id)?);
        Ok(id)
    }

    /// Writes down how a table begins; returns its id.
    async fn set_up(&self, visitor: &Secret, new: &NewTable, rematch_of: Option<String>) -> Result<String, Trouble> {
        let id = table_id()?;
        let beginning = Beginning { rematch_of, ..beginning(&id, visitor, new)? };
        let here = (1_u8..).zip(&new.seats).filter(|(_, seat)| seat.who == Who::Here);
        let holders = here.flat_map(|(seat, _)| keys(visitor, &id, seat).map(|hash| (seat, hash))).collect();
        self.store.create(beginning, holders).await?;
        Ok(id)
    }

    /// The table with an id. It is read from the log if it is not in memory.
    pub fn table(&self, id: &str) -> Result<Arc<Table>, Trouble> {
        let known = self.tables().get(id).cloned();
        if let Some(table) = known {
            table.touch();
            return Ok(table);
        }
        let kept = self.store.load(id)?.ok_or(Trouble::Unknown(Thing::Table))?;
        let damaged = |words: String| Trouble::Broken(format!("table {id}: {words}"));
        let kind = Kind::named(&kept.beginning.game).ok_or_else(|| damaged("unknown game".to_owned()))?;
        let play = kind.replay(&kept.beginning, &kept.lines).map_err(damaged)?;
        let table = Arc::new(Table::new(kept, play));
        Ok(self.tables().entry(id.to_owned()).or_insert(table).clone())
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Drops the tables that nobody has used for a while. Nobody else may hold one: there must never be two of the same.
    pub fn sweep(&self) {
        self.tables().retain(|_, table| {
            if table.idle() > IDLE_SECONDS / 10 {
                table.forget_drawn();
            }
            Arc::strong_count(table) > 1 || table.idle() < IDLE_SECONDS
        });
    }

    /// What kind of viewer somebody is who shows this secret. Who wants to see with a seat that is not his may do so where
    /// nothing is hidden, or not any more.
    pub fn viewer(
        &self,
        table: &Table,
        secret: Option<&Secret>,
        point: Option<Seat>,
        language: Language,
    ) -> Result<Viewer, Trouble> {
        let hash = secret.map(Secret::hash);
        let mine = hash.map_or(SeatSet::NONE, |hash| table.seats_of(&hash));
        let owner = hash.is_some_and(|hash| crate::secret::same(&hash, &table.beginning.owner));
        if let Some(seat) = point {
            let now = table.now();
            if seat.number() > now.players() {
                return Err(Trouble::Unknown(Thing::Seat));
            }
            if !mine.contains(seat) && now.hidden() && !now.over() {
                return Err(Trouble::NotYours(Forbidden::Seat));
            }
        }
        let secret = secret.copied().filter(|_| !mine.is_empty());
        Ok(Viewer { mine, owner, point, secret, language })
    }

    /// What the page of a table shows to a viewer. Where something is hidden, those who share a screen see it one after the
    /// other, each behind a curtain: who comes next says so, and his address then names his seat. Between them, the screen
    /// shows what everybody may see.
    pub fn face(&self, table: &Table, viewer: Viewer) -> Face {
        let now = table.now();
        if !now.hidden() || now.over() || viewer.mine.iter().count() < 2 {
            return Face::Table(viewer);
        }
        let is_asked = |seat: &Seat| now.to_act().contains(*seat);
        match (viewer.point.filter(is_asked), viewer.mine.iter().find(is_asked)) {
            (Some(seat), _) => Face::Table(Viewer { mine: SeatSet::only(seat), ..viewer }),
            (None, Some(next)) => Face::Curtain(Viewer { mine: SeatSet::NONE, point: None, ..viewer }, next),
            (None, None) => Face::Table(Viewer { mine: SeatSet::NONE, point: None, ..viewer }),
        }
    }

    /// Everything that a viewer may know, as JSON, and the revision that it is of.
    pub fn view(&self, table: &Table, viewer: Viewer) -> (u64, Arc<str>) {
        let now = table.now();
        let make = || self.view_of(table, &*now, &viewer).to_string();
        (now.revision(), table.drawn(viewer, Drawing::State, now.revision(), make))
    }

    fn view_of(&self, table: &Table, now: &dyn Play, viewer: &Viewer) -> Value {
        let Beginning { id, name, game, rules_version, options, created, .. } = &table.beginning;
        let point = viewer.point.or_else(|| now.point(viewer.mine));
        let about = table.about(now, viewer, &self.base);
        let chair = |(seat, chair): (Seat, &ui::Chair)| {
            let (kind, level) = match &chair.sitter {
                Sitter::Nobody => ("open", None),
                Sitter::Person => ("person", None),
                Sitter::Bot(level) => ("bot", Some(level)),
            };
            let mut value = json!({"seat": seat, "kind": kind, "name": chair.name});
            level.inspect(|level| value["level"] = json!(level));
            let link = if chair.sitter == Sitter::Nobody { "invitation" } else { "link" };
            chair.invitation.as_ref().inspect(|address| value[link] = json!(address));
            value
        };
        let mut view = now.view_json(point);
        let legal = point.filter(|seat| viewer.mine.contains(*seat)).map(|seat| now.legal(seat));
        let more = json!({
            "id": id, "name": name, "game": game, "rules_version": rules_version, "options": options, "created": created,
            "players": now.players(),
            "revision": now.revision(),
            "seats": Seat::ALL.into_iter().zip(&about.chairs).map(chair).collect::<Vec<_>>(),
            "you": viewer.mine.iter().collect::<Vec<_>>(),
            "seen_by": point,
            "legal": legal.unwrap_or_default(),
            "undo": now.undo_left(viewer.mine, table.bots()).is_some(),
            "rematch": table.rematch(),
        });
        if let (Value::Object(view), Value::Object(more)) = (&mut view, more) {
            view.extend(more);
        }
        view
    }

    /// Which seat acts for a viewer: the one he names, or the first of his that is to act.
    pub fn acting(&self, table: &Table, viewer: &Viewer, seat: Option<Seat>) -> Result<Seat, Trouble> {
        let now = table.now();
        match seat {
            Some(seat) if viewer.mine.contains(seat) => Ok(seat),
            Some(_) => Err(Trouble::NotYours(Forbidden::Seat)),
            None => now.point(viewer.mine).ok_or(Trouble::NotYours(Forbidden::NoSeat)),
        }
    }

    /// Does an action of a seat, which was decided on looking at a revision. When this is ready, the disk has it.
    pub async fn act(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seat: Seat,
        revision: u64,
        text: &str,
    ) -> Result<Written, Trouble> {
        let text = text.to_owned();
        self.write(table, move |now| {
            if !now.still_asked(seat, revision) {
                return Err(Trouble::Conflict);
            }
            Ok(now.act(seat, &text)?)
        })
        .await
    }

    /// Takes back to the viewer's own last decision, if he may. With a revision, only if nobody but bots has done anything
    /// since.
    pub async fn undo(
        self: &Arc<Self>,
        table: &Arc<Table>,
        mine: SeatSet,
        revision: Option<u64>,
    ) -> Result<Written, Trouble> {
        let seat = mine.lowest().ok_or(Trouble::NotYours(Forbidden::NoSeat))?;
        let bots = table.bots();
        self.write(table, move |now| {
            if revision.is_some_and(|revision| !now.only_by(bots, revision)) {
                return Err(Trouble::Conflict);
            }
            let left = now.undo_left(mine, bots);
            let left = left.ok_or(Trouble::NotYours(Forbidden::Undo))?;
            Ok(now.undo(seat, left))
        })
        .await
    }

    /// The open seat that an invitation is for.
    pub fn invited(&self, invitation: &Secret) -> Result<(Arc<Table>, Seat), Trouble> {
        let unknown = Trouble::Unknown(Thing::Invitation);
        let Some((id, seat)) = self.store.invited(&invitation.hash())? else { return Err(unknown) };
        Ok((self.table(&id)?, Seat::from_number(seat).ok_or(unknown)?))
    }

    /// Takes an open seat by its invitation.
    pub async fn claim(
        self: &Arc<Self>,
        invitation: &Secret,
        visitor: &Secret,
        name: &str,
    ) -> Result<(Arc<Table>, Seat), Trouble> {
        let (table, seat) = self.invited(invitation)?;
        self.sit(&table, seat, visitor, clean(name)).await?;
        Ok((table, seat))
    }

    /// Somebody takes an open seat. If it is not open any more, that is a conflict.
    async fn sit(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seat: Seat,
        visitor: &Secret,
        name: String,
    ) -> Result<Written, Trouble> {
        let hashes = keys(visitor, &table.beginning.id, seat.number());
        let taken = table.clone();
        self.write_with(
            table,
            move |now| Ok(now.sit(seat, &name)),
            move |store, id, revision, line, _| store.claim(id, revision, line, hashes.to_vec()),
            move || taken.hold(seat, &hashes),
        )
        .await
    }

    /// Gives a visitor, who may be another browser of the same person, the seats that a secret holds; returns a table.
    pub async fn adopt(&self, secret: &Secret, visitor: &Secret) -> Result<String, Trouble> {
        let held = self.store.held(&secret.hash(), MOST_LISTED)?;
        for (id, number) in &held {
            if let Some(seat) = Seat::from_number(*number) {
                self.share(&*self.table(id)?, seat, visitor).await?;
            }
        }
        held.into_iter().next().map(|(id, _)| id).ok_or(Trouble::Unknown(Thing::Seat))
    }

    /// A visitor holds a seat too.
    async fn share(&self, table: &Table, seat: Seat, visitor: &Secret) -> Result<(), Trouble> {
        let id = &table.beginning.id;
        let hashes = keys(visitor, id, seat.number());
        self.store.hold(id, seat.number(), hashes.to_vec()).await?;
        table.hold(seat, &hashes);
        Ok(())
    }

    /// The tables of a visitor, the newest first.
    pub fn listed(&self, visitor: &Secret, language: Language) -> Result<Vec<Listed>, Trouble> {
        let mut ids: Vec<String> =
            self.store.held(&visitor.hash(), MOST_LISTED)?.into_iter().map(|(id, _)| id).collect();
        ids.dedup();
        let listed = |id: &String| -> Result<Listed, Trouble> {
            let table = self.table(id)?;
            let viewer = self.viewer(&table, Some(visitor), None, language)?;
            let now = table.now();
            let chairs = table.about(&*now, &viewer, &self.base).chairs;
            Ok(Listed {
                id: id.clone(),
                name: table.beginning.name.clone(),
                game: table.beginning.game.clone(),
                players: chairs.into_iter().map(|chair| named_or_free(&chair, language)).collect(),
                mine: viewer.mine,
                to_act: now.to_act(),
                over: now.over(),
                stands: now.stands(now.point(viewer.mine), Words::of(language)),
                created: table.beginning.created,
            })
        };
        // A table that cannot be read any more does not hide the others.
        Ok(ids.iter().filter_map(|id| listed(id).ok()).collect())
    }

    /// What has changed on the page of a viewer since a revision, as JSON, and the revision that it is now. If that page
    /// has to go, it says where to.
    pub fn changes(&self, table: &Table, viewer: Viewer, from: u64) -> (u64, Arc<str>) {
        let now = table.now();
        let revision = now.revision();
        let viewer = match self.face(table, viewer) {
            Face::Table(same) if same.point == viewer.point => same,
            Face::Table(_) | Face::Curtain(..) => {
                let go = json!({"from": from, "revision": revision, "go": format!("/t/{}", table.beginning.id)});
                return (revision, go.to_string().into());
            }
        };
        let make = || {
            let parts = |play: &dyn Play, told: usize| {
                table.with_look(play, &viewer, &self.base, |look| play.parts(&Look { told, ..*look }))
            };
            let drawn_anew = || ui::traces(&[], &parts(&*now.earlier(from), 0)).into();
            let shown = table.shown(&viewer, from).unwrap_or_else(drawn_anew);
            // With several seats of a game with secrets one does not always see with the same.
            let same_eyes = !now.hidden() || viewer.mine.iter().count() <= 1;
            let told = same_eyes && !now.over() && now.only_actions_since(from);
            let parts = parts(&*now, if told { ui::turns_told(&shown) } else { 0 });
            let traces = ui::traces(&shown, &parts);
            let changes = ui::changes(&shown, parts, &traces);
            table.remember(viewer, revision, traces.into());
            // A value in between would be a copy of everything.
            serde_json::to_string(&Update { from, revision, over: now.over(), changes }).unwrap_or_default()
        };
        (revision, table.drawn(viewer, Drawing::ChangesSince(from), revision, make))
    }

    /// The page of a table.
    pub fn page(&self, table: &Table, viewer: Viewer, at: Option<usize>, refusal: Option<&Refusal>) -> String {
        let now = table.now();
        let page = table.with_look(&*now, &viewer, &self.base, |look| {
            let look = Look { at, refusal, ..*look };
            now.page(&look)
        });
        if at.is_none() && refusal.is_none() && !now.over() {
            table.remember(viewer, now.revision(), page.traces.into());
        }
        page.html
    }

    /// The page of a step of the scoring of a round, if there is one.
    pub fn scoring(&self, table: &Table, viewer: Viewer, round: u8, step: usize) -> Option<String> {
        let now = table.now();
        table.with_look(&*now, &viewer, &self.base, |look| now.scoring(look, round, step))
    }

    /// The page that stands before what a seat may see, until somebody says that he is the one.
    pub fn curtain(&self, table: &Table, viewer: Viewer, seat: Seat) -> String {
        let now = table.now();
        table.with_look(&*now, &viewer, &self.base, |look| now.curtain(look, seat))
    }

    /// A bot that is to act does so, if the table is still waiting for one.
    pub(crate) async fn bot_turn(self: &Arc<Self>, id: &str) -> Result<(), Trouble> {
        let table = self.table(id)?;
        let now = table.now();
        let Some((seat, level)) = next_bot(&table, &*now) else { return Ok(()) };
        let revision = now.revision();
        let text = now.choose(seat, level);
        let answer = self.write(&table, move |now| match now.revision() {
            same if same == revision => Ok(now.act(seat, &text)?),
            _ => Err(Trouble::Conflict),
        });
        match answer.await {
            // Whoever was faster has woken a bot, if one is to act.
            Ok(_) | Err(Trouble::Conflict) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    fn wake(&self, table: &Table) {
        if next_bot(table, &*table.now()).is_some() {
            self.queue.push(table.beginning.id.clone());
        }
    }

    async fn write(
        self: &Arc<Self>,
        table: &Arc<Table>,
        decide: impl FnOnce(&dyn Play) -> Result<(Line, Arc<dyn Play>), Trouble> + Send + 'static,
    ) -> Result<Written, Trouble> {
        let append = |store: &Store, id: &str, revision, line, over| store.append(id, revision, line, over);
        self.write_with(table, decide, append, || ()).await
    }

    /// Decides on the game as it is, writes a line, and then shows it. It goes on to the end even if whoever asked for it has
    /// gone: the log and the table in memory must not part.
    async fn write_with(
        self: &Arc<Self>,
        table: &Arc<Table>,
        decide: impl FnOnce(&dyn Play) -> Result<(Line, Arc<dyn Play>), Trouble> + Send + 'static,
        write: impl FnOnce(&Store, &str, u64, Line, bool) -> store::Pending + Send + 'static,
        after: impl FnOnce() + Send + 'static,
    ) -> Result<Written, Trouble> {
        let (service, table) = (self.clone(), table.clone());
        let task = tokio::spawn(async move {
            let _turn = table.gate.lock().await;
            let now = table.now();
            let (line, next) = decide(&*now)?;
            let revision = next.revision();
            write(&service.store, &table.beginning.id, now.revision(), line, next.over()).await?;
            after();
            table.move_on(next);
            service.wake(&table);
            Ok(Written { revision })
        });
        task.await.unwrap_or_else(|error| Err(Trouble::Broken(error.to_string())))
    }

    /// Ends all streams and sends the bots home.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.queue.close();
    }

    /// Tells when the house closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

/// Who sits on a chair, by name; that it is free, if nobody does.
fn named_or_free(chair: &ui::Chair, language: Language) -> String {
    if chair.name.is_empty() { Words::of(language).say("board-nobody").into_owned() } else { chair.name.clone() }
}

/// The first bot that is to act.
fn next_bot(table: &Table, now: &dyn Play) -> Option<(Seat, Level)> {
    let seat = now.to_act().iter().find(|seat| table.bots().contains(*seat))?;
    let level = table.beginning.places.get(seat.index())?.bot.as_ref()?.parse().ok()?;
    Some((seat, level))
}

/// The hashes with which a visitor holds a seat: by his cookie, and by the personal link that follows from it.
fn keys(visitor: &Secret, id: &str, seat: u8) -> [Hash; 2] {
    [visitor.hash(), visitor.of_seat(id, seat).hash()]
}

/// The table that stands where a lesson stands at a step, and what has been done there.
pub(crate) fn from_a_lesson(lesson: &Lesson, step: usize, words: &Words) -> Result<(NewTable, Vec<Line>), Trouble> {
    let like = lesson.beginning(words);
    let seat = |place: &Place| NewSeat { who: place.bot.clone().map_or(Who::Here, Who::Bot), name: place.name.clone() };
    let new = NewTable {
        name: like.name,
        options: like.options.split_whitespace().map(str::to_owned).collect(),
        seats: like.places.iter().map(seat).collect(),
        seed: Some(like.seed),
        game: like.game,
    };
    Ok((new, lesson.lines(step)?))
}

fn beginning(id: &str, visitor: &Secret, new: &NewTable) -> Result<Beginning, Trouble> {
    let kind = Kind::named(&new.game).ok_or_else(|| Trouble::Bad("there are the games caylus and ys".to_owned()))?;
    let somebody_else = new.seats.iter().any(|seat| seat.who == Who::Open);
    if kind.hidden && new.seed.is_some() && somebody_else {
        let words = "who knows the seed knows what is hidden: with open seats it is drawn by lot";
        return Err(Trouble::Bad(words.to_owned()));
    }
    let seed = match new.seed {
        Some(seed) => seed,
        None => getrandom::u64()?,
    };
    let chosen: Vec<&str> = new.options.iter().map(String::as_str).collect();
    let players = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    if !kind.players.contains(&players) {
        return Err(Trouble::Players { game: kind.name, players: kind.players.clone() });
    }
    let options = kind.settle(players, &chosen, seed).map_err(|detail| {
        let alone = |option: &game::OptionSpec| {
            let wanted = chosen.iter().filter(|text| text.split('=').next() == Some(option.name));
            wanted.into_iter().any(|text| kind.settle(players, &[text], seed).is_err())
        };
        match kind.options.iter().find(|option| alone(option)) {
            Some(option) => Trouble::Option { game: kind.name, name: option.name, players, detail },
            None => Trouble::Bad(detail),
        }
    })?;
    let name = clean(&new.name);
    Ok(Beginning {
        id: id.to_owned(),
        name: if name.is_empty() { named::table(kind.name, seed) } else { name },
        game: kind.name.to_owned(),
        rules_version: kind.rules_version,
        options,
        seed,
        created: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
        owner: visitor.hash(),
        rematch_of: None,
        places: (0..new.seats.len()).map(|number| place(number, &new.seats, seed)).collect::<Result<_, _>>()?,
    })
}

fn place(number: usize, seats: &[NewSeat], seed: u64) -> Result<Place, Trouble> {
    let seat = &seats[number];
    let name = clean(&seat.name);
    let or = |usual: String| if name.is_empty() { usual } else { name.clone() };
    Ok(match &seat.who {
        Who::Bot(level) => {
            let known = Level::ALL.into_iter().find(|known| known.name() == level);
            let level = known.map(Level::name).ok_or_else(|| {
                let names: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
                Trouble::Bad(format!("there is no level `{}`; there are {}", game::shown(level), names.join(", ")))
            })?;
            Place { bot: Some(level.to_owned()), name: or(named::bot(number, seed)), invitation: None }
        }
        Who::Here => Place { bot: None, name, invitation: None },
        Who::Open => {
            let secret = Secret::new()?;
            Place { bot: None, name, invitation: Some((secret.to_string(), secret.hash())) }
        }
    })
}

/// A name as people may write it: one line, without spaces around it, not too long.
fn clean(name: &str) -> String {
    let visible = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let visible: String = visible.filter(|letter| !is_trick(*letter)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

/// Marks that turn the direction of everything behind them, or that nobody can see.
fn is_trick(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
