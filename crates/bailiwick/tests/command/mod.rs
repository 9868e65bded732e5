//! Running the program as a user does.

#![allow(dead_code)] // every test uses some of it

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub fn bailiwick(arguments: &[&str]) -> Output {
    assert!(!arguments.is_empty(), "without arguments it serves, and a test would wait for ever");
    Command::new(env!("CARGO_BIN_EXE_bailiwick")).args(arguments).output().unwrap()
}

/// Standard output of a run that succeeds.
pub fn out(arguments: &[&str]) -> String {
    let output = bailiwick(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// Standard error of a run that fails, which is a message and not a panic.
pub fn error(arguments: &[&str]) -> String {
    let output = bailiwick(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{arguments:?} should fail");
    assert!(errors.starts_with("error: ") && !errors.contains("panicked"), "{errors}");
    errors
}

/// A folder of its own for a test, empty at first.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

pub fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
