//! The board and the stock of Caylus, measured: type that can be read, words that stay on the screen and beside what they
//! explain, a page that does not scroll, a board that keeps its size.

use crate::server_process::ServerProcess;
use crate::set_up;
use crate::window::{Kind, PHONE, WIDE, Window};
use serde_json::json;

/// The page of a laptop below the bars of its browser, a laptop as it is sold, and a large screen.
pub const DESKTOPS: [(u32, u32); 3] = [(1366, 625), (1366, 768), (1920, 1080)];

/// Other sizes, at which nothing is off the screen either.
const OTHERS: [(u32, u32); 3] = [(1280, 720), (1536, 730), (1024, 768)];

/// The least size of type, in pixels.
const LEAST_TYPE: f64 = 9.;

/// The size of the smallest type that is seen on the board and in the stock, letters within symbols too, with its text.
const SMALLEST_TYPE: &str = "
    const seen = [...document.querySelectorAll('#board text, #stock text, #stock h2, #board use, #stock use')]
        .filter((one) => one.checkVisibility());
    const size = (one) => parseFloat(getComputedStyle(one).fontSize);
    const scale = (one) => { const { a, b } = one.getScreenCTM?.() ?? { a: 1, b: 0 }; return Math.hypot(a, b); };
    const sizes = seen.flatMap((one) => {
        if (one.tagName !== 'use') return [[size(one) * scale(one), one.textContent]];
        const symbol = document.querySelector(one.getAttribute('href'));
        const larger = (one.width.baseVal.value || symbol.viewBox.baseVal.width) / symbol.viewBox.baseVal.width;
        return [...symbol.querySelectorAll('text')].map((text) =>
            [parseFloat(text.getAttribute('font-size')) * larger * scale(one), symbol.id]);
    });
    return sizes.reduce((least, each) => each[0] < least[0] ? each : least);";

/// Everything on the board and in the stock whose words are off the screen or over the thing itself.
const MISPLACED_TIPS: &str = "
    const wrong = [];
    for (const item of document.querySelectorAll('#board .item, #stock .item')) {
        const tip = item.querySelector('.tip'), target = item.querySelector('.target');
        if (!target.checkVisibility()) continue;
        tip.style.display = 'block';
        tip.style.animation = 'none';
        const [one, other] = [tip, target].map((each) => each.getBoundingClientRect());
        tip.removeAttribute('style');
        if (one.left < -.5 || one.top < -.5 || one.right > innerWidth + .5 || one.bottom > innerHeight + .5)
            wrong.push(`${item.id} off the screen: ${one.left} ${one.top} ${one.right} ${one.bottom}`);
        const beside = one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
        if (!beside && innerWidth > 900) wrong.push(`${item.id} covers itself`);
    }
    return wrong;";

/// What the page would scroll by.
const SCROLLS: &str = "const page = document.documentElement;
    return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight]";

/// How large the board is.
const BOARD: &str =
    "const { width, height } = document.querySelector('#board').getBoundingClientRect(); return [width, height]";

/// What the right column needs and has not.
const CUT: &str = "const side = document.querySelector('.side'); return side.scrollHeight - side.clientHeight";

pub async fn resize(window: &Window, (width, height): (u32, u32)) {
    let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
    window.chromium("Emulation.setDeviceMetricsOverride", metrics).await;
}

/// Plays on until something is there: to the Carpenter, before it to these places, and else nowhere; the provost stays.
async fn play_until(window: &Window, selector: &str, places: &[&str]) {
    for _ in 0..80 {
        assert!(window.asked().await);
        if window.has(selector).await {
            return;
        }
        let before = window.revision().await;
        let places = json!(places.iter().chain(&["Carpenter"]).collect::<Vec<_>>());
        let click = format!(
            "const buttons = [...document.querySelectorAll('#prompt button[name=action]')];
            const place = {places}.map((name) => buttons.find((one) => one.textContent.includes(name))).find((one) => one);
            const other = ['provost 0', 'pass', 'skip'].map((value) => buttons.find((one) => one.value === value));
            (place ?? other.find((one) => one) ?? buttons[0]).click()"
        );
        window.run(&click).await;
        window.moved_on(before).await;
    }
    panic!("{selector} never comes");
}

/// Plays on until somebody can build.
async fn until_building(window: &Window) {
    play_until(window, "#stock .legal", &[]).await;
}

pub async fn can_be_read(window: &Window, when: &str) {
    let smallest = window.run(SMALLEST_TYPE).await;
    assert!(smallest[0].as_f64().is_some_and(|size| size >= LEAST_TYPE), "{when}: {smallest}");
    assert_eq!(window.run(MISPLACED_TIPS).await, json!([]), "{when}");
    assert_eq!(window.run(SCROLLS).await, json!([0, 0]), "{when}");
    assert_eq!(window.run(CUT).await, json!(0), "the right column fits, {when}");
}

