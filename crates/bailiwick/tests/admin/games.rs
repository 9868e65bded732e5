//! Finished games as records, and records as finished games.

use crate::running::Running;
use crate::support::{Place, TempFile, contents, done, import_games, open_table, recorded_games, refused};
use game::Record;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn record(path: &Path) -> Record {
    Record::read(fs::read(path).unwrap().as_slice()).unwrap()
}

#[test]
fn recorded_games_come_out_as_they_went_in() {
    for place in Place::all() {
        let [how, name] = place.args();
        let files = recorded_games();
        let imported: Vec<&str> = files.iter().map(|file| file.to_str().unwrap()).collect();
        let import: Vec<&str> = ["import", how, name].into_iter().chain(imported).collect();
        let all = files.len();
        assert_eq!(done(&import), format!("{all} games imported, 0 were there already\n"));
        assert_eq!(done(&import), format!("0 games imported, {all} were there already\n"));
        assert!(done(&["check", how, name]).contains(&format!("{all} tables")));
        // A table that goes on is not exported.
        place.open().import(open_table("goeson", None), Vec::new()).wait().unwrap();
        let folder = TempFile::new("games");
        done(&["export", folder.text(), how, name]);
        let exported: Vec<Record> =
            fs::read_dir(&folder.0).unwrap().map(|file| record(&file.unwrap().path())).collect();
        assert_eq!(exported.len(), all);
        for file in &files {
            // What is written always has a result.
            let mut wanted = record(file);
            wanted.result = exported.iter().find(|record| record.actions == wanted.actions).unwrap().result.clone();
            assert!(wanted.result.is_some() && exported.contains(&wanted), "{}", file.display());
        }
        // A folder is read as a whole, and gives the same tables elsewhere.
        let other = Place::folder();
        done(&["import", folder.text(), "--data", other.name()]);
        let ids = |place: &Place| -> Vec<String> {
            let over = contents(&place.open()).into_iter().filter(|table| table.over);
            over.map(|table| table.header.id).collect()
        };
        assert_eq!(ids(&other), ids(&place));
    }
}

#[test]
fn lines_of_json_keep_the_tables_and_names_only_if_they_are_wanted() {
    for place in Place::all() {
        let [how, name] = place.args();
        import_games(&place, 4);
        let mut table = contents(&place.open()).remove(0);
        table.header.id = "named".to_owned();
        table.header.seats[0].name = "Ada Lovelace".to_owned();
        table.header.seats[1].bot = Some("master:500".to_owned());
        place.open().import(table, Vec::new()).wait().unwrap();
        let plain = done(&["export", "-", how, name]);
        assert_eq!(plain.lines().count(), 5);
        assert!(!plain.contains("Ada") && plain.contains("master:500"));
        for line in plain.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            assert!(line["record"].as_str().unwrap().contains("\nresult: ") && line["id"].is_string());
        }
        let named = done(&["export", "-", "--names", how, name]);
        assert!(named.contains("Ada Lovelace"));
        let file = TempFile::new("games.jsonl");
        fs::write(&file.0, &named).unwrap();
        let other = Place::folder();
        assert_eq!(done(&["import", file.text(), "--data", other.name()]), "5 games imported, 0 were there already\n");
        assert_eq!(done(&["export", "-", "--names", "--data", other.name()]), named);
        let table = other.open().load("named").unwrap().unwrap();
        assert_eq!((table.header.seats[0].name.as_str(), table.over), ("Ada Lovelace", true));
    }
}

/// A game that was imported is at its address like any other.
#[test]
fn an_imported_game_can_be_looked_at() {
    let place = Place::folder();
    import_games(&place, 3);
    let table = contents(&place.open()).remove(0);
    let Place::Folder(folder) = &place else { unreachable!() };
    let mut running = Running::start(&folder.0);
    let page = running.client.get(&format!("/t/{}", table.header.id));
    assert_eq!(page.status, 200);
    assert!(page.body.contains(&table.header.name));
    let state = running.client.view(&table.header.id);
    assert_eq!(state.revision as usize, table.lines.len());
}

#[test]
fn what_is_not_a_finished_game_is_refused_and_the_others_are_taken() {
    let good = recorded_games().remove(0);
    let text = fs::read_to_string(&good).unwrap();
    let exported = |id: &str, record: &str| {
        serde_json::json!({"id": id, "created": 1, "ended": null, "seats": [{}, {}], "record": record}).to_string()
    };
    let position = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/ys/ys-v2-2p-position.txt");
    let position = fs::read_to_string(position).unwrap();
    let cut: String =
        text.lines().filter(|line| !line.starts_with("result")).take(20).map(|line| format!("{line}\n")).collect();
    let bad = [
        (String::new(), "line "),
        ("noise".to_owned(), "line 1"),
        (text.replace("game: caylus", "game: chess"), "chess"),
        (text.replace("rules version: 1", "rules version: 99"), "99"),
        (cut, "not over"),
        (position, "position"),
        (text.replace("result: ", "result: 1"), "the game ended with"),
        ("{\"id\": 3}".to_owned(), "line 1"),
        ("{}\n[]\n".to_owned(), "line 2"),
        (exported("../../etc", &text), "not the id"),
        (exported("k3v9", "noise"), "line 1"),
        (exported("k3v9", &text).replace("[{},{}]", "[{}]"), "seats"),
        (exported("k3v9", &text).replace("[{},{}]", "[{\"bot\":\"god\"},{}]"), "god"),
    ];
    for place in Place::all() {
        let [how, name] = place.args();
        for (noise, said) in &bad {
            let file = TempFile::new("bad.txt");
            fs::write(&file.0, noise).unwrap();
            let told = refused(65, &["import", file.text(), how, name]);
            assert!(told.contains(said) && told.contains("0 games imported"), "{said}: {told}");
        }
        let file = TempFile::new("bad.txt");
        fs::write(&file.0, [0xff, 0xfe, 0, 1]).unwrap();
        let told = refused(65, &["import", file.text(), good.to_str().unwrap(), how, name]);
        assert!(told.contains("1 games imported") && told.contains("bad.txt"), "{told}");
        assert_eq!(contents(&place.open()).len(), 1);
    }
    refused(78, &["import", "/nonexistent/game.txt", "--data", "/nonexistent/folder"]);
    refused(78, &["export", "-", "--data", "/nonexistent/folder"]);
}
