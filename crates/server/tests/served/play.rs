//! Whole games through the API, and everything that can happen on the way.

use crate::house;

use house::{Client, Folder, House};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn you() -> Value {
    json!({"kind": "you"})
}

fn bot(level: &str) -> Value {
    json!({"kind": "bot", "level": level})
}

fn open() -> Value {
    json!({"kind": "open"})
}

/// Plays the seats of these clients by a simple rule until the game is over; returns the last view.
pub fn play_out(clients: &mut [Client], id: &str) -> Value {
    let deadline = Instant::now() + Duration::from_secs(60);
    let mut number = 0;
    loop {
        assert!(Instant::now() < deadline, "the game does not end");
        for client in clients.iter_mut() {
            let view = client.view(id);
            if !view["outcome"].is_null() {
                return view;
            }
            let legal = view["legal"].as_array().unwrap();
            if legal.is_empty() {
                std::thread::sleep(Duration::from_millis(1));
                continue;
            }
            number += 7;
            let action = legal[number % legal.len()].as_str().unwrap();
            let answer = client.act(id, view["revision"].as_u64().unwrap(), action);
            assert!(answer.status == 200 || answer.status == 409, "{}", answer.body);
        }
    }
}

fn check_record(client: &mut Client, id: &str, view: &Value) {
    let answer = client.get(&format!("/api/tables/{id}/record"));
    assert_eq!(answer.status, 200);
    let record = game::Record::read(answer.body.as_bytes()).unwrap();
    let rules: &[&dyn game::Rules] = &[&game::RulesOf::<caylus::State>::RULES, &game::RulesOf::<ys::State>::RULES];
    let end = record.replay(record.rules(rules).unwrap(), None).unwrap();
    assert_eq!(json!(end.outcome().unwrap()), view["outcome"]);
    assert_eq!(json!(record.result), view["scores"]);
}

#[test]
fn hot_seats_play_whole_games_and_the_record_replays() {
    let folder = Folder::new();
    let house = House::open(&folder.0);
    for (game, players) in [("caylus", 2), ("caylus", 3), ("ys", 2), ("ys", 4)] {
        let mut client = house.client();
        let table = client.table(game, &vec![you(); players]);
        let id = table["id"].as_str().unwrap();
        let end = play_out(std::slice::from_mut(&mut client), id);
        check_record(&mut client, id, &end);
        let log = client.get(&format!("/api/tables/{id}/log")).json();
        assert_eq!(log["entries"].as_array().unwrap().len() as u64, end["actions"].as_u64().unwrap());
        assert_eq!(log["entries"].as_array().unwrap().last().unwrap()["scores"], end["scores"]);
    }
}

#[test]
fn people_with_keys_of_their_own_play_with_bots() {
    let folder = Folder::new();
    let house = House::open(&folder.0);
    for game in ["caylus", "ys"] {
        let mut owner = house.client();
        let table = owner.table(game, &[you(), open(), bot("random"), bot("apprentice")]);
        let id = table["id"].as_str().unwrap();
        let invitation = table["seats"][1]["invitation"].as_str().unwrap();
        let secret = invitation.rsplit('/').next().unwrap();
        let mut guest = house.client();
        let joined = guest.post(&format!("/api/join/{secret}"), &json!({"name": "Ada"}));
        assert_eq!(joined.status, 200, "{}", joined.body);
        let joined = joined.json();
        assert_eq!(joined["seat"], 2);
        // From now on by the key alone.
        let mut guest = house.client();
        guest.bearer = Some(joined["secret"].as_str().unwrap().to_owned());
        assert_eq!(guest.view(id)["you"], json!([2]));
        assert_eq!(guest.view(id)["seats"][1]["name"], "Ada");
        let mut clients = [owner, guest];
        let end = play_out(&mut clients, id);
        check_record(&mut clients[1], id, &end);
        // The invitation is void.
        let again = house.client().post(&format!("/api/join/{secret}"), &json!({"name": "Eve"}));
        assert_eq!(again.status, 404);
    }
}

