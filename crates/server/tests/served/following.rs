//! Moves that have gathered come one by one, each as it would have been seen when it was made.

use crate::support::{Client, Folder, TestServer, open, you};
use api::{CreatedTable, NewTableRequest};
use serde_json::{Value, json};

const PLAYERS: usize = 3;

/// A table of these seats, a client for each of them, and one for a spectator.
fn table(server: &TestServer, game: &str) -> (String, Vec<Client>) {
    let body =
        json!(NewTableRequest { game: game.to_owned(), seats: vec![you(); PLAYERS], ..NewTableRequest::default() });
    let table: CreatedTable = server.client().post("/api/tables", &body).read();
    let mut clients = vec![server.client(); PLAYERS + 1];
    for (client, seat) in clients.iter_mut().zip(&table.seats) {
        client.bearer = seat.secret.clone();
    }
    (table.id, clients)
}

/// Acts for whoever is to act, some number of times. After each action every viewer asks for its changes; returns them by
/// revision and viewer.
fn play(id: &str, clients: &mut [Client], actions: usize) -> Vec<Vec<Value>> {
    let mut live = Vec::new();
    for number in 0..actions {
        let view = clients[PLAYERS].view(id);
        let seat = view.to_act[number % view.to_act.len()].index();
        let legal = clients[seat].view(id).legal;
        let action = &legal[number * 7 % legal.len()];
        assert_eq!(clients[seat].act(id, view.revision, action).status, 200);
        let changes = |client: &mut Client| client.get(&format!("/t/{id}/changes?from={}", view.revision)).json();
        live.push(clients.iter_mut().map(changes).collect());
    }
    live
}

fn moves_come_as_they_were_seen(game: &str, actions: usize) {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let (id, mut clients) = table(&server, game);
    let live = play(&id, &mut clients, actions);
    for (viewer, client) in clients.iter_mut().enumerate() {
        for (from, seen) in live.iter().enumerate() {
            let step = client.get(&format!("/t/{id}/changes?from={from}&step=1")).json();
            let left = step["left"].as_u64();
            assert_eq!(left, Some((actions - from - 1) as u64), "viewer {viewer} from {from}");
            for member in ["from", "revision", "over", "changes"] {
                assert_eq!(step[member], seen[viewer][member], "{member} of viewer {viewer} from {from}");
            }
        }
        // All at once, unless one asks for them one by one; at the end there is nothing left.
        let all = client.get(&format!("/t/{id}/changes?from=0")).json();
        assert_eq!((all["revision"].as_u64(), all["left"].as_u64()), (Some(actions as u64), Some(0)));
        let none = client.get(&format!("/t/{id}/changes?from={actions}&step=1")).json();
        assert_eq!((none["changes"].clone(), none["left"].as_u64()), (json!([]), Some(0)));
    }
}

#[test]
fn moves_of_caylus_come_as_they_were_seen() {
    moves_come_as_they_were_seen("caylus", 60);
}

// Y2.1, Y3.1: also bids and brokers that lie face down.
#[test]
fn moves_of_ys_come_as_they_were_seen() {
    moves_come_as_they_were_seen("ys", 40);
}

/// Whoever acts with a script that wants one move at a time gets their own first.
#[test]
fn ones_own_move_comes_first() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let (id, mut clients) = table(&server, "caylus");
    play(&id, &mut clients, 3);
    let view = clients[PLAYERS].view(&id);
    let seat = view.to_act[0].index();
    let action = clients[seat].view(&id).legal[0].clone();
    let form = format!("action={}&revision={}&step=1", action.replace(' ', "+"), view.revision);
    let headers = [("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
    let answer = clients[seat].ask("POST", &format!("/t/{id}/act"), &headers, form.as_bytes()).json();
    assert_eq!((answer["revision"].as_u64(), answer["left"].as_u64()), (Some(view.revision + 1), Some(0)));
}

/// What is no move, such as somebody who takes a seat or takes back, is shown at once with everything after it.
#[test]
fn what_is_no_move_is_no_step() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    // A seed by which seat 1 begins.
    let body = json!(NewTableRequest {
        game: "caylus".to_owned(),
        seats: vec![you(), open()],
        seed: Some(1.into()),
        ..NewTableRequest::default()
    });
    let mut client = server.client();
    let table: CreatedTable = client.post("/api/tables", &body).read();
    client.bearer = table.seats[0].secret.clone();
    let id = &table.id;
    let view = client.view(id);
    let action = client.view(id).legal[0].clone();
    assert_eq!(client.act(id, view.revision, &action).status, 200);
    let undo = client.post(&format!("/api/tables/{id}/undo"), &json!({}));
    assert_eq!(undo.status, 200, "{}", undo.body);
    let step = client.get(&format!("/t/{id}/changes?from=0&step=1")).json();
    assert_eq!((step["revision"].as_u64(), step["left"].as_u64()), (Some(2), Some(0)));
}
