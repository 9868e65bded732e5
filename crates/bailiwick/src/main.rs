//! The command line of Bailiwick.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod arena;
mod args;
mod bench;
mod bench_serve;
mod contest;
mod failure;
mod numbers;
mod perft;
mod play;
mod progress;
mod rating;
mod records;
mod replay;
mod schedule;
mod serve;
mod simulate;
mod start;
mod statistics;
mod table;
mod train;

use args::{Cli, Command};
use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Message(message)) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None => serve::run(cli.serve),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
    }
}
