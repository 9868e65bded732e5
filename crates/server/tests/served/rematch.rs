//! Playing again: however many ask for it there is one table, and everybody comes to their own seat.

use crate::play::play_out;
use crate::support::{Client, Folder, TestServer, bot, open, you_named};
use api::{CreatedTable, SeatKind, TableState};
use game::Seat;
use serde_json::json;
use std::collections::BTreeSet;

/// A game of Ys that is over: Ada set it up, Ben was invited, and a bot played too.
fn played(server: &TestServer) -> (String, Client, Client) {
    let mut ada = server.client();
    let seats = [you_named("Ada"), open(), bot("apprentice/trader")];
    let table = ada.table("ys", &seats);
    let id = table.id;
    // A table of which nobody has taken a seat is listed as such.
    assert!(ada.get("/").body.contains("free seat"));
    let secret = table.seats[1].invitation.as_deref().unwrap().rsplit('/').next().unwrap();
    let mut ben = server.client();
    assert_eq!(ben.post(&format!("/api/join/{secret}"), &json!({"name": "Ben"})).status, 200);
    assert_eq!(ada.form(&format!("/t/{id}/rematch"), "").status, 403, "the game is not over");
    let mut players = [ada, ben];
    play_out(&mut players, &id);
    let [ada, ben] = players;
    (id, ada, ben)
}

/// Presses the button; where it leads.
fn press(browser: &mut Client, id: &str) -> String {
    let answer = browser.form(&format!("/t/{id}/rematch"), "");
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.header("location").unwrap().strip_prefix("/t/").unwrap().to_owned()
}

fn kinds(view: &TableState) -> Vec<SeatKind> {
    view.seats.iter().map(|seat| seat.kind).collect()
}

#[test]
fn all_who_ask_come_to_the_same_table_and_to_their_own_seat() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let (id, mut ada, mut ben) = played(&server);
    assert_eq!(server.client().form(&format!("/t/{id}/rematch"), "").status, 403, "not for those who watched");
    assert!(ada.view(&id).rematch.is_none());
    let watched = server.client().get(&format!("/t/{id}")).body;
    assert!(!watched.contains("rematch"), "there is none to watch yet");

    let again = press(&mut ada, &id);
    assert_ne!(again, id);
    let view = ada.view(&again);
    assert_eq!(kinds(&view), [SeatKind::Person, SeatKind::Open, SeatKind::Bot]);
    assert_eq!((view.seats[0].name.as_str(), view.game.as_str()), ("Ada", "ys"));
    let bot = (view.seats[2].name.as_str(), view.seats[2].level.as_deref());
    assert_eq!(bot, ("Rozenn", Some("apprentice/trader")), "the character comes again");
    assert_eq!(ada.view(&id).rematch.as_ref(), Some(&again));
    let link = format!("href=\"/t/{again}\"");
    assert!(server.client().get(&format!("/t/{id}")).body.contains(&link), "those who watched are led there");
    // Ben finds the button that takes the seat; pressing again leads to the same.
    assert!(ben.get(&format!("/t/{id}")).body.contains("To the rematch"));
    for _ in 0..2 {
        assert_eq!(press(&mut ben, &id), again);
        let view = ben.view(&again);
        assert_eq!(kinds(&view), [SeatKind::Person, SeatKind::Person, SeatKind::Bot]);
        assert_eq!((view.you, view.seats[1].name.as_str()), (vec![Seat::Two], "Ben"));
        assert!(ben.get("/").body.contains(&again), "it is among their tables");
    }
    assert_eq!(press(&mut ada, &id), again);
    assert_eq!(ada.view(&again).you, [Seat::One]);
}

#[test]
fn two_who_ask_at_once_make_one_table_that_survives_the_house() {
    let folder = Folder::new();
    let (id, again, mut ben) = {
        let server = TestServer::open(&folder.0);
        let (id, ada, ben) = played(&server);
        let led: BTreeSet<String> = std::thread::scope(|scope| {
            let presses: Vec<_> = (0..8)
                .map(|number| {
                    let (mut browser, id) = (if number % 2 == 0 { &ada } else { &ben }.clone(), &id);
                    scope.spawn(move || press(&mut browser, id))
                })
                .collect();
            presses.into_iter().map(|press| press.join().unwrap()).collect()
        });
        assert_eq!(led.len(), 1, "{led:?}");
        let again = led.into_iter().next().unwrap();
        for (seat, mut player) in [(Seat::One, ada), (Seat::Two, ben.clone())] {
            assert_eq!(player.view(&again).you, [seat]);
            assert_eq!(player.get("/").body.matches("href=\"/t/").count(), 2, "no third table was made");
        }
        (id, again, ben)
    };
    let server = TestServer::open(&folder.0);
    ben.address = server.address;
    assert_eq!(ben.view(&id).rematch.as_ref(), Some(&again));
    assert_eq!(press(&mut ben, &id), again);
}

#[test]
fn a_seat_is_shared_with_the_other_devices_of_a_player_and_with_nobody_else() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let (id, mut ada, mut ben) = played(&server);
    let base = format!("http://{}", server.address);
    let link = ben.view(&id).seats[1].link.as_ref().unwrap().strip_prefix(&base).unwrap().to_owned();
    let mut phone = server.client();
    assert_eq!(phone.form(&link, "").status, 303);
    let again = press(&mut ben, &id);
    assert_eq!(press(&mut phone, &id), again);
    assert_eq!(phone.view(&again).you, [Seat::Two]);
    // Ada did not come in time: Ben gave her seat to Eve.
    let invitation = ben.view(&again).seats[0].invitation.clone().unwrap();
    let mut eve = server.client();
    assert_eq!(eve.form(invitation.strip_prefix(&base).unwrap(), "name=Eve").status, 303);
    assert_eq!(press(&mut ada, &id), again);
    assert_eq!(ada.view(&again).you, []);
    assert_eq!(eve.view(&again).you, [Seat::One]);
}

#[test]
fn a_program_gets_the_key_of_its_seat() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let (id, mut ada, mut ben) = played(&server);
    let again = press(&mut ada, &id);
    let key = ben.view(&id).seats[1].link.as_ref().unwrap().rsplit('/').next().unwrap().to_owned();
    let mut program = Client { bearer: Some(key), ..server.client() };
    let call = format!("/api/tables/{id}/rematch");
    assert_eq!(server.client().ask("POST", &call, &[], b"").status, 403);
    let answer = program.ask("POST", &call, &[], b"");
    let rematch: CreatedTable = answer.read();
    assert_eq!((answer.status, &rematch.id), (200, &again));
    assert!(rematch.seats[0].secret.is_none(), "not for the seat of somebody else");
    let mut seated = Client { bearer: rematch.seats[1].secret.clone(), ..server.client() };
    assert!(seated.bearer.is_some());
    assert_eq!(seated.view(&again).you, [Seat::Two]);
}
