//! One bad neighbour for half a minute, within the limits of one address: what it costs in memory, and what a bystander notices of
//! pages and of the bot that they play against. It takes long and measures, so it is run by hand, on a machine that does nothing else:
//!
//! ```text
//! cargo test --release -p bailiwick --test serve -- --ignored --nocapture one_bad_neighbour
//! ```

use crate::running::Running;
use crate::running::client::{Client, Folder, bot, you};
use api::TableState;
use std::io::Write;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

const ATTACK: Duration = Duration::from_secs(30);
/// Moves at the table that is asked about.
const REVISIONS: u64 = 80;

/// Resident memory of the server, in megabytes.
fn resident(running: &Running) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", running.child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1024.0
}

/// A table of people in the middle of a game.
fn table(client: &mut Client) -> String {
    let id = client.table("caylus", &[you(), you(), you()]).id;
    let mut view = client.view(&id);
    while let Some(action) = view.legal.last().filter(|_| view.revision < REVISIONS) {
        assert_eq!(client.act(&id, view.revision, action).status, 200);
        view = client.view(&id);
    }
    id
}

/// What the neighbour asks for, by number.
fn attack(client: &mut Client, id: &str, number: usize) -> Option<u16> {
    let from = ("x-forwarded-for", "203.0.113.66");
    let language = ["en", "fr", "pt"][number % 3];
    let headers = [from, ("accept-language", language)];
    let ask = |client: &mut Client, path: &str| Some(client.try_ask("GET", path, &headers, b"")?.status);
    match number % 4 {
        0 => ask(client, &format!("/t/{id}/changes?from={}&seat={}", number as u64 % REVISIONS, number % 3 + 1)),
        1 => ask(client, &format!("/api/tables/{id}/log?views=true")),
        2 => ask(client, "/rules/caylus"),
        _ => {
            let bots = vec![bot("master"); 5];
            let body = serde_json::json!({"game": "caylus", "seats": bots}).to_string();
            let headers = [from, ("content-type", "application/json")];
            Some(client.try_ask("POST", "/api/tables", &headers, body.as_bytes())?.status)
        }
    }
}

/// Asks for a page again and again, from another address. Returns the times, in milliseconds.
fn bystander(mut client: Client, id: &str, is_over: &AtomicBool) -> Vec<f64> {
    let mut times = Vec::new();
    while !is_over.load(Ordering::Relaxed) {
        let started = Instant::now();
        let answer = client.ask("GET", &format!("/t/{id}"), &[("x-forwarded-for", "198.51.100.7")], b"");
        assert_eq!(answer.status, 200, "the bystander is served: {}", answer.body);
        times.push(started.elapsed().as_secs_f64() * 1e3);
        std::thread::sleep(Duration::from_millis(100));
    }
    times.sort_by(f64::total_cmp);
    times
}

/// Plays against a bot, from another address. Returns the times until the bot has answered, in milliseconds.
fn against_a_bot(mut client: Client, id: &str, is_over: &AtomicBool) -> Vec<f64> {
    let headers = [("x-forwarded-for", "198.51.100.8"), ("content-type", "application/json")];
    let mut ask = |method: &str, path: &str, body: &str| -> TableState {
        let answer = client.ask(method, path, &headers, body.as_bytes());
        assert_eq!(answer.status, 200, "the bystander plays: {}", answer.body);
        answer.read()
    };
    let (path, mut times) = (format!("/api/tables/{id}"), Vec::new());
    let mut view = ask("GET", &path, "");
    while let Some(action) = view.legal.first().filter(|_| !is_over.load(Ordering::Relaxed)) {
        let body = serde_json::json!({"action": action, "revision": view.revision}).to_string();
        let started = Instant::now();
        view = ask("POST", &format!("{path}/act"), &body);
        let is_asked = !view.legal.is_empty();
        while view.legal.is_empty() && view.outcome.is_none() && started.elapsed() < ATTACK {
            std::thread::sleep(Duration::from_millis(25));
            view = ask("GET", &path, "");
        }
        if !is_asked {
            times.push(started.elapsed().as_secs_f64() * 1e3);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    times.sort_by(f64::total_cmp);
    times
}

#[test]
#[ignore = "takes long and measures; see the top of the file"]
fn one_bad_neighbour_is_not_noticed() {
    let folder = Folder::new();
    let running = Running::start_with(&folder.0, "127.0.0.1:0", |command| {
        command.args(["--trust-proxy", "127.0.0.1"]);
    });
    let mut client = running.client.clone();
    let id = table(&mut client);
    let against = client.table("caylus", &[you(), bot("apprentice")]).id;
    let (before, is_over) = (resident(&running), AtomicBool::new(false));
    let [answered, refused] = [const { AtomicUsize::new(0) }; 2];
    let (mut most, started) = (before, Instant::now());
    let (times, answers) = std::thread::scope(|scope| {
        for thread in 0..4 {
            let (mut client, id, is_over) = (Client::new(running.client.address), &id, &is_over);
            let (answered, refused) = (&answered, &refused);
            scope.spawn(move || {
                for number in (thread..).step_by(4) {
                    if is_over.load(Ordering::Relaxed) {
                        return;
                    }
                    match attack(&mut client, id, number) {
                        Some(200 | 201) => answered.fetch_add(1, Ordering::Relaxed),
                        _ => refused.fetch_add(1, Ordering::Relaxed),
                    };
                }
            });
        }
        let silent: Vec<TcpStream> = (0..1_000)
            .filter_map(|_| {
                let mut stream = TcpStream::connect(running.client.address).ok()?;
                stream.write_all(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow").ok()?;
                Some(stream)
            })
            .collect();
        let watching = scope.spawn(|| bystander(client.clone(), &id, &is_over));
        let playing = scope.spawn(|| against_a_bot(client.clone(), &against, &is_over));
        while started.elapsed() < ATTACK {
            std::thread::sleep(Duration::from_millis(500));
            most = most.max(resident(&running));
        }
        is_over.store(true, Ordering::Relaxed);
        drop(silent);
        (watching.join().unwrap(), playing.join().unwrap())
    });
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let slowest = answers.last().copied().unwrap_or(f64::NAN);
    println!(
        "memory {before:.0} MB, at most {most:.0} MB under attack; the attacker: {} answered, {} refused; a bystander's page: \
         median {:.1} ms, p99 {:.1} ms ({} pages); a bystander's bot: median {:.1} ms, at most {slowest:.1} ms ({} answers)",
        answered.load(Ordering::Relaxed),
        refused.load(Ordering::Relaxed),
        at(0.5),
        at(0.99),
        times.len(),
        answers[answers.len() / 2],
        answers.len()
    );
    assert!(most - before < 100.0, "memory grows from {before} to {most} MB");
    assert!(at(0.99) < 50.0, "a bystander's page takes {} ms", at(0.99));
    assert!(slowest < 1_000.0, "a bystander's bot takes {slowest} ms");
    assert!(refused.load(Ordering::Relaxed) > 0, "the attack must reach the limits");
}
