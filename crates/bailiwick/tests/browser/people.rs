//! People at a table: inviting, joining, coming back by the same link, names, presence, leaving, and the list of tables.

use crate::server_process::ServerProcess;
use crate::window::{Kind, PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{fits, no_violation, set_up};
use serde_json::{Value, json};
use std::time::Duration;

const INVITATION: &str = "#invitations .link input[value*='/join/']";

/// Opens the dialog about the people at the table.
async fn open_people(window: &Window) {
    window.click("button[popovertarget=invitations]:not(.phone-links *)").await;
    window.find("#invitations:popover-open").await;
}

/// Types a name into a field in place of what is there.
async fn name(window: &Window, field: &str, name: &str) {
    let field = window.find(field).await;
    field.clear().await.expect("an empty field");
    field.send_keys(name).await.expect("a name");
}

/// Waits until an element has a text.
async fn until_text(window: &Window, selector: &str, text: &str) {
    let look =
        format!("return document.querySelector({}).textContent.includes({}) || null", json!(selector), json!(text));
    window.until(&format!("{text} in {selector}"), &look).await;
}

/// Waits until an element is seen, or is not seen any more.
async fn until_seen(window: &Window, selector: &str, is_seen: bool) {
    let look = format!("return document.querySelector({}).checkVisibility() === {is_seen} || null", json!(selector));
    // Who closes a page before its stream is open has gone a minute after they asked for it.
    window.until_within(Duration::from_secs(80), &format!("{selector} seen: {is_seen}"), &look).await;
}

/// Everything in the dialog is on the screen or can be scrolled to, and nothing sticks out at the side.
async fn the_dialog_fits(window: &Window) {
    let out = "const box = document.querySelector('#invitations').getBoundingClientRect();
        return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
            && document.querySelector('#invitations').scrollWidth <= document.querySelector('#invitations').clientWidth";
    assert_eq!(window.run(out).await, Value::Bool(true), "the dialog fits");
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_friend_is_invited_comes_back_and_leaves() {
    let server = ServerProcess::open("people");
    let (maud, friend) = (Window::open(WIDE).await, Window::open(WIDE).await);
    set_up(&maud, &server, ["you", "open", "nobody", "nobody", "nobody"]).await;
    let table = maud.client.current_url().await.expect("an address").to_string();
    let link = invite(&maud).await;
    friend.goto(&link).await;
    name(&friend, "input[name=name]", "Perrin").await;
    friend.click("#main button.primary").await;
    friend.find("#play").await;
    // Each sees that the other is here, without loading the page again.
    until_seen(&maud, "#player-2 .here-2", true).await;
    until_seen(&friend, "#player-1 .here-1", true).await;
    maud.picture("people-here").await;
    // The next day, by the same link: the seat is theirs, and others watch.
    friend.goto(&server.address("/")).await;
    friend.goto(&link).await;
    assert_eq!(friend.client.current_url().await.expect("an address").as_str(), table);
    assert!(!friend.text("#prompt").await.contains("You are watching"));
    let stranger = Window::open(WIDE).await;
    stranger.goto(&link).await;
    assert_eq!(stranger.client.current_url().await.expect("an address").as_str(), table);
    assert!(stranger.text("#prompt").await.contains("You are watching"));
    stranger.close().await;
    rename_and_leave(&server, &maud, &friend).await;
    // Without the friend's tab they are not here any more, after a moment.
    friend.close().await;
    until_seen(&maud, "#player-2 .here-2", false).await;
    maud.close().await;
}

/// Looks at the dialog that invites, and returns the link of the free seat.
async fn invite(maud: &Window) -> String {
    open_people(maud).await;
    the_dialog_fits(maud).await;
    let link = maud.attribute(INVITATION, "value").await;
    let fields =
        "return [...document.querySelectorAll('#invitations .link input')].filter((one) => one.checkVisibility())
        .map((one) => new URL(one.value).pathname.split('/')[1])";
    assert_eq!(maud.run(fields).await, json!(["join", "t"]), "one's own link is behind a click, and not the first");
    // The link can be copied.
    let grant = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    maud.chromium("Browser.grantPermissions", grant).await;
    let copy = maud.find("#links .link:has([value*='/join/']) [data-copy-link]").await;
    copy.click().await.expect("a click");
    until_text(maud, "#links [data-copy-link]", "Copied").await;
    assert_eq!(maud.run("return navigator.clipboard.readText()").await, link.as_str());
    // And pointed at with a camera.
    maud.click("#links .link:has([value*='/join/']) summary").await;
    let drawn = "const one = document.querySelector('#links details[open] img'); return one?.complete && one.naturalWidth > 100 || null";
    maud.until("the QR code is drawn", drawn).await;
    maud.picture("people-invite").await;
    no_violation(maud, "the dialog").await;
    maud.click("#own-seats .own-link summary").await;
    assert!(maud.has("#own-seats .own-link[open] input[value*='/seat/']").await);
    maud.click("#invitations .close").await;
    assert!(!maud.has("#invitations:popover-open").await, "the dialog closes");
    link
}

/// The friend takes another name, which both see; then leaves to a bot and comes back.
async fn rename_and_leave(server: &ServerProcess, maud: &Window, friend: &Window) {
    open_people(friend).await;
    name(friend, ".rename input[name=name]", "Odile").await;
    friend.click(".rename button").await;
    until_text(maud, "#player-2", "Odile").await;
    open_people(friend).await;
    friend.click("details.leave summary").await;
    friend.picture("people-leave").await;
    friend.click("details.leave form button").await;
    until_text(friend, "#prompt", "a bot plays for you").await;
    until_text(maud, "#player-2", "bot").await;
    friend.picture("people-left").await;
    friend.goto(&server.address("/")).await;
    assert!(friend.text(".table-list").await.contains("You left; a bot plays for you"));
    friend.client.back().await.expect("the table");
    friend.click("#prompt button[form=come-back]").await;
    until_text(maud, "#player-2", "person").await;
}

/// The dialog works on a phone and without a script; the name on the start page is used by one click.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn people_need_no_script_and_no_large_screen() {
    let server = ServerProcess::open("people-small");
    let phone = Window::open(PHONE).await;
    set_up(&phone, &server, ["you", "open", "open", "nobody", "nobody"]).await;
    phone.click("#free-seats button").await;
    phone.find("#invitations:popover-open").await;
    the_dialog_fits(&phone).await;
    phone.picture("people-invite").await;
    fits(&phone).await;
    phone.close().await;
    for kind in [WITHOUT_SCRIPT, Kind { width: 1366, height: 625, ..WIDE }] {
        let window = Window::open(kind).await;
        window.goto(&server.address("/")).await;
        name(&window, ".settings input[name=name1]", "Aude").await;
        window.click(".quick-start button[value=caylus]").await;
        window.find("#play").await;
        assert!(window.text("#players").await.contains("Aude"));
        open_people(&window).await;
        if kind.script {
            the_dialog_fits(&window).await;
            window.picture("people-625").await;
        }
        name(&window, ".rename input[name=name]", "Blanche").await;
        window.click(".rename button").await;
        window.find("#player-1[aria-label=Blanche]").await;
        // The Enter key in the form opens the table of the form, not a game at once.
        window.goto(&server.address("/")).await;
        assert_eq!(window.attribute(".settings input[name=name1]", "value").await, "Blanche");
        window.choose(".settings select[name=seat2]", "here").await;
        window.choose(".settings select[name=seat3]", "nobody").await;
        window.find(".settings input[name=name1]").await.send_keys("\u{e007}").await.expect("the Enter key");
        window.find("#play").await;
        assert_eq!(window.all("#players .player").await.len(), 2, "the table of the form");
        window.close().await;
    }
}
