//! People at tables: what they are called, invitations that were used, leaving and coming back, and the list of their tables.

use crate::support::{Answer, Client, Folder, TestServer, bot, open, you, you_named};
use api::{CreatedTable, JoinedSeat, PageMoved, SeatKind, TableState};
use game::Seat;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The secret at the end of a link.
fn secret(link: Option<&String>) -> String {
    link.unwrap().rsplit('/').next().unwrap().to_owned()
}

fn invitation(table: &CreatedTable, seat: usize) -> String {
    secret(table.seats[seat].invitation.as_ref())
}

/// A page in a language.
fn page(client: &mut Client, path: &str, language: &str) -> String {
    client.ask("GET", path, &[("accept-language", language)], b"").body
}

/// Does something at a table that has to succeed.
fn does(client: &mut Client, id: &str, what: &str, body: &Value) -> TableState {
    let answer = client.post(&format!("/api/tables/{id}/{what}"), body);
    assert_eq!(answer.status, 200, "{what}: {}", answer.body);
    answer.read()
}

fn refused(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["key"].as_str().unwrap().to_owned())
}

/// Plays the first legal action of the client's seats until they have no more to say, or the game is over.
fn play_on(client: &mut Client, id: &str, most: usize) -> TableState {
    let mut view = client.view(id);
    for _ in 0..most {
        if view.outcome.is_some() {
            break;
        }
        if let Some(action) = view.legal.first().cloned() {
            client.act(id, view.revision, &action);
        } else {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        view = client.view(id);
    }
    view
}

#[test]
fn nobody_is_called_after_a_seat_in_another_language() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let french = [("accept-language", "fr"), ("content-type", "application/x-www-form-urlencoded")];
    let place = browser.ask("POST", "/new", &french, b"quick=caylus").header("location").unwrap().to_owned();
    assert!(browser.view(place.rsplit('/').next().unwrap()).seats[0].name.is_empty(), "nothing is made up");
    assert!(page(&mut browser, &place, "fr").contains("aria-label=\"Vous\""));
    assert!(page(&mut browser, &place, "pt").contains("aria-label=\"Você\""));
    // To others they are the player of a seat, each in the language of the reader.
    for (language, name) in [("en", "Player 1"), ("fr", "Joueur 1"), ("pt", "Jogador 1")] {
        assert!(page(&mut server.client(), &place, language).contains(&format!("aria-label=\"{name}\"")), "{name}");
    }
    // What a page made up is never offered as a name.
    assert!(page(&mut browser, "/", "pt").contains("name=\"name1\" value=\"\""));
}

#[test]
fn the_name_in_the_form_is_used_and_offered_again() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let start = browser.get("/").body;
    assert!(start.contains("<button form=\"set-up\" hidden=\"\">"), "the Enter key opens the table of the form");
    assert!(start.contains("form=\"set-up\" name=\"quick\" value=\"caylus\""), "{start}");
    let form = "quick=ys&game=caylus&seat1=you&seat2=journeyman&name1=Maud";
    let place = browser.form("/new", form).header("location").unwrap().to_owned();
    assert_eq!(browser.view(place.rsplit('/').next().unwrap()).seats[0].name, "Maud");
    assert!(browser.get("/").body.contains("name=\"name1\" value=\"Maud\""));
}

