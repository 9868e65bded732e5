//! `bailiwick simulate`: random players or bots play whole games, and traces and records of them can be written.

use crate::args::SimulateArgs;
use crate::bot_game::play;
use crate::bot_list::{bots_comment, read_bots};
use crate::failure::{Failure, writing};
use crate::files::create;
use crate::numbers::grouped;
use crate::progress::progress_bar;
use crate::records::{FinishedGame, Folder};
use crate::start_position::{StartPosition, usual_players};
use bots::{BotGame, Level, SeatedBots};
use game::{Game, Random, Seat, Stream, random_playout};
use games::{Playable, Visitor};
use indicatif::ProgressBar;
use serde::Serialize;
use std::io::{self, Write};
use std::time::Instant;

impl Visitor for &SimulateArgs {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        simulate::<G>(self)
    }
}

fn simulate<G: BotGame>(args: &SimulateArgs) -> Result<(), Failure> {
    let named = args.bots.as_deref().map(read_bots).transpose()?.unwrap_or_default();
    let start = StartPosition::find::<G>(&args.start, usual_players::<G>(named.len()))?;
    let first: G = start.state(args.start.seed)?;
    let bots = by_seat(named, first.players())?;
    let mut run = Run::<G> {
        start,
        threads: args.threads.into(),
        trace: args.trace.as_deref().map(create).transpose()?,
        folder: args.records.clone().map(Folder::open).transpose()?,
        actions: Vec::with_capacity(G::MOST_ACTIONS),
        bots,
    };
    let mut summary = Summary::new(&first, &run.bots, args);
    let bar = if args.traces_to_stdout() { ProgressBar::hidden() } else { progress_bar(args.games) };
    let started = Instant::now();
    for number in 0..args.games {
        let (end, decisions) = run.play(args.start.seed.wrapping_add(number), args)?;
        summary.decisions += decisions;
        summary.add(&end);
        if !run.results_only() || number % 256 == 0 {
            bar.set_position(number);
        }
    }
    summary.seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(trace) = &mut run.trace {
        trace.flush().map_err(|error| writing(args.trace_path(), error.into()))?;
    }
    summary.print(args)
}

/// What the games of a run have in common.
struct Run<G: BotGame> {
    start: StartPosition,
    /// By seat; empty for random players.
    bots: Vec<Level>,
    threads: usize,
    trace: Option<Box<dyn Write>>,
    folder: Option<Folder>,
    /// Reused for legal lists.
    actions: Vec<G::Action>,
}

impl<G: BotGame> Run<G> {
    /// Whether only the result of a game is wanted, so that nothing has to be written down.
    fn results_only(&self) -> bool {
        self.bots.is_empty() && self.trace.is_none() && self.folder.is_none()
    }

    /// Plays the game with this seed. Returns its last state and the number of decisions.
    fn play(&mut self, seed: u64, args: &SimulateArgs) -> Result<(G, u64), Failure> {
        let mut state: G = self.start.state(seed)?;
        let mut random = Random::stream(seed, Stream::RandomPlayers);
        if self.results_only() {
            let decisions = random_playout(&mut state, &mut random, &mut self.actions);
            return Ok((state, decisions));
        }
        let start = self.start.recorded(seed, &state);
        let mut seated = SeatedBots::new(&self.bots, seed, 0, self.threads)?;
        let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
            let random = self.bots.is_empty().then(|| legal[random.below(legal.len())]);
            Ok::<_, Failure>(random.unwrap_or_else(|| seated.choose(state, seat, legal)))
        };
        let mut actions = Vec::new();
        let played = play(&mut state, &mut actions, choose, self.trace.as_mut());
        played.map_err(|failure| writing(args.trace_path(), failure))?;
        let decisions = actions.len() as u64;
        if let Some(folder) = &self.folder {
            let comments = bots_comment(&self.bots).into_iter().collect();
            folder.keep(FinishedGame { start, seed, number: None, comments, actions, end: &state })?;
        }
        Ok((state, decisions))
    }
}

/// The bots by seat: one for each, or the same for all.
fn by_seat(named: Vec<Level>, players: u8) -> Result<Vec<Level>, Failure> {
    let seats = usize::from(players);
    match named[..] {
        [for_all] => Ok(vec![for_all; seats]),
        _ if named.is_empty() || named.len() == seats => Ok(named),
        _ => {
            let words =
                format!("--bots names {} bots for {players} seats: name one for each, or one for all", named.len());
            Err(Failure::Message(words))
        }
    }
}

/// The results of a run.
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
    /// By seat; empty for random players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bots: Vec<String>,
}

#[derive(Clone, Serialize)]
struct SeatSummary {
    seat: Seat,
    mean_score: f64,
    lowest: i32,
    highest: i32,
    /// Wins; a tie of two is half a win for each.
    wins: f64,
}

impl Summary {
    fn new<G: Game>(first: &G, bots: &[Level], args: &SimulateArgs) -> Summary {
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
            bots: bots.iter().map(ToString::to_string).collect(),
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

    /// Prints to standard output, or to standard error if the trace takes standard output.
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
        let who = if self.bots.is_empty() { "random play".to_owned() } else { format!("bots {}", self.bots.join(",")) };
        let mut text = format!(
            "{}, {} players, {}, {who}, seed {}\n\
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
