//! Whatever is sent, the answer is that it is wrong, never that we are.

use crate::support::{Client, Folder, TestServer, open, you};
use api::{Problem, TableState};
use game::Random;
use std::io::{Read, Write};
use std::net::TcpStream;

const PAGES: [&str; 14] = [
    "/",
    "/analyse",
    "/new",
    "/t/ID",
    "/t/ID/act",
    "/t/ID/undo",
    "/t/ID/rematch",
    "/t/ID/record",
    "/t/ID/events",
    "/t/ID/changes",
    "/join/KEY",
    "/seat/KEY",
    "/static/NAME",
    "/nowhere",
];
const API: [&str; 13] = [
    "/api/analysis",
    "/api/analysis/ID",
    "/api/tables/ID/analysis",
    "/api/openapi.json",
    "/api/tables",
    "/api/tables/ID",
    "/api/tables/ID/legal",
    "/api/tables/ID/act",
    "/api/tables/ID/undo",
    "/api/tables/ID/log",
    "/api/tables/ID/record",
    "/api/tables/ID/stream",
    "/api/join/KEY",
];

fn noise(random: &mut Random, length: usize) -> Vec<u8> {
    (0..length).map(|_| random.below(256) as u8).collect()
}

/// A body that looks more or less like something.
fn body(random: &mut Random, number: usize) -> (Vec<u8>, &'static str) {
    const JSON: &str = "application/json";
    const FORM: &str = "application/x-www-form-urlencoded";
    let text = |text: &str, kind| (text.as_bytes().to_vec(), kind);
    match number {
        0 => (noise(random, 300), JSON),
        1 => (noise(random, 300), FORM),
        2 => text("{\"action\":5,\"revision\":\"x\"}", JSON),
        3 => text("{\"action\":\"pass\",\"revision\":-1}", JSON),
        4 => text("{\"action\":\"pass\",\"revision\":18446744073709551615}", JSON),
        5 => text("action=pass&revision=99999999999999999999999", FORM),
        6 => text("action=%00%ff%fe&revision=0&seat=200", FORM),
        7 => text("[[[[[[[[[[", JSON),
        8 => text("{\"game\":\"chess\",\"seats\":[]}", JSON),
        9 => text("{\"game\":\"caylus\",\"seats\":[{\"kind\":\"throne\"}]}", JSON),
        10 => text(
            "{\"game\":\"caylus\",\"seats\":[{\"kind\":\"bot\",\"level\":\"master@3600s\"},{\"kind\":\"you\"}]}",
            JSON,
        ),
        11 => text("{\"game\":\"ys\",\"players\":9,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}", JSON),
        12 => text("game=caylus&seat1=you", FORM),
        13 => text("game=caylus&seat1=you&seat2=emperor", FORM),
        14 => text("game=ys&seat1=you&seat2=you&districts=77", FORM),
        15 => text("quick=chess", FORM),
        16 => (vec![b'['; 10_000], JSON),
        17 => (vec![b'a'; 20_000], FORM),
        18 => (format!("{{\"action\":\"{}\",\"revision\":0}}", "x".repeat(20_000)).into_bytes(), JSON),
        19 => text("quick=ys&seat2=master&iterations=-7%00", FORM),
        20 => text("game=ys&seat1=you&seat2=master:5:5&iterations=1e9", FORM),
        21 => text("{\"level\":\"master:99999999999999999999\"}", JSON),
        _ => (Vec::new(), "text/plain"),
    }
}
const BODIES: usize = 23;

fn check(client: &mut Client, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) {
    let answer = client.ask(method, path, headers, body);
    if path.starts_with("/api/") {
        let told: Problem = answer.read();
        assert!(!told.error.is_empty() && !told.key.is_empty(), "{method} {path}: {}", answer.body);
    }
    assert_eq!(answer.status == 405, answer.header("allow").is_some(), "{method} {path}");
    assert!(
        (400..500).contains(&answer.status),
        "{method} {path} {:?}: {}",
        String::from_utf8_lossy(body),
        answer.status
    );
}

