//! Pages, forms and links, as a browser uses them.

use crate::support::{Folder, TestServer, bot, open, you};
use api::TableState;
use game::Seat;
use serde_json::json;

#[test]
fn one_click_begins_a_game() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let start = browser.get("/");
    assert_eq!(start.status, 200);
    assert!(start.header("set-cookie").is_none(), "who only looks gets no cookie");
    let answer = browser.form("/new", "quick=caylus");
    assert_eq!(answer.status, 303, "{}", answer.body);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    let place = answer.header("location").unwrap().to_owned();
    assert_eq!(browser.get(&place).status, 200);
    assert!(browser.get("/").body.contains(&place), "the start page lists it");
    assert!(!server.client().get("/").body.contains(&place), "but not for others");
}

#[test]
fn forms_work_without_a_script_and_with_one() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let form = "game=caylus&seat1=you&seat2=here&seat3=nobody&name1=Ada&edition=first&favor=light";
    let place = browser.form("/new", form).header("location").unwrap().to_owned();
    let id = place.rsplit('/').next().unwrap().to_owned();
    let view = browser.view(&id);
    assert_eq!(view.options, "edition=first favor=light");
    assert_eq!(view.seats[0].name, "Ada");
    let action = |view: &TableState| view.legal[0].replace(' ', "+");
    let answer = browser.form(&format!("{place}/act"), &format!("action={}&revision=0", action(&view)));
    assert_eq!((answer.status, answer.header("location")), (303, Some(place.as_str())));
    // Too late, and not allowed.
    let late = browser.form(&format!("{place}/act"), "action=pass&revision=0");
    assert_eq!(late.status, 409);
    assert!(late.header("content-type").unwrap().starts_with("text/html"));
    let wrong = browser.form(&format!("{place}/act"), "action=place+28&revision=1");
    assert!(wrong.status == 422 && wrong.body.contains("role=\"alert\""), "{}", wrong.body);
    // The same for a script.
    let script = [("accept", "application/json"), ("content-type", "application/x-www-form-urlencoded")];
    let view = browser.view(&id);
    let body = format!("action={}&revision=1", action(&view));
    let answer = browser.ask("POST", &format!("{place}/act"), &script, body.as_bytes());
    assert_eq!((answer.status, &answer.json()["revision"]), (200, &json!(2)));
    assert!(!answer.json()["changes"].as_array().unwrap().is_empty());
    let answer = browser.ask("POST", &format!("{place}/act"), &script, b"action=fly&revision=2");
    assert_eq!(answer.status, 422);
    assert!(answer.json()["refusal"]["rule"].as_str().unwrap().starts_with('C'));
    let answer = browser.ask("POST", &format!("{place}/undo"), &script, b"action=&revision=2");
    assert_eq!((answer.status, &answer.json()["revision"]), (200, &json!(3)));
    let answer = browser.ask("POST", &format!("{place}/act"), &script, b"action=pass&revision=0");
    assert_eq!((answer.status, &answer.json()["revision"]), (409, &json!(3)), "too late: and what has changed");
    // Looking back.
    assert_eq!(browser.get(&format!("{place}?at=0")).status, 200);
    assert_eq!(browser.get(&format!("{place}?at=99999")).status, 404, "there is no such step");
    assert_eq!(browser.get(&format!("{place}/record")).status, 200);
}