#[test]
fn a_player_takes_another_name_at_any_time() {
    let folder = Folder::new();
    let id = {
        let server = TestServer::open(&folder.0);
        let mut maud = server.client();
        let table = maud.table("caylus", &[you(), open()]);
        let id = table.id.clone();
        let before = maud.view(&id).revision;
        let named = does(&mut maud, &id, "name", &json!({"name": "  Maud \n of Cahors "}));
        assert_eq!((named.seats[0].name.as_str(), named.revision), ("Maud of Cahors", before + 1));
        assert_eq!(does(&mut maud, &id, "name", &json!({"name": "Maud of Cahors"})).revision, before + 1, "no change");
        assert_eq!(named.seats[1].kind, SeatKind::Open, "nobody else sat down");
        // By the form of the page, where others see it too.
        let answer = maud.form(&format!("/t/{id}/name"), "seat=1&name=Odile");
        assert_eq!((answer.status, answer.header("location")), (303, Some(&*format!("/t/{id}"))));
        assert!(server.client().get(&format!("/t/{id}")).body.contains("aria-label=\"Odile\""));
        // Only one's own seat.
        let mut other = server.client();
        let refusal = other.post(&format!("/api/tables/{id}/name"), &json!({"name": "Eve"}));
        assert_eq!(refused(&refusal), (403, "you-have-no-seat".to_owned()));
        let refusal = maud.post(&format!("/api/tables/{id}/name"), &json!({"name": "Eve", "seat": 2}));
        assert_eq!(refused(&refusal), (403, "not-your-seat".to_owned()));
        // A name does not disturb who is about to act.
        let view = maud.view(&id);
        if view.you == view.to_act {
            does(&mut maud, &id, "name", &json!({"name": "Aude"}));
            assert_eq!(maud.act(&id, view.revision, &view.legal[0]).status, 200);
        } else {
            does(&mut maud, &id, "name", &json!({"name": "Aude"}));
        }
        id
    };
    assert_eq!(TestServer::open(&folder.0).client().view(&id).seats[0].name, "Aude", "and it is stored");
}

#[test]
fn a_used_invitation_gives_its_holder_the_same_answer_and_others_the_table() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let table = server.client().table("ys", &[you_named("Ada"), open()]);
    let join = format!("/api/join/{}", invitation(&table, 1));
    let mut bob = server.client();
    let joined: JoinedSeat = bob.post(&join, &json!({"name": "Bob"})).read();
    let revision = bob.view(&table.id).revision;
    // The answer may have been lost on its way.
    assert_eq!(bob.post(&join, &json!({"name": "Bob"})).read::<JoinedSeat>(), joined);
    let mut program = Client { bearer: Some(joined.secret.clone()), ..server.client() };
    assert_eq!(program.post(&join, &json!({})).read::<JoinedSeat>().seat, Seat::Two);
    assert_eq!(bob.view(&table.id).revision, revision, "nothing is written twice");
    let late = server.client().post(&join, &json!({"name": "Eve"}));
    assert_eq!(refused(&late), (409, "taken".to_owned()));
    assert_eq!(late.json()["arguments"]["table"], table.id.as_str());
}

#[test]
fn whoever_leaves_has_a_bot_play_on_and_may_come_back() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let (mut ada, mut bob) = (server.client(), server.client());
    let table = ada.table("caylus", &[you_named("Ada"), open()]);
    let id = &table.id;
    bob.post(&format!("/api/join/{}", invitation(&table, 1)), &json!({"name": "Bob"}));
    let wrong = bob.post(&format!("/api/tables/{id}/leave"), &json!({"level": "wizard"}));
    assert_eq!(refused(&wrong), (400, "not-understood".to_owned()));
    assert_eq!(refused(&bob.post(&format!("/api/tables/{id}/return"), &json!({}))), (403, "not-left".to_owned()));
    let left = does(&mut bob, id, "leave", &json!({"level": "random"}));
    assert_eq!((left.you.len(), left.left.as_slice(), left.seen_by), (0, &[Seat::Two][..], None), "a spectator");
    let seat = &left.seats[1];
    assert_eq!((seat.kind, seat.level.as_deref(), seat.name.as_str()), (SeatKind::Bot, Some("random"), "Bob"));
    assert_eq!(bob.act(id, left.revision, "pass").status, 403, "it is not theirs any more");
    // The table waits for nobody: six decisions of Ada alone.
    let mut acted = 0;
    while acted < 6 {
        let view = ada.view(id);
        match view.legal.first() {
            Some(action) => acted += usize::from(ada.act(id, view.revision, action).status == 200),
            None => std::thread::sleep(std::time::Duration::from_millis(5)),
        }
    }
    // Their page offers the seat, nobody else's does.
    let offer = format!("action=\"/t/{id}/return\"");
    assert!(bob.get(&format!("/t/{id}")).body.contains(&offer));
    assert!(!ada.get(&format!("/t/{id}")).body.contains(&offer));
    assert!(!server.client().get(&format!("/t/{id}")).body.contains(&offer));
    let back = does(&mut bob, id, "return", &json!({}));
    assert_eq!((back.you.as_slice(), back.left.len(), back.seats[1].kind), (&[Seat::Two][..], 0, SeatKind::Person));
    // And now it waits for them again, though the server was started anew.
    drop(server);
    let server = TestServer::open(&folder.0);
    (ada.address, bob.address) = (server.address, server.address);
    loop {
        let view = ada.view(id);
        match view.legal.first() {
            Some(action) => assert_eq!(ada.act(id, view.revision, action).status, 200),
            None => break,
        }
    }
    let waiting = bob.view(id);
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!((waiting.to_act.as_slice(), bob.view(id).revision), (&[Seat::Two][..], waiting.revision));
}

