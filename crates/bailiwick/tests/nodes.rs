//! Several servers that share a database, as an operator runs them, and as the system kills them. `BAILIWICK_TEST_POSTGRES` names
//! the database; without it these tests say that they are skipped.
//!
//! `BAILIWICK_KILLS=100 cargo test -p bailiwick --test nodes` is the long form; `cluster.rs` kills the database itself.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub, dead_code)] // Helpers are shared by several test programs.

#[path = "nodes/cluster.rs"]
mod cluster;
#[path = "../../store/tests/support/mod.rs"]
mod place;
#[path = "nodes/proxy.rs"]
mod proxy;
mod running;
#[path = "nodes/workers.rs"]
mod workers;

use api::{LogAnswer, TableState};
use place::Place;
use proxy::Proxy;
use running::Running;
use running::client::{Client, bot, hotseat, you};
use serde_json::json;
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::Location;

fn address(place: &Place) -> String {
    match &place.location {
        Location::Postgres(address) => address.clone(),
        Location::Folder(_) => panic!("a database"),
    }
}

/// How often a server is killed: a few times, or as often as `BAILIWICK_KILLS` says.
fn kills() -> u32 {
    std::env::var("BAILIWICK_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(5)
}

/// Moves that were acknowledged at a table, by revision.
type Told = Mutex<Vec<(u64, String)>>;

/// Plays at a table, each time at whichever server answers, until it is told to stop.
fn play(client: &Client, id: &str, addresses: &Mutex<Vec<std::net::SocketAddr>>, told: &Told, stop: &AtomicBool) {
    let path = format!("/api/tables/{id}");
    for turn in 0_usize.. {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let mut client = client.clone();
        client.address = {
            let addresses = addresses.lock().unwrap();
            addresses[turn % addresses.len()]
        };
        let seen = client.try_ask("GET", &path, &[], b"").filter(|answer| answer.status == 200);
        let state = seen.and_then(|answer| serde_json::from_str::<TableState>(&answer.body).ok());
        let Some(state) = state else { continue };
        let Some(action) = state.legal.get(turn % state.legal.len().max(1)) else { return };
        let body = json!({"action": action, "revision": state.revision}).to_string();
        let json = [("content-type", "application/json")];
        let answer = client.try_ask("POST", &format!("{path}/act"), &json, body.as_bytes());
        if answer.is_some_and(|answer| answer.status == 200) {
            told.lock().unwrap().push((state.revision, action.clone()));
        }
    }
}

#[test]
fn what_was_acknowledged_survives_kills_of_any_server() {
    let Some(place) = Place::postgres("kills") else { return };
    let database = address(&place);
    let mut nodes: Vec<Running> = (0..3).map(|_| Running::node(&database, &[])).collect();
    let mut client = nodes[0].client.clone();
    let ids: Vec<String> = (0..3).map(|_| client.table("caylus", &[you(), hotseat(), hotseat()]).id).collect();
    let with_bots = client.table("caylus", &[bot("random"), bot("random"), bot("random")]).id;
    let addresses = Mutex::new(nodes.iter().map(|node| node.client.address).collect());
    let told: Vec<Told> = ids.iter().map(|_| Told::default()).collect();
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for (id, told) in ids.iter().zip(&told) {
            let (client, addresses, stop) = (&client, &addresses, &stop);
            scope.spawn(move || play(client, id, addresses, told, stop));
        }
        for round in 0..kills() as usize {
            std::thread::sleep(Duration::from_millis(300 + (round as u64 * 7919) % 500));
            let number = round % 3;
            nodes[number].child.kill().unwrap();
            nodes[number].child.wait().unwrap();
            nodes[number] = Running::node(&database, &[]);
            addresses.lock().unwrap()[number] = nodes[number].client.address;
        }
        stop.store(true, Ordering::Relaxed);
    });
    let mut acknowledged = 0;
    for (id, told) in ids.iter().zip(told) {
        let told = told.into_inner().unwrap();
        for node in &nodes {
            let mut client = Client { address: node.client.address, ..client.clone() };
            let log: LogAnswer = client.get(&format!("/api/tables/{id}/log")).read();
            let kept: Vec<String> = log.entries.into_iter().map(|entry| entry.action).collect();
            for (revision, action) in &told {
                assert_eq!(kept.get(*revision as usize), Some(action), "{id}: move {revision} is there, in its place");
            }
        }
        let mut revisions: Vec<u64> = told.iter().map(|(revision, _)| *revision).collect();
        let number = revisions.len();
        revisions.sort_unstable();
        revisions.dedup();
        assert_eq!(revisions.len(), number, "{id}: no move was acknowledged twice");
        acknowledged += number;
    }
    assert!(acknowledged > 20, "the test must have something to lose: {acknowledged}");
    wait_until("bots have gone on", || client_at(&nodes[1], &client).view(&with_bots).outcome.is_some());
}

