//! `bailiwick work`: thinks for the bots of a server on this machine. Each thread asks for a turn, thinks about it with what the
//! bot's seat remembers, and answers. While it thinks, another thread says so, because the server gives the turn to somebody else
//! otherwise. Nothing is lost if a worker vanishes.

use crate::args::WorkArgs;
use crate::engine::EngineError;
use crate::engine::messages::{Go, NewGame};
use crate::engine::table::SeatBot;
use crate::failure::{Failure, NOT_PERMITTED};
use crate::serve::check_url;
use api::{Problem, Work, WorkAnswer, WorkAnswered};
use bots::{Level, LevelError};
use games::GameList;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::fmt;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use ureq::Agent;
use ureq::http::Response;

/// Longest time that the server has to answer. It waits a few seconds for work itself.
const ANSWER: Duration = Duration::from_secs(30);
/// The pause before a server is asked again that does not answer. It doubles each time.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// Works until it is ended, or the key is refused.
pub(crate) fn run<L: GameList>(args: WorkArgs) -> Result<(), Failure> {
    let base = check_url("--server", &args.server)?;
    let key = args.key.or_else(|| std::env::var("BAILIWICK_WORKER_KEY").ok()).ok_or_else(|| {
        Failure::Message(
            "a worker needs a key from the operator: give it with --key or BAILIWICK_WORKER_KEY".to_owned(),
        )
    })?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let config = Agent::config_builder().max_redirects(0).http_status_as_error(false).timeout_global(Some(ANSWER));
    let agent = config.build().new_agent();
    let worker = Worker { agent, base, key, ended: ended_by_signals(), answered: AtomicU64::new(0) };
    // The reader of our output may be gone.
    let _ = writeln!(std::io::stdout(), "Thinking for {} on {threads} threads (Ctrl-C ends it)", worker.base);
    let failure = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                if let Err(why) = worker.work::<L>() {
                    worker.ended.store(true, Ordering::Relaxed);
                    failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(why);
                }
            });
        }
    });
    let answered = worker.answered.load(Ordering::Relaxed);
    let _ = writeln!(std::io::stdout(), "Answered {answered} turns");
    failure.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

/// Is set by Ctrl-C and SIGTERM. A second one ends the program at once.
fn ended_by_signals() -> Arc<AtomicBool> {
    let ended = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // Without a handler the signal ends the program, which harms nobody.
        let _ = signal_hook::flag::register_conditional_shutdown(signal, 130, ended.clone());
        let _ = signal_hook::flag::register(signal, ended.clone());
    }
    ended
}

/// A worker of a server.
struct Worker {
    agent: Agent,
    base: String,
    key: String,
    ended: Arc<AtomicBool>,
    /// The turns whose answers were taken.
    answered: AtomicU64,
}

/// What came of a request.
enum Reply<T> {
    Body(T),
    Nothing,
    /// The server refuses this; the text says why.
    Refused(String),
    /// The server cannot be asked now.
    Away(String),
}

