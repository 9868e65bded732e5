//! Positions in JSON: what may be left out, and what is in the box.

use crate::board::{Board, Play};
use crate::positions::*;
use game::{Game, Seat, SetupError};
use serde_json::{Value as Json, json};

// Y0.1, Y0.2, Y0.3, Y0.5, Y1.1: only the game and the seats must be there.
#[test]
fn members_that_can_be_left_out_have_their_usual_values() {
    for (players, districts) in [(2, 3), (3, 4), (4, 4)] {
        let play = Board(json!({"game": "ys", "seats": vec![json!({}); players]})).start();
        let order: Vec<u8> = (1..=players as u8).collect();
        assert_eq!((play.order(), play.waiting()), (order.clone(), order));
        assert_eq!((play.round(), play.phase(), play.asked(), play.quotes()), (1, 2, "ask-bid", [8; 4]));
        let json = play.json();
        let options = json!({"districts": districts, "kings_favor": false, "express": false, "strong_neutral": false});
        assert_eq!((&json["options"], &json["closed"], &json["active"]), (&options, &json!(null), &json!([])));
        for seat in 1..=players as u8 {
            assert_eq!(
                (play.hand(seat).as_str(), play.front(seat), play.score(seat)),
                ("00111233344", String::new(), 0)
            );
            assert_eq!((play.gems(seat), play.cards(seat).len()), (String::new(), 0));
        }
        let neutral = json!({"score": 0, "gems": {"b": 0, "g": 0, "y": 0, "r": 0, "k": 0}, "hands": ["0124", "0124"]});
        assert_eq!(json["neutral"], if players == 2 { neutral } else { Json::Null });
    }
}

// Y0.1: options that are left out, and those that are not.
#[test]
fn options_are_completed() {
    let play = set(Board::new(3), "options", json!({"express": true})).start();
    assert_eq!(play.hand(1), "001123344");
    assert_eq!(play.state.settings().to_string(), "districts=4 kings_favor=false express=true strong_neutral=false");
    assert_eq!(Board::new(3).three_districts().start().json()["options"]["districts"], 3);
    assert_eq!(Board::new(2).with("strong_neutral").start().json()["neutral"]["hands"], json!(["0134", "0134"]));
    assert_eq!(Board::new(4).with("kings_favor").start().json()["options"]["kings_favor"], true);
}

// Y0.2, Y7.1, Y8.1: what is nowhere else is behind the screen.
#[test]
fn hands_that_are_left_out_follow_from_the_rest() {
    let play = second_turn().front(2, "42").start();
    assert_eq!([1, 2, 3].map(|seat| play.hand(seat)), ["0112334", "0011133", "0112334"]);
    let favour = Board::new(3).with("kings_favor").round(3).throne(1, "44").throne(2, "20").throne(3, "10").start();
    assert_eq!([1, 2, 3].map(|seat| favour.hand(seat)), ["00111222333", "01112233344", "01122233344"]);
    let board = Board::new(2).brokers(&["1 4 port1", "1 3 port1 down", "0 2 port1 down by 1"]);
    let two = board.placing(1, 2).start();
    assert_eq!((two.json()["neutral"]["hands"].clone(), two.hand(1).as_str()), (json!(["014", "0124"]), "0112334"));
    let written = set(second_turn(), "seats/0/hand", json!("0112334"));
    assert!(written.start().state == second_turn().start().state);
}

// Y2.1: without a step nobody has bid, whatever else stands on the board.
#[test]
fn a_position_without_a_step_is_the_beginning_of_phase_2() {
    let play = Board::new(3).order(&[3, 1, 2]).score(1, 40).gems(2, "bbgk").cards(3, &["mage", "spy"]).start();
    assert_eq!((play.waiting(), play.asked(), play.round()), (vec![1, 2, 3], "ask-bid", 2));
    assert_eq!((play.score(1), play.gems(2).as_str(), play.cards(3)), (40, "bbgk", vec!["mage", "spy"]));
    assert_faults([
        (set(Board::new(3), "phase", json!(3)), &["Y2.1"]),
        (set(Board::new(3), "phase", json!(0)), &["Y2.1"]),
        (Board::new(3).front(1, "44"), &["Y3.5"]),
        (set(Board::new(3), "brokers", json!([{"seat": 1, "value": 4, "spot": "port1", "up": true}])), &["Y3.1"]),
        (Board::new(3).active(&["merchant"]), &["Y4.10"]),
        (Board::new(3).closed("port1"), &["Y5.15"]),
    ]);
}

