//! Hints beside what is asked, and bots that are asked why: by mouse, by keys, on a phone, without script.

use crate::server_process::ServerProcess;
use crate::window::{Kind, PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{fits, no_violation, set_up, ys};

/// A server that thinks little about a hint.
fn serve(name: &str) -> ServerProcess {
    ServerProcess::open_with(name, |_, command| {
        command.args(["--most-iterations", "60"]);
    })
}

/// The address of the page.
async fn url(window: &Window) -> String {
    window.run("return location.href").await.as_str().expect("a text").to_owned()
}

/// Waits until something is asked of the player.
async fn asked(window: &Window) {
    window.find("#ask.asked").await;
}

/// The boxes of what the player may choose, to see that nothing moves.
const PLACES: &str = "return JSON.stringify([...document.querySelectorAll('#ask .places .chip')].map((one) => {
    const { x, y } = one.getBoundingClientRect();
    return [Math.round(x), Math.round(y)];
}))";

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_hint_is_asked_for_read_and_deepened() {
    let server = serve("hint");
    let window = Window::open(Kind { height: 625, ..WIDE }).await;
    set_up(&window, &server, ["you", "apprentice", "apprentice", "nobody", "nobody"]).await;
    asked(&window).await;
    let before = window.run(PLACES).await;
    window.press("*").await;
    window.find("#hint:popover-open").await;
    assert!(!window.text("#hint p").await.is_empty() && !window.has("#hint .told-actions").await);
    assert_eq!(window.run(PLACES).await, before, "nothing moves");
    window.picture("hint").await;
    no_violation(&window, "a nudge").await;
    window.click("#hint button[name=hint]").await;
    window.find("#hint:popover-open .told-actions li").await;
    window.picture("hint-actions").await;
    no_violation(&window, "the best choices").await;
    fits(&window).await;
    window.press("\u{e00c}").await; // Escape
    window.until("the end of it", "return document.querySelector('#hint:popover-open') ? null : true").await;
    // It can be read again, and all see that it was asked for.
    window.press("*").await;
    window.find("#hint:popover-open .told-actions").await;
    window.press("\u{e00c}").await;
    let told =
        "return document.querySelector('#log').textContent.includes('You asked for a hint: the best choices.') || null";
    window.until("the log", told).await;
    let (table, other) = (url(&window).await, Window::open(Kind { height: 625, ..WIDE }).await);
    other.goto(&table).await;
    let told = "return document.querySelector('#log').textContent.includes('Maud asked for a hint') || null";
    other.until("the log of a spectator", told).await;
    assert!(!other.has("#hint").await);
    other.close().await;
    // The choice is made as ever.
    let revision = window.revision().await;
    window.click("#ask > .places > button[name=action]").await;
    assert!(window.moved_on(revision).await || window.revision().await > revision);
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_bot_is_asked_why() {
    let server = serve("why");
    let window = Window::open(Kind { height: 625, ..WIDE }).await;
    set_up(&window, &server, ["you", "apprentice", "apprentice", "nobody", "nobody"]).await;
    asked(&window).await;
    let revision = window.revision().await;
    window.click("#ask > .places > button[name=action]").await;
    assert!(window.moved_on(revision).await);
    asked(&window).await;
    window.click("#news a.why-ask").await;
    window.find(".told-why .told-actions li").await;
    assert!(!window.text(".told-why p").await.is_empty());
    window.picture("why").await;
    no_violation(&window, "why").await;
    fits(&window).await;
    window.press("\u{e00c}").await; // Escape leads back to now.
    asked(&window).await;
    // By way of the log: the board as it was then, and the question there.
    window.run("document.querySelector('label[for=story-log]')?.click()").await;
    window.click("#log .log-line").await;
    window.find(".looking").await;
    while !window.has("a.why-ask[data-key='?']").await {
        let at = url(&window).await;
        window.press("\u{e014}").await; // the right arrow key
        let on = format!("return location.href !== '{at}' && document.querySelector('.looking') ? true : null");
        window.until("the next step", &on).await;
    }
    window.press("?").await;
    window.find(".told-why").await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn hints_on_a_phone_in_ys_and_without_script() {
    let server = serve("hint-phone");
    let phone = Window::open(PHONE).await;
    ys::set_up(&phone, &server, &["you", "apprentice", "apprentice"], &[]).await;
    asked(&phone).await;
    // The page changes as long as others bid.
    let all = "return Number(document.getElementById('play').dataset.revision) >= 2 || null";
    phone.until("the bids of the others", all).await;
    phone.click("button[name=hint]").await;
    phone.find("#hint:popover-open").await;
    phone.picture("hint").await;
    fits(&phone).await;
    phone.click("#hint button[name=hint]").await;
    phone.find("#hint:popover-open .told-actions").await;
    phone.picture("hint-actions").await;
    fits(&phone).await;
    phone.close().await;
    let plain = Window::open(WITHOUT_SCRIPT).await;
    set_up(&plain, &server, ["you", "apprentice", "apprentice", "nobody", "nobody"]).await;
    // Bots act meanwhile: without script one looks again.
    while !plain.has("#ask.asked").await {
        plain.click("#ask a").await;
    }
    plain.click("button[name=hint]").await;
    plain.find("#ask div.hint:not([popover]) p").await;
    plain.click("#ask div.hint:not([popover]) button[name=hint]").await;
    plain.find("#ask div.hint:not([popover]) .told-actions").await;
    plain.picture("hint-plain").await;
    plain.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn people_agree_on_hints_when_they_set_a_table_up() {
    let server = serve("hint-people");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    asked(&window).await;
    assert!(!window.has("button[name=hint]").await, "they have not agreed");
    window.goto(&server.address("/")).await;
    no_violation(&window, "the start page").await;
    window.click(".settings input[name=hints]").await;
    set_up_as_it_is(&window).await;
    asked(&window).await;
    window.click("button[name=hint]").await;
    window.find("#hint:popover-open").await;
    window.close().await;
}

/// Opens a table for two at one screen with what is ticked already.
async fn set_up_as_it_is(window: &Window) {
    for (number, sitter) in (2..).zip(["here", "nobody", "nobody", "nobody"]) {
        window.choose(&format!(".settings select[name=seat{number}]"), sitter).await;
    }
    window.click(".settings button").await;
    window.find("#play").await;
}