#[test]
fn a_bot_plays_on_for_who_left_after_a_restart() {
    let folder = Folder::new();
    let (id, revision) = {
        let server = TestServer::open(&folder.0);
        let mut ada = server.client();
        let id = ada.table("caylus", &[you(), you()]).id;
        for seat in [1, 2] {
            does(&mut ada, &id, "leave", &json!({"level": "random", "seat": seat}));
        }
        (id.clone(), ada.view(&id).revision)
    };
    let server = TestServer::open(&folder.0);
    let end = play_on(&mut server.client(), &id, 20_000);
    assert!(end.outcome.is_some() && end.revision > revision, "bots alone play to the end");
}

#[test]
fn nobody_takes_back_what_somebody_who_left_has_seen() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut here = server.client();
    let table = here.table("caylus", &[you(), open()]);
    let mut bob = server.client();
    bob.post(&format!("/api/join/{}", invitation(&table, 1)), &json!({}));
    let id = &table.id;
    // Until each has acted, and Bob last.
    let mut last = None;
    while last != Some(Seat::Two) {
        let seat = here.view(id).to_act[0];
        let client = if seat == Seat::One { &mut here } else { &mut bob };
        let view = client.view(id);
        assert_eq!(client.act(id, view.revision, &view.legal[0]).status, 200);
        last = Some(seat).filter(|_| view.actions > 0);
    }
    assert!(!here.view(id).undo, "Bob has acted since");
    does(&mut bob, id, "leave", &json!({"level": "random"}));
    assert!(!here.view(id).undo, "and what they did as a person is not taken back like the action of a bot");
}

#[test]
fn a_seat_that_nobody_takes_is_given_to_a_bot() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut owner = server.client();
    let table = owner.table("caylus", &[you_named("Ada"), open(), open()]);
    let id = &table.id;
    let refusal = server.client().post(&format!("/api/tables/{id}/leave"), &json!({"seat": 2}));
    assert_eq!(refused(&refusal), (403, "not-your-seat".to_owned()));
    let answer = owner.form(&format!("/t/{id}/leave"), "seat=2");
    assert_eq!(answer.status, 303, "{}", answer.body);
    let view = owner.view(id);
    assert_eq!((view.seats[1].kind, view.seats[2].kind), (SeatKind::Bot, SeatKind::Open));
    let late = server.client().get(&format!("/join/{}", invitation(&table, 1)));
    assert_eq!((late.status, late.header("location")), (303, Some(&*format!("/t/{id}"))), "the link leads to watching");
    assert!(view.seats[1].invitation.is_none() && view.seats[2].invitation.is_some());
}

