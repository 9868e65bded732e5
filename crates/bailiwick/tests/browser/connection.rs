//! A browser and its server: many tabs, a server that is gone for a while, and moves that fail.

use crate::server_process::ServerProcess;
use crate::window::{PHONE, WIDE, Window};
use crate::{Picks, act, hurry, set_up};
use std::time::Duration;

const TABS: usize = 8;

/// Looks at the page until a script finds something true.
async fn wait_for(window: &Window, what: &str) {
    for _ in 0..400 {
        if window.run(&format!("return Boolean({what})")).await == true {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    window.picture("not-found").await;
    panic!("{what}: {}", window.text("body").await);
}

const RECONNECTING: &str = "!document.getElementById('connection').hidden";

/// Clicks an answer, and does not wait for what comes of it.
async fn choose(window: &Window) {
    window.click("#prompt button[name=action], #ask button[name=action]").await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn eight_tables_in_eight_tabs_are_all_playable() {
    let server = ServerProcess::open("tabs");
    let window = Window::open(WIDE).await;
    let mut tabs = vec![window.client.window().await.expect("a tab")];
    while tabs.len() < TABS {
        tabs.push(window.client.new_window(true).await.expect("a tab").handle);
    }
    for tab in &tabs {
        window.client.switch_to_window(tab.clone()).await.expect("a tab");
        set_up(&window, &server, ["you", "apprentice", "nobody", "nobody", "nobody"]).await;
        hurry(&window).await;
    }
    let mut picks = Picks(4);
    // Each is played in turn, and hears of what the bot does.
    for tab in &tabs {
        window.client.switch_to_window(tab.clone()).await.expect("a tab");
        assert!(act(&window, &mut picks).await);
        assert!(window.asked().await);
    }
    // The tab that came first goes; the others hear on.
    window.client.switch_to_window(tabs[0].clone()).await.expect("a tab");
    window.client.close_window().await.expect("to close a tab");
    for tab in &tabs[1..] {
        window.client.switch_to_window(tab.clone()).await.expect("a tab");
        assert!(act(&window, &mut picks).await);
        assert!(window.asked().await);
    }
    window.close().await;
}

/// Two tabs show the same table; what is done in one is heard of in the other, which nobody looks at.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn tabs_of_one_table_hear_of_each_other() {
    let server = ServerProcess::open("same-table");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    let address = window.client.current_url().await.expect("an address");
    let first = window.client.window().await.expect("a tab");
    let second = window.client.new_window(true).await.expect("a tab").handle;
    window.client.switch_to_window(second.clone()).await.expect("a tab");
    window.goto(address.as_str()).await;
    let mut picks = Picks(6);
    for (acting, hearing) in [(&first, &second), (&second, &first), (&first, &second)] {
        window.client.switch_to_window(acting.clone()).await.expect("a tab");
        hurry(&window).await;
        let before = window.revision().await;
        act(&window, &mut picks).await;
        window.client.switch_to_window(hearing.clone()).await.expect("a tab");
        window.moved_on(before).await;
    }
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn without_a_shared_worker_a_page_listens_for_itself() {
    let server = ServerProcess::open("alone");
    let window = Window::open(WIDE).await;
    let none = serde_json::json!({ "source": "delete globalThis.SharedWorker" });
    window.chromium("Page.addScriptToEvaluateOnNewDocument", none).await;
    set_up(&window, &server, ["you", "apprentice", "nobody", "nobody", "nobody"]).await;
    hurry(&window).await;
    assert!(window.run("return 'SharedWorker' in window").await == false);
    let mut picks = Picks(8);
    for _ in 0..3 {
        assert!(act(&window, &mut picks).await);
        assert!(window.asked().await);
    }
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_server_that_is_gone_is_waited_for() {
    let mut server = ServerProcess::open("gone");
    let window = Window::open(PHONE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    hurry(&window).await;
    window.run("window.same = true").await;
    assert!(window.run(&format!("return {RECONNECTING}")).await == false);
    server.kill();
    wait_for(&window, RECONNECTING).await;
    choose(&window).await;
    let told = window.text("#refusal").await;
    assert!(told.contains("no connection") && told.contains("sent again"), "{told}");
    window.picture("reconnecting").await;
    server.restart();
    // The move that was chosen is done, once, and without loading the page again.
    window.moved_on(0).await;
    wait_for(&window, &format!("!({RECONNECTING}) && !document.getElementById('refusal')")).await;
    assert_eq!(window.revision().await, 1);
    assert!(window.run("return window.same === true").await == true, "what was on the page is still there");
    // The stream is back too: what is done elsewhere is heard of here.
    let elsewhere = "const body = new URLSearchParams({ revision: 1, action: document.querySelector('button[name=action]').value });
        fetch(document.getElementById('play').getAttribute('action'), { method: 'POST', body })";
    window.run(elsewhere).await;
    window.moved_on(1).await;
    window.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_move_that_cannot_be_written_is_told_in_words_and_done_later() {
    use crate::failing_disk::FailingDisk;
    let mut disk = None;
    let server =
        ServerProcess::open_with("full-disk", |folder, command| disk.insert(FailingDisk::new(folder)).under(command));
    let disk = disk.expect("a disk");
    let window = Window::open(WIDE).await;
    window.goto(&server.address("/")).await;
    window.click(".quick-start button[value=ys]").await;
    window.waits_for_me().await;
    hurry(&window).await;
    disk.fail("full");
    // A bid of two brokers.
    window.run("for (const pick of [...document.querySelectorAll('#brokers .pick')].slice(0, 2)) pick.click()").await;
    let bid = "[...document.querySelectorAll('#prompt button[name=action]')].find((one) => one.checkVisibility())";
    wait_for(&window, bid).await;
    let before = window.revision().await;
    window.run(&format!("{bid}.click()")).await;
    let told = window.text("#refusal").await;
    assert!(told.contains("cannot write anything down") && told.contains("sent again"), "{told}");
    assert_eq!(window.revision().await, before, "nothing is shown that is not written");
    assert_eq!(window.all("#brokers .pick:checked").await.len(), 2, "what was chosen is kept");
    window.picture("full-disk").await;
    disk.heal();
    // The bid is made, then the bots', and the game goes on.
    window.moved_on(before).await;
    wait_for(
        &window,
        &format!(
            "document.querySelector('#ask.asked') && document.getElementById('play').dataset.revision > {before} + 3"
        ),
    )
    .await;
    assert!(!window.has("#refusal").await);
    window.close().await;
}

/// The page is told to leave the server alone: it says so, and asks for nothing until the time is over.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_server_that_wants_silence_gets_it() {
    let server = ServerProcess::open("silence");
    let window = Window::open(PHONE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    hurry(&window).await;
    let refuse_once = "const ask = window.fetch; window.asked = [];
        window.fetch = (...request) => {
          window.asked.push(performance.now());
          if (window.asked.length > 1) return ask(...request);
          const body = JSON.stringify({ refusal: { action: '', rule: null, words: 'Too much.' } });
          return Promise.resolve(new Response(body, { status: 429, headers: { 'Retry-After': '3' } }));
        }";
    window.run(refuse_once).await;
    choose(&window).await;
    let told = window.text("#refusal").await;
    assert!(told.contains("Too much.") && told.contains("sent again"), "{told}");
    // Who is impatient is told so again, and nothing is sent.
    choose(&window).await;
    assert!(window.text("#refusal").await.contains("Too much."));
    window.picture("silence").await;
    window.moved_on(0).await;
    let pause = window.run("return Math.min(...window.asked.slice(1)) - window.asked[0]").await;
    assert!(pause.as_f64().is_some_and(|pause| pause >= 3000.0), "{pause}");
    assert_eq!(window.revision().await, 1, "it is done once");
    window.close().await;
}
