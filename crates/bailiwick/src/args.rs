//! The arguments of each command. What depends on the games, such as their names, is filled in by `help.rs`.

use crate::admin::AdminArgs;
use crate::shell::{CompletionsArgs, ManArgs};
use crate::survey::StudyArgs;
use bots::CharacterName;
use clap::{Args, Parser, Subcommand};
use game::Seed;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// The whole command line.
#[derive(Parser)]
#[command(name = "bailiwick", version, args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) serve: ServeArgs,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in this terminal, against bots or each other
    Play(PlayArgs),
    /// Serve the games to browsers; what happens without a command
    Serve(ServeArgs),
    /// Think for the bots of a server on this machine
    Work(WorkArgs),
    /// Let random players or bots play whole games
    Simulate(SimulateArgs),
    /// Let bots play against each other and rate them
    Arena(ArenaArgs),
    /// Find out from many games between bots what a game rewards, and write the data
    Study(StudyArgs),
    /// Let one of our bots play for another program, line by line
    Engine(EngineArgs),
    /// Let bots learn by playing against themselves
    Train(TrainArgs),
    /// Replay a recorded game and show the standings
    Replay(ReplayArgs),
    /// Analyse a recorded game: what each decision cost, and why
    Analyse(AnalyseArgs),
    /// Measure how many errors bots make, and how far an analysis can be trusted
    Calibrate(CalibrateArgs),
    /// Count the action sequences from a position, depth by depth
    Perft(PerftArgs),
    /// Measure the speed of random play on one core, of bots, or of the server
    Bench(BenchArgs),
    /// Keep the games of a server: backups, copies, tables, keys of workers, checks
    Admin(AdminArgs),
    /// Print a script with which a shell completes the commands and options
    Completions(CompletionsArgs),
    /// Print the man page, or write those of all commands
    Man(ManArgs),
}

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// The folder that keeps the games [default: bailiwick in the folder for data of your system]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Keep the games in a database of PostgreSQL, which several servers can share: `postgres://user:password@host/name` [default:
    /// what DATABASE_URL says, or else a folder]
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
    /// Whether servers that share a database tell each other at once of what they write, or find out by asking every two seconds
    #[arg(long, default_value = "on", value_name = "on|off", value_parser = ["on", "off"])]
    pub(crate) bell: String,
    /// The address to listen on; port 0 takes any that is free
    #[arg(long, default_value = "127.0.0.1:8420", value_name = "ADDRESS")]
    pub(crate) listen: SocketAddr,
    /// Where people reach it, if that is another address, such as `https://games.example`
    #[arg(long, value_name = "URL")]
    pub(crate) base_url: Option<String>,
    /// The most iterations that a bot may be asked to think about a decision; a master thinks 2000
    #[arg(long, default_value_t = 20_000, value_name = "N", value_parser = clap::value_parser!(u32).range(16..))]
    pub(crate) most_iterations: u32,
    /// Iterations with which each decision of a game that is over is judged, when somebody asks for its analysis
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = clap::value_parser!(u32).range(50..=1_000_000))]
    pub(crate) analysis: u32,
    #[command(flatten)]
    pub(crate) operating: crate::serve_args::OperatingArgs,
}

/// Explains what a worker does.
const WORKING: &str = "\
A worker asks a server for turns of bots, gets what the bot's seat remembers and nothing more, thinks, and answers. It needs a key \
from the operator of the server, with --key or in the variable BAILIWICK_WORKER_KEY. It goes on until it is ended; if it vanishes, \
the server gives its turn to somebody else.";

