//! `bailiwick train`: bots learn by playing against themselves. The same command gives the same weights, and the file of
//! weights names the command that made it.

use crate::args::TrainArgs;
use crate::failure::{Failure, writing};
use crate::progress::progress_bar;
use bots::training::{Fit, Task, Trainer, TrainingPlan, TrainingReport, UnknownTask};
use bots::{BotGame, Level, Weights};
use games::{Playable, Visitor};
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

impl Visitor for &TrainArgs {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        train::<G>(self)
    }
}

fn train<G: BotGame>(args: &TrainArgs) -> Result<(), Failure> {
    let no_trainer = || Failure::Message(format!("the bots of {} have no weights to train", G::NAME));
    let trainer = G::trainer().ok_or_else(no_trainer)?;
    G::check_level(Level::APPRENTICE.playing(args.character))?;
    let tasks = args.lessons.split(',').map(|task| task.trim().parse());
    let tasks: Vec<Task> = tasks.collect::<Result<_, UnknownTask>>().map_err(|error| error.to_string())?;
    if let Some(other) = tasks.iter().find(|task| !trainer.has(**task)) {
        let known: Vec<String> =
            Task::ALL.into_iter().filter(|task| trainer.has(*task)).map(|task| task.to_string()).collect();
        return Err(Failure::Message(format!("{} has no lesson `{other}`: it has {}", G::NAME, known.join(", "))));
    }
    if args.from == args.out {
        return Err(Failure::Message(
            "--out would overwrite --from, and the run could not be repeated: name another file".to_owned(),
        ));
    }
    let mut weights = read(&args.from, trainer)?;
    let league: Vec<Weights> = args.league.iter().map(|file| read(file, trainer)).collect::<Result<_, _>>()?;
    let mut players: Vec<u8> = if args.players.is_empty() { G::PLAYERS.collect() } else { args.players.clone() };
    players.sort_unstable();
    players.dedup();
    if let Some(wrong) = players.iter().find(|players| !G::PLAYERS.contains(players)) {
        let (least, most) = (G::PLAYERS.start(), G::PLAYERS.end());
        return Err(Failure::Message(format!("{wrong} cannot play {}: it takes {least} to {most}", G::NAME)));
    }
    let command = args.command(G::NAME);
    weights.made_by = format!("not finished: {command}");
    // Tried before anything is learned, so that nothing can be lost.
    write(&weights, args)?;
    for players in players {
        for (number, task) in tasks.iter().enumerate() {
            let plan = args.plan(players, number as u64, &league);
            let bar = progress_bar(plan.length(*task));
            let started = Instant::now();
            let report = trainer.train(&mut weights, *task, &plan, &|| bar.inc(1))?;
            bar.finish_and_clear();
            writeln!(
                io::stdout(),
                "{}",
                words(players, *task, &report, args.match_games, started.elapsed().as_secs_f64())
            )?;
            write(&weights, args)?;
        }
    }
    weights.made_by = command;
    write(&weights, args)
}

fn read(file: &Path, trainer: &dyn Trainer) -> Result<Weights, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::in_file(file, error))?;
    let weights = Weights::read(&text).map_err(|error| Failure::in_file(file, error))?;
    trainer.check(&weights).map_err(|error| Failure::in_file(file, error))?;
    Ok(weights)
}

fn write(weights: &Weights, args: &TrainArgs) -> Result<(), Failure> {
    fs::write(&args.out, weights.write()).map_err(|error| writing(&args.out, error.into()))
}

impl TrainArgs {
    /// The plan of a task. Each task has other seeds.
    fn plan(&self, players: u8, number: u64, league: &[Weights]) -> TrainingPlan {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        TrainingPlan {
            players,
            character: self.character,
            games: self.games,
            iterations: self.iterations,
            watched: self.watched,
            search: self.search,
            evolution: self.evolution,
            league: league.to_vec(),
            match_games: self.match_games,
            seed: self.seed.wrapping_add((number * 16 + u64::from(players)) << 36),
            threads: self.threads.map_or_else(cores, usize::from),
        }
    }

    /// The command that makes the same weights again. The number of threads does not matter.
    fn command(&self, game: &str) -> String {
        let players: String = self.players.iter().map(|players| format!(" --players {players}")).collect();
        let character = self.character.map_or(String::new(), |name| format!(" --character {}", name.as_str()));
        let league: String = self.league.iter().map(|file| format!(" --league {}", file.display())).collect();
        format!(
            "bailiwick train {game}{character}{players} --lessons {} --games {} --iterations {} --watched {} --search {} --evolution {}{league} \
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

fn words(players: u8, task: Task, report: &TrainingReport, match_games: u64, seconds: f64) -> String {
    let fit = match &report.fit {
        Fit::Foreseen([before, after]) => {
            let shares =
                |shares: &[f64]| shares.iter().map(|share| format!("{share:.2}")).collect::<Vec<_>>().join(" ");
            format!("foresaw {} of what was to come before, {} after; ", shares(before), shares(after))
        }
        Fit::Agreement([before, after]) => {
            let did = if task == Task::Beliefs { "guessed what was hidden" } else { "did as the search did" };
            format!("{did} in {:.1} % before, {:.1} % after; ", 100.0 * before, 100.0 * after)
        }
        Fit::Unmeasured => String::new(),
    };
    let liked = report.liked.map_or(String::new(), |[before, after]| {
        format!("liked {before:.1} points of a game before, {after:.1} after; ")
    });
    let kept = match (report.kept, match_games) {
        (_, 0) => "kept without a match".to_owned(),
        (true, _) => format!("won {:.1} % of the match: kept", 100.0 * report.wins),
        (false, _) => format!("won {:.1} % of the match: not kept", 100.0 * report.wins),
    };
    format!("{players} players, {task}: {fit}{liked}{kept} ({seconds:.0} s)")
}
