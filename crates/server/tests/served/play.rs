//! Whole games through the API, and everything that can happen on the way.

use crate::support::{Client, Folder, TestServer, bot, open, you};
use api::{JoinedSeat, LogAnswer, Problem, TableState};
use game::Seat;
use serde_json::json;
use std::time::{Duration, Instant};

/// Plays the seats of these clients by a simple rule until the game is over; returns the last view.
pub fn play_out(clients: &mut [Client], id: &str) -> TableState {
    let deadline = Instant::now() + Duration::from_secs(60);
    let mut number = 0;
    loop {
        assert!(Instant::now() < deadline, "the game does not end");
        for client in clients.iter_mut() {
            let view = client.view(id);
            if view.outcome.is_some() {
                return view;
            }
            if view.legal.is_empty() {
                std::thread::sleep(Duration::from_millis(1));
                continue;
            }
            number += 7;
            let action = &view.legal[number % view.legal.len()];
            let answer = client.act(id, view.revision, action);
            assert!(answer.status == 200 || answer.status == 409, "{}", answer.body);
        }
    }
}

fn check_record(client: &mut Client, id: &str, view: &TableState) {
    let answer = client.get(&format!("/api/tables/{id}/record"));
    assert_eq!(answer.status, 200);
    let record = game::Record::read(answer.body.as_bytes()).unwrap();
    let rules: &[&dyn game::Rules] = &[&game::RulesOf::<caylus::State>::RULES, &game::RulesOf::<ys::State>::RULES];
    let end = record.replay(record.rules(rules).unwrap(), None).unwrap();
    assert_eq!(end.outcome(), view.outcome);
    assert_eq!(json!(record.result), json!(view.scores));
}

#[test]
fn hot_seats_play_whole_games_and_the_record_replays() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    for (game, players) in [("caylus", 2), ("caylus", 3), ("ys", 2), ("ys", 4)] {
        let mut client = server.client();
        let table = client.table(game, &vec![you(); players]);
        let id = &table.id;
        let end = play_out(std::slice::from_mut(&mut client), id);
        check_record(&mut client, id, &end);
        let log: LogAnswer = client.get(&format!("/api/tables/{id}/log")).read();
        assert_eq!(log.entries.len(), end.actions);
        assert_eq!(log.entries.last().unwrap().scores, end.scores);
    }
}

/// A replay is for games that are over; what a page is told leads from one step to another.
#[test]
fn a_game_that_is_over_is_gone_through_step_by_step() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    for game in ["caylus", "ys"] {
        let mut client = server.client();
        let id = client.table(game, &vec![you(); 2]).id;
        let replay = format!("/t/{id}/replay");
        assert_eq!(server.client().get(&format!("{replay}?from=0&at=0")).status, 404, "it is not over");
        let end = play_out(std::slice::from_mut(&mut client), &id);
        let told = |client: &mut Client, from: usize, at: usize| {
            let answer = client.get(&format!("{replay}?from={from}&at={at}"));
            assert_eq!(answer.status, 200, "{}", answer.body);
            answer.json()["changes"].as_array().unwrap().clone()
        };
        assert!(told(&mut client, 3, 3).is_empty(), "nothing is different");
        let changes = told(&mut client, 0, end.actions);
        let part =
            |name: &str| changes.iter().find(|change| change["part"] == name).unwrap_or_else(|| panic!("{name}"));
        assert!(part("players").to_string().contains("quantity"), "what everybody has");
        assert!(part("moment").to_string().contains(&format!("action {0} of {0}", end.actions)));
        // A page at that step has the same in it.
        let page = client.get(&format!("/t/{id}?at={}", end.actions)).body;
        for child in part("players")["children"].as_array().unwrap() {
            assert!(page.contains(child[1].as_str().unwrap()));
        }
        let past = end.actions + 1;
        assert_eq!(client.get(&format!("{replay}?from=0&at={past}")).status, 404, "there is no such step");
        assert_eq!(client.get(&format!("{replay}?from=0")).status, 400);
    }
}

#[test]
fn people_with_keys_of_their_own_play_with_bots() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    for game in ["caylus", "ys"] {
        let mut owner = server.client();
        let table = owner.table(game, &[you(), open(), bot("random"), bot("apprentice")]);
        let id = &table.id;
        let invitation = table.seats[1].invitation.as_deref().unwrap();
        let secret = invitation.rsplit('/').next().unwrap();
        let mut guest = server.client();
        let joined = guest.post(&format!("/api/join/{secret}"), &json!({"name": "Ada"}));
        assert_eq!(joined.status, 200, "{}", joined.body);
        let joined: JoinedSeat = joined.read();
        assert_eq!(joined.seat, Seat::Two);
        // From now on by the key alone.
        let mut guest = server.client();
        guest.bearer = Some(joined.secret);
        assert_eq!(guest.view(id).you, [Seat::Two]);
        assert_eq!(guest.view(id).seats[1].name, "Ada");
        let mut clients = [owner, guest];
        let end = play_out(&mut clients, id);
        check_record(&mut clients[1], id, &end);
        // The invitation is used.
        let again = server.client().post(&format!("/api/join/{secret}"), &json!({"name": "Eve"}));
        assert_eq!(again.status, 409);
    }
}

