//! `bailiwick bench`: the speed of random play on one core, through the public calls of a game.

use crate::args::BenchArgs;
use crate::bot_game::play;
use crate::failure::Failure;
use crate::numbers::grouped;
use crate::{bench_bots, bench_serve, help, with_game};
use game::{Game, Random, Record, RulesOf, Seat, Settings, Start, Stream, random_playout};
use games::{GameList, Playable, Visitor};
use serde::Serialize;
use std::ffi::OsStr;
use std::io::{self, Write};
use std::process::Command;
use std::time::{Duration, Instant};

/// One game with one number of players.
#[derive(Clone, Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    bytes_per_state: usize,
    microseconds_per_replay: Option<f64>,
    /// Time of one resampling from a seat's view, in games with hidden information.
    nanoseconds_per_draw: Option<f64>,
    instructions_per_decision: Option<f64>,
}

/// What was measured, row by row.
#[derive(Serialize)]
pub(crate) struct Report<R> {
    /// The program that counted the instructions, if there is one.
    pub(crate) counter: Option<&'static str>,
    pub(crate) rows: Vec<R>,
}

impl<R: Serialize> Report<R> {
    /// Prints it as JSON, or in these words.
    pub(crate) fn print(&self, args: &BenchArgs, words: fn(&Self, bool) -> String) -> Result<(), Failure> {
        let text = if args.json {
            serde_json::to_string(self).map_err(|error| error.to_string())? + "\n"
        } else {
            words(self, args.no_count)
        };
        Ok(io::stdout().write_all(text.as_bytes())?)
    }
}

pub(crate) fn run<L: GameList>(args: &BenchArgs) -> Result<(), Failure> {
    if !(0.001..=3600.0).contains(&args.seconds) {
        return Err(Failure::Message("--seconds takes a number from 0.001 to 3600".to_owned()));
    }
    if (args.database.is_some() || args.nodes > 1) && args.what.as_deref() != Some(help::SERVER) {
        return Err(Failure::Message("--database and --nodes are for `bench serve` alone".to_owned()));
    }
    match (args.what.as_deref(), &args.game) {
        (Some(help::BOTS), _) => return bench_bots::run::<L>(args),
        (_, Some(_)) => return Err(Failure::Message("a second word is for `bench bots` alone".to_owned())),
        (Some(help::SERVER), None) => {
            let setting = bench_serve::Setting { database: args.database.as_deref(), nodes: args.nodes };
            return bench_serve::run::<L>(setting, args.json);
        }
        _ => {}
    }
    let counter = if args.no_count { None } else { Counter::find() };
    let measure = Measure { seconds: args.seconds, counter };
    let rows = measure_games::<L, _, _>(args.what.as_deref(), measure)?;
    Report { counter: counter.map(Counter::name), rows }.print(args, words)
}

/// The rows of one game, or of all.
pub(crate) fn measure_games<L: GameList, V, R>(game: Option<&str>, measure: V) -> Result<Vec<R>, Failure>
where
    V: Visitor<Output = Result<Vec<R>, Failure>> + Clone,
{
    match game {
        Some(game) => with_game::<L, _>(game, measure),
        None => Ok(L::each(measure).into_iter().collect::<Result<Vec<_>, Failure>>()?.into_iter().flatten().collect()),
    }
}

/// Measures a game with every number of players.
#[derive(Clone)]
struct Measure {
    seconds: f64,
    counter: Option<Counter>,
}

impl Visitor for Measure {
    type Output = Result<Vec<Row>, Failure>;

    fn visit<G: Playable>(self) -> Result<Vec<Row>, Failure> {
        Ok(rows::<G>(self.seconds, self.counter))
    }
}

fn rows<G: Game>(seconds: f64, counter: Option<Counter>) -> Vec<Row> {
    let row = |players| {
        let speed = speed::<G>(players, seconds);
        Row {
            game: G::NAME,
            players,
            decisions_per_second: speed.decisions_per_second,
            games_per_second: speed.decisions_per_second / speed.decisions_per_game,
            decisions_per_game: speed.decisions_per_game,
            bytes_per_state: size_of::<G>(),
            microseconds_per_replay: replay::<G>(players),
            nanoseconds_per_draw: G::HIDDEN.then(|| draw::<G>(players)).flatten(),
            instructions_per_decision: counter.and_then(|counter| counter.per_decision(G::NAME, players)),
        }
    };
    G::PLAYERS.map(row).collect()
}

struct Speed {
    decisions_per_second: f64,
    decisions_per_game: f64,
}

/// The best of twenty slices of the time, because other work on the machine only makes a slice slower.
fn speed<G: Game>(players: u8, seconds: f64) -> Speed {
    const SLICES: u32 = 20;
    let settings = Settings::new(G::OPTIONS);
    let slice = Duration::from_secs_f64(seconds / f64::from(SLICES));
    let mut actions = Vec::with_capacity(G::MOST_ACTIONS);
    let (mut seed, mut games, mut decisions, mut best) = (0, 0u64, 0u64, 0.0f64);
    for _ in 0..SLICES {
        let (started, before) = (Instant::now(), decisions);
        while started.elapsed() < slice {
            for _ in 0..8 {
                seed += 1;
                if let Ok(mut state) = G::new(players, &settings, seed) {
                    decisions +=
                        random_playout(&mut state, &mut Random::stream(seed, Stream::RandomPlayers), &mut actions);
                    games += 1;
                }
            }
        }
        best = best.max((decisions - before) as f64 / started.elapsed().as_secs_f64());
    }
    Speed { decisions_per_second: best, decisions_per_game: decisions as f64 / games.max(1) as f64 }
}

