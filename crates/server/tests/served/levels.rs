//! Bots of any level, with as many iterations as the operator lets them think, which keep nobody else waiting.

use crate::support::{Answer, Client, Folder, TestServer, bot, hotseat, open, you};
use api::{Problem, TableState};
use bots::BotGame;
use serde_json::{Value, json};
use std::time::Duration;
use words::named;

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
    let strange = format!("master/{}", "x".repeat(3000));
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
        "master/",
        "master/emperor",
        "master/smuggler",
        "master/Builder",
        "master/bâtisseur",
        "master/builder/builder",
        "master/builder:500",
        "random/builder",
        "/builder",
        "builder",
        &long,
        &strange,
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
    let character: Problem = with_bot(&mut client, "caylus", &json!("master/smuggler")).read();
    assert!(character.error.ends_with("one of builder, courtier, merchant, bully"), "{}", character.error);
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
    let plain = |levels: Vec<String>| -> Vec<String> {
        levels.iter().map(|level| level.split('/').next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(plain(quick("quick=ys")), ["assistant"; 3]);
    let as_it_stands = "game=caylus&seat1=you&seat2=assistant&seat3=apprentice&seat4=nobody&seat5=nobody";
    assert_eq!(plain(quick(&format!("quick=caylus&{as_it_stands}"))), ["assistant", "apprentice", "assistant"]);
    assert_eq!(plain(quick("quick=ys&seat1=you&seat2=master&seat3=here&iterations=40")), ["master:40"; 3]);
    assert_eq!(plain(quick("quick=ys&seat1=you&seat2=emperor&seat3=open")), ["assistant"; 3]);
}

/// The characters of the bots of a table with their names, by seat.
fn characters(table: &TableState) -> Vec<(String, String)> {
    let bots = table.seats.iter().filter_map(|seat| Some((seat.level.as_ref()?, &seat.name)));
    bots.filter_map(|(level, name)| Some((level.split_once('/')?.1.to_owned(), name.clone()))).collect()
}

#[test]
fn a_game_at_once_is_against_three_different_characters() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let names = |game: &str| {
        let (caylus, ys) = (caylus::State::characters(), ys::State::characters());
        if game == "ys" { ys } else { caylus }
    };
    for game in ["caylus", "ys"] {
        let mut met: Vec<String> = Vec::new();
        for form in
            ["", "&seat1=you&seat2=apprentice", "&seat2=expert&caylus-character2=any&ys-character2=any"].repeat(8)
        {
            let id = led_to(&browser.form("/new", &format!("quick={game}{form}")));
            let mut three = characters(&browser.view(&id));
            assert_eq!(three.len(), 3, "{game} {form}");
            assert!(three.iter().all(|(what, name)| named::of_character(what).as_ref() == Some(name)), "{three:?}");
            met.extend(three.iter().map(|(what, _)| what.clone()));
            three.sort();
            three.dedup();
            assert_eq!(three.len(), 3, "{game} {form}: {three:?}");
        }
        assert!(names(game).into_iter().all(|name| met.iter().any(|what| what == name)), "{game}: {met:?}");
    }
    // Whoever was chosen comes, and the others are others.
    let chosen = "quick=caylus&seat2=expert&caylus-character2=bully&seat3=expert&caylus-character3=";
    let id = led_to(&browser.form("/new", chosen));
    let view = browser.view(&id);
    assert_eq!((levels(&view)[0], levels(&view)[1]), ("expert/bully", "expert"));
    assert!(levels(&view)[2].starts_with("expert/") && levels(&view)[2] != "expert/bully");
}

#[test]
fn characters_are_chosen_by_form_and_api_and_said_in_every_language() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    for (language, parts) in [
        ("en", ["any character", "Aubin, builder", "Budoc, smuggler", "Character of the bot on seat 2"]),
        ("fr", ["un personnage au hasard", "Aubin, bâtisseur", "Budoc, contrebandier", "Personnage du bot au siège 2"]),
        (
            "pt",
            ["um personagem qualquer", "Aubin, construtor", "Budoc, contrabandista", "Personagem do bot no lugar 2"],
        ),
    ] {
        let page = browser.ask("GET", "/", &[("accept-language", language)], b"").body;
        for part in parts {
            assert!(page.contains(part), "{language}: {part}");
        }
        assert!(!page.contains("[character-"), "{language}");
    }
    let form = "game=caylus&seat1=you&seat2=expert&caylus-character2=bully&ys-character2=any&seat3=random\
                &caylus-character3=any&seat4=assistant&caylus-character4=any&iterations=20";
    let id = led_to(&browser.form("/new", form));
    let view = browser.view(&id);
    assert_eq!(levels(&view)[..2], ["expert:20/bully", "random"]);
    assert_eq!(view.seats[1].name, "Gaucher");
    let drawn = levels(&view)[2].strip_prefix("assistant:20/").unwrap_or_default();
    assert!(drawn != "bully" && caylus::State::characters().contains(&drawn), "{drawn}");
    for (language, said) in
        [("en", "bully, expert (20)"), ("fr", "brute, expert (20)"), ("pt", "valentão, perito (20)")]
    {
        let page = browser.ask("GET", &format!("/t/{id}"), &[("accept-language", language)], b"").body;
        assert!(page.contains(said), "{language}: {said}");
    }
    for garbage in ["emperor", "smuggler", "%00", "any%2Fany", "..%2F..", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"] {
        let answer = browser.form("/new", &format!("game=caylus&seat1=you&seat2=expert&caylus-character2={garbage}"));
        assert_eq!(answer.status, 400, "{garbage}");
    }
    // By the API; two of a kind have two names, and a seat that was left may be anybody's.
    let id = browser.table("ys", &[you(), bot("apprentice/trader"), bot("apprentice/trader")]).id;
    let both = characters(&browser.view(&id));
    assert_eq!((both[0].1.as_str(), both[1].0.as_str()), ("Rozenn", "trader"));
    assert_ne!(both[1].1, "Rozenn");
    browser.post(&format!("/api/tables/{id}/leave"), &json!({"level": "expert:20/any"}));
    let left = browser.view(&id).seats[0].level.clone().unwrap_or_default();
    assert!(ys::State::characters().contains(&left.strip_prefix("expert:20/").unwrap_or_default()), "{left}");
    // Whoever is drawn for a seat that was left does not sit at the table yet.
    let rivals = ["apprentice/builder", "apprentice/bully", "apprentice/merchant"].map(bot);
    for _ in 0..4 {
        let seats = [&[you()][..], &rivals].concat();
        let id = browser.table("caylus", &seats).id;
        browser.post(&format!("/api/tables/{id}/leave"), &json!({"level": "apprentice/any"}));
        assert_eq!(browser.view(&id).seats[0].level.as_deref(), Some("apprentice/courtier"));
    }
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