// Y1.1: everything of a layout, or nothing of it.
#[test]
fn a_layout_is_whole() {
    let without = |members: &[&str]| members.iter().fold(Board::new(3), |board, member| set(board, member, json!([])));
    assert_possible([without(&["ships", "characters", "market_gems"])]);
    for members in [&["ships"][..], &["characters"], &["ships", "characters"]] {
        assert_eq!(without(members).faults()[0], "Y1.1");
    }
    assert_eq!(without(&["market_gems"]).faults()[0], "Y1.3");
    assert_eq!(without(&["ships", "characters", "market_gems"]).placing(1, 1).faults(), ["Y1.1", "Y1.3"]);
    assert_faults([
        (Board::new(3).ships(&["B*GR", "G*BY", "Y*GR"]), &["Y1.1"]),
        (Board::new(3).characters(&["king", "prince", "prince", "spy", "mage"]), &["Y1.1"]),
        (Board::new(2).ships(&["B*GR", "G*BY", "Y*GR", "R*BY"]), &["Y1.1"]),
    ]);
}

// Y0.1: where players and options are wrong, nothing else can be judged.
#[test]
fn players_and_options_must_go_together() {
    let number = |players: usize| Board(json!({"game": "ys", "seats": vec![json!({}); players], "round": 9}));
    for players in [0, 1, 5, 300] {
        assert_eq!(number(players).faults(), ["Y0.1"], "{players} players");
    }
    let express = set(Board::new(2), "options", json!({"express": true, "kings_favor": true, "districts": 4}));
    assert_faults([
        (set(Board::new(3), "game", json!("caylus")), &["Y0.1"]),
        (set(Board::new(3), "options/districts", json!(2)), &["Y0.1"]),
        (set(Board::new(3), "options/districts", json!(5)), &["Y0.1"]),
        (set(Board::new(2), "options/districts", json!(4)), &["Y0.1"]),
        (set(Board::new(4), "options/districts", json!(3)), &["Y0.1"]),
        (Board::new(2).with("kings_favor"), &["Y0.1"]),
        (Board::new(2).with("express"), &["Y0.1"]),
        (Board::new(3).with("strong_neutral"), &["Y0.1"]),
        (Board::new(4).with("strong_neutral"), &["Y0.1"]),
        (express, &["Y0.1"; 3]),
    ]);
}

// Y0.3
#[test]
fn every_seat_has_one_order_card() {
    assert_possible([Board::new(3).order(&[3, 1, 2]), Board::new(2).order(&[2, 1])]);
    assert_faults([
        (Board::new(3).order(&[1, 2]), &["Y0.3"]),
        (Board::new(3).order(&[1, 2, 2]), &["Y0.3"]),
        (Board::new(3).order(&[1, 2, 3, 3]), &["Y0.3"]),
        (Board::new(3).order(&[1, 2, 3, 1, 2, 3]), &["Y0.3"]),
        (Board::new(4).order(&[4, 3, 2, 1, 4]), &["Y0.3"]),
        (Board::new(3).order(&[1, 2, 4]), &["Y0.3", "Y0.3"]),
        (Board::new(2).order(&[0, 1]), &["Y0.3", "Y0.3"]),
        (set(Board::new(2), "order", json!([1, -2])), &["Y0.3", "Y0.3"]),
        (set(Board::new(2), "order", json!([1, 258])), &["Y0.3", "Y0.3"]),
    ]);
}

