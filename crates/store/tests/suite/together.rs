//! Several processes share a database: here several stores in one, which know nothing of each other.

use super::{header, line};
use crate::support::{Place, run};
use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;
use store::{LineKind, Location, Ring, Settings, Store, StoreError, TableHeader};

/// All race for the next line of a few tables. Each is written by one, and whoever was told so finds theirs.
#[test]
fn a_line_has_one_writer() {
    let Some(place) = Place::postgres("race") else { return };
    let stores: Vec<Store> = (0..3).map(|_| place.open()).collect();
    let ids = ["a", "b", "c", "d"];
    for id in ids {
        stores[0].create(header(id), Vec::new()).wait().unwrap();
    }
    let won = Mutex::new(HashSet::new());
    std::thread::scope(|scope| {
        for (number, store) in stores.iter().enumerate() {
            for thread in 0..4 {
                let won = &won;
                scope.spawn(move || {
                    for revision in 0..100_u64 {
                        // Everybody asks for all tables at once, each in another order.
                        let order = (0..ids.len()).map(|place| ids[(place + number + thread) % ids.len()]);
                        let text = format!("{number} {thread} {revision}");
                        let asked = order.map(|id| {
                            let pending = store.append(id, revision, line(1, LineKind::Action, &text), false, None);
                            (id, pending)
                        });
                        for (id, pending) in asked.collect::<Vec<_>>() {
                            match pending.wait() {
                                Ok(()) => assert!(won.lock().unwrap().insert((id, revision, text.clone()))),
                                Err(StoreError::Conflict) => (),
                                Err(other) => panic!("{other}"),
                            }
                        }
                    }
                });
            }
        }
    });
    let won = won.into_inner().unwrap();
    assert_eq!(won.len(), 400, "each line once");
    for id in ids {
        let lines = stores[1].load(id).unwrap().unwrap().lines;
        assert_eq!(lines.len(), 100);
        for (revision, line) in lines.into_iter().enumerate() {
            assert!(won.contains(&(id, revision as u64, line.text)));
        }
    }
}

#[test]
fn a_seat_and_a_rematch_are_given_once() {
    let Some(place) = Place::postgres("once") else { return };
    let stores: Vec<Store> = (0..3).map(|_| place.open()).collect();
    for round in 0..10_u8 {
        let id = format!("t{round}");
        let mut table = header(&id);
        table.seats[2].invitation = Some((id.clone(), [round; 32]));
        stores[0].create(table, Vec::new()).wait().unwrap();
        let claims: Vec<_> = stores
            .iter()
            .enumerate()
            .map(|(who, store)| store.claim(&id, 0, line(3, LineKind::Sit, "x"), vec![[who as u8; 32]], None))
            .collect();
        assert_eq!(claims.into_iter().filter(|_| true).map(|claim| claim.wait().is_ok()).filter(|won| *won).count(), 1);
        let again = |who: usize| {
            let mut next = TableHeader { rematch_of: Some(id.clone()), ..header(&format!("r{round}{who}")) };
            next.seats[2].invitation = None;
            next
        };
        let made: Vec<_> = stores.iter().enumerate().map(|(who, store)| store.create(again(who), Vec::new())).collect();
        assert_eq!(made.into_iter().map(|made| made.wait().is_ok()).filter(|won| *won).count(), 1);
        assert!(stores[2].rematch_of(&id).unwrap().is_some());
    }
}

/// Waits for news of a table.
fn heard(rings: &mut tokio::sync::broadcast::Receiver<Ring>, wanted: &Ring) -> bool {
    (0..200).any(|_| {
        std::iter::from_fn(|| rings.try_recv().ok()).any(|ring| ring == *wanted) || {
            std::thread::sleep(Duration::from_millis(10));
            false
        }
    })
}

#[test]
fn others_hear_what_was_written() {
    let Some(place) = Place::postgres("bell") else { return };
    let (writer, reader) = (place.open(), place.open());
    let mut rings = reader.rings().expect("a bell");
    assert!(reader.is_shared() && heard(&mut rings, &Ring::Missed), "it listens");
    // Others who are tested now may share the channel; ids are ours alone.
    let id = format!("bell{}", std::process::id());
    let news = |revision| Ring::Table(id.clone(), revision);
    writer.create(TableHeader { id: id.clone(), ..header("h") }, Vec::new()).wait().unwrap();
    writer.append(&id, 0, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
    assert!(heard(&mut rings, &news(Some(1))));
    writer.hold(&id, 1, vec![[9; 32]]).wait().unwrap();
    assert!(heard(&mut rings, &news(None)));
    writer.add_jobs(vec![crate::jobs::new(&id, 1, store::Priority::Nobody)]).wait().unwrap();
    assert!(heard(&mut rings, &Ring::Jobs));
    let quiet = Store::open_with(&place.location, Settings { bell: false }).unwrap();
    assert!(quiet.rings().is_none());
    quiet.append(&id, 1, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
    assert_eq!(reader.stands(std::slice::from_ref(&id)).unwrap()[0].1.revision, 2, "who asks finds out");
}

/// The database ends every connection, as it does when it is started anew: the next write and the next read find new ones.
#[test]
fn connections_that_are_lost_are_made_again() {
    let Some(mut place) = Place::postgres("lost") else { return };
    let name = format!("lost-{}", std::process::id());
    let Location::Postgres(address) = &place.location else { unreachable!() };
    place.location = Location::Postgres(format!("{address}&application_name={name}"));
    let store = place.open();
    store.create(header("a"), Vec::new()).wait().unwrap();
    let server = std::env::var("BAILIWICK_TEST_POSTGRES").unwrap();
    for revision in 0..5 {
        run(
            &server,
            &format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'"),
        );
        store.append("a", revision, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
        assert_eq!(store.load("a").unwrap().unwrap().lines.len() as u64, revision + 1);
        assert_eq!(store.free_jobs().wait().unwrap(), 0);
    }
}

/// What PostgreSQL cannot keep (a zero byte in a text) is refused, and harms nobody who writes at the same moment.
#[test]
fn a_write_that_is_impossible_harms_no_other() {
    let Some(place) = Place::postgres("zero") else { return };
    let store = place.open();
    for id in ["a", "b", "c"] {
        store.create(header(id), Vec::new()).wait().unwrap();
    }
    for revision in 0..20 {
        let write = |id: &str, text: &str| store.append(id, revision, line(1, LineKind::Action, text), false, None);
        let all = [write("a", "pass"), write("b", "pa\0ss"), write("c", "pass")];
        assert_eq!(all.map(|pending| pending.wait().is_ok()), [true, false, true]);
        store.append("b", revision, line(1, LineKind::Action, "pass"), false, None).wait().unwrap();
    }
}
