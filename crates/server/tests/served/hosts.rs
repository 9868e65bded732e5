//! Links name the address that people can open.

use crate::support::{Client, Folder, TestServer, open, you};
use api::{CreatedTable, NewTableRequest, TableState};
use serde_json::json;

fn set_up(client: &mut Client, host: &str) -> CreatedTable {
    let request =
        NewTableRequest { game: "caylus".to_owned(), seats: vec![you(), open()], ..NewTableRequest::default() };
    let headers = [("content-type", "application/json"), ("host", host), ("origin", &format!("http://{host}"))];
    client.ask("POST", "/api/tables", &headers, json!(request).to_string().as_bytes()).read()
}

/// The invitation that the owner of a table reads when they ask at a host: as JSON, on the page, and in an update of it.
fn invitations(client: &mut Client, id: &str, host: &str) -> Vec<String> {
    let state: TableState = client.ask("GET", &format!("/api/tables/{id}"), &[("host", host)], b"").read();
    let on_page = |path: String| {
        let page = client.clone().ask("GET", &path, &[("host", host)], b"").body;
        let end = page.find("/join/").expect("an invitation");
        let start = page[..end].rfind(['"', ' ']).expect("its beginning");
        page[start + 1..end + "/join/".len()].to_owned()
    };
    let link = state.seats[1].invitation.clone().expect("an open seat");
    let link = link[..link.rfind('/').expect("a path") + 1].to_owned();
    vec![link, on_page(format!("/t/{id}"))]
}

#[test]
fn a_server_on_all_addresses_names_the_one_that_was_asked() {
    let folder = Folder::new();
    let server = TestServer::open_as(&folder.0, |_| String::new());
    let mut client = server.client();
    let table = set_up(&mut client, "192.168.1.5:8420");
    assert!(table.link.starts_with("http://192.168.1.5:8420/t/"), "{}", table.link);
    let invitation = table.seats[1].invitation.as_deref().unwrap_or_default();
    assert!(invitation.starts_with("http://192.168.1.5:8420/join/"), "{invitation}");
    // What one was told under a forged name is not told to another, though both see the same otherwise.
    for host in ["evil.example", "192.168.1.5:8420", "my-pi.local:8420", "[fe80::1]:8420"] {
        let expected = format!("http://{host}/join/");
        assert_eq!(invitations(&mut client, &table.id, host), [expected.clone(), expected], "{host}");
    }
    // What cannot stand in an address is not taken over.
    for host in ["a\"b", "a/b", "me@a", "a b", ""] {
        assert_eq!(invitations(&mut client, &table.id, host), ["/join/", "/join/"], "{host}");
    }
}

#[test]
fn a_server_with_an_address_names_no_other() {
    let folder = Folder::new();
    let server = TestServer::open_as(&folder.0, |_| "https://games.example/".to_owned());
    let mut client = server.client();
    let table = set_up(&mut client, "192.168.1.5:8420");
    let expected = "https://games.example/join/".to_owned();
    assert_eq!(invitations(&mut client, &table.id, "evil.example"), [expected.clone(), expected]);
}