// Y0.3, Y0.5, Y0.7, Y1.1: numbers and their limits.
#[test]
fn numbers_are_within_their_limits() {
    for (path, rule, right, wrong) in [
        ("round", "Y1.1", [1, 3], [0, 5]),
        ("quotes/b", "Y0.5", [1, 15], [0, 16]),
        ("quotes/r", "Y0.5", [1, 15], [-1, 256]),
        ("seats/0/score", "Y0.3", [0, 999], [-1, 1000]),
        ("seats/2/gems/b", "Y0.7", [0, 99], [-1, 100]),
        ("seats/2/gems/k", "Y0.7", [0, 99], [-1, 300]),
    ] {
        let board = || Board::new(3).quotes([8; 4]);
        for number in right {
            assert_eq!(set(board(), path, json!(number)).faults(), Vec::<&str>::new(), "{path} {number}");
        }
        for number in wrong {
            assert_eq!(set(board(), path, json!(number)).faults(), [rule], "{path} {number}");
        }
    }
    assert_possible([Board::new(2).score(0, 30).gems(0, "bbk")]);
    assert_faults([
        (Board::new(2).score(0, 1000), &["Y0.3"]),
        (set(Board::new(2), "neutral/gems", json!({"g": -1})), &["Y0.7"]),
        (Board::new(3).score(0, 3), &["Y8.1"]),
        (Board::new(4).gems(0, "b"), &["Y8.1"]),
    ]);
}

// Y0.2, Y0.6
#[test]
fn ships_are_those_of_the_box() {
    assert_possible([
        Board::new(4).ships(&["B*GR", "B*GR", "R*YW", "Y*GW"]),
        Board::new(4).ships(&["B*GR", "B*RW", "R*GY", "Y*BG"]).market(&["w", "r", "y"]),
    ]);
    assert_faults([
        (Board::new(4).ships(&["B*GR", "G*BY", "Y*GR", "R*BW"]), &["Y0.6"]),
        (Board::new(4).ships(&["BGR*", "b*gr", "", "W*BG"]), &["Y0.6"; 4]),
        (Board::new(4).ships(&["R*YW", "R*YW", "Y*GR", "R*BY"]), &["Y0.6"]),
        (Board::new(4).ships(&["R*YW", "G*BW", "Y*GR", "R*BY"]).with("express"), &["Y0.2", "Y0.2"]),
        (Board::new(4).with("express").market(&["w", "b", "r"]), &["Y1.3"]),
        // All of R*YW and of B*GR are in the ports.
        (Board::new(4).ships(&["R*YW", "G*BY", "Y*GR", "R*BY"]).market(&["w", "r", "y"]), &["Y1.3"]),
    ]);
}

// Y0.8, Y1.1: characters in rounds 1 to 3, blue cards in round 4, none more often than it exists.
#[test]
fn characters_are_those_of_the_box() {
    assert_possible([
        Board::new(4).characters(&["prince", "prince", "king", "mage"]).cards(1, &["spy", "alchemist"]),
        Board::new(4).round(4).cards(1, &["spy"]),
        Board::new(4).round(4).characters(&["-", "blue", "-", "blue"]).scoring(1),
    ]);
    assert_faults([
        (Board::new(4).characters(&["prince", "prince", "prince", "mage"]), &["Y0.8"]),
        (Board::new(4).characters(&["king", "king", "spy", "mage"]), &["Y0.8"]),
        (Board::new(4).cards(2, &["alchemist"]), &["Y0.8"]), // it is on district 4
        (Board::new(4).cards(2, &["mage"]).cards(3, &["mage"]), &["Y0.8"]),
        (Board::new(4).characters(&["king", "joker", "prince", "Spy"]), &["Y1.1", "Y1.1"]),
        (Board::new(4).characters(&["king", "blue", "prince", "spy"]), &["Y1.1"]),
        (Board::new(4).round(4).characters(&["blue", "blue", "blue", "spy"]), &["Y1.1"]),
        (Board::new(4).characters(&["king", "-", "prince", "spy"]), &["Y1.1"]),
        (Board::new(4).characters(&["king", "-", "prince", "spy"]).placing(1, 1), &["Y1.1"]),
    ]);
}