#[test]
fn the_list_of_tables_tells_results_and_forgets_what_is_removed() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut ada = server.client();
    let running = ada.table("caylus", &[you_named("Ada"), open()]).id;
    let over = ada.table("ys", &[you_named("Ada"), bot("random")]).id;
    let outcome = play_on(&mut ada, &over, 20_000).outcome.unwrap();
    let list = page(&mut ada, "/", "en");
    let points = format!("with {} points", outcome.scores[0]);
    let said = if outcome.winners == [Seat::One] { "You won" } else { "You were second" };
    assert!(list.contains(said) && list.contains(&points), "{list}");
    assert!(list.contains("<time datetime=\"20"), "when it ended");
    assert!(list.find(&running).unwrap() < list.find(&over).unwrap(), "what goes on comes first");
    // What is over may go, what is being played may not.
    assert!(list.contains(&format!("action=\"/t/{over}/remove\"")));
    assert!(!list.contains(&format!("action=\"/t/{running}/remove\"")));
    assert_eq!(ada.form(&format!("/t/{running}/remove"), "").status, 403);
    let gone = ada.form(&format!("/t/{over}/remove"), "");
    assert_eq!((gone.status, gone.header("location")), (303, Some("/")));
    let list = ada.get("/").body;
    assert!(!list.contains(&over) && list.contains(&running));
    assert_eq!(ada.get(&format!("/t/{over}")).status, 200, "the table itself is still there");
    // Left tables may go too, and are back in the list when their player is.
    assert_eq!(ada.form(&format!("/t/{running}/leave"), "seat=1").status, 303);
    assert!(page(&mut ada, "/", "en").contains("You left; a bot plays for you"));
    assert_eq!(ada.form(&format!("/t/{running}/remove"), "").status, 303);
    assert!(!ada.get("/").body.contains(&running));
    assert_eq!(ada.form(&format!("/t/{running}/return"), "").status, 303);
    assert!(ada.get("/").body.contains(&running));
}

#[test]
fn who_has_the_table_open_is_here() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let (mut ada, mut bob) = (server.client(), server.client());
    let table = ada.table("caylus", &[you_named("Ada"), open()]);
    let id = &table.id;
    bob.post(&format!("/api/join/{}", invitation(&table, 1)), &json!({"name": "Bob"}));
    let here = |client: &mut Client| client.view(id).seats.iter().map(|seat| seat.here).collect::<Vec<_>>();
    assert_eq!(here(&mut ada), [false, false], "asking over the API is not being here");
    let revision = ada.view(id).revision;
    let stream = format!("/events?tables={id}:{revision}");
    let mut page = ada.listen(&stream, &[]);
    assert_eq!(page.next().read::<PageMoved>().here, [Seat::One], "oneself");
    // Whoever only watches is nobody's business.
    let watching = server.client().listen(&stream, &[]);
    let also = bob.listen(&stream, &[]);
    let told: PageMoved = page.next().read();
    assert_eq!((told.here, told.revision), (vec![Seat::One, Seat::Two], revision), "the game has not moved on");
    assert_eq!(here(&mut server.client()), [true, true]);
    let seen = server.client().get(&format!("/t/{id}")).body;
    assert!(seen.contains("data-here=\"1 2\"") && seen.contains("Bob is here"), "it is on the page");
    // Another tab makes no difference, nor does one of two that closes; once the last is closed, they are gone in a while.
    let tab = bob.listen(&stream, &[]);
    drop(also);
    drop((tab, watching));
    assert_eq!(here(&mut ada), [true, true], "who loads the page again is not told to be gone");
    assert_eq!(page.next().read::<PageMoved>().here, [Seat::One]);
    // A page without a script has no stream.
    bob.get(&format!("/t/{id}"));
    assert_eq!(page.next().read::<PageMoved>().here, [Seat::One, Seat::Two]);
    // One that has a stream, too, is told to be gone as soon as it is closed, not when a page without one would be.
    let asked = Instant::now();
    drop(bob.listen(&stream, &[]).opened());
    assert_eq!(page.next().read::<PageMoved>().here, [Seat::One]);
    assert!(asked.elapsed() < Duration::from_secs(40), "{:?}", asked.elapsed());
}
