//! What the others did, as a player follows it.

use crate::server_process::ServerProcess;
use crate::window::{Kind, PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{Picks, act, hurry, set_up};
use serde_json::Value;
use std::time::Duration;

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
    let server = ServerProcess::open("log");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "journeyman", "nobody", "nobody"]).await;
    hurry(&window).await;
    window.run("document.getElementById('story-log').checked = true").await;
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

/// Without a script, on a phone and on a laptop with five players, too; and there is room for it.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_log_ends_with_the_newest_everywhere() {
    let server = ServerProcess::open("log-everywhere");
    for kind in [WITHOUT_SCRIPT, PHONE, Kind { height: 625, ..WIDE }] {
        let window = Window::open(kind).await;
        let is_laptop = kind.height == 625;
        let more = if is_laptop { "journeyman" } else { "nobody" };
        set_up(&window, &server, ["you", "here", more, more, more]).await;
        let mut picks = Picks(8);
        for _ in 0..14 {
            if is_laptop {
                window.asked().await;
                act(&window, &mut picks).await;
                continue;
            }
            let before = window.revision().await;
            window.click("#prompt .actions button[name=action], #ask > .places > button[name=action]").await;
            window.moved_on(before).await;
        }
        if is_laptop {
            window.asked().await;
            // There is no news where one's own decisions follow each other.
            while window.run("return document.querySelector('#told a') === null").await == true {
                act(&window, &mut picks).await;
                window.asked().await;
            }
            let newest = "const box = document.querySelector('.since').getBoundingClientRect();
                const line = [...document.querySelectorAll('#told a')].at(-1).getBoundingClientRect();
                return box.height >= 40 && line.bottom <= box.bottom + 1";
            assert_eq!(window.run(newest).await, true, "the newest of the news is in sight");
        }
        window.click(if kind.phone { "label[for=tab-log]" } else { "label[for=story-log]" }).await;
        window.picture(&format!("log-{}-{}", kind.height, kind.script)).await;
        assert!(from_the_end(&window).await <= 1.0);
        let height = window.run("return document.querySelector('.log').clientHeight").await;
        assert!(height.as_f64().expect("a number") >= 180.0, "{kind:?}: {height}");
        if kind.phone {
            let last = "const line = [...document.querySelectorAll('#log a.log-line')].at(-1).getBoundingClientRect();
                return line.bottom <= document.querySelector('.tabs').getBoundingClientRect().top";
            assert_eq!(window.run(last).await, true, "the newest line is above the tabs");
        }
        window.close().await;
    }
}

/// Notes each moment that the page shows: the revision, when, and what stands on the board.
const NOTE: &str = "window.moments = []; const play = document.getElementById('play');
    new MutationObserver(() => moments.push([Number(play.dataset.revision), performance.now(),
        [...document.querySelectorAll('#board .piece')].map((one) => one.id + one.className).join()]))
        .observe(play, { attributes: true, attributeFilter: ['data-revision'] })";

/// The moments that the page has shown, by revision and time.
async fn moments(window: &Window) -> Vec<(u64, f64)> {
    let moments = window.run("return window.moments").await;
    let moment = |moment: &Value| Some((moment[0].as_u64()?, moment[1].as_f64()?));
    moments.as_array().expect("a list").iter().filter_map(moment).collect()
}

/// Opens a table of Caylus with three bots, at which moves arrive at a pace, and waits until it is one's turn.
async fn follow(window: &Window, server: &ServerProcess, pace: &str) {
    set_up(window, server, ["you", "apprentice", "apprentice", "apprentice", "nobody"]).await;
    window.keep("pace", pace).await;
    window.asked().await;
    window.run(NOTE).await;
}

/// Places a worker, and waits until the page shows it.
async fn place(window: &Window) {
    let before = window.revision().await;
    window.rest().await;
    window.click("#prompt .places button[name=action]").await;
    window.moved_on(before).await;
}

