//! Several servers that share a log. Any request may reach any of them, and the log decides who came first.

use crate::support::place::Place;
use crate::support::{Client, TestServer, bot, hotseat, open, you};
use api::{CreatedTable, JoinedSeat, LogAnswer, PageMoved, TableState};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Three servers with a log of their own; none where there is no database for tests.
fn nodes(name: &str, bell: bool) -> Option<(Place, Vec<TestServer>)> {
    let place = Place::postgres(name)?;
    let nodes = (0..3).map(|_| TestServer::node(&place.location, bell, 1)).collect();
    Some((place, nodes))
}

/// How many moves the race is for: a few, or as many as `BAILIWICK_RACE_MOVES` says.
fn race_length() -> u64 {
    std::env::var("BAILIWICK_RACE_MOVES").ok().and_then(|moves| moves.parse().ok()).unwrap_or(240)
}

/// What was acknowledged at a table: the action for each revision.
type Told = Mutex<BTreeMap<(String, u64), String>>;

/// Plays at a node until enough moves have been acknowledged. All race for the same decisions.
fn race(mut client: Client, ids: &[String], told: &Told, moves: &AtomicU64, number: usize) {
    let mut known: BTreeMap<&str, TableState> = BTreeMap::new();
    for turn in number.. {
        if moves.load(Ordering::Relaxed) >= race_length() {
            return;
        }
        let id = ids[turn % ids.len()].as_str();
        let state = known.remove(id).unwrap_or_else(|| client.view(id));
        let Some(action) = state.legal.get((turn * 7 + number).checked_rem(state.legal.len()).unwrap_or(0)) else {
            continue;
        };
        let answer = client.act(id, state.revision, action);
        match answer.status {
            200 => {
                moves.fetch_add(1, Ordering::Relaxed);
                let before = told.lock().unwrap().insert((id.to_owned(), state.revision), action.clone());
                assert_eq!(before, None, "{id} {}: two were told that theirs is the move", state.revision);
                let after: TableState = answer.read();
                assert!(after.revision > state.revision);
                known.insert(id, after);
            }
            // The fresh state comes along.
            409 => {
                let fresh: api::Problem = answer.read();
                let fresh = *fresh.table.expect("the fresh state");
                assert!(fresh.revision > state.revision, "{} is not after {}", fresh.revision, state.revision);
                known.insert(id, fresh);
            }
            status => panic!("{status}: {}", answer.body),
        }
    }
}

fn all_race(name: &str, bell: bool) {
    let Some((_place, nodes)) = nodes(name, bell) else { return };
    let mut client = nodes[0].client();
    let tables = usize::try_from(race_length() / 100).unwrap_or(0).clamp(3, 1000);
    let ids: Vec<String> =
        (0..tables).map(|_| client.table("caylus", &[you(), hotseat(), hotseat(), hotseat()]).id).collect();
    let (told, moves) = (Told::default(), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for (number, node) in nodes.iter().enumerate() {
            let client = Client { address: node.address, ..client.clone() };
            let (ids, told, moves) = (&ids, &told, &moves);
            scope.spawn(move || race(client, ids, told, moves, number));
        }
    });
    let told = told.into_inner().unwrap();
    for id in &ids {
        let expected: Vec<&String> =
            told.iter().filter(|((table, _), _)| table == id).map(|(_, action)| action).collect();
        let revisions = told.keys().filter(|(table, _)| table == id).map(|(_, revision)| *revision);
        assert!(revisions.eq(0..expected.len() as u64), "{id}: none is lost, doubled or out of order");
        for node in &nodes {
            let mut client = Client { address: node.address, ..client.clone() };
            // A server that was not part of it finds out within two seconds.
            let until = Instant::now() + Duration::from_secs(20);
            loop {
                let log: LogAnswer = client.get(&format!("/api/tables/{id}/log")).read();
                let kept: Vec<String> = log.entries.into_iter().map(|entry| entry.action).collect();
                if kept.iter().eq(expected.iter().copied()) {
                    break;
                }
                assert!(Instant::now() < until && kept.len() < expected.len(), "{id}: {kept:?}, {expected:?}");
                std::thread::sleep(Duration::from_millis(50));
            }
        }
    }
}

#[test]
fn a_decision_is_taken_once_whoever_asks_where() {
    all_race("node_race", true);
}

#[test]
fn nothing_rests_on_the_bell() {
    all_race("quiet_race", false);
}

/// Answers in secret, each at another server at the same moment, are all taken: nobody has to send theirs again.
#[test]
fn secret_answers_do_not_get_in_each_others_way() {
    let Some((_place, nodes)) = nodes("bids", true) else { return };
    for _ in 0..5 {
        let mut first = nodes[0].client();
        let table = first.table("ys", &[you(), open(), open()]);
        let id = &table.id;
        let mut players = vec![first.clone()];
        for (node, seat) in nodes[1..].iter().zip(&table.seats[1..]) {
            let secret = seat.invitation.as_deref().unwrap().rsplit('/').next().unwrap();
            let mut client = node.client();
            assert_eq!(client.post(&format!("/api/join/{secret}"), &json!({"name": "B"})).status, 200);
            players.push(client);
        }
        let revision = players[2].view(id).revision;
        std::thread::scope(|scope| {
            for player in &mut players {
                scope.spawn(move || {
                    let state = player.view(id);
                    let answer = player.act(id, state.revision.min(revision), &state.legal[0]);
                    assert_eq!(answer.status, 200, "{}", answer.body);
                });
            }
        });
        wait_until("every server knows of all of them", || {
            players.iter().all(|player| player.clone().view(id).actions >= 3)
        });
    }
}

