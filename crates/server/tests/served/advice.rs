//! Hints while one plays, and bots that are asked why: who may ask, what is written down, and what is refused.

use crate::support::{Answer, Client, Folder, TestServer, bot, hotseat, open, you, you_named};
use crate::versions::{golden, holder, keep};
use api::{
    CreatedTable, HintAnswer, HintDepth, LogAnswer, NewSeatRequest, NewTableRequest, Problem, TableState, WhyAnswer,
};
use game::Seat;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use store::{LineKind, LogLine, Store};
use study::Advice;

/// A server on which little is thought about a hint.
fn serve(folder: &Folder) -> TestServer {
    TestServer::open_within(&folder.0, |address| format!("http://{address}"), 60)
}

fn table(client: &mut Client, game: &str, seats: &[NewSeatRequest], hints: bool) -> CreatedTable {
    let (game, seats) = (game.to_owned(), seats.to_vec());
    let request = NewTableRequest { game, seats, hints, ..NewTableRequest::default() };
    let answer = client.post("/api/tables", &json!(request));
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.read()
}

/// Waits until something is true of a table.
fn wait(client: &mut Client, id: &str, what: &str, is_so: impl Fn(&TableState) -> bool) -> TableState {
    let end = Instant::now() + Duration::from_secs(240);
    loop {
        let view = client.view(id);
        if is_so(&view) {
            return view;
        }
        assert!(Instant::now() < end, "{what} takes too long");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Waits until the client is asked.
fn asked(client: &mut Client, id: &str) -> TableState {
    wait(client, id, "a turn", |view| !view.legal.is_empty())
}

fn ask(client: &mut Client, id: &str, body: &Value) -> Answer {
    client.post(&format!("/api/tables/{id}/hint"), body)
}

fn key(answer: &Answer) -> (u16, String) {
    (answer.status, answer.read::<Problem>().key)
}

fn hints(client: &mut Client, id: &str) -> Vec<(Seat, HintDepth, usize)> {
    let log: LogAnswer = client.get(&format!("/api/tables/{id}/log")).read();
    log.hints.iter().map(|hint| (hint.seat, hint.depth, hint.after)).collect()
}

fn given(answer: &Answer) -> HintAnswer<Advice> {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.read()
}

/// A nudge first, then the best actions; both are in the log, once, and stay there.
#[test]
fn a_player_among_bots_gets_hints_and_all_know() {
    let folder = Folder::new();
    for game in ["caylus", "ys"] {
        let server = serve(&folder);
        let mut ada = server.client();
        let seats = [you_named("Ada"), bot("random"), bot("random")];
        let id = table(&mut ada, game, &seats, false).id;
        let view = wait(&mut ada, &id, "a turn", |view| view.to_act == [Seat::One]);
        assert!(view.hint && !view.hints_agreed);
        let nudge = given(&ask(&mut ada, &id, &json!({ "revision": view.revision })));
        assert_eq!((nudge.seat, nudge.depth, nudge.advice.is_none()), (Seat::One, HintDepth::Nudge, true));
        assert_eq!(nudge.revision, view.revision + 1);
        assert!(!nudge.nudge.en.is_empty() && nudge.nudge.en != nudge.nudge.fr && nudge.nudge.fr != nudge.nudge.pt);
        // To ask again is no news.
        let again = ask(&mut ada, &id, &json!({}));
        assert_eq!(given(&again), nudge);
        let body = json!({ "depth": "actions", "seat": 1, "revision": view.revision });
        let answer = ask(&mut ada, &id, &body);
        let advice = given(&answer).advice.expect("the best actions");
        assert!((1..=3).contains(&advice.actions.len()), "{}", answer.body);
        assert!(advice.actions.iter().all(|one| view.legal.contains(&one.value.action)), "{}", answer.body);
        let asked_for = [(Seat::One, HintDepth::Nudge, view.actions), (Seat::One, HintDepth::Actions, view.actions)];
        assert_eq!(hints(&mut ada, &id), asked_for);
        // Everybody sees that Ada asked, and nobody else what she was told.
        let (own, others) = (ada.get(&format!("/t/{id}")).body, server.client().get(&format!("/t/{id}")).body);
        assert!(others.contains("Ada asked for a hint: the best choices."), "{others}");
        assert!(own.contains("You asked for a hint") && own.contains("id=\"hint\""), "{own}");
        let told = &own[own.find("id=\"hint\"").unwrap()..];
        assert!(told.contains("told-actions") && !others.contains("told-actions"));
        // What was chosen before the hint is still an answer to the question.
        drop(server);
        let server = serve(&folder);
        ada.address = server.address;
        assert_eq!(hints(&mut ada, &id), asked_for, "after a restart");
        let same = ask(&mut ada, &id, &body);
        assert_eq!(same.body, answer.body, "the same position has the same hint");
        assert_eq!(ada.view(&id).revision, view.revision + 2);
        let acted = ada.act(&id, view.revision, &view.legal[0]);
        assert_eq!(acted.status, 200, "{}", acted.body);
        assert_eq!(hints(&mut ada, &id), asked_for);
    }
}

/// The log of a page says it in the reader's language, and an undo leads back to the hint that was given.
#[test]
fn hints_stay_with_their_decision() {
    let folder = Folder::new();
    let server = serve(&folder);
    let mut ada = server.client();
    let id = table(&mut ada, "caylus", &[you(), bot("random")], false).id;
    let view = asked(&mut ada, &id);
    let hint = ask(&mut ada, &id, &json!({})).body;
    assert_eq!(ada.act(&id, view.revision, &view.legal[1]).status, 200);
    let view = asked(&mut ada, &id);
    assert!(!ada.get(&format!("/t/{id}")).body.contains("id=\"hint\""), "it was about another decision");
    assert_eq!(ada.post(&format!("/api/tables/{id}/undo"), &json!({})).status, 200);
    assert!(ada.get(&format!("/t/{id}")).body.contains("id=\"hint\""));
    let again: HintAnswer = given_json(&ask(&mut ada, &id, &json!({})));
    let first: HintAnswer = serde_json::from_str(&hint).unwrap();
    assert_eq!((again.nudge, again.look_at), (first.nudge, first.look_at));
    assert!(view.revision < ada.view(&id).revision);
    assert_eq!(hints(&mut ada, &id).len(), 1);
    let french = ada.ask("GET", &format!("/t/{id}"), &[("accept-language", "fr")], b"").body;
    assert!(french.contains("Vous avez demandé un indice"), "{french}");
    let record = ada.get(&format!("/api/tables/{id}/record")).body;
    assert!(record.contains("# hint: seat 1 asked what to look at after"), "{record}");
    assert!(game::Record::read(record.as_bytes()).is_ok());
}

fn given_json(answer: &Answer) -> HintAnswer {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.read()
}

/// Where other people play, there are hints only if everybody agreed when the table was set up.
#[test]
fn people_who_have_not_agreed_are_not_played_with_help() {
    let folder = Folder::new();
    let server = serve(&folder);
    let mut ada = server.client();
    let tables: [&[NewSeatRequest]; 4] =
        [&[you(), hotseat()], &[you(), open()], &[you(), bot("random"), open()], &[you(), you(), bot("random")]];
    for seats in tables {
        let table = table(&mut ada, "caylus", seats, false);
        // A key holds one seat, though the browser may hold several.
        ada.bearer = table.seats[0].secret.clone();
        let view = ada.view(&table.id);
        assert!(!view.hint && !view.hints_agreed);
        let refused = ask(&mut ada, &table.id, &json!({ "seat": 1 }));
        assert_eq!(key(&refused), (403, "no-hint".to_owned()));
        assert!(refused.read::<Problem>().error.contains("everybody agreed to them when the table was set up"));
        assert!(!ada.get(&format!("/t/{}", table.id)).body.contains("name=\"hint\""));
        let form = ada.form(&format!("/t/{}/hint", table.id), &format!("hint=nudge&seat=1&revision={}", view.revision));
        assert!(form.status == 403 && form.body.contains("Neither is so here."), "{}", form.body);
        assert_eq!(hints(&mut ada, &table.id), [], "nothing was written");
        ada.bearer = None;
    }
}

/// A person who has left may come back: until then a bot plays for them, and nobody gets hints behind their back.
#[test]
fn who_left_has_not_agreed() {
    let folder = Folder::new();
    let server = serve(&folder);
    let (mut ada, mut bob) = (server.client(), server.client());
    let id = table(&mut ada, "caylus", &[you(), open()], false).id;
    let invitation = ada.view(&id).seats[1].invitation.clone().unwrap();
    let secret = invitation.rsplit('/').next().unwrap().to_owned();
    assert_eq!(bob.post(&format!("/api/join/{secret}"), &json!({ "name": "Bob" })).status, 200);
    assert_eq!(bob.post(&format!("/api/tables/{id}/leave"), &json!({ "level": "random" })).status, 200);
    let view = asked(&mut ada, &id);
    assert!(!view.hint);
    assert_eq!(key(&ask(&mut ada, &id, &json!({}))), (403, "no-hint".to_owned()));
    // A seat that nobody has taken is a bot's for good.
    let id = table(&mut ada, "caylus", &[you(), open()], false).id;
    assert_eq!(ada.post(&format!("/api/tables/{id}/leave"), &json!({ "level": "random", "seat": 2 })).status, 200);
    assert!(asked(&mut ada, &id).hint);
    assert_eq!(ask(&mut ada, &id, &json!({})).status, 200);
}

#[test]
fn everybody_may_agree_at_set_up() {
    let folder = Folder::new();
    let server = serve(&folder);
    let (mut ada, mut bob) = (server.client(), server.client());
    let id = table(&mut ada, "ys", &[you_named("Ada"), open()], true).id;
    let invitation = ada.view(&id).seats[1].invitation.clone().unwrap();
    let path = invitation[invitation.find("/join/").unwrap()..].to_owned();
    assert!(bob.get(&path).body.contains("By taking the seat you agree."));
    assert_eq!(bob.form(&path, "name=Bob").status, 303);
    for client in [&mut ada, &mut bob] {
        let view = client.view(&id);
        assert!(view.hint && view.hints_agreed);
        assert_eq!(ask(client, &id, &json!({})).status, 200);
    }
    let page = ada.get(&format!("/t/{id}")).body;
    assert!(page.contains("Bob asked for a hint") && page.contains("agreed at set-up"), "{page}");
    // The form of the start page says the same.
    let form = "game=caylus&seat1=you&seat2=here&hints=agreed";
    let opened = ada.form("/new", form).header("location").unwrap().to_owned();
    let view = ada.view(opened.strip_prefix("/t/").unwrap());
    assert!(view.hints_agreed && view.hint);
}

/// Whoever plays again has agreed again.
#[test]
fn a_rematch_is_agreed_on_like_the_game_before() {
    let (folder, record) = (Folder::new(), golden("caylus", "caylus-v2-2p-seed26.txt"));
    let store = Store::open(&folder.0.as_path().into()).unwrap();
    for (id, kind) in [("agreed", LineKind::Hints), ("not", LineKind::Sit)] {
        keep(&store, id, &record, 2, record.actions.len());
        let line = LogLine { seat: 1, kind, text: String::new() };
        store.append(id, record.actions.len() as u64, line, true, None).wait().unwrap();
    }
    drop(store);
    let server = serve(&folder);
    let mut ada = holder(&server);
    for (id, agreed) in [("agreed", true), ("not", false)] {
        assert_eq!(ada.view(id).hints_agreed, agreed);
        assert_eq!(key(&ask(&mut ada, id, &json!({}))).0, 403, "it is over");
        let next: CreatedTable = ada.post(&format!("/api/tables/{id}/rematch"), &json!({})).read();
        assert_eq!(ada.view(&next.id).hints_agreed, agreed, "{id}");
    }
}

#[test]
fn garbage_and_wrong_moments_are_refused() {
    let folder = Folder::new();
    let server = serve(&folder);
    let (mut ada, mut eve) = (server.client(), server.client());
    let id = table(&mut ada, "caylus", &[you(), bot("random"), bot("random")], false).id;
    let view = asked(&mut ada, &id);
    for body in [
        json!({ "depth": "all" }),
        json!({ "seat": "one" }),
        json!([]),
        json!({ "revision": -1 }),
        json!({ "deep": 1 }),
    ] {
        let answer = ask(&mut ada, &id, &body);
        assert!([400, 422].contains(&answer.status), "{body}: {}", answer.body);
    }
    for form in
        ["", "hint=nudge", "hint=&revision=1", "hint=best&revision=1", "hint=nudge&revision=x", "hint=%00&revision=1"]
    {
        let answer = ada.form(&format!("/t/{id}/hint"), form);
        assert!([400, 422].contains(&answer.status), "{form}: {}", answer.body);
    }
    assert_eq!(key(&ask(&mut ada, &id, &json!({ "seat": 2 }))), (403, "not-your-seat".to_owned()));
    assert_eq!(key(&ask(&mut ada, &id, &json!({ "seat": 9 }))), (404, "no-seat".to_owned()));
    assert_eq!(key(&ask(&mut eve, &id, &json!({}))), (403, "you-have-no-seat".to_owned()));
    assert_eq!(key(&ask(&mut ada, "nowhere", &json!({}))), (404, "no-table".to_owned()));
    let late = ask(&mut ada, &id, &json!({ "revision": 99_999 }));
    assert_eq!(key(&late), (409, "conflict".to_owned()));
    assert_eq!(late.read::<Problem>().table.unwrap().id, id);
    assert_eq!((ada.view(&id).revision, hints(&mut ada, &id)), (view.revision, Vec::new()));
    for wrong in ["", "?at=", "?at=x", "?at=-1", "?at=0", "?at=18446744073709551616"] {
        assert_eq!(ada.get(&format!("/api/tables/{id}/why{wrong}")).status, 400, "{wrong}");
    }
    assert_eq!(key(&ada.get(&format!("/api/tables/{id}/why?at=999"))), (404, "no-step".to_owned()));
    assert_eq!(ada.get(&format!("/t/{id}?at=999&why=yes")).status, 404);
    assert_eq!(ada.get(&format!("/t/{id}?at=0&why=yes")).status, 404);
}

/// A bot of Caylus says at once why it did something, to everybody; a person is not asked.
#[test]
fn bots_are_asked_why() {
    let folder = Folder::new();
    let server = serve(&folder);
    let (mut ada, mut eve) = (server.client(), server.client());
    let id = table(&mut ada, "caylus", &[you_named("Ada"), bot("apprentice")], false).id;
    let view = asked(&mut ada, &id);
    assert_eq!(ada.act(&id, view.revision, &view.legal[0]).status, 200);
    let view = wait(&mut ada, &id, "a bot", |view| view.actions >= 3);
    let log: LogAnswer = ada.get(&format!("/api/tables/{id}/log")).read();
    for entry in log.entries.iter().take(view.actions) {
        let path = format!("/api/tables/{id}/why?at={}", entry.number);
        let page = format!("/t/{id}?at={}&why=yes", entry.number);
        if entry.seat == Some(Seat::One) {
            assert_eq!(key(&eve.get(&path)), (403, "no-bot".to_owned()));
            assert_eq!(eve.get(&page).status, 403);
            continue;
        }
        let answer = eve.get(&path);
        let why: WhyAnswer<Advice> = answer.read();
        assert_eq!((why.at, why.advice.chosen.as_deref()), (entry.number, Some(entry.action.as_str())));
        assert!(why.advice.actions.iter().any(|one| one.value.action == entry.action), "{}", answer.body);
        assert_eq!(ada.get(&path).body, answer.body, "everybody gets the same");
        let told = eve.get(&page).body;
        let said = &why.advice.why.text.en[..20];
        assert!(told.contains("told-why") && told.contains(&said.replace('"', "&quot;")), "{told}");
        assert!(eve.get(&format!("/t/{id}?at={}", entry.number)).body.contains("&amp;why=yes"));
    }
}

/// What a bot of Ys knows is hidden while the game goes on.
#[test]
fn bots_keep_their_secrets_until_the_end() {
    let folder = Folder::new();
    let server = serve(&folder);
    let mut ada = server.client();
    let id = table(&mut ada, "ys", &[you(), bot("random"), bot("random")], false).id;
    wait(&mut ada, &id, "bids", |view| view.actions >= 2);
    for at in 1..=2 {
        let refused = ada.get(&format!("/api/tables/{id}/why?at={at}"));
        assert_eq!(key(&refused), (403, "bot-keeps-secrets".to_owned()), "{}", refused.body);
        assert_eq!(ada.get(&format!("/t/{id}?at={at}&why=yes")).status, 403);
        let page = ada.get(&format!("/t/{id}?at={at}")).body;
        assert!(page.contains("is told when the game is over") && !page.contains("why=yes"), "{page}");
    }
    let id = table(&mut ada, "ys", &[bot("random"), bot("random")], false).id;
    wait(&mut ada, &id, "a game of bots", |view| view.outcome.is_some());
    let why: WhyAnswer<Advice> = ada.get(&format!("/api/tables/{id}/why?at=5")).read();
    assert!(!why.advice.why.text.pt.is_empty());
    assert!(ada.get(&format!("/t/{id}?at=5&why=yes")).body.contains("told-why"));
}
