//! Bots of any level, with as many iterations as the operator lets them think, which keep nobody else waiting.

use crate::support::{Answer, Client, Folder, TestServer, bot, hotseat, open, you};
use api::{Problem, TableState};
use serde_json::{Value, json};
use std::time::Duration;

/// The levels of the bots of a table, by seat.
fn levels(table: &TableState) -> Vec<&str> {
    table.seats.iter().filter_map(|seat| seat.level.as_deref()).collect()
}

/// Asks for a table of a visitor and a bot.
fn with_bot(client: &mut Client, game: &str, level: &Value) -> Answer {
    client.post("/api/tables", &json!({"game": game, "seats": [{"kind": "you"}, {"kind": "bot", "level": level}]}))
}

/// The id of the table that a form led to.
fn led_to(answer: &Answer) -> String {
    let place = answer.header("location").unwrap_or_else(|| panic!("{}: {}", answer.status, answer.body));
    place.rsplit('/').next().unwrap().to_owned()
}

#[test]
fn any_number_of_iterations_can_be_asked_for_within_the_bound() {
    let folder = Folder::new();
    let server = TestServer::open_within(&folder.0, |address| format!("http://{address}"), 3000);
    let mut client = server.client();
    let asked =
        ["random", "apprentice", "assistant", "journeyman:1", "expert", "master:0500", "master:2000", "master:3000"];
    let kept = ["random", "apprentice", "assistant", "journeyman:1", "expert", "master:500", "master", "master:3000"];
    for (asked, kept) in asked.into_iter().zip(kept) {
        let table = with_bot(&mut client, "ys", &json!(asked)).read::<api::CreatedTable>().id;
        assert_eq!(levels(&client.view(&table)), [kept], "{asked}");
    }
    let usual = client.table("caylus", &[you(), api::NewSeatRequest::of(api::NewSeatKind::Bot)]).id;
    assert_eq!(levels(&client.view(&usual)), ["assistant"], "a newcomer can beat it");
    for too_long in ["master:3001", "grandmaster", "journeyman:4294967295"] {
        let answer = with_bot(&mut client, "caylus", &json!(too_long));
        let problem: Problem = answer.read();
        assert_eq!((answer.status, problem.key.as_str()), (400, "thinks-too-long"), "{too_long}");
        assert_eq!(problem.arguments.iterations, Some(3000));
        assert_eq!(problem.error, "Bots here think for at most 3000 iterations.");
    }
    assert_eq!(with_bot(&mut client, "caylus", &json!("grandmaster:2500")).status, 201);
}

#[test]
fn whatever_is_no_level_is_refused_with_a_reason() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let table = client.table("caylus", &[you(), open()]).id;
    let long = format!("master:{}", "9".repeat(3000));
    let bad = [
        "",
        "Master",
        "emperor",
        "uct",
        "uct:5",
        "master:",
        "master:0",
        "master:-5",
        "master:+5",
        "master: 5",
        "master:5.5",
        "master:0x10",
        "master:99999999999",
        "master:٣",
        "master@500ms",
        "expert@2s",
        "random:5",
        "apprentice:16",
        "apprentice@1s",
        ":500",
        "master:5:5",
        "master\u{0}",
        "máster",
        &long,
    ];
    for level in bad {
        for answer in [
            with_bot(&mut client, "caylus", &json!(level)),
            client.post(&format!("/api/tables/{table}/leave"), &json!({"level": level})),
        ] {
            let problem: Problem = answer.read();
            assert_eq!((answer.status, problem.key.as_str()), (400, "not-understood"), "{level}: {}", answer.body);
            assert!(answer.body.len() < 1000, "{level}");
        }
    }
    for level in [json!(5), json!(["master"]), json!({"master": 5})] {
        assert_eq!(with_bot(&mut client, "caylus", &level).status / 100, 4, "{level}");
    }
    let time: Problem = with_bot(&mut client, "caylus", &json!("expert@2s")).read();
    assert!(time.error.contains("at most 20000") && time.error.contains("repeated"), "{}", time.error);
    assert_eq!(client.view(&table).revision, 0, "nothing was done");
    client.post(&format!("/api/tables/{table}/leave"), &json!({"level": "expert:20", "seat": 2}));
    assert_eq!(levels(&client.view(&table)), ["expert:20"]);
}

