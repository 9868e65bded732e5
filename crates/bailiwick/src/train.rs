//! `bailiwick train`: bots learn by playing against themselves. The same command gives the same weights, and the file says
//! which command made it.

use crate::args::{GameName, TrainArgs};
use crate::failure::{Failure, writing};
use crate::progress::progress_bar;
use bots::training::{Learned, Lesson, Plan, learn};
use bots::{Knowledge, Weights};
use std::fs;
use std::io::{self, Write};
use std::time::Instant;

pub fn run(args: &TrainArgs) -> Result<(), Failure> {
    match args.game {
        GameName::Caylus => train::<caylus::State>(args),
        GameName::Ys => train::<ys::State>(args),
    }
}

fn train<G: Knowledge>(args: &TrainArgs) -> Result<(), Failure> {
    let lessons: Vec<Lesson> =
        args.lessons.split(',').map(|lesson| lesson.trim().parse()).collect::<Result<_, String>>()?;
    if args.from == args.out {
        return Err(Failure::Message(
            "--out would overwrite --from, and nobody could repeat it: name another file".to_owned(),
        ));
    }
    let text = fs::read_to_string(&args.from).map_err(|error| Failure::in_file(&args.from, error))?;
    let mut weights = Weights::read(&text).map_err(|error| Failure::in_file(&args.from, error))?;
    weights.fit::<G>().map_err(|error| Failure::in_file(&args.from, error))?;
    let mut players: Vec<u8> = if args.players.is_empty() { G::PLAYERS.collect() } else { args.players.clone() };
    players.sort_unstable();
    players.dedup();
    if let Some(wrong) = players.iter().find(|players| !G::PLAYERS.contains(players)) {
        let (least, most) = (G::PLAYERS.start(), G::PLAYERS.end());
        return Err(Failure::Message(format!("{wrong} cannot play {}: it takes {least} to {most}", G::NAME)));
    }
    let command = args.command(G::NAME);
    weights.made_by = format!("not finished: {command}");
    // Tried before anything is learned that could be lost.
    write(&weights, args)?;
    for players in players {
        for (number, lesson) in lessons.iter().enumerate() {
            let plan = args.plan(players, number as u64);
            let bar = progress_bar(plan.length(*lesson));
            let started = Instant::now();
            let learned = learn::<G>(&mut weights, *lesson, &plan, &|| bar.inc(1))?;
            bar.finish_and_clear();
            writeln!(io::stdout(), "{}", words(players, *lesson, &learned, started.elapsed().as_secs_f64()))?;
            write(&weights, args)?;
        }
    }
    weights.made_by = command;
    write(&weights, args)
}

fn write(weights: &Weights, args: &TrainArgs) -> Result<(), Failure> {
    fs::write(&args.out, weights.write()).map_err(|error| writing(&args.out, error.into()))
}

impl TrainArgs {
    /// The plan of a lesson: each has games of its own.
    fn plan(&self, players: u8, number: u64) -> Plan {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Plan {
            players,
            games: self.games,
            iterations: self.iterations,
            watched: self.watched,
            search: self.search,
            evolution: self.evolution,
            match_games: self.match_games,
            seed: self.seed.wrapping_add((number * 16 + u64::from(players)) << 36),
            threads: self.threads.map_or_else(cores, usize::from),
        }
    }

    /// The command that makes these weights again. The number of threads makes no difference.
    fn command(&self, game: &str) -> String {
        let players: String = self.players.iter().map(|players| format!(" --players {players}")).collect();
        format!(
            "bailiwick train {game}{players} --lessons {} --games {} --iterations {} --watched {} --search {} --evolution {} \
             --match-games {} --seed {} --from {} --out {}",
            self.lessons,
            self.games,
            self.iterations,
            self.watched,
            self.search,
            self.evolution,
            self.match_games,
            self.seed,
            self.from.display(),
            self.out.display(),
        )
    }
}

fn words(players: u8, lesson: Lesson, learned: &Learned, seconds: f64) -> String {
    let fit = match (lesson, learned.fit) {
        (Lesson::Evaluation, Some([before, after])) => format!("off by {before:.2} points before, {after:.2} after; "),
        (Lesson::Habits, Some([before, after])) => {
            format!("did as the search did in {:.1} % before, {:.1} % after; ", 100.0 * before, 100.0 * after)
        }
        _ => String::new(),
    };
    let kept = if learned.kept { "kept" } else { "not kept" };
    format!("{players} players, {lesson}: {fit}won {:.1} % of the match: {kept} ({seconds:.0} s)", 100.0 * learned.wins)
}
