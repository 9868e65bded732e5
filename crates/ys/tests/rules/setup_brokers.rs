//! Positions in JSON: every broker is somewhere, only once, and known only to those who may.

use crate::board::Board;
use crate::positions::*;
use game::{Game, Random};
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;
use ys::State;

// Y0.2, Y7.1: every broker of everybody is somewhere, and only once.
#[test]
fn brokers_are_those_of_the_box() {
    let hand = |text: &str| set(Board::new(3), "seats/1/hand", json!(text));
    assert_possible([hand("00111233344"), hand("44333211100"), Board::new(3).with("kings_favor").throne(1, "2")]);
    assert_faults([
        (hand(""), &["Y0.2"]),
        (hand("0011123334"), &["Y0.2"]),
        (hand("001112333444"), &["Y0.2"]),
        (hand("0011123334x"), &["Y0.2"]),
        (set(second_turn(), "seats/0/hand", json!("01123344")), &["Y0.2"]),
        (second_turn().front(1, "22"), &["Y0.2"]),
        (second_turn().front(1, "44"), &["Y0.2"]), // with the one in the port, three 4s
        (set(second_turn(), "brokers/1/value", json!(4)).front(1, "42"), &["Y0.2"]),
        (set(hand("00111233344"), "options/express", json!(true)), &["Y0.2"]),
        (Board::new(3).with("kings_favor").throne(1, "444").round(4), &["Y0.2"]),
        (Board::new(3).with("kings_favor").throne(1, "2222").round(4), &["Y7.1"]), // three rounds are over
    ]);
}

// Y3.1, Y3.2, Y3.3
#[test]
fn brokers_stand_on_open_spots() {
    assert_possible([second_turn(), set(second_turn(), "brokers/0/spot", json!("trade3"))]);
    assert_faults([
        (set(second_turn(), "brokers/0/spot", json!("b2")), &["Y3.3"]), // taken
        (set(second_turn(), "brokers/0/spot", json!("b1")), &["Y3.1"]), // closed
        (set(second_turn(), "brokers/0/spot", json!("throne")), &["Y3.1"]),
        (set(second_turn(), "brokers/0/spot", json!("harbour")), &["Y3.1"]),
        (set(second_turn(), "brokers/0/value", json!(5)), &["Y3.1"]),
        (set(second_turn(), "brokers/0/value", json!(-1)), &["Y3.1"]),
        (set(second_turn(), "brokers/0/value", json!(null)), &["Y3.1"]),
        (set(second_turn(), "brokers/0/seat", json!(4)), &["Y3.1"]),
        (set(second_turn(), "brokers/0/seat", json!(0)), &["Y3.1"]), // no neutral
        (set(second_turn(), "brokers/0/seat", json!(-1)), &["Y3.1"]),
        (set(second_turn(), "brokers/4/spot", json!("palace3")).three_districts(), &["Y3.1"]), // the other one there
    ]);
    let crowd = vec!["1 0 port1"; 33];
    assert_eq!(Board::new(3).brokers(&crowd).placing(2, 1).faults()[0], "Y3.1");
}

