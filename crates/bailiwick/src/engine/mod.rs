//! `bailiwick engine`: our bots behind the engine protocol of `docs/engine-protocol.md`, one JSON object a line.
//!
//! `messages` is what is said, `error` why something is refused, `line` reads lines of any content, `table` thinks about a decision. The other side, which plays
//! against any program that speaks the protocol, is `program`.

mod error;
pub(crate) mod line;
pub(crate) mod messages;
pub(crate) mod table;

use crate::args::EngineArgs;
use crate::failure::Failure;
use bots::{Level, LevelError};
pub(crate) use error::EngineError;
use games::{GameList, Playable, Visitor};
use line::{Line, read_line};
use messages::{NewGame, PROTOCOL, Reply, Request};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use table::{SeatBot, Table};

pub(crate) fn run<L: GameList>(args: &EngineArgs) -> Result<(), Failure> {
    let mut engine =
        Engine::<L> { level: known_level::<L>(&args.bot)?, threads: args.threads, table: None, games: PhantomData };
    for (read, stop) in listen() {
        let answer = read.and_then(|request| engine.answer(request, &stop));
        let Some(reply) = answer.unwrap_or_else(|error| Some(Reply::error(error))) else { continue };
        let line = serde_json::to_string(&reply).map_err(|error| error.to_string())? + "\n";
        let mut out = io::stdout().lock();
        out.write_all(line.as_bytes())?;
        out.flush()?;
    }
    Ok(())
}

/// A level of which at least one of the games has bots.
fn known_level<L: GameList>(text: &str) -> Result<Level, LevelError> {
    let level: Level = text.parse()?;
    let checked = L::each(CheckLevel(level));
    match checked.into_iter().reduce(Result::or) {
        Some(Err(error)) => Err(error),
        _ => Ok(level),
    }
}

/// Asks a game whether it has bots of a level.
#[derive(Clone)]
struct CheckLevel(Level);

impl Visitor for CheckLevel {
    type Output = Result<(), LevelError>;

    fn visit<G: Playable>(self) -> Self::Output {
        G::check_level(self.0)
    }
}

/// What came in, or what is wrong with it, and the flag that stops the thought about it.
type Heard = (Result<Request, EngineError>, Arc<AtomicBool>);

/// Requests that wait while the engine thinks; a host that sends more has to wait.
const MOST_WAITING: usize = 16;

/// Listens to standard input on a thread of its own, so that a thought can be stopped. It is stopped by `quit` and the end of the
/// input too, and then nothing more comes.
fn listen() -> Receiver<Heard> {
    let (heard, requests) = sync_channel(MOST_WAITING);
    thread::spawn(move || hear(&heard));
    requests
}

fn hear(heard: &SyncSender<Heard>) {
    let mut stream = io::stdin().lock();
    // The thoughts that have been asked for and are not over.
    let mut thoughts: Vec<Arc<AtomicBool>> = Vec::new();
    let stop =
        |thoughts: &[Arc<AtomicBool>]| thoughts.iter().for_each(|thought| thought.store(true, Ordering::Relaxed));
    while let Ok(Some(line)) = read_line(&mut stream, true) {
        let request = match line {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => serde_json::from_str(&text).map_err(EngineError::NotUnderstood),
            Line::TooLong => Err(EngineError::TooLong),
            Line::NotText => Err(EngineError::NotText),
        };
        let thought = Arc::new(AtomicBool::new(false));
        match &request {
            Ok(Request::Stop) => stop(&thoughts),
            Ok(Request::Go(_)) => {
                thoughts.retain(|thought| Arc::strong_count(thought) > 1);
                thoughts.push(thought.clone());
            }
            Ok(Request::Quit) => break,
            _ => {}
        }
        if heard.send((request, thought)).is_err() {
            return;
        }
    }
    stop(&thoughts);
}

/// What the engine knows between two requests.
struct Engine<L> {
    level: Level,
    threads: u8,
    table: Option<Box<dyn Table>>,
    games: PhantomData<L>,
}

impl<L: GameList> Engine<L> {
    /// Does what a request asks for, and answers those that have an answer.
    fn answer(&mut self, request: Request, stop: &AtomicBool) -> Result<Option<Reply>, EngineError> {
        match request {
            Request::Hello { protocol, options } => self.hello(protocol, &options).map(Some),
            Request::NewGame(game) => self.new_game(&game).map(Some),
            Request::Go(go) => {
                let table = self.table.as_mut().ok_or(EngineError::NoGame)?;
                table.decide(&go, stop).map(Reply::Best).map(Some)
            }
            Request::Stop | Request::Quit => Ok(None),
        }
    }

    /// Sets options, and says who this is.
    fn hello(&mut self, protocol: u32, options: &BTreeMap<String, String>) -> Result<Reply, EngineError> {
        if protocol != PROTOCOL {
            return Err(EngineError::Protocol(protocol));
        }
        let (mut level, mut threads) = (self.level, self.threads);
        for (name, value) in options {
            match name.as_str() {
                "bot" => level = known_level::<L>(value)?,
                "threads" => threads = value.parse().ok().filter(|threads| *threads > 0).ok_or(EngineError::Threads)?,
                _ => return Err(EngineError::UnknownOption(name.clone())),
            }
        }
        (self.level, self.threads) = (level, threads);
        let value = |name: &str, value: String| (name.to_owned(), value);
        Ok(Reply::Hello {
            protocol: PROTOCOL,
            name: format!("Bailiwick {} {level}", env!("CARGO_PKG_VERSION")),
            games: L::names().into_iter().map(str::to_owned).collect(),
            options: [value("bot", level.to_string()), value("threads", threads.to_string())].into(),
        })
    }

    /// Takes a seat in a game. Without success there is no game any more.
    fn new_game(&mut self, game: &NewGame) -> Result<Reply, EngineError> {
        self.table = None;
        let seat_bot = SeatBot { game, level: self.level, threads: self.threads.into() };
        let table = L::with(&game.game, seat_bot)
            .unwrap_or_else(|| Err(EngineError::UnknownGame { name: game.game.clone(), known: L::names().join(", ") }));
        self.table = Some(table?);
        Ok(Reply::Ready)
    }
}
