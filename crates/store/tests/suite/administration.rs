//! What the operator asks of the log.

use super::{header, line, on_both_engines};
use crate::support::Place;
use store::{LineKind, Store, StoreError, StoredTable, TableHeader, WorkerKey};

on_both_engines!(
    all_tables_are_listed_page_by_page,
    a_table_that_is_deleted_leaves_nothing,
    nothing_is_written_to_an_abandoned_table,
    a_table_is_imported_as_it_was,
    a_key_is_good_until_it_is_revoked,
);

fn played(store: &Store, id: &str) {
    store.create(header(id), vec![(1, [1; 32]), (1, [2; 32])]).wait().unwrap();
    store.append(id, 0, line(1, LineKind::Action, "place 4"), false, None).wait().unwrap();
    store.claim(id, 1, line(3, LineKind::Sit, "Bob"), vec![[3; 32]], None).wait().unwrap();
    store.set_removed(id, vec![3], true).wait().unwrap();
}

fn all_tables_are_listed_page_by_page(place: &Place) {
    let store = place.open();
    for id in ["b", "a", "d", "c", "B"] {
        store.create(header(id), Vec::new()).wait().unwrap();
    }
    store.append("c", 0, line(1, LineKind::Action, "pass"), true, None).wait().unwrap();
    let (mut all, mut after) = (Vec::new(), String::new());
    loop {
        let page = store.tables(&after, 2).unwrap();
        let Some(last) = page.last() else { break };
        after = last.id.clone();
        all.extend(page);
    }
    let ids: Vec<&str> = all.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, ["B", "a", "b", "c", "d"]);
    let ended: Vec<(u64, bool)> = all.iter().map(|table| (table.revision, table.ended)).collect();
    assert_eq!(ended, [(0, false), (0, false), (0, false), (1, true), (0, false)]);
    let first = &all[1];
    assert_eq!((first.players, first.created, first.owner), (3, 5, [7; 32]));
    assert!(store.size().unwrap() > 4096);
}

fn a_table_that_is_deleted_leaves_nothing(place: &Place) {
    let store = place.open();
    played(&store, "a");
    played(&store, "b");
    store.create(TableHeader { rematch_of: Some("a".to_owned()), ..header("r") }, Vec::new()).wait().unwrap();
    store.delete("a").wait().unwrap();
    assert!(matches!(store.delete("a").wait(), Err(StoreError::Conflict)));
    assert!(store.load("a").unwrap().is_none());
    assert_eq!(store.held(&[1; 32], 10).unwrap(), [("b".to_owned(), 1)]);
    assert_eq!(store.invited(&[b'a'; 32]).unwrap(), None);
    assert_eq!(store.load("r").unwrap().unwrap().header.rematch_of, None, "its rematch is a table like any other");
    assert!(store.append("a", 2, line(1, LineKind::Action, "pass"), false, None).wait().is_err());
    assert!(store.append("a", 0, line(1, LineKind::Action, "pass"), false, None).wait().is_err());
    played(&store, "a");
}

fn nothing_is_written_to_an_abandoned_table(place: &Place) {
    let store = place.open();
    played(&store, "a");
    store.abandon("a").wait().unwrap();
    assert!(matches!(store.abandon("a").wait(), Err(StoreError::Conflict)));
    assert!(matches!(store.abandon("nowhere").wait(), Err(StoreError::Conflict)));
    let refused = store.append("a", 2, line(1, LineKind::Action, "pass"), false, None).wait();
    assert!(matches!(refused, Err(StoreError::Conflict)));
    let table = store.load("a").unwrap().unwrap();
    assert_eq!((table.over, table.abandoned, table.lines.len()), (true, true, 2));
    assert!(table.ended.is_some_and(|ended| ended > 1_700_000_000));
}

/// Everything that the log has of a table is carried over, to either engine.
fn a_table_is_imported_as_it_was(place: &Place) {
    let store = place.open();
    played(&store, "a");
    store.append("a", 2, line(1, LineKind::Action, "pass"), true, None).wait().unwrap();
    played(&store, "b");
    store.abandon("b").wait().unwrap();
    let elsewhere = Place::folder("import");
    let copies = elsewhere.open();
    for id in ["a", "b"] {
        let table: StoredTable = store.load(id).unwrap().unwrap();
        assert_eq!(
            (&table.unlisted[..], &table.used_invitations[..]),
            (&[(3, [3; 32])][..], &[(3, [id.as_bytes()[0]; 32])][..])
        );
        copies.import(table.clone(), Vec::new()).wait().unwrap();
        assert!(matches!(copies.import(table.clone(), Vec::new()).wait(), Err(StoreError::Conflict)));
        assert_eq!(copies.load(id).unwrap().as_ref(), Some(&table));
        store.delete(id).wait().unwrap();
        store.import(copies.load(id).unwrap().unwrap(), Vec::new()).wait().unwrap();
        assert_eq!(store.load(id).unwrap(), Some(table), "and back");
    }
}

