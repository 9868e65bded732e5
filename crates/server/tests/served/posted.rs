//! Records and positions that are sent to be analysed.

use crate::analysis::fill_the_queue;
use crate::support::{Answer, Client, Folder, TestServer};
use crate::versions::holder;
use api::{AnalysisState, PostedAnalysis, Problem};
use game::{Game, Settings};
use serde_json::{Value, json};
use server::Analyst;
use std::path::Path;
use std::time::{Duration, Instant};
use study::{Advice, Report};

/// Little thought is enough to see that it is done.
const ITERATIONS: u32 = 50;

type Posted = PostedAnalysis<Report, Advice>;

fn record(name: &str) -> String {
    let game = name.split('-').next().unwrap();
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(game).join(name)).unwrap()
}

fn position() -> Value {
    let state = ys::State::new(3, &Settings::new(ys::State::OPTIONS), 5).unwrap();
    serde_json::to_value(state).unwrap()
}

fn send(client: &mut Client, body: &Value) -> Answer {
    client.post("/api/analysis", body)
}

/// Asks until the analysis is done.
fn wait(client: &mut Client, id: &str) -> Posted {
    let end = Instant::now() + Duration::from_secs(300);
    loop {
        let answer: Posted = client.get(&format!("/api/analysis/{id}")).read();
        match answer.state {
            AnalysisState::Done => return answer,
            AnalysisState::Waiting | AnalysisState::Working => {}
            other => panic!("{other:?}"),
        }
        assert!(Instant::now() < end, "the analysis takes too long");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_record_that_is_sent_is_analysed_once() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let text = record("ys-v2-2p-seed26.txt");
    let body = json!({"record": text, "iterations": ITERATIONS});
    let mut ada = holder(&server);
    let answer = send(&mut ada, &body);
    assert_eq!(answer.status, 202, "{}", answer.body);
    let sent: Posted = answer.read();
    assert_eq!((sent.state, sent.before), (AnalysisState::Waiting, Some(0)));
    assert!(sent.link.ends_with(&format!("/t/{}/analysis", sent.id)), "{}", sent.link);
    // Comments and spaces make no other game; another budget makes another analysis.
    let again: Posted =
        send(&mut server.client(), &json!({"record": format!("{text}\n# well played\n"), "iterations": 50})).read();
    assert_eq!(again.id, sent.id);
    let other: Posted = send(&mut ada, &json!({"record": text})).read();
    assert_ne!(other.id, sent.id);
    let _analyst = Analyst::start(&server.service, 60).unwrap();
    let report = wait(&mut ada, &sent.id).report.expect("a report");
    assert_eq!((report.game.as_str(), report.iterations), ("ys", ITERATIONS));
    assert!(report.ledger.iter().all(|row| row.sum() == row.last));
    let done = send(&mut server.client(), &body);
    assert_eq!((done.status, done.read::<Posted>().report), (200, Some(report)));
    assert_eq!(wait(&mut ada, &other.id).report.expect("a report").iterations, 60);
    // It has the page of any other game that is over.
    let page = ada.get(&format!("/t/{}/analysis", sent.id));
    assert!(page.status == 200 && page.body.contains("analysis-ledger") && page.body.contains("analysis-sources"));
}

#[test]
fn a_position_that_is_sent_is_judged_by_what_its_seat_sees() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let _analyst = Analyst::start(&server.service, ITERATIONS).unwrap();
    let mut ada = server.client();
    let body = json!({"game": "ys", "position": position()});
    let sent: Posted = send(&mut ada, &body).read();
    assert!(sent.link.ends_with(&format!("/api/analysis/{}", sent.id)), "{}", sent.link);
    let done = wait(&mut ada, &sent.id);
    let advice = done.advice.expect("advice");
    assert!(done.report.is_none() && advice.actions.len() > 1 && !advice.why.text.fr.is_empty());
    let again = send(&mut ada, &body);
    assert_eq!((again.status, again.read::<Posted>().advice), (200, Some(advice)));
}

