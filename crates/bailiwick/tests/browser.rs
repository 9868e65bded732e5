//! The page in a real Chromium, driven as people would: whole games by clicks, by keys, without script, on a phone, with a
//! server that is killed. `./check` installs the browser and runs these; by themselves they are left out.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[path = "browser/acting.rs"]
mod acting;
#[path = "browser/analysis.rs"]
mod analysis;
#[path = "browser/caylus.rs"]
mod caylus;
#[path = "browser/connection.rs"]
mod connection;
#[path = "browser/end.rs"]
mod end;
#[cfg(target_os = "linux")]
#[path = "running/failing_disk.rs"]
mod failing_disk;
#[path = "browser/following.rs"]
mod following;
#[path = "browser/hint.rs"]
mod hint;
#[path = "browser/levels.rs"]
mod levels;
#[path = "browser/people.rs"]
mod people;
#[path = "browser/reading.rs"]
mod reading;
#[path = "browser/server_process.rs"]
mod server_process;
#[path = "browser/window.rs"]
mod window;
#[path = "browser/ys.rs"]
mod ys;

use server_process::ServerProcess;
use window::{Kind, PHONE, WIDE, WITHOUT_SCRIPT, Window};

/// Picks from a list, always the same in the same test.
struct Picks(u64);

impl Picks {
    fn below(&mut self, number: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % number
    }
}

/// Who sits where, as on the start page, and opens the table.
async fn set_up(window: &Window, server: &ServerProcess, seats: [&str; 5]) {
    window.goto(&server.address("/")).await;
    for (number, sitter) in (1..).zip(seats) {
        window.choose(&format!(".settings select[name=seat{number}]"), sitter).await;
    }
    window.click(".settings input[name=name1]").await;
    window.find(".settings input[name=name1]").await.send_keys("Maud").await.expect("a name");
    window.click(".settings button").await;
    window.find("#play").await;
}

/// Pieces do not glide: long games are played faster.
async fn hurry(window: &Window) {
    window.media(&[("prefers-reduced-motion", "reduce")]).await;
}

