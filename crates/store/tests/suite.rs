//! The log from outside: what is written is there once and in order. Every engine passes the same tests.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[path = "suite/administration.rs"]
mod administration;
#[path = "suite/damage.rs"]
mod damage;
#[path = "suite/jobs.rs"]
mod jobs;
#[path = "suite/opening.rs"]
mod opening;
mod support;
#[path = "suite/together.rs"]
mod together;

use store::StoreError;
use store::{Invited, LineKind, LogLine, StoredSeat, TableHeader};
use support::Place;

/// Makes a test of each of these for each engine.
macro_rules! on_both_engines {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[test] fn $test() { super::$test(&crate::support::Place::folder(stringify!($test))); })*
        }
        mod postgres {
            $(#[test] fn $test() {
                if let Some(place) = crate::support::Place::postgres(stringify!($test)) { super::$test(&place); }
            })*
        }
    };
}
pub(crate) use on_both_engines;

on_both_engines!(
    a_table_is_read_as_it_was_written,
    a_line_is_written_once_and_without_gaps,
    an_invitation_is_good_for_one,
    a_table_knows_when_it_ended,
    a_table_is_removed_from_the_lists_of_those_who_hold_the_seat,
    a_table_has_one_rematch,
    what_changes_besides_the_lines_is_counted,
    unfinished_tables_of_an_owner_are_counted,
    a_revoked_seat_belongs_to_those_who_are_named,
);

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

fn a_table_is_read_as_it_was_written(place: &Place) {
    let lines = [line(1, LineKind::Action, "place 4"), line(1, LineKind::Undo, "0"), line(1, LineKind::Action, "pass")];
    {
        let store = place.open();
        store.create(header("a"), vec![(1, [1; 32])]).wait().unwrap();
        for (revision, line) in lines.iter().enumerate() {
            store.append("a", revision as u64, line.clone(), false, None).wait().unwrap();
        }
    }
    let store = place.open();
    let stored = store.load("a").unwrap().unwrap();
    assert_eq!((stored.header, stored.holders, stored.lines.as_slice()), (header("a"), vec![(1, [1; 32])], &lines[..]));
    assert!(store.load("b").unwrap().is_none());
}

fn a_line_is_written_once_and_without_gaps(place: &Place) {
    let store = place.open();
    store.create(header("a"), Vec::new()).wait().unwrap();
    assert!(matches!(store.create(header("a"), Vec::new()).wait(), Err(StoreError::Conflict)));
    // Asked for together, they share a transaction; those that fail do not harm the others.
    let pass = || line(1, LineKind::Action, "pass");
    let all: Vec<_> =
        [0, 0, 1, 3, 1, 2].into_iter().map(|revision| store.append("a", revision, pass(), false, None)).collect();
    let done: Vec<bool> = all.into_iter().map(|pending| pending.wait().is_ok()).collect();
    assert_eq!(done, [true, false, true, false, false, true]);
    assert_eq!(store.load("a").unwrap().unwrap().lines.len(), 3);
}

