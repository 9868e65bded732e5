//! What one seat does in secret changes not a byte of what others get.

use crate::support::{Client, Folder, TestServer, you};
use api::{CreatedTable, NewTableRequest};
use serde_json::{Value, json};
use std::time::Duration;

/// A table and a client for each seat, and for a spectator behind them.
struct Seats {
    id: String,
    clients: Vec<Client>,
}

const PLAYERS: usize = 3;
const SECRETIVE: usize = 1;

fn table(server: &TestServer) -> Seats {
    table_with(server, false)
}

/// The same, where everybody may agree on hints.
fn table_with(server: &TestServer, hints: bool) -> Seats {
    let (game, seats) = ("ys".to_owned(), vec![you(); PLAYERS]);
    let (seed, name) = (Some(11.into()), "A table".to_owned());
    let body = json!(NewTableRequest { game, hints, name, seats, seed, ..NewTableRequest::default() });
    let table: CreatedTable = server.client().post("/api/tables", &body).read();
    let mut clients = vec![server.client(); PLAYERS + 1];
    for (client, seat) in clients.iter_mut().zip(&table.seats) {
        client.bearer = seat.secret.clone();
    }
    Seats { id: table.id, clients }
}

impl Seats {
    /// Everything that a viewer can get, without what is different at every table.
    fn everything(&mut self, viewer: usize) -> Vec<String> {
        let Seats { id, clients } = self;
        let client = &mut clients[viewer];
        let paths = ["", "/log", "/record"].map(|path| format!("/api/tables/{id}{path}"));
        let mut all: Vec<String> = paths.iter().map(|path| client.get(path).body).collect();
        all.push(client.get(&format!("/api/tables/{id}/legal")).body);
        all.push(client.get(&format!("/t/{id}")).body);
        all.push(client.get(&format!("/t/{id}?at=2")).body);
        all.push(client.listen(&format!("/api/tables/{id}/stream"), &[]).next().data);
        all.push(client.listen(&format!("/t/{id}/events?from=0"), &[]).next().data);
        all.push(client.listen(&format!("/events?tables={id}:0"), &[]).next().data);
        all.push(client.get(&format!("/t/{id}/changes?from=0")).body);
        // Moves that have gathered, one by one.
        let last = all.last().map_or(0, |text| revision(text));
        all.extend((0..last).map(|from| client.get(&format!("/t/{id}/changes?from={from}&step=1")).body));
        let key = client.bearer.clone().unwrap_or_else(|| "-".to_owned());
        let without = |text: String| text.replace(id.as_str(), "ID").replace(&key, "KEY");
        all.into_iter().map(without).map(|text| forget_created(&text)).collect()
    }

    fn legal(&mut self, seat: usize) -> Vec<String> {
        self.clients[seat].view(&self.id).legal
    }

    fn act(&mut self, seat: usize, action: &str) {
        let view = self.clients[seat].view(&self.id);
        let answer = self.clients[seat].act(&self.id, view.revision, action);
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
}

/// The revision that an update leads to.
fn revision(update: &str) -> u64 {
    let update: Value = serde_json::from_str(update).expect("an update");
    update["revision"].as_u64().expect("a number")
}

/// Two tables may be set up in two different seconds.
fn forget_created(text: &str) -> String {
    match serde_json::from_str::<Value>(text) {
        Ok(mut value) => {
            value.as_object_mut().map(|value| value.remove("created"));
            value.to_string()
        }
        Err(_) => text.to_owned(),
    }
}

/// Who is here is part of what everybody gets, and a player counts as here for a minute: where that ends between looking at the one
/// table and at the other, both are looked at again. What is secret would differ every time.
fn assert_same_for_others(a: &mut Seats, b: &mut Seats) {
    for viewer in (0..=PLAYERS).filter(|viewer| *viewer != SECRETIVE) {
        let (mut mine, mut others) = (a.everything(viewer), b.everything(viewer));
        for _ in 0..5 {
            if mine == others {
                break;
            }
            std::thread::sleep(Duration::from_secs(1));
            (mine, others) = (a.everything(viewer), b.everything(viewer));
        }
        for (number, (mine, other)) in mine.iter().zip(&others).enumerate() {
            assert_eq!(mine, other, "viewer {viewer}, text {number}");
        }
    }
    assert_ne!(a.everything(SECRETIVE)[0], b.everything(SECRETIVE)[0], "the test must hide something");
}

/// What everybody may know of an action.
fn open(action: &str) -> String {
    match action.split(' ').collect::<Vec<_>>()[..] {
        ["down", _, spot] => format!("down ? {spot}"),
        _ => action.to_owned(),
    }
}

// Y2.1: bids are secret until all are in.
#[test]
fn a_bid_is_secret() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let [mut a, mut b] = [table(&server), table(&server)];
    [&mut a, &mut b].into_iter().for_each(|seats| seats.act(0, "bid 4 3"));
    a.act(SECRETIVE, "bid 4 1");
    b.act(SECRETIVE, "bid 2 0");
    assert_same_for_others(&mut a, &mut b);
}

