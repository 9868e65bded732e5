//! The program `bailiwick`: the command line with the games of this project.

use std::process::ExitCode;

fn main() -> ExitCode {
    bailiwick::run::<games::Games>()
}