/// Whether the script asked for one move at a time.
const STEPS: &str = "return performance.getEntriesByType('resource').some(({ name }) => name.includes('step=1'))";

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn moves_of_the_others_arrive_one_by_one() {
    let server = ServerProcess::open("pace");
    let window = Window::open(WIDE).await;
    // Quick is what one gets without having chosen anything.
    follow(&window, &server, "").await;
    let before = window.revision().await;
    place(&window).await;
    window.asked().await;
    let seen = moments(&window).await;
    let revisions: Vec<u64> = seen.iter().map(|(revision, _)| *revision).collect();
    assert_eq!(revisions, (before + 1..=window.revision().await).collect::<Vec<_>>(), "each move is seen, in order");
    assert!(revisions.len() > 2, "{revisions:?}");
    // One's own move is not looked at, because one knows it.
    let gaps: Vec<f64> = seen[1..].windows(2).map(|pair| pair[1].1 - pair[0].1).collect();
    assert!(gaps.iter().all(|gap| *gap > 400.0), "{gaps:?}");
    let boards = "return new Set(moments.map(([, , board]) => board)).size";
    assert!(window.run(boards).await.as_u64() > Some(2), "several boards are seen");
    assert_eq!(window.run(STEPS).await, true);
    // Any key shows the rest at once: what is asked for next is everything.
    window.keep("pace", "calm").await;
    let own = window.revision().await + 1;
    place(&window).await;
    // One of the others is being looked at, and more have gathered behind.
    window.moved_on(own).await;
    let behind = "const done = arguments[arguments.length - 1]; const play = document.getElementById('play');
        fetch('/api/tables/' + play.dataset.path.split('/').at(-1)).then((answer) => answer.json())
            .then(({ revision }) => done(revision - Number(play.dataset.revision)))";
    let gathered = window.client.execute_async(behind, vec![]).await.expect("a number").as_u64().unwrap_or(0);
    assert!(gathered > 0, "the others are quicker than a calm reader");
    let shown = window.revision().await;
    let pressed = window.run("return performance.now()").await;
    window.press("z").await;
    window.moved_on(shown).await;
    let next = format!(
        "return performance.getEntriesByType('resource').find(({{ name, startTime }}) =>
            startTime >= {pressed} && name.includes('/changes')).name.includes('step=1')"
    );
    assert_eq!(window.run(&next).await, false, "everything is asked for at once");
    assert!(window.revision().await >= shown + gathered, "and shown");
    window.close().await;
}

/// Without a pace, and for those who want less motion, everything comes at once.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn moves_arrive_at_once_if_one_wants_it() {
    let server = ServerProcess::open("instant");
    for (pace, is_reduced) in [("instant", false), ("", true)] {
        let window = Window::open(WIDE).await;
        if is_reduced {
            hurry(&window).await;
        }
        follow(&window, &server, pace).await;
        place(&window).await;
        window.asked().await;
        assert_eq!(window.run(STEPS).await, false, "{pace}");
        window.close().await;
    }
}

/// The pace is chosen at the table and kept in this browser.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_pace_is_kept() {
    let server = ServerProcess::open("kept");
    let window = Window::open(WIDE).await;
    set_up(&window, &server, ["you", "here", "nobody", "nobody", "nobody"]).await;
    window.click("button.pace").await;
    window.picture("settings-of-following").await;
    window.click("#settings label:has([name=pace][value=calm])").await;
    assert_eq!(window.run("return document.documentElement.dataset.pace").await, "calm");
    let kept = "return fetch(location).then((page) => page.text()).then((page) => page.includes('data-pace=\"calm\"') || null)";
    window.until("it is kept", kept).await;
    window.client.refresh().await.expect("a page");
    assert_eq!(window.run("return document.documentElement.dataset.pace").await, "calm");
    assert_eq!(window.run("return document.querySelector('#settings [name=pace]:checked').value").await, "calm");
    window.close().await;
}

