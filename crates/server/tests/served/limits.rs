//! Whoever asks for too much is told so, in their own language, and when to come back.

use crate::support::{Folder, TestServer, you};

#[test]
fn too_many_requests_are_refused_with_words_and_a_pause() {
    let folder = Folder::new();
    let server = TestServer::open(&folder.0);
    let mut client = server.client();
    let id = client.table("caylus", &[you(), you()]).id;
    // Only what comes from elsewhere is counted.
    let from = ("x-forwarded-for", "203.0.113.5");
    let form = [from, ("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
    let mut ask = |language: &'static str| {
        let headers = [&form[..], &[("accept-language", language)]].concat();
        client.ask("POST", &format!("/t/{id}/act"), &headers, b"action=fly&revision=0")
    };
    let refused = (0..5000).map(|_| ask("en")).find(|answer| answer.status == 429).expect("there is a limit");
    assert_eq!(refused.header("retry-after"), Some("2"));
    let problem = refused.json();
    assert_eq!(problem["key"], "too-much");
    assert_eq!(problem["refusal"]["words"], "That was too much at once. Wait a moment, then try again.");
    let refused = (0..5000).map(|_| ask("fr")).find(|answer| answer.status == 429).expect("there still is");
    assert_eq!(refused.json()["refusal"]["words"], "C’était trop à la fois. Attendez un instant, puis réessayez.");
}
