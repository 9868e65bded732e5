//! The command line: a program for any list of games. [`run`] is all that a binary needs:
//!
//! ```no_run
//! fn main() -> std::process::ExitCode {
//!     bailiwick::run::<games::Games>()
//! }
//! ```
//!
//! A command that is about one game is a [`games::Visitor`], implemented for its arguments; [`games::GameList`] calls it
//! with the game that the user named. Modules in reading order:
//!
//! - `args` is everything that a user can type; `help` fills in what depends on the games.
//! - Each command has a file of its own name: `play`, `serve`, `work`, `simulate`, `arena`, `engine`, `train`, `replay`, `analyse`,
//!   `calibrate`, `perft`, `bench` (and `bench_bots`, `bench_serve`). `report_table` prints what `analyse` found. `admin` is what
//!   operators do, in a folder of its own; so is `survey`, the command `study`; `shell` is completions and man pages, made of the definitions in `args`.
//! - `start_position` finds the position that games start from, `bot_list` reads `--bots`, `bot_game` plays a game between
//!   bots, `records` keeps it in a folder.
//! - The arena: `schedule` says which bots sit where in which game, `contest` plays all games on several threads, `table` seats
//!   the players of one, `program` runs those that are programs, `statistics` and `rating` evaluate the results, `habits` tells
//!   how bots play.
//! - `failure` is how a command ends early; `files`, `numbers` and `progress` are small helpers.
//!
//! The tests in `tests/` run the program as a user does: `play.rs` by a pipe, `screen.rs` in a pseudo-terminal, `serve.rs`
//! as a server that is killed, `browser.rs` in a real Chromium. Screenshots of the browser tests are in
//! `target/tmp/screenshots`: look at them after a change of the page.

#![forbid(unsafe_code)]

mod admin;
mod analyse;
mod arena;
mod args;
mod bench;
mod bench_bots;
mod bench_serve;
mod bot_game;
mod bot_list;
mod calibrate;
mod contest;
mod engine;
mod failure;
mod files;
mod habits;
mod help;
mod numbers;
mod perft;
mod play;
mod program;
mod progress;
mod rating;
mod records;
mod replay;
mod schedule;
mod serve;
mod serve_args;
mod shell;
mod simulate;
mod start_position;
mod statistics;
mod survey;
mod table;
mod train;
mod work;

use args::{Cli, Command};
use clap::FromArgMatches;
use failure::Failure;
use games::{GameList, Playable, Visitor};
use std::io::Write;
use std::process::ExitCode;
use words::{WordFiles, Words};

/// Runs the program with the arguments of this process and these games.
pub fn run<L: GameList>() -> ExitCode {
    Words::register(L::each(GameWords));
    let matches = help::command::<L>().get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match dispatch::<L>(cli) {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Message(message)) => failed(&message, 1),
        Err(Failure::WithCode(code, message)) => failed(&message, code),
    }
}

/// Says why a command failed.
fn failed(message: &str, code: u8) -> ExitCode {
    // Where nobody can be told, the exit code is all.
    let _ = writeln!(std::io::stderr(), "error: {message}");
    ExitCode::from(code)
}

/// The words of a game.
#[derive(Clone)]
struct GameWords;

impl Visitor for GameWords {
    type Output = WordFiles;

    fn visit<G: Playable>(self) -> WordFiles {
        G::WORDS
    }
}

fn dispatch<L: GameList>(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None => serve::run::<L>(cli.serve),
        Some(Command::Play(args)) => play::run::<L>(&args),
        Some(Command::Serve(args)) => serve::run::<L>(args),
        Some(Command::Simulate(args)) => with_game::<L, _>(&args.start.game, &args),
        Some(Command::Arena(args)) => with_game::<L, _>(&args.start.game, &args),
        Some(Command::Study(args)) => with_game::<L, _>(&args.start.game, &args),
        Some(Command::Engine(args)) => engine::run::<L>(&args),
        Some(Command::Train(args)) => with_game::<L, _>(&args.game, &args),
        Some(Command::Replay(args)) => replay::run::<L>(&args),
        Some(Command::Analyse(args)) => analyse::run::<L>(&args),
        Some(Command::Calibrate(args)) => with_game::<L, _>(&args.game, &args),
        Some(Command::Perft(args)) => with_game::<L, _>(&args.start.game, &args),
        Some(Command::Work(args)) => work::run::<L>(args),
        Some(Command::Bench(args)) => bench::run::<L>(&args),
        Some(Command::Admin(args)) => admin::run::<L>(&args),
        Some(Command::Completions(args)) => shell::completions(&args, &mut help::command::<L>()),
        Some(Command::Man(args)) => shell::man(&args, help::command::<L>()),
    }
}

/// Runs a command for the game of this name.
fn with_game<L: GameList, T>(name: &str, command: impl Visitor<Output = Result<T, Failure>>) -> Result<T, Failure> {
    L::with(name, command).unwrap_or_else(|| {
        let (name, known) = (game::excerpt(name), L::names().join(", "));
        Err(Failure::Message(format!("there is no game `{name}`: the games are {known}")))
    })
}
