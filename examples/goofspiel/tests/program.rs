//! The program with Goofspiel as its only game, used as people use it: simulated, against bots, line by line, in a browser.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn goofspiel() -> Command {
    Command::new(env!("CARGO_BIN_EXE_goofspiel"))
}

/// Runs the program with these lines as its input; returns what it prints.
fn output(arguments: &[&str], input: &str) -> String {
    let mut program = goofspiel()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

#[test]
fn a_thousand_random_games_are_played() {
    let summary = output(&["simulate", "goofspiel", "--games", "1000", "--json"], "");
    let summary: Value = serde_json::from_str(&summary).unwrap();
    // Twelve rounds of four bids: the last card is bid without asking.
    assert_eq!((&summary["games"], &summary["decisions"]), (&1000.into(), &48_000.into()));
}

#[test]
fn a_search_beats_a_random_player() {
    let arguments = ["simulate", "goofspiel", "--bots", "uct:300,random", "--games", "40", "-o", "cards=7", "--json"];
    let summary: Value = serde_json::from_str(&output(&arguments, "")).unwrap();
    let wins = |seat: usize| summary["seats"][seat]["wins"].as_f64().unwrap();
    assert!(wins(0) > wins(1) + 10.0, "{} to {}", wins(0), wins(1));
}

/// Nobody has said what is worth noting down about a player of this game.
#[test]
fn habits_have_nothing_to_tell() {
    let report = output(&["arena", "goofspiel", "--bots", "random", "--games", "2", "--habits"], "");
    assert!(report.contains("There is nothing to tell about how goofspiel is played."), "{report}");
}

#[test]
fn records_replay_and_help_names_the_game() {
    let folder = folder("records");
    output(&["simulate", "goofspiel", "-p", "3", "--records", folder.to_str().unwrap()], "");
    let record = folder.join("goofspiel-3p-seed1.txt");
    let standings = output(&["replay", record.to_str().unwrap()], "");
    assert!(standings.contains("goofspiel, 3 players, cards=13") && standings.contains("wins"), "{standings}");
    let help = output(&["--help"], "");
    assert!(help.contains("Goofspiel (2 to 4 players") && !help.to_lowercase().contains("caylus"), "{help}");
    assert!(output(&["perft", "goofspiel", "-p", "2", "-o", "cards=7", "--depth", "2"], "").contains("49"));
}

#[test]
fn two_people_play_line_by_line() {
    let folder = folder("plain");
    let arguments = ["play", "goofspiel", "--plain", "--players", "2", "--hotseat", "--seed", "1", "-o", "cards=7"];
    let arguments = [&arguments[..], &["--name", "Ada", "--name", "Bob", "--data", folder.to_str().unwrap()]].concat();
    // Bob bids one more than Ada in every round, and has nothing but the 1 in the last one.
    let bids: String = (1..7).map(|round| format!("bid {round}\nbid {}\n", round + 1)).collect();
    let told = output(&arguments, &format!("state\nwhy bid 9\n{bids}"));
    for words in [
        "Bid a card for the prize",
        "1. Bid 1 (bid 1)",
        "Cards in hand",
        "You do not hold this card. (rule G2.1)",
        "Ada has bid.",
        "Bob bids 7.",
        "Bob wins the prize",
        "You win the prize",
    ] {
        assert!(told.contains(words), "no {words:?} in:\n{told}");
    }
    assert!(!told.contains(['[', ']']), "a message is missing:\n{told}");
}

/// A server in a process of its own, and a browser that visits it.
struct Visit {
    server: Child,
    address: String,
    cookie: String,
}

struct Answer {
    head: String,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        let start = format!("{name}: ");
        self.head.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_else(|| panic!("{name}: {}", self.head))
    }
}

impl Visit {
    fn start(name: &str) -> Visit {
        let data = folder(name);
        let mut server = goofspiel()
            .args(["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut opened = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut opened).unwrap();
        let address = opened.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        Visit { address: address.expect(&opened).to_owned(), server, cookie: String::new() }
    }

    fn ask(&mut self, method: &str, path: &str, form: &str) -> Answer {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (host, cookie, length) = (&self.address, &self.cookie, form.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
        )
        .unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let answer = Answer { head: head.to_lowercase(), body: body.to_owned() };
        assert!(answer.head.starts_with("http/1.1 2") || answer.head.starts_with("http/1.1 3"), "{path}: {text}");
        answer
    }

    fn page(&mut self, path: &str) -> String {
        let page = self.ask("GET", path, "").body;
        for missing in ["[goofspiel-", "[start-", "[table-", "[end-", "[game-", "[board-"] {
            assert!(!page.contains(missing), "{missing} on {path}: {page}");
        }
        page
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

#[test]
fn a_game_is_played_in_a_browser() {
    let mut visit = Visit::start("browser");
    let start = visit.page("/");
    assert!(start.contains("Goofspiel") && !start.contains("Caylus"), "{start}");
    let opened = visit.ask("POST", "/new", "game=goofspiel&cards=7&seat1=you&seat2=uct&name1=Ada");
    visit.cookie = opened.header("set-cookie").split(';').next().unwrap().to_owned();
    let table = opened.header("location").to_owned();
    let page = visit.page(&table);
    for words in ["Bid a card for the prize", "Bid 7", "Cards in hand", "value=\"bid 7\""] {
        assert!(page.contains(words), "no {words:?} in {page}");
    }
    let id = table.strip_prefix("/t/").unwrap().to_owned();
    while play_a_round(&mut visit, &id) {}
    let end = visit.page(&table);
    assert!(end.contains("Standings") && end.contains("Ada"), "{end}");
}

/// Bids as soon as it is asked for; false once the game is over.
fn play_a_round(visit: &mut Visit, id: &str) -> bool {
    loop {
        let state: Value =
            serde_json::from_str(&visit.ask("GET", &format!("/api/tables/{id}/legal"), "").body).unwrap();
        if let Some(action) = state["legal"].as_array().and_then(|legal| legal.last()) {
            let action = action.as_str().unwrap().replace(' ', "+");
            let form = format!("action={action}&revision={}", state["revision"]);
            visit.ask("POST", &format!("/t/{id}/act"), &form);
            return true;
        }
        let table: Value = serde_json::from_str(&visit.ask("GET", &format!("/api/tables/{id}"), "").body).unwrap();
        if table["to_act"].as_array().is_some_and(Vec::is_empty) {
            return false;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}
