//! The description of the API is true, and the example plays.

use crate::support::{Folder, TestServer, bot, hotseat, open, you};
use api::TableState;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// The routes of the API as the router has them.
fn routes() -> BTreeSet<(String, &'static str)> {
    let source = include_str!("../../src/http/mod.rs");
    let lines = source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"/api/"));
    let route = |line: &str| {
        let path = line.split('"').next().unwrap();
        (format!("/api/{path}"), if line.contains("post(") { "post" } else { "get" })
    };
    lines.map(route).collect()
}

#[test]
fn the_description_has_every_route_and_no_other() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let description = server.client().get("/api/openapi.json").json();
    let paths = description["paths"].as_object().unwrap();
    let method = |operations: &Value| if operations.get("post").is_some() { "post" } else { "get" };
    let described: BTreeSet<_> = paths.iter().map(|(path, operations)| (path.clone(), method(operations))).collect();
    assert_eq!(described, routes());
    let words = include_str!("../../../../docs/api.md");
    for path in paths.keys() {
        assert!(words.contains(path.as_str()), "docs/api.md says nothing about {path}");
    }
    check_references(&description, &description);
}

/// Everything that is referred to is there.
fn check_references(value: &Value, whole: &Value) {
    if let Some(reference) = value.get("$ref").and_then(Value::as_str) {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(whole.pointer(pointer).is_some(), "{reference}");
    }
    match value {
        Value::Object(members) => members.values().for_each(|member| check_references(member, whole)),
        Value::Array(items) => items.iter().for_each(|item| check_references(item, whole)),
        _ => (),
    }
}

#[test]
fn answers_are_as_described() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let description = client.get("/api/openapi.json").json();
    let members = |name: &str| -> BTreeSet<String> {
        description["components"]["schemas"][name]["properties"].as_object().unwrap().keys().cloned().collect()
    };
    let keys = |value: &Value| -> BTreeSet<String> { value.as_object().unwrap().keys().cloned().collect() };
    let table = client.post("/api/tables", &json!({"game": "caylus", "seats": [you(), hotseat()]})).json();
    assert_eq!(keys(&table), members("Created"));
    let id = table["id"].as_str().unwrap();
    let view = client.get(&format!("/api/tables/{id}"));
    assert_eq!(keys(&view.json()), members("Table"));
    let view: TableState = view.read();
    assert_eq!(client.act(id, 0, &view.legal[0]).status, 200);
    let log = client.get(&format!("/api/tables/{id}/log?views=true")).json();
    assert_eq!(keys(&log["entries"][0]), members("Entry"));
    assert_eq!(keys(&client.act(id, 0, "pass").json()), members("Conflict"));
    assert_eq!(keys(&client.act(id, 1, "fly").json()), members("Refusal"));
    let nowhere = client.get("/api/tables/nowhere").json();
    assert_eq!((keys(&nowhere), &nowhere["key"]), (members("Error"), &json!("no-table")));
    let flight = client.act(id, 1, "fly").json();
    assert_eq!((&flight["key"], &flight["arguments"]["action"]), (&json!("no-action"), &json!("fly")));
    let unreadable = client.post(&format!("/api/tables/{id}/act"), &json!({"action": 4})).json();
    assert_eq!((keys(&unreadable), &unreadable["key"]), (members("Error"), &json!("not-understood")));
    let legal = client.get(&format!("/api/tables/{id}/legal")).json();
    assert_eq!(keys(&legal), members("Legal"));
    assert_eq!((&legal["revision"], &legal["legal"]), (&json!(1), &json!(client.view(id).legal)));
}

#[test]
fn the_example_in_python_plays_to_the_end() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not installed: the example is not tried");
        return;
    }
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    assert!(std::fs::read_to_string(&script).unwrap().lines().count() <= 55, "it is meant to be short");
    for game in ["caylus", "ys"] {
        let mut client = server.client();
        let table = client.table(game, &[open(), bot("random")]);
        let id = &table.id;
        let mut player = Command::new("python3")
            .arg(&script)
            .args([table.seats[0].invitation.as_deref().unwrap(), "Monty"])
            .env("no_proxy", "*")
            .spawn()
            .unwrap();
        let deadline = Instant::now() + Duration::from_secs(60);
        let status = loop {
            if let Some(status) = player.try_wait().unwrap() {
                break status;
            }
            if Instant::now() > deadline {
                player.kill().unwrap();
                panic!("the example does not come to an end");
            }
            std::thread::sleep(Duration::from_millis(50));
        };
        assert!(status.success());
        let view = client.view(id);
        assert!(view.outcome.is_some());
        assert_eq!(view.seats[0].name, "Monty");
    }
}

/// What the description does not allow is refused, wherever it stands and however people may spell it elsewhere.
#[test]
fn a_table_is_refused_if_a_value_is_not_described() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let mut told = |game: &str, seat: Value, options: Value| {
        let table = json!({"game": game, "seats": [seat, {"kind": "you"}, {"kind": "you"}], "options": options});
        let answer = client.post("/api/tables", &table);
        (answer.status, answer.body)
    };
    for kind in ["you", "hotseat", "open", "bot"] {
        let (status, body) = told("caylus", json!({"kind": kind, "level": "expert*"}), json!({}));
        assert!(status == 400 && body.contains("expert*"), "{kind}: {status} {body}");
        assert_eq!(told("caylus", json!({"kind": kind, "level": "expert"}), json!({})).0, 201, "{kind}");
    }
    for value in [json!(0), json!("0"), json!("yes"), json!(null), json!([]), json!("True")] {
        let (status, body) = told("ys", json!({"kind": "you"}), json!({"kings_favor": value}));
        assert!(status == 400 && body.contains("kings_favor"), "{value}: {status} {body}");
    }
    for value in [json!(true), json!("true"), json!(false), json!("false")] {
        let (status, body) = told("ys", json!({"kind": "you"}), json!({"kings_favor": value}));
        assert_eq!(status, 201, "{value}: {body}");
    }
}

/// A body is an object: a list of its members is not described, even if none of them is required.
#[test]
fn a_list_is_no_body() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), hotseat()]).id;
    for call in ["act", "undo", "name", "leave", "revoke"] {
        for body in [json!([]), json!(["pass", 0]), json!(null), json!("pass"), json!(7)] {
            let answer = client.post(&format!("/api/tables/{id}/{call}"), &body);
            assert_eq!(answer.status, 422, "{call} {body}: {}", answer.body);
        }
    }
    // Nor is a seat that no table has.
    for (call, body) in
        [("act", json!({"action": "pass", "revision": 0, "seat": 0})), ("name", json!({"name": "", "seat": 6}))]
    {
        assert_eq!(client.post(&format!("/api/tables/{id}/{call}"), &body).status, 400, "{call} {body}");
    }
    assert_eq!(client.post(&format!("/api/tables/{id}/revoke"), &json!({})).status, 200);
}
