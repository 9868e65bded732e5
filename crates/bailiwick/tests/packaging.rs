//! What an operator gets besides the program: documentation, units, container, compose file, workflows, man pages and
//! completions. Whatever they say of the command line has to be true of this program.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

#[path = "packaging/command_line.rs"]
mod command_line;
#[path = "packaging/pages.rs"]
mod pages;
#[path = "packaging/workflows.rs"]
mod workflows;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The text of a file of the project.
fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The files of a folder of the project, by name.
fn files(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Runs the program.
fn bailiwick(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bailiwick")).args(args).output().unwrap()
}
