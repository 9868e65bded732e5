//! Tests: all front ends show the same to the same person. Random games are played at a real server. At many moments each
//! person looks at the page, the API, the full screen and the lines, the latter two at a table in this process and at the
//! server. Nothing is expected but that they agree: the page is drawn again from what the full screen shows and has to be
//! the one that the server sent, byte for byte.

use crate::plain::{Console, Output, Plain};
use crate::screen::{NarrationCache, TableView, TerminalBoard};
use crate::{GameTable, JournalTable, RemoteGame, SeatKey, SeatLink, TableError, Timeouts};
use api::{
    ActRequest, CreatedTable, NewSeatKind, NewSeatRequest, NewTableRequest, SeatKind, TableSeat, TableState,
    UndoRequest,
};
use bots::{BotTurn, Level};
use game::{Journal, LogRow, Random, Seat, SeatSet, Settings, Sight, Start};
use serde::Serialize;
use serde_json::{Value, json};
use server::{Bounds, Config, GameKind, Served};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};
use ui::{Ask, Scene, TableInfo, Visit};
use words::{Chair, Language, Sitter, Words};

/// Longer than any answer takes.
const FAR_TOO_LONG: Duration = Duration::from_secs(60);

/// A server with a folder of its own, which is removed when the test ends.
struct Server {
    base: String,
    folder: PathBuf,
}

impl Server {
    fn start(name: &str) -> Server {
        let folder = std::env::temp_dir().join(format!("bailiwick-agreement-{}-{name}", std::process::id()));
        let (tell, opened) = channel();
        let config = Config {
            data: folder.as_path().into(),
            bell: true,
            listen: ([127, 0, 0, 1], 0).into(),
            base_url: None,
            games: vec![GameKind::of::<caylus::State>(), GameKind::of::<ys::State>()],
            bots: Some(1),
            most_iterations: 1000,
            analysis: 2000,
            bounds: Bounds::default(),
            metrics: None,
        };
        // It ends with the process.
        thread::spawn(move || server::run(config, |base| tell.send(base.to_owned()).unwrap()));
        Server { base: opened.recv_timeout(FAR_TOO_LONG).unwrap(), folder }
    }

    /// The body of an answer.
    fn get(&self, path: &str, secret: Option<&str>) -> String {
        let mut request = ureq::get(format!("{}{path}", self.base)).config().max_redirects(0).build();
        if let Some(secret) = secret {
            request = request.header("authorization", format!("Bearer {secret}"));
        }
        request.call().unwrap().body_mut().read_to_string().unwrap()
    }

    fn post(&self, path: &str, secret: &str, body: &impl Serialize) -> String {
        let request = ureq::post(format!("{}{path}", self.base)).header("authorization", format!("Bearer {secret}"));
        let request = request.header("content-type", "application/json");
        request.send(serde_json::to_string(body).unwrap()).unwrap().body_mut().read_to_string().unwrap()
    }

