//! The page of a game that is over: the result, and the whole game to go through.

use crate::server_process::ServerProcess;
use crate::window::{Kind, PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{fits, names_keys};
use serde_json::Value;
use std::time::Duration;

/// Plays a game against a bot to its end by the API, always the same one, and opens its page. Returns its path.
pub async fn finished(window: &Window, server: &ServerProcess, game: &str) -> String {
    window.goto(&server.address("/")).await;
    let script = format!(
        "const done = arguments[arguments.length - 1];
        const call = (path, body, key) => fetch(path, {{ method: body ? 'POST' : 'GET', body: body && JSON.stringify(body),
            headers: {{ 'content-type': 'application/json', ...(key && {{ authorization: 'Bearer ' + key }}) }} }})
            .then((answer) => answer.json());
        (async () => {{
            const seats = [{{ kind: 'you', name: 'Maud' }}, {{ kind: 'bot', level: 'random' }}];
            const table = await call('/api/tables', {{ game: '{game}', seed: 1, seats }});
            const key = table.seats?.[0].secret;
            if (!key) return done(JSON.stringify(table));
            for (let number = 7; ;) {{
                const now = await call('/api/tables/' + table.id, null, key);
                if (now.outcome) return done([table.seats[0].link, '/t/' + table.id]);
                if (now.legal?.length) {{
                    number = number * 48271 % 2147483647;
                    const action = now.legal[number % now.legal.length];
                    await call(`/api/tables/${{table.id}}/act`, {{ action, revision: now.revision }}, key);
                }} else await new Promise((later) => setTimeout(later, 5));
            }}
        }})().catch((error) => done(String(error)))"
    );
    let found = window.client.execute_async(&script, vec![]).await.expect("a game");
    let [link, path] = [0, 1].map(|at| found[at].as_str().unwrap_or_else(|| panic!("{found}")).to_owned());
    window.goto(&link).await;
    window.find("body.end").await;
    path
}

/// The step that is shown, by the page and by its address.
async fn step(window: &Window) -> i64 {
    let script = "const at = Number(document.getElementById('step').getAttribute('value'));
        const said = Number(new URL(location).searchParams.get('at') ?? at);
        return said === at ? at : -1";
    window.run(script).await.as_i64().expect("a number")
}

async fn wait(milliseconds: u64) {
    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
}

/// Waits until a step is shown.
async fn shows(window: &Window, wanted: impl Fn(i64) -> bool) -> i64 {
    for _ in 0..100 {
        let now = step(window).await;
        if wanted(now) {
            return now;
        }
        wait(50).await;
    }
    panic!("it stays at step {}", step(window).await);
}

/// The lines of the log that are marked, whether they are in sight, and the step that they lead to.
const MARKED: &str = "const log = document.getElementById('log').parentElement.getBoundingClientRect();
    const lines = [...document.querySelectorAll('#log [aria-current=step]')];
    const first = lines[0]?.getBoundingClientRect();
    return lines.length && first.top >= log.top - 1 && first.bottom <= log.bottom + 1
        ? Number(new URL(lines[0].href).searchParams.get('at')) : null";

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_replay_runs_pauses_and_is_followed_by_everything() {
    let server = ServerProcess::open("replay");
    let window = Window::open(WIDE).await;
    finished(&window, &server, "caylus").await;
    window.media(&[("prefers-reduced-motion", "reduce")]).await;
    assert!(window.text("tr.own-row").await.contains("Maud"), "one's own row is marked");
    assert!(window.find(".standings").await.is_displayed().await.unwrap());
    // Home, then Space: it runs, the button is one to pause, and Space pauses.
    window.press("\u{e011}").await;
    shows(&window, |at| at == 0).await;
    assert!(
        !window.find(".standings").await.is_displayed().await.unwrap(),
        "what belongs to a step is beside the board"
    );
    let holdings = window.text("#players").await;
    assert_eq!(window.all("#players .own-row").await.len(), 1);
    assert!(window.text("#players .own-row").await.contains("Maud"), "and what one had is");
    assert_eq!(window.attribute("#run", "aria-label").await, "Play on");
    window.press(" ").await;
    assert_eq!(window.attribute("#run", "aria-label").await, "Pause");
    shows(&window, |at| at >= 2).await;
    window.press(" ").await;
    let paused = window.run("return Number(document.getElementById('step').value)").await.as_i64().unwrap();
    assert_eq!(window.attribute("#run", "aria-label").await, "Play on");
    wait(1500).await;
    assert_eq!(step(&window).await, paused, "it has stopped");
    // Twice as fast and faster: four steps a second.
    window.choose("#speed", "250").await;
    window.click("#run").await;
    let started = std::time::Instant::now();
    shows(&window, |at| at >= paused + 6).await;
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
    // Whoever goes to a step themselves stops it.
    // The control is drawn anew with each step, so that WebDriver may find it gone.
    window.run("document.getElementById('to-next').click()").await;
    assert_eq!(window.attribute("#run", "aria-label").await, "Play on");
    // What everybody has, and the log, are those of the step.
    let told = "return [...document.querySelectorAll('#log a.log-line')]
        .map((one) => Number(new URL(one.href).searchParams.get('at'))).filter((at) => at <= 120).at(-1)";
    let told = window.run(told).await.as_i64().expect("a step that the log tells of");
    let slide = format!(
        "const slider = document.getElementById('step'); slider.value = {told}; slider.dispatchEvent(new Event('input'))"
    );
    window.run(&slide).await;
    shows(&window, |at| at == told).await;
    assert_ne!(window.text("#players").await, holdings);
    assert_eq!(window.run(MARKED).await, told, "the log follows");
    let page = window.text("#players").await;
    window.client.refresh().await.expect("a page");
    assert_eq!((step(&window).await, window.text("#players").await), (told, page), "the address shows the same");
    // The curve leads to its turns, by pointer and by key.
    let target = "return Number(new URL(document.querySelectorAll('.plot a')[3].href.baseVal ?? document.querySelectorAll('.plot a')[3].href, location).searchParams.get('at'))";
    let third = window.run(target).await.as_i64().unwrap();
    window.tap(".plot a:nth-of-type(4) .strip").await;
    shows(&window, |at| at == third).await;
    window.run("document.querySelectorAll('.plot a')[0].focus()").await;
    window.press("\u{e007}").await;
    shows(&window, |at| at == 0).await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_end_has_room_on_every_screen() {
    let server = ServerProcess::open("end-sizes");
    for game in ["caylus", "ys"] {
        for (width, height) in [(1366, 625), (1366, 768), (1920, 1080)] {
            let window = Window::open(Kind { width, height, ..WIDE }).await;
            finished(&window, &server, game).await;
            let named = |what: &str| format!("end-{game}-{what}-{width}x{height}");
            window.picture(&named("result")).await;
            let curve = "const curve = document.querySelector('.curve').getBoundingClientRect(); return curve.bottom <= innerHeight";
            assert_eq!(window.run(curve).await, true, "{game}: the whole curve is in sight at {width}×{height}");
            if height == 625 {
                // The result has the whole page there.
                window.click(".step-tab").await;
            }
            window.click("#to-before").await;
            wait(300).await;
            window.picture(&named("step")).await;
            fits(&window).await;
            let down = "return document.documentElement.scrollHeight - document.documentElement.clientHeight";
            assert_eq!(window.run(down).await, 0, "{game}: a step is seen without scrolling at {width}×{height}");
            assert_ne!(window.run(MARKED).await, Value::Null, "{game}: the log shows the step at {width}×{height}");
            window.close().await;
        }
        let phone = Window::open(PHONE).await;
        finished(&phone, &server, game).await;
        phone.picture(&format!("end-{game}-result")).await;
        fits(&phone).await;
        assert!(!names_keys(&phone).await, "a phone has no keys");
        phone.run("document.getElementById('to-before').click()").await;
        wait(300).await;
        phone.picture(&format!("end-{game}-board")).await;
        fits(&phone).await;
        // The board is the tall one of the table, as wide as the screen, and the controls are at the thumb.
        let board = "const board = document.getElementById('board').getBoundingClientRect();
            const controls = document.querySelector('.controls').getBoundingClientRect();
            return [board.width, board.height > board.width, controls.bottom, innerHeight]";
        let board = phone.run(board).await;
        assert_eq!((board[0].as_f64(), &board[1]), (Some(390.0), &Value::Bool(true)), "{game}: {board}");
        assert!(board[2].as_f64() <= board[3].as_f64(), "{game}: {board}");
        phone.click("label[for=tab-players]").await;
        // Whatever else is said of a player gives way to the name.
        let cut = "const text = document.createRange();
            document.querySelectorAll('#players .who small').forEach((one) => { one.textContent = 'more '.repeat(20); });
            return [...document.querySelectorAll('#players .who b')].filter((one) => {
                text.selectNodeContents(one);
                return text.getBoundingClientRect().width > one.getBoundingClientRect().width;
            }).length";
        assert_eq!(phone.run(cut).await, 0, "{game}: names are not cut");
        phone.close().await;
    }
}

/// The first step of which the log tells nothing, and the last one before it of which it does.
const UNTOLD: &str = "const told = new Set([...document.querySelectorAll('#log a.log-line')]
    .map((one) => Number(new URL(one.href).searchParams.get('at'))));
    let step = 1;
    while (told.has(step)) step += 1;
    return step <= Number(document.getElementById('step').max) ? [step, Math.max(...[...told].filter((at) => at < step))] : null";

/// Whoever plays no card leaves it at that: the replay says so, and the log shows what was told before.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_step_of_which_nothing_is_told_is_followed_too() {
    let server = ServerProcess::open("untold");
    for kind in [WIDE, PHONE] {
        let window = Window::open(kind).await;
        finished(&window, &server, "ys").await;
        window.media(&[("prefers-reduced-motion", "reduce")]).await;
        let untold = window.run(UNTOLD).await;
        let [step, before] = [0, 1].map(|at| untold[at].as_i64().unwrap_or_else(|| panic!("every step is told")));
        let slide = format!(
            "const slider = document.getElementById('step'); slider.value = {step}; slider.dispatchEvent(new Event('input'))"
        );
        window.run(&slide).await;
        shows(&window, |at| at == step).await;
        assert!(window.text("#happened").await.contains("leave"), "{}", window.text("#happened").await);
        if kind.phone {
            window.click("label[for=tab-log]").await;
        }
        window.picture(&format!("untold-{}", kind.height)).await;
        let in_sight = format!(
            "const log = document.getElementById('log').parentElement.getBoundingClientRect();
            const line = [...document.querySelectorAll('#log a.log-line')]
                .find((one) => new URL(one.href).searchParams.get('at') === '{before}').getBoundingClientRect();
            return line.top >= log.top - 1 && line.bottom <= log.bottom + 1"
        );
        assert_eq!(window.run(&in_sight).await, true, "what was told before step {step} is in sight");
        window.close().await;
    }
}

/// The last picture of Ys is the city with everybody's brokers, all of them shown.
#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn the_last_picture_of_ys_is_a_full_city() {
    let server = ServerProcess::open("end-ys");
    let window = Window::open(WIDE).await;
    finished(&window, &server, "ys").await;
    assert!(window.all("#board .piece").await.len() > 10, "brokers stand in the city");
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_replay_goes_step_by_step_without_script() {
    let server = ServerProcess::open("replay-plain");
    let scripted = Window::open(WIDE).await;
    let path = finished(&scripted, &server, "caylus").await;
    scripted.close().await;
    let window = Window::open(WITHOUT_SCRIPT).await;
    window.goto(&server.address(&format!("{path}?at=3"))).await;
    assert!(!window.find("#run").await.is_displayed().await.unwrap(), "only a script can run");
    assert!(window.find("#players").await.is_displayed().await.unwrap());
    window.click("#to-next").await;
    window.find("#step[value='4']").await;
    window.click("label[for=tab-result]").await;
    assert!(window.find(".standings").await.is_displayed().await.unwrap());
    window.close().await;
}
