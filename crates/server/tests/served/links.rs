//! Personal links: looking at one takes nothing, and one that got into the wrong hands can be made invalid.

use crate::support::{Client, Folder, TestServer, open, you, you_named};
use api::{CreatedTable, JoinedSeat};
use serde_json::json;

fn link(table: &CreatedTable, seat: usize) -> String {
    table.seats[seat].secret.clone().unwrap()
}

fn with_key(server: &TestServer, key: &str) -> Client {
    Client { bearer: Some(key.to_owned()), ..server.client() }
}

/// Whatever fetches addresses without being asked to, such as the preview of a chat or a browser that fetches ahead, changes
/// nothing, wherever it looks.
#[test]
fn a_get_changes_nothing() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut ada = server.client();
    let table = ada.table("caylus", &[you_named("Ada"), open()]);
    let (id, secret) = (&table.id, link(&table, 0));
    let invitation = table.seats[1].invitation.as_deref().unwrap().rsplit('/').next().unwrap().to_owned();
    let before = ada.view(id);
    let paths = [
        format!("/seat/{secret}"),
        format!("/seat/{secret}/qr"),
        format!("/join/{invitation}"),
        format!("/join/{invitation}/qr"),
        format!("/t/{id}"),
        format!("/t/{id}/revoke"),
        format!("/t/{id}/leave"),
        "/learn/caylus/3/play".to_owned(),
        "/new".to_owned(),
    ];
    let mut preview = server.client();
    for path in &paths {
        let answer = preview.get(path);
        assert!(answer.status < 500, "{path}");
        assert_eq!(preview.cookie, None, "{path}: nobody becomes anybody");
    }
    let after = ada.view(id);
    assert_eq!((after.revision, after.seats[1].kind), (before.revision, before.seats[1].kind));
    assert_eq!(preview.view(id).you, [], "the seat is not taken");
    // The page of the link offers the seat, and the button takes it.
    let page = preview.get(&format!("/seat/{secret}"));
    assert_eq!(page.status, 200);
    assert!(page.body.contains(&format!("action=\"/seat/{secret}\"")) && page.body.contains("Ada"), "{}", page.body);
    let taken = preview.form(&format!("/seat/{secret}"), "");
    assert_eq!((taken.status, taken.header("location")), (303, Some(&*format!("/t/{id}"))));
    assert_eq!(preview.view(id).you, before.you);
    // Who has it is led to the table at once.
    assert_eq!(preview.get(&format!("/seat/{secret}")).status, 303);
    assert_eq!(ada.view(id).you, before.you, "and who had it has it still");
}

#[test]
fn a_link_that_was_made_invalid_opens_nothing() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut ada = server.client();
    let table = ada.table("caylus", &[you_named("Ada"), you()]);
    let (id, old) = (&table.id, link(&table, 0));
    let mut thief = server.client();
    assert_eq!(thief.form(&format!("/seat/{old}"), "").status, 303);
    let own = thief.view(id).seats[0].link.clone().unwrap();
    assert_eq!(thief.view(id).you.len(), 1);
    // Ada has the page drawn with the old link, then makes it invalid.
    assert!(ada.get(&format!("/t/{id}")).body.contains(&old));
    assert_eq!(ada.form(&format!("/t/{id}/revoke"), "seat=1").status, 303);
    let page = ada.get(&format!("/t/{id}")).body;
    assert!(!page.contains(&old), "the page has another link");
    let new = ada.view(id).seats[0].link.clone().unwrap();
    let secret = new.rsplit('/').next().unwrap().to_owned();
    assert!(page.contains(&secret) && secret != old);
    assert_eq!(ada.view(id).you.len(), 2, "Ada still plays both");
    let is_shut_out = |server: &TestServer, thief: &mut Client| {
        assert_eq!(thief.view(id).you, []);
        for link in [old.as_str(), own.rsplit('/').next().unwrap()] {
            assert_eq!(server.client().get(&format!("/seat/{link}")).status, 404);
            assert_eq!(server.client().form(&format!("/seat/{link}"), "").status, 404);
            assert_eq!(with_key(server, link).view(id).you, []);
        }
    };
    is_shut_out(&server, &mut thief);
    assert_eq!(with_key(&server, &link(&table, 1)).view(id).you.len(), 1, "the link of the other seat is as it was");
    // The disk knows it, too.
    drop(server);
    let server = TestServer::open(&folder.0);
    (ada.address, thief.address) = (server.address, server.address);
    is_shut_out(&server, &mut thief);
    assert_eq!(with_key(&server, &secret).view(id).you.len(), 1, "the new one is valid");
    assert_eq!(ada.view(id).you.len(), 2);
    // Again and again.
    for _ in 0..3 {
        let before = ada.view(id).seats[0].link.clone();
        assert_eq!(ada.form(&format!("/t/{id}/revoke"), "seat=1").status, 303);
        assert_ne!(ada.view(id).seats[0].link, before);
    }
}

/// A program with a key gets another key for it.
#[test]
fn a_program_changes_its_key() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut owner = server.client();
    let table = owner.table("caylus", &[you(), open()]);
    let id = &table.id;
    let invitation = table.seats[1].invitation.as_deref().unwrap().rsplit('/').next().unwrap().to_owned();
    let joined: JoinedSeat = server.client().post(&format!("/api/join/{invitation}"), &json!({})).read();
    let mut program = with_key(&server, &joined.secret);
    let path = format!("/api/tables/{id}/revoke");
    assert_eq!(program.post(&path, &json!({"seat": 1})).status, 403, "not its seat");
    assert_eq!(server.client().post(&path, &json!({})).status, 403, "somebody without a seat");
    let changed: JoinedSeat = program.post(&path, &json!({"seat": 2})).read();
    assert_eq!((changed.seat, changed.id.as_str()), (joined.seat, id.as_str()));
    assert!(changed.link.ends_with(&changed.secret) && changed.secret != joined.secret);
    assert_eq!(program.view(id).you, []);
    let mut again = with_key(&server, &changed.secret);
    assert_eq!(again.view(id).you, [joined.seat]);
    assert_eq!(again.view(id).seats[1].link.as_deref(), Some(changed.link.as_str()));
    let twice: JoinedSeat = again.post(&path, &json!({})).read();
    assert_eq!(with_key(&server, &twice.secret).view(id).you, [joined.seat]);
    assert_eq!(again.view(id).you, []);
}

/// The list finds what goes on, however many tables there are and however many seats at each.
#[test]
fn all_running_tables_are_listed() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let ids: Vec<String> = (0..70).map(|_| client.table("caylus", &[you(), you(), you(), you()]).id).collect();
    let page = client.get("/").body;
    let missing = ids.iter().filter(|id| !page.contains(&format!("/t/{id}"))).count();
    assert_eq!(missing, 0);
}