impl Worker {
    fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Does one job after the other.
    fn work<L: GameList>(&self) -> Result<(), Failure> {
        let mut pause = FIRST_PAUSE;
        while !self.is_ended() {
            match self.post::<(), Work>("acquire", &())? {
                Reply::Body(work) => {
                    pause = FIRST_PAUSE;
                    self.take::<L>(&work)?;
                }
                Reply::Nothing => pause = FIRST_PAUSE,
                Reply::Refused(why) => return Err(Failure::Message(format!("{} gives no work: {why}", self.base))),
                Reply::Away(why) => {
                    if pause == FIRST_PAUSE {
                        let _ = writeln!(std::io::stderr(), "{} does not answer and is asked again: {why}", self.base);
                    }
                    self.rest(pause);
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
        Ok(())
    }

    /// Waits, unless the worker is ended.
    fn rest(&self, pause: Duration) {
        let step = Duration::from_millis(100);
        for _ in 0..pause.as_millis() / step.as_millis() {
            if !self.is_ended() {
                std::thread::sleep(step);
            }
        }
    }

    /// Does a job. Whatever goes wrong with it is the server's to repeat, unless the key is refused.
    fn take<L: GameList>(&self, work: &Work) -> Result<(), Failure> {
        let sent = match self.think::<L>(work)? {
            Some(Ok(action)) => {
                self.post::<_, WorkAnswered>(&format!("{}/answer", work.job), &WorkAnswer { action })?
            }
            Some(Err(why)) => {
                let _ = writeln!(std::io::stderr(), "a turn of {} cannot be taken here: {why}", work.game);
                return self.give_up(work);
            }
            None => return self.give_up(work),
        };
        let is_accepted = matches!(sent, Reply::Body(WorkAnswered { accepted: true }));
        self.answered.fetch_add(u64::from(is_accepted), Ordering::Relaxed);
        Ok(())
    }

    /// Lets somebody else do a job.
    fn give_up(&self, work: &Work) -> Result<(), Failure> {
        self.post::<(), WorkAnswered>(&format!("{}/abort", work.job), &()).map(|_| ())
    }

    /// Thinks about a job, and tells the server meanwhile. Nothing if it was given up.
    fn think<L: GameList>(&self, work: &Work) -> Result<Option<Result<String, Undecided>>, Failure> {
        let stop = AtomicBool::new(false);
        let (done, waiting) = channel::<()>();
        std::thread::scope(|scope| {
            let keeper = scope.spawn(|| -> Result<(), Failure> {
                let waiting = waiting;
                let (mut since, step) = (Duration::ZERO, Duration::from_millis(100));
                while let Err(RecvTimeoutError::Timeout) = waiting.recv_timeout(step) {
                    since += step;
                    if self.is_ended() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    if since >= Duration::from_millis(work.lease_ms / 3) {
                        since = Duration::ZERO;
                        let kept = self.post::<(), WorkAnswered>(&format!("{}/keep", work.job), &())?;
                        if matches!(kept, Reply::Body(WorkAnswered { accepted: false })) {
                            stop.store(true, Ordering::Relaxed);
                        }
                    }
                }
                Ok(())
            });
            let chosen = decide::<L>(work, &stop);
            drop(done);
            keeper.join().unwrap_or(Ok(()))?;
            Ok((!stop.load(Ordering::Relaxed)).then_some(chosen))
        })
    }

    /// Sends a request. That the key is refused ends the worker.
    fn post<B: Serialize, T: DeserializeOwned>(&self, path: &str, body: &B) -> Result<Reply<T>, Failure> {
        let address = format!("{}/api/work/{path}", self.base);
        let key = format!("Bearer {}", self.key);
        let request = self.agent.post(address).header("authorization", key).header("content-type", "application/json");
        let body = serde_json::to_string(body).unwrap_or_default();
        let mut answer = match request.send(body) {
            Ok(answer) => answer,
            Err(error) => return Ok(Reply::Away(error.to_string())),
        };
        Ok(match answer.status().as_u16() {
            200 | 202 => match answer.body_mut().read_to_string().map(|text| serde_json::from_str(&text)) {
                Ok(Ok(body)) => Reply::Body(body),
                Ok(Err(error)) => {
                    Reply::Refused(format!("its answer is not understood ({error}): is it of this version?"))
                }
                Err(error) => Reply::Away(error.to_string()),
            },
            204 => Reply::Nothing,
            401 => return Err(Failure::WithCode(NOT_PERMITTED, problem(&mut answer))),
            429 | 500.. => Reply::Away(problem(&mut answer)),
            _ => Reply::Refused(problem(&mut answer)),
        })
    }
}

/// What a server says is wrong.
fn problem(answer: &mut Response<ureq::Body>) -> String {
    let status = answer.status();
    let text = answer.body_mut().read_to_string().unwrap_or_default();
    serde_json::from_str::<Problem>(&text).map_or_else(|_| format!("it answers {status}"), |problem| problem.error)
}

/// Why a turn cannot be taken on this machine.
#[derive(Debug)]
enum Undecided {
    /// There is no such bot here.
    Level(LevelError),
    /// There is no such game here.
    Game(String),
    /// The engine does not understand the game.
    Engine(EngineError),
}

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Undecided::Level(error) => error.fmt(f),
            Undecided::Game(name) => write!(f, "there is no game `{}` here", game::excerpt(name)),
            Undecided::Engine(error) => error.fmt(f),
        }
    }
}

impl Error for Undecided {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Undecided::Level(error) => Some(error),
            Undecided::Engine(error) => Some(error),
            Undecided::Game(_) => None,
        }
    }
}

/// The action that the bot chooses, or why there is none.
fn decide<L: GameList>(work: &Work, stop: &AtomicBool) -> Result<String, Undecided> {
    let Work { game, players, seat, options, seed, view, legal, .. } = work;
    let level: Level = work.level.parse().map_err(Undecided::Level)?;
    let new = NewGame {
        game: game.clone(),
        players: *players,
        seat: seat.number(),
        options: options.clone(),
        seed: Some(seed.clone()),
        start: None,
    };
    let seated = L::with(game, SeatBot { game: &new, level, threads: 1 });
    let seated = seated.ok_or_else(|| Undecided::Game(game.clone()))?;
    let mut table = seated.map_err(Undecided::Engine)?;
    let (view, legal) = (view.clone(), legal.clone());
    let go = Go { view, legal, actions: Vec::new(), iterations: None, ms: None };
    table.decide(&go, stop).map(|best| best.action).map_err(Undecided::Engine)
}