#[derive(Args)]
#[command(after_help = WORKING)]
pub(crate) struct WorkArgs {
    /// Where the server is, such as `https://games.example`
    #[arg(long, value_name = "URL")]
    pub(crate) server: String,
    /// The key of this worker
    #[arg(long, value_name = "KEY")]
    pub(crate) key: Option<String>,
    /// How many turns it thinks about at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    /// Which game
    #[arg(required_unless_present_any = ["resume", "seat"])]
    pub(crate) game: Option<String>,
    /// How many play [default: as many as people and bots are named, if that many can play; or 4]
    #[arg(long, short, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Who plays against you, separated by commas, in the order of the seats; `LEVEL/any` is any character of that level. Those
    /// who are not named are assistants, each another character
    #[arg(long, value_name = "LIST")]
    pub(crate) bots: Option<String>,
    /// Several people play at this terminal: this number, or all without a number
    #[arg(long, value_name = "N", num_args = 0..=1)]
    pub(crate) hotseat: Option<Option<u8>>,
    /// The name of a person at this terminal; may be given several times
    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// Decides everything that chance decides [default: any]
    #[arg(long, short, value_name = "S")]
    pub(crate) seed: Option<Seed>,
    /// An option of the game, as in `bailiwick simulate`
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Everybody at this terminal agrees that hints may be asked for; where all others are bots they may be anyway
    #[arg(long)]
    pub(crate) hints: bool,
    /// Go on with a game: that of this file, or without one the last that was played
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    #[arg(conflicts_with_all = ["game", "players", "bots", "hotseat", "names", "seed", "options", "hints"])]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// Play at a server: the personal link of your seat, an invitation, or the secret of either
    #[arg(long, value_name = "LINK")]
    #[arg(conflicts_with_all = ["game", "players", "bots", "hotseat", "seed", "options", "hints", "resume"])]
    pub(crate) seat: Option<String>,
    /// Where that server is, if the link does not say so: `http://127.0.0.1:8420`
    #[arg(long, value_name = "URL")]
    pub(crate) server: Option<String>,
    /// The language: en, fr or pt [default: that of your system, if it is one of them]
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "fr", "pt"])]
    pub(crate) lang: Option<String>,
    /// Line by line, in sentences: for screen readers and scripts
    #[arg(long)]
    pub(crate) plain: bool,
    /// Say nothing of choices that may come to nothing, such as a worker whom the provost does not reach
    #[arg(long)]
    pub(crate) no_warnings: bool,
    /// The folder that keeps the games [default: bailiwick in the folder for data of your system]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// The game, and the position that play starts from.
#[derive(Args)]
pub(crate) struct StartArgs {
    /// Which game
    pub(crate) game: String,
    /// How many play [default: 4, or as many as the position has]
    #[arg(long, short, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Decides everything that chance decides; game k of several has seed S + k - 1
    #[arg(long, short, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    /// An option of the game
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// A position in JSON notation to begin from; `-` reads it from standard input. The seed decides what it leaves to
    /// chance
    #[arg(long, value_name = "STATE.json")]
    pub(crate) from: Option<PathBuf>,
}

/// Explains lists of bots.
pub(crate) const LEVELS: &str = "\
Levels of bots, weakest first: random, apprentice, assistant, journeyman, expert, master and grandmaster; and uct, plain \
tree search, to compare. All but the first two can be told how long to think: `master:2000` is iterations, \
`master@500ms` a time (`@2s` too). With a time a run cannot be repeated exactly. All but random and uct can have a \
character, which is what they like to do: `expert/NAME`, `master:500/NAME`.";

/// Help for `--players` of commands that take bots, whose default is another.
const PLAYERS: &str =
    "How many play [default: as many as the position has; or as many as bots are named, if that many can play; or 4]";

#[derive(Args)]
#[command(after_help = LEVELS)]
#[command(mut_arg("players", |players| players.help(PLAYERS)))]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,
    /// Let these bots play instead of random players: one for each seat in this order, or one for all, separated by
    /// commas
    #[arg(long, value_name = "LIST")]
    pub(crate) bots: Option<String>,
    /// How many threads a tree search may use; another number gives other games
    #[arg(long, requires = "bots", default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) threads: u8,
    /// How many games
    #[arg(long, short, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Write every decision as a line of JSON; `-` writes to standard output (and the summary to standard error)
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,
    /// Keep a record of every game in this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print the summary as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl SimulateArgs {
    /// The file of the trace; an empty path if there is none.
    pub(crate) fn trace_path(&self) -> &Path {
        self.trace.as_deref().unwrap_or(Path::new(""))
    }

    /// Whether the trace goes to standard output; then nothing else may.
    pub(crate) fn traces_to_stdout(&self) -> bool {
        self.trace_path().as_os_str() == "-"
    }
}

/// Explains how games, seats and opponents are shared out.
const FAIRNESS: &str = "\
Who plays whom: every table is played with a set-up of its own, as many times as it has seats, and everybody moves on \
by one seat each time. With as many bots as seats there is just that table, in the order of the list. With more, every \
choice of them that fills the seats is a table. With fewer, everybody sits at every table, and the seats that are left \
are filled in every way (two bots at four seats: 1 + 3, 2 + 2, 3 + 1). Who sits beside whom is then drawn by lot.

Who is named several times plays as often, and is counted together: `games` are seats taken. So `--bots \
journeyman,apprentice,apprentice,apprentice` shows how one journeyman does against three apprentices.

The rating is Bradley and Terry's, fitted over all pairs of bots at all tables: who has the better place wins, the same \
place is a draw. Ranges are of 95 %, and take the games with one set-up for one observation.";