#[test]
fn links_give_seats() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut owner = server.client();
    let table = owner.table("caylus", &[you(), open()]);
    let id = &table.id;
    let base = format!("http://{}", server.address);
    let invitation = table.seats[1].invitation.as_deref().unwrap().strip_prefix(&base).unwrap().to_owned();
    assert!(owner.view(id).seats[1].invitation.is_some(), "who set it up may read it again");
    assert!(server.client().view(id).seats[1].invitation.is_none(), "others may not");
    let mut guest = server.client();
    assert_eq!(guest.get(&invitation).status, 200);
    assert_eq!(guest.form(&invitation, "name=%3Cscript%3Ealert(1)%3C%2Fscript%3E").status, 303);
    assert_eq!(guest.view(id).you, [Seat::Two]);
    // Used, it leads to the table: the guest plays there, everybody else watches.
    let table_page = format!("/t/{id}");
    let mut eve = server.client();
    for visitor in [&mut guest, &mut eve] {
        let answers = [visitor.get(&invitation), visitor.form(&invitation, "name=Eve")];
        assert!(answers.iter().all(|answer| (answer.status, answer.header("location")) == (303, Some(&*table_page))));
    }
    assert_eq!((guest.view(id).you, eve.view(id).you), (vec![Seat::Two], vec![]));
    assert!(eve.get(&table_page).body.contains("You are watching."));
    assert_eq!(server.client().get(&format!("/join/{}", "0".repeat(32))).status, 404, "no such invitation");
    let page = owner.get(&format!("/t/{id}")).body;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"), "names are escaped");
    // To another device by the personal link, and on from there to a third one.
    for mut device in [server.client(), server.client()] {
        let link = guest.view(id).seats[1].link.as_ref().unwrap().strip_prefix(&base).unwrap().to_owned();
        assert_eq!(device.form(&link, "").status, 303);
        assert_eq!(device.view(id).you, [Seat::Two]);
        guest = device;
    }
    assert!(guest.view(id).seats[0].link.is_none(), "not for the seat of somebody else");
}

#[test]
fn every_answer_is_guarded() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let id = browser.table("caylus", &[you(), you()]).id;
    for path in ["/", "/nowhere", &format!("/t/{id}"), &format!("/api/tables/{id}"), "/static/nothing.css", "/seat/0"] {
        let answer = browser.get(path);
        assert!(answer.header("content-security-policy").unwrap().starts_with("default-src 'none';"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
    }
    // A form of another site, or one that hides where it comes from, though the browser adds the cookie.
    let form = ("content-type", "application/x-www-form-urlencoded");
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        for path in ["/new".to_owned(), format!("/t/{id}/act"), format!("/t/{id}/undo"), "/api/tables".to_owned()] {
            let answer = browser.ask("POST", &path, &[form, ("origin", origin)], b"quick=caylus");
            assert_eq!(answer.status, 403, "{origin} {path}");
        }
    }
    let zipped = browser.ask("GET", "/", &[("accept-encoding", "gzip")], b"");
    assert_eq!(zipped.header("content-encoding"), Some("gzip"));
}

#[test]
fn a_page_speaks_the_language_of_its_reader() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let french = [("accept-language", "de,fr;q=0.8")];
    assert!(browser.ask("GET", "/", &french, b"").body.contains("<html lang=\"fr\">"));
    assert!(browser.get("/").body.contains("<html lang=\"en\">"));
    // What is chosen counts more than what the browser wishes for, and leads back to where it was chosen.
    let referer = format!("http://{}/rules/ys?a=b", server.address);
    let form = [("content-type", "application/x-www-form-urlencoded"), ("referer", referer.as_str())];
    let chosen = browser.ask("POST", "/language", &form, b"language=pt");
    assert_eq!((chosen.status, chosen.header("location")), (303, Some("/rules/ys?a=b")));
    let cookie = chosen.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let kept = [("cookie", cookie.as_str()), ("accept-language", "fr")];
    assert!(browser.ask("GET", "/rules/ys", &kept, b"").body.contains("<html lang=\"pt\">"));
    assert_eq!(browser.form("/language", "language=de").status, 400);
    for elsewhere in ["http://x//evil.example", "http://x/\\evil.example", "nonsense"] {
        let form = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("referer", elsewhere),
            ("authorization", "Bearer x"),
        ];
        let answer = browser.ask("POST", "/language", &form, b"language=fr");
        assert_eq!(answer.header("location"), Some("/"), "{elsewhere}");
    }
}

