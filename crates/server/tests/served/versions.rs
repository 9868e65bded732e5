//! Tables that were begun under an older version of the rules: they go on as they were played.

use crate::support::{Client, Folder, TestServer, you};
use game::{Record, Start};
use sha2::{Digest, Sha256};
use std::path::Path;
use store::{Hash, LineKind, LogLine, Store, StoredSeat, TableHeader};

/// The key of the player who holds all seats, and its hash.
const KEY: &str = "00112233445566778899aabbccddeeff";

fn hash() -> Hash {
    let byte = |place: usize| u8::from_str_radix(&KEY[2 * place..2 * place + 2], 16).unwrap();
    Sha256::digest(std::array::from_fn::<u8, 16, _>(byte)).into()
}

pub fn golden(game: &str, name: &str) -> Record {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let text = std::fs::read(root.join(game).join(name)).unwrap();
    Record::read(text.as_slice()).unwrap()
}

/// Stores a recorded game as a table with this many of its actions.
pub fn keep(store: &Store, id: &str, record: &Record, rules_version: u32, actions: usize) {
    let Start::Seed(seed) = record.start else { panic!("it begins with a position") };
    let seat = || StoredSeat { bot: None, name: String::new(), invitation: None, was_open: false };
    let header = TableHeader {
        id: id.to_owned(),
        name: "An old table".to_owned(),
        game: record.game.clone(),
        rules_version,
        options: record.options.join(" "),
        seed: seed.number(),
        created: 1,
        owner: hash(),
        rematch_of: None,
        seats: (0..record.players).map(|_| seat()).collect(),
    };
    store.create(header, (1..=record.players).map(|seat| (seat, hash())).collect()).wait().unwrap();
    for (revision, (seat, action)) in (0..).zip(record.actions.iter().take(actions)) {
        let line = LogLine { seat: seat.number(), kind: LineKind::Action, text: action.clone() };
        store.append(id, revision, line, false, None).wait().unwrap();
    }
}

pub fn holder(server: &TestServer) -> Client {
    Client { bearer: Some(KEY.to_owned()), ..server.client() }
}

/// C4.1, Y8.7: a stored table of version 1 is played to the end that it had, and so is its record.
#[test]
fn tables_of_version_1_go_on_as_they_were_played() {
    let records = [golden("caylus", "caylus-3p-seed31.txt"), golden("ys", "ys-2p-seed21.txt")];
    let folder = Folder::new();
    let store = Store::open(&folder.0.as_path().into()).unwrap();
    for record in &records {
        assert_eq!(record.rules_version, 1);
        keep(&store, &record.game, record, 1, record.actions.len() / 2);
    }
    drop(store);
    let server = TestServer::open(&folder.0);
    let mut client = holder(&server);
    for record in &records {
        let id = &record.game;
        assert_eq!(client.view(id).rules_version, 1);
        for (revision, (_, action)) in (0..).zip(&record.actions).skip(record.actions.len() / 2) {
            let answer = client.act(id, revision, action);
            assert_eq!(answer.status, 200, "{action}: {}", answer.body);
        }
        assert_eq!(client.view(id).outcome.map(|outcome| outcome.scores), record.result);
        let exported = client.get(&format!("/api/tables/{id}/record")).body;
        assert_eq!(&Record::read(exported.as_bytes()).unwrap(), record);
        assert_eq!(client.get(&format!("/t/{id}")).status, 200);
    }
}

#[test]
fn new_tables_and_rematches_of_old_ones_are_of_the_newest_version() {
    let (folder, record) = (Folder::new(), golden("caylus", "caylus-2p-seed21.txt"));
    let store = Store::open(&folder.0.as_path().into()).unwrap();
    keep(&store, "old", &record, 1, record.actions.len());
    drop(store);
    let server = TestServer::open(&folder.0);
    let mut client = holder(&server);
    assert_eq!(client.view("old").rules_version, 1);
    let rematch = client.post("/api/tables/old/rematch", &serde_json::json!({})).json();
    assert_eq!(client.view(rematch["id"].as_str().unwrap()).rules_version, 2, "{rematch}");
    let id = client.table("ys", &[you(), you()]).id;
    assert_eq!(client.view(&id).rules_version, 2);
}

/// A table of a newer program is refused, and the others are played on.
#[test]
fn a_table_of_an_unknown_version_harms_no_other() {
    let (folder, record) = (Folder::new(), golden("caylus", "caylus-2p-seed21.txt"));
    let store = Store::open(&folder.0.as_path().into()).unwrap();
    keep(&store, "newer", &record, 3, 1);
    keep(&store, "known", &record, 1, 1);
    drop(store);
    let server = TestServer::open(&folder.0);
    let mut client = holder(&server);
    assert_eq!(client.get("/api/tables/newer").status, 500);
    assert_eq!(client.view("known").revision, 1);
}