    fn state(&self, id: &str, secret: Option<&str>, seat: Option<Seat>) -> TableState {
        let seat = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        serde_json::from_str(&self.get(&format!("/api/tables/{id}{seat}"), secret)).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The table as one person at a terminal has it before them, with the whole journal at hand.
#[derive(Clone)]
struct Watched<G: TerminalBoard> {
    journal: Journal<G>,
    chairs: Vec<Chair>,
}

impl<G: TerminalBoard> JournalTable for Watched<G> {
    type Game = G;

    fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    fn seated(&self) -> &[Chair] {
        &self.chairs
    }

    fn keep(&mut self, next: Journal<G>, _: &LogRow<G::Action>) -> Result<(), TableError> {
        self.journal = next;
        Ok(())
    }

    fn let_bots_act(&mut self) -> Result<bool, TableError> {
        Ok(false)
    }

    fn file(&self) -> Option<&Path> {
        None
    }
}

/// Somebody who looks at the table: a spectator, a player, or several players at one screen.
struct Person {
    held: SeatSet,
    secret: Option<String>,
}

/// A game that is played at a server and mirrored here.
struct Match<'a, G: TerminalBoard> {
    server: &'a Server,
    words: &'static Words,
    id: String,
    /// The secret of the person who holds all seats that are not played by bots.
    owner: String,
    seed: u64,
    bots: SeatSet,
    journal: Journal<G>,
    random: Random,
    people: Vec<Person>,
    /// How often there was a curtain, a pending decision behind one, and an undo that was allowed.
    seen: [usize; 3],
}

impl<'a, G: TerminalBoard + Served> Match<'a, G> {
    /// A game of three with these switches on, in which bots have these seats.
    fn begin(server: &'a Server, seed: u64, switches: &[&str], bots: &[Seat]) -> Match<'a, G> {
        let bots: SeatSet = bots.iter().copied().collect();
        let owner = format!("{seed:032x}");
        let you = || NewSeatRequest::of(NewSeatKind::You);
        let seat = |seat| if bots.contains(seat) { NewSeatRequest::bot("random") } else { you() };
        let request = NewTableRequest {
            game: G::NAME.to_owned(),
            seats: Seat::first(3).map(seat).collect(),
            seed: Some(seed.into()),
            options: switches.iter().map(|name| ((*name).to_owned(), json!(true))).collect(),
            ..NewTableRequest::default()
        };
        let table: CreatedTable = serde_json::from_str(&server.post("/api/tables", &owner, &request)).unwrap();
        let words = Words::of_game::<G>(Language::English);
        let journal = Journal::new(G::new(3, &Settings::parse(G::OPTIONS, switches).unwrap(), seed).unwrap());
        let (id, random) = (table.id.clone(), Random::new(seed));
        let mut game =
            Match { server, words, id, owner, seed, bots, journal, random, people: Vec::new(), seen: [0; 3] };
        let everybody: SeatSet = Seat::first(3).filter(|seat| !bots.contains(*seat)).collect();
        for held in [&[][..], &[Seat::One], &[Seat::One, Seat::Two]] {
            game.invite(&table, held.iter().copied().collect());
        }
        if everybody.len() > 2 {
            game.invite(&table, everybody);
        }
        game
    }

    /// Lets a person with a secret of their own hold some seats.
    fn invite(&mut self, table: &CreatedTable, held: SeatSet) {
        let secret = (!held.is_empty()).then(|| format!("{:016x}{:016x}", self.seed, 1 + self.people.len()));
        for seat in held.iter() {
            let link = table.seats[seat.index()].secret.as_ref().unwrap();
            self.server.post(&format!("/seat/{link}"), secret.as_deref().unwrap(), &());
        }
        self.people.push(Person { held, secret });
    }

    /// The table in a terminal at the server. Spectators have no link to it.
    fn remote(&self, person: &Person) -> Option<RemoteGame<G>> {
        let link = SeatLink { base: self.server.base.clone(), key: SeatKey::Seat(person.secret.clone()?) };
        Some(RemoteGame::open(crate::join(&link, "", Timeouts::default()).unwrap()).unwrap())
    }

    /// Plays at random to the end, and lets everybody look now and then.
    fn play(mut self) {
        self.let_bots_act();
        while let Some(seat) = self.journal.state().to_act().lowest() {
            // Games with secrets are shorter, and there is more to compare.
            if self.random.below(if G::HIDDEN { 16 } else { 40 }) == 0 {
                self.compare();
            }
            let everybody = self.owners();
            let sight = Sight::of(self.journal.state(), everybody);
            match self.journal.undo_left(sight, self.bots).filter(|_| self.random.below(16) == 0) {
                Some(left) => {
                    self.server.post(&self.path("/undo"), &self.owner, &UndoRequest { revision: None });
                    assert!(self.journal.undo(left));
                }
                None => {
                    // Secret decisions may be answered in any order.
                    let asked: Vec<Seat> = self.journal.state().to_act().intersection(everybody).iter().collect();
                    let seat = asked.get(self.random.below(asked.len().max(1))).copied().unwrap_or(seat);
                    self.act(seat);
                }
            }
            self.let_bots_act();
        }
        self.compare();
        let [curtains, behind, undos] = self.seen;
        assert!(undos > 0 && (curtains > 0) == G::HIDDEN && (behind > 0) == G::HIDDEN, "{:?}", self.seen);
    }

    fn owners(&self) -> SeatSet {
        Seat::first(3).filter(|seat| !self.bots.contains(*seat)).collect()
    }

    fn path(&self, path: &str) -> String {
        format!("/api/tables/{}{path}", self.id)
    }

    fn act(&mut self, seat: Seat) {
        let legal = self.journal.state().legal_actions(seat);
        let action = legal[self.random.below(legal.len())];
        let (action_text, revision) = (action.to_string(), self.journal.revision());
        let request = ActRequest { action: action_text, revision, seat: Some(seat.number()) };
        self.server.post(&self.path("/act"), &self.owner, &request);
        self.journal.play(seat, action).unwrap();
    }

    /// Does here what the bots of the server do there: it follows from the seed and from when they were asked.
    fn let_bots_act(&mut self) {
        while let Some(seat) = self.journal.state().to_act().intersection(self.bots).lowest() {
            let (asked, asked_at) = (self.journal.state_when_asked(), self.journal.asked_at());
            let turn = BotTurn::new(&asked, seat, Level::RANDOM, self.seed, asked_at);
            let action = turn.unwrap().choose();
            self.journal.play(seat, action).unwrap();
        }
        self.wait_for_server();
    }

    /// Waits until the bots of the server have done what they do.
    fn wait_for_server(&self) {
        let began = Instant::now();
        while !self.bots.is_empty() && self.server.state(&self.id, None, None).revision != self.journal.revision() {
            assert!(began.elapsed() < FAR_TOO_LONG, "the bots do not act");
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Compares what each person is shown, before and after each of them says that they are there.
    fn compare(&mut self) {
        let people = std::mem::take(&mut self.people);
        for person in &people {
            let mut remote = self.remote(person);
            self.look(person, remote.as_mut(), None);
            let is_shared = Sight::of(self.journal.state(), person.held).is_shared();
            for seat in person.held.iter().filter(|_| is_shared) {
                self.look(person, remote.as_mut(), Some(seat));
            }
        }
        self.people = people;
    }

    /// Compares what a person is shown, of whom `present` has said that they are there.
    fn look(&mut self, person: &Person, remote: Option<&mut RemoteGame<G>>, present: Option<Seat>) {
        let chair = |seat: Seat| Chair {
            name: String::new(),
            sitter: match seat {
                seat if self.bots.contains(seat) => Sitter::Bot("random".to_owned()),
                seat if person.held.contains(seat) => Sitter::Person,
                _ => Sitter::Nobody,
            },
        };
        let mut table = Watched { journal: self.journal.clone(), chairs: Seat::first(3).map(chair).collect() };
        let screen = TableView::of(&table, self.words, present, &mut NarrationCache::new());
        let what = format!("{} of {:?}, present: {present:?}, after {}", G::NAME, person.held, self.journal.revision());
        self.seen[0] += usize::from(screen.curtain.is_some());
        self.seen[1] += usize::from(present.is_some() && screen.decision.is_some());
        self.seen[2] += usize::from(screen.may_undo);
        self.check_page(person, present, &screen, &table, &what);
        self.check_api(person, &screen, &table, &what);
        if let Some(remote) = remote {
            // A terminal at the server gets the whole game at its end, as its record has it.
            let table =
                if self.journal.over() { Watched { journal: self.recorded(), ..table.clone() } } else { table.clone() };
            let screen = TableView::of(&table, self.words, present, &mut NarrationCache::new());
            let there = TableView::of(remote, self.words, present, &mut NarrationCache::new());
            for ((part, there), (_, here)) in summary(&there).into_iter().zip(summary(&screen)) {
                assert_eq!(there, here, "{part} of the full screen at the server: {what}");
            }
            check_lines(remote, self.words, present, &screen, &what);
        }
        check_lines(&mut table, self.words, present, &screen, &what);
    }

    /// The same game in the order of its record: secret answers are in the order of the seats.
    fn recorded(&self) -> Journal<G> {
        let mut journal = Journal::new(self.journal.state_after(0));
        for (seat, action) in &self.journal.record(Start::Seed(self.seed.into())).actions {
            journal.act(*seat, action).unwrap();
        }
        journal
    }

    /// The page has to be the one that is drawn from what the full screen shows.
    fn check_page(
        &self,
        person: &Person,
        present: Option<Seat>,
        screen: &TableView<G>,
        table: &Watched<G>,
        what: &str,
    ) {
        let seat = present.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        let page = self.server.get(&format!("/t/{}{seat}", self.id), person.secret.as_deref());
        let mut about = self.about(person, screen);
        // Who has the table open is not of the game: it is read off the page.
        let here = page.split_once("data-here=\"").map_or("", |(_, rest)| rest.split('"').next().unwrap_or_default());
        about.here = here.split(' ').filter_map(|seat| Seat::from_number(seat.parse().ok()?)).collect();
        let drawn = page_of(screen, table, &about, self.words);
        let drawn = ui::Preferences::default().apply_to(&drawn, &self.server.base);
        assert!(page == drawn, "the page: {what}\n{}", difference(&drawn, &page));
        // What the full screen tells as news, the page does too.
        let is_table = screen.curtain.is_none() && !screen.is_over();
        if let Some((_, told)) = page.split_once("id=\"told\"").filter(|_| is_table) {
            let told = told.split_once("<h3").map_or("", |(news, _)| news);
            assert_eq!(told.matches("log-line").count(), screen.news_lines().count(), "news: {what}");
        }
    }

    /// The table around the game, as a person at the screen may know it.
    fn about(&self, person: &Person, screen: &TableView<G>) -> TableInfo {
        let state = self.server.state(&self.id, person.secret.as_deref(), None);
        let chair = |seat: &TableSeat| Chair {
            name: seat.name.clone(),
            sitter: match seat.kind {
                SeatKind::Open => Sitter::Nobody,
                SeatKind::Person => Sitter::Person,
                SeatKind::Bot => Sitter::Bot(seat.level.clone().unwrap_or_default()),
            },
        };
        let own = |seat: &TableSeat| seat.link.clone().filter(|_| screen.sight.mine().contains(seat.seat));
        TableInfo {
            path: format!("/t/{}", self.id),
            address: format!("{}/t/{}", self.server.base, self.id),
            name: state.name,
            options: state.options,
            chairs: state.seats.iter().map(chair).collect(),
            seat_links: state.seats.iter().map(own).collect(),
            left: SeatSet::NONE,
            here: SeatSet::NONE,
            rematch: None,
            hinting: ui::Hinting { explains: true, ..ui::Hinting::default() },
            id: self.id.clone(),
        }
    }

    /// A program that looks with the seat of the person at the screen gets the same. Programs are not screens: one that holds
    /// several seats takes back for all of them, and has to name the seat where a screen has a curtain.
    fn check_api(&self, person: &Person, screen: &TableView<G>, table: &Watched<G>, what: &str) {
        let viewpoint = screen.sight.viewpoint();
        let secret = person.secret.as_deref().filter(|_| viewpoint.is_some());
        let state = self.server.state(&self.id, secret, viewpoint);
        assert_eq!(state.seen_by, viewpoint, "{what}");
        if !screen.sight.is_open() {
            assert_eq!(state.view, json!(screen.view), "{what}");
        }
        let mut legal: Vec<String> =
            screen.decision.iter().flat_map(|decision| &decision.legal).map(ToString::to_string).collect();
        legal.sort_unstable();
        let is_asked_here = screen.decision.as_ref().map(|decision| decision.seat) == viewpoint;
        assert!(!is_asked_here || state.legal == legal, "{what}: {:?} and {legal:?}", state.legal);
        let undo = self.server.state(&self.id, person.secret.as_deref(), None).undo;
        assert_eq!(undo, table.may_undo(table.sight()), "{what}");
        assert!(undo || !screen.may_undo, "{what}");
    }
}

/// The page of what the full screen shows.
fn page_of<G: TerminalBoard + Served>(
    screen: &TableView<G>,
    table: &Watched<G>,
    about: &TableInfo,
    words: &Words,
) -> String {
    let TableView { sight, view, log, .. } = screen;
    let visit = Visit { words, about, sight: *sight, at: None, refusal: None, lesson: None, turns_sent: 0 };
    let ask = screen.decision.as_ref().map(|decision| Ask {
        seat: decision.seat,
        rule: decision.rule,
        legal: &decision.legal,
        allowed: &decision.legal,
        refused: &decision.refused,
    });
    let standings = table.outcome().map(|outcome| outcome.places());
    // The page of a game that is over opens with a picture of before, and tells the end beside it.
    let picture = standings.as_ref().map(|_| table.journal.state_after(G::last_picture(log)));
    let pictured = picture.as_ref().map(|state| (sight.view(state), state.to_act(), state.scores()));
    let scene = Scene {
        visit,
        view: pictured.as_ref().map_or(view, |(view, ..)| view),
        to_act: pictured.as_ref().map_or(screen.to_act, |(_, to_act, _)| *to_act),
        ask,
        log,
        first_entry: 0,
        standing: &[],
        news: screen.news,
        undo: screen.may_undo,
        revision: table.revision(),
        end: standings.as_ref().map(|_| view),
        scores: pictured.as_ref().map_or(&screen.scores, |(.., scores)| scores),
        standings: standings.as_deref(),
    };
    match screen.curtain {
        Some(next) => ui::curtain(&scene, next),
        None => ui::page(&scene).html,
    }
}

/// What two full screens have to agree on.
fn summary<G: TerminalBoard>(screen: &TableView<G>) -> Vec<(&'static str, Value)> {
    let decision = screen.decision.as_ref().map(|decision| {
        let legal: Vec<String> = decision.legal.iter().map(ToString::to_string).collect();
        let refused: Vec<String> = decision.refused.iter().map(|(action, why)| format!("{action}: {why}")).collect();
        json!([decision.seat, decision.rule, legal, refused])
    });
    // The server does not tell of the set-up.
    let log: Vec<Value> = screen.log[1..].iter().map(|entry| json!([entry.seat, entry.action, entry.events])).collect();
    vec![
        ("sight", json!(format!("{:?}", screen.sight))),
        ("curtain", json!(screen.curtain)),
        ("decision", json!(decision)),
        ("view", json!(screen.view)),
        ("scores", json!(screen.scores)),
        ("undo", json!(screen.may_undo)),
        ("log", json!(log)),
        ("news", json!(screen.news)),
    ]
}

/// The lines show what the full screen shows.
fn check_lines<G: TerminalBoard>(
    table: &mut dyn GameTable<G>,
    words: &Words,
    present: Option<Seat>,
    screen: &TableView<G>,
    what: &str,
) {
    let console = Console { interactive: true, output: Output::Redirected };
    let lines = {
        let mut plain = Plain::new(table, words, std::io::empty(), std::io::sink(), console);
        plain.present = present;
        (plain.curtain(), plain.decision().map(|decision| decision.seat), plain.may_take_back())
    };
    let (curtain, asked, may_undo) = lines;
    assert_eq!((curtain, may_undo), (screen.curtain, screen.may_undo), "lines: {what}");
    // Behind a curtain the lines know whom they will ask.
    assert_eq!(asked, screen.curtain.or(screen.decision.as_ref().map(|decision| decision.seat)), "lines: {what}");
    if let Some(seat) = asked.filter(|_| curtain.is_none()) {
        let decider = table.decider(seat);
        let news = decider.first_news(table.log(decider).iter().map(|entry| entry.seat));
        assert_eq!(json!(table.view(decider)), json!(screen.view), "lines: {what}");
        assert_eq!((decider.you(), news), (screen.sight.you(), screen.news), "lines: {what}");
    }
}

/// Where two texts begin to differ.
fn difference(one: &str, other: &str) -> String {
    let place = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[place.saturating_sub(200)..text.len().min(place + 300)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("drawn: …{}…\n\nsent: …{}…", around(one), around(other))
}

#[test]
fn all_front_ends_show_caylus_alike() {
    let server = Server::start("caylus");
    Match::<caylus::State>::begin(&server, 1, &[], &[]).play();
    Match::<caylus::State>::begin(&server, 2, &[], &[Seat::Three]).play();
}

#[test]
fn all_front_ends_show_ys_alike() {
    let server = Server::start("ys");
    Match::<ys::State>::begin(&server, 3, &[], &[]).play();
    Match::<ys::State>::begin(&server, 4, &[], &[Seat::Three]).play();
    Match::<ys::State>::begin(&server, 5, &["from_memory", "kings_favor"], &[Seat::Three]).play();
}
