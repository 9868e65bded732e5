//! Analyses of games that are over: asked for once, kept for ever, bounded for each visitor, and never in the way of those who play.

use crate::support::{Answer, Client, Folder, TestServer};
use crate::versions::{golden, holder, keep};
use api::{AnalysisAnswer, AnalysisState, Problem};
use server::Analyst;
use std::path::Path;
use std::time::{Duration, Instant};
use store::Store;
use study::Report;

/// Little thought is enough to see that it is done.
const ITERATIONS: u32 = 50;

/// Keeps recorded games as tables with these ids, all of whose seats the same player holds.
fn played(folder: &Path, ids: &[&str]) {
    let store = Store::open(&folder.into()).unwrap();
    for id in ids {
        let game = if id.starts_with("caylus") { "caylus" } else { "ys" };
        let record = golden(game, &format!("{game}-v2-2p-seed26.txt"));
        let actions = if id.ends_with("running") { 40 } else { record.actions.len() };
        keep(&store, id, &record, 2, actions);
    }
}

fn path(id: &str) -> String {
    format!("/api/tables/{id}/analysis")
}

fn ask(client: &mut Client, id: &str) -> Answer {
    client.ask("POST", &path(id), &[], b"")
}

fn state(answer: &Answer) -> AnalysisState {
    answer.read::<AnalysisAnswer>().state
}

/// Asks until the analysis is done.
fn wait(client: &mut Client, id: &str) -> Report {
    let end = Instant::now() + Duration::from_secs(300);
    loop {
        let answer: AnalysisAnswer<Report> = client.get(&path(id)).read();
        match answer.state {
            AnalysisState::Done => return answer.report.expect("a report"),
            AnalysisState::Waiting | AnalysisState::Working => {}
            other => panic!("{other:?}"),
        }
        assert!(Instant::now() < end, "the analysis takes too long");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_game_is_analysed_once_and_for_ever() {
    let folder = Folder::new();
    let ids = ["caylus", "ys"];
    played(&folder.0, &["caylus", "ys", "ys-running"]);
    let reports = {
        let server = TestServer::open(&folder.0);
        let mut ada = holder(&server);
        let refused = ask(&mut ada, "ys-running");
        assert_eq!((refused.status, refused.read::<Problem>().key.as_str()), (403, "running"));
        for id in ids {
            assert_eq!(state(&ada.get(&path(id))), AnalysisState::None);
            let answer = ask(&mut ada, id);
            assert_eq!((answer.status, state(&answer)), (202, AnalysisState::Waiting));
            // Somebody who watches may ask too, and gets the same.
            assert_eq!(ask(&mut server.client(), id).status, 202);
        }
        // Nothing happens until somebody works; then it goes on by itself.
        let analyst = Analyst::start(&server.service, ITERATIONS).unwrap();
        let reports = ids.map(|id| wait(&mut server.client(), id));
        drop(analyst);
        reports
    };
    for (report, game) in reports.iter().zip(["caylus", "ys"]) {
        assert_eq!((report.game.as_str(), report.players, report.iterations), (game, 2, ITERATIONS));
        assert!(report.decisions.len() > 50 && report.ledger.iter().all(|row| row.sum() == row.last));
    }
    // It is kept: nobody has to work again.
    let server = TestServer::open(&folder.0);
    for (id, report) in ids.into_iter().zip(&reports) {
        let answer = ask(&mut server.client(), id);
        assert_eq!(answer.status, 200);
        assert_eq!(answer.read::<AnalysisAnswer<Report>>().report.as_ref(), Some(report));
    }
}

#[test]
fn visitors_and_the_queue_are_bounded() {
    let folder = Folder::new();
    let ids = ["ys-1", "ys-2", "ys-3"];
    played(&folder.0, &ids);
    let server = TestServer::open(&folder.0);
    let mut ada = holder(&server);
    for id in &ids[..2] {
        assert_eq!(ask(&mut ada, id).status, 202);
    }
    let refused = ask(&mut ada, ids[2]);
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("30")));
    assert_eq!(refused.read::<Problem>().key, "too-many-analyses");
    // What is asked for already is no more work, and others have not had theirs.
    assert_eq!(ask(&mut ada, ids[0]).status, 202);
    let waiting: AnalysisAnswer = server.client().get(&path(ids[1])).read();
    assert_eq!((waiting.state, waiting.before), (AnalysisState::Waiting, Some(1)));
    drop(server);
    fill_the_queue(&folder.0, 100);
    let server = TestServer::open(&folder.0);
    let refused = ask(&mut server.client(), ids[2]);
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("30")));
    assert_eq!(refused.read::<Problem>().key, "queue-full");
}