/// Explains how programs play.
const PROGRAMS: &str = "\
A program that speaks the engine protocol (docs/engine-protocol.md) plays as `exec:./mybot --fast`. The list is cut at \
commas and the command at spaces, and what stands between single or double quotes is taken as it is: `exec:./mybot \
--weights 'a, b.json'`. It is started once for each seat that it has at the same time. Who crashes, is silent for longer \
than --limit, or answers with anything but a legal action forfeits the game: it is last, the others share the win. After \
three forfeits in a row a program is not seated any more, and its other games are lost.";

/// Explains the numbers of `--habits`.
const HABITS: &str = "\
Habits are means for a seat and game, or shares where a % stands. They have no ranges: compare bots by many games. Deniers \
for the provost are for own workers if he comes as far as one of them, against others' if he no longer reaches one of theirs, \
at that move. A hidden broker is guessed right if it is the commonest of all others of this bot in that round and turn.";

#[derive(Args)]
#[command(after_help = LEVELS, after_long_help = format!("{LEVELS}\n\n{PROGRAMS}\n\n{FAIRNESS}\n\n{HABITS}"))]
#[command(mut_arg("players", |players| players.help(PLAYERS)))]
#[command(mut_arg("seed", |seed| seed.help("Decides everything that chance decides; set-up k has seed S + k - 1")))]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,
    /// Who plays, separated by commas, at most 12: levels of bots, and programs as `exec:COMMAND`
    #[arg(long, value_name = "LIST")]
    pub(crate) bots: String,
    /// How many games
    #[arg(long, short, default_value_t = 120, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// How many games are played at the same time [default: as many as there are cores]. The results are the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) threads: Option<u8>,
    /// Tell how each bot plays, too: what it places, builds, pays for, bids and hides, and where its points come from
    #[arg(long)]
    pub(crate) habits: bool,
    /// How many seconds a program may take for each answer, its start included
    #[arg(long, default_value_t = 60, value_name = "S", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) limit: u16,
    /// Keep a record of every game in this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print the standings as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Explains what the engine listens to.
const PROTOCOL: &str = "\
It reads questions from standard input and writes answers to standard output, one JSON object a line, as \
docs/engine-protocol.md describes. A budget that comes with a question goes before that of --bot.";

#[derive(Args)]
#[command(after_help = format!("{LEVELS}\n\n{PROTOCOL}"))]
pub(crate) struct EngineArgs {
    /// Which bot, with its budget if you like
    #[arg(long, default_value = "master", value_name = "LEVEL")]
    pub(crate) bot: String,
    /// How many threads a tree search may use
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) threads: u8,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The record; `-` reads it from standard input
    pub(crate) file: PathBuf,
    /// Replay only the first N actions
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<usize>,
    /// Print the state as JSON instead of the standings
    #[arg(long)]
    pub(crate) json: bool,
    /// Print what this seat sees, as JSON; 0 is a spectator
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<u8>,
    /// Print the record of those actions; with --seat, as that seat may have it while the game is running
    #[arg(long, conflicts_with = "json")]
    pub(crate) record: bool,
}

/// Explains the figures of an analysis.
const FIGURES: &str = "\
Equity is n times the chance to win, less 1, with n players: 0 is a fair share, -1 is lost. The regret of a decision is the \
equity that the best action has more than what was played, both found by one search of the same worlds with the same random \
numbers. From 0.1 on it is an inaccuracy (?!), from 0.2 a mistake (?), from 0.3 a blunder (??), if it is more than twice its \
standard error. The error rate is 500 times the mean regret of the decisions that made a difference.

In the ledger the first equity of a seat plus its own choices, what the choices of each seat gave it or took from it, and \
chance (in games without hidden information: what the search had not seen coming) is its last equity, to the last digit.

A decision of a game with hidden information is judged by what its seat knew then.";

#[derive(Args)]
#[command(after_help = FIGURES)]
pub(crate) struct AnalyseArgs {
    /// The record of a finished game; `-` reads it from standard input
    pub(crate) file: PathBuf,
    /// Show the decisions of this seat only
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<u8>,
    /// How long to think about each decision: iterations, or as long as a level does
    #[arg(long, default_value = "master", value_name = "N|LEVEL")]
    pub(crate) budget: String,
    /// How many decisions are judged at once; makes no difference to the figures
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) threads: u8,
    /// Decides everything that chance decides in the analysis
    #[arg(long, short, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the record with comments on what was found; `-` writes it to standard output instead of the report
    #[arg(long, value_name = "FILE")]
    pub(crate) annotate: Option<PathBuf>,
    /// The language of explanations: en, fr or pt
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "fr", "pt"])]
    pub(crate) lang: Option<String>,
}

/// Explains what is measured.
const CALIBRATION: &str = "\
Bots of each level play among themselves, and their decisions are analysed. Then some of the decisions for which something \
better was found are analysed again, with eight times the budget and another seed: is what was called better still better, and \
what was called a blunder still one?";

