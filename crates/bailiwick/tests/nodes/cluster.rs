//! A PostgreSQL of the test's own, which is killed in the middle of everything. It takes minutes, so it is run by hand:
//!
//! ```text
//! cargo test -p bailiwick --test nodes -- --ignored killed_database
//! ```

use crate::running::Running;
use crate::running::client::{Client, bot, hotseat, you};
use crate::{Told, client_at, play, wait_until};
use api::LogAnswer;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A database in a folder of its own that listens at a socket there, so that it needs no port.
struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    server: Option<Child>,
}

impl Cluster {
    /// Makes one and starts it; `None`, with a word about it, where PostgreSQL is not installed.
    fn start() -> Option<Cluster> {
        let Some(programs) = programs() else {
            eprintln!("skipped: PostgreSQL is not installed");
            return None;
        };
        let folder = std::env::temp_dir().join(format!("bailiwick-cluster-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        if is_root() {
            let owned = Command::new("chown").arg("postgres:").arg(&folder).status().unwrap();
            assert!(owned.success(), "PostgreSQL is not run by root, but by postgres");
        }
        let mut cluster = Cluster { programs, folder, server: None };
        let mut made = cluster.command("initdb");
        let made = made.args(["-U", "bailiwick", "-A", "trust", "-E", "UTF8", "-D"]).arg(cluster.data());
        assert!(made.stdout(Stdio::null()).status().unwrap().success());
        cluster.run();
        Some(cluster)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A program of PostgreSQL, which refuses to be run by root.
    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        if !is_root() {
            return Command::new(path);
        }
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(path);
        command
    }

    /// Starts the server and waits until it answers. While processes of the one before are still there it refuses to start.
    fn run(&mut self) {
        let until = Instant::now() + Duration::from_secs(120);
        loop {
            assert!(Instant::now() < until, "PostgreSQL does not start");
            let mut command = self.command("postgres");
            command.arg("-D").arg(self.data()).arg("-k").arg(&self.folder).args(["-c", "listen_addresses="]);
            let mut server = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            while server.try_wait().unwrap().is_none() {
                let asked = self.command("pg_isready").arg("-q").arg("-h").arg(&self.folder).status().unwrap();
                if asked.success() {
                    self.server = Some(server);
                    return;
                }
                assert!(Instant::now() < until, "PostgreSQL does not answer");
                std::thread::sleep(Duration::from_millis(100));
            }
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    /// `kill -9` of the server.
    fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.kill().unwrap();
            server.wait().unwrap();
        }
    }

    /// The address of its database.
    fn address(&self) -> String {
        let socket = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://bailiwick@{socket}/postgres")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn is_root() -> bool {
    rustix::process::getuid().is_root()
}

/// The folder of the programs of the newest PostgreSQL.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|version| version.path()).max_by_key(|path| number(path));
    newest.map(|version| version.join("bin")).filter(|programs| programs.join("initdb").exists())
}

/// While the database is away, everybody is told so in time, and how soon to come again.
fn is_told(client: &mut Client, id: &str) {
    let started = Instant::now();
    let action = serde_json::json!({"action": "pass", "revision": 0}).to_string();
    let json = [("content-type", "application/json")];
    let answer = client.ask("POST", &format!("/api/tables/{id}/act"), &json, action.as_bytes());
    // The table moves on meanwhile if the database is back, or what was asked for is known to be too old.
    assert!([503, 409, 422].contains(&answer.status), "{}: {}", answer.status, answer.body);
    assert!(answer.status != 503 || answer.header("retry-after").is_some(), "{}", answer.body);
    assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
}

/// The database is killed three times, the last time for a minute. What was acknowledged is there, each move once, and everybody goes
/// on by themselves.
#[test]
#[ignore = "takes minutes and needs PostgreSQL; see the top of the file"]
fn a_killed_database_loses_nothing() {
    let Some(mut cluster) = Cluster::start() else { return };
    let nodes: Vec<Running> = (0..2).map(|_| Running::node(&cluster.address(), &[])).collect();
    let mut client = nodes[0].client.clone();
    let ids: Vec<String> = (0..3).map(|_| client.table("caylus", &[you(), hotseat(), hotseat()]).id).collect();
    let bots = client.table("caylus", &[bot("journeyman"), bot("journeyman"), bot("journeyman")]).id;
    let addresses = Mutex::new(nodes.iter().map(|node| node.client.address).collect());
    let told: Vec<Told> = ids.iter().map(|_| Told::default()).collect();
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for (id, told) in ids.iter().zip(&told) {
            let (client, addresses, stop) = (&client, &addresses, &stop);
            scope.spawn(move || play(client, id, addresses, told, stop));
        }
        for seconds in [2, 5, 60] {
            std::thread::sleep(Duration::from_secs(2));
            cluster.kill();
            let away = Instant::now();
            while away.elapsed() < Duration::from_secs(seconds) {
                is_told(&mut client_at(&nodes[1], &client), &ids[0]);
                std::thread::sleep(Duration::from_millis(500));
            }
            cluster.run();
            let before: usize = told.iter().map(|told| told.lock().unwrap().len()).sum();
            let more = || told.iter().map(|told| told.lock().unwrap().len()).sum::<usize>() > before;
            let is_over = || ids.iter().all(|id| client_at(&nodes[0], &client).view(id).outcome.is_some());
            wait_until("people have gone on", || more() || is_over());
        }
        stop.store(true, Ordering::Relaxed);
    });
    let mut acknowledged = 0;
    for (id, told) in ids.iter().zip(told) {
        let told = told.into_inner().unwrap();
        for node in &nodes {
            let log: LogAnswer = client_at(node, &client).get(&format!("/api/tables/{id}/log")).read();
            for (revision, action) in &told {
                assert_eq!(
                    log.entries.get(*revision as usize).map(|entry| &entry.action),
                    Some(action),
                    "{id} {revision}"
                );
            }
        }
        acknowledged += told.len();
    }
    assert!(acknowledged > 20, "the test must have something to lose: {acknowledged}");
    println!("{acknowledged} acknowledged moves, three kills of the database: all there");
    wait_until("bots have gone on", || client_at(&nodes[1], &client).view(&bots).outcome.is_some());
}
