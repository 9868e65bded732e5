//! `bailiwick train` as a user calls it.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod command;

use command::{error, folder, out, text};
use std::fs;

const START: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/caylus-start.json");
const USUAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/caylus.json");

/// All lessons, with hardly anything to learn from.
fn train(from: &str, out_file: &str, more: &[&str]) -> String {
    let mut arguments = vec!["train", "caylus", "--players", "2", "--lessons", "evaluation,policy"];
    arguments.extend(["--games", "2", "--iterations", "2", "--watched", "1", "--search", "4"]);
    arguments.extend(["--match-games", "4", "--from", from, "--out", out_file]);
    arguments.extend(more);
    out(&arguments)
}

#[test]
fn the_same_command_gives_the_same_weights() {
    let folder = folder("train");
    let [one, two] = ["one.json", "two.json"].map(|name| folder.join(name));
    // All but how long it took.
    let told = |said: String| said.lines().map(|line| line.split(" (").next().unwrap().to_owned()).collect::<Vec<_>>();
    let said = told(train(START, text(&one), &["--threads", "1"]));
    assert_eq!(told(train(START, text(&two), &["--threads", "2"])), said);
    for (line, lesson) in said.iter().zip(["evaluation", "policy"]) {
        assert!(line.starts_with(&format!("2 players, {lesson}: ")), "{line}");
    }
    let [first, second] = [&one, &two].map(|path| fs::read_to_string(path).unwrap());
    assert_eq!(first.replace("one.json", "two.json"), second);
    assert!(first.contains("\"made_by\": \"bailiwick train caylus --players 2 --lessons evaluation,policy"));
    assert_ne!(told(train(START, text(&folder.join("other.json")), &["--seed", "2"])), said);
}

#[test]
fn a_character_learns_by_what_it_likes() {
    let file = folder("train-character").join("builder.json");
    let said = train(USUAL, text(&file), &["--character", "builder"]);
    assert!(said.lines().all(|line| line.contains("liked ") && line.contains(" points of a game before, ")), "{said}");
    let weights = fs::read_to_string(&file).unwrap();
    assert!(weights.contains("\"made_by\": \"bailiwick train caylus --character builder --players 2 --lessons "));
    assert!(!weights.contains("\"3\""), "only what differs from the usual weights is written: {weights}");
}

#[test]
fn bad_requests_are_explained() {
    let folder = folder("train-errors");
    let file = folder.join("weights.json");
    let weights = text(&file);
    let train = |more: &[&str]| error(&[&["train", "caylus", "--out", weights][..], more].concat());
    assert!(train(&["--from", START, "--lessons", "cooking"]).contains("there is no lesson `cooking`"));
    assert!(
        train(&["--from", START, "--lessons", "policy,beliefs"]).contains("caylus has no lesson `beliefs`: it has ")
    );
    assert!(train(&["--from", START, "--players", "6"]).contains("6 cannot play caylus: it takes 2 to 5"));
    let character = train(&["--from", START, "--character", "smuggler"]);
    assert!(
        character.contains("caylus has no character `smuggler`: its characters are builder, courtier"),
        "{character}"
    );
    assert!(train(&["--from", START, "--character", "the builder"]).contains("small letters"));
    assert!(train(&["--from", "nowhere.json"]).contains("nowhere.json"));
    assert!(train(&["--from", weights]).contains("--out would overwrite --from"));
    let bad = folder.join("bad.json");
    fs::write(&bad, "{}").unwrap();
    assert!(train(&["--from", text(&bad)]).contains("this is not a weights file"));
    fs::write(&bad, r#"{"made_by":"","players":{"2":{"elephants":[1,2,3,4]}}}"#).unwrap();
    assert!(train(&["--from", text(&bad)]).contains("caylus has no row `elephants`"));
    fs::write(&bad, r#"{"made_by":"","players":{},"tables":{"2":{"provost by inn":[1,2]}}}"#).unwrap();
    assert!(train(&["--from", text(&bad)]).contains("`provost by inn` needs 21 whole numbers"));
    let nowhere = folder.join("no/such/folder.json");
    let error = error(&["train", "caylus", "--from", START, "--out", text(&nowhere), "--players", "2"]);
    assert!(error.contains("folder.json"), "{error}");
}