#[test]
fn of_two_posts_for_one_decision_one_wins() {
    let folder = Folder::new();
    let house = House::open(&folder.0);
    let mut client = house.client();
    let id = client.table("caylus", &[you(), you()])["id"].as_str().unwrap().to_owned();
    let view = client.view(&id);
    let action = view["legal"][0].as_str().unwrap().to_owned();
    let posts: Vec<u16> = std::thread::scope(|scope| {
        let post = |_| {
            let (mut client, id, action) = (client.clone(), &id, &action);
            scope.spawn(move || {
                let answer = client.act(id, 0, action);
                if answer.status == 409 {
                    assert_eq!(answer.json()["table"]["revision"], 1, "the fresh state is told");
                }
                answer.status
            })
        };
        let threads: Vec<_> = (0..8).map(post).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(posts.iter().filter(|status| **status == 200).count(), 1);
    assert_eq!(posts.iter().filter(|status| **status == 409).count(), 7);
}

#[test]
fn what_is_not_allowed_is_told_apart() {
    let folder = Folder::new();
    let house = House::open(&folder.0);
    let mut client = house.client();
    let id = client.table("caylus", &[you(), you()])["id"].as_str().unwrap().to_owned();
    let answer = client.act(&id, 0, "place 28");
    let told = answer.json();
    assert_eq!(answer.status, 422);
    assert!(told["rule"].as_str().unwrap().starts_with('C'), "{told}");
    assert!(!told["words"].as_str().unwrap().is_empty() && !told["nearest"].as_array().unwrap().is_empty());
    assert_eq!(client.act(&id, 0, "fly").status, 422);
    assert_eq!(client.act(&id, 5, "pass").status, 409);
    assert_eq!(house.client().act(&id, 0, "pass").status, 403);
    assert_eq!(client.act("nowhere", 0, "pass").status, 404);
    assert_eq!(house.client().post(&format!("/api/tables/{id}/undo"), &json!({})).status, 403);
    assert_eq!(client.get(&format!("/api/tables/{id}?seat=3")).status, 404);
    assert_eq!(client.get(&format!("/api/tables/{id}?seat=9")).status, 404);
    assert_eq!(client.view(&id)["revision"], 0);
}

#[test]
fn secret_answers_come_in_any_order_and_do_not_collide() {
    let folder = Folder::new();
    let house = House::open(&folder.0);
    let mut client = house.client();
    let table = client.table("ys", &[you(), you(), you()]);
    let id = table["id"].as_str().unwrap();
    let mut seats: Vec<Client> = (0..3)
        .map(|seat| {
            let mut client = house.client();
            client.bearer = table["seats"][seat]["secret"].as_str().map(str::to_owned);
            client
        })
        .collect();
    assert_eq!(client.view(id)["to_act"], json!([1, 2, 3]));
    // All of them looked at revision 0.
    for seat in [2, 0] {
        assert_eq!(seats[seat].act(id, 0, "bid 4 1").status, 200);
        assert_eq!(seats[seat].act(id, 0, "bid 4 1").status, 409, "twice the same");
    }
    // Who has answered is public, the answer is not, not even in the record.
    let log = seats[1].get(&format!("/api/tables/{id}/log")).json();
    assert_eq!(log["entries"][0]["action"], "bid ? ?");
    assert_eq!(seats[2].get(&format!("/api/tables/{id}/log")).json()["entries"][0]["action"], "bid 4 1");
    assert_eq!(seats[1].get(&format!("/api/tables/{id}/record")).status, 200);
    assert_eq!(seats[1].act(id, 0, "bid 3 2").status, 200);
    let log = seats[1].get(&format!("/api/tables/{id}/log")).json();
    assert_eq!(log["entries"][0]["action"], "bid 4 1");
    let record = seats[1].get(&format!("/api/tables/{id}/record")).body;
    assert!(record.contains("\n1 bid 4 1\n2 bid 3 2\n3 bid 4 1\n"), "{record}");
    assert!(!record.contains("seed"), "{record}");
}

#[test]
fn a_house_that_opens_again_is_as_it_was() {
    let folder = Folder::new();
    let (mut client, id, before, log);
    {
        let house = House::open(&folder.0);
        client = house.client();
        id = client.table("caylus", &[you(), you(), open()])["id"].as_str().unwrap().to_owned();
        for _ in 0..5 {
            let view = client.view(&id);
            if let Some(action) = view["legal"][0].as_str() {
                client.act(&id, view["revision"].as_u64().unwrap(), action);
            }
        }
        client.post(&format!("/api/tables/{id}/undo"), &json!({}));
        before = client.view(&id);
        log = client.get(&format!("/api/tables/{id}/log")).body;
    }
    let house = House::open(&folder.0);
    client.address = house.address;
    let after = client.view(&id);
    let without_links = |mut view: Value| {
        view["seats"].as_array_mut().unwrap().iter_mut().for_each(|seat| {
            seat.as_object_mut().unwrap().retain(|key, _| key != "link" && key != "invitation");
        });
        view
    };
    assert_eq!(without_links(before), without_links(after));
    assert_eq!(client.get(&format!("/api/tables/{id}/log")).body, log);
}

#[test]
fn bots_alone_play_to_the_end_even_across_a_restart() {
    let folder = Folder::new();
    let ids: Vec<String> = {
        let house = House::open(&folder.0);
        let mut client = house.client();
        let table = |game| client.table(game, &[bot("random"), bot("apprentice")])["id"].as_str().unwrap().to_owned();
        ["caylus", "ys"].map(table).to_vec()
    };
    let house = House::open(&folder.0);
    let deadline = Instant::now() + Duration::from_secs(30);
    for id in ids {
        while house.client().view(&id)["outcome"].is_null() {
            assert!(Instant::now() < deadline, "bots do not go on");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