fn client_at(node: &Running, client: &Client) -> Client {
    Client { address: node.client.address, ..client.clone() }
}

/// Waits for something that takes a moment.
pub fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let until = Instant::now() + Duration::from_secs(120);
    while !is_so() {
        assert!(Instant::now() < until, "it takes too long until {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A server is stopped for ten seconds, whatever it was doing: the others go on without it, and it goes on where they are.
#[test]
fn a_server_that_is_paused_holds_nobody_up() {
    let Some(place) = Place::postgres("paused") else { return };
    let nodes: Vec<Running> = (0..2).map(|_| Running::node(&address(&place), &[])).collect();
    let mut client = nodes[0].client.clone();
    let id = client.table("caylus", &[you(), hotseat()]).id;
    let with_bots: Vec<String> = (0..4).map(|_| client.table("caylus", &[bot("random"), bot("random")]).id).collect();
    let mut other = client_at(&nodes[1], &client);
    let mut moves = 0;
    nodes[0].signal("-STOP");
    let stopped = Instant::now();
    while stopped.elapsed() < Duration::from_secs(10) {
        let state = other.view(&id);
        let Some(action) = state.legal.first() else { break };
        let answer = other.act(&id, state.revision, action);
        // For a moment the database may wait for the one that was stopped in the middle of a transaction.
        assert!([200, 503].contains(&answer.status), "{}", answer.body);
        moves += u64::from(answer.status == 200);
        std::thread::sleep(Duration::from_millis(50));
    }
    nodes[0].signal("-CONT");
    assert!(moves > 3, "{moves} moves while it was stopped");
    let newest = other.view(&id).revision;
    wait_until("it has caught up", || client_at(&nodes[0], &client).view(&id).revision == newest);
    wait_until("bots have gone on", || {
        with_bots.iter().all(|id| client_at(&nodes[0], &client).view(id).outcome.is_some())
    });
}

/// The database is gone for a while: everybody is told so at once, and everything goes on by itself when it is back.
#[test]
fn a_database_that_was_gone_is_missed_by_nobody() {
    let Some(place) = Place::postgres("gone") else { return };
    let proxy = Proxy::start(&address(&place));
    let mut node = Running::node(&proxy.address, &[]);
    let client = &mut node.client;
    let people = client.table("caylus", &[you(), hotseat()]).id;
    let bots: Vec<String> = (0..4).map(|_| client.table("caylus", &[bot("random"), bot("random")]).id).collect();
    let mut acknowledged = Vec::new();
    for _ in 0..2 {
        let table = client.view(&people);
        proxy.cut();
        let started = Instant::now();
        let refused = client.act(&people, table.revision, &table.legal[0]);
        assert_eq!(refused.status, 503, "{}", refused.body);
        assert!(refused.header("retry-after").is_some() && refused.json()["key"] == "store", "{}", refused.body);
        assert!(!refused.body.contains("127.0.0.1"), "nobody is told where the database is: {}", refused.body);
        assert!(started.elapsed() < Duration::from_secs(15), "{:?}", started.elapsed());
        std::thread::sleep(Duration::from_secs(2));
        proxy.heal();
        let until = Instant::now() + Duration::from_secs(30);
        loop {
            let answer = client.act(&people, table.revision, &table.legal[0]);
            if answer.status == 200 {
                break;
            }
            assert!(answer.status == 503 && Instant::now() < until, "{}", answer.body);
            std::thread::sleep(Duration::from_millis(100));
        }
        acknowledged.push(table.legal[0].clone());
    }
    let log: LogAnswer = client.get(&format!("/api/tables/{people}/log")).read();
    let kept: Vec<String> = log.entries.into_iter().map(|entry| entry.action).collect();
    assert_eq!(kept, acknowledged, "each move once");
    let client = client.clone();
    wait_until("bots have gone on", || bots.iter().all(|id| client.clone().view(id).outcome.is_some()));
}

fn serve(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bailiwick"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments).env_remove("DATABASE_URL").output().unwrap()
}

/// What is wrong is said, and a supervisor can tell by the code whether to try again (75) or not (78).
#[test]
fn a_wrong_database_is_refused_with_a_reason() {
    let cases = [
        ("postgres://ada:hunter2@127.0.0.1:1/house", 75, "cannot be reached"),
        ("mysql://db/house", 78, "begins with postgres://"),
        ("postgres://db:port/house", 78, "is not the address of a database"),
    ];
    for (database, code, words) in cases {
        let output = serve(&["--database", database]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(code) && said.contains(words), "{database}: {:?} {said}", output.status);
        assert!(!said.contains("hunter2"), "{said}");
    }
    let Some(place) = Place::postgres("newer") else { return };
    drop(place.open());
    place.meddle("UPDATE bailiwick_schema SET version = 99");
    let output = serve(&["--database", &address(&place)]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(78) && said.contains("newer bailiwick"), "{said}");
}
