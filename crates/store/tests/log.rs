//! The log from outside: what is written is there once and in order.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

use std::path::PathBuf;
use store::{Invited, LineKind, LogLine, Store, StoreError, StoredSeat, TableHeader};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("bailiwick-store-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn header(id: &str) -> TableHeader {
    let seat = |bot: Option<&str>, name: &str| StoredSeat {
        bot: bot.map(str::to_owned),
        name: name.to_owned(),
        invitation: None,
        was_open: false,
    };
    let mut seats = vec![seat(None, "Ada"), seat(Some("master"), "Bot"), seat(None, "")];
    seats[2].invitation = Some((format!("secret of {id}"), [id.as_bytes()[0]; 32]));
    seats[2].was_open = true;
    TableHeader {
        id: id.to_owned(),
        name: "O'Hara \"; --".to_owned(),
        game: "caylus".to_owned(),
        rules_version: 1,
        options: "edition=first".to_owned(),
        seed: u128::MAX - 1,
        created: 5,
        owner: [7; 32],
        rematch_of: None,
        seats,
    }
}

fn line(seat: u8, kind: LineKind, text: &str) -> LogLine {
    LogLine { seat, kind, text: text.to_owned() }
}

#[test]
fn a_table_is_read_as_it_was_written() {
    let folder = Folder::new("read");
    let lines = [line(1, LineKind::Action, "place 4"), line(1, LineKind::Undo, "0"), line(1, LineKind::Action, "pass")];
    {
        let store = Store::open(&folder.0).unwrap();
        store.create(header("a"), vec![(1, [1; 32])]).wait().unwrap();
        for (revision, line) in lines.iter().enumerate() {
            store.append("a", revision as u64, line.clone(), false).wait().unwrap();
        }
        assert!(matches!(Store::open(&folder.0), Err(StoreError::InUse(_))));
    }
    let store = Store::open(&folder.0).unwrap();
    let stored = store.load("a").unwrap().unwrap();
    assert_eq!((stored.header, stored.holders, stored.lines.as_slice()), (header("a"), vec![(1, [1; 32])], &lines[..]));
    assert!(store.load("b").unwrap().is_none());
}

#[test]
fn a_line_is_written_once_and_without_gaps() {
    let folder = Folder::new("once");
    let store = Store::open(&folder.0).unwrap();
    store.create(header("a"), Vec::new()).wait().unwrap();
    assert!(matches!(store.create(header("a"), Vec::new()).wait(), Err(StoreError::Conflict)));
    // Asked for together, they share a transaction; those that fail do not harm the others.
    let pass = || line(1, LineKind::Action, "pass");
    let all: Vec<_> =
        [0, 0, 1, 3, 1, 2].into_iter().map(|revision| store.append("a", revision, pass(), false)).collect();
    let done: Vec<bool> = all.into_iter().map(|pending| pending.wait().is_ok()).collect();
    assert_eq!(done, [true, false, true, false, false, true]);
    assert_eq!(store.load("a").unwrap().unwrap().lines.len(), 3);
}

#[test]
fn an_invitation_is_good_for_one() {
    let folder = Folder::new("claim");
    let store = Store::open(&folder.0).unwrap();
    store.create(header("a"), Vec::new()).wait().unwrap();
    let hash = [b'a'; 32];
    let invited = |is_open| Some(Invited { id: "a".to_owned(), seat: 3, is_open });
    assert_eq!(store.invited(&hash).unwrap(), invited(true));
    let sit = || line(3, LineKind::Sit, "Bob");
    assert!(store.claim("a", 4, sit(), vec![[2; 32]]).wait().is_err(), "not at another revision");
    assert_eq!(store.invited(&hash).unwrap(), invited(true), "which changes nothing");
    store.claim("a", 0, sit(), vec![[2; 32], [3; 32]]).wait().unwrap();
    assert!(store.claim("a", 1, sit(), vec![[4; 32]]).wait().is_err());
    assert_eq!(store.invited(&hash).unwrap(), invited(false), "it still leads there");
    assert_eq!(store.invited(&[9; 32]).unwrap(), None);
    assert_eq!(store.held(&[2; 32], 10).unwrap(), [("a".to_owned(), 3)]);
    assert_eq!(store.held(&[4; 32], 10).unwrap(), []);
    store.hold("a", 3, vec![[4; 32]]).wait().unwrap();
    assert_eq!(store.held(&[4; 32], 10).unwrap(), [("a".to_owned(), 3)]);
    let stored = store.load("a").unwrap().unwrap();
    let seat = &stored.header.seats[2];
    assert_eq!((stored.lines, &seat.invitation, seat.was_open), (vec![sit()], &None, true));
}