#[test]
fn what_cannot_be_analysed_is_refused_with_a_reason() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut ada = server.client();
    let whole = record("caylus-v2-2p-seed26.txt");
    let lines: Vec<&str> = whole.lines().collect();
    let unfinished: String =
        lines[..40].iter().filter(|line| !line.starts_with("result")).map(|line| format!("{line}\n")).collect();
    let wrong = whole.replacen("2 place 3", "2 place 99", 1);
    let over = {
        let mut state: Value = position();
        state["round"] = json!(99);
        state
    };
    let cases = [
        (json!({"record": unfinished}), 422, "record-not-over"),
        (json!({"record": wrong}), 422, "bad-record"),
        (json!({"record": "hello"}), 422, "bad-record"),
        (json!({"record": ""}), 422, "bad-record"),
        (json!({"record": whole.replacen("caylus", "chess", 1)}), 422, "bad-record"),
        (json!({"record": record("caylus-3p-late1.txt")}), 422, "record-from-position"),
        (json!({"game": "ys", "position": {}}), 422, "bad-position"),
        (json!({"game": "ys", "position": over}), 422, "bad-position"),
        (json!({"game": "caylus", "position": position()}), 422, "bad-position"),
        (json!({"game": "chess", "position": {}}), 400, "not-understood"),
        (json!({"game": "ys", "position": position(), "seat": 9}), 404, "no-seat"),
        (json!({"record": whole, "iterations": 49}), 400, "not-understood"),
        (json!({"record": whole, "iterations": 4_000_000_000_u32}), 400, "thinks-too-long"),
        (json!({}), 400, "not-understood"),
        (json!({"record": whole, "game": "caylus"}), 400, "not-understood"),
        (json!({"record": whole, "seat": 1}), 400, "not-understood"),
        (json!({"position": position()}), 400, "not-understood"),
    ];
    for (body, status, key) in cases {
        let answer = send(&mut ada, &body);
        let problem: Problem = answer.read();
        assert_eq!((answer.status, problem.key.as_str()), (status, key), "{body}: {}", answer.body);
        assert!(!problem.error.is_empty());
    }
    assert_eq!(send(&mut ada, &json!({"record": "x".repeat(300_000)})).status, 413);
    assert_eq!(ada.get("/api/analysis/nowhere").status, 404);
    assert_eq!(ada.get("/api/analysis/%00").status, 404);
    let named: Problem = send(&mut ada, &json!({"record": wrong})).read();
    assert!(named.error.contains("line 9"), "{}", named.error);
}

#[test]
fn what_is_sent_is_bounded() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut ada = holder(&server);
    let budgets = |client: &mut Client, number: u32| {
        send(client, &json!({"record": record("ys-v2-2p-seed26.txt"), "iterations": 100 + number}))
    };
    for number in 0..2 {
        assert_eq!(budgets(&mut ada, number).status, 202);
    }
    let refused = budgets(&mut ada, 2);
    assert_eq!((refused.status, refused.read::<Problem>().key.as_str()), (429, "too-many-analyses"));
    // Nothing is left over of what was refused.
    assert_eq!(budgets(&mut ada, 2).status, 429);
    let refused = send(&mut ada, &json!({"game": "ys", "position": position()}));
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("30")));
    drop(server);
    fill_the_queue(&folder.0, 100);
    let server = TestServer::open(&folder.0);
    let refused = budgets(&mut server.client(), 3);
    assert_eq!((refused.status, refused.read::<Problem>().key.as_str()), (503, "queue-full"));
}

/// A record as the field of a form.
fn field(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'0'..=b'9' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    format!("record={}", text.bytes().map(letter).collect::<String>())
}

#[test]
fn a_record_can_be_pasted_on_a_page() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut ada = server.client();
    assert!(ada.get("/").body.contains("href=\"/analyse\""), "the start page leads there");
    assert!(ada.get("/analyse").body.contains("<textarea name=\"record\""));
    let led = ada.form("/analyse", &field(&record("ys-v2-2p-seed26.txt")));
    assert_eq!(led.status, 303, "{}", led.body);
    let to = led.header("location").unwrap().to_owned();
    assert!(to.starts_with("/t/") && to.ends_with("/analysis"), "{to}");
    assert!(ada.get(&to).body.contains("analysis-progress"), "it waits");
    let wrong = ada.form("/analyse", &field("game: caylus\n<script>"));
    assert_eq!(wrong.status, 422);
    assert!(
        wrong.body.contains("role=\"alert\"")
            && wrong.body.contains("&lt;script&gt;")
            && !wrong.body.contains("<script>\n")
    );
    for nothing in ["", "record=", "other=1"] {
        assert_eq!(ada.form("/analyse", nothing).status, 422, "{nothing}");
    }
}
