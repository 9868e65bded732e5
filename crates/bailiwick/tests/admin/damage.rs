//! Damage: what `check` finds, and archives that are not what was written.

use crate::support::{Place, TempFile, admin, contents, done, import_games, open_table, refused};
use serde_json::Value;
use std::fs;
use store::{LineKind, LogLine, StoredTable};

#[test]
fn a_damaged_line_is_found_and_named() {
    for place in Place::all() {
        let [how, name] = place.args();
        let games = import_games(&place, 5);
        assert!(done(&["check", how, name]).contains(&format!("{games} tables with ")));
        let ids: Vec<String> = contents(&place.open()).into_iter().map(|table| table.header.id).collect();
        place.meddle(&format!("UPDATE log SET text = 'pass' WHERE id = '{}' AND revision = 3", ids[0]));
        place.meddle(&format!("DELETE FROM log WHERE id = '{}' AND revision = 7", ids[1]));
        let said = refused(65, &["check", how, name]);
        assert!(
            said.contains(&format!("{}: line 3", ids[0])) && said.contains(&format!("{}: line 7", ids[1])),
            "{said}"
        );
        assert!(
            said.contains(&format!("{} replay", games - 2)) && said.contains("2 of 5 tables are damaged"),
            "{said}"
        );
        let report = admin(&["check", "--json", how, name]);
        let report: Value = serde_json::from_slice(&report.stdout).unwrap();
        assert_eq!((report["tables"].as_u64(), report["damaged"].as_array().unwrap().len()), (Some(5), 2));
        // The others can still be exported, and what is damaged can be deleted and taken from elsewhere.
        let folder = TempFile::new("games");
        assert!(refused(65, &["export", folder.text(), how, name]).contains(&ids[0]));
        assert_eq!(fs::read_dir(&folder.0).unwrap().count(), games - 2);
        done(&["tables", "delete", &ids[0], &ids[1], "--yes", how, name]);
        assert!(done(&["check", how, name]).contains("3 tables"));
    }
}

/// A line that was written as it is and cannot be played, a game that is not over and said to be, and a game of nobody.
#[test]
fn what_does_not_replay_is_found() {
    for place in Place::all() {
        let [how, name] = place.args();
        let store = place.open();
        let import = |table: StoredTable| store.import(table, Vec::new()).wait().unwrap();
        import(open_table("good", None));
        let mut illegal = open_table("illegal", None);
        illegal.lines.push(LogLine { seat: 1, kind: LineKind::Action, text: "place the moon".to_owned() });
        import(illegal);
        import(StoredTable { over: true, ..open_table("notover", None) });
        let mut unknown = open_table("unknown", None);
        unknown.header.game = "chess".to_owned();
        import(unknown);
        let mut newer = open_table("newer", None);
        newer.header.rules_version = 99;
        import(newer);
        drop(store);
        let said = refused(65, &["check", how, name]);
        for fault in [
            "illegal: line 2: ",
            "notover: the game is said to be over",
            "unknown: there is no game `chess`",
            "newer: ",
        ] {
            assert!(said.contains(&format!("\n{fault}")), "{fault}: {said}");
        }
        assert!(said.contains("4 of 5 tables are damaged") && !said.contains("good:"), "{said}");
    }
}

#[test]
fn a_file_with_a_damaged_page_is_found() {
    let place = Place::folder();
    import_games(&place, 6);
    let Place::Folder(folder) = &place else { unreachable!() };
    let path = folder.0.join("bailiwick.sqlite");
    let mut bytes = fs::read(&path).unwrap();
    // Not the first page, which has the schema.
    let page = 4096 * (bytes.len() / 4096 / 2);
    bytes[page..page + 200].fill(0x5a);
    fs::write(&path, &bytes).unwrap();
    let said = refused(65, &["check", "--data", place.name()]);
    assert!(said.contains("the file: "), "{said}");
    // A backup that is cut off is not restored.
    let backup = TempFile::new("a.backup");
    bytes.truncate(bytes.len() / 2);
    fs::write(&backup.0, &bytes).unwrap();
    let restored = Place::folder();
    refused(65, &["restore", backup.text(), "--data", restored.name()]);
    let Place::Folder(folder) = &restored else { unreachable!() };
    assert!(!folder.0.exists());
}

