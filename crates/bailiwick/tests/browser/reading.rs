//! Rulebooks, settings, and paper.

use crate::server_process::ServerProcess;
use crate::window::{Kind, PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{fits, no_violation, set_up};
use serde_json::Value;

/// The ground of the page, by which a theme is told.
const GROUND: &str = "return getComputedStyle(document.documentElement).backgroundColor";

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn settings_hold_at_once_and_for_ever() {
    let server = ServerProcess::open("settings");
    let window = Window::open(WIDE).await;
    window.media(&[("prefers-color-scheme", "light")]).await;
    window.goto(&server.address("/")).await;
    let light = window.run(GROUND).await;
    window.click(".settings-button").await;
    window.picture("settings").await;
    window.run("document.querySelector('#settings [name=theme][value=dark]').click()").await;
    let dark = window.run(GROUND).await;
    assert_ne!(light, dark, "what is chosen holds at once");
    window.run("document.querySelector('#settings [name=letters][value=off]').click()").await;
    window.run("document.querySelector('#settings [name=motion][value=off]').click()").await;
    window.find("html[data-letters=off][data-motion=off]").await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    assert_eq!(window.run(GROUND).await, dark, "and on the next page");
    let letter = "return getComputedStyle(document.querySelector('#cube-F .letter')).opacity";
    assert_eq!(window.run(letter).await, "0");
    let theme = "return getComputedStyle(document.documentElement).colorScheme";
    assert_eq!(window.run(theme).await, "dark");
    no_violation(&window, "a page with settings").await;
    window.close().await;
}

/// It ticks when it becomes one's turn, and only for those who want it.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_soft_tick_when_it_is_my_turn() {
    let server = ServerProcess::open("tick");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    let count = "window.ticks = 0;
        window.AudioContext = class { currentTime = 0; destination = {};
            createOscillator() { return { frequency: {}, connect: (to) => to, start() { window.ticks += 1; }, stop() {} }; }
            createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to }; } };";
    window.run(count).await;
    let turn = "const box = document.getElementById('prompt'); const ask = document.getElementById('ask');
        ask.remove(); await new Promise((later) => setTimeout(later, 20)); box.append(ask);
        await new Promise((later) => setTimeout(later, 20)); return window.ticks";
    let turn = format!("return (async () => {{ {turn} }})()");
    assert_eq!(window.run(&turn).await, 0, "it is off");
    window.run("document.querySelector('#settings [name=sound][value=on]').click()").await;
    assert_eq!(window.run("return window.ticks").await, 1, "this is how it sounds");
    assert_eq!(window.run(&turn).await, 2);
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn settings_work_without_script() {
    let server = ServerProcess::open("settings-plain");
    let window = Window::open(WITHOUT_SCRIPT).await;
    window.goto(&server.address("/rules/ys")).await;
    window.click(".settings-button").await;
    window.click("#settings label:has([name=theme][value=dark])").await;
    window.click("#settings .unscripted").await;
    window.find("html[data-theme=dark]").await;
    assert!(window.client.current_url().await.unwrap().path().ends_with("/rules/ys"), "the same page again");
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn rulebooks_are_a_pleasure_to_read() {
    let server = ServerProcess::open("rulebooks");
    for (width, height) in [(1366, 625), (1366, 768), (1920, 1080)] {
        let window = Window::open(Kind { width, height, ..WIDE }).await;
        for game in ["caylus", "ys"] {
            window.goto(&server.address(&format!("/rules/{game}"))).await;
            fits(&window).await;
            assert!(
                !window.find("#settings").await.is_displayed().await.unwrap(),
                "what is not asked for is not there"
            );
            window.picture(&format!("rules-{game}-{width}x{height}")).await;
            // The contents are beside the text and stay in sight; the title comes first.
            let beside = "const [nav, text] = ['.contents', '.text'].map((one) => document.querySelector(one).getBoundingClientRect());
                return nav.right < text.left && nav.top >= 0 && nav.top < innerHeight";
            assert_eq!(window.run(beside).await, true, "{game} at {width}×{height}");
            window.run("document.getElementById('section-15')?.scrollIntoView()").await;
            assert_eq!(window.run(beside).await, true, "{game} at {width}×{height}, further down");
            window.picture(&format!("rules-{game}-tables-{width}x{height}")).await;
        }
        window.close().await;
    }
    let phone = Window::open(PHONE).await;
    for game in ["caylus", "ys"] {
        phone.goto(&server.address(&format!("/rules/{game}"))).await;
        fits(&phone).await;
        phone.picture(&format!("rules-{game}")).await;
        let below = "const [title, nav, text] = ['h1', '.contents', '.text'].map((one) => document.querySelector(one).getBoundingClientRect());
            return title.bottom <= nav.top && nav.bottom <= text.top";
        assert_eq!(phone.run(below).await, true, "{game}: title, contents, text");
        // A table that is wider than the phone scrolls in a box that the keyboard reaches.
        let boxes = "return [...document.querySelectorAll('.table-box')].every((one) => one.tabIndex === 0)
            && [...document.querySelectorAll('.book table')].every((one) => one.closest('.table-box, figure'))";
        assert_eq!(phone.run(boxes).await, true);
        let targets = "return [...document.querySelectorAll('.contents a')].every((one) => one.getBoundingClientRect().height >= 24)";
        assert_eq!(phone.run(targets).await, true, "links are large enough for a thumb");
        no_violation(&phone, game).await;
    }
    phone.close().await;
}

/// The rules that are named anywhere in a book can be gone to from there, and amounts are pictures.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn whatever_names_a_rule_leads_to_it() {
    let server = ServerProcess::open("rule-links");
    let window = Window::open(WIDE).await;
    for (game, links) in [("caylus", 40), ("ys", 30)] {
        window.goto(&server.address(&format!("/rules/{game}"))).await;
        let dead = "return [...document.querySelectorAll('.text a.rule')].filter((one) => !document.getElementById(one.hash.slice(1))).length";
        assert_eq!(window.run(dead).await, 0, "every link leads somewhere");
        let count = window.run("return document.querySelectorAll('.text a.rule').length").await;
        assert!(count.as_u64() >= Some(links), "{game}: {count}");
        let unlinked = "const text = [...document.querySelectorAll('.text')].map((one) => one.cloneNode(true))[0];
            text.querySelectorAll('a').forEach((one) => one.remove()); return text.textContent.match(/[CY][0-9]+[.][0-9]+/)";
        assert_eq!(window.run(unlinked).await, Value::Null, "{game}");
        let signs = window.run("return document.querySelectorAll('.sign svg').length").await;
        assert!(signs.as_u64() > Some(30), "{game}: {signs}");
    }
    window.close().await;
}

/// On paper there is what is read, and nothing to click.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn pages_can_be_printed() {
    let server = ServerProcess::open("print");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    window.chromium("Emulation.setEmulatedMedia", serde_json::json!({ "media": "print" })).await;
    for (selector, is_seen) in [(".top", false), (".prompt", false), ("#board", true), ("#players", true)] {
        assert_eq!(window.find(selector).await.is_displayed().await.unwrap(), is_seen, "{selector}");
    }
    assert_eq!(window.run(GROUND).await, "rgb(255, 255, 255)", "no ink is wasted");
    window.close().await;
}
