//! Seeds of tables: long ones where there are secrets, and nothing that everybody sees follows from them.

use crate::support::{Folder, TestServer, bot, you};
use serde_json::json;
use std::collections::HashSet;
use store::Store;

#[test]
fn a_table_with_secrets_draws_all_bits_of_its_seed() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let ids: Vec<String> = (0..4).map(|_| server.client().table("ys", &[you(), bot("random")]).id).collect();
    drop(server);
    let store = Store::open(&folder.0.as_path().into()).unwrap();
    let seed = |id: &String| store.load(id).unwrap().unwrap().header.seed;
    let seeds: HashSet<u128> = ids.iter().map(seed).collect();
    assert_eq!(seeds.len(), 4);
    assert!(seeds.iter().all(|seed| *seed > u128::from(u64::MAX)), "{seeds:?}");
}

#[test]
fn names_of_tables_and_bots_say_nothing_about_the_seed() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let mut names = |_| {
        let table = json!({"game": "ys", "seed": 7, "seats": [you(), bot("random"), bot("random")]});
        let id = client.post("/api/tables", &table).json()["id"].as_str().unwrap().to_owned();
        let table = client.view(&id);
        (table.name, table.seats[1].name.clone())
    };
    let seen: Vec<(String, String)> = (0..12).map(&mut names).collect();
    let tables: HashSet<&String> = seen.iter().map(|(table, _)| table).collect();
    let bots: HashSet<&String> = seen.iter().map(|(_, bot)| bot).collect();
    assert!(tables.len() > 1 && bots.len() > 1, "tables with one seed have different names: {seen:?}");
}

#[test]
fn a_seed_is_a_number_or_a_text_of_its_digits() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let longest = u128::MAX.to_string();
    for (seed, written) in [(json!(7), "7"), (json!("7"), "7"), (json!(longest), longest.as_str())] {
        let table = json!({"game": "caylus", "seed": seed, "seats": [you(), you()]});
        let id = client.post("/api/tables", &table).json()["id"].as_str().unwrap().to_owned();
        let record = client.get(&format!("/api/tables/{id}/record")).body;
        assert!(record.contains(&format!("\nseed: {written}\n")), "{record}");
    }
    for wrong in [json!(-1), json!("seven"), json!(1.5), json!(format!("{longest}0"))] {
        let table = json!({"game": "caylus", "seed": wrong, "seats": [you(), you()]});
        let answer = client.post("/api/tables", &table);
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body.contains("a whole number of at most 128 bits"), "{}", answer.body);
    }
}