// Y1.3, Y1.4
#[test]
fn market_gems_lie_on_open_rows() {
    assert_possible([
        Board::new(4).market(&["w", "b", "r"]),
        Board::new(3).market(&["-", "w", "r"]),
        Board::new(2).market(&["-", "b", "g"]),
        Board::new(4).market(&["r", "g", "b"]), // in any order
        Board::new(4).market(&["w", "b", "g"]),
        Board::new(4).market(&["-", "-", "-"]).scoring(1),
        Board::new(4).market(&["-", "r", "-"]).scoring(1),
    ]);
    assert_faults([
        (Board::new(4).market(&["b", "g"]), &["Y1.3"]),
        (Board::new(4).market(&["b", "g", "y", "r"]), &["Y1.3"]),
        (Board::new(4).market(&["b", "g", "k"]), &["Y1.3"]),
        (Board::new(4).market(&["B", "", "green"]), &["Y1.3"; 3]),
        (Board::new(4).market(&["-", "g", "y"]), &["Y1.3"]),
        (Board::new(4).market(&["b", "g", "-"]).placing(1, 1), &["Y1.3"]),
        (Board::new(3).market(&["b", "g", "y"]), &["Y1.4"]),
        (Board::new(2).market(&["b", "g", "y"]).placing(1, 1), &["Y1.4"]),
        (Board::new(2).market(&["-", "g", "-"]), &["Y1.3"]),
        // No ship brings them: the white one is on row 1, with fewer players on row 2; no gem is there twice.
        (Board::new(4).market(&["b", "w", "r"]), &["Y1.3"]),
        (Board::new(3).market(&["-", "r", "w"]), &["Y1.3"]),
        (Board::new(4).market(&["b", "b", "r"]), &["Y1.3"]),
        (Board::new(4).market(&["w", "b", "y"]), &["Y1.3"]), // no ship with blue, yellow and white
    ]);
}

// Y0.2, Y0.3, Y0.5, Y0.6, Y0.7, Y1.3: several faults at once.
#[test]
fn all_faults_are_listed_at_once() {
    let mut board = Board::new(4).order(&[1, 1, 2, 3]).quotes([0, 8, 16, 8]).gems(2, "b").cards(3, &["king"]);
    board = set(set(board, "seats/0/score", json!(-5)), "seats/1/gems/g", json!(-1));
    board = board.ships(&["B*GR", "X", "Y*GR", "R*BY"]).market(&["b", "g"]);
    assert_eq!(board.faults(), ["Y0.3", "Y0.5", "Y0.5", "Y0.3", "Y0.7", "Y5.1", "Y0.6", "Y1.3"]);
    let words = read(&board.0.to_string()).expect_err("it is impossible").to_string();
    for part in ["every seat once", "`quotes` is 16; it can be 1 to 15", "there is no ship `X`", "(rule Y0.7)"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    assert_eq!(words.lines().count(), 1 + 8);
}

// Y3.6: what one viewer knows is not a whole position, at any decision of any game.
#[test]
fn views_are_no_positions() {
    for (state, _) in positions() {
        for viewer in [None, Some(Seat::One), Some(Seat::Two)] {
            let view = serde_json::to_string(&state.view(viewer)).expect("a view is JSON");
            match read(&view) {
                Err(SetupError::Impossible(faults)) => {
                    assert!(faults.iter().any(|fault| fault.rule == "Y3.6"), "{view}")
                }
                other => panic!("{other:?}: {view}"),
            }
        }
    }
    let mut end = Play::new_game(3, &["kings_favor"], 1);
    end.quietly_until(|_| false);
    assert!(read(&end.json().to_string()).is_ok() && read(&end.view(1).to_string()).is_err());
}