/// Invitations, personal links, names, rematches: whatever was done at one server holds at all of them.
#[test]
fn nothing_depends_on_the_server() {
    let Some((_place, nodes)) = nodes("anywhere", true) else { return };
    let at = |client: &Client, node: usize| Client { address: nodes[node].address, ..client.clone() };
    let mut ann = nodes[0].client();
    let table = ann.table("caylus", &[you(), open()]);
    let id = &table.id;
    // Everybody has it in memory.
    (0..3).for_each(|node| assert_eq!(at(&ann, node).view(id).revision, 0));
    let secret = table.seats[1].invitation.as_deref().unwrap().rsplit('/').next().unwrap().to_owned();
    let mut bob = nodes[1].client();
    let joined: JoinedSeat = bob.post(&format!("/api/join/{secret}"), &json!({"name": "Bob"})).read();
    let taken = nodes[2].client().post(&format!("/api/join/{secret}"), &json!({"name": "Eve"}));
    assert_eq!(taken.status, 409, "{}", taken.body);
    // Bob's other browser, at a third server, and there he may act at a fourth, so to speak.
    let mut tablet = nodes[2].client();
    assert!(tablet.form(&format!("/seat/{}", joined.secret), "").status < 400);
    wait_until("the seat is known everywhere", || at(&tablet, 0).view(id).you == [game::Seat::Two]);
    let mut number = 0;
    while at(&ann, number % 3).view(id).outcome.is_none() && number < 12 {
        let player = if at(&ann, 0).view(id).legal.is_empty() { &tablet } else { &ann };
        let mut player = at(player, number % 3);
        let state = player.view(id);
        if let Some(action) = state.legal.first() {
            let answer = player.act(id, state.revision, action);
            assert!([200, 409].contains(&answer.status), "{}", answer.body);
        }
        number += 1;
    }
    // Two who ask for a rematch at once, at two servers, get the same.
    let over = finished_table(&nodes[0]);
    let asked = std::thread::scope(|scope| {
        let ask = |node: usize| {
            let mut client = at(&over.0, node);
            let path = format!("/api/tables/{}/rematch", over.1);
            move || client.post(&path, &json!({})).read::<CreatedTable>().id
        };
        let (one, two) = (scope.spawn(ask(1)), scope.spawn(ask(2)));
        [one.join().unwrap(), two.join().unwrap()]
    });
    assert_eq!(asked[0], asked[1]);
    wait_until("all know of the rematch", || {
        (0..3).all(|node| at(&over.0, node).view(&over.1).rematch.as_deref() == Some(&asked[0]))
    });
}

/// A table of the client whose game is over: a bot has played to the end for them, and they came back too late.
fn finished_table(node: &TestServer) -> (Client, String) {
    let mut client = node.client();
    let id = client.table("caylus", &[you(), bot("random")]).id;
    while client.view(&id).outcome.is_none() {
        let state = client.view(&id);
        match state.legal.first() {
            Some(action) => drop(client.act(&id, state.revision, action)),
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    }
    (client, id)
}

/// Waits for something that takes a moment.
pub(crate) fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let until = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < until, "it takes too long until {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Who listens at one server hears what is done at another, and goes on at a third where they were.
fn hears(name: &str, bell: bool) {
    let Some((_place, nodes)) = nodes(name, bell) else { return };
    let mut client = nodes[0].client();
    let id = client.table("caylus", &[you(), hotseat()]).id;
    let mut page = nodes[1].client().listen(&format!("/t/{id}/events?from=0"), &[]).opened();
    let mut times = Vec::new();
    for revision in 0..8_u64 {
        let state = client.view(&id);
        let started = Instant::now();
        assert_eq!(client.act(&id, revision, &state.legal[0]).status, 200);
        let heard = page.next();
        times.push(started.elapsed());
        assert_eq!((heard.id.clone(), heard.read::<PageMoved>().revision), ((revision + 1).to_string(), revision + 1));
    }
    times.sort();
    eprintln!("{name}: heard at another server after {:?} in the median, {:?} at most", times[4], times[7]);
    // At a server that has never seen the table, or has seen less of it.
    let mut program = Client { address: nodes[2].address, ..client.clone() }
        .listen(&format!("/api/tables/{id}/stream"), &[("last-event-id", "8")])
        .opened();
    let state = client.view(&id);
    assert_eq!(client.act(&id, 8, &state.legal[0]).status, 200);
    let next = program.next();
    assert_eq!((next.id.as_str(), next.read::<TableState>().revision), ("9", 9), "nothing twice, nothing older");
}

#[test]
fn listeners_hear_what_is_done_at_another_server() {
    hears("hears", true);
}

#[test]
fn listeners_find_out_without_the_bell() {
    hears("hears_quietly", false);
}

/// The server that thinks for the bots of a table vanishes: another one goes on.
#[test]
fn bots_go_on_at_another_server() {
    let Some((place, mut nodes)) = nodes("orphans", true) else { return };
    let mut client = nodes[0].client();
    let bots = [bot("random"), bot("random"), bot("random"), bot("random")];
    let ids: Vec<String> = (0..5).map(|_| client.table("caylus", &bots).id).collect();
    // Two of three are gone, whatever they are thinking about.
    nodes.truncate(1);
    let last = TestServer::node(&place.location, true, 2);
    drop(nodes);
    let watching = last.client();
    wait_until("every game is over", || ids.iter().all(|id| watching.clone().view(id).outcome.is_some()));
}
