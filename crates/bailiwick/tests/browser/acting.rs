//! Acting: words about places that are in nobody's way, buttons that give nothing away, and clicks that are meant.

use crate::server_process::ServerProcess;
use crate::window::{Kind, PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{hurry, set_up, ys};
use serde_json::json;
use std::time::Duration;

/// A laptop whose page is low, a laptop, a large screen.
const SCREENS: [(u32, u32); 3] = [(1366, 625), (1366, 768), (1920, 1080)];

fn screen((width, height): (u32, u32)) -> Kind {
    Kind { width, height, ..WIDE }
}

/// Finds, for each thing on the board, the points of a grid at which it can be pointed at.
const THINGS: &str = "return [...document.querySelectorAll('#board .item')].flatMap((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    const points = [];
    for (let across = 1; across < 14; across += 1) for (let down = 1; down < 14; down += 1) {
        const [x, y] = [left + width * across / 14, top + height * down / 14];
        if (document.elementFromPoint(x, y)?.closest('.item') === item) points.push([x, y]);
    }
    return points.length ? [[item.id, points]] : [];
})";

/// The words about a thing that is pointed at: whether they are all on the screen, how many of its points they cover, and
/// whether they catch the pointer though they offer no choice.
const TIP: &str = "const [id, points] = arguments;
    const tip = document.querySelector(`#${id} > .tip`);
    if (!tip.checkVisibility()) return 'nothing is said';
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return `off the screen: ${left} ${top} ${right} ${bottom}`;
    const covered = points.filter(([x, y]) => x >= left && x <= right && y >= top && y <= bottom).length;
    if (covered) return `covers ${covered} of ${points.length} points`;
    const card = document.querySelector(`#card-${id.match(/^at-palace(\\d)$/)?.[1]}`)?.getBoundingClientRect();
    if (card && card.left < right && card.right > left && card.top < bottom && card.bottom > top) return 'covers the card';
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!tip.querySelector('.choices') && tip.contains(middle)) return 'catches the pointer';
    return 'good'";

/// Points at everything on the board, one after the other.
async fn words_are_in_nobodys_way(window: &Window, what: &str) {
    window.rest().await;
    let things = window.run(THINGS).await;
    let things = things.as_array().expect("a list");
    assert!(things.len() > 25, "{} things can be pointed at", things.len());
    let mut wrong = Vec::new();
    for thing in things {
        let points = thing[1].as_array().expect("points");
        let point = &points[points.len() / 2];
        window.point_at(point[0].as_f64().expect("a number"), point[1].as_f64().expect("a number")).await;
        let said = window.client.execute(TIP, vec![thing[0].clone(), thing[1].clone()]).await.expect("a tip");
        if said != "good" {
            wrong.push(format!("{}: {said}", thing[0]));
        }
    }
    assert!(wrong.is_empty(), "{what}: {wrong:#?}");
    window.rest().await;
}

