//! `bailiwick study`: what many games between bots tell about a game, as data sets and as tables. (The crate `study` is about single
//! games.)
//!
//! - `args` is what a user can type, `ban` what a seat may not do.
//! - `experiment` says which games are played, plays them and writes down what seats did.
//! - `data` writes the data set, `tables` and `regression` evaluate it, `words` prints the tables.

mod args;
mod ban;
mod data;
mod experiment;
mod regression;
mod tables;
mod words;

pub(crate) use args::StudyArgs;

use crate::failure::Failure;
use crate::start_position::{StartPosition, usual_players};
use ban::Ban;
use bots::Level;
use data::{About, DataFolder};
use experiment::Experiment;
use games::{Playable, Visitor};
use serde::Serialize;
use std::io::{self, Write};
use std::time::Instant;
use tables::Tables;

/// The most bans of one study.
const MOST_BANS: usize = 64;

impl Visitor for &StudyArgs {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        study::<G>(self)
    }
}

/// What a study found out.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    options: String,
    bot: String,
    seed: u64,
    games: usize,
    /// Turns or rounds of a game in the mean.
    rounds: f64,
    /// Decisions of a game in the mean.
    decisions: f64,
    seconds: f64,
    #[serde(flatten)]
    tables: Tables,
}

fn study<G: Playable>(args: &StudyArgs) -> Result<(), Failure> {
    let start = StartPosition::find::<G>(&args.start, usual_players::<G>(0))?;
    let first: G = start.state(args.start.seed)?;
    let experiment = experiment(args, start, &first)?;
    let folder = args.out.as_deref().map(DataFolder::open).transpose()?;
    let started = Instant::now();
    let games = experiment.play_all::<G>(args.threads())?;
    let about = About {
        game: G::NAME,
        options: first.settings().to_string(),
        command: args.command(&experiment),
        experiment: &experiment,
        kinds: G::DEEDS,
    };
    if let Some(folder) = folder {
        folder.write(&about, &games)?;
    }
    let mean = |value: fn(&experiment::Played) -> f64| games.iter().map(value).sum::<f64>() / games.len().max(1) as f64;
    let report = Report {
        game: G::NAME,
        players: experiment.players,
        options: about.options.clone(),
        bot: experiment.level.to_string(),
        seed: args.start.seed,
        games: games.len(),
        rounds: mean(|game| game.rounds.into()),
        decisions: mean(|game| game.decisions as f64),
        seconds: started.elapsed().as_secs_f64(),
        tables: Tables::new(&experiment, G::DEEDS, &games),
    };
    report.print(args)
}

/// What the arguments ask for.
fn experiment<G: Playable>(args: &StudyArgs, start: StartPosition, first: &G) -> Result<Experiment, Failure> {
    let read = |text: &String| text.parse::<Level>().map_err(|error| Failure::Message(format!("--bot: {error}")));
    let level = args.bot.as_ref().map_or(Ok(G::USUAL_LEVEL), read)?;
    G::check_level(level)?;
    if args.bans.len() > MOST_BANS {
        let words = format!("--ban is there {} times: at most {MOST_BANS} can be studied at once", args.bans.len());
        return Err(Failure::Message(words));
    }
    let bans: Vec<Ban> = args.bans.iter().map(|text| Ban::read(text)).collect::<Result<_, _>>()?;
    let players = first.players();
    // Every seat has a ban equally often.
    let whole = if bans.is_empty() { 1 } else { u64::from(players) };
    let games = args.games.checked_next_multiple_of(whole);
    let games = games.filter(|games| games.checked_mul(bans.len().max(1) as u64).is_some());
    let games = games.ok_or_else(|| "--games: so many games cannot be played".to_owned())?;
    Ok(Experiment { start, seed: args.start.seed, level, players, bans, games })
}

impl StudyArgs {
    /// The command that makes the same data again. The number of threads does not matter.
    fn command(&self, experiment: &Experiment) -> String {
        let options: String = self.start.options.iter().map(|option| format!(" --option {option}")).collect();
        let from = self.start.from.as_ref().map_or(String::new(), |file| format!(" --from {}", file.display()));
        let bans: String = self.bans.iter().map(|ban| format!(" --ban \"{ban}\"")).collect();
        format!(
            "bailiwick study {} --players {} --bot {} --games {} --seed {}{options}{from}{bans}",
            self.start.game, experiment.players, experiment.level, experiment.games, self.start.seed,
        )
    }
}

impl Report {
    fn print(&self, args: &StudyArgs) -> Result<(), Failure> {
        let text = if args.json {
            serde_json::to_string(self).map_err(|error| error.to_string())? + "\n"
        } else {
            self.words()
        };
        Ok(io::stdout().write_all(text.as_bytes())?)
    }
}
