//! The server as a user runs it.

#![allow(dead_code)] // every test uses some of it

#[path = "../../../server/tests/served/support/client.rs"]
pub mod client;

use client::Client;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running server, killed when the test ends.
pub struct Running {
    pub child: Child,
    pub client: Client,
}

impl Running {
    pub fn start(folder: &Path) -> Running {
        Running::start_at(folder, "127.0.0.1:0")
    }

    /// The same at an address that people know already.
    pub fn start_at(folder: &Path, address: &str) -> Running {
        Running::start_with(folder, address, |_| ())
    }

    /// The same with more settings of the process.
    pub fn start_with(folder: &Path, address: &str, more: impl FnOnce(&mut Command)) -> Running {
        Running::start_command(|command| {
            command.args(["--listen", address, "--data"]).arg(folder);
            more(command);
        })
    }

    /// One of several that share a database.
    pub fn node(database: &str, more: &[&str]) -> Running {
        Running::start_command(|command| {
            command.args(["--listen", "127.0.0.1:0", "--database", database]).args(more);
        })
    }

    fn start_command(settings: impl FnOnce(&mut Command)) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
        command.stdout(Stdio::piped()).env_remove("DATABASE_URL");
        settings(&mut command);
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
        let client = Client::new(address.trim().parse().unwrap());
        Running { child, client }
    }
}

#[cfg(unix)]
impl Running {
    /// Sends a signal to the process, such as `-STOP`.
    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