#[derive(Args)]
#[command(after_help = CALIBRATION)]
pub(crate) struct CalibrateArgs {
    /// Which game
    pub(crate) game: String,
    /// How many play
    #[arg(long, short, default_value_t = 4, value_name = "N")]
    pub(crate) players: u8,
    /// Which levels, separated by commas
    #[arg(long, default_value = "random,apprentice,journeyman,master", value_name = "LIST")]
    pub(crate) bots: String,
    /// Games of each level
    #[arg(long, short, default_value_t = 40, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Analyse one decision in so many
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) every: u32,
    /// How long to think about each decision: iterations, or as long as a level does
    #[arg(long, default_value = "expert", value_name = "N|LEVEL")]
    pub(crate) budget: String,
    /// How many decisions are analysed again, with eight times the budget
    #[arg(long, default_value_t = 200, value_name = "N")]
    pub(crate) again: usize,
    /// Decides everything that chance decides
    #[arg(long, short, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    /// How many games are played and analysed at once; makes no difference to the figures
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) threads: u8,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) start: StartArgs,
    /// How many decisions deep
    #[arg(long, short, default_value_t = 3, value_name = "D", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: u32,
    /// Print position and counts as one JSON object, as in records/perft
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct BenchArgs {
    /// Which game, all of them if none is named; or `bots`, or `serve` for the server
    pub(crate) what: Option<String>,
    /// With `bots`: of which game, all of them if none is named
    pub(crate) game: Option<String>,
    /// How long each row is measured
    #[arg(long, default_value_t = 1.0, value_name = "S")]
    pub(crate) seconds: f64,
    /// Do not count instructions, which takes a few seconds, with `bots` minutes
    #[arg(long)]
    pub(crate) no_count: bool,
    /// With `serve`: measure servers that keep their games in this database of PostgreSQL, in a schema of its own that is dropped
    /// afterwards
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// With `serve` and a database: how many servers share it
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=16))]
    pub(crate) nodes: u8,
    /// With `bots` and a game: think as for one row and print nothing, for a program that counts instructions
    #[arg(long, hide = true, requires = "game", value_name = "PLAYERS,LEVEL,PASSES")]
    pub(crate) think: Option<String>,
    /// Print one JSON object with all rows
    #[arg(long)]
    pub(crate) json: bool,
}

/// Explains the lessons.
const LESSONS: &str = "\
Lessons: evaluation (what positions are worth, by regression from games of masters), policy (a policy that is a table, \
by regression from what masters choose), evolution (a policy that is computed, from games of apprentices), beliefs (what \
is probably hidden, by regression from what masters hid). A game has those that make sense for it. After each lesson one player \
with the new weights meets others with the old ones; what does not win is not kept, unless there is no match (--match-games 0). A character meets \
usual bots that think for --iterations: it is kept if it does as much of what it likes as before, and wins at least 60 % of an equal share.";

#[derive(Args)]
#[command(after_help = LESSONS)]
pub(crate) struct TrainArgs {
    /// Which game
    pub(crate) game: String,
    /// For how many players; may be given several times [default: every number that can play]
    #[arg(long, short, value_name = "N")]
    pub(crate) players: Vec<u8>,
    /// Who learns, if it is not the usual bot: what this character likes counts as points
    #[arg(long, value_name = "NAME")]
    pub(crate) character: Option<CharacterName>,
    /// What to learn, lesson by lesson, separated by commas
    #[arg(long, default_value = "evaluation,policy,evaluation", value_name = "LIST")]
    pub(crate) lessons: String,
    /// Games of masters for a lesson in evaluation
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Their iterations for each decision
    #[arg(long, default_value_t = 24, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// Games of masters for a lesson in policy or beliefs
    #[arg(long, default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) watched: u64,
    /// Their iterations for each decision
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) search: u32,
    /// Games of apprentices for a lesson in evolution
    #[arg(long, default_value_t = 20_000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) evolution: u64,
    /// Weights of rivals in lessons in evaluation, who take some of the seats; may be given several times
    #[arg(long, value_name = "FILE")]
    pub(crate) league: Vec<PathBuf>,
    /// Games of the match after each lesson; 0 keeps what was learned without a match
    #[arg(long, default_value_t = 240, value_name = "N")]
    pub(crate) match_games: u64,
    /// Decides everything that chance decides
    #[arg(long, short, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    /// How many games are played at once; makes no difference to the weights [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) threads: Option<u8>,
    /// The weights to begin with
    #[arg(long, value_name = "FILE")]
    pub(crate) from: PathBuf,
    /// Where the weights go, after every lesson
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}