#[test]
fn whatever_goes_wrong_is_a_page_in_the_words_of_the_reader() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let form = [("content-type", "application/x-www-form-urlencoded"), ("accept-language", "fr")];
    let long = vec![b'a'; 20_000];
    let cases: [(&str, &str, &[u8], u16); 7] = [
        ("GET", "/t/none", b"", 404),
        ("GET", "/t/%ff", b"", 400),
        ("GET", "/nowhere", b"", 404),
        ("GET", "/new", b"", 405),
        ("POST", "/new", b"game=caylus&seat1=you", 400),
        ("POST", "/new", &long, 413),
        ("POST", "/language", b"language", 400),
    ];
    for (method, path, body, status) in cases {
        let answer = browser.ask(method, path, &form, body);
        assert_eq!(answer.status, status, "{method} {path}");
        assert!(answer.body.contains("<html lang=\"fr\">"), "{method} {path}: {}", answer.body);
    }
    let alone = browser.ask("POST", "/new", &form, b"game=caylus&seat1=you");
    assert!(alone.body.contains("Caylus") && alone.body.contains('5'), "how many can play: {}", alone.body);
    let elsewhere = [("origin", "http://evil.example"), ("accept-language", "pt")];
    let answer = browser.ask("POST", "/new", &elsewhere, b"quick=caylus");
    assert!(answer.status == 403 && answer.body.contains("<html lang=\"pt\">"), "{}", answer.body);
    assert!(browser.get("/api/nothing").json()["error"].is_string(), "programs get JSON");
}

// Y0.1
#[test]
fn options_of_ys_follow_the_number_of_players() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let usual = "districts=4&kings_favor=false&express=false&strong_neutral=false";
    let two = browser.form("/new", &format!("game=ys&seat1=you&seat2=here&{usual}"));
    let id = two.header("location").unwrap().rsplit('/').next().unwrap().to_owned();
    assert!(browser.view(&id).options.contains("districts=3"), "as the rules have it");
    let form = [("content-type", "application/x-www-form-urlencoded"), ("accept-language", "fr")];
    let wrong = browser.ask("POST", "/new", &form, b"game=ys&seat1=you&seat2=here&name2=Odile&kings_favor=true");
    assert!(wrong.status == 400 && wrong.body.contains("Faveur du Roi"), "{}", wrong.body);
    // The form stands there again as it was filled in, with what is wrong.
    assert!(wrong.body.contains("role=\"alert\"") && wrong.body.contains("value=\"Odile\""), "{}", wrong.body);
    assert_eq!(browser.form("/new", "game=ys&seat1=you").status, 400, "nobody plays alone");
    // A fifth seat is none of Ys: the form does not show it.
    let four = browser.form("/new", "game=ys&seat1=you&seat2=here&seat3=here&seat4=here&seat5=master");
    assert_eq!(four.status, 303, "{}", four.body);
}

// Y4: the scoring of a round has pages of its own, which respect the curtain between those who share a screen.
#[test]
fn the_scoring_of_a_round_can_be_looked_at() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut screen = server.client();
    let form = "game=ys&seat1=you&seat2=here&name1=Ada&name2=Ben";
    let place = screen.form("/new", form).header("location").unwrap().to_owned();
    let id = place.rsplit('/').next().unwrap().to_owned();
    let address = format!("{place}/scoring");
    assert_eq!(server.client().get(&format!("{address}?round=1")).status, 404, "nothing has been scored yet");
    // To the first decision of the second round.
    loop {
        let view = screen.view(&id);
        if view.heading.starts_with("round 2") {
            break;
        }
        let last = view.legal.last().unwrap();
        let answer = screen.act(&id, view.revision, last);
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    let page = server.client().get(&format!("{address}?round=1&step=2"));
    assert!(page.status == 200 && page.body.contains("District 2"), "everybody may look");
    assert_eq!(server.client().get(&format!("{address}?round=1")).status, 200, "from the first step on");
    for (wanted, status) in [("round=2", 404), ("round=9", 404), ("", 404), ("round=one", 400), ("round=1&step=x", 400)]
    {
        assert_eq!(server.client().get(&format!("{address}?{wanted}")).status, status, "{wanted}");
    }
    assert_eq!(server.client().get(&format!("{address}?round=1&seat=1")).status, 403, "not with somebody else's eyes");
    // Both are asked for a bid: behind the curtain nothing is shown, until one of them says that they are there.
    let curtain = screen.get(&format!("{address}?round=1")).body;
    assert!(curtain.contains("class=\"curtain ys\"") && !curtain.contains("District 1"), "a curtain");
    let page = screen.get(&format!("{address}?round=1&seat=1")).body;
    assert!(page.contains("District 1") && page.contains("round=1&amp;step=2&amp;seat=1"), "their own page");
    // Another game has no such pages.
    let id = screen.table("caylus", &[you(), you()]).id;
    assert_eq!(screen.get(&format!("/t/{id}/scoring?round=1")).status, 404);
}