/// The lines of an archive with one table and one key, without the last.
const ARCHIVE: [&str; 3] = [
    r#"{"bailiwick_archive":1,"made":1700000000}"#,
    r#"{"key":{"name":"attic","hash":"0707070707070707070707070707070707070707070707070707070707070707","created":1,"revoked":null}}"#,
    r#"{"table":{"id":"k3v9","name":"Cahors","game":"caylus","rules_version":2,"options":"edition=jeweler favor=full","seed":"340282366920938463463374607431768211455","created":1,"owner":"0101010101010101010101010101010101010101010101010101010101010101","rematch_of":null,"seats":[{"bot":null,"name":"Ada","invitation":null,"was_open":false},{"bot":null,"name":"","invitation":["s","0202020202020202020202020202020202020202020202020202020202020202"],"was_open":true}],"holders":[[1,"0303030303030303030303030303030303030303030303030303030303030303"]],"unlisted":[],"used_invitations":[],"lines":[[1,"sit","Ada"]],"over":false,"ended":null,"abandoned":false}}"#,
];

/// An archive of these lines, with its last one.
fn archive(lines: &[&str], keys: u64, tables: u64) -> String {
    use sha2::{Digest, Sha256};
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let hash: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{text}{{\"keys\":{keys},\"tables\":{tables},\"sha256\":\"{hash}\"}}\n")
}

#[test]
fn archives_are_as_they_are_described() {
    let file = TempFile::new("hand.archive");
    fs::write(&file.0, archive(&ARCHIVE, 1, 1)).unwrap();
    assert!(done(&["check", file.text()]).contains("1 tables with 1 lines: 1 replay"));
    for place in Place::all() {
        let [how, name] = place.args();
        done(&["restore", file.text(), how, name]);
        let store = place.open();
        let table = store.load("k3v9").unwrap().unwrap();
        assert_eq!((table.header.seed, table.lines.len(), table.holders.len()), (u128::MAX, 1, 1));
        assert_eq!(table.header.seats[1].invitation, Some(("s".to_owned(), [2; 32])));
        assert_eq!(store.worker_key(&[7; 32]).unwrap().map(|key| key.name).as_deref(), Some("attic"));
    }
}

/// Whatever is wrong with an archive is found before anything is made of it.
#[test]
fn archives_that_are_not_what_was_written_are_refused() {
    let whole = archive(&ARCHIVE, 1, 1);
    let mut bad: Vec<Vec<u8>> = Vec::new();
    // Cut off, and altered, everywhere.
    bad.extend((1..24).map(|part| whole.as_bytes()[..whole.len() * part / 24].to_vec()));
    for part in 0..24 {
        let mut bytes = whole.clone().into_bytes();
        bytes[whole.len() * part / 24] ^= 4;
        bad.push(bytes);
    }
    // Whole, and wrong.
    let with = |from: &str, to: &str| -> Vec<u8> {
        assert!(ARCHIVE.iter().any(|line| line.contains(from)), "{from}");
        let lines = ARCHIVE.map(|line| line.replace(from, to));
        archive(&[&lines[0], &lines[1], &lines[2]], 1, 1).into_bytes()
    };
    bad.push(with(r#""bailiwick_archive":1"#, r#""bailiwick_archive":2"#));
    bad.push(with(r#""sit""#, r#""fly""#));
    bad.push(with(r#""seed":"3"#, r#""seed":"9"#));
    bad.push(with(r#"[1,"sit""#, r#"[256,"sit""#));
    bad.push(with("0707", "07"));
    bad.push(with("0707", "07é"));
    bad.push(with(r#""over":false,"#, ""));
    bad.push(with(r#""over":false"#, r#""over":false,"more":1"#));
    bad.push(archive(&ARCHIVE, 1, 2).into_bytes());
    bad.push(archive(&ARCHIVE, 0, 1).into_bytes());
    bad.push(archive(&[ARCHIVE[0], ARCHIVE[0]], 0, 0).into_bytes());
    bad.push(archive(&[ARCHIVE[0], "{}"], 0, 0).into_bytes());
    bad.push(archive(&[ARCHIVE[0], "[1,2]"], 0, 0).into_bytes());
    for bytes in bad {
        let (file, restored) = (TempFile::new("bad.archive"), Place::folder());
        fs::write(&file.0, &bytes).unwrap();
        refused(65, &["restore", file.text(), "--data", restored.name()]);
        let Place::Folder(folder) = &restored else { unreachable!() };
        assert!(!folder.0.exists(), "{}", String::from_utf8_lossy(&bytes));
    }
}
