//! The analysis of a game that is over: asked for at its end, and gone through by mouse, by keys, on a phone, without script.

use crate::end::finished;
use crate::server_process::ServerProcess;
use crate::window::{Kind, PHONE, WIDE, WITHOUT_SCRIPT, Window};
use crate::{fits, no_violation};
use std::time::Duration;

/// A server that thinks little about each decision, and a game there that is analysed. Returns the path of the analysis.
async fn analysed(window: &Window, name: &str, game: &str) -> (ServerProcess, String) {
    let server = ServerProcess::open_with(name, |_, command| {
        command.args(["--analysis", "60"]);
    });
    let path = finished(window, &server, game).await + "/analysis";
    window.click("button[data-key=A]").await;
    // The page follows the work by itself.
    let is_done = "return document.querySelector('.share-chart') && true";
    window.until_within(Duration::from_secs(240), "the analysis", is_done).await;
    (server, path)
}

/// The decision that the address names.
async fn at(window: &Window) -> i64 {
    let at = "return Number(new URL(location).searchParams.get('at') ?? -1)";
    window.run(at).await.as_i64().expect("a number")
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn a_game_is_analysed_gone_through_and_played_on() {
    let window = Window::open(Kind { height: 625, ..WIDE }).await;
    let (server, path) = analysed(&window, "analysis", "caylus").await;
    window.picture("analysis").await;
    no_violation(&window, "the analysis").await;
    fits(&window).await;
    // My next mistake, by its key, and the one after it.
    window.press("n").await;
    window.find(".compared .better").await;
    let first = at(&window).await;
    assert!(first >= 0);
    window.picture("analysis-mistake").await;
    no_violation(&window, "a mistake").await;
    fits(&window).await;
    window.press("n").await;
    let later = format!("return Number(new URL(location).searchParams.get('at')) > {first} || null");
    window.until("the next one", &later).await;
    // The better line, step by step.
    let board = window.text("#board").await;
    window.click("details.line summary").await;
    window.click("details.line li a").await;
    window.find("details.line li a[aria-current=step]").await;
    assert_ne!(window.text("#board").await, board, "the board shows the step");
    // The same as a question.
    window.press("t").await;
    window.find("select[name=choice]").await;
    assert!(!window.has(".compared").await && !window.has(".analysis-why").await, "the answer is hidden");
    window.click("select[name=choice] + button").await;
    window.find(".verdict").await;
    no_violation(&window, "a question").await;
    window.press("s").await;
    window.find(".compared").await;
    // From here on against bots.
    let from = at(&window).await;
    window.click("button[name=play]").await;
    window.find("#play").await;
    assert!(i64::try_from(window.revision().await).unwrap() >= from);
    // Anybody who has the link sees the same, in the dark too, and goes from mark to mark.
    let other = Window::open(Kind { height: 625, ..WIDE }).await;
    other.media(&[("prefers-color-scheme", "dark")]).await;
    other.goto(&server.address(&format!("{path}?at={first}"))).await;
    other.find(".compared .better").await;
    other.picture("analysis-dark").await;
    other.click(".share-marks li:last-child a").await;
    other.find(".share-marks li:last-child a[aria-current=step]").await;
    other.close().await;
    window.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium: ./check runs it"]
async fn an_analysis_of_ys_on_a_phone_and_without_script() {
    let phone = Window::open(PHONE).await;
    let (server, path) = analysed(&phone, "analysis-phone", "ys").await;
    phone.picture("analysis").await;
    fits(&phone).await;
    phone.click(".analysis-card .button.primary").await;
    phone.find(".compared").await;
    phone.picture("analysis-mistake").await;
    fits(&phone).await;
    no_violation(&phone, "a mistake on a phone").await;
    phone.click(".analysis-ways a[data-key=T]").await;
    phone.find("select[name=choice]").await;
    fits(&phone).await;
    phone.close().await;
    let plain = Window::open(WITHOUT_SCRIPT).await;
    plain.goto(&server.address(&path)).await;
    plain.click(".analysis-card .button.primary").await;
    plain.find(".compared").await;
    plain.click(".analysis-ways a[data-key=ArrowRight]").await;
    plain.find(".compared").await;
    plain.close().await;
}