// Y3.1: everybody has placed as many as the turn tells.
#[test]
fn brokers_on_the_board_fit_the_turn() {
    let one = ["1 4 port1", "1 3 port1 down"];
    let both = ["1 4 port1", "1 3 port1 down", "2 4 port1", "2 3 port1 down"];
    let step = |brokers: &[&str], name: &str, place: u8| {
        Board::new(3).brokers(brokers).placing(1, place).step("at", json!(name))
    };
    assert_possible([
        step(&one, "up", 2),
        step(&one, "before-turn", 2),
        step(&one[..1], "down", 1),
        step(&one, "after-turn", 1),
        step(&both, "up", 3),
        step(&both, "after-turn", 2),
    ]);
    assert_faults([
        (step(&one, "up", 1), &["Y3.1"]),
        (step(&one, "down", 1), &["Y3.1"]),
        (step(&one, "down", 2), &["Y3.1"]),
        (step(&one[..1], "up", 2), &["Y3.1"]),
        (step(&one, "up", 3), &["Y3.1"]),
        (step(&one[..1], "after-turn", 1), &["Y3.1", "Y3.1"]),
        (step(&one, "start-of-placement", 1), &["Y3.1"]),
        (second_turn().step("turn", json!(1)), &["Y3.1"; 3]),
        (second_turn().step("turn", json!(3)), &["Y3.1"; 3]),
        (at_step(Board::new(3).brokers(&one), 2, "bids"), &["Y3.1"]),
        (Board::new(3).placing(1, 1).step("turn", json!(5)), &["Y3.1"]),
        (Board::new(3).placing(1, 1).step("turn", json!(0)), &["Y3.1"]),
        (Board::new(3).with("express").placing(1, 1).step("turn", json!(4)), &["Y3.1"]),
        (Board::new(3).placing(1, 4), &["Y2.2"]),
        (Board::new(3).placing(1, 0), &["Y2.2"]),
        (Board::new(3).start_of_scoring(), &["Y3.1"; 3]),
        (set(Board::new(3).scoring(1), "phase", json!(3)).step("at", json!("last-look")), &["Y3.1"; 3]),
    ]);
    let nine =
        vec!["1 1 port1", "1 1 port1", "1 2 port1", "1 3 port1", "1 3 port1", "1 3 port1", "1 4 port1", "1 4 port1"];
    assert_possible([Board::new(3).brokers(&nine).scoring(1)]);
    assert_faults([(Board::new(3).with("express").brokers(&nine[..7]).front(1, "100").scoring(1), &["Y0.2"])]);
    let seven = ["1 1 port1", "1 2 port1", "1 3 port1", "1 3 port1", "1 4 port1", "1 4 port1", "1 1 port1"];
    assert_faults([(Board::new(3).with("express").brokers(&seven).front(1, "00").scoring(1), &["Y3.5"])]);
    let newest = ["2 4 port1", "2 3 port1 down", "1 4 port1", "1 3 port1 down"];
    assert_faults([(step(&newest, "after-turn", 2), &["Y3.1"])]);
}

// Y2.1, Y3.5: two brokers in front of the screen while placing, then three.
#[test]
fn fronts_fit_the_step() {
    let scoring = || Board::new(3).brokers(&["1 4 port1"]).scoring(1);
    let bids = |front: &str| at_step(Board::new(3).front(1, front), 2, "bids");
    assert_possible([bids(""), bids("44"), second_turn().front(1, "20"), scoring().front(1, "431")]);
    assert_faults([
        (bids("4"), &["Y3.5"]),
        (bids("444"), &["Y3.5"]),
        (bids("22"), &["Y0.2"]), // there is one 2
        (second_turn().front(1, "2"), &["Y3.5"]),
        (second_turn().front(1, "210"), &["Y3.5"]),
        (scoring().front(1, "43"), &["Y3.5"]),
        (scoring().front(1, ""), &["Y3.5"]),
        (choosing(1, json!([])).front(2, ""), &["Y3.5"]),
        (over().front(1, "10"), &["Y3.5"]),
        (second_turn().front(1, "4x"), &["Y2.1", "Y3.5"]),
        (second_turn().front(1, "51"), &["Y2.1", "Y3.5"]),
        (second_turn().front(1, "3210"), &["Y2.1", "Y3.5"]),
    ]);
}

