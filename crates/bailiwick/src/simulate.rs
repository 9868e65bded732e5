//! `bailiwick simulate`: random players play whole games; their traces and records can be kept.

use crate::args::{GameName, SimulateArgs};
use crate::failure::{Failure, writing};
use crate::numbers::grouped;
use crate::start::{Beginning, GAMES};
use game::{Game, Random, Record, Seat, Settings, Start, Trace, random_playout};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Instant;

/// The stream of random numbers that the players use: the set-up has its own.
const PLAYERS_CHOICE: u64 = 1;

pub fn run(args: &SimulateArgs) -> Result<(), Failure> {
    match args.start.game {
        GameName::Caylus => simulate::<caylus::State>(args),
        GameName::Ys => simulate::<ys::State>(args),
    }
}

fn simulate<G: Game>(args: &SimulateArgs) -> Result<(), Failure> {
    let beginning = Beginning::find::<G>(&args.start)?;
    let mut trace = args.trace.as_deref().map(create).transpose()?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| Failure::in_file(folder, error))?;
    }
    let first: G = beginning.state(args.start.seed)?;
    let mut summary = Summary::new(&first, args);
    let bar = if args.traces_to_stdout() { ProgressBar::hidden() } else { progress_bar(args.games) };
    let mut actions = Vec::with_capacity(G::MOST_ACTIONS);
    let watched = trace.is_some() || args.records.is_some();
    let started = Instant::now();
    for number in 0..args.games {
        let seed = args.start.seed.wrapping_add(number);
        let mut random = Random::stream(seed, PLAYERS_CHOICE);
        let mut state: G = beginning.state(seed)?;
        if !watched {
            summary.decisions += random_playout(&mut state, &mut random, &mut actions);
        } else {
            let start = beginning.recorded(seed, &state);
            let played = play_watched(&mut state, &mut random, trace.as_mut());
            let played = played.map_err(|failure| writing(args.trace_path(), failure))?;
            summary.decisions += played.len() as u64;
            if let Some(folder) = &args.records {
                keep(folder, start, seed, played, &state)?;
            }
        }
        summary.add(&state);
        if watched || number % 256 == 0 {
            bar.set_position(number);
        }
    }
    summary.seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(trace) = &mut trace {
        trace.flush().map_err(|error| writing(args.trace_path(), error.into()))?;
    }
    summary.print(args)
}

/// A bar on a terminal, nothing elsewhere.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn create(path: &Path) -> Result<Box<dyn Write>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufWriter::new(io::stdout().lock())));
    }
    let file = File::create(path).map_err(|error| Failure::in_file(path, error))?;
    Ok(Box::new(BufWriter::new(file)))
}

/// Plays a game to its end, tracing it if wanted; returns who did what.
pub fn play_watched<G: Game>(
    state: &mut G,
    random: &mut Random,
    trace: Option<&mut Box<dyn Write>>,
) -> Result<Vec<(Seat, String)>, Failure> {
    let mut trace = trace.map(Trace::new);
    let mut played = Vec::new();
    let mut actions = Vec::with_capacity(G::MOST_ACTIONS);
    while let Some(seat) = state.to_act().lowest() {
        actions.clear();
        state.legal(seat, &mut actions);
        let action = actions[random.below(actions.len())];
        if let Some(trace) = &mut trace {
            trace.decision(state, seat, action)?;
        }
        played.push((seat, action.to_string()));
        state.apply(seat, action, &mut ());
    }
    if let Some(trace) = &mut trace {
        trace.end(state)?;
    }
    Ok(played)
}

/// Writes the record of a game that was played.
fn keep<G: Game>(folder: &Path, start: Start, seed: u64, played: Vec<(Seat, String)>, end: &G) -> Result<(), Failure> {
    let from = match start {
        Start::Seed(_) => "",
        Start::Position(_) => "-position",
    };
    let usual = G::new(end.players(), &Settings::new(G::OPTIONS), seed)?.settings();
    let options: String = end.settings().unusual(&usual).map(|value| format!("-{value}")).collect();
    let path = folder.join(format!("{}-{}p{options}{from}-seed{seed}.txt", G::NAME, end.players()));
    let mut record = Record::new::<G>(end, start);
    record.actions = played;
    record.result = end.outcome().map(|outcome| outcome.scores);
    let rules = record.rules(GAMES).map_err(|error| Failure::in_file(&path, error))?;
    let text = record.write(rules).map_err(|error| Failure::in_file(&path, error))?;
    fs::write(&path, text).map_err(|error| Failure::in_file(&path, error))
}

/// What a run of games came to.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    players: u8,
    options: String,
    seed: u64,
    games: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    seats: Vec<SeatSummary>,
}

#[derive(Clone, Serialize)]
struct SeatSummary {
    seat: Seat,
    mean_score: f64,
    lowest: i32,
    highest: i32,
    /// Shares of wins: a tie of two is half a win for each.
    wins: f64,
}

impl Summary {
    fn new<G: Game>(first: &G, args: &SimulateArgs) -> Summary {
        let seat = |seat| SeatSummary { seat, mean_score: 0.0, lowest: i32::MAX, highest: i32::MIN, wins: 0.0 };
        Summary {
            game: G::NAME,
            players: first.players(),
            options: first.settings().to_string(),
            seed: args.start.seed,
            games: args.games,
            decisions: 0,
            seconds: 0.0,
            decisions_per_second: 0.0,
            seats: Seat::first(first.players()).map(seat).collect(),
        }
    }

    fn add<G: Game>(&mut self, end: &G) {
        let Some(outcome) = end.outcome() else { return };
        for (seat, score) in self.seats.iter_mut().zip(&outcome.scores) {
            seat.mean_score += f64::from(*score) / self.games as f64;
            seat.lowest = seat.lowest.min(*score);
            seat.highest = seat.highest.max(*score);
            seat.wins += outcome.share(seat.seat);
        }
    }

    /// To standard output, or to standard error where the trace has standard output.
    fn print(mut self, args: &SimulateArgs) -> Result<(), Failure> {
        self.decisions_per_second = self.decisions as f64 / self.seconds.max(1e-9);
        let text = if args.json {
            serde_json::to_string(&self).map_err(|error| error.to_string())? + "\n"
        } else {
            self.words()
        };
        let mut out: Box<dyn Write> =
            if args.traces_to_stdout() { Box::new(io::stderr()) } else { Box::new(io::stdout()) };
        Ok(out.write_all(text.as_bytes())?)
    }

    fn words(&self) -> String {
        let games = self.games;
        let each = self.decisions as f64 / games as f64;
        let mut text = format!(
            "{}, {} players, {}, random play, seed {}\n\
             games {}, decisions {} ({each:.1} a game), {:.2} s, {} decisions/s\n",
            self.game,
            self.players,
            self.options,
            self.seed,
            grouped(games as f64),
            grouped(self.decisions as f64),
            self.seconds,
            grouped(self.decisions_per_second),
        );
        text += "\nseat   mean score   lowest   highest       wins\n";
        for seat in &self.seats {
            let share = 100.0 * seat.wins / games as f64;
            text += &format!(
                "{:>4} {:>12.1} {:>8} {:>9} {:>10.1}  {share:>5.1} %\n",
                seat.seat.number(),
                seat.mean_score,
                seat.lowest,
                seat.highest,
                seat.wins,
            );
        }
        text
    }
}