fn an_invitation_is_good_for_one(place: &Place) {
    let store = place.open();
    store.create(header("a"), Vec::new()).wait().unwrap();
    let hash = [b'a'; 32];
    let invited = |is_open| Some(Invited { id: "a".to_owned(), seat: 3, is_open });
    assert_eq!(store.invited(&hash).unwrap(), invited(true));
    let sit = || line(3, LineKind::Sit, "Bob");
    assert!(store.claim("a", 4, sit(), vec![[2; 32]], None).wait().is_err(), "not at another revision");
    assert_eq!(store.invited(&hash).unwrap(), invited(true), "which changes nothing");
    store.claim("a", 0, sit(), vec![[2; 32], [3; 32]], None).wait().unwrap();
    assert!(store.claim("a", 1, sit(), vec![[4; 32]], None).wait().is_err());
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

fn a_table_knows_when_it_ended(place: &Place) {
    let store = place.open();
    store.create(header("a"), Vec::new()).wait().unwrap();
    let ended = || store.load("a").unwrap().map(|table| (table.over, table.ended)).unwrap();
    store.append("a", 0, line(1, LineKind::Action, "pass"), true, None).wait().unwrap();
    assert!(matches!(ended(), (true, Some(1_700_000_000..))));
    store.append("a", 1, line(1, LineKind::Undo, "0"), false, None).wait().unwrap();
    assert_eq!(ended(), (false, None));
}

fn a_table_is_removed_from_the_lists_of_those_who_hold_the_seat(place: &Place) {
    let store = place.open();
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

fn a_table_has_one_rematch(place: &Place) {
    let again = |id: &str| TableHeader { rematch_of: Some("a".to_owned()), ..header(id) };
    {
        let store = place.open();
        store.create(header("a"), Vec::new()).wait().unwrap();
        assert_eq!(store.rematch_of("a").unwrap(), None);
        // Asked for together, the first is made.
        let all = ["b", "c", "d"].map(|id| store.create(again(id), vec![(1, [1; 32])]));
        assert_eq!(all.map(|pending| pending.wait().is_ok()), [true, false, false]);
        assert_eq!(store.held(&[1; 32], 10).unwrap(), [("b".to_owned(), 1)], "nothing is left of the others");
    }
    let store = place.open();
    assert_eq!(store.rematch_of("a").unwrap().as_deref(), Some("b"));
    assert_eq!(store.load("a").unwrap().unwrap().rematch.as_deref(), Some("b"));
    let stored = store.load("b").unwrap().unwrap();
    assert_eq!((stored.header, stored.rematch), (again("b"), None));
}

fn what_changes_besides_the_lines_is_counted(place: &Place) {
    let store = place.open();
    store.create(header("a"), Vec::new()).wait().unwrap();
    let stand = || store.stands(&["a".to_owned(), "nowhere".to_owned()]).unwrap();
    let at = |revision, changes| vec![("a".to_owned(), store::Stand { revision, changes })];
    assert_eq!(stand(), at(0, 0));
    store.append("a", 0, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
    assert_eq!(stand(), at(1, 0));
    store.hold("a", 1, vec![[1; 32]]).wait().unwrap();
    assert_eq!(stand(), at(1, 1));
    assert_eq!(store.held(&[1; 32], 10).unwrap(), [("a".to_owned(), 1)]);
    store.revoke("a", 1, Vec::new()).wait().unwrap();
    assert_eq!((stand(), store.held(&[1; 32], 10).unwrap()), (at(1, 2), Vec::new()));
    store.create(TableHeader { rematch_of: Some("a".to_owned()), ..header("b") }, Vec::new()).wait().unwrap();
    assert_eq!(stand(), at(1, 3));
    assert_eq!(store.load("a").unwrap().unwrap().changes, 3);
}

fn unfinished_tables_of_an_owner_are_counted(place: &Place) {
    let store = place.open();
    let owned = |id: &str, owner: u8| TableHeader { owner: [owner; 32], ..header(id) };
    for (id, owner) in [("a", 1), ("b", 1), ("c", 2)] {
        store.create(owned(id, owner), vec![(1, [owner; 32])]).wait().unwrap();
    }
    let unfinished = || [1, 2, 3].map(|owner| store.unfinished_of(&[owner; 32]).unwrap());
    assert_eq!(unfinished(), [2, 1, 0]);
    store.append("a", 0, line(1, LineKind::Action, "pass"), true, None).wait().unwrap();
    assert_eq!(unfinished(), [1, 1, 0]);
    assert_eq!(store.listed(&[1; 32], 10).unwrap(), ["b", "a"], "what is over comes last");
    store.ping().wait().unwrap();
}

fn a_revoked_seat_belongs_to_those_who_are_named(place: &Place) {
    let store = place.open();
    store.create(header("a"), vec![(1, [1; 32]), (1, [2; 32]), (3, [2; 32])]).wait().unwrap();
    store.revoke("a", 1, vec![[1; 32], [4; 32]]).wait().unwrap();
    let held = |hash: u8| store.held(&[hash; 32], 10).unwrap();
    let seat = |seat: u8| vec![("a".to_owned(), seat)];
    assert_eq!([held(1), held(2), held(4)], [seat(1), seat(3), seat(1)], "another seat is not touched");
}