#[test]
fn tables_with_bots_are_found_until_they_end() {
    let folder = Folder::new("bots");
    let store = Store::open(&folder.0).unwrap();
    let mut people = header("p");
    people.seats[1].bot = None;
    for table in [header("a"), header("b"), people] {
        store.create(table, Vec::new()).wait().unwrap();
    }
    store.append("a", 0, line(1, LineKind::Action, "pass"), true).wait().unwrap();
    assert_eq!(store.unfinished_with_bots().unwrap(), ["b"]);
    assert!(store.load("a").unwrap().unwrap().ended.is_some_and(|ended| ended > 1_700_000_000), "when it ended");
    store.append("a", 1, line(1, LineKind::Undo, "0"), false).wait().unwrap();
    assert_eq!(store.unfinished_with_bots().unwrap(), ["a", "b"]);
    assert_eq!(store.load("a").unwrap().unwrap().ended, None);
    store.append("p", 0, line(1, LineKind::Leave, "master"), false).wait().unwrap();
    assert_eq!(store.unfinished_with_bots().unwrap(), ["a", "b", "p"], "a bot plays for somebody who left");
}

#[test]
fn a_table_is_removed_from_the_lists_of_those_who_hold_the_seat() {
    let folder = Folder::new("removed");
    let store = Store::open(&folder.0).unwrap();
    for id in ["a", "b"] {
        store.create(header(id), vec![(1, [1; 32]), (3, [1; 32]), (1, [2; 32]), (3, [3; 32])]).wait().unwrap();
    }
    let listed = |hash: u8| store.listed(&[hash; 32], 10).unwrap();
    assert_eq!(listed(1), ["a", "b"]);
    store.set_removed("a", vec![1], true).wait().unwrap();
    assert_eq!([listed(1), listed(2), listed(3)], [vec!["a", "b"], vec!["b"], vec!["a", "b"]], "one of two seats");
    store.set_removed("a", vec![1, 3], true).wait().unwrap();
    assert_eq!([listed(1), listed(3)], [["b"], ["b"]]);
    assert_eq!(store.held(&[2; 32], 10).unwrap().len(), 2, "it is held all the same");
    store.set_removed("a", vec![1], false).wait().unwrap();
    assert_eq!([listed(1), listed(2)], [["a", "b"], ["a", "b"]]);
}

#[test]
fn a_table_has_one_rematch() {
    let folder = Folder::new("rematch");
    let again = |id: &str| TableHeader { rematch_of: Some("a".to_owned()), ..header(id) };
    {
        let store = Store::open(&folder.0).unwrap();
        store.create(header("a"), Vec::new()).wait().unwrap();
        assert_eq!(store.rematch_of("a").unwrap(), None);
        // Asked for together, the first is made.
        let all = ["b", "c", "d"].map(|id| store.create(again(id), vec![(1, [1; 32])]));
        assert_eq!(all.map(|pending| pending.wait().is_ok()), [true, false, false]);
        assert_eq!(store.held(&[1; 32], 10).unwrap(), [("b".to_owned(), 1)], "nothing is left of the others");
    }
    let store = Store::open(&folder.0).unwrap();
    assert_eq!(store.rematch_of("a").unwrap().as_deref(), Some("b"));
    assert_eq!(store.load("a").unwrap().unwrap().rematch.as_deref(), Some("b"));
    let stored = store.load("b").unwrap().unwrap();
    assert_eq!((stored.header, stored.rematch), (again("b"), None));
}