#[test]
fn the_form_says_how_long_bots_think() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let start = browser.get("/").body;
    for part in [
        "name=\"iterations\" min=\"16\" max=\"20000\"",
        "<option value=\"grandmaster\">",
        "<option value=\"assistant\" selected>",
    ] {
        assert!(start.contains(part), "{part}");
    }
    let form = "game=caylus&seat1=you&seat2=expert&seat3=apprentice&seat4=grandmaster&iterations=300";
    let id = led_to(&browser.form("/new", form));
    assert_eq!(levels(&browser.view(&id)), ["expert:300", "apprentice", "grandmaster:300"]);
    assert!(browser.get(&format!("/t/{id}")).body.contains("expert (300)"), "the page says so");
    let id = led_to(&browser.form("/new", "game=caylus&seat1=you&seat2=expert&iterations="));
    assert_eq!(levels(&browser.view(&id)), ["expert"]);
    // What is too much is said in the form, which keeps it.
    let headers = [("content-type", "application/x-www-form-urlencoded"), ("accept-language", "fr")];
    let wrong = browser.ask("POST", "/new", &headers, b"game=caylus&seat1=you&seat2=expert&iterations=20001");
    assert_eq!(wrong.status, 400);
    for part in ["au plus pendant 20", "name=\"iterations\"", "value=\"20001\"", "<option value=\"expert\" selected>"] {
        assert!(wrong.body.contains(part), "{part}: {}", wrong.body);
    }
    for garbage in ["-1", "x", "1e3", "16.5", "%00", "@5s", "99999999999999999999", "0"] {
        let answer = browser.form("/new", &format!("game=caylus&seat1=you&seat2=expert&iterations={garbage}"));
        assert_eq!(answer.status, 400, "{garbage}");
    }
}

#[test]
fn a_game_at_once_is_against_bots_that_a_newcomer_can_beat_unless_they_chose_others() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let mut quick = |form: &str| {
        let id = led_to(&browser.form("/new", form));
        levels(&browser.view(&id)).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(quick("quick=ys"), ["assistant"; 3]);
    let as_it_stands = "game=caylus&seat1=you&seat2=assistant&seat3=apprentice&seat4=nobody&seat5=nobody";
    assert_eq!(quick(&format!("quick=caylus&{as_it_stands}")), ["assistant", "apprentice", "assistant"]);
    assert_eq!(quick("quick=ys&seat1=you&seat2=master&seat3=here&iterations=40"), ["master:40"; 3]);
    assert_eq!(quick("quick=ys&seat1=you&seat2=emperor&seat3=open"), ["assistant"; 3]);
}

/// Plays at a table until a bot is to act there.
fn until_a_bot_is_to_act(client: &mut Client, id: &str) {
    for _ in 0..50 {
        let view = client.view(id);
        let Some(action) = view.legal.first() else { return };
        client.act(id, view.revision, action);
    }
    panic!("it is never the bot's turn");
}

/// Both threads of the bots think for as good as ever: people play on all the same, and whoever changes a table where a bot thinks
/// ends its thought.
#[test]
fn long_thoughts_keep_nobody_waiting_and_are_given_up() {
    let folder = Folder::new();
    let server = TestServer::open_within(&folder.0, |address| format!("http://{address}"), u32::MAX);
    let mut client = server.client();
    let endless = [0, 1].map(|_| {
        let id = client.table("caylus", &[you(), bot("grandmaster:4000000000")]).id;
        until_a_bot_is_to_act(&mut client, &id);
        id
    });
    let people = client.table("caylus", &[you(), hotseat()]).id;
    for _ in 0..20 {
        let view = client.view(&people);
        assert_eq!(client.act(&people, view.revision, &view.legal[0]).status, 200);
    }
    let quick = client.table("caylus", &[you(), bot("random")]).id;
    until_a_bot_is_to_act(&mut client, &quick);
    let before = client.view(&quick).revision;
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(client.view(&quick).revision, before, "both threads are busy");
    // The table goes to the end of the queue, behind the one that waits.
    let renamed = client.post(&format!("/api/tables/{}/name", endless[0]), &json!({"name": "Maud"}));
    assert_eq!(renamed.status, 200);
    let moved = |client: &mut Client| client.view(&quick).revision > before;
    for _ in 0..500 {
        if moved(&mut client) {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(moved(&mut client), "the thought goes on though its table has changed");
    assert!(client.view(&endless[0]).legal.is_empty(), "nothing is played by a thought that was given up");
    // That the server ends is part of the test: its bots stop.
}