#[test]
fn garbage_in_bodies_is_refused() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut owner = server.client();
    let table = owner.table("caylus", &[you(), open()]);
    let id = &table.id;
    let mut random = Random::new(1);
    for path in PAGES.iter().chain(&API) {
        let path = path.replace("ID", id).replace("KEY", &"0".repeat(32));
        for number in 0..BODIES {
            let (body, kind) = body(&mut random, number);
            check(&mut owner, "POST", &path, &[("content-type", kind)], &body);
        }
        for method in ["PUT", "DELETE", "PATCH", "BREW"] {
            check(&mut owner, method, &path, &[], b"x");
        }
    }
    assert_eq!(owner.view(id).revision, 0);
}

#[test]
fn garbage_in_addresses_is_refused() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("ys", &[you(), you()]).id;
    for bad in ["%ff%00", "..%2f..%2fetc", "'%20or%201=1--", &"x".repeat(3000), "%F0%9F%8E%B2", "%"] {
        for path in PAGES.iter().chain(&API).filter(|path| path.contains("ID") || path.contains("KEY")) {
            let path = path.replace("ID", bad).replace("KEY", bad);
            check(&mut client, "GET", &path, &[], b"");
        }
    }
    for query in ["?seat=0", "?seat=6", "?seat=x", "?seat=-1", "?seat=999999", "?seat=%ff"] {
        for path in ["/t/ID", "/api/tables/ID", "/api/tables/ID/log", "/api/tables/ID/record", "/api/tables/ID/legal"] {
            check(&mut client, "GET", &format!("{}{query}", path.replace("ID", &id)), &[], b"");
        }
    }
    for query in ["?at=x", "?at=-1", "?at=99999999999999999999999"] {
        check(&mut client, "GET", &format!("/t/{id}{query}"), &[], b"");
    }
    for query in ["", "?from=x", "?from=-1"] {
        check(&mut client, "GET", &format!("/t/{id}/events{query}"), &[], b"");
    }
    let many = format!("{id}:0,").repeat(200);
    for tables in [
        "",
        ":",
        ",",
        "x",
        "x:",
        ":0",
        "x:-1",
        "x:0,",
        "x:0,y",
        "nobody:0",
        "%00:0",
        "x:99999999999999999999999",
        &many,
    ] {
        check(&mut client, "GET", &format!("/events?tables={tables}"), &[], b"");
    }
    check(&mut client, "GET", "/events", &[], b"");
}

#[test]
fn garbage_in_headers_is_nobody() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut owner = server.client();
    let id = owner.table("caylus", &[you(), you()]).id;
    for value in ["", "x", "Bearer", "Bearer \u{e9}", "Basic abc", &format!("Bearer {}", "0".repeat(32))] {
        let mut nobody = server.client();
        let headers =
            [("authorization", value), ("accept-language", value), ("last-event-id", value), ("accept", value)];
        let answer = nobody.ask("GET", &format!("/api/tables/{id}"), &headers, b"");
        assert_eq!(answer.read::<TableState>().you, [], "{value}");
    }
    for cookie in
        ["bailiwick", "bailiwick=", "bailiwick=zz", "=;=;;bailiwick", "bailiwick=00000000000000000000000000000000"]
    {
        let mut nobody = server.client();
        nobody.cookie = Some(cookie.to_owned());
        assert_eq!(nobody.view(&id).you, [], "{cookie}");
    }
}

#[test]
fn noise_on_the_line_harms_nobody() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut random = Random::new(2);
    for _ in 0..50 {
        let mut stream = TcpStream::connect(server.address).unwrap();
        let _ = stream.write_all(&noise(&mut random, 500));
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(!String::from_utf8_lossy(&answer).starts_with("HTTP/1.1 5"));
    }
    assert_eq!(server.client().get("/").status, 200);
}
