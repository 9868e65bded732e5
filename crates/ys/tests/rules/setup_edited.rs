//! Positions of real games that are read back, edited, disturbed, or no positions at all.

use crate::board;
use crate::positions;

use board::Board;
use game::{Random, SetupError};
use positions::*;
use serde_json::{Value as Json, json};
use ys::{Setup, State};

// Y2.1 and everywhere: a state written at any kind of decision is the same when it is read, and a step can be edited.
#[test]
fn positions_of_every_kind_of_decision_are_read_back() {
    let all = positions();
    let mut names: Vec<&str> = all.iter().map(|(_, json)| json["step"]["at"].as_str().expect("a step")).collect();
    names.sort_unstable();
    names.dedup();
    let steps = [
        "after-turn",
        "before-turn",
        "bids",
        "columns",
        "district-over",
        "down",
        "end-of-scoring",
        "gems",
        "last-look",
        "neutral",
        "order",
        "quotation",
        "row-over",
        "start-of-placement",
        "start-of-scoring",
        "throne",
        "up",
    ];
    assert_eq!(names, steps, "a decision can stand at all of them");
    for (state, json) in all {
        assert!(read(&json.to_string()) == Ok(*state), "{json}");
        let setup: Setup = serde_json::from_value(json.clone()).expect("a set-up");
        assert_eq!(Setup::from(state), setup);
    }
}

// Y1.1: edited steps of real games.
#[test]
fn edited_steps_are_refused_or_played() {
    let mut refused = 0;
    for (_, json) in positions() {
        for (member, value) in [
            ("at", json!("bids")),
            ("at", json!("throne")),
            ("at", json!("up")),
            ("at", json!("columns")),
            ("at", json!("end")),
            ("at", json!("nowhere")),
            ("place", json!(2)),
            ("place", json!(9)),
            ("turn", json!(2)),
            ("number", json!(2)),
            ("number", json!(7)),
            ("ships", json!([])),
            ("characters", json!([[], [], []])),
            ("fronts", json!(["", "", ""])),
            ("neutral_by", json!([2, 2, 2])),
            ("seen_ships", json!([])),
            ("played", json!([2, 2])),
            ("white", json!(1)),
            ("chosen", json!([1])),
            ("viewer", json!(1)),
        ] {
            let mut json = json.clone();
            json["step"][member] = value;
            refused += usize::from(!is_played(&json));
        }
    }
    assert!(refused > 300, "{refused} of them");
}

/// Whether a position is accepted; then it can be written and read, and played to its end.
fn is_played(json: &Json) -> bool {
    let Ok(state) = read(&json.to_string()) else { return false };
    let written = serde_json::to_string(&state).expect("a state is JSON");
    assert!(read(&written) == Ok(state), "accepted, but not the same when it is written and read: {json}");
    game::conformance::feed_position::<State>(json.to_string().as_bytes());
    true
}

/// Any single member of a position changed to something else, sometimes another one too: it is refused or can be played
/// to its end.
#[test]
fn disturbed_positions_are_refused_or_played() {
    let mut random = Random::new(3);
    let (mut accepted, mut refused) = (0, 0);
    for (_, original) in positions() {
        let mut paths = Vec::new();
        collect(original, String::new(), &mut paths);
        for path in &paths {
            for value in [json!(null), json!(0), json!(1), json!(3), json!(-1), json!("10"), json!("b"), json!([1, 2])]
            {
                if random.below(4) > 0 {
                    continue;
                }
                let mut json = original.clone();
                *json.pointer_mut(path).expect("a path") = value;
                if random.below(3) == 0 {
                    let other = &paths[random.below(paths.len())];
                    if let Some(place) = json.pointer_mut(other) {
                        *place = json!(random.below(9));
                    }
                }
                if is_played(&json) {
                    accepted += 1;
                } else {
                    refused += 1;
                }
            }
        }
    }
    assert!(accepted > 500 && refused > 5000, "{accepted} accepted, {refused} refused");
}

fn collect(value: &Json, path: String, paths: &mut Vec<String>) {
    match value {
        Json::Object(members) => {
            members.iter().for_each(|(name, member)| collect(member, format!("{path}/{name}"), paths));
        }
        Json::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| collect(item, format!("{path}/{at}"), paths));
        }
        _ => {}
    }
    if !path.is_empty() {
        paths.push(path);
    }
}