/// Lets many others ask.
pub fn fill_the_queue(folder: &Path, jobs: u8) {
    let job = |number: u8| store::NewJob {
        kind: "analysis".to_owned(),
        table: format!("of {number}"),
        key: String::new(),
        owner: [number + 1; 32],
        priority: store::Priority::Nobody,
        payload: String::new(),
        at_revision: None,
    };
    Store::open(&folder.into()).unwrap().add_jobs((0..jobs).map(job).collect()).wait().unwrap();
}

/// Jobs that cannot be done are tried again later, and others are done meanwhile.
#[test]
fn what_cannot_be_done_holds_up_nobody() {
    let folder = Folder::new();
    fill_the_queue(&folder.0, 10);
    played(&folder.0, &["ys"]);
    let server = TestServer::open(&folder.0);
    assert_eq!(ask(&mut holder(&server), "ys").status, 202);
    let _analyst = Analyst::start(&server.service, ITERATIONS).unwrap();
    assert_eq!(wait(&mut server.client(), "ys").game, "ys");
}

#[test]
fn garbage_is_refused() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut ada = server.client();
    for id in ["", "x", "%00", "..", "%E2%80%AE", &"a".repeat(5000)] {
        let answer = ada.get(&path(id));
        assert_eq!(answer.status, 404, "{id}: {}", answer.body);
        assert_eq!(ask(&mut ada, id).status, 404, "{id}");
    }
    assert_eq!(ada.ask("DELETE", &path("x"), &[], b"").status, 405);
}

/// The page at every kind of moment, from the question to the table that plays on.
#[test]
fn the_page_leads_through_a_game() {
    let folder = Folder::new();
    played(&folder.0, &["caylus", "ys"]);
    let server = TestServer::open(&folder.0);
    let _analyst = Analyst::start(&server.service, ITERATIONS).unwrap();
    let mut ada = holder(&server);
    for id in ["caylus", "ys"] {
        let page = format!("/t/{id}/analysis");
        assert!(ada.get(&format!("/t/{id}")).body.contains(&format!("action=\"{page}\"")), "the end leads there");
        assert!(ada.get(&page).body.contains("<form method=\"post\""), "nobody has asked yet");
        let begun = ada.form(&page, "");
        assert_eq!((begun.status, begun.header("location")), (303, Some(page.as_str())));
        let report = wait(&mut ada, id);
        let body = ada.get(&page).body;
        assert!(body.contains("share-chart") && body.contains("Next mistake"), "{body}");
        let marked = report.decisions.iter().find(|one| one.mark.is_some()).expect("a random player blunders");
        let at = |more: &str| format!("{page}?at={}{more}", marked.at);
        let answer = ada.get(&at("")).body;
        let why = &marked.why.as_ref().expect("a reason").text.en;
        assert!(answer.contains(&why[..20]), "{answer}");
        assert!(!ada.get(&at("&retry=1")).body.contains(&why[..20]), "the answer is hidden");
        let tried = |action: &str| at(&format!("&retry=1&choice={}", action.replace(' ', "+")));
        assert!(ada.get(&tried(&marked.best)).body.contains("verdict good"));
        assert!(ada.get(&tried(&marked.played)).body.contains("verdict bad"));
        for more in
            ["&step=1", "&step=99999", "&line=1&step=2", "&line=77777", "&of=all", "&of=2", "&seat=2", "&action=fly"]
        {
            assert_eq!(ada.get(&at(more)).status, 200, "{more}");
        }
        for wrong in ["?at=99999", "?of=9", "?of=x", "?at=1&seat=7"] {
            assert_eq!(ada.get(&format!("{page}{wrong}")).status, 404, "{wrong}");
        }
        for wrong in ["?at=-1", "?at=x", "?step=x", "?line=-7", "?at=18446744073709551616"] {
            assert_eq!(ada.get(&format!("{page}{wrong}")).status, 400, "{wrong}");
        }
        play_on(&server, &mut ada, &page, marked.at, report.decisions.len());
    }
}

/// Whoever likes plays on, from the same position, against bots.
fn play_on(server: &TestServer, ada: &mut Client, page: &str, at: usize, of: usize) {
    let mut eve = server.client();
    for client in [ada, &mut eve] {
        let led = client.form(&format!("{page}/play"), &format!("play={at}&retry=1"));
        assert_eq!(led.status, 303, "{}", led.body);
        let id = led.header("location").unwrap().strip_prefix("/t/").unwrap().to_owned();
        let view = client.view(&id);
        assert!(view.actions >= at && view.you.len() == 1 && view.outcome.is_none());
        assert_eq!(client.form(&format!("/t/{id}/analysis"), "").status, 403, "it is not over");
        assert_eq!(client.get(&format!("/t/{id}/analysis")).status, 403);
        for wrong in [of.to_string(), "99999".to_owned()] {
            assert_eq!(client.form(&format!("{page}/play"), &format!("play={wrong}")).status, 404, "{wrong}");
        }
        assert_eq!(client.form(&format!("{page}/play"), "play=x").status, 400);
    }
}
