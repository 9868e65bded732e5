//! Workers on other machines that think for bots.

use crate::nodes::wait_until;
use crate::support::place::Place;
use crate::support::{Client, TestServer, bot, you};
use api::{Work, WorkAnswered};
use serde_json::{Value, json};
use store::Store;

/// A server that leaves all bots to workers, and a worker with a key.
fn server(place: &Place, name: &str) -> (TestServer, Client) {
    let (key, hash) = server::new_worker_key().unwrap();
    {
        let store = Store::open(&place.location).unwrap();
        store.add_worker_key(name, hash, 1).wait().unwrap();
    }
    let server = TestServer::idle(&place.location);
    let worker = Client { bearer: Some(key), ..server.client() };
    (server, worker)
}

fn acquire(worker: &mut Client) -> Option<Work> {
    let answer = worker.post("/api/work/acquire", &Value::Null);
    match answer.status {
        202 => Some(answer.read()),
        204 => None,
        status => panic!("{status}: {}", answer.body),
    }
}

fn answer(worker: &mut Client, job: i64, action: &str) -> (u16, bool) {
    let answer = worker.post(&format!("/api/work/{job}/answer"), &json!({"action": action}));
    (answer.status, answer.status == 200 && answer.read::<WorkAnswered>().accepted)
}

fn a_worker_plays_for_a_bot(place: &Place) {
    let (server, mut worker) = server(place, "attic");
    let mut client = server.client();
    let id = client.table("caylus", &[you(), bot("master:50")]).id;
    for _ in 0..6 {
        let state = client.view(&id);
        if let Some(action) = state.legal.first() {
            assert_eq!(client.act(&id, state.revision, action).status, 200);
            continue;
        }
        let before = client.view(&id).revision;
        let work = acquire(&mut worker).expect("the bot is to act");
        assert_eq!((work.game.as_str(), work.kind.as_str(), work.level.as_str()), ("caylus", "turn", "master:50"));
        // What is not legal is refused, and somebody may try again.
        let refused = answer(&mut worker, work.job, "fly to the moon");
        assert_eq!(refused, (422, false));
        let again = acquire(&mut worker).expect("it is tried again");
        assert_eq!((again.job, &again.view, &again.seed), (work.job, &work.view, &work.seed));
        assert_eq!(answer(&mut worker, again.job, &again.legal[0]), (200, true));
        assert_eq!(answer(&mut worker, again.job, &again.legal[0]), (200, false), "twice is once");
        assert_eq!(client.view(&id).revision, before + 1);
    }
    // An undo makes an answer late.
    while !client.view(&id).legal.is_empty() {
        let state = client.view(&id);
        assert_eq!(client.act(&id, state.revision, &state.legal[0]).status, 200);
    }
    let work = acquire(&mut worker).unwrap();
    assert_eq!(client.post(&format!("/api/tables/{id}/undo"), &json!({})).status, 200);
    let before = client.view(&id).revision;
    assert_eq!(answer(&mut worker, work.job, &work.legal[0]), (200, false));
    assert_eq!(client.view(&id).revision, before);
}

fn who_has_no_key_gets_no_work(place: &Place) {
    let (server, mut worker) = server(place, "cellar");
    let mut client = server.client();
    client.table("caylus", &[bot("random"), bot("random")]);
    let work = acquire(&mut worker).unwrap();
    let mut other = {
        let (key, hash) = server::new_worker_key().unwrap();
        server.service.store().add_worker_key("other", hash, 2).wait().unwrap();
        Client { bearer: Some(key), ..server.client() }
    };
    assert_eq!(answer(&mut other, work.job, &work.legal[0]), (200, false), "the job of another worker");
    let stranger = Client { bearer: Some("0".repeat(32)), ..server.client() };
    for mut nobody in [server.client(), stranger, Client { bearer: Some("x".to_owned()), ..server.client() }] {
        for path in ["acquire", "1/answer", "1/keep", "1/abort"] {
            let refused = nobody.post(&format!("/api/work/{path}"), &json!({"action": "pass"}));
            assert_eq!((refused.status, &refused.json()["key"]), (401, &json!("no-worker")), "{path}");
        }
    }
    server.service.store().revoke_worker_key("cellar", 3).wait().unwrap();
    let refused = worker.post("/api/work/acquire", &Value::Null);
    assert_eq!((refused.status, &refused.json()["key"]), (401, &json!("revoked")));
    assert!(refused.json()["error"].as_str().unwrap().contains("revoked"));
    // Garbage is refused without harm.
    for (path, body) in [("x/answer", "{}"), ("9/answer", "[]"), ("9/answer", "{\"action\":1}"), ("9/answer", "\u{0}")]
    {
        let answer =
            other.ask("POST", &format!("/api/work/{path}"), &[("content-type", "application/json")], body.as_bytes());
        assert!((400..500).contains(&answer.status), "{path} {body}: {}", answer.status);
    }
    assert_eq!(answer(&mut other, i64::MAX, "pass"), (200, false));
    assert_eq!(answer(&mut other, -1, "pass"), (200, false));
}