// Y0.1: the positions of this file, played by chance.
#[test]
fn what_is_possible_can_be_played_to_its_end() {
    for board in [
        Board::new(2),
        Board::new(2).with("strong_neutral"),
        Board::new(3).with("kings_favor").with("express").three_districts(),
        Board::new(4).round(4).cards(1, &["queen", "mage"]).cards(4, &["illusionist", "herald"]),
        second_turn(),
        Board::new(2).scoring(2),
        flattery(),
        over(),
        choosing(1, json!([])),
        at_step(Board::new(4).front(3, "44"), 2, "bids"),
        Board::new(3).brokers(&["1 4 port4", "2 4 b2"]).scoring(4),
        Board::new(3).cards(1, &["banker"]).end_of_scoring(),
        Board::new(4)
            .active(&["schemer:4", "merchant"])
            .closed("port2")
            .brokers(&["1 4 port2", "3 4 port2"])
            .scoring(1),
    ] {
        assert!(is_played(&board.0), "{:?}: {}", board.faults(), board.0);
    }
}

// `null` is what may be left out; elsewhere it cannot be read.
#[test]
fn null_stands_for_what_is_left_out() {
    for path in ["options/districts", "neutral", "closed", "step", "seats/0/hand", "seats/0/front", "seats/0/throne"] {
        assert_possible([set(Board::new(3), path, Json::Null)]);
    }
    for path in [
        "game",
        "round",
        "phase",
        "order",
        "ships",
        "seats",
        "quotes",
        "brokers",
        "active",
        "seats/0",
        "seats/0/gems",
        "seats/0/cards",
    ] {
        let board = set(Board::new(3), path, Json::Null);
        assert!(matches!(read(&board.0.to_string()), Err(SetupError::Unreadable(_))), "{path}");
    }
}

#[test]
fn what_is_no_json_of_the_right_shape_is_unreadable() {
    let text = Board::new(3).0.to_string();
    let big = text.replace("\"round\":2", "\"round\":99999999999999999999");
    let float = text.replace("\"round\":2", "\"round\":2.5");
    let twice = text.replace("\"round\":2", "\"round\":2,\"round\":3");
    let cut = &text[..text.len() - 1];
    let deep = "[".repeat(10_000);
    let more = format!("{text}{text}");
    for text in [
        "",
        " ",
        "{",
        "[]",
        "null",
        "7",
        "\"ys\"",
        "{}",
        "{\"game\":\"ys\"}",
        "{\"game\":\"ys\",\"seats\":{}}",
        "{\"game\":\"ys\",\"seats\":[1,2,3]}",
        "{\"game\":7,\"seats\":[]}",
        "\u{0}",
        "ys",
        cut,
        &big,
        &float,
        &twice,
        &deep,
        &more,
    ] {
        assert!(matches!(read(text), Err(SetupError::Unreadable(_))), "{text}");
    }
    assert_ne!([&big, &float, &twice], [&text; 3]);
    for (path, value) in [
        ("seats/0/score", json!("7")),
        ("seats/0/hand", json!(11)),
        ("quotes", json!({"b": 8})),
        ("order", json!(["1", "2", "3"])),
        ("market_gems", json!("bgy")),
        ("options/express", json!("yes")),
        ("brokers", json!([{"seat": 1, "value": 4, "spot": "port1"}])),
        ("step", json!("bids")),
    ] {
        let board = set(Board::new(3), path, value);
        assert!(matches!(read(&board.0.to_string()), Err(SetupError::Unreadable(_))), "{path}");
    }
    for path in ["rounds", "options/kings_favour", "seats/0/points", "quotes/w", "seats/1/gems/w", "step/turns"] {
        let board = set(Board::new(3).quotes([8; 4]), path, json!(1));
        let error = read(&board.0.to_string()).expect_err("a misspelt member").to_string();
        assert!(error.contains(path.rsplit('/').next().expect("a name")), "{error}");
    }
}

// Long and strange texts are shown only in part.
#[test]
fn strange_texts_are_refused_in_few_words() {
    let long = "\u{e9}\u{1f48e}".repeat(5_000);
    for path in [
        "game",
        "ships/0",
        "characters/0",
        "market_gems/1",
        "seats/0/hand",
        "seats/0/front",
        "seats/0/throne",
        "closed",
    ] {
        let board = set(Board::new(3), path, json!(long));
        let words = read(&board.0.to_string()).expect_err("no such thing").to_string();
        assert!(words.chars().count() < 1_000, "{path}: {} characters", words.chars().count());
    }
    for (name, value) in [("at", json!(long)), ("cargo", json!(long)), ("ranked", json!(long)), ("gone", json!([long]))]
    {
        let board = Board::new(3).scoring(1).step(name, value);
        assert!(read(&board.0.to_string()).expect_err("no such thing").to_string().chars().count() < 1_500, "{name}");
    }
}