fn a_key_is_good_until_it_is_revoked(place: &Place) {
    let store = place.open();
    store.add_worker_key("attic", [1; 32], 10).wait().unwrap();
    store.add_worker_key("cellar", [2; 32], 11).wait().unwrap();
    assert!(
        matches!(store.add_worker_key("attic", [3; 32], 12).wait(), Err(StoreError::Conflict)),
        "the name is taken"
    );
    let key = |name: &str, hash, created, revoked| WorkerKey { name: name.to_owned(), hash, created, revoked };
    assert_eq!(store.worker_key(&[1; 32]).unwrap(), Some(key("attic", [1; 32], 10, None)));
    store.revoke_worker_key("attic", 20).wait().unwrap();
    assert!(matches!(store.revoke_worker_key("attic", 21).wait(), Err(StoreError::Conflict)));
    assert!(matches!(store.revoke_worker_key("loft", 21).wait(), Err(StoreError::Conflict)));
    assert_eq!(store.worker_keys().unwrap(), [key("attic", [1; 32], 10, Some(20)), key("cellar", [2; 32], 11, None)]);
    assert_eq!(store.worker_key(&[3; 32]).unwrap(), None);
}

/// A copy that is made while others write has everything that was acknowledged before, and is a log like any other.
#[test]
fn a_backup_of_a_log_in_use_is_whole() {
    let place = Place::folder("backup");
    let store = place.open();
    played(&store, "a");
    let copy = Place::folder("restored");
    std::fs::create_dir_all(copy.path()).unwrap();
    let file = copy.path().join("bailiwick.sqlite");
    std::thread::scope(|scope| {
        scope.spawn(|| {
            (2..60).for_each(|revision| {
                store.append("a", revision, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
            })
        });
        store.backup(&file).unwrap();
    });
    assert!(matches!(store.backup(&file), Err(StoreError::Disk(..))), "nothing is written over");
    let lines = copy.open().load("a").unwrap().unwrap().lines;
    assert!(lines.len() >= 2 && store.load("a").unwrap().unwrap().lines.starts_with(&lines));
}

#[test]
fn a_database_is_backed_up_with_its_own_tools() {
    let Some(place) = Place::postgres("backup") else { return };
    let refused = place.open().backup(std::path::Path::new("nowhere.sqlite")).unwrap_err();
    assert!(refused.to_string().contains("pg_dump"), "{refused}");
}

/// Beside a process that uses a folder everything can be read, and of what can be written only what that process does not keep in
/// memory.
#[test]
fn beside_a_process_nothing_is_written_that_it_would_not_notice() {
    let place = Place::folder("beside");
    let store = place.open();
    let beside = Store::open_beside(&place.location).unwrap();
    let inside =
        |result: Result<(), StoreError>| matches!(result, Err(StoreError::InUse(folder)) if folder == place.path());
    assert!(inside(beside.delete("a").wait()) && inside(beside.abandon("a").wait()));
    beside.add_worker_key("attic", [1; 32], 10).wait().unwrap();
    assert!(matches!(beside.add_worker_key("attic", [2; 32], 10).wait(), Err(StoreError::Conflict)));
    assert_eq!(store.worker_key(&[1; 32]).unwrap().map(|key| key.name).as_deref(), Some("attic"));
    store.revoke_worker_key("attic", 20).wait().unwrap();
    assert_eq!(beside.worker_keys().unwrap()[0].revoked, Some(20));
    assert!(beside.damage().unwrap().is_empty());
    drop((beside, store));
    place.meddle("PRAGMA user_version = 1");
    assert!(matches!(Store::open_beside(&place.location), Err(StoreError::Version { found: 1, .. })));
    assert!(Store::open_for_backup(&place.path()).is_ok());
    place.meddle("PRAGMA user_version = 99");
    assert!(matches!(Store::open_for_backup(&place.path()), Err(StoreError::Version { found: 99, .. })));
}
