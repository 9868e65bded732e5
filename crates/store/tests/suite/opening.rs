//! Who may open which log, and what those are told who may not.

use super::{header, on_both_engines};
use crate::support::{Place, run};
use store::{Location, Store, StoreError};

on_both_engines!(a_log_of_a_newer_version_is_left_alone, a_log_of_another_program_is_left_alone);

/// Why a log cannot be opened.
fn refusal(location: &Location) -> StoreError {
    Store::open(location).err().expect("it should be refused")
}

fn a_log_of_a_newer_version_is_left_alone(place: &Place) {
    place.open().create(header("a"), Vec::new()).wait().unwrap();
    let (newer, same) = match place.location {
        Location::Folder(_) => ("PRAGMA user_version = 99", "PRAGMA user_version = 5"),
        Location::Postgres(_) => {
            ("UPDATE bailiwick_schema SET version = 99", "UPDATE bailiwick_schema SET version = 1")
        }
    };
    place.meddle(newer);
    let refused = refusal(&place.location);
    assert!(matches!(refused, StoreError::Version { found: 99, .. }), "{refused:?}");
    assert!(refused.to_string().contains("newer bailiwick") && !refused.is_temporary());
    place.meddle(same);
    assert!(place.open().load("a").unwrap().is_some());
}

fn a_log_of_another_program_is_left_alone(place: &Place) {
    if let Location::Folder(folder) = &place.location {
        std::fs::create_dir_all(folder).unwrap();
    }
    place.meddle("CREATE TABLE notes (text text); INSERT INTO notes VALUES ('mine')");
    let refused = refusal(&place.location);
    assert!(matches!(refused, StoreError::Foreign(_)) && !refused.is_temporary(), "{refused:?}");
    place.meddle("INSERT INTO notes VALUES ('still mine')");
}

#[test]
fn a_folder_is_used_by_one_process() {
    let place = Place::folder("one");
    let _first = place.open();
    let refused = refusal(&place.location);
    assert!(matches!(refused, StoreError::InUse(_)) && !refused.is_temporary(), "{refused:?}");
}

#[test]
fn what_is_no_database_is_left_alone() {
    let place = Place::folder("garbage");
    std::fs::create_dir_all(place.path()).unwrap();
    let file = place.path().join("bailiwick.sqlite");
    std::fs::write(&file, "my diary, which is long enough to be looked at as a database\n".repeat(100)).unwrap();
    assert!(matches!(refusal(&place.location), StoreError::Foreign(_)));
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("my diary"));
    let blocked = Location::Folder(file.join("below a file"));
    let refused = refusal(&blocked);
    assert!(matches!(&refused, StoreError::Disk(..)) && refused.to_string().contains("below a file"), "{refused}");
}

/// Seeds of games and open invitations are for nobody but the owner.
#[cfg(unix)]
#[test]
fn files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::folder("modes");
    // One that an older version has left open to all.
    std::fs::create_dir_all(place.path()).unwrap();
    std::fs::write(place.path().join("bailiwick.sqlite"), "").unwrap();
    let store = place.open();
    store.create(header("a"), Vec::new()).wait().unwrap();
    store.backup(&place.path().join("copy.sqlite")).unwrap();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&place.path()), 0o700);
    let files: Vec<_> = std::fs::read_dir(place.path()).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

/// The address of the database for tests with something else in place of a part of it.
fn address(change: impl Fn(&str) -> String) -> Option<Location> {
    let Ok(server) = std::env::var("BAILIWICK_TEST_POSTGRES") else {
        eprintln!("skipped: BAILIWICK_TEST_POSTGRES names no database for tests");
        return None;
    };
    Some(Location::Postgres(change(&server)))
}

#[test]
fn who_cannot_be_reached_is_named_without_the_password() {
    let nobody = Location::Postgres("postgres://ada:secret@127.0.0.1:1/house".to_owned());
    let refused = refusal(&nobody);
    assert!(matches!(refused, StoreError::Unreachable { .. }) && refused.is_temporary(), "{refused:?}");
    let said = refused.to_string();
    assert!(said.contains("postgres://ada@127.0.0.1:1/house") && !said.contains("secret"), "{said}");
    assert!(!format!("{nobody:?} {nobody}").contains("secret"));
}

#[test]
fn who_refuses_says_why() {
    let no_house = |server: &str| server.rsplit_once('/').map(|(server, _)| format!("{server}/nohouse")).unwrap();
    let Some(location) = address(no_house) else { return };
    let refused = refusal(&location);
    assert!(matches!(refused, StoreError::Denied { .. }) && !refused.is_temporary(), "{refused:?}");
    assert!(refused.to_string().contains("nohouse"), "{refused}");
}

/// The database for tests lets nobody called `eve` in without the right password.
#[test]
fn a_wrong_password_is_refused() {
    let Some(Location::Postgres(server)) = address(str::to_owned) else { return };
    let Some((_, place)) = server.rsplit_once('@') else { return };
    run(
        &server,
        "DO $$ BEGIN CREATE ROLE eve LOGIN PASSWORD 'right'; EXCEPTION WHEN duplicate_object THEN NULL; END $$",
    );
    let refused = refusal(&Location::Postgres(format!("postgres://eve:wrong@{place}")));
    // A server that trusts everybody lets Eve in, who may not create tables.
    assert!(matches!(refused, StoreError::Denied { .. } | StoreError::Database(_)), "{refused:?}");
    assert!(!refused.to_string().contains("wrong"), "{refused}");
}

#[test]
fn an_address_is_told_from_a_folder() {
    assert!(matches!("postgres://db/house".parse::<Location>(), Ok(Location::Postgres(_))));
    assert!(matches!("data".parse::<Location>(), Ok(Location::Folder(_))));
    for garbage in ["", "data", "mysql://db/house", "postgres://", "postgres://db:port/house", "postgres://\u{202e}:x@"]
    {
        let refused = Location::database(garbage).expect_err(garbage);
        assert!(refused.to_string().contains("postgres://ada:secret@localhost"), "{garbage}: {refused}");
    }
}
