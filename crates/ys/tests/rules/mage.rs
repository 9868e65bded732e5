//! The Mage (Y5.12), who swaps brokers.

use crate::board::{Board, Play, texts};

/// After the second turn of seat 1: 4 and 1 face up on port1 and trade1, two 3s face down on b2 and palace1.
pub fn mage(board: Board) -> Play {
    let board = board.cards(1, &["mage", "mercenary"]).brokers(&["1 4 port1", "1 3 b2 down"]);
    let board = board.brokers(&["2 4 palace4", "2 3 palace4 down", "3 4 palace4", "3 3 palace4 down"]);
    let mut play = board.placing(2, 1).start();
    play.all(&["1 up 1 trade1", "1 down 3 palace1"]);
    play
}

// Y5.12
#[test]
fn the_mage_swaps_any_two_of_their_brokers() {
    let all = [
        "play mage 1@trade1 3@b2/down",
        "play mage 1@trade1 3@palace1/down",
        "play mage 1@trade1 4@port1",
        "play mage 3@b2/down 3@palace1/down",
        "play mage 3@b2/down 4@port1",
        "play mage 3@palace1/down 4@port1",
    ];
    let after = [
        ["1 4 port1", "1 3 trade1 down", "1 1 b2", "1 3 palace1 down"],
        ["1 4 port1", "1 3 b2 down", "1 1 palace1", "1 3 trade1 down"],
        ["1 4 trade1", "1 3 b2 down", "1 1 port1", "1 3 palace1 down"],
        ["1 4 port1", "1 3 palace1 down", "1 1 trade1", "1 3 b2 down"],
        ["1 4 b2", "1 3 port1 down", "1 1 trade1", "1 3 palace1 down"],
        ["1 4 palace1", "1 3 b2 down", "1 1 trade1", "1 3 port1 down"],
    ];
    assert_eq!(mage(Board::new(3)).legal_with("play mage"), all);
    for (swap, brokers) in all.into_iter().zip(after) {
        let mut play = mage(Board::new(3));
        play.play(&format!("1 {swap}"));
        let own: Vec<String> = play.brokers().into_iter().filter(|broker| broker.starts_with('1')).collect();
        assert_eq!(own, brokers, "{swap}: each keeps its face");
        assert_eq!((play.score(1), play.cards(1)), (0, vec!["mercenary"]), "no points for the market");
    }
}

// Y5.12
#[test]
fn the_mage_leaves_cells_taken() {
    let mut play = mage(Board::new(3));
    play.all(&["1 play mage 3@b2/down 4@port1", "1 skip"]);
    assert_eq!(play.refused("2 up 0 b2"), "Y3.3");
    play.play("2 up 0 port1");
}

// Y5.12
#[test]
fn the_mage_swaps_no_two_brokers_of_the_same_spot() {
    let board = Board::new(3).cards(1, &["mage"]).brokers(&["1 4 port1", "1 3 port1 down"]).group(2, "34", "palace4");
    let mut play = board.group(3, "34", "palace4").placing(2, 1).start();
    play.all(&["1 up 0 port1", "1 down 2 trade1"]);
    let swaps = ["0@port1 2@trade1/down", "2@trade1/down 3@port1/down", "2@trade1/down 4@port1"];
    assert_eq!(play.legal_with("play mage"), swaps.map(|swap| format!("play mage {swap}")));

    let mut play = Board::new(3).cards(1, &["mage"]).placing(1, 1).start();
    play.all(&["1 up 0 port1", "1 down 2 port1"]);
    assert_eq!(play.acting(), 2, "nothing to swap");
}

// Y5.12: of several with the same name the oldest moves.
#[test]
fn of_equal_brokers_the_oldest_moves() {
    let board =
        Board::new(3).cards(1, &["mage"]).brokers(&["1 3 port1 down", "1 4 port1", "1 4 trade1", "1 3 port1 down"]);
    let mut play = board.group(2, "1234", "palace4").group(3, "1234", "palace4").placing(3, 1).start();
    play.all(&["1 up 1 trade1", "1 down 2 trade1"]);
    assert_eq!(play.legal_with("play mage 3@port1/down 4@trade1").len(), 1);
    play.play("1 play mage 3@port1/down 4@trade1");
    let own = ["1 3 trade1 down", "1 4 port1", "1 4 port1", "1 3 port1 down", "1 1 trade1", "1 2 trade1 down"];
    assert_eq!(play.brokers().into_iter().filter(|broker| broker.starts_with('1')).collect::<Vec<_>>(), own);
}