/// Plays until all brokers lie, at two tables at which only the secretive seat does something else, and only where nobody sees it.
/// Looks at both after every action since the first that differs, and returns how many do.
fn play_alike(a: &mut Seats, b: &mut Seats, mut look: impl FnMut(&mut Seats, &mut Seats)) -> usize {
    let mut hidden = 0;
    for number in 0.. {
        let view = a.clients[PLAYERS].view(&a.id);
        if view.heading.contains("phase 4") {
            break;
        }
        let seat = view.to_act[0].index();
        let [first, second] = [&mut *a, &mut *b].map(|seats| seats.legal(seat));
        // An action of the one that looks like one of the other; of the secretive seat, if possible, another one.
        let rest = first.iter().cycle().skip(number * 5 % first.len()).take(first.len());
        let alike =
            |mine: &String| second.iter().filter(|other| open(mine) == open(other)).cloned().collect::<Vec<_>>();
        let pairs = rest.flat_map(|mine| alike(mine).into_iter().map(move |other| (mine.clone(), other)));
        let differs = |(mine, other): &(String, String)| seat == SECRETIVE && mine != other;
        let pairs: Vec<_> = pairs.collect();
        let pair = pairs.iter().find(|pair| differs(pair)).or(pairs.iter().find(|(mine, other)| mine == other));
        let (mine, other) = pair.unwrap_or_else(|| panic!("nothing alike in {first:?} and {second:?}"));
        hidden += usize::from(mine != other);
        a.act(seat, mine);
        b.act(seat, other);
        if hidden > 0 && !a.clients[PLAYERS].view(&a.id).heading.contains("phase 4") {
            look(a, b);
        }
    }
    hidden
}

// Y3.1: the second broker of a turn lies face down.
#[test]
fn what_lies_face_down_is_secret() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let [mut a, mut b] = [table(&server), table(&server)];
    assert!(play_alike(&mut a, &mut b, assert_same_for_others) > 1);
}

/// Whatever is hidden from a seat, the hint that it gets is the same to the last byte, in the API and on the page.
#[test]
fn hints_tell_nothing_that_is_hidden() {
    let folder = Folder::new();
    let server = TestServer::open_within(&folder.0, |address| format!("http://{address}"), 40);
    let hints = |seats: &mut Seats, viewer: usize| {
        let client = &mut seats.clients[viewer];
        client.view(&seats.id).hint.then(|| {
            let hint = client.post(&format!("/api/tables/{}/hint", seats.id), &json!({ "depth": "actions" }));
            assert!(hint.status == 200 && hint.json()["advice"]["actions"][0].is_object(), "{}", hint.body);
            let page = client.get(&format!("/t/{}", seats.id)).body;
            let card = page.split("id=\"hint\"").nth(1).and_then(|rest| rest.split("</noscript>").next());
            (hint.body, card.expect("it is on the page").replace(&seats.id, "ID"))
        })
    };
    let (mut compared, mut different) = (0, 0);
    let mut look = |a: &mut Seats, b: &mut Seats| {
        for viewer in 0..PLAYERS {
            let (mine, other) = (hints(a, viewer), hints(b, viewer));
            if viewer == SECRETIVE {
                different += usize::from(mine != other);
            } else {
                assert_eq!(mine, other, "viewer {viewer}");
                compared += usize::from(mine.is_some());
            }
        }
    };
    // Y2.1: one has bid in secret, and the others think about their bids.
    let [mut a, mut b] = [table_with(&server, true), table_with(&server, true)];
    a.act(SECRETIVE, "bid 4 1");
    b.act(SECRETIVE, "bid 2 0");
    look(&mut a, &mut b);
    // Y3.1: brokers lie face down.
    let [mut a, mut b] = [table_with(&server, true), table_with(&server, true)];
    assert!(play_alike(&mut a, &mut b, look) > 1);
    assert!(compared > 4 && different > 0, "{compared} {different}");
}

#[test]
fn nobody_sees_with_another_seat_while_something_is_hidden() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let Seats { id, mut clients } = table(&server);
    for path in ["", "/log", "/record", "/stream"] {
        let path = format!("/api/tables/{id}{path}?seat=2");
        assert_eq!(clients[0].get(&path).status, 403, "{path}");
        assert_eq!(clients[PLAYERS].get(&path).status, 403, "{path}");
    }
    assert_eq!(clients[0].get(&format!("/t/{id}?seat=2")).status, 403);
    assert_eq!(clients[0].get(&format!("/t/{id}/events?from=0&seat=2")).status, 403);
    assert_eq!(clients[0].get(&format!("/api/tables/{id}/legal?seat=2")).status, 403);
    // Who could look the seed up could look everything up.
    let body = json!({"game": "ys", "seed": 1, "seats": [{"kind": "you"}, {"kind": "open"}]});
    assert_eq!(server.client().post("/api/tables", &body).status, 400);
}
