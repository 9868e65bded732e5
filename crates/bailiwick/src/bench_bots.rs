//! `bailiwick bench bots`: how fast bots think on one core, over the same decisions every time.

use crate::args::BenchArgs;
use crate::bench::{Counter, Report, measure_games};
use crate::failure::Failure;
use crate::numbers::grouped;
use crate::with_game;
use bots::{BotGame, Budget, Level, Limits, SeatedBots};
use game::{Game, Seat, Settings};
use games::{GameList, Playable, Visitor};
use serde::Serialize;
use std::time::Instant;

/// The decisions come from games with these seeds, this number from each.
const SEEDS: [u64; 3] = [1, 2, 3];
const DECISIONS_A_GAME: usize = 8;
/// How long a master thinks about each. A tree of this size has outgrown the first caches.
const MASTER: u32 = 500;

/// One level of a game with one number of players.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    level: String,
    iterations_per_second: f64,
    ms_per_decision: f64,
    instructions_per_iteration: Option<f64>,
}

pub(crate) fn run<L: GameList>(args: &BenchArgs) -> Result<(), Failure> {
    if let (Some(work), Some(game)) = (&args.think, &args.game) {
        return with_game::<L, _>(game, Think { work });
    }
    let counter = if args.no_count { None } else { Counter::find() };
    let measure = Measure { seconds: args.seconds, counter };
    let rows = measure_games::<L, _, _>(args.game.as_deref(), measure)?;
    Report { counter: counter.map(Counter::name), rows }.print(args, words)
}

/// Measures the bots of a game with every number of players.
#[derive(Clone)]
struct Measure {
    seconds: f64,
    counter: Option<Counter>,
}

impl Visitor for Measure {
    type Output = Result<Vec<Row>, Failure>;

    fn visit<G: Playable>(self) -> Result<Vec<Row>, Failure> {
        let mut rows = Vec::new();
        for players in G::PLAYERS {
            let work = Work::<G>::new(players)?;
            for level in measured_levels::<G>() {
                rows.push(self.row(&work, level)?);
            }
        }
        Ok(rows)
    }
}

impl Measure {
    fn row<G: BotGame>(&self, work: &Work<G>, level: Level) -> Result<Row, Failure> {
        let pass = work.best_pass(level, self.seconds)?;
        let counted = self.counter.and_then(|counter| {
            let once = counter.count(&work.arguments(level, 1))?;
            let not_at_all = counter.count(&work.arguments(level, 0))?;
            Some((once - not_at_all) / pass.iterations as f64)
        });
        Ok(Row {
            game: G::NAME,
            players: work.players,
            level: level.to_string(),
            iterations_per_second: pass.iterations as f64 / pass.seconds,
            ms_per_decision: 1000.0 * pass.seconds / work.decisions.len() as f64,
            instructions_per_iteration: counted,
        })
    }
}

/// One level of each way to search: those of a game with knowledge, or else its usual one.
fn measured_levels<G: BotGame>() -> Vec<Level> {
    let searching = [Level::JOURNEYMAN, Level::MASTER.within(Budget::Iterations(MASTER))];
    if G::check_level(Level::MASTER).is_ok() { searching.to_vec() } else { vec![G::USUAL_LEVEL] }
}

/// What bots think about.
struct Work<G: BotGame> {
    players: u8,
    decisions: Vec<Decision<G>>,
}

/// What a seat is asked, and what it knows.
struct Decision<G: Game> {
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
}

/// One pass through all decisions.
struct Pass {
    iterations: u64,
    seconds: f64,
}

impl<G: BotGame> Work<G> {
    /// Decisions from all over games of the best players that choose at once.
    fn new(players: u8) -> Result<Work<G>, Failure> {
        let level = if G::check_level(Level::APPRENTICE).is_ok() { Level::APPRENTICE } else { Level::RANDOM };
        let mut chosen = Vec::new();
        for seed in SEEDS {
            let mut state = G::new(players, &Settings::new(G::OPTIONS), seed)?;
            let mut seated = SeatedBots::new(&vec![level; players.into()], seed, 0, 1)?;
            let mut decisions = Vec::new();
            game::play_out(&mut state, |state: &G, seat, legal| {
                decisions.push(Decision { view: state.remembered(seat), seat, legal: legal.to_vec() });
                Ok::<_, Failure>(seated.choose(state, seat, legal))
            })?;
            let step = decisions.len().div_ceil(DECISIONS_A_GAME).max(1);
            chosen.extend(decisions.into_iter().skip(step / 2).step_by(step));
        }
        Ok(Work { players, decisions: chosen })
    }

    /// Lets a new bot think about each decision, as at a table with people.
    fn pass(&self, level: Level) -> Result<Pass, Failure> {
        let started = Instant::now();
        let mut iterations = 0;
        for Decision { view, seat, legal } in &self.decisions {
            let mut bot = G::bot(level, self.players, SEEDS[0], 1)?;
            iterations += u64::from(bot.think(view, *seat, legal, Limits::default()).iterations);
        }
        Ok(Pass { iterations, seconds: started.elapsed().as_secs_f64() })
    }

    /// The quickest pass within this time, because other work on the machine only makes one slower.
    fn best_pass(&self, level: Level, seconds: f64) -> Result<Pass, Failure> {
        let started = Instant::now();
        let mut best = self.pass(level)?;
        while started.elapsed().as_secs_f64() < seconds {
            let pass = self.pass(level)?;
            best = if pass.seconds < best.seconds { pass } else { best };
        }
        Ok(best)
    }

    /// The arguments with which this program goes through the decisions so many times and does nothing else.
    fn arguments(&self, level: Level, passes: u8) -> Vec<String> {
        let work = format!("{},{level},{passes}", self.players);
        ["bench", "bots", G::NAME, "--think", &work].map(str::to_owned).to_vec()
    }
}

/// Goes through the decisions, for a program that counts instructions.
struct Think<'a> {
    /// `PLAYERS,LEVEL,PASSES`.
    work: &'a str,
}

impl Visitor for Think<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let wrong = || Failure::Message("--think takes PLAYERS,LEVEL,PASSES, such as 4,master:500,1".to_owned());
        let [players, level, passes] = self.work.split(',').collect::<Vec<_>>()[..] else { return Err(wrong()) };
        let players = players.parse().ok().filter(|players| G::PLAYERS.contains(players)).ok_or_else(wrong)?;
        let (level, passes): (Level, u8) = (level.parse()?, passes.parse().map_err(|_| wrong())?);
        let work = Work::<G>::new(players)?;
        (0..passes).try_for_each(|_| work.pass(level).map(|_| ()))
    }
}

fn words(report: &Report<Row>, unwanted: bool) -> String {
    let mut text = String::new();
    if cfg!(debug_assertions) {
        text += "This is a debug build: build with --release to measure.\n\n";
    }
    text += "game     players   level         iterations/s   ms/decision   instructions/iteration\n";
    for row in &report.rows {
        let counted = row.instructions_per_iteration.map_or("-".to_owned(), grouped);
        text += &format!(
            "{:<8} {:>7}   {:<12} {:>13} {:>13.2} {counted:>24}\n",
            row.game,
            row.players,
            row.level,
            grouped(row.iterations_per_second),
            row.ms_per_decision,
        );
    }
    text += &format!(
        "\nOne core, a new bot for each of {} decisions from {} games of bots that choose at once; the quickest pass.\n",
        SEEDS.len() * DECISIONS_A_GAME,
        SEEDS.len()
    );
    text + &crate::bench::counted_by(report.counter, unwanted)
}