/// The time of one resampling from a view: the mean over the views of all seats in some games, the best of twenty.
fn draw<G: Game>(players: u8) -> Option<f64> {
    let mut views = Vec::new();
    for seed in 1..=20 {
        let mut state = G::new(players, &Settings::new(G::OPTIONS), seed).ok()?;
        let mut random = Random::new(seed);
        let mut actions = Vec::with_capacity(G::MOST_ACTIONS);
        while let Some(seat) = state.to_act().lowest() {
            views.push(state.remembered(seat));
            actions.clear();
            state.legal(seat, &mut actions);
            state.apply(seat, actions[random.below(actions.len())], &mut ());
        }
    }
    let mut random = Random::new(1);
    let mut once = || {
        let started = Instant::now();
        for view in &views {
            std::hint::black_box(G::resample(view, &mut random));
        }
        started.elapsed().as_secs_f64() * 1e9 / views.len() as f64
    };
    (0..20).map(|_| once()).reduce(f64::min)
}

/// The time to read and replay the record of one random game: the best of fifty.
fn replay<G: Game>(players: u8) -> Option<f64> {
    let mut state = G::new(players, &Settings::new(G::OPTIONS), 1).ok()?;
    let mut record = Record::new(&state, Start::Seed(1.into()));
    let mut random = Random::new(1);
    let choose = |_: &G, _: Seat, legal: &[G::Action]| Ok::<_, Failure>(legal[random.below(legal.len())]);
    play(&mut state, &mut record.actions, choose, None).ok()?;
    let rules = RulesOf::<G>::RULES;
    let text = record.write(&rules).ok()?;
    let once = || {
        let started = Instant::now();
        Record::read(text.as_bytes()).ok()?.replay(&rules, None).ok()?;
        Some(started.elapsed().as_secs_f64() * 1e6)
    };
    (0..50).map(|_| once()).collect::<Option<Vec<f64>>>()?.into_iter().reduce(f64::min)
}

/// A program that counts instructions.
#[derive(Clone, Copy)]
pub(crate) enum Counter {
    Perf,
    Callgrind,
}

impl Counter {
    pub(crate) fn find() -> Option<Counter> {
        [Counter::Perf, Counter::Callgrind].into_iter().find(|counter| counter.count(&["--version"]).is_some())
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Counter::Perf => "perf",
            Counter::Callgrind => "callgrind",
        }
    }

    /// Counts the instructions of this program with these arguments.
    pub(crate) fn count(self, arguments: &[impl AsRef<OsStr>]) -> Option<f64> {
        let program = std::env::current_exe().ok()?;
        let mut command = match self {
            Counter::Perf => Command::new("perf"),
            Counter::Callgrind => Command::new("valgrind"),
        };
        match self {
            Counter::Perf => command.args(["stat", "-x,", "-e", "instructions:u", "--"]),
            Counter::Callgrind => command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]),
        };
        let output = command.arg(program).args(arguments).output().ok().filter(|output| output.status.success())?;
        let report = String::from_utf8_lossy(&output.stderr);
        match self {
            Counter::Perf => report.lines().find_map(|line| line.split(',').next()?.parse().ok()),
            Counter::Callgrind => {
                let line = report.lines().find(|line| line.contains("Collected :"))?;
                line.rsplit(':').next()?.trim().parse().ok()
            }
        }
    }

    /// The difference of two runs of different lengths, so that start and end do not count.
    fn per_decision(self, game: &str, players: u8) -> Option<f64> {
        let players = players.to_string();
        let run = |games: &str| {
            let arguments = ["simulate", game, "--players", &players, "--games", games, "--json"];
            let summary = Command::new(std::env::current_exe().ok()?).args(arguments).output().ok()?;
            let summary: serde_json::Value = serde_json::from_slice(&summary.stdout).ok()?;
            Some((self.count(&arguments)?, summary["decisions"].as_f64()?))
        };
        let (few, many) = (run("100")?, run("600")?);
        Some((many.0 - few.0) / (many.1 - few.1))
    }
}

fn words(report: &Report<Row>, unwanted: bool) -> String {
    let mut text = String::new();
    if cfg!(debug_assertions) {
        text += "This is a debug build: build with --release to measure.\n\n";
    }
    text += "game     players   decisions/s   games/s   decisions/game   bytes/state   us/replay   ns/draw   instructions/decision\n";
    for row in &report.rows {
        let counted = row.instructions_per_decision.map_or("-".to_owned(), |number| format!("{number:.0}"));
        text += &format!(
            "{:<8} {:>7} {:>13} {:>9} {:>16.1} {:>13} {:>11} {:>9} {counted:>23}\n",
            row.game,
            row.players,
            grouped(row.decisions_per_second),
            grouped(row.games_per_second),
            row.decisions_per_game,
            row.bytes_per_state,
            row.microseconds_per_replay.map_or("-".to_owned(), |micros| format!("{micros:.0}")),
            row.nanoseconds_per_draw.map_or("-".to_owned(), |nanos| format!("{nanos:.0}")),
        );
    }
    text += "\nRandom play on one core: legal list, random pick, apply. Speeds are the best of twenty slices.\nReplay: reading the record of a game and playing all of it, every action checked; the best of fifty.\nDraw: a whole state from what a seat knows; the mean over the decisions of twenty games, the best of twenty.\n";
    text + &counted_by(report.counter, unwanted)
}

/// Says who counted the instructions, or why nobody did.
pub(crate) fn counted_by(counter: Option<&str>, unwanted: bool) -> String {
    match counter {
        Some(counter) => format!("Instructions counted by {counter}.\n"),
        None if unwanted => String::new(),
        None => "Instructions are not counted: neither perf nor valgrind can count them on this machine.\n".to_owned(),
    }
}