#[test]
fn of_two_posts_for_one_decision_one_wins() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), you()]).id;
    let view = client.view(&id);
    let action = view.legal[0].clone();
    let posts: Vec<u16> = std::thread::scope(|scope| {
        let post = |_| {
            let (mut client, id, action) = (client.clone(), &id, &action);
            scope.spawn(move || {
                let answer = client.act(id, 0, action);
                if answer.status == 409 {
                    let fresh = answer.read::<Problem>().table.unwrap();
                    assert_eq!(fresh.revision, 1, "the fresh state is told");
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
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), you()]).id;
    let answer = client.act(&id, 0, "place 28");
    let told: Problem = answer.read();
    assert_eq!(answer.status, 422);
    assert!(told.rule.as_ref().unwrap().starts_with('C'), "{told:?}");
    assert!(!told.words.unwrap().is_empty() && !told.nearest.unwrap().is_empty());
    assert_eq!(client.act(&id, 0, "fly").status, 422);
    assert_eq!(client.act(&id, 5, "pass").status, 409);
    assert_eq!(server.client().act(&id, 0, "pass").status, 403);
    assert_eq!(client.act("nowhere", 0, "pass").status, 404);
    assert_eq!(server.client().post(&format!("/api/tables/{id}/undo"), &json!({})).status, 403);
    assert_eq!(client.get(&format!("/api/tables/{id}?seat=3")).status, 404);
    assert_eq!(client.get(&format!("/api/tables/{id}?seat=9")).status, 404);
    assert_eq!(client.view(&id).revision, 0);
}

#[test]
fn secret_answers_come_in_any_order_and_do_not_collide() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let table = client.table("ys", &[you(), you(), you()]);
    let id = &table.id;
    let mut seats: Vec<Client> = (0..3)
        .map(|seat| {
            let mut client = server.client();
            client.bearer = table.seats[seat].secret.clone();
            client
        })
        .collect();
    assert_eq!(client.view(id).to_act, [Seat::One, Seat::Two, Seat::Three]);
    // All of them looked at revision 0.
    for seat in [2, 0] {
        assert_eq!(seats[seat].act(id, 0, "bid 4 1").status, 200);
        assert_eq!(seats[seat].act(id, 0, "bid 4 1").status, 409, "twice the same");
    }
    // Who has answered is public, the answer is not, not even in the record.
    let first = |client: &mut Client| -> String {
        let log: LogAnswer = client.get(&format!("/api/tables/{id}/log")).read();
        log.entries[0].action.clone()
    };
    assert_eq!(first(&mut seats[1]), "bid ? ?");
    assert_eq!(first(&mut seats[2]), "bid 4 1");
    assert_eq!(seats[1].get(&format!("/api/tables/{id}/record")).status, 200);
    assert_eq!(seats[1].act(id, 0, "bid 3 2").status, 200);
    assert_eq!(first(&mut seats[1]), "bid 4 1");
    let record = seats[1].get(&format!("/api/tables/{id}/record")).body;
    assert!(record.contains("\n1 bid 4 1\n2 bid 3 2\n3 bid 4 1\n"), "{record}");
    assert!(!record.contains("seed"), "{record}");
}

#[test]
fn a_house_that_opens_again_is_as_it_was() {
    let folder = Folder::new();
    let (mut client, id, before, log);
    {
        let server = TestServer::open(&folder.0);
        client = server.client();
        id = client.table("caylus", &[you(), you(), open()]).id;
        for _ in 0..5 {
            let view = client.view(&id);
            if let Some(action) = view.legal.first() {
                client.act(&id, view.revision, action);
            }
        }
        client.post(&format!("/api/tables/{id}/undo"), &json!({}));
        before = client.view(&id);
        log = client.get(&format!("/api/tables/{id}/log")).body;
    }
    let server = TestServer::open(&folder.0);
    client.address = server.address;
    let after = client.view(&id);
    let without_links = |mut view: TableState| {
        for seat in &mut view.seats {
            (seat.link, seat.invitation) = (None, None);
        }
        view
    };
    assert_eq!(without_links(before), without_links(after));
    assert_eq!(client.get(&format!("/api/tables/{id}/log")).body, log);
}

#[test]
fn bots_alone_play_to_the_end_even_across_a_restart() {
    let folder = Folder::new();
    let ids: Vec<String> = {
        let server = TestServer::open(&folder.0);
        let mut client = server.client();
        let table = |game| client.table(game, &[bot("random"), bot("apprentice")]).id;
        ["caylus", "ys"].map(table).to_vec()
    };
    let server = TestServer::open(&folder.0);
    let deadline = Instant::now() + Duration::from_secs(30);
    for id in ids {
        while server.client().view(&id).outcome.is_none() {
            assert!(Instant::now() < deadline, "bots do not go on");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