/// A picture of the words about what is pointed at, which come after a moment.
async fn picture_of_words(window: &Window, place: &str, name: &str) {
    window.point_at_place(place).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    window.picture(name).await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn words_about_places_cover_nothing_that_they_explain() {
    let server = ServerProcess::open("tips");
    for size in SCREENS {
        let window = Window::open(screen(size)).await;
        hurry(&window).await;
        set_up(&window, &server, ["you", "here", "here", "nobody", "nobody"]).await;
        words_are_in_nobodys_way(&window, &format!("caylus at {size:?}")).await;
        picture_of_words(&window, "#at-4", &format!("tip-caylus-{}x{}", size.0, size.1)).await;
        ys::set_up(&window, &server, &["you", "journeyman", "journeyman"], &[]).await;
        words_are_in_nobodys_way(&window, &format!("ys at {size:?}")).await;
        picture_of_words(&window, "#card-1", &format!("tip-ys-{}x{}", size.0, size.1)).await;
        window.close().await;
    }
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn nothing_is_said_over_a_finished_move() {
    let server = ServerProcess::open("finished");
    let window = Window::open(screen(SCREENS[0])).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    hurry(&window).await;
    let before = window.revision().await;
    window.tap("#at-3 > .target").await;
    window.moved_on(before).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let shown = "return [...document.querySelectorAll('.tip')].filter((one) => one.checkVisibility()).length";
    assert_eq!(window.run(shown).await, 0, "no words over a finished move");
    window.picture("finished-move").await;
    // When the pointer comes back, the place is explained, and a worker of one's own is no reason for a refusal.
    window.rest().await;
    window.point_at_place("#at-3").await;
    assert_eq!(window.run(shown).await, 1);
    window.close().await;
}

/// Chooses one of the answers in the prompt by its notation, and waits until it has been done.
async fn choose(window: &Window, action: &str) {
    let before = window.revision().await;
    window.rest().await;
    window.click(&format!("#prompt button[name=action][value='{action}']")).await;
    window.moved_on(before).await;
}

/// Two at one screen play until one of them is asked in the castle, with a batch in hand.
async fn come_to_the_castle(window: &Window, server: &ServerProcess) {
    set_up(window, server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    // The six neutral buildings lie in another order in every game.
    let quarry = window
        .run("return [...document.querySelectorAll('#ask .places button')].find((one) => one.innerText.includes('Quarry')).value")
        .await;
    let quarry = quarry.as_str().expect("a place");
    for action in [quarry, "place post", "place castle", "pass", "pass", "provost 0", "provost 0"] {
        choose(window, action).await;
    }
    window.find("#prompt button[value^=batch]").await;
}

/// Gives the batch that can be given.
async fn give_a_batch(window: &Window) {
    let before = window.revision().await;
    window.rest().await;
    window.click("#prompt button[value^=batch]").await;
    window.moved_on(before).await;
}

/// Like that, a turn later: who has no points has none to lose (C7.9).
async fn come_to_the_castle_again(window: &Window, server: &ServerProcess) {
    come_to_the_castle(window, server).await;
    give_a_batch(window).await;
    choose(window, "favor A").await;
    let place = |name: &str| {
        format!(
            "return [...document.querySelectorAll('#ask .places button')].find((one) => one.innerText.includes('{name}')).value"
        )
    };
    let (quarry, sawmill) = (window.run(&place("Quarry")).await, window.run(&place("Sawmill")).await);
    let (quarry, sawmill) = (quarry.as_str().expect("a place"), sawmill.as_str().expect("a place"));
    // Of two players the other one begins now.
    for action in ["place post", quarry, "place inn", sawmill, "pass", "place castle"] {
        choose(window, action).await;
    }
    // Who cannot pay any more has passed by now.
    if window.has("#prompt button[value=pass]").await {
        choose(window, "pass").await;
    }
    for action in ["provost 0", "provost 0"] {
        choose(window, action).await;
    }
    window.find("#prompt button[value^=batch]").await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn giving_points_away_is_asked_once() {
    let server = ServerProcess::open("sure");
    let window = Window::open(screen(SCREENS[0])).await;
    hurry(&window).await;
    come_to_the_castle(&window, &server).await;
    assert!(!window.has("[popovertarget=sure-done]").await, "nothing is asked where nothing is lost");
    come_to_the_castle_again(&window, &server).await;
    let strong = window.all("#ask .primary[name=action]").await;
    for button in &strong {
        let value = button.attr("value").await.expect("an attribute").unwrap_or_default();
        assert!(value.starts_with("batch"), "the strong button gives nothing away: {value}");
    }
    let before = window.revision().await;
    // By the mouse, and back.
    window.click("#ask .actions [popovertarget=sure-done]").await;
    window.picture("sure").await;
    let asked = window.text("#sure-done").await;
    assert!(asked.contains("2 points"), "{asked}");
    window.click("#sure-done .primary").await;
    // By the keyboard, and back: the key that means it does nothing by itself.
    window.press("y").await;
    window.press("p").await;
    assert!(window.find("#sure-done").await.is_displayed().await.expect("a state"), "P asks");
    window.press("\u{e00c}").await; // Escape
    assert!(!window.find("#sure-done").await.is_displayed().await.expect("a state"), "Escape goes back");
    assert_eq!(window.revision().await, before, "nothing was done so far");
    window.press("p").await;
    window.press("y").await;
    window.moved_on(before).await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn giving_points_away_is_asked_without_script_too() {
    let server = ServerProcess::open("sure-no-script");
    let window = Window::open(WITHOUT_SCRIPT).await;
    come_to_the_castle_again(&window, &server).await;
    let before = window.revision().await;
    window.click("#ask .actions [popovertarget=sure-done]").await;
    assert_eq!(window.revision().await, before);
    window.click("#sure-done button[name=action]").await;
    window.moved_on(before).await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn where_one_thing_is_sensible_there_is_no_second_click() {
    let server = ServerProcess::open("favour");
    let window = Window::open(screen(SCREENS[0])).await;
    hurry(&window).await;
    come_to_the_castle(&window, &server).await;
    give_a_batch(&window).await;
    let asked = window.revision().await;
    // C7.5: the favour for most batches. Line A has one column that is open, and using it costs nothing.
    choose(&window, "favor A").await;
    assert_eq!(window.revision().await, asked + 2, "the line and its column at once");
    let log = window.run("return document.querySelector('#log').textContent").await;
    assert!(log.as_str().is_some_and(|log| log.contains("1 point")), "{log}");
    // One click takes both back.
    let before = window.revision().await;
    window.click("#prompt button[name=undo]").await;
    window.moved_on(before).await;
    window.find("#prompt button[value='favor A']").await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_key_says_why_not_and_a_resting_mouse_does_nothing() {
    let server = ServerProcess::open("keys-why");
    let window = Window::open(screen(SCREENS[1])).await;
    hurry(&window).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    choose(&window, "place 3").await;
    let before = window.revision().await;
    window.press("3").await;
    let said = window.text("#refusal").await;
    assert!(said.contains("already") && said.contains("C3.6"), "{said}");
    // The same words as in the list.
    window.press("?").await;
    let list = window.text("#why-not").await;
    let reason = said.split(". ").nth(1).expect("a reason").to_owned();
    assert!(list.contains(reason.trim_end_matches(" C3.6").trim()), "{list}\n{said}");
    window.press("\u{e00c}").await;
    // The first of the list is chosen, and another one comes to lie under the mouse.
    window.point_at_place("#ask .places button").await;
    window.click_here().await;
    window.moved_on(before).await;
    let now = window.revision().await;
    window.click_here().await;
    window.find("#refusal").await;
    assert_eq!(window.revision().await, now, "what came under a resting mouse was not meant");
    window.click_here().await;
    assert!(window.moved_on(now).await, "who clicks again means it");
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn nothing_is_chosen_before_it_is_chosen_in_ys() {
    let server = ServerProcess::open("ys-chosen");
    let window = Window::open(screen(SCREENS[0])).await;
    hurry(&window).await;
    ys::set_up(&window, &server, &["you", "journeyman", "journeyman", "journeyman"], &[]).await;
    // A third tick takes the place of the first, and says so.
    for (number, shown) in [(0, 1), (5, 2), (9, 2)] {
        window.click(&format!("label[for=bid-with-{number}]")).await;
        assert_eq!(window.all("#brokers .pick:checked").await.len(), shown);
    }
    let said = window.text("#ticks-said").await;
    assert!(said.contains("takes the place of the 0"), "{said}");
    assert!(window.find(".bid-pair:has(.bid-slot) button[name=action]").await.html(false).await.is_ok());
    // A look at the rules loses nothing.
    window.click("#ask > p a[href*='/rules/']").await;
    let rule = window.text("#rule-panel .wanted").await;
    assert_eq!(rule, "Y2.1");
    window.picture("rule-panel").await;
    // One rule leads to another in the same place, and nothing in the book has the name of a part of the table.
    let named = "const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        return ids.filter((id, number) => ids.indexOf(id) !== number)";
    assert_eq!(window.run(named).await, json!([]));
    let other = "const link = [...document.querySelectorAll('.rule-text a[href^=\"#Y\"]')].find((one) => one.checkVisibility());
        link.click(); return link.getAttribute('href').slice(1)";
    let other = window.run(other).await;
    assert_eq!(other, window.text("#rule-panel .wanted").await.as_str());
    assert_eq!(window.run("return location.hash").await, "");
    window.click("#rule-panel button").await;
    assert_eq!(window.all("#brokers .pick:checked").await.len(), 2);
    let before = window.revision().await;
    window.press("s").await;
    window.moved_on(before).await;
    while !window.has("#ask .maps").await {
        if window.has("#ask.asked #prompt .places button, #ask.asked .places button[name=action]").await {
            let before = window.revision().await;
            window.rest().await;
            window.click("#ask .places button[name=action]").await;
            window.moved_on(before).await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(!window.has("#brokers .pick:checked").await, "nothing is chosen");
    window.press("p").await;
    window.press("1").await;
    assert!(window.text("#refusal").await.contains("First choose"), "first a broker, then a spot");
    window.click("#brokers label[for=with-3]").await;
    window.point_at_place("#ghost-port1").await;
    let ghost = window.run("return [...document.querySelectorAll('#ghost-port1 text')].filter((one) => one.checkVisibility()).map((one) => one.textContent).join()").await;
    assert_eq!(ghost, "3", "the ghost is the chosen broker");
    tokio::time::sleep(Duration::from_millis(400)).await;
    window.picture("ys-ghost").await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_rulebook_leads_back_and_the_log_is_one_stop() {
    let server = ServerProcess::open("rules-back");
    let window = Window::open(screen(SCREENS[1])).await;
    hurry(&window).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    for action in ["place 3", "place 2", "place 1"] {
        choose(&window, action).await;
    }
    let stops =
        "return [...document.querySelectorAll('.in-order, .in-order *')].filter((one) => one.tabIndex >= 0).length";
    let boxes = window.all(".in-order").await.len();
    assert_eq!(window.run(stops).await, boxes, "the log is one stop of the keyboard");
    window.run("document.querySelector('.log').focus()").await;
    window.press("\u{e013}").await; // the arrow key upwards
    window.press("\u{e013}").await;
    let line = window.run("return document.activeElement.className + document.activeElement.offsetHeight").await;
    let line = line.as_str().expect("a text").to_owned();
    let height: u32 = line.trim_start_matches(|letter: char| !letter.is_ascii_digit()).parse().expect("a number");
    assert!(line.starts_with("log-line") && height >= 24, "{line}");
    let table = window.client.current_url().await.expect("an address");
    window.run("location.href = '/rules/caylus'").await;
    window.click(".top nav a[href^='/t/']").await;
    window.find("#play").await;
    assert_eq!(window.client.current_url().await.expect("an address"), table);
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_prompt_is_whole_and_stays_on_a_phone() {
    let server = ServerProcess::open("phone-prompt");
    let window = Window::open(PHONE).await;
    hurry(&window).await;
    ys::set_up(&window, &server, &["you", "journeyman", "journeyman"], &[]).await;
    let cut = "const said = document.querySelector('#ask > p'); return said.scrollHeight - said.clientHeight";
    assert_eq!(window.run(cut).await, 0, "the text of the prompt is whole");
    let mut tops = Vec::new();
    for tab in ["players", "log", "city"] {
        window.click(&format!("label[for=tab-{tab}]")).await;
        tops.push(window.run("scrollTo(0, 1e6); return Math.round(document.querySelector('#prompt').getBoundingClientRect().bottom)").await);
        window.picture(&format!("phone-prompt-{tab}")).await;
    }
    assert!(tops.iter().all(|top| *top == tops[0]), "the prompt stays where it is: {tops:?}");
    let news = "return getComputedStyle(document.querySelector('[for=tab-log]'), '::after').content";
    assert_eq!(window.run(news).await, window.run("return document.querySelector('#news') ? '\"\"' : 'none'").await);
    window.close().await;
}
