//! What the others did, as a player follows it.

use crate::house::House;
use crate::window::{PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{Picks, act, hurry, set_up};
use serde_json::Value;

/// How far the log is from its end, in pixels.
async fn from_the_end(window: &Window) -> f64 {
    let script =
        "const box = document.querySelector('.log'); const last = document.querySelector('#log').lastElementChild;
        return last.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom";
    window.run(script).await.as_f64().expect("a number")
}

/// The log is told in order and scrolled to the newest, also after an update, unless the reader has scrolled away.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_log_ends_with_the_newest() {
    let house = House::open("log");
    let window = Window::open(WIDE).await;
    set_up(&window, &house, ["you", "here", "journeyman", "nobody", "nobody"]).await;
    hurry(&window).await;
    let mut picks = Picks(8);
    for _ in 0..25 {
        act(&window, &mut picks).await;
        assert!(from_the_end(&window).await <= 1.0, "the newest is in sight after each update");
    }
    window.asked().await;
    window.picture("log-in-order").await;
    let steps = "return [...document.querySelectorAll('#log a.log-line')].map((one) => Number(new URL(one.href).searchParams.get('at')))";
    let steps = window.run(steps).await;
    let steps: Vec<u64> = steps.as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
    assert!(steps.is_sorted() && steps.len() > 30, "{steps:?}");
    let below = "return [...document.querySelectorAll('#log h4, #log .phase')].every((one) => !one.nextElementSibling
        || one.getBoundingClientRect().bottom <= one.nextElementSibling.getBoundingClientRect().top + 1)";
    assert_eq!(window.run(below).await, true, "headings stand above what belongs to them");
    // Who reads what happened earlier goes on reading it.
    window.run("document.querySelector('.log').scrollTop = -200").await;
    let read = "const box = document.querySelector('.log'); return Math.round(box.scrollTop + box.scrollHeight)";
    let before = window.run(read).await;
    act(&window, &mut picks).await;
    assert_eq!(window.run(read).await, before, "what is read stays where it is");
    assert!(from_the_end(&window).await > 1.0);
    window.run("document.querySelector('.log').scrollTop = 0").await;
    act(&window, &mut picks).await;
    assert!(from_the_end(&window).await <= 1.0, "and who is at the end again follows again");
    window.close().await;
}

/// Without a script, and on a phone, too.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_log_ends_with_the_newest_everywhere() {
    let house = House::open("log-everywhere");
    for kind in [WITHOUT_SCRIPT, PHONE] {
        let window = Window::open(kind).await;
        set_up(&window, &house, ["you", "here", "nobody", "nobody", "nobody"]).await;
        for _ in 0..14 {
            let before = window.revision().await;
            window.click("#prompt .actions button[name=action], #ask > .places > button[name=action]").await;
            window.moved_on(before).await;
        }
        if kind.phone {
            window.click("label[for=tab-log]").await;
        }
        window.picture(if kind.script { "log-on-a-phone" } else { "log-without-script" }).await;
        assert!(from_the_end(&window).await <= 1.0);
        if kind.script {
            let last = "const line = [...document.querySelectorAll('#log a.log-line')].at(-1).getBoundingClientRect();
                return line.bottom <= document.querySelector('.tabs').getBoundingClientRect().top";
            assert_eq!(window.run(last).await, true, "the newest line is above the tabs");
        }
        window.close().await;
    }
}
