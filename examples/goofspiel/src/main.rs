//! The program `bailiwick` with Goofspiel as its only game.

use std::process::ExitCode;

fn main() -> ExitCode {
    bailiwick::run::<(goofspiel::State,)>()
}