// Y5.12, Y5.15
#[test]
fn the_mage_does_not_reach_the_queens_zone() {
    let play = mage(Board::new(3).closed("port1"));
    let swaps = ["1@trade1 3@b2/down", "1@trade1 3@palace1/down", "3@b2/down 3@palace1/down"];
    assert_eq!(play.legal_with("play mage"), swaps.map(|swap| format!("play mage {swap}")));
    for swap in ["1@trade1 4@port1", "3@b2/down 4@port1"] {
        assert_eq!(play.refused(&format!("1 play mage {swap}")), "Y5.15");
    }
    let play = mage(Board::new(3).with("kings_favor").throne(1, "0").closed("port1"));
    assert!(play.can("play mage 0@throne/down 1@trade1"));
    assert_eq!(play.refused("1 play mage 0@throne/down 4@port1"), "Y5.15");
}

// Y5.12, Y8.1: the neutral brokers are nobody's own.
#[test]
fn the_mage_swaps_only_their_own() {
    let mut play = Board::new(2).cards(1, &["mage"]).placing(1, 1).start();
    play.all(&["1 up 4 port1", "1 down 3 trade1", "1 neutral 2 palace1"]);
    assert_eq!(play.legal(), texts(&["play mage 3@trade1/down 4@port1", "skip"]));
    play.play("1 play mage 3@trade1/down 4@port1");
    assert_eq!(play.brokers(), ["1 4 trade1", "1 3 port1 down", "0 2 palace1 down"]);
}

// Y5.12, Y4.2: in trade4 seat 2 has a 3 and wins ties; trade3 is empty.
#[test]
fn swapped_brokers_score_where_they_are() {
    for (swap, points) in [("play mage 3@trade4 4@trade3/down", (6, 0)), ("skip", (3, 3))] {
        let board = Board::new(3).with("express").order(&[2, 3, 1]).cards(1, &["mage"]).front(2, "40");
        let board = board.group(2, "3", "trade4").group(2, "01123", "palace4").group(3, "012334", "palace4");
        let mut play = board.group(1, "0123", "palace4").placing(3, 3).start();
        play.all(&["1 up 3 trade4", "1 down 4 trade3", &format!("1 {swap}")]).to_next_round();
        assert_eq!((play.score(1), play.score(2)), points, "{swap}");
    }
}

// Y5.12, Y5.14
#[test]
fn the_mage_carries_a_mark_along() {
    let mut play = mage(Board::new(3));
    play.play("1 play mercenary up");
    assert!(play.can("play mage 3@b2/down 5@trade1") && !play.can("play mage 1@trade1 3@b2/down"));
    play.play("1 play mage 3@b2/down 5@trade1");
    assert_eq!((play.brokers()[1].as_str(), play.brokers()[6].as_str()), ("1 3 trade1 down", "1 1 b2 mercenary"));
    assert_eq!(play.acting(), 2, "two cards");
}

// Y5.12, Y5.14: the Mercenary marks what was placed, wherever the Mage has put it since.
#[test]
fn a_broker_just_placed_is_marked_where_the_mage_has_put_it() {
    let mut play = mage(Board::new(3));
    play.play("1 play mage 1@trade1 3@b2/down");
    assert_eq!(play.legal(), texts(&["play mercenary down", "play mercenary up", "skip"]));
    play.play("1 play mercenary up");
    assert_eq!((play.brokers()[1].as_str(), play.brokers()[6].as_str()), ("1 3 trade1 down", "1 1 b2 mercenary"));
}

/// The same with King's Favour and brokers in the throne room.
fn mage_at_court(throne: &str) -> Play {
    mage(Board::new(3).with("kings_favor").round(1 + throne.len() as u8).throne(1, throne).throne(2, "3"))
}

// Y5.12, Y7.3
#[test]
fn the_mage_may_swap_a_broker_out_of_the_throne_room() {
    let mut play = mage_at_court("4");
    let swaps =
        ["1@trade1 4@throne/down", "3@b2/down 4@throne/down", "3@palace1/down 4@throne/down", "4@port1 4@throne/down"];
    let throne: Vec<String> = play.legal().into_iter().filter(|text| text.contains("throne")).collect();
    assert_eq!(throne, swaps.map(|swap| format!("play mage {swap}")));
    play.play("1 play mage 1@trade1 4@throne/down");
    assert_eq!((play.brokers()[6].as_str(), play.throne(1).as_str()), ("1 4 trade1 down", "1"), "both face down");
    assert_eq!((play.throne(2).as_str(), play.score(1)), ("3", 0));
}

