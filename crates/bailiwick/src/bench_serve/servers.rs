//! The servers that are measured, each in a process of its own: one with a file, or several that share a database.

use crate::failure::Failure;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use store::{Location, TemporarySchema};

/// Where the servers keep their games. It is removed with everything in it.
pub(super) enum Place {
    Folder(PathBuf),
    Database(Box<TemporarySchema>),
}

impl Place {
    /// A folder that nobody else uses, or a schema of its own in a database.
    pub(super) fn new(database: Option<&str>) -> Result<Place, Failure> {
        let Some(address) = database else {
            return Ok(Place::Folder(std::env::temp_dir().join(format!("bailiwick-bench-{}", std::process::id()))));
        };
        Location::database(address)?;
        Ok(Place::Database(Box::new(TemporarySchema::create(address, "bench")?)))
    }

    pub(super) fn engine(&self) -> &'static str {
        match self {
            Place::Folder(_) => "SQLite",
            Place::Database(_) => "PostgreSQL",
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Place::Folder(folder) = self {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// A server in a process of its own, so that its memory and processor time can be told from the client's.
pub(super) struct ServerProcess {
    process: Child,
    pub(super) address: SocketAddr,
}

impl ServerProcess {
    /// A server with a file in a folder.
    pub(super) fn with_file(folder: &Path) -> Result<ServerProcess, Failure> {
        ServerProcess::start(|command| command.arg("--data").arg(folder))
    }

    /// A server with a database. Its address may have a password, which must not be seen among the arguments.
    fn with_database(address: &str) -> Result<ServerProcess, Failure> {
        ServerProcess::start(|command| command.env("DATABASE_URL", address))
    }

    fn start(place: impl FnOnce(&mut Command) -> &mut Command) -> Result<ServerProcess, Failure> {
        let mut command = Command::new(std::env::current_exe()?);
        place(command.args(["serve", "--log-level", "error", "--listen", "127.0.0.1:0"]));
        let mut process = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        let Some(address) = address else {
            let _ = process.kill();
            return Err(Failure::Message("the server did not open".to_owned()));
        };
        Ok(ServerProcess { process, address })
    }

    /// Resident memory, in kilobytes.
    fn resident(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(f64::NAN)
    }

    /// Processor time of all its threads so far, in milliseconds.
    pub(super) fn processor_time(&self) -> f64 {
        let threads = fs::read_dir(format!("/proc/{}/task", self.process.id())).into_iter().flatten().flatten();
        let nanoseconds = |thread: fs::DirEntry| -> Option<f64> {
            let schedstat = fs::read_to_string(thread.path().join("schedstat")).ok()?;
            schedstat.split_whitespace().next()?.parse().ok()
        };
        let all: Vec<f64> = threads.filter_map(nanoseconds).collect();
        if all.is_empty() { f64::NAN } else { all.iter().sum::<f64>() / 1e6 }
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// All servers of a setting. Whoever asks goes to one after the other: nothing depends on which of them it is.
pub(super) struct Servers(Vec<ServerProcess>);

impl Servers {
    pub(super) fn start(place: &Place, nodes: u8) -> Result<Servers, Failure> {
        let server = |_| match place {
            Place::Folder(folder) => ServerProcess::with_file(folder),
            Place::Database(schema) => ServerProcess::with_database(schema.address()),
        };
        Ok(Servers((0..nodes).map(server).collect::<Result<_, _>>()?))
    }

    pub(super) fn number(&self) -> usize {
        self.0.len()
    }

    /// The address of one of them, by any number.
    pub(super) fn address(&self, number: usize) -> SocketAddr {
        self.0[number % self.0.len()].address
    }

    /// Resident memory of all of them, in kilobytes.
    pub(super) fn resident(&self) -> f64 {
        self.0.iter().map(ServerProcess::resident).sum()
    }

    /// Processor time of all of them so far, in milliseconds.
    pub(super) fn processor_time(&self) -> f64 {
        self.0.iter().map(ServerProcess::processor_time).sum()
    }
}
