//! Backups of stores in use, and what is restored from them.

use crate::running::Running;
use crate::running::client::{Client, hotseat, you};
use crate::support::{Place, TempFile, admin, contents, done, import_games, meddle, open_table, refused};
use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{LineKind, LogLine};

/// Plays at a table until it is told to stop, or the game is over. Notes how many moves were acknowledged.
fn play(mut client: Client, id: &str, told: &Mutex<BTreeMap<String, usize>>, stop: &AtomicBool) {
    for number in 0_usize.. {
        let view = client.view(id);
        let Some(action) = view.legal.get((number * 7).checked_rem(view.legal.len()).unwrap_or(0)) else { return };
        if stop.load(Ordering::Relaxed) {
            return;
        }
        assert_eq!(client.act(id, view.revision, action).status, 200);
        *told.lock().unwrap().entry(id.to_owned()).or_default() += 1;
    }
}

#[test]
fn a_backup_of_a_server_in_use_has_every_move_that_was_acknowledged() {
    let place = Place::folder();
    let Place::Folder(folder) = &place else { unreachable!() };
    let mut running = Running::start(&folder.0);
    let ids: Vec<String> = (0..3).map(|_| running.client.table("caylus", &[you(), hotseat()]).id).collect();
    let (told, stop) = (Mutex::new(BTreeMap::new()), AtomicBool::new(false));
    let mut backups = Vec::new();
    std::thread::scope(|scope| {
        for id in &ids {
            let (client, told, stop) = (running.client.clone(), &told, &stop);
            scope.spawn(move || play(client, id, told, stop));
        }
        for number in 0..4 {
            while told.lock().unwrap().values().sum::<usize>() < 20 * (number + 1) {
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
            let before = told.lock().unwrap().clone();
            let file = TempFile::new("busy.backup");
            done(&["backup", file.text(), "--data", place.name()]);
            backups.push((file, before));
        }
        stop.store(true, Ordering::Relaxed);
    });
    let last = TempFile::new("quiet.backup");
    done(&["backup", last.text(), "--data", place.name()]);
    assert_eq!(last.neighbours(), ["quiet.backup"], "one file");
    // Reading goes on beside the server; what it would not notice is refused.
    assert!(done(&["check", "--data", place.name()]).contains("3 tables"));
    assert_eq!(done(&["tables", "list", "--json", "--data", place.name()]).lines().count(), 3);
    assert!(refused(75, &["tables", "delete", &ids[0], "--yes", "--data", place.name()]).contains("end it"));
    assert!(refused(75, &["copy", "--from", place.name(), "--to", "/nonexistent/x"]).contains("a backup of a running"));
    let record = crate::support::recorded_games().remove(0);
    refused(75, &["import", record.to_str().unwrap(), "--data", place.name()]);
    drop(running);

    let all = contents(&place.open());
    assert_eq!(all.len(), 3);
    for (file, before) in &backups {
        assert!(done(&["check", file.text()]).contains("3 tables"));
        let restored = Place::folder();
        done(&["restore", file.text(), "--data", restored.name()]);
        for (table, now) in contents(&restored.open()).into_iter().zip(&all) {
            assert!(now.lines.starts_with(&table.lines), "what is there was played");
            assert!(table.lines.len() >= before.get(&table.header.id).copied().unwrap_or(0), "nothing is missing");
            assert_eq!((&table.header, &table.holders), (&now.header, &now.holders));
        }
    }
    // A server goes on from the last one, with the seats of everybody.
    let restored = Place::folder();
    done(&["restore", last.text(), "--data", restored.name()]);
    assert_eq!(contents(&restored.open()), all);
    let Place::Folder(folder) = &restored else { unreachable!() };
    let mut again = Running::start(&folder.0);
    assert_eq!(again.client.view(&ids[0]).revision as usize, told.lock().unwrap()[&ids[0]]);
}

#[test]
fn an_archive_of_a_database_in_use_has_every_line_that_was_written() {
    let Some(place) = Place::schema() else { return };
    let store = place.open();
    store.import(open_table("busy", None), Vec::new()).wait().unwrap();
    let games = import_games(&place, 6);
    let stop = AtomicBool::new(false);
    let written = Mutex::new(2_u64);
    let mut backups = Vec::new();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !stop.load(Ordering::Relaxed) {
                let revision = *written.lock().unwrap();
                let line = LogLine { seat: 1, kind: LineKind::Sit, text: format!("Ada {revision}") };
                store.append("busy", revision, line, false, None).wait().unwrap();
                *written.lock().unwrap() += 1;
            }
        });
        for _ in 0..3 {
            let before = *written.lock().unwrap();
            let file = TempFile::new("busy.archive");
            done(&["backup", file.text(), "--database", place.name()]);
            backups.push((file, before));
        }
        stop.store(true, Ordering::Relaxed);
    });
    let all = contents(&store);
    for (file, before) in &backups {
        for restored in Place::all() {
            let [how, name] = restored.args();
            done(&["restore", file.text(), how, name]);
            let tables = contents(&restored.open());
            assert_eq!(tables.len(), games + 1);
            for (table, now) in tables.into_iter().zip(&all) {
                assert!(now.lines.starts_with(&table.lines));
                assert!(table.header.id != "busy" || table.lines.len() as u64 >= *before);
                assert_eq!((&table.header, &table.holders), (&now.header, &now.holders));
            }
        }
    }
}