// Y7.1: the throne room.
#[test]
fn the_throne_room_fits_the_round() {
    assert_possible([
        Board::new(3).with("kings_favor").throne(1, "4"),
        Board::new(4).with("kings_favor").round(4).throne(1, "442"),
        flattery(),
        set(over().with("kings_favor").throne(1, "4400"), "phase", json!(5)),
        flattery().front(1, "").throne(1, "43"), // seat 1 has answered
    ]);
    assert_faults([
        (Board::new(3).throne(1, "4"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").round(1).throne(1, "4"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").throne(1, "43"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").throne(1, "5"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").round(4).throne(1, "40x"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").round(4).throne(1, "43210"), &["Y7.1"]),
        (flattery().front(1, "").throne(1, "44"), &["Y7.1"]), // the second 4 was not in front
        (flattery().front(1, "").throne(1, ""), &["Y7.1"]),
        (flattery().step("fronts", json!(["31", "410", "100"])), &["Y3.5"]),
        (flattery().step("fronts", json!([])), &["Y3.5"; 3]),
        (flattery().step("fronts", json!(["444", "410", "100"])), &["Y0.2"]),
    ]);
    let mut play = flattery().front(1, "").throne(1, "43").start();
    assert_eq!((play.waiting(), play.hand(1).as_str(), play.throne(1).as_str()), (vec![2, 3], "00111222334", "43"));
    play.all(&["2 throne 4", "3 throne 0"]);
    assert_eq!((play.round(), play.throne(2).as_str(), play.throne(3).as_str()), (3, "04", "10"));
}

// Y8.1: neutral brokers, in hands, on the board and set aside.
#[test]
fn neutral_brokers_are_those_of_the_box() {
    let placed = |neutral: &str| Board::new(2).brokers(&["1 4 port1", "1 3 port1 down", neutral]).placing(1, 2);
    assert_possible([
        placed("0 4 port1 down by 1"),
        set(placed("0 4 port1 down by 1"), "neutral", json!({"hands": ["012", null]})),
        set(Board::new(2), "neutral", json!({"hands": ["0124", "4210"]})),
        Board::new(2).scoring(1),
    ]);
    assert_faults([
        (placed("0 3 port1 down by 1"), &["Y8.1"]), // only the strong neutral has a 3
        (placed("0 4 port1 down by 2"), &["Y8.1", "Y8.1"]),
        (placed("0 4 port1 down by 1").step("neutral_by", json!([])), &["Y8.1"; 2]),
        (placed("0 4 port1 down by 3"), &["Y8.1"; 3]),
        (set(placed("0 4 port1 down by 1"), "neutral", json!({"hands": ["0124", "0124"]})), &["Y8.1"]),
        (set(Board::new(2), "neutral", json!({"hands": ["012", "0124"]})), &["Y8.1"]),
        (set(Board::new(2), "neutral", json!({"hands": ["012x", "0124"]})), &["Y8.1"]),
        (Board::new(2).scoring(1).step("aside", json!([])), &["Y8.1", "Y8.1"]),
        (Board::new(2).scoring(1).step("aside", json!(["0124", "0122"])), &["Y8.1"]),
        (Board::new(2).scoring(1).step("aside", json!(["0124", "01244"])), &["Y8.1", "Y8.1"]),
        (Board::new(2).placing(1, 1).step("aside", json!(["0", ""])), &["Y8.1", "Y8.1"]),
        (Board::new(2).brokers(&["1 4 port1", "1 3 port1 down"]).placing(1, 2), &["Y8.1"]),
    ]);
    assert_possible([placed("0 3 port1 down by 1").with("strong_neutral")]);
}

// Y3.6, Y5.7: what is known of face-down brokers.
#[test]
fn what_is_known_of_hidden_brokers_fits_them() {
    let looked = |name: &str, seats: Json| second_turn().step("looked", json!({name: seats}));
    let possible = |name: &str, values: &str| second_turn().step("possible", json!({name: values}));
    assert_possible([looked("1:port1#1", json!([2, 3])), possible("2:b3#1", "13"), possible("1:port1#1", "3")]);
    let play = looked("1:port1#1", json!([2])).start();
    assert_eq!([2, 3].map(|seat| play.view(seat)["brokers"][1]["value"].clone()), [json!(3), json!(null)]);
    let play = possible("1:port1#1", "3").start();
    assert_eq!(play.view(0)["brokers"][1]["value"], 3, "everybody saw it");
    assert_faults([
        (looked("1:port1#2", json!([2])), &["Y3.6"]), // one lies face up
        (looked("1:port1#0", json!([2])), &["Y3.6"]),
        (looked("1:port1", json!([2])), &["Y3.6"]),
        (looked("4:port1#1", json!([2])), &["Y3.6"]),
        (looked("1:throne#1", json!([2])), &["Y3.6"]),
        (looked("4:throne#1", json!([2])), &["Y3.6"]),
        (looked("1:port1#1", json!([4])), &["Y5.7"]),
        (possible("1:port1#1", "12"), &["Y3.6"]),
        (possible("1:port1#1", ""), &["Y3.6"]),
        (possible("1:port1#1", "3x"), &["Y3.6"]),
        (possible("1:port1#1", "33"), &["Y3.6"]),
        (possible("1:trade1#1", "3"), &["Y3.6"]),
    ]);
    let two = Board::new(2).brokers(&["1 4 port1", "1 3 port1 down", "0 4 port1 down by 1"]).placing(1, 2);
    assert_eq!(two.step("looked", json!({"0:port1#1": [2]})).faults(), ["Y3.6"], "nobody looks at a neutral broker");
}

// Y7.1: at the beginning of phase 2 of round r everybody has r - 1 brokers in the throne room; left out, chance decides.
#[test]
fn a_throne_room_that_is_left_out_is_filled() {
    let favor = |round: u8| Board::new(3).with("kings_favor").round(round);
    let mut different = BTreeMap::new();
    for seed in 0..20 {
        let state =
            State::from_json(&favor(3).throne(1, "43").0.to_string(), &mut Random::new(seed)).expect("possible");
        let json = serde_json::to_value(state).expect("JSON");
        let throne = |seat: usize| json["seats"][seat]["throne"].as_str().expect("a text").to_owned();
        assert_eq!((throne(0).as_str(), throne(1).len(), throne(2).len()), ("43", 2, 2));
        different.insert(throne(1), seed);
    }
    assert!(different.len() > 3, "{different:?}");
    let mut hand = favor(2);
    hand.0["seats"][0]["hand"] = json!("00112233344");
    assert_eq!(hand.start().throne(1), "1", "what is not in the hand");
    assert_eq!(favor(3).throne(1, "4").faults(), ["Y7.1"]);
    assert_eq!(favor(2).throne(1, "").faults(), ["Y7.1"]);
}

// Y3.6: brokers that are known together are one seat's, and have those values.
#[test]
fn brokers_that_are_known_together_fit() {
    let board = || Board::new(3).with("kings_favor").round(3).throne(1, "43").throne(2, "21").throne(3, "32");
    let group = |brokers: Json, values: &str| {
        board().start_of_placement().step("together", json!([{"brokers": brokers, "values": values}]))
    };
    assert_possible([group(json!(["1:throne#1", "1:throne#2"]), "34")]);
    assert_faults([
        (group(json!(["1:throne#1", "1:throne#2"]), "33"), &["Y3.6"][..]),
        (group(json!(["1:throne#1", "2:throne#1"]), "24"), &["Y3.6"]),
        (group(json!(["1:throne#1", "1:throne#3"]), "4"), &["Y3.6"]),
        (group(json!([]), ""), &["Y3.6"]),
    ]);
    let drawn = group(json!(["1:throne#1", "1:throne#2"]), "34").start();
    for seed in 0..50 {
        let state = State::resample(&drawn.state.view(None), &mut Random::new(seed));
        let throne = serde_json::to_value(state).expect("JSON")["seats"][0]["throne"].clone();
        assert!(throne == "34" || throne == "43", "{throne}");
    }
}