/// What a visitor has set is on every page that they get, and on nobody else's; nonsense changes nothing.
#[test]
fn settings_are_kept_and_put_on_pages() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut browser = server.client();
    let set = browser.ask(
        "POST",
        "/settings",
        &[("content-type", "application/x-www-form-urlencoded"), ("referer", "http://x/rules/ys")],
        b"theme=dark&sound=on&colour=3&motion=sideways",
    );
    assert_eq!((set.status, set.header("location")), (303, Some("/rules/ys")));
    let cookie = set.header("set-cookie").unwrap();
    assert!(cookie.starts_with("settings=theme-dark.sound-on.colour-3;"), "{cookie}");
    let dark = [("cookie", "settings=theme-dark.sound-on")];
    for path in ["/", "/rules/caylus", "/nowhere"] {
        let page = server.client().ask("GET", path, &dark, b"").body;
        assert!(page.contains("<html data-sound=\"on\" data-theme=\"dark\" lang=\"en\">"), "{path}");
        assert!(!server.client().get(path).body.contains("data-theme"), "{path}");
    }
    let evil = [("cookie", "settings=theme-dark\"><script>x")];
    assert!(!server.client().ask("GET", "/", &evil, b"").body.contains("<script>x"));
    // Play now, at the seat of the colour that is liked.
    let liked = [("cookie", "settings=colour-3"), ("content-type", "application/x-www-form-urlencoded")];
    let mut player = server.client();
    let quick = player.ask("POST", "/new", &liked, b"quick=ys&name1=Maud");
    let id = quick.header("location").unwrap().trim_start_matches("/t/").to_owned();
    let names: Vec<String> = player.view(&id).seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names.iter().position(|name| name == "Maud"), Some(2), "{names:?}");
}

/// What search engines, devices and other sites ask for; nothing about a table that not everybody may know.
#[test]
fn links_say_what_they_are_and_tables_are_not_listed() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    assert!(client.get("/robots.txt").body.contains("Disallow: /t/"));
    let icon = client.get("/favicon.ico");
    assert_eq!((icon.status, icon.header("content-type")), (200, Some("image/x-icon")));
    let start = client.get("/").body;
    let after = |page: &str, mark: &str| {
        page.split_once(mark).unwrap_or_else(|| panic!("{mark}")).1.split('"').next().unwrap().to_owned()
    };
    let manifest = client.get(&after(&start, "<link rel=\"manifest\" href=\""));
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
    for icon in manifest.json()["icons"].as_array().unwrap() {
        assert_eq!(client.get(icon["src"].as_str().unwrap()).status, 200);
    }
    let image = after(&start, "property=\"og:image\" content=\"");
    assert!(image.starts_with("http://") && image.contains("/static/"), "{image}");
    assert!(!start.contains("noindex") && !client.get("/rules/ys").body.contains("noindex"));
    // A table of Ys: a player's page and a spectator's have the same preview, with nothing but the names of game and table.
    let table = client.table("ys", &[you(), bot("random")]);
    let preview = |page: &str| {
        assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"));
        (after(page, "property=\"og:title\" content=\""), after(page, "name=\"description\" content=\""))
    };
    let mine = preview(&client.get(&format!("/t/{}", table.id)).body);
    assert_eq!(mine, preview(&server.client().get(&format!("/t/{}", table.id)).body));
    assert!(mine.0.starts_with("Ys · "), "{mine:?}");
}
