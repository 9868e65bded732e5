//! Copies between stores of both kinds.

use crate::support::{Place, TempFile, contents, done, import_games, open_table, refused};
use store::LineKind;

/// A store with finished games, tables in use, a rematch, one that was ended, and keys.
fn fill(place: &Place) {
    import_games(place, 6);
    let store = place.open();
    for (id, rematch_of) in [("aaaa", None), ("bbbb", Some("aaaa")), ("cccc", None)] {
        store.import(open_table(id, rematch_of), Vec::new()).wait().unwrap();
    }
    // An invitation that was used still leads to its table.
    let line = store::LogLine { seat: 2, kind: LineKind::Sit, text: "Odile".to_owned() };
    store.claim("bbbb", 2, line, vec![[9; 32]], None).wait().unwrap();
    store.abandon("cccc").wait().unwrap();
    store.add_worker_key("attic", [7; 32], 1_700_000_000).wait().unwrap();
    store.add_worker_key("cellar", [8; 32], 1_700_000_001).wait().unwrap();
    store.revoke_worker_key("cellar", 1_700_000_002).wait().unwrap();
}

#[test]
fn a_copy_there_and_back_is_the_same() {
    let first = Place::folder();
    fill(&first);
    let store = first.open();
    let (all, keys) = (contents(&store), store.worker_keys().unwrap());
    drop(store);
    assert!(
        all.len() > 8
            && all.iter().any(|table| !table.used_invitations.is_empty() && table.header.rematch_of.is_some())
    );
    for there in Place::all() {
        let back = Place::folder();
        let said = done(&["copy", "--from", first.name(), "--to", there.name()]);
        assert!(said.contains(&format!("{} tables", all.len())) && said.contains("2 keys"), "{said}");
        let store = there.open();
        assert_eq!((contents(&store), store.worker_keys().unwrap()), (all.clone(), keys.clone()));
        // Bots go on where they are to act, and nowhere else.
        assert_eq!(store.job_counts().unwrap().waiting, 2);
        drop(store);
        done(&["copy", "--from", there.name(), "--to", back.name()]);
        let store = back.open();
        assert_eq!((contents(&store), store.worker_keys().unwrap()), (all.clone(), keys.clone()));
    }
}

#[test]
fn a_copy_adds_only_if_it_is_told_to() {
    for there in Place::all() {
        let first = Place::folder();
        fill(&first);
        there.open().import(open_table("dddd", None), Vec::new()).wait().unwrap();
        let copy = ["copy", "--from", first.name(), "--to", there.name()];
        let with = |more: &[&'static str]| -> Vec<&str> { copy.iter().chain(more).copied().collect() };
        assert!(refused(73, &copy).contains("nothing is overwritten"));
        assert_eq!(contents(&there.open()).len(), 1);
        assert!(done(&with(&["--table", "bbbb"])).contains("1 tables with 3 lines, 0 keys"));
        assert!(refused(65, &with(&["--table", "nope"])).contains("nope: there is no such table"));
        // What is there and the same stays; what differs is told.
        let table = contents(&first.open());
        let said = done(&with(&["--merge"]));
        assert!(said.contains(&format!("{} tables", table.len() - 1)), "{said}");
        assert!(said.contains("there already, and the same: 1 tables"), "{said}");
        there.open().abandon("aaaa").wait().unwrap();
        assert!(refused(65, &with(&["--merge"])).contains("aaaa: another table with this id"));
        assert_eq!(contents(&there.open()).len(), table.len() + 1);
    }
}

#[test]
fn a_copy_stops_at_a_damaged_table_unless_it_is_to_be_left_out() {
    for first in Place::all() {
        fill(&first);
        first.meddle("UPDATE log SET text = 'place 99' WHERE id = 'aaaa' AND revision = 1");
        let there = Place::folder();
        let copy = ["copy", "--from", first.name(), "--to", there.name()];
        let said = refused(65, &copy);
        assert!(said.contains("table aaaa is damaged") && said.contains("--skip-damaged"), "{said}");
        let there = Place::folder();
        let said = refused(65, &["copy", "--from", first.name(), "--to", there.name(), "--skip-damaged"]);
        assert!(said.contains("\naaaa: ") && said.contains("copied and compared: "), "{said}");
        let ids: Vec<String> = contents(&there.open()).into_iter().map(|table| table.header.id).collect();
        assert!(ids.len() > 7 && !ids.contains(&"aaaa".to_owned()) && ids.contains(&"bbbb".to_owned()));
    }
}

#[test]
fn places_that_cannot_be_right_are_said() {
    let (first, there) = (Place::folder(), Place::folder());
    refused(78, &["copy", "--from", first.name(), "--to", there.name()]);
    fill(&first);
    assert!(refused(78, &["copy", "--from", first.name(), "--to", first.name()]).contains("the same"));
    assert!(refused(78, &["copy", "--from", first.name(), "--to", "mysql://a/b"]).contains("postgres://"));
    assert!(
        refused(75, &["copy", "--from", "postgres://a:hush@127.0.0.1:1/b", "--to", there.name()]).contains("127.0.0.1")
    );
    let noise = TempFile::new("noise");
    std::fs::write(&noise.0, "noise").unwrap();
    assert!(refused(65, &["copy", "--from", noise.text(), "--to", there.name()]).contains("not a backup"));
    // A folder in which another program has a database of the same name.
    let Place::Folder(folder) = &there else { unreachable!() };
    std::fs::create_dir_all(&folder.0).unwrap();
    there.meddle("CREATE TABLE notes (text)");
    assert!(refused(78, &["copy", "--from", first.name(), "--to", there.name()]).contains("another program"));
}
