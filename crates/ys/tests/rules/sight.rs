//! What a viewer sees and can draw from it, asked for by the tests of views.

use crate::board::{Board, Play, at};
use game::{Answers, Game, Random, Seat};
use serde_json::Value as Json;
use std::collections::BTreeSet;
use ys::State;

/// All brokers of a player in the whole game (Y0.2).
pub const ALL: &str = "00111233344";

/// What a viewer knows the brokers on the board to be worth; `-` for what they do not know.
pub fn values(play: &Play, viewer: u8) -> String {
    let view = play.view(viewer);
    let brokers = view["brokers"].as_array().expect("a list").iter();
    brokers.map(|broker| broker["value"].as_u64().map_or("-".to_owned(), |value| value.to_string())).collect()
}

/// What a viewer sees of a seat's hand, front or throne room.
pub fn seen(play: &Play, viewer: u8, seat: usize, name: &str) -> Option<String> {
    play.view(viewer)["seats"][seat - 1][name].as_str().map(str::to_owned)
}

/// The brokers of a seat that a viewer cannot place.
pub fn unseen(play: &Play, viewer: u8, seat: usize) -> String {
    play.view(viewer)["step"]["unseen"][seat - 1].as_str().expect("a text").to_owned()
}

/// What a viewer knows beside the list of brokers.
pub fn known(play: &Play, viewer: u8) -> Json {
    play.view(viewer)["step"]["known"].clone()
}

/// The events of a kind, as a viewer sees them.
pub fn events(play: &Play, viewer: u8, kind: &str) -> Vec<Json> {
    let by = Seat::from_number(viewer);
    let seen = play.events.iter().filter_map(|event| play.state.seen(event, by));
    seen.map(|event| serde_json::to_value(event).expect("JSON")).filter(|event| event["event"] == kind).collect()
}

/// `SEAT ACTION` as a viewer may write it down.
pub fn redacted(play: &Play, text: &str, viewer: u8, answers: Answers) -> String {
    let (seat, action) = text.split_once(' ').expect("SEAT ACTION");
    let seat = at(seat.parse().expect("a seat"));
    assert!(game::legal_texts(&play.state, seat).iter().any(|legal| legal == action), "{text} is not legal");
    play.state.redacted(seat, action.parse().expect("an action"), Seat::from_number(viewer), answers)
}

pub fn sorted(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

pub fn digits<'a>(brokers: impl Iterator<Item = &'a Json>) -> String {
    brokers.map(|broker| broker["value"].to_string()).collect()
}

/// Many games drawn from a view, in JSON. Each gives the viewer the same view; in each, everybody has all their brokers.
pub fn draws(play: &Play, viewer: u8) -> Vec<Json> {
    let by = Seat::from_number(viewer);
    let view = play.state.view(by);
    let mut random = Random::new(7);
    let draw = |_| {
        let drawn = State::resample(&view, &mut random);
        assert_eq!(drawn.view(by), view);
        let json = serde_json::to_value(drawn).expect("JSON");
        assert_complete(&json);
        json
    };
    (0..600).map(draw).collect()
}

pub fn assert_complete(full: &Json) {
    let brokers = full["brokers"].as_array().expect("a list");
    let set = if full["options"]["express"] == true { "001123344" } else { ALL };
    for (seat, player) in (1..).zip(full["seats"].as_array().expect("a list")) {
        let texts = ["hand", "front", "throne"].map(|name| player[name].as_str().expect("a text"));
        let placed = digits(brokers.iter().filter(|broker| broker["seat"] == seat));
        let spare = "2".repeat(texts[2].len().min(3));
        assert_eq!(sorted(&(texts.concat() + &placed)), sorted(&(set.to_owned() + &spare)), "seat {seat}: {full}");
    }
    if let Some(hands) = full["neutral"]["hands"].as_array() {
        let neutral = brokers.iter().filter(|broker| broker["seat"] == 0);
        let placers = full["step"]["neutral_by"].as_array().into_iter().flatten();
        for (by, hand) in (1..).zip(hands) {
            let own = neutral.clone().zip(placers.clone()).filter(|(_, placer)| **placer == by);
            let aside = full["step"]["aside"][by - 1].as_str().unwrap_or_default();
            let all = digits(own.map(|(broker, _)| broker)) + hand.as_str().expect("a text") + aside;
            let set = if full["options"]["strong_neutral"] == true { "0134" } else { "0124" };
            assert_eq!(sorted(&all), set, "neutral brokers of {by}: {full}");
        }
    }
}

/// Everything that stands at a place of the drawn games.
pub fn variety(draws: &[Json], pointer: &str) -> BTreeSet<String> {
    let text =
        |json: &Json| json.pointer(pointer).map_or("nothing".to_owned(), |found| found.to_string().replace('"', ""));
    draws.iter().map(text).collect()
}

pub fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// Before the second turn of seat 1: everybody has one broker face up and one face down.
pub fn placed(board: Board) -> Board {
    let board = board.brokers(&["1 4 port1", "1 3 b2 down", "2 3 trade1", "2 4 palace1 down"]);
    board.brokers(&["3 0 b3", "3 1 palace1 down"]).before_turn(2, 1)
}

/// Three players who are to send a broker to the throne room: fronts 431, 420 and 110.
pub fn at_court() -> Play {
    let board = Board::new(3).with("kings_favor").front(1, "431").front(2, "420").front(3, "110");
    board.end_of_scoring().start()
}

/// Two players after a turn of each: neutral brokers lie on trade1 (4, by seat 1) and trade2 (0, by seat 2).
pub fn neutral() -> Play {
    let mut play = Board::new(2).placing(1, 1).start();
    play.all(&[
        "1 up 4 port1",
        "1 down 3 b2",
        "1 neutral 4 trade1",
        "2 up 4 port2",
        "2 down 0 b3",
        "2 neutral 0 trade2",
    ]);
    play
}