/// Everything can be read on every desktop, with the stock shut, opened, and opened by itself; the board never changes its
/// size, not even when nearly all is built.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_board_and_the_stock_can_be_read() {
    let server = ServerProcess::open("caylus-read");
    let window = Window::open(Kind { height: 625, ..WIDE }).await;
    set_up(&window, &server, ["you", "here", "here", "here", "here"]).await;
    for size in DESKTOPS {
        resize(&window, size).await;
        let when = format!("at {size:?}, placing");
        can_be_read(&window, &when).await;
        let board = window.run(BOARD).await;
        assert!(board[1].as_f64().is_some_and(|height| height > f64::from(size.1) * 0.82), "{when}: {board}");
        let is_row = !window.find(".stock-switch").await.is_displayed().await.expect("a switch");
        assert_eq!(window.find("#stock").await.is_displayed().await.expect("a stock"), is_row, "{when}");
        if !is_row {
            window.press("k").await;
        }
        assert!(window.find("#stock-cathedral").await.is_displayed().await.expect("a tile"), "{when}");
        can_be_read(&window, &format!("{when}, the stock open")).await;
        window.picture(&format!("caylus-stock-{}x{}", size.0, size.1)).await;
        assert_eq!(window.run(BOARD).await, board, "{when}");
        if !is_row {
            window.press("k").await;
        }
    }
    until_building(&window).await;
    for size in OTHERS {
        resize(&window, size).await;
        assert_eq!(window.run(MISPLACED_TIPS).await, json!([]), "at {size:?}");
        assert_eq!(window.run(SCROLLS).await, json!([0, 0]), "at {size:?}");
    }
    for size in DESKTOPS {
        resize(&window, size).await;
        let when = format!("at {size:?}, building");
        assert!(window.find("#stock-farm-food").await.is_displayed().await.expect("a tile"), "{when}");
        can_be_read(&window, &when).await;
        window.picture(&format!("caylus-build-{}x{}", size.0, size.1)).await;
        let board = window.run(BOARD).await;
        let build = "[...document.querySelectorAll('.stock-tile')].slice(3).forEach((one) => { one.hidden = true; one.remove(); })";
        window.run(build).await;
        assert_eq!(window.run(BOARD).await, board, "{when}, a small stock");
        can_be_read(&window, &format!("{when}, a small stock")).await;
        window.client.refresh().await.expect("a page");
    }
    window.close().await;
}

/// The buttons of what can be built say what it costs, scores and does; the choices of a tile can be reached with the mouse.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn building_is_done_knowingly() {
    let server = ServerProcess::open("caylus-build");
    let window = Window::open(Kind { height: 625, ..WIDE }).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    until_building(&window).await;
    let farm = window.text("#prompt button[value='build farm-food']").await;
    for said in ["1 food and 1 wood", "2 points", "2 food or 1 cloth"] {
        assert!(farm.contains(said), "{farm}");
    }
    assert!(window.has("#prompt button[value='build farm-food'] .pictures .does use[href='#cube-C']").await);
    // A tile with several prices offers them in its words, which stay while the mouse goes there.
    play_until(&window, "#stock-market .choice", &["Quarry"]).await;
    let before = window.revision().await;
    window.hover("#stock-market .target").await;
    window.hover("#stock-market .choice").await;
    window.click("#stock-market .choice").await;
    window.moved_on(before).await;
    assert!(!window.find("#stock").await.is_displayed().await.expect("the stock"), "it shuts by itself");
    window.close().await;
}

/// Provost, bailiff and the plates of the counts speak when they are pointed at and when they have the keyboard; where the
/// provost may go is seen beside the tiles and workers, not over them.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn officers_and_counts_speak() {
    let server = ServerProcess::open("caylus-officers");
    let window = Window::open(Kind { height: 625, ..WIDE }).await;
    set_up(&window, &server, ["you", "here", "here", "nobody", "nobody"]).await;
    for (item, said) in [
        ("the-bailiff", "Next count: Dungeon"),
        ("the-provost", "will work, those beyond will not"),
        ("count-dungeon", "Earliest count"),
        ("count-walls", "the bailiff reaches space 18"),
        ("count-towers", "without a house 4 points are lost"),
    ] {
        window.hover(&format!("#{item} .target")).await;
        let tip = window.text(&format!("#{item} .tip")).await;
        assert!(tip.contains(said), "{item}: {tip}");
        window.rest().await;
        window.run(&format!("document.querySelector('#{item} .target').focus({{ focusVisible: true }})")).await;
        assert!(window.find(&format!("#{item} .tip")).await.is_displayed().await.expect("words"), "{item} by key");
        window.run("document.activeElement.blur()").await;
    }
    // Workers on the spaces around the provost, as far as there is money.
    play_until(&window, "#board .ghost", &["Sawmill", "Quarry", "Market", "Farm", "Forest", "Peddler"]).await;
    let over = "const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        const ghosts = boxes('#board .ghost'), others = boxes('#board .piece, #board .space > .target');
        return ghosts.flatMap((one) => others.filter((other) => !apart(one, other))).length";
    assert_eq!(window.run(over).await, 0, "nothing lies on tiles and workers");
    window.picture("caylus-provost").await;
    can_be_read(&window, "moving the provost").await;
    window.close().await;
}

/// On a phone the stock comes up by itself when one builds, and the buttons say everything there too.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_phone_shows_the_stock_to_builders() {
    let server = ServerProcess::open("caylus-phone");
    let window = Window::open(PHONE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    assert!(!window.find("#stock").await.is_displayed().await.expect("the stock"));
    until_building(&window).await;
    assert!(window.find("#stock-farm-food").await.is_displayed().await.expect("a tile"));
    window.picture("caylus-build-phone").await;
    let cut = "return [...document.querySelectorAll('.chip.in-full, .chip.in-full small')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
            || [...one.querySelectorAll('.icons')].some((icons) =>
                icons.getBoundingClientRect().right > one.getBoundingClientRect().right)).length";
    assert_eq!(window.run(cut).await, 0, "everything on the buttons is seen");
    let smallest = window.run(SMALLEST_TYPE).await;
    assert!(smallest[0].as_f64().is_some_and(|size| size >= LEAST_TYPE), "{smallest}");
    assert_eq!(window.run(MISPLACED_TIPS).await, json!([]));
    let before = window.revision().await;
    window.click("#stock-farm-food").await;
    window.click("#stock-farm-food .confirm").await;
    window.moved_on(before).await;
    window.close().await;
}
