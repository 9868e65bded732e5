//! Playing again: however many ask for it there is one table, and everybody comes to his own seat.

use crate::house::{Client, Folder, House};
use crate::play::play_out;
use serde_json::json;
use std::collections::BTreeSet;

/// A game of Ys that is over: Ada set it up, Ben was invited, and a bot played too.
fn played(house: &House) -> (String, Client, Client) {
    let mut ada = house.client();
    let seats =
        [json!({"kind": "you", "name": "Ada"}), json!({"kind": "open"}), json!({"kind": "bot", "level": "random"})];
    let table = ada.table("ys", &seats);
    let id = table["id"].as_str().unwrap().to_owned();
    // A table of which nobody has taken a seat is listed as such.
    assert!(ada.get("/").body.contains("free seat"));
    let secret = table["seats"][1]["invitation"].as_str().unwrap().rsplit('/').next().unwrap();
    let mut ben = house.client();
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

fn kinds(view: &serde_json::Value) -> Vec<&str> {
    view["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect()
}

#[test]
fn all_who_ask_come_to_the_same_table_and_to_their_own_seat() {
    let folder = Folder::new();
    let house = House::open(&folder.0);
    let (id, mut ada, mut ben) = played(&house);
    assert_eq!(house.client().form(&format!("/t/{id}/rematch"), "").status, 403, "not for those who watched");
    assert!(ada.view(&id)["rematch"].is_null());
    let watched = house.client().get(&format!("/t/{id}")).body;
    assert!(!watched.contains("rematch"), "there is none to watch yet");

    let again = press(&mut ada, &id);
    assert_ne!(again, id);
    let view = ada.view(&again);
    assert_eq!(kinds(&view), ["person", "open", "bot"]);
    assert_eq!((&view["seats"][0]["name"], &view["game"]), (&json!("Ada"), &json!("ys")));
    assert_eq!(ada.view(&id)["rematch"], json!(again));
    let link = format!("href=\"/t/{again}\"");
    assert!(house.client().get(&format!("/t/{id}")).body.contains(&link), "those who watched are led there");
    // Ben finds the button that takes his seat; whoever presses again comes to the same.
    assert!(ben.get(&format!("/t/{id}")).body.contains("To the rematch"));
    for _ in 0..2 {
        assert_eq!(press(&mut ben, &id), again);
        let view = ben.view(&again);
        assert_eq!((kinds(&view), &view["you"]), (vec!["person", "person", "bot"], &json!([2])));
        assert_eq!(view["seats"][1]["name"], "Ben");
        assert!(ben.get("/").body.contains(&again), "it is among his tables");
    }
    assert_eq!(press(&mut ada, &id), again);
    assert_eq!(ada.view(&again)["you"], json!([1]));
}

#[test]
fn two_who_ask_at_once_make_one_table_that_survives_the_house() {
    let folder = Folder::new();
    let (id, again, mut ben) = {
        let house = House::open(&folder.0);
        let (id, ada, ben) = played(&house);
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
        for (number, mut player) in [(1, ada), (2, ben.clone())] {
            assert_eq!(player.view(&again)["you"], json!([number]));
            assert_eq!(player.get("/").body.matches("href=\"/t/").count(), 2, "no third table was made");
        }
        (id, again, ben)
    };
    let house = House::open(&folder.0);
    ben.address = house.address;
    assert_eq!(ben.view(&id)["rematch"], json!(again));
    assert_eq!(press(&mut ben, &id), again);
}

#[test]
fn a_seat_is_shared_with_the_other_devices_of_a_player_and_with_nobody_else() {
    let folder = Folder::new();
    let house = House::open(&folder.0);
    let (id, mut ada, mut ben) = played(&house);
    let base = format!("http://{}", house.address);
    let link = ben.view(&id)["seats"][1]["link"].as_str().unwrap().strip_prefix(&base).unwrap().to_owned();
    let mut phone = house.client();
    assert_eq!(phone.get(&link).status, 303);
    let again = press(&mut ben, &id);
    assert_eq!(press(&mut phone, &id), again);
    assert_eq!(phone.view(&again)["you"], json!([2]));
    // Ada did not come in time: Ben gave her seat to Eve.
    let invitation = ben.view(&again)["seats"][0]["invitation"].as_str().unwrap().to_owned();
    let mut eve = house.client();
    assert_eq!(eve.form(invitation.strip_prefix(&base).unwrap(), "name=Eve").status, 303);
    assert_eq!(press(&mut ada, &id), again);
    assert_eq!(ada.view(&again)["you"], json!([]));
    assert_eq!(eve.view(&again)["you"], json!([1]));
}

#[test]
fn a_program_gets_the_key_of_its_seat() {
    let folder = Folder::new();
    let house = House::open(&folder.0);
    let (id, mut ada, mut ben) = played(&house);
    let again = press(&mut ada, &id);
    let key = ben.view(&id)["seats"][1]["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let mut program = Client { bearer: Some(key), ..house.client() };
    let call = format!("/api/tables/{id}/rematch");
    assert_eq!(house.client().ask("POST", &call, &[], b"").status, 403);
    let answer = program.ask("POST", &call, &[], b"");
    assert_eq!((answer.status, &answer.json()["id"]), (200, &json!(again)));
    let answer = answer.json();
    assert!(answer["seats"][0]["secret"].is_null(), "not for the seat of somebody else");
    let secret = answer["seats"][1]["secret"].as_str().unwrap().to_owned();
    let mut seated = Client { bearer: Some(secret), ..house.client() };
    assert_eq!(seated.view(&again)["you"], json!([2]));
}
