//! The Illusionist (Y5.8), who places from in front of the screen.

use crate::board::{Board, Play};
use std::collections::BTreeSet;

/// Three players; seat 1 has 4 and 2 in front of its screen and has played the Illusionist.
fn illusionist() -> Play {
    let mut play = Board::new(3).cards(1, &["illusionist"]).front(1, "42").start_of_placement().start();
    play.play("1 play illusionist");
    play
}

// Y5.8
#[test]
fn the_illusionist_offers_the_front_with_every_other_broker_to_replace_it() {
    for face in ["up", "down"] {
        let mut play = illusionist();
        if face == "down" {
            play.play("1 up 0 port1");
        }
        // Behind the screen: 0 0 1 1 1 3 3 3 4; every exchange on 12 zones and 8 cells.
        let exchange = |text: &String| text.split(' ').nth(1).expect("brokers").to_owned();
        let exchanges: BTreeSet<String> = play.legal().iter().map(exchange).collect();
        let expected = ["0", "1", "3", "4", "2/0", "2/1", "2/3", "2/4", "4/0", "4/1", "4/3"];
        assert_eq!(exchanges, expected.map(str::to_owned).into());
        assert_eq!(play.legal().len(), expected.len() * 20);
        assert_eq!(play.legal_with(&format!("{face} 4/1 ")).len(), 20);
    }
}

// Y5.8
#[test]
fn a_broker_from_the_front_is_replaced_at_once() {
    let mut play = illusionist();
    play.play("1 up 4/1 port1");
    assert_eq!(play.brokers(), ["1 4 port1"]);
    assert_eq!((play.front(1).as_str(), play.hand(1).as_str(), play.score(1)), ("21", "00113334", 0));
    play.play("1 down 2/0 b2");
    assert_eq!(play.brokers(), ["1 4 port1", "1 2 b2 down"]);
    assert_eq!((play.front(1).as_str(), play.hand(1).as_str(), play.score(1)), ("10", "0113334", 1));
    assert_eq!(play.acting(), 2, "two brokers a turn");
}

// Y5.8
#[test]
fn the_replacement_can_be_placed_in_the_same_turn_and_later() {
    let mut play = illusionist();
    play.all(&["1 up 4/3 port1", "1 down 3/0 trade1"]);
    assert_eq!((play.front(1).as_str(), play.brokers()[1].as_str()), ("20", "1 3 trade1 down"));
    play.quietly_until(|play| play.acting() == 1).all(&["1 up 2/4 port1", "1 down 4/3 port1"]);
    assert_eq!((play.front(1).as_str(), play.hand(1).as_str()), ("30", "01113"));
    play.quietly_until(|play| play.acting() == 1).all(&["1 up 3 port1", "1 down 3/1 port1"]);
    play.quietly_until(|play| play.acting() == 1).all(&["1 up 0/1 port1", "1 down 1/0 port1"]);
    assert_eq!((play.front(1).as_str(), play.hand(1).as_str()), ("10", "1"), "all four turns");
    play.to_phase(4);
    assert_eq!(play.front(1), "110");
}

// Y5.8: still one up and one down.
#[test]
fn the_illusionist_does_not_change_how_brokers_are_placed() {
    let mut play = illusionist();
    assert_eq!(play.refused("1 down 4/1 port1"), "Y3.1", "face up first");
    play.play("1 up 4/1 port1");
    assert_eq!(play.refused("1 up 2/1 port1"), "Y3.1");
    assert_eq!(play.refused("1 up 0 port1"), "Y3.1");
    play.play("1 down 0 port1");
    assert_eq!((play.acting(), play.front(1).as_str()), (2, "21"), "nobody has to use it");
}

// Y5.8
#[test]
fn what_the_illusionist_cannot_do() {
    let board = Board::new(3).front(1, "42").front(2, "42").active(&["illusionist:1"]).closed("trade1");
    let play = board.placing(1, 1).three_districts().start();
    assert_eq!(play.refused("1 up 3/1 port1"), "Y5.8", "there is no 3 in front");
    assert_eq!(play.refused("1 up 4/4 port1"), "Y5.8", "another value");
    assert_eq!(play.refused("1 up 2 port1"), "Y2.1", "the only 2 stands in front");
    assert_eq!(play.refused("1 up 4/1 b1"), "Y3.3");
    assert_eq!(play.refused("1 up 4/1 port4"), "Y0.1");
    assert_eq!(play.refused("1 up 4/1 trade1"), "Y5.15");
}

// Y5.8
#[test]
fn only_the_illusionist_places_from_the_front() {
    let mut play = illusionist();
    play.all(&["1 up 4/1 port1", "1 down 0 port1"]);
    assert_eq!(play.refused("2 up 1/0 port1"), "Y5.8");
    assert!(play.legal().iter().all(|text| !text.contains('/')));
    let play = Board::new(3).cards(1, &["illusionist"]).placing(1, 1).start();
    assert_eq!(play.refused("1 up 1/0 port1"), "Y5.8", "it has not been played");
}

// Y5.8
#[test]
fn the_illusionist_lasts_for_one_round() {
    let mut play = illusionist();
    assert_eq!((play.json()["active"].clone(), play.cards(1).len()), (serde_json::json!(["illusionist:1"]), 0));
    play.to_next_round().to_phase(3);
    assert_eq!((play.round(), play.acting(), play.asked()), (3, 1, "ask-up"));
    assert_eq!(play.json()["active"], serde_json::json!([]));
    assert_eq!(play.refused("1 up 0/4 port1"), "Y5.8");
}

// Y5.8, Y4.3: seats 1 and 2 tie in port1; the front of seat 2 is 4 3 2 in the end.
#[test]
fn ties_use_what_is_in_front_at_the_end() {
    let ties = |actions: &[&str]| {
        let board = Board::new(3).with("express").front(2, "42").group(1, "4", "port1").group(1, "012", "palace4");
        let board = board.group(2, "4", "port1").group(2, "001", "palace4").group(3, "0123", "palace4");
        let mut play = board.active(&["illusionist:1"]).placing(3, 1).start();
        play.all(actions).all(&["2 up 1 palace4", "2 down 3 palace4"]).to_next_round();
        (play.black(1), play.black(2))
    };
    assert_eq!(ties(&["1 up 1/4 palace4", "1 down 0/3 palace4"]), (1, 0), "4 3 3 in front");
    assert_eq!(ties(&["1 up 3 palace4", "1 down 3 palace4"]), (0, 1), "4 1 0 in front");
}

// Y5.8, Y2.3
#[test]
fn the_turn_order_stays_when_the_front_changes() {
    let mut play = Board::new(3).order(&[3, 1, 2]).cards(1, &["illusionist"]).front(1, "44").front(3, "43");
    play = play.start_of_placement();
    let mut play = play.start();
    play.all(&["1 play illusionist", "3 up 1 port1", "3 down 1 port1", "1 up 4/0 port1", "1 down 4/0 port1"]);
    assert_eq!((play.order(), play.acting()), (vec![3, 1, 2], 2));
}

// Y5.8, Y5.14
#[test]
fn a_broker_from_the_front_can_be_marked() {
    let mut play = Board::new(3).cards(1, &["mercenary"]).active(&["illusionist:1"]).placing(1, 1).start();
    play.all(&["1 up 1/4 port1", "1 down 0/3 port1", "1 play mercenary down"]);
    assert_eq!(play.brokers(), ["1 1 port1", "1 0 port1 down mercenary"]);
}