/// Three people at a table of Ys who act by the API, from a window of their own: always the same game, until somebody else acts.
struct People {
    elsewhere: Window,
    id: String,
    keys: Value,
    /// Where the picks among the legal actions are.
    number: Value,
}

/// Acts for everybody in the first round, until so many actions are done or a reader is asked. Tells where the picks are then, and
/// what the reader is to pick.
const ACT_FOR_ALL: &str = "const [id, keys, reader, most, picked, done] = arguments;
    let number = picked;
    const call = (path, key, body) => fetch('/api/tables/' + id + path, { method: body ? 'POST' : 'GET',
        body: body && JSON.stringify(body), headers: { 'content-type': 'application/json', authorization: 'Bearer ' + key } })
        .then((answer) => answer.json());
    (async () => {
        for (;;) {
            const { to_act: [seat], actions, heading } = await call('', keys[0]);
            if (actions >= most || !heading.startsWith('round 1,')) return done([number, null]);
            const { legal, revision } = await call('', keys[seat - 1]);
            const next = number * 48271 % 2147483647;
            const action = legal[next % legal.length];
            if (seat === reader) return done([number, action]);
            number = next;
            await call('/act', keys[seat - 1], { action, revision });
        }
    })().catch((error) => done(String(error)))";

impl People {
    /// Sits down. Returns the link of the third seat, too.
    async fn sit_down(server: &ServerProcess) -> (People, String) {
        let elsewhere = Window::open(WIDE).await;
        elsewhere.goto(&server.address("/")).await;
        let script = "const seats = ['you', 'hotseat', 'hotseat'].map((kind) => ({ kind })); const done = arguments[0];
            fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ game: 'ys', seed: 4, seats }) }).then((answer) => answer.json()).then(done)";
        let table = elsewhere.client.execute_async(script, vec![]).await.expect("a table");
        let seats = table["seats"].as_array().unwrap_or_else(|| panic!("{table}"));
        let keys = seats.iter().map(|seat| seat["secret"].clone()).collect();
        let link = seats[2]["link"].as_str().expect("a link").to_owned();
        let id = table["id"].as_str().expect("an id").to_owned();
        (People { elsewhere, id, keys, number: 7.into() }, link)
    }

    /// They act until so many actions are done, or until `reader` is asked; returns what the reader is to do then.
    async fn act(&mut self, reader: u8, most: usize) -> Option<String> {
        let arguments =
            vec![self.id.clone().into(), self.keys.clone(), reader.into(), most.into(), self.number.clone()];
        let acted = self.elsewhere.client.execute_async(ACT_FOR_ALL, arguments).await.expect("some actions");
        assert!(acted[0].is_u64(), "{acted}");
        self.number = acted[0].clone();
        acted[1].as_str().map(str::to_owned)
    }
}

/// The place of the step of a scoring that is shown, and whether it waits for a decision.
const STEP: &str = "const steps = [...document.querySelectorAll('.way a')];
    return [steps.findIndex((one) => one.matches('[aria-current]')), document.querySelector('.pending') !== null]";

async fn scoring_step(window: &Window) -> (i64, bool) {
    let step = window.run(STEP).await;
    (step[0].as_i64().expect("a place"), step[1].as_bool().expect("yes or no"))
}