/// Clicks one of the answers: on the board if it is there, otherwise in the list. Says whether the game goes on.
async fn act(window: &Window, picks: &mut Picks) -> bool {
    if !window.asked().await {
        return false;
    }
    let before = window.revision().await;
    window.rest().await;
    let places = window.all("#board .placed > button[name=action]:not(:disabled)").await;
    let listed = window.all("#prompt .actions button[name=action], #ask > .places > button[name=action]").await;
    let pick = if !places.is_empty() && picks.below(3) > 0 {
        // The stock that opens by itself may lie over the place.
        window.run("document.querySelector('#stock-hide input:not(:checked)')?.click()").await;
        places[picks.below(places.len())].clone()
    } else if !listed.is_empty() {
        listed[picks.below(listed.len())].clone()
    } else {
        window.click("#prompt .step > summary").await;
        window.find("#prompt .step[open] button[name=action]").await
    };
    let what = pick.html(false).await.expect("an answer");
    if let Err(error) = pick.click().await {
        window.picture("not-clicked").await;
        panic!("{what}: {error}");
    }
    window.moved_on(before).await
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_whole_game_of_two_at_one_screen() {
    let server = ServerProcess::open("hot-seat");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    hurry(&window).await;
    let mut picks = Picks(7);
    let mut actions = 0;
    while act(&window, &mut picks).await {
        actions += 1;
        if actions == 30 {
            window.picture("table-hot-seat").await;
        }
        assert!(actions < 600, "the game ends");
    }
    assert!(actions > 60, "{actions}");
    window.picture("end-hot-seat").await;
    assert!(window.text("h1").await.contains("with"), "somebody wins");
    the_end_fits(&window).await;
    // Through the whole game again.
    window.click("a[data-key=Home]").await;
    window.find("#step[value='0']").await;
    let first = "return document.querySelector('.replay h2')?.textContent.includes('action 0 of') || null";
    window.until("the first step", first).await;
    window.press("\u{e014}").await; // the right arrow key
    window.find("#step[value='1']").await;
    window.click("a[data-key=End]").await;
    // And once more: on a laptop the board has the room of the heading until the result is wanted again.
    window.click(".switch label[for=tab-result]").await;
    window.click(".end-heading button.primary").await;
    window.find("#play").await;
    assert_eq!(window.revision().await, 0);
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_whole_game_against_bots_from_one_click() {
    let server = ServerProcess::open("bots");
    let window = Window::open(WIDE).await;
    window.goto(&server.address("/")).await;
    window.picture("start").await;
    window.click(".quick-start button.primary").await;
    hurry(&window).await;
    let mut picks = Picks(11);
    let mut actions = 0;
    while act(&window, &mut picks).await {
        actions += 1;
        if actions == 12 {
            window.asked().await;
            window.picture("table-bots").await;
        }
        assert!(actions < 400, "the game ends");
    }
    window.picture("end-bots").await;
    no_violation(&window, "the end").await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn two_devices_see_each_others_moves() {
    let server = ServerProcess::open("two");
    let (one, other) = (Window::open(WIDE).await, Window::open(WIDE).await);
    set_up(&one, &server, ["you", "open", "nobody", "nobody", "nobody"]).await;
    let link = one.attribute("#invitations .link:has([value*='/join/']) input", "value").await;
    other.goto(&link).await;
    other.find("input[name=name]").await.send_keys("<b>Perrin</b>").await.expect("a name");
    other.click("#main button.primary").await;
    other.find("#play").await;
    let mut picks = Picks(3);
    for _ in 0..40 {
        // What followed from a move may reach one of them a moment later.
        let before = one.revision().await.max(other.revision().await);
        one.moved_on(before - 1).await;
        other.moved_on(before - 1).await;
        assert_eq!((one.revision().await, other.revision().await), (before, before));
        let (acting, waiting) =
            if one.has("#prompt button[name=action]").await { (&one, &other) } else { (&other, &one) };
        assert!(!waiting.has("#prompt button[name=action]").await, "only one of them is asked");
        act(acting, &mut picks).await;
        waiting.moved_on(before).await;
    }
    assert!(one.text("#players").await.contains("<b>Perrin</b>"), "names are shown as they were written");
    one.close().await;
    other.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn undo_reload_and_a_killed_server() {
    let mut server = ServerProcess::open("killed");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    let mut picks = Picks(5);
    for _ in 0..6 {
        act(&window, &mut picks).await;
    }
    let title = window.text("#prompt h2").await;
    let players = window.text("#players").await;
    act(&window, &mut picks).await;
    let before = window.revision().await;
    window.click("button[name=undo]").await;
    window.moved_on(before).await;
    assert_eq!((window.text("#prompt h2").await, window.text("#players").await), (title.clone(), players.clone()));
    window.client.refresh().await.expect("a page");
    assert_eq!((window.text("#prompt h2").await, window.text("#players").await), (title.clone(), players.clone()));
    server.kill_and_restart();
    assert_eq!(window.text("#prompt h2").await, title, "the page is still there");
    for _ in 0..6 {
        act(&window, &mut picks).await;
    }
    window.client.refresh().await.expect("a page");
    assert!(window.revision().await >= 14);
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_wrong_action_is_refused_with_its_rule() {
    let server = ServerProcess::open("refused");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    window.run("document.querySelector('#prompt button[value=pass]').value = 'place stables'").await;
    window.click("#prompt button[value='place stables']").await;
    let refusal = window.text("#refusal").await;
    assert!(refusal.contains("C3.7"), "{refusal}");
    // Whatever cannot be chosen says why.
    window.press("?").await;
    let list = window.text("#why-not").await;
    assert!(list.contains("C3.7"), "{list}");
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn it_plays_without_script() {
    let server = ServerProcess::open("no-script");
    let window = Window::open(WITHOUT_SCRIPT).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    let mut picks = Picks(2);
    for _ in 0..40 {
        act(&window, &mut picks).await;
    }
    let before = window.revision().await;
    window.click("button[name=undo]").await;
    window.moved_on(before).await;
    window.picture("table-without-script").await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn it_plays_by_keys_alone() {
    let server = ServerProcess::open("keys");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    let mut picks = Picks(9);
    for _ in 0..40 {
        let before = window.revision().await;
        let keys = window.all("#prompt .actions button[name=action], #ask > .places > button[name=action]").await;
        let mut all = Vec::new();
        for key in &keys {
            all.push(key.attr("data-key").await.expect("an attribute").expect("every answer has a key"));
        }
        window.press(&all[picks.below(all.len())].to_lowercase()).await;
        window.moved_on(before).await;
    }
    // Tab reaches the prompt, then everything else, and what has the keyboard is seen.
    window.run("document.activeElement.blur()").await;
    let mut reached = Vec::new();
    for _ in 0..12 {
        window.tab().await;
        let outline = window.run("return getComputedStyle(document.activeElement).outlineStyle").await;
        assert_ne!(outline, "none", "what has the keyboard is seen");
        reached.push(window.run("return document.activeElement.closest('#prompt') !== null").await);
    }
    assert!(reached.contains(&serde_json::Value::Bool(true)), "the prompt comes early");
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn it_plays_on_a_phone() {
    let server = ServerProcess::open("phone");
    let window = Window::open(PHONE).await;
    window.goto(&server.address("/")).await;
    window.picture("start").await;
    fits(&window).await;
    set_up(&window, &server, ["you", "here", "journeyman", "nobody", "nobody"]).await;
    hurry(&window).await;
    let mut picks = Picks(4);
    for number in 0..60 {
        window.asked().await;
        let before = window.revision().await;
        if number == 0 {
            // A tap selects, the sheet confirms.
            window.click("#board #at-1").await;
            window.picture("table-sheet").await;
            assert_eq!(window.revision().await, before, "a tap alone does nothing");
            window.click("#board #at-1 .tip .confirm").await;
            window.moved_on(before).await;
        } else {
            let listed = window.all("#prompt .actions button[name=action], #ask > .places > button[name=action]").await;
            if listed.is_empty() {
                window.click("#prompt .step > summary").await;
                window.click("#prompt .step[open] button[name=action]").await;
            } else {
                let pick = listed[picks.below(listed.len())].clone();
                let what = pick.html(false).await.expect("an answer");
                if let Err(error) = pick.click().await {
                    window.picture("not-tapped").await;
                    panic!("{what}: {error}");
                }
            }
            window.moved_on(before).await;
        }
    }
    assert!(!names_keys(&window).await, "a phone has no keys");
    for tab in ["castle", "players", "stock", "log", "town"] {
        window.click(&format!("label[for=tab-{tab}]")).await;
        window.picture(&format!("table-{tab}")).await;
        fits(&window).await;
    }
    window.close().await;
}

/// Nothing sticks out to the right.
async fn fits(window: &Window) {
    let out = window.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
    let which = "const width = document.documentElement.clientWidth;
        return [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > width + 1)
            .map((one) => one.tagName + '#' + one.id + '.' + one.getAttribute('class')).slice(-12).join(' ')";
    assert_eq!(out, 0, "the page is no wider than the window: {}", window.run(which).await);
}

/// On a wide screen and on one that is less so, the end of a game is seen without scrolling, and so is what happened last.
async fn the_end_fits(window: &Window) {
    for (width, height) in [(1024, 768), (1366, 768)] {
        let metrics = serde_json::json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        window.chromium("Emulation.setDeviceMetricsOverride", metrics).await;
        let down = "return document.documentElement.scrollHeight - document.documentElement.clientHeight";
        assert_eq!(window.run(down).await, 0, "the end is seen without scrolling at {width}×{height}");
        let cut = "const now = document.querySelector('.happened'); return now.scrollHeight - now.clientHeight";
        assert_eq!(window.run(cut).await, 0, "what happened is not cut at {width}×{height}");
        window.picture(&format!("end-{width}")).await;
    }
    window.chromium("Emulation.clearDeviceMetricsOverride", serde_json::json!({})).await;
}

/// Whether any key is named on the page for those who have a keyboard.
async fn names_keys(window: &Window) -> bool {
    window.run("return [...document.querySelectorAll('kbd')].some((one) => one.checkVisibility())").await == true
}

/// Wide screens show everything without scrolling; small ones and large type scroll down only.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn everything_fits() {
    let server = ServerProcess::open("fits");
    for (width, height) in [(1366, 768), (1920, 1080), (1024, 768), (683, 384)] {
        let window = Window::open(Kind { width, height, ..WIDE }).await;
        set_up(&window, &server, ["you", "journeyman", "journeyman", "master", "apprentice"]).await;
        window.asked().await;
        fits(&window).await;
        if width > 1200 {
            let down = "return document.documentElement.scrollHeight - document.documentElement.clientHeight";
            assert_eq!(window.run(down).await, 0, "{width}×{height} shows all without scrolling");
        }
        // The last one is a wide screen at twice its size, which has a keyboard all the same.
        assert!(names_keys(&window).await, "keys are named at {width}×{height}");
        window.picture(&format!("table-{width}x{height}")).await;
        window.close().await;
    }
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn no_page_shuts_anybody_out() {
    let server = ServerProcess::open("axe");
    let window = Window::open(WIDE).await;
    window.goto(&server.address("/")).await;
    no_violation(&window, "the start page").await;
    window.goto(&server.address("/rules/caylus")).await;
    no_violation(&window, "the rulebook").await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    no_violation(&window, "the table").await;
    window.close().await;
}

/// The checks of axe-core on a page; `./check` fetches it where it can, and says so where it cannot.
async fn no_violation(window: &Window, page: &str) {
    let Ok(axe) = std::env::var("AXE_CORE") else { return };
    let axe = std::fs::read_to_string(axe).expect("AXE_CORE names the file axe.min.js");
    for theme in ["light", "dark"] {
        window.media(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await;
        window.run(&axe).await;
        let script = "const done = arguments[arguments.length - 1]; axe.run({ rules: { 'target-size': { enabled: true } } }).then((found) => done(found.violations.map(
            (one) => one.id + ': ' + one.help + ' ' + one.nodes.length + ' times, first: ' + one.nodes[0].target + ' ' + one.nodes[0].failureSummary)))";
        let found = window.client.execute_async(script, vec![]).await.expect("axe runs");
        assert_eq!(found, serde_json::json!([]), "{page}, {theme}");
    }
}