/// What a worker gets follows from what the bot's seat remembers: two tables that differ in a secret of somebody else give the same
/// bytes, but for the number of the job.
fn a_worker_learns_nothing_that_the_seat_does_not_know(place: &Place) {
    let (server, mut worker) = server(place, "spy");
    let bytes = |worker: &mut Client, choice: usize| {
        let mut client = server.client();
        let seats = [you(), bot("journeyman"), bot("journeyman")];
        let request = json!({"game": "ys", "seats": seats, "seed": 7});
        let created = client.post("/api/tables", &request);
        let id = created.json()["id"].as_str().unwrap().to_owned();
        let state = client.view(&id);
        assert!(state.legal.len() > 9, "{:?}", state.legal);
        assert_eq!(client.act(&id, state.revision, &state.legal[choice]).status, 200);
        let mut all = Vec::new();
        for _ in 0..2 {
            let mut work = acquire(worker).unwrap();
            assert_eq!(answer(worker, work.job, &work.legal[1]), (200, true));
            work.job = 0;
            all.push(serde_json::to_string(&work).unwrap());
        }
        server.service.store().delete(&id).wait().unwrap();
        all.sort();
        all
    };
    let one = bytes(&mut worker, 0);
    for choice in [1, 5, 9] {
        assert_eq!(bytes(&mut worker, choice), one);
    }
    assert!(one.iter().all(|work| !work.contains("\"seed\":\"7\"")), "nor the seed of the game");
}

/// A worker that vanishes with a job delays it, and no more.
fn a_worker_that_vanishes_is_replaced(place: &Place) {
    let (idle, mut worker) = server(place, "ghost");
    let mut client = idle.client();
    let id = client.table("caylus", &[bot("random"), bot("random")]).id;
    let work = acquire(&mut worker).unwrap();
    let kept = worker.post(&format!("/api/work/{}/keep", work.job), &Value::Null);
    assert!(kept.read::<WorkAnswered>().accepted);
    let gone = worker.post(&format!("/api/work/{}/abort", work.job), &Value::Null);
    assert!(gone.read::<WorkAnswered>().accepted, "one that says so delays it not at all");
    let again = acquire(&mut worker).unwrap();
    assert_eq!(again.job, work.job);
    // This one says nothing. Its lease ends, and a server with time takes over.
    place.meddle("UPDATE jobs SET lease_until = 0");
    let busy = idle.with_threads(1);
    wait_until("the game is over", || busy.client().view(&id).outcome.is_some());
    assert_eq!(answer(&mut worker, again.job, &again.legal[0]), (200, false));
}

macro_rules! on_both {
    ($($test:ident),*) => {
        mod sqlite { $(#[test] fn $test() { super::$test(&crate::support::place::Place::folder(stringify!($test))); })* }
        mod postgres {
            $(#[test] fn $test() {
                if let Some(place) = crate::support::place::Place::postgres(stringify!($test)) { super::$test(&place); }
            })*
        }
    };
}

on_both!(
    a_worker_plays_for_a_bot,
    who_has_no_key_gets_no_work,
    a_worker_learns_nothing_that_the_seat_does_not_know,
    a_worker_that_vanishes_is_replaced
);