/// Who decides something in the middle of a scoring is led back to what they decided, and from there on, until they have seen the
/// end. In this game the third player decides five times, with the third decision two more steps are scored, and with each of the last
/// two one step ends.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_scoring_goes_on_after_ones_own_decision() {
    const LAST_PLACEMENT: usize = 28;
    let server = ServerProcess::open("scoring-goes-on");
    let (mut people, link) = People::sit_down(&server).await;
    people.act(0, LAST_PLACEMENT).await;
    let window = Window::open(WIDE).await;
    window.goto(&link).await;
    window.click("form[action^='/seat/'] button").await;
    window.find("#play").await;
    hurry(&window).await;
    window.keep("scenes", "").await;
    people.act(0, LAST_PLACEMENT + 1).await;
    window.until("the scoring opens", "return document.querySelector('main.scoring-page') && true").await;
    let (mut expected, mut decisions, mut seen) = (0, 0, Vec::new());
    for _ in 0..20 {
        let decision = people.act(3, usize::MAX).await;
        let open = "return document.querySelector('main.scoring-page, #ask.asked') && true";
        window.until("a scoring or a question", open).await;
        // A page of scoring may be on its way.
        tokio::time::sleep(Duration::from_millis(500)).await;
        if !window.has("main.scoring-page").await {
            let decision = decision.expect("the round goes on");
            let before = window.revision().await;
            window.rest().await;
            window.click(&format!("#prompt button[name=action][value='{decision}']")).await;
            window.moved_on(before).await;
            decisions += 1;
            continue;
        }
        let (first, _) = scoring_step(&window).await;
        assert_eq!(first, expected, "it goes on where it was left, after {seen:?}");
        while window.has(".scoring-foot a[data-key=S]").await {
            window.click(".scoring-foot a[data-key=ArrowRight]").await;
        }
        let (last, is_pending) = scoring_step(&window).await;
        seen.push(first..=last);
        if window.has(".way li:last-child [aria-current]").await && !is_pending {
            break;
        }
        expected = if is_pending { last } else { last + 1 };
        // To the table, which may lead back here at once.
        window.click(".scoring-foot a[data-key=ArrowRight]").await;
    }
    assert_eq!((decisions, seen), (5, vec![0..=0, 0..=3, 3..=5, 5..=6, 6..=6]));
    window.close().await;
    people.elsewhere.close().await;
}

/// Bids that are turned up, and the scoring of a round, open by themselves, until one does not want it any more.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn scenes_open_by_themselves() {
    let server = ServerProcess::open("scenes");
    let (window, spectator) = (Window::open(WIDE).await, Window::open(WIDE).await);
    crate::ys::set_up(&window, &server, &["you", "journeyman", "journeyman"], &[]).await;
    spectator.goto(window.client.current_url().await.expect("an address").as_str()).await;
    for window in [&window, &spectator] {
        hurry(window).await;
        window.keep("scenes", "").await;
    }
    let mut picks = Picks(21);
    window.waits_for_me().await;
    crate::ys::act(&window, &mut picks).await;
    window.find(".interlude:popover-open").await;
    spectator.find(".interlude:popover-open").await;
    spectator.press("x").await;
    let told = window.text(".interlude").await;
    assert!(told.contains("The bids of round 1") && window.all(".interlude .bids li").await.len() == 3, "{told}");
    window.picture("ys-bids-scene").await;
    window.press("x").await;
    assert!(!window.has(".interlude:popover-open").await, "a key closes it");
    // Placing goes on until the round is scored.
    let mut is_scored = false;
    for _ in 0..60 {
        window.find("#ask.asked, main.scoring-page, #scored").await;
        is_scored = window.has("main.scoring-page, #scored").await;
        if is_scored {
            break;
        }
        crate::ys::act(&window, &mut picks).await;
    }
    assert!(is_scored);
    window.find("main.scoring-page").await;
    window.picture("ys-scoring-by-itself").await;
    spectator.find("main.scoring-page").await;
    spectator.close().await;
    window.click(".scoring-foot [data-setting=scenes]").await;
    assert_eq!(window.run("return document.documentElement.dataset.scenes").await, "off");
    window.press("\u{e00c}").await; // Escape leads back to the table, and stays there.
    window.find("#play").await;
    // The next bids are a link only.
    for _ in 0..40 {
        window.waits_for_me().await;
        if window.has("#news button[popovertarget^=interlude]").await {
            break;
        }
        crate::ys::act(&window, &mut picks).await;
    }
    assert!(!window.has(".interlude:popover-open").await, "nothing opens by itself any more");
    window.click("#news button[popovertarget^=interlude]").await;
    window.find(".interlude:popover-open").await;
    window.close().await;
}
