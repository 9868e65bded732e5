//! Ys in the browser: secret bids on two devices, bots, the curtain at one screen, a phone, keys, and three languages.

use crate::server_process::ServerProcess;
use crate::window::{PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{Picks, fits, hurry, no_violation, the_end_fits};
use std::time::Duration;

/// Opens a table of Ys with these on its seats.
pub async fn set_up(window: &Window, server: &ServerProcess, seats: &[&str], options: &[(&str, &str)]) {
    window.goto(&server.address("/")).await;
    window.click(".segmented label:has([value=ys])").await;
    let others = std::iter::repeat(&"nobody");
    for (number, sitter) in (1..=4).zip(seats.iter().chain(others)) {
        window.choose(&format!(".settings select[name=seat{number}]"), sitter).await;
    }
    for (name, value) in options {
        window.choose(&format!(".for-ys select[name={name}]"), value).await;
    }
    window.click(".settings > button").await;
    window.find("#play, .curtain-scene").await;
}

/// The answers that can be clicked now, or else the brokers that can be ticked first.
const ANSWERS: &str = "const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const answers = all('#prompt button[name=action]');
    const phone = matchMedia('(max-width: 900px)').matches;
    // Every other time on a phone, the way over the board: a tap there, and its words, which lie over what is asked, confirm.
    const go = all('.tip .confirm[name=action]');
    const ways = [go, phone && arguments[0] % 2 ? all('#board [id^=gh-]') : [], answers,
        all('#prompt .step:not([open]) > summary'),
        [...document.querySelectorAll('#brokers .pick:not(:checked)')].map((one) => one.labels[0])];
    document.querySelectorAll('.picked').forEach((one) => one.classList.remove('picked'));
    const some = ways.find((way) => way.length) ?? [];
    const one = some[Math.floor(arguments[0] / 2) % some.length];
    one?.classList.add('picked');
    return !one ? 'nothing' : some === answers || some === go ? 'answer' : 'tick';";

/// Clicks until something has been answered. Says whether the game goes on.
pub async fn act(window: &Window, picks: &mut Picks) -> bool {
    let before = window.revision().await;
    for _ in 0..20 {
        window.rest().await;
        let pick = serde_json::json!(picks.below(10_000));
        let what = window.client.execute(ANSWERS, vec![pick]).await.expect("an answer");
        // What was seen to change may have been the bid of somebody else, while one's own was on its way.
        if what == "nothing" && !window.has("#ask.asked").await {
            return !window.has("body.end").await;
        }
        assert_ne!(what, "nothing", "{}", window.text("#prompt").await);
        // A zone is a piece of a ring: one taps where the ghost of a broker stands.
        if window.has("#board .picked").await {
            window.tap(".picked").await
        } else if !window.click_if_there(".picked").await {
            // The bid of somebody else has drawn the page anew.
            continue;
        }
        if what == "answer" {
            return window.moved_on(before).await;
        }
    }
    panic!("nothing can be answered: {}", window.text("#prompt").await);
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_whole_game_on_two_devices_with_secret_bids() {
    let server = ServerProcess::open("ys-two");
    let (one, other) = (Window::open(WIDE).await, Window::open(WIDE).await);
    set_up(&one, &server, &["you", "open"], &[]).await;
    let link = one.attribute("#invitations .link:has([value*='/join/']) input", "value").await;
    other.goto(&link).await;
    other.find("input[name=name]").await.send_keys("Perrin").await.expect("a name");
    other.click("#main button.primary").await;
    other.find("#play").await;
    hurry(&one).await;
    hurry(&other).await;
    let both = one.has("#brokers .pick").await && other.has("#brokers .pick").await;
    assert!(both, "both bid at once, each on their own device");
    one.picture("ys-bid").await;
    let mut picks = Picks(31);
    let mut actions = 0;
    loop {
        let asked = [one.has("#ask.asked").await, other.has("#ask.asked").await];
        match asked {
            [true, _] => drop(act(&one, &mut picks).await),
            [_, true] => drop(act(&other, &mut picks).await),
            _ if one.has("body.end").await && other.has("body.end").await => break,
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
        actions += 1;
        assert!(actions < 3000, "the game ends");
    }
    let standings = async |window: &Window| {
        // A player without a name is "You" to themselves.
        let text = window.text(".standings").await.replace("Player 1", "You");
        text.split_whitespace().filter(|word| *word != "you").collect::<Vec<_>>().join(" ")
    };
    assert_eq!(standings(&one).await, standings(&other).await);
    one.picture("ys-end-two").await;
    one.close().await;
    other.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_whole_game_against_bots_from_one_click() {
    let server = ServerProcess::open("ys-bots");
    let window = Window::open(WIDE).await;
    window.goto(&server.address("/")).await;
    window.click(".quick-start button[value=ys]").await;
    hurry(&window).await;
    let mut picks = Picks(12);
    for number in 0..200 {
        window.waits_for_me().await;
        if number == 6 || number == 30 {
            window.picture(&format!("ys-table-{number}")).await;
        }
        if window.has("body.end").await || !act(&window, &mut picks).await {
            break;
        }
    }
    assert!(window.has("body.end").await, "the game ends");
    window.picture("ys-end").await;
    the_end_fits(&window).await;
    no_violation(&window, "the end of Ys").await;
    the_scoring_fits_on_a_phone(&window).await;
    // Seen by another seat, everything is shown; and step by step.
    window.click(".views a:not([aria-current])").await;
    window.click("a[data-key=Home]").await;
    let first = "return document.querySelector('.replay h2')?.textContent.includes('action 0 of') || null";
    window.until("the first step", first).await;
    window.close().await;
}

/// Everything that breaks ties is seen there too, and the languages.
async fn the_scoring_fits_on_a_phone(wide: &Window) {
    let table = wide.client.current_url().await.expect("an address");
    let phone = Window::open(PHONE).await;
    for language in ["en", "fr", "pt"] {
        for step in 1..=3 {
            phone.goto(&format!("{}/scoring?round=2&step={step}", table.as_str().split('?').next().unwrap())).await;
            phone.click(&format!(".languages button[value={language}]")).await;
            phone.find(&format!("html[lang={language}]")).await;
            fits(&phone).await;
            let hidden = "return [...document.querySelectorAll('.ranking :is(td, th)')].filter((one) => !one.checkVisibility()).length";
            assert_eq!(phone.run(hidden).await, 0, "no column is left out");
        }
        phone.picture(&format!("ys-scoring-{language}")).await;
    }
    phone.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn at_one_screen_there_is_a_curtain() {
    let server = ServerProcess::open("ys-curtain");
    for kind in [WIDE, WITHOUT_SCRIPT] {
        let window = Window::open(kind).await;
        set_up(&window, &server, &["you", "here", "here"], &[("kings_favor", "true")]).await;
        let mut picks = Picks(8);
        let (mut curtains, mut scenes) = (0, 0);
        if kind.script {
            window.keep("scenes", "").await;
        }
        for _ in 0..30 {
            window.find(".curtain-scene, #ask.asked").await;
            if scenes == 2 {
                window.keep("scenes", "off").await;
            }
            if window.has(".curtain-scene").await {
                curtains += 1;
                assert!(!window.has("#brokers, #play").await, "nothing is seen before it is drawn");
                if curtains == 2 && kind.script {
                    window.picture("ys-curtain").await;
                }
                if curtains == 2 {
                    // Whoever bid last may take it back here, and has to say again that they are there.
                    let undo = ".curtain-card button[name=revision]";
                    window.click(undo).await;
                    window.find(".curtain-card.asks-seat-1").await;
                    assert!(!window.has("#brokers, #play").await && !window.has(undo).await, "a curtain, and no more");
                }
                window.click(".curtain-scene button").await;
                window.find("#ask.asked").await;
                if kind.script && scenes < 2 && window.has("#news button[popovertarget^=interlude]").await {
                    // All have bid: everybody sees it when it is their turn at the screen.
                    scenes += 1;
                    window.find(".interlude:popover-open").await;
                    window.press("x").await;
                }
            }
            act(&window, &mut picks).await;
            if curtains == 1 {
                window.find(".curtain-scene").await;
                window.client.back().await.expect("back");
                window.find(".curtain-scene").await;
                assert!(!window.has("#brokers").await, "the way back leads to a curtain");
                window.client.refresh().await.expect("a page");
            }
        }
        assert!(curtains > 8 && (scenes == 2 || !kind.script), "{curtains} {scenes}");
        window.close().await;
    }
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn ys_plays_on_a_phone() {
    let server = ServerProcess::open("ys-phone");
    let window = Window::open(PHONE).await;
    set_up(&window, &server, &["you", "journeyman", "apprentice"], &[]).await;
    hurry(&window).await;
    let mut picks = Picks(4);
    let board = "return document.getElementById('board').getBoundingClientRect().top + scrollY";
    let stands = window.run(board).await;
    for number in 0..14 {
        window.waits_for_me().await;
        fits(&window).await;
        assert_eq!(window.run(board).await, stands, "whatever is asked, the board stays where it is");
        if number == 0 || number == 5 {
            window.picture(&format!("ys-table-{number}")).await;
        }
        if window.has("#ask .maps").await {
            // Before a broker is chosen by their names, afterwards as buttons.
            let listed = "return [...document.querySelectorAll('.maps .spot')].some((one) => one.checkVisibility())";
            assert_eq!(window.run(listed).await, true, "spots are listed too");
        }
        act(&window, &mut picks).await;
    }
    for tab in ["market", "players", "log", "city"] {
        window.click(&format!("label[for=tab-{tab}]")).await;
        window.picture(&format!("ys-{tab}")).await;
        fits(&window).await;
    }
    let left = "document.querySelectorAll('#brokers .broker').forEach((one) => one.remove());
        return document.getElementById('brokers').checkVisibility()";
    assert_eq!(window.run(left).await, false, "who has no brokers left has no strip for them");
    assert_eq!(window.run(board).await, stands);
    window.close().await;
}

/// On every desktop the board can be read, its words cover nothing that they explain, and the page does not scroll.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_board_of_ys_can_be_read() {
    let server = ServerProcess::open("ys-read");
    for seats in [&["you", "here"][..], &["you", "apprentice", "apprentice", "apprentice"]] {
        let window = Window::open(WIDE).await;
        set_up(&window, &server, seats, &[]).await;
        hurry(&window).await;
        let mut picks = Picks(5);
        for _ in 0..6 {
            window.find(".curtain-scene, #ask.asked").await;
            if window.has(".curtain-scene").await {
                window.click(".curtain-scene button").await;
                window.find("#ask.asked").await;
            }
            for size in crate::caylus::DESKTOPS {
                crate::caylus::resize(&window, size).await;
                window.rest().await;
                let when = format!("{size:?}, {} seats", seats.len());
                crate::caylus::can_be_read(&window, &when).await;
                let cut = "const hand = document.getElementById('brokers');
                    const { bottom, right } = hand.getBoundingClientRect();
                    return bottom <= innerHeight && right <= innerWidth && hand.scrollHeight <= hand.clientHeight";
                assert_eq!(window.run(cut).await, true, "the hand is whole, {when}");
                window.picture(&format!("ys-read-{}-{}", size.1, seats.len())).await;
            }
            act(&window, &mut picks).await;
        }
        window.close().await;
    }
}

/// Y8.1: the neutral brokers of a game of two are chosen with the thumb, above the tabs.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn two_play_ys_on_a_phone() {
    let server = ServerProcess::open("ys-phone-two");
    let window = Window::open(PHONE).await;
    set_up(&window, &server, &["you", "apprentice"], &[]).await;
    hurry(&window).await;
    let mut picks = Picks(12);
    let mut neutral = 0;
    for _ in 0..40 {
        if neutral == 2 || !window.asked().await {
            break;
        }
        if window.has(".for-neutral").await {
            neutral += 1;
            window.picture("ys-neutral").await;
            let reached = "const tabs = document.querySelector('.tabs').getBoundingClientRect().top;
                return [...document.querySelectorAll('.of-neutral label')].map((one) => {
                    const box = one.getBoundingClientRect();
                    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                    return box.bottom <= tabs && one.contains(at);
                })";
            let reached = window.run(reached).await;
            let reached = reached.as_array().expect("a list");
            assert!(!reached.is_empty() && reached.iter().all(|one| *one == true), "{reached:?}");
            // Without a broker a spot says what is missing.
            if reached.len() > 1 {
                window.click(".maps .spot.unchosen").await;
                assert!(window.text("#refusal").await.contains("First choose"));
            }
        }
        act(&window, &mut picks).await;
    }
    assert_eq!(neutral, 2);
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn ys_plays_by_keys_alone() {
    let server = ServerProcess::open("ys-keys");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, &["you", "apprentice"], &[]).await;
    // Y2.1: there is one 2 only. Keys of the brokers are named beside them.
    window.press("?").await;
    assert!(window.text("#why-not").await.contains("2 + 2"));
    window.press("\u{e00c}").await; // Escape
    assert_eq!(window.all("#brokers .broker kbd").await.len(), 11);
    // A slip is cleared; then two brokers, and the bid is sealed.
    let before = window.revision().await;
    window.press("4").await;
    assert!(window.has("#brokers .pick:checked").await);
    window.press("c").await;
    assert!(!window.has("#brokers .pick:checked").await, "nothing is ticked any more");
    window.press("0").await;
    window.press("1").await;
    window.press("s").await;
    window.moved_on(before).await;
    let mut picks = Picks(6);
    let keys = "return [...document.querySelectorAll('#prompt button[data-key][name=action]')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.dataset.key)";
    for _ in 0..16 {
        window.waits_for_me().await;
        let before = window.revision().await;
        let keys = window.run(keys).await;
        let keys = keys.as_array().expect("a list");
        if keys.is_empty() {
            // A bid: two brokers first, then its button is there.
            let brokers = window
                .run("return [...document.querySelectorAll('#brokers .pick')].map((one) => one.dataset.key)")
                .await;
            let brokers = brokers.as_array().expect("a list");
            for broker in [brokers.first(), brokers.last()].into_iter().flatten() {
                window.press(broker.as_str().expect("a key")).await;
            }
            continue;
        }
        let key = keys[picks.below(keys.len())].as_str().expect("a key").to_lowercase();
        window.press(&key).await;
        window.moved_on(before).await;
    }
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn no_page_shuts_anybody_out_of_ys() {
    let server = ServerProcess::open("ys-axe");
    let window = Window::open(WIDE).await;
    for (path, page) in
        [("/rules/ys", "the rulebook of Ys"), ("/learn/ys/5", "the lesson"), ("/learn/caylus/3", "the lesson")]
    {
        window.goto(&server.address(path)).await;
        no_violation(&window, page).await;
    }
    set_up(&window, &server, &["you", "here", "here"], &[("express", "true"), ("kings_favor", "true")]).await;
    no_violation(&window, "the curtain").await;
    window.click(".curtain-scene button").await;
    no_violation(&window, "the bid").await;
    hurry(&window).await;
    let mut picks = Picks(17);
    for _ in 0..8 {
        window.find(".curtain-scene, #ask.asked").await;
        if window.has(".curtain-scene").await {
            window.click(".curtain-scene button").await;
            window.find("#ask.asked").await;
        }
        act(&window, &mut picks).await;
    }
    window.find(".curtain-scene, #ask.asked").await;
    if window.has(".curtain-scene").await {
        window.click(".curtain-scene button").await;
        window.find("#ask.asked").await;
    }
    no_violation(&window, "the table of Ys").await;
    window.close().await;
}

/// Longer words in other languages fit, and a guided game leads to a table of one's own.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn every_language_fits_and_a_lesson_can_be_left() {
    let server = ServerProcess::open("languages");
    for (kind, size) in [(WIDE, "wide"), (PHONE, "phone")] {
        let window = Window::open(kind).await;
        for language in ["fr", "pt"] {
            window.goto(&server.address("/")).await;
            window.click(&format!(".languages button[value={language}]")).await;
            window.find(&format!("html[lang={language}]")).await;
            for (path, name) in
                [("/", "start"), ("/learn/caylus/3", "lesson"), ("/learn/ys/5", "ys-lesson"), ("/rules/ys", "rules")]
            {
                window.goto(&server.address(path)).await;
                fits(&window).await;
                nothing_is_cut(&window).await;
                window.picture(&format!("{name}-{language}")).await;
            }
        }
        if size == "wide" {
            window.goto(&server.address("/learn/caylus")).await;
            for step in 1..=4 {
                window.find(&format!("#play[data-path='/learn/caylus/{step}']")).await;
                window.click("#prompt button[name=action]").await;
            }
            window.find("#play[data-path='/learn/caylus/5']").await;
            window.click(".lesson button[name=leave]").await;
            window.find("#play[data-path^='/t/']").await;
            assert!(window.revision().await >= 4, "the table stands where the lesson stood");
        }
        window.close().await;
    }
}

/// The names of answers are whole, and what a house costs keeps clear of what it brings.
async fn nothing_is_cut(window: &Window) {
    let cut = "return [...document.querySelectorAll('.chip span')].filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => one.textContent).join(', ')";
    assert_eq!(window.run(cut).await, "");
    let gap = "const arrow = document.querySelector('#at-castle use[href=\"#arrow\"]');
        const cost = [...document.querySelectorAll('#at-castle text.caption')].find((one) => one.textContent.startsWith('+'));
        return !arrow || arrow.getBoundingClientRect().left - cost.getBoundingClientRect().right > 2";
    assert_eq!(window.run(gap).await, true, "an arrow stands apart from the words before it");
}

/// Who changes the language goes on reading at the same rule; without script, at least in the same book.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn another_language_is_read_on_at_the_same_rule() {
    let server = ServerProcess::open("ys-rule");
    for kind in [WIDE, PHONE, WITHOUT_SCRIPT] {
        let window = Window::open(kind).await;
        window.goto(&server.address("/rules/ys#Y5.7")).await;
        window.click(".languages button[value=fr]").await;
        window.find("html[lang=fr]").await;
        let address = window.client.current_url().await.expect("an address");
        assert_eq!((address.path(), address.fragment()), ("/rules/ys", kind.script.then_some("Y5.7")));
        if kind.phone {
            // And somebody who has read on since: there the languages stay in sight.
            window.run("document.getElementById('Y6.2').scrollIntoView()").await;
            window.click(".languages button[value=pt]").await;
            window.find("html[lang=pt]").await;
            let address = window.client.current_url().await.expect("an address");
            assert_eq!(address.fragment(), Some("Y6.2"));
        }
        window.close().await;
    }
}

/// Y0.1: what two players cannot choose is grey, and without script the form says so and stands there as it was filled in.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn what_does_not_go_together_is_said_in_the_form() {
    let server = ServerProcess::open("ys-form");
    for kind in [WIDE, WITHOUT_SCRIPT] {
        let window = Window::open(kind).await;
        window.goto(&server.address("/")).await;
        window.click(".segmented label:has([value=ys])").await;
        window.choose(".settings select[name=seat2]", "here").await;
        window.find(".settings input[name=name2]").await.send_keys("Odile").await.expect("a name");
        window.choose(".settings select[name=seat3]", "nobody").await;
        if kind.script {
            assert!(window.has(".for-ys [name=kings_favor] [value=true]:disabled").await);
            assert!(window.has(".for-ys [name=districts] [value='3']:checked").await, "as many as two players have");
            window.choose(".settings select[name=seat3]", "master").await;
            assert!(!window.has(".for-ys [name=kings_favor] :disabled").await);
        } else {
            window.choose(".for-ys select[name=kings_favor]", "true").await;
            window.click(".settings > button").await;
            window.find(".settings .wrong").await;
            let fields = "return ['game', 'seat2', 'name2', 'seat3', 'kings_favor']
                .map((name) => new FormData(document.querySelector('form.settings')).get(name)).join(' ')";
            assert_eq!(window.run(fields).await, "ys here Odile nobody true");
        }
        window.close().await;
    }
}
