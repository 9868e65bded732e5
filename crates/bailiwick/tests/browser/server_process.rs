//! A server of one's own, as a user starts it, that can be killed and started again.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The server and its data.
pub struct ServerProcess {
    process: Child,
    listen: String,
    data: PathBuf,
}

impl ServerProcess {
    /// Starts with an empty data folder.
    pub fn open(name: &str) -> ServerProcess {
        ServerProcess::open_with(name, |_, _| ())
    }

    /// The same with more settings of the process, which may use the data folder.
    pub fn open_with(name: &str, more: impl FnOnce(&Path, &mut Command)) -> ServerProcess {
        let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{name}"));
        let _ = std::fs::remove_dir_all(&data);
        std::fs::create_dir_all(&data).expect("a folder");
        // A port that is free now, so that the same one can be had again after a restart.
        let port = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its number").port();
        let listen = format!("127.0.0.1:{port}");
        let mut command = command(&listen, &data);
        more(&data, &mut command);
        ServerProcess { process: start(command, &listen), listen, data }
    }

    /// The address of a page.
    pub fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.listen)
    }

    /// Ends it without warning (SIGKILL), and starts it again with the same data.
    pub fn kill_and_restart(&mut self) {
        self.kill();
        self.restart();
    }

    /// Ends it without warning (SIGKILL).
    pub fn kill(&mut self) {
        self.process.kill().expect("to kill the server");
        self.process.wait().expect("it ended");
    }

    /// Starts it again with the same data.
    pub fn restart(&mut self) {
        self.process = start(command(&self.listen, &self.data), &self.listen);
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The server at an address.
fn command(listen: &str, data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
    command.args(["--listen", listen, "--data"]).arg(data).stdout(Stdio::piped());
    command
}

/// Starts the server and waits until it says where it is.
fn start(mut command: Command, listen: &str) -> Child {
    let mut process = command.spawn().expect("the server starts");
    let mut lines = BufReader::new(process.stdout.take().expect("its output")).lines();
    let told = lines.by_ref().map_while(Result::ok).any(|line| line.contains(listen));
    assert!(told, "the server says its address");
    std::thread::spawn(move || lines.for_each(drop));
    process
}
