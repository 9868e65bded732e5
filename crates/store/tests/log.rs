//! What is written is there, in order, once.

use std::path::PathBuf;
use store::{Beginning, Kind, Line, Place, Store, StoreError};

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

fn beginning(id: &str) -> Beginning {
    let place =
        |bot: Option<&str>, name: &str| Place { bot: bot.map(str::to_owned), name: name.to_owned(), invitation: None };
    let mut places = vec![place(None, "Ada"), place(Some("master"), "Bot"), place(None, "")];
    places[2].invitation = Some((format!("secret of {id}"), [id.as_bytes()[0]; 32]));
    Beginning {
        id: id.to_owned(),
        name: "O'Hara \"; --".to_owned(),
        game: "caylus".to_owned(),
        rules_version: 1,
        options: "edition=first".to_owned(),
        seed: u64::MAX,
        created: 5,
        owner: [7; 32],
        rematch_of: None,
        places,
    }
}

fn line(seat: u8, kind: Kind, text: &str) -> Line {
    Line { seat, kind, text: text.to_owned() }
}

#[test]
fn a_table_is_read_as_it_was_written() {
    let folder = Folder::new("read");
    let lines = [line(1, Kind::Action, "place 4"), line(1, Kind::Undo, "0"), line(1, Kind::Action, "pass")];
    {
        let store = Store::open(&folder.0).unwrap();
        store.create(beginning("a"), vec![(1, [1; 32])]).wait().unwrap();
        for (revision, line) in lines.iter().enumerate() {
            store.append("a", revision as u64, line.clone(), false).wait().unwrap();
        }
        assert!(matches!(Store::open(&folder.0), Err(StoreError::InUse(_))));
    }
    let store = Store::open(&folder.0).unwrap();
    let kept = store.load("a").unwrap().unwrap();
    assert_eq!((kept.beginning, kept.holders, kept.lines.as_slice()), (beginning("a"), vec![(1, [1; 32])], &lines[..]));
    assert!(store.load("b").unwrap().is_none());
}

#[test]
fn a_line_is_written_once_and_without_gaps() {
    let folder = Folder::new("once");
    let store = Store::open(&folder.0).unwrap();
    store.create(beginning("a"), Vec::new()).wait().unwrap();
    assert!(matches!(store.create(beginning("a"), Vec::new()).wait(), Err(StoreError::Conflict)));
    // Asked for together, they share a transaction; those that fail do not harm the others.
    let pass = || line(1, Kind::Action, "pass");
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
    store.create(beginning("a"), Vec::new()).wait().unwrap();
    let hash = [b'a'; 32];
    assert_eq!(store.invited(&hash).unwrap(), Some(("a".to_owned(), 3)));
    let sit = || line(3, Kind::Sit, "Bob");
    assert!(store.claim("a", 4, sit(), vec![[2; 32]]).wait().is_err(), "not at another revision");
    assert_eq!(store.invited(&hash).unwrap(), Some(("a".to_owned(), 3)), "which changes nothing");
    store.claim("a", 0, sit(), vec![[2; 32], [3; 32]]).wait().unwrap();
    assert!(store.claim("a", 1, sit(), vec![[4; 32]]).wait().is_err());
    assert_eq!(store.invited(&hash).unwrap(), None);
    assert_eq!(store.held(&[2; 32], 10).unwrap(), [("a".to_owned(), 3)]);
    assert_eq!(store.held(&[4; 32], 10).unwrap(), []);
    store.hold("a", 3, vec![[4; 32]]).wait().unwrap();
    assert_eq!(store.held(&[4; 32], 10).unwrap(), [("a".to_owned(), 3)]);
    let kept = store.load("a").unwrap().unwrap();
    assert_eq!((kept.lines, kept.beginning.places[2].invitation.is_none()), (vec![sit()], true));
}

#[test]
fn tables_with_bots_are_found_until_they_end() {
    let folder = Folder::new("bots");
    let store = Store::open(&folder.0).unwrap();
    let mut people = beginning("p");
    people.places[1].bot = None;
    for table in [beginning("a"), beginning("b"), people] {
        store.create(table, Vec::new()).wait().unwrap();
    }
    store.append("a", 0, line(1, Kind::Action, "pass"), true).wait().unwrap();
    assert_eq!(store.unfinished_with_bots().unwrap(), ["b"]);
    store.append("a", 1, line(1, Kind::Undo, "0"), false).wait().unwrap();
    assert_eq!(store.unfinished_with_bots().unwrap(), ["a", "b"]);
}

#[test]
fn a_table_has_one_rematch() {
    let folder = Folder::new("rematch");
    let again = |id: &str| Beginning { rematch_of: Some("a".to_owned()), ..beginning(id) };
    {
        let store = Store::open(&folder.0).unwrap();
        store.create(beginning("a"), Vec::new()).wait().unwrap();
        assert_eq!(store.rematch_of("a").unwrap(), None);
        // Asked for together, the first is made.
        let all = ["b", "c", "d"].map(|id| store.create(again(id), vec![(1, [1; 32])]));
        assert_eq!(all.map(|pending| pending.wait().is_ok()), [true, false, false]);
        assert_eq!(store.held(&[1; 32], 10).unwrap(), [("b".to_owned(), 1)], "nothing is left of the others");
    }
    let store = Store::open(&folder.0).unwrap();
    assert_eq!(store.rematch_of("a").unwrap().as_deref(), Some("b"));
    assert_eq!(store.load("a").unwrap().unwrap().rematch.as_deref(), Some("b"));
    let kept = store.load("b").unwrap().unwrap();
    assert_eq!((kept.beginning, kept.rematch), (again("b"), None));
}
