//! Taking back: up to the last moment when somebody else acted or something hidden became known.

use crate::support::{Client, Folder, TestServer, bot, hotseat, you};
use api::{CreatedSeat, CreatedTable, TableState};
use serde_json::json;
use std::time::{Duration, Instant};

fn undo(client: &mut Client, id: &str) -> u16 {
    client.post(&format!("/api/tables/{id}/undo"), &json!({})).status
}

/// Does the first legal action.
fn act(client: &mut Client, id: &str) -> TableState {
    let view = client.view(id);
    let action = &view.legal[0];
    let answer = client.act(id, view.revision, action);
    assert_eq!(answer.status, 200, "{}", answer.body);
    view
}

/// The seats of a table with a key each.
fn keys(server: &TestServer, table: &CreatedTable) -> Vec<Client> {
    let with_key = |seat: &CreatedSeat| {
        let mut client = server.client();
        client.bearer = seat.secret.clone();
        client
    };
    table.seats.iter().map(with_key).collect()
}

#[test]
fn those_at_one_screen_take_back_to_the_beginning() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), hotseat()]).id;
    let id = &id;
    let before: Vec<TableState> = (0..4).map(|_| act(&mut client, id)).collect();
    for (number, view) in before.iter().enumerate().rev() {
        assert!(client.view(id).undo);
        assert_eq!(undo(&mut client, id), 200);
        let now = client.view(id);
        assert_eq!((&now.view, &now.legal), (&view.view, &view.legal));
        assert_eq!(now.revision, 8 - number as u64, "taking back is written down too");
    }
    assert!(!client.view(id).undo);
    assert_eq!(undo(&mut client, id), 403);
}

#[test]
fn what_somebody_else_has_answered_stays() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let table = server.client().table("caylus", &[you(), you()]);
    let id = &table.id;
    let mut seats = keys(&server, &table);
    let first = seats[0].view(id).to_act[0].index();
    let second = 1 - first;
    act(&mut seats[first], id);
    assert_eq!(undo(&mut seats[second], id), 403, "it was not theirs");
    act(&mut seats[second], id);
    assert_eq!(undo(&mut seats[first], id), 403, "somebody else has acted");
    assert_eq!(undo(&mut seats[second], id), 200);
    assert_eq!(undo(&mut seats[first], id), 403, "somebody else had acted, and it was seen");
    assert_eq!(seats[first].view(id).actions, 1);
}

#[test]
fn against_bots_alone_their_moves_are_taken_back_too() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let seats = [you(), bot("random"), bot("random")];
    let id = client.table("caylus", &seats).id;
    let my_turn = |client: &mut Client| {
        let deadline = Instant::now() + Duration::from_secs(10);
        while client.view(&id).legal.is_empty() {
            assert!(Instant::now() < deadline, "bots do not move");
            std::thread::sleep(Duration::from_millis(5));
        }
        client.view(&id)
    };
    let before = my_turn(&mut client);
    act(&mut client, &id);
    let after = my_turn(&mut client);
    assert!(after.actions > before.actions + 1, "bots have moved");
    let answer = client.post(&format!("/api/tables/{id}/undo"), &json!({"revision": after.revision}));
    assert_eq!(answer.status, 200);
    let now = my_turn(&mut client);
    assert_eq!((&now.view, &now.legal), (&before.view, &before.legal));
}

// Y2.1: bids are secret until all are in.
#[test]
fn a_bid_is_taken_back_only_while_it_is_secret() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let table = server.client().table("ys", &[you(), you()]);
    let id = &table.id;
    let mut seats = keys(&server, &table);
    assert_eq!(seats[1].act(id, 0, "bid 4 1").status, 200);
    assert_eq!(undo(&mut seats[1], id), 200);
    assert_eq!(seats[1].act(id, 2, "bid 3 0").status, 200);
    assert_eq!(seats[0].act(id, 2, "bid 4 0").status, 200);
    assert_eq!((undo(&mut seats[0], id), undo(&mut seats[1], id)), (403, 403), "all have seen them");
}

// Those who share a screen are different people where something is hidden.
#[test]
fn at_one_screen_secrets_of_the_other_seat_are_not_undone_through() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let table = client.table("ys", &[you(), you(), you()]);
    let id = &table.id;
    act(&mut client, id);
    act(&mut client, id);
    assert_eq!(undo(&mut client, id), 200, "the second answer");
    assert_eq!(undo(&mut client, id), 403, "the first one: another has answered since");
}

// At a shared screen with secrets: while nobody else has come, whoever acted last may take it back, and what it was stays hidden.
#[test]
fn before_the_next_one_comes_to_the_screen_the_last_action_is_taken_back() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut screen = server.client();
    let id = screen.table("ys", &[you(), hotseat()]).id;
    let (page, form) = (format!("/t/{id}"), format!("/t/{id}/undo"));
    let offers = |client: &mut Client, query: &str| {
        let html = client.get(&format!("{page}{query}")).body;
        (html.contains("class=\"curtain ys\""), html.contains(&form))
    };
    assert_eq!(offers(&mut screen, ""), (true, false), "nothing has been done");
    assert_eq!(screen.act(&id, 0, "bid 4 1").status, 200);
    assert_eq!(offers(&mut screen, ""), (true, true));
    assert_eq!(offers(&mut screen, "?seat=2"), (false, false), "it was not theirs");
    assert_eq!(screen.form(&format!("{form}?seat=2"), "revision=1").status, 403);
    let answer = screen.form(&form, "revision=1");
    assert_eq!((answer.status, answer.header("location")), (303, Some(page.as_str())));
    let curtain = screen.get(&page).body;
    assert!(curtain.contains("name=\"seat\" value=\"1\""), "seat 1 has to say that they are there");
    // Others cannot, and what has been bid changes no byte of the curtain.
    assert_eq!(screen.act(&id, 2, "bid 4 1").status, 200);
    assert_eq!(server.client().form(&form, "revision=3").status, 403);
    let after_one_bid = screen.get(&page).body;
    assert_eq!(screen.form(&form, "revision=3").status, 303);
    assert_eq!(screen.act(&id, 4, "bid 2 0").status, 200);
    let revision = |number: u64| format!("name=\"revision\" value=\"{number}\"");
    assert_eq!(screen.get(&page).body.replace(&revision(5), &revision(3)), after_one_bid);
}
