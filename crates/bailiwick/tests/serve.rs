//! The server as a user runs it, and as the system kills it.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[cfg(target_os = "linux")]
#[path = "serve/attacks.rs"]
mod attacks;
#[cfg(target_os = "linux")]
#[path = "running/failing_disk.rs"]
mod failing_disk;
#[cfg(target_os = "linux")]
#[path = "serve/faults.rs"]
mod faults;
mod running;

use api::{LogAnswer, TableState};
use running::Running;
use running::client::{Client, Folder, hotseat, open, you};
use serde_json::json;
use std::process::{Child, Command};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What kills the server: a moment, or an acknowledgement, right after which the log must be safe already.
struct Killer<'a> {
    child: Mutex<&'a mut Child>,
    acknowledgements: AtomicU64,
    last: u64,
}

impl Killer<'_> {
    fn kill(&self) {
        self.child.lock().unwrap().kill().unwrap();
    }
}

/// Plays at a table until the server is gone; adds what was acknowledged to `told`.
fn play(mut client: Client, id: &str, told: &mut Vec<String>, killer: &Killer<'_>) -> Option<()> {
    let path = format!("/api/tables/{id}");
    loop {
        let view: TableState = serde_json::from_str(&client.try_ask("GET", &path, &[], b"")?.body).ok()?;
        let action = view.legal.get((told.len() * 7).checked_rem(view.legal.len())?)?;
        let body = json!({"action": action, "revision": view.revision}).to_string();
        let json = [("content-type", "application/json")];
        let answer = client.try_ask("POST", &format!("{path}/act"), &json, body.as_bytes())?;
        if killer.acknowledgements.fetch_add(1, Ordering::Relaxed) + 1 == killer.last {
            killer.kill();
        }
        assert_eq!(answer.status, 200, "{}", answer.body);
        told.push(action.to_owned());
    }
}

#[test]
fn what_was_acknowledged_survives_any_kill() {
    let folder = Folder::new();
    let mut running = Running::start(&folder.0);
    let mut client = running.client.clone();
    let seats = [you(), hotseat()];
    let ids: Vec<String> = (0..4).map(|_| client.table("caylus", &seats).id).collect();
    // What was acknowledged at each table; what was not may be there or not.
    let mut told: Vec<Vec<String>> = vec![Vec::new(); ids.len()];
    let mut acknowledged = 0;
    for round in 0..40_u64 {
        // In every other round after a number of acknowledgements, otherwise at another moment each time.
        let last = if round % 2 == 0 { 1 + round } else { u64::MAX };
        let killer = Killer { child: Mutex::new(&mut running.child), acknowledgements: AtomicU64::new(0), last };
        std::thread::scope(|scope| {
            for (id, told) in ids.iter().zip(&mut told) {
                let (client, killer) = (client.clone(), &killer);
                scope.spawn(move || play(client, id, told, killer));
            }
            if round % 2 == 1 {
                std::thread::sleep(Duration::from_micros(3_000 + round * 7_919 % 40_000));
                killer.kill();
            }
        });
        killer.kill();
        running.child.wait().unwrap();
        running = Running::start(&folder.0);
        client.address = running.client.address;
        for (id, told) in ids.iter().zip(&mut told) {
            let log: LogAnswer = client.get(&format!("/api/tables/{id}/log")).read();
            let kept: Vec<String> = log.entries.into_iter().map(|entry| entry.action).collect();
            assert!(kept.starts_with(told), "round {round}: {} told, {} kept", told.len(), kept.len());
            // At most the one action that was under way.
            assert!(kept.len() <= told.len() + 1);
            acknowledged += told.len();
            *told = kept;
        }
    }
    assert!(acknowledged > 100, "the test must have something to lose");
}

#[test]
fn a_server_on_all_addresses_invites_to_one_that_can_be_opened() {
    let folder = Folder::new();
    let mut running = Running::start_at(&folder.0, "0.0.0.0:0");
    let address = running.client.address;
    assert!(address.ip().is_loopback(), "it says an address that can be opened: {address}");
    let table = running.client.table("caylus", &[you(), open()]);
    let invitation = table.seats[1].invitation.as_deref().unwrap();
    assert!(invitation.starts_with(&format!("http://{address}/join/")), "{invitation}");
}

