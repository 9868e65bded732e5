//! Live updates.

use crate::support::{Folder, TestServer, open, you};
use api::{PageMoved, SeatKind, TableState};
use game::Seat;
use serde_json::{Value, json};

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn whoever_listens_is_told_what_changed() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), you()]).id;
    let mut page = server.client().listen(&format!("/t/{id}/events?from=0"), &[]);
    let mut program = client.listen(&format!("/api/tables/{id}/stream"), &[]);
    let first = program.next();
    let state: TableState = first.read();
    assert_eq!((first.id.as_str(), state.revision), ("0", 0));
    assert_eq!(client.act(&id, 0, &state.legal[1]).status, 200);
    let heard = page.next();
    assert_eq!((heard.id.as_str(), heard.read::<PageMoved>().revision), ("1", 1));
    let told = json_of(&server.client().get(&format!("/t/{id}/changes?from=0")).body);
    assert_eq!((&told["from"], &told["revision"], &told["over"]), (&json!(0), &json!(1), &json!(false)));
    let parts: Vec<&str> =
        told["changes"].as_array().unwrap().iter().map(|part| part["part"].as_str().unwrap()).collect();
    assert!(parts.contains(&"log"), "{parts:?}");
    let second: TableState = program.next().read();
    assert_eq!(second.revision, 1);
    assert_ne!(second.legal, state.legal);
}

#[test]
fn one_stream_tells_of_several_tables_and_of_no_other() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let ids: Vec<String> = (0..9).map(|_| client.table("caylus", &[you(), you()]).id).collect();
    let listed: Vec<String> = ids[..8].iter().map(|id| format!("{id}:0")).collect();
    // Tables that do not exist say nothing and harm nobody.
    let path = format!("/events?tables=nowhere:0,{}", listed.join(","));
    // Who holds no seat comes and goes unseen, and hears of moves alone.
    let watching = server.client();
    let mut stream = watching.listen(&path, &[]);
    // The last one is not asked for.
    for id in ids.iter().rev() {
        let view = client.view(id);
        assert_eq!(client.act(id, 0, &view.legal[0]).status, 200);
    }
    let told: Vec<PageMoved> = (0..8).map(|_| stream.next().read()).collect();
    assert!(told.iter().all(|moved| moved.revision == 1));
    let mut of: Vec<&str> = told.iter().map(|moved| moved.table.as_str()).collect();
    of.sort_unstable();
    let mut expected: Vec<&str> = ids[..8].iter().map(String::as_str).collect();
    expected.sort_unstable();
    assert_eq!(of, expected);
    // Who comes back is told at once what happened meanwhile, and nothing that they have seen.
    let mut back = watching.listen(&format!("/events?tables={}:1,{}:0", ids[0], ids[8]), &[]);
    assert_eq!(back.next().read::<PageMoved>().table, ids[8]);
}

#[test]
fn whoever_comes_back_catches_up() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), you()]).id;
    for _ in 0..4 {
        let view = client.view(&id);
        client.act(&id, view.revision, &view.legal[1]);
    }
    client.post(&format!("/api/tables/{id}/undo"), &json!({}));
    // The header of a browser that lost the connection counts, not the address that it first asked for.
    let mut back = server.client().listen(&format!("/t/{id}/events?from=0"), &[("last-event-id", "3")]);
    assert_eq!(back.next().id, "5");
    let told = json_of(&server.client().get(&format!("/t/{id}/changes?from=3")).body);
    let log = told["changes"].as_array().unwrap().iter().find(|part| part["part"] == "log");
    assert!(log.is_none(), "three actions then and three now: the log is the same, {told}");
    // From the beginning, three entries are new.
    let told = json_of(&server.client().get(&format!("/t/{id}/changes?from=0")).body);
    let log = told["changes"].as_array().unwrap().iter().find(|part| part["part"] == "log").unwrap();
    let turn = log["children"][0][1].as_str().unwrap();
    assert!((1..=3).all(|step| turn.contains(&format!("?at={step}\""))) && !turn.contains("?at=4\""), "{turn}");
}

#[test]
fn many_listen_at_once() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), you()]).id;
    let mut listeners: Vec<_> =
        (0..200).map(|_| server.client().listen(&format!("/t/{id}/events?from=0"), &[])).collect();
    let view = client.view(&id);
    assert_eq!(client.act(&id, 0, &view.legal[0]).status, 200);
    let first = listeners[0].next().data;
    assert!(listeners[1..].iter_mut().all(|listener| listener.next().data == first));
}

#[test]
fn a_name_is_news() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let table = client.table("caylus", &[you(), open()]);
    let id = &table.id;
    let mut program = server.client().listen(&format!("/api/tables/{id}/stream"), &[]);
    assert_eq!(program.next().read::<TableState>().seats[1].kind, SeatKind::Open);
    let secret = table.seats[1].invitation.as_deref().unwrap().rsplit('/').next().unwrap();
    server.client().post(&format!("/api/join/{secret}"), &json!({"name": " Ada\u{202e}\n Lovelace "}));
    let seat = program.next().read::<TableState>().seats[1].clone();
    assert_eq!((seat.kind, seat.name.as_str()), (SeatKind::Person, "Ada Lovelace"));
    // Sitting down does not disturb who is about to act.
    let view = client.view(id);
    let mine = view.to_act == [Seat::One];
    let answer = client.act(id, 0, "place gate");
    assert_eq!(answer.status, if mine { 200 } else { 422 }, "{}", answer.body);
}