// Y5.12, Y7.3
#[test]
fn a_broker_that_was_face_down_stays_so_at_court() {
    let mut play = mage_at_court("4");
    play.play("1 play mage 3@b2/down 4@throne/down");
    assert_eq!((play.brokers()[1].as_str(), play.throne(1).as_str(), play.score(1)), ("1 4 b2 down", "3", 0));
}

// Y5.12, Y7.3: one of them, and whichever of several.
#[test]
fn the_mage_takes_one_of_several_out_of_the_throne_room() {
    let play = mage_at_court("24");
    assert!(play.legal().iter().all(|text| text.matches("throne").count() < 2));
    for (worth, throne) in [("2", "14"), ("4", "21")] {
        let mut play = mage_at_court("24");
        play.play(&format!("1 play mage 1@trade1 {worth}@throne/down"));
        assert_eq!((play.brokers()[6].clone(), play.throne(1)), (format!("1 {worth} trade1 down"), throne.to_owned()));
    }
}

// Y5.12, Y7.3
#[test]
fn without_brokers_in_the_throne_room_none_is_offered() {
    let play = mage(Board::new(3).with("kings_favor").throne(2, "3"));
    assert!(play.legal().iter().all(|text| !text.contains("throne")), "seat 2's is not their own");
}

// Y5.12, Y5.14
#[test]
fn a_mark_is_lost_in_the_throne_room() {
    let mut play = mage_at_court("4");
    play.all(&["1 play mercenary up", "1 play mage 4@throne/down 5@trade1"]);
    assert_eq!((play.brokers()[6].as_str(), play.throne(1).as_str()), ("1 4 trade1 down", "1"));
    assert!(play.brokers().iter().all(|broker| !broker.contains("mercenary")));
}

// Y5.12, Y5.14: only what was just placed and is still on the board can be marked.
#[test]
fn brokers_from_the_throne_room_are_not_marked() {
    for (own, gone, left) in [("1@trade1", "up", "down"), ("3@palace1/down", "down", "up")] {
        let mut play = mage_at_court("4");
        play.play(&format!("1 play mage {own} 4@throne/down"));
        assert_eq!(play.legal(), texts(&[&format!("play mercenary {left}"), "skip"]), "{gone} has gone");
        assert_eq!(play.refused(&format!("1 play mercenary {gone}")), "Y5.14");
    }
    let mut play = mage_at_court("4");
    play.play("1 play mage 3@b2/down 4@throne/down");
    assert_eq!(play.legal(), texts(&["play mercenary down", "play mercenary up", "skip"]), "an older one has gone");
    play.all(&["1 skip", "2 up 3 port2", "2 down 2 port2", "3 up 3 port2", "3 down 2 port2"]);
    play.all(&["1 up 0 port2", "1 down 2 port2"]);
    assert_eq!(play.legal(), texts(&["play mercenary down", "play mercenary up", "skip"]));
}

// Y5.12, Y5.14: what has gone in one turn does not matter in the next.
#[test]
fn in_the_next_turn_both_brokers_can_be_marked_again() {
    let mut play = mage_at_court("4");
    play.all(&["1 play mage 1@trade1 4@throne/down", "1 skip", "2 up 3 port2", "2 down 2 port2"]);
    play.all(&["3 up 3 port2", "3 down 2 port2", "1 up 0 port2", "1 down 2 port2"]);
    assert_eq!(play.legal(), texts(&["play mercenary down", "play mercenary up", "skip"]));
    play.play("1 play mercenary up");
    assert_eq!(play.brokers()[12], "1 0 port2 mercenary");
}

// Y5.12, Y7.1: every broker is somewhere, and the one at court stays there.
#[test]
fn what_the_mage_sent_to_court_is_there_for_good() {
    let mut play = mage_at_court("4");
    play.all(&["1 play mage 1@trade1 4@throne/down"]).to_next_round();
    // 0 0 1 1 1 2 3 3 3 4 4 and two spare 2s, without the 1 and the one sent after this round.
    assert!(play.throne(1).starts_with('1') && play.throne(1).len() == 2);
    assert_eq!(play.hand(1).len(), 11);
    assert_eq!(play.hand(1).matches('4').count(), 2, "the 4 has come back");
}