/// What an operator sees of a server: its log, its health, what it counts; and how it ends.
#[cfg(unix)]
#[test]
fn an_operator_sees_what_the_server_does() {
    let folder = Folder::new();
    let (mut reader, stderr) = std::io::pipe().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut running = Running::start_with(&folder.0, "127.0.0.1:0", |command| {
        command.args(["--log", "json", "--drain", "1", "--metrics"]).arg(free.to_string()).stderr(stderr);
    });
    let mut client = running.client.clone();
    let id = client.table("caylus", &[you(), hotseat()]).id;
    let view = client.view(&id);
    let done = client.act(&id, 0, &view.legal[0]);
    assert_eq!(done.status, 200);
    let request = done.header("x-request-id").unwrap().to_owned();
    assert_eq!(client.get("/metrics").status, 404, "not for everybody");
    let mut operator = Client::new(free);
    let metrics = operator.get("/metrics");
    assert!(metrics.header("content-type").unwrap().starts_with("text/plain; version=0.0.4"));
    for line in [
        "bailiwick_moves_total 1",
        "bailiwick_tables_in_memory 1",
        "bailiwick_commit_seconds_count 1",
        "bailiwick_database_errors_total 0",
        "bailiwick_requests_total{kind=\"api\",status=\"2xx\"} 3",
    ] {
        assert!(metrics.body.lines().any(|known| known == line), "{line}: {}", metrics.body);
    }
    for name in ["request_seconds_bucket", "thinking_seconds_count", "jobs_waiting", "listeners"] {
        assert!(metrics.body.contains(&format!("bailiwick_{name}")), "{name}");
    }
    assert_eq!(operator.get("/health/ready").status, 200);
    // From the signal on it is not ready, but it answers.
    assert!(Command::new("kill").args(["-TERM", &running.child.id().to_string()]).status().unwrap().success());
    let started = std::time::Instant::now();
    while operator.get("/health/ready").status == 200 {
        assert!(started.elapsed() < Duration::from_secs(20));
    }
    assert_eq!(client.view(&id).revision, 1);
    assert!(running.child.wait().unwrap().success());
    let mut log = String::new();
    std::io::Read::read_to_string(&mut reader, &mut log).unwrap();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let line = lines.iter().find(|line| line["span"]["id"] == request.as_str()).unwrap_or_else(|| panic!("{log}"));
    assert_eq!((&line["span"]["table"], &line["status"]), (&json!(id), &json!(200)));
    assert!(line["milliseconds"].is_number() && line["timestamp"].is_string(), "{line}");
    assert_eq!(line["route"], "/api/tables/{id}/act", "{line}");
}

/// Whoever misspells a setting, or names a folder that cannot be used, is told what would be right and which folder it was.
#[test]
fn what_is_wrong_at_the_start_is_said_with_its_place() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let file = folder.0.join("file");
    std::fs::write(&file, "no folder").unwrap();
    std::fs::write(folder.0.join("bailiwick.sqlite"), "no database, however long it may be".repeat(100)).unwrap();
    let told = |arguments: &[&str], folder: &std::path::Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
        let output = command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder).args(arguments);
        let output = output.output().unwrap();
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for wrong in [&file, &folder.0] {
        let said = told(&[], wrong);
        assert!(said.contains(&wrong.display().to_string()), "{said}");
    }
    assert!(told(&["--trust-proxy", "10.0.0.0/99"], &file).contains("10.0.0.0/8"));
    assert!(told(&["--log", "xml"], &file).contains("json"));
}

#[cfg(unix)]
#[test]
fn it_ends_when_it_is_asked_to_even_if_somebody_listens() {
    let folder = Folder::new();
    let mut running = Running::start(&folder.0);
    let id = running.client.table("caylus", &[you(), open()]).id;
    let mut listener = running.client.listen(&format!("/api/tables/{id}/stream"), &[]);
    listener.next();
    // A second one cannot have the same folder.
    let mut second = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
    let second = second.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&folder.0).output().unwrap();
    assert!(!second.status.success() && String::from_utf8_lossy(&second.stderr).contains("another bailiwick"));
    let pid = running.child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    assert!(running.child.wait().unwrap().success());
}