#[test]
fn nothing_is_overwritten() {
    for place in Place::all() {
        let [how, name] = place.args();
        import_games(&place, 3);
        let before = contents(&place.open());
        let file = TempFile::new("a.backup");
        fs::write(&file.0, "precious").unwrap();
        assert!(refused(73, &["backup", file.text(), how, name]).contains("exists already"));
        assert_eq!(fs::read(&file.0).unwrap(), b"precious");
        fs::remove_file(&file.0).unwrap();
        done(&["backup", file.text(), how, name]);
        assert!(refused(73, &["restore", file.text(), how, name]).contains("nothing is overwritten"));
        assert_eq!(contents(&place.open()), before);
        assert_eq!(file.neighbours(), ["a.backup"]);
        // Others cannot read seeds and invitations.
        #[cfg(unix)]
        assert_eq!(
            std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file.0).unwrap().permissions()) & 0o777,
            0o600
        );
    }
}

#[test]
fn a_backup_goes_into_either_kind_of_store() {
    for place in Place::all() {
        let [how, name] = place.args();
        import_games(&place, 4);
        place.open().import(open_table("k3v9", None), Vec::new()).wait().unwrap();
        done(&["keys", "make", "attic", how, name]);
        let file = TempFile::new("a.backup");
        done(&["backup", file.text(), how, name]);
        let store = place.open();
        let (all, keys) = (contents(&store), store.worker_keys().unwrap());
        drop(store);
        for restored in Place::all() {
            let [how, name] = restored.args();
            done(&["restore", file.text(), how, name]);
            let store = restored.open();
            assert_eq!((contents(&store), store.worker_keys().unwrap()), (all.clone(), keys.clone()));
        }
    }
}

/// What a file of version 5 has and one of version 4 had not.
const BACK_TO_VERSION_4: &str = "ALTER TABLE log DROP COLUMN checksum; ALTER TABLE tables DROP COLUMN abandoned;
    ALTER TABLE tables DROP COLUMN changes; DROP TABLE workers; DROP INDEX unfinished_of; DROP TABLE jobs;
    PRAGMA user_version = 4; PRAGMA application_id = 0;";

#[test]
fn a_folder_of_an_older_version_is_backed_up_as_it_is() {
    let place = Place::folder();
    import_games(&place, 3);
    let all = contents(&place.open());
    place.meddle(BACK_TO_VERSION_4);
    let file = TempFile::new("old.backup");
    done(&["backup", file.text(), "--data", place.name()]);
    let version = |file: &std::path::Path| -> i64 {
        let connection = rusqlite::Connection::open(file).unwrap();
        connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
    };
    let Place::Folder(folder) = &place else { unreachable!() };
    assert_eq!(version(&folder.0.join("bailiwick.sqlite")), 4, "nothing has changed");
    assert_eq!(version(&file.0), 4);
    let restored = Place::folder();
    done(&["restore", file.text(), "--data", restored.name()]);
    assert_eq!(contents(&restored.open()), all, "brought up to date");
    assert!(done(&["check", "--data", place.name()]).contains("3 tables"), "brought up to date, too");
}

#[test]
fn what_is_no_backup_is_refused_and_leaves_nothing_behind() {
    let place = Place::folder();
    import_games(&place, 2);
    place.open();
    let file = TempFile::new("a.backup");
    done(&["backup", file.text(), "--data", place.name()]);
    let refuse = |code, path: &std::path::Path| {
        let restored = Place::folder();
        let said = refused(code, &["restore", path.to_str().unwrap(), "--data", restored.name()]);
        let Place::Folder(folder) = &restored else { unreachable!() };
        assert!(!folder.0.join("bailiwick.sqlite").exists(), "{said}");
        said
    };
    let bad = TempFile::new("bad.backup");
    for noise in [&b""[..], b"SQLite format 2\0", b"hello"] {
        fs::write(&bad.0, noise).unwrap();
        refuse(65, &bad.0);
    }
    fs::write(&bad.0, b"SQLite format 3\0 and more that is no database").unwrap();
    refuse(78, &bad.0);
    refuse(78, std::path::Path::new("/nonexistent/a.backup"));
    fs::copy(&file.0, &bad.0).unwrap();
    meddle(&bad.0, "PRAGMA user_version = 99");
    assert!(refuse(78, &bad.0).contains("newer"));
    fs::remove_file(&bad.0).unwrap();
    meddle(&bad.0, "CREATE TABLE notes (text)");
    assert!(refuse(78, &bad.0).contains("another program"));
}

#[test]
fn what_cannot_be_backed_up_is_said() {
    let file = TempFile::new("a.backup");
    assert!(refused(78, &["backup", file.text(), "--data", "/nonexistent/folder"]).contains("/nonexistent/folder"));
    assert!(refused(78, &["backup", file.text(), "--database", "mysql://a/b"]).contains("postgres://"));
    assert!(
        refused(75, &["backup", file.text(), "--database", "postgres://a:hush@127.0.0.1:1/b"]).contains("127.0.0.1")
    );
    let said = admin(&["backup", file.text(), "--database", "postgres://a:hush@127.0.0.1:1/b"]);
    assert!(!String::from_utf8_lossy(&said.stderr).contains("hush"), "the password is nobody's business");
    let place = Place::folder();
    import_games(&place, 2);
    refused(78, &["backup", "/nonexistent/folder/a.backup", "--data", place.name()]);
    place.meddle("PRAGMA user_version = 99");
    assert!(refused(78, &["backup", file.text(), "--data", place.name()]).contains("newer"));
    assert!(file.neighbours().is_empty(), "{:?}", file.neighbours());
}
