//! Bots are shared out fairly among those who opened the tables.

use crate::support::place::Place;
use crate::support::{Client, TestServer, bot, you};
use std::time::{Duration, Instant};

/// Somebody opens many tables of bots. Somebody else's bot answers after a few of their turns, and not after all of them.
fn one_delays_no_other(place: &Place) {
    let server = TestServer::node(&place.location, true, 1);
    let mut greedy = server.client();
    greedy.get("/");
    let many: Vec<String> = (0..60)
        .map(|_| greedy.table("caylus", &[bot("journeyman"), bot("journeyman"), bot("journeyman")]).id)
        .collect();
    let done = |client: &mut Client| many.iter().map(|id| client.view(id).actions).sum::<usize>();
    let mut modest = server.client();
    let id = modest.table("caylus", &[you(), bot("journeyman")]).id;
    let mut waited = Vec::new();
    for _ in 0..4 {
        let until = Instant::now() + Duration::from_secs(60);
        while modest.view(&id).legal.is_empty() {
            assert!(Instant::now() < until, "the bot never answers");
            std::thread::sleep(Duration::from_millis(2));
        }
        let state = modest.view(&id);
        let before = done(&mut greedy);
        assert_eq!(modest.act(&id, state.revision, &state.legal[0]).status, 200);
        while modest.view(&id).legal.is_empty() && modest.view(&id).outcome.is_none() {
            std::thread::sleep(Duration::from_millis(2));
        }
        waited.push(done(&mut greedy) - before);
    }
    // Some are done while it is looked how many have been done.
    waited.sort_unstable();
    assert!(waited[0] < 30, "{waited:?} turns of others came first, of {} tables", many.len());
    assert!(modest.view(&id).outcome.is_none());
}

#[test]
fn who_opens_many_tables_delays_nobody_with_sqlite() {
    one_delays_no_other(&Place::folder("sharing"));
}

#[test]
fn who_opens_many_tables_delays_nobody_with_postgres() {
    if let Some(place) = Place::postgres("sharing") {
        one_delays_no_other(&place);
    }
}
