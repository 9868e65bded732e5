//! The Spy (Y5.7), who looks at hidden brokers.

use crate::board::{Board, Play, texts};
use crate::mage::mage;
use ys::Event;

/// What Spies have seen so far.
fn looked(play: &Play) -> Vec<u8> {
    let value = |event: &Event| if let Event::Looked { value, .. } = event { *value } else { None };
    play.events.iter().filter_map(value).map(|value| value.number()).collect()
}

/// Before the third turn of seat 1, who has the Spy and other cards.
fn spied(cards: &[&str]) -> Play {
    let board =
        Board::new(3).cards(1, cards).brokers(&["1 4 port1", "1 3 port1 down", "1 0 trade1", "1 1 trade1 down"]);
    let board = board.brokers(&["2 3 trade1", "2 4 palace1 down", "2 1 trade2", "2 3 palace1 down"]);
    board.brokers(&["3 0 b2", "3 1 palace1 down", "3 2 b3", "3 4 g2 down"]).before_turn(3, 1).start()
}

// Y5.7
#[test]
fn the_spy_looks_at_opposing_face_down_brokers() {
    let play = spied(&["spy"]);
    let looks = ["look 2:palace1#1", "look 2:palace1#2", "look 3:g2#1", "look 3:palace1#1", "skip"];
    assert_eq!((play.acting(), play.legal()), (1, texts(&looks)));
    assert_eq!(play.refused("1 look 1:port1#1"), "Y5.7", "their own");
}

// Y5.7
#[test]
fn the_spy_learns_the_value() {
    for (broker, value) in [("2:palace1#1", 4), ("2:palace1#2", 3), ("3:g2#1", 4), ("3:palace1#1", 1)] {
        let mut play = spied(&["spy"]);
        play.play(&format!("1 look {broker}"));
        assert_eq!((looked(&play), play.cards(1).len()), (vec![value], 0), "{broker}");
        assert_eq!(play.json()["active"], serde_json::json!(["spy:1"]));
        assert_eq!(play.brokers().iter().filter(|broker| broker.contains("down")).count(), 6, "they stay face down");
    }
}

// Y5.7
#[test]
fn the_spy_looks_at_three_brokers_at_most() {
    let mut play = spied(&["spy", "mage"]);
    play.all(&["1 look 2:palace1#2", "1 look 3:g2#1", "1 look 3:palace1#1"]);
    assert_eq!((play.acting(), play.asked(), looked(&play)), (1, "ask-up", vec![3, 4, 1]));
    play.all(&["1 up 3 port2", "1 down 3 port2"]);
    assert_eq!((play.asked(), play.legal_with("look")), ("ask-after-turn", vec![]), "2:palace1#1 stays unseen");
    play.quietly_until(|play| play.legal_with("look") != [""; 0] || play.round() == 3);
    assert_eq!(play.round(), 3);
}

// Y5.7: their card is in play, but they have looked three times.
#[test]
fn a_fourth_look_is_refused_by_the_rule_of_the_spy() {
    let mut play = spied(&["spy", "mage"]);
    play.all(&["1 look 2:palace1#2", "1 look 3:g2#1", "1 look 3:palace1#1", "1 up 3 port2", "1 down 3 port2"]);
    assert_eq!(play.refused("1 look 2:palace1#1"), "Y5.7");
}

// Y5.7
#[test]
fn the_spy_does_not_look_twice_at_the_same_broker() {
    let mut play = spied(&["spy"]);
    play.play("1 look 2:palace1#1");
    assert_eq!(play.legal(), texts(&["look 2:palace1#2", "look 3:g2#1", "look 3:palace1#1", "skip"]));
    assert_eq!(play.refused("1 look 2:palace1#1"), "Y5.7");
    play.all(&["1 skip", "1 up 3 port2", "1 down 3 port2"]);
    assert_eq!((play.asked(), play.refused("1 look 2:palace1#1")), ("ask-after-turn", "Y5.7"));
}

// Y5.7
#[test]
fn the_looks_need_not_be_together() {
    let mut play = spied(&["spy"]);
    play.all(&["1 look 2:palace1#1", "1 skip", "1 up 3 port2", "1 down 3 port2", "1 look 3:g2#1", "1 skip"]);
    play.all(&["2 up 3 port3", "2 down 4 port3"]).until_asked("ask-last-look");
    assert_eq!((play.acting(), play.front(2).len()), (1, 3));
    play.play("1 look 2:port3#1");
    assert_eq!((looked(&play), play.phase()), (vec![4, 4, 4], 4), "the third was the last");
}

// Y5.7: it can also wait with all three until placement is over.
#[test]
fn all_looks_can_be_the_last_ones() {
    let mut play = spied(&["spy"]);
    play.until_asked("ask-last-look").all(&["1 look 2:palace1#1", "1 look 2:palace1#2", "1 look 3:palace1#1"]);
    assert_eq!((looked(&play), play.phase()), (vec![4, 3, 1], 4));
}

// Y5.7
#[test]
fn looks_that_are_left_end_with_the_round() {
    let mut play = spied(&["spy"]);
    play.play("1 look 2:palace1#1").to_next_round();
    play.quietly_until(|play| play.can("skip") || play.round() > 3);
    assert_eq!((play.round(), looked(&play).len()), (4, 1));
}

// Y5.7
#[test]
fn only_the_spys_own_turns_give_looks() {
    let mut play = spied(&["spy"]);
    play.all(&["1 look 2:palace1#1", "1 skip"]);
    assert_eq!((play.acting(), play.asked(), play.legal_with("look")), (1, "ask-up", vec![]));
    play.all(&["1 up 3 port2", "1 down 3 port2", "1 skip"]);
    for actions in [["2 up 3 port3", "2 down 4 port3"], ["3 up 3 port3", "3 down 3 port3"]] {
        assert_eq!(play.asked(), "ask-up");
        play.all(&actions);
    }
    assert_eq!((play.acting(), play.asked()), (1, "ask-before-turn"));
}

// Y5.7: the same broker, wherever the Mage has put it.
#[test]
fn a_broker_that_was_looked_at_is_known_where_it_goes() {
    let board = Board::new(3).cards(1, &["spy"]).cards(2, &["mage"]).brokers(&["1 4 port1", "1 3 port1 down"]);
    let board = board.brokers(&["2 3 trade1", "2 4 palace1 down", "3 0 b2", "3 1 palace1 down"]);
    let mut play = board.before_turn(2, 1).start();
    play.all(&["1 look 2:palace1#1", "1 skip", "1 up 0 port1", "1 down 1 port1", "1 skip"]);
    play.all(&["2 up 1 port2", "2 down 3 g2", "2 play mage 3@g2/down 4@palace1/down"]);
    play.all(&["3 up 1 port2", "3 down 2 port2"]);
    assert_eq!(play.legal(), texts(&["look 2:palace1#1", "look 3:palace1#1", "look 3:port2#1", "skip"]));
    assert_eq!(play.refused("1 look 2:g2#1"), "Y5.7");
    play.play("1 look 2:palace1#1");
    assert_eq!(looked(&play), [4, 3]);
}

// Y5.7, Y5.12: a broker that is moved keeps its place in the list.
#[test]
fn brokers_are_numbered_by_age_wherever_they_come_from() {
    let board = Board::new(3).order(&[2, 3, 1]).cards(1, &["spy"]).cards(2, &["mage"]).group(1, "1123", "port1");
    let board = board.group(2, "11", "trade1").brokers(&["2 4 g2 down", "2 3 palace1 down"]).group(3, "1123", "port1");
    let mut play = board.placing(3, 1).start();
    play.all(&["2 up 2 trade1", "2 down 0 palace1", "2 play mage 0@palace1/down 4@g2/down"]);
    play.all(&["3 up 3 port1", "3 down 3 port1"]);
    play.all(&["1 look 2:palace1#1", "1 look 2:palace1#2", "1 look 2:g2#1"]);
    assert_eq!(looked(&play), [4, 3, 0]);
}

// Y5.7: a mark does not hide the value.
#[test]
fn the_spy_sees_the_value_of_a_marked_broker() {
    let board = Board::new(3).order(&[2, 1, 3]).cards(1, &["spy"]).cards(2, &["mercenary"]).placing(1, 1);
    let mut play = board.start();
    play.all(&["2 up 3 port1", "2 down 2 port1", "2 play mercenary down", "1 look 2:port1#1"]);
    assert_eq!(looked(&play), [2]);
}

// Y5.7, Y8.1
#[test]
fn nobody_looks_at_neutral_brokers() {
    let board = Board::new(2).cards(1, &["spy"]).brokers(&["1 4 port1", "1 3 port1 down", "0 4 port1 down by 1"]);
    let mut play = board.brokers(&["2 4 port1", "2 3 port1 down", "0 2 port1 down by 2"]).before_turn(2, 1).start();
    assert_eq!(play.legal(), texts(&["look 2:port1#1", "skip"]));
    play.play("1 look 2:port1#1");
    assert_eq!((looked(&play), play.asked()), (vec![3], "ask-up"));
}

// Y5.7, Y7.3: within their three.
#[test]
fn the_spy_may_look_into_the_throne_room() {
    let board = Board::new(3).with("kings_favor").round(3).throne(1, "32").throne(2, "14").throne(3, "20");
    let mut play = board.cards(1, &["spy"]).before_turn(1, 1).start();
    let looks = ["look 2:throne#1", "look 2:throne#2", "look 3:throne#1", "look 3:throne#2", "skip"];
    assert_eq!(play.legal(), texts(&looks));
    assert_eq!(play.refused("1 look 1:throne#1"), "Y5.7");
    play.play("1 look 2:throne#2");
    assert_eq!(play.refused("1 look 2:throne#2"), "Y5.7", "not twice");
    play.all(&["1 look 3:throne#1", "1 look 2:throne#1"]);
    assert_eq!((looked(&play), play.asked()), (vec![4, 2, 1], "ask-up"));
}

// Y5.7, Y5.12: what is not there has to do with the card that wants it.
#[test]
fn brokers_that_are_not_there_are_refused_by_the_rule_of_the_card() {
    let play = spied(&["spy"]);
    for broker in ["2:trade1#1", "2:palace1#3", "3:port1#1", "2:throne#1"] {
        assert_eq!(play.refused(&format!("1 look {broker}")), "Y5.7", "{broker}");
    }
    let play = mage(Board::new(3));
    for swap in ["1@trade1 4@palace4", "1@trade1 3@b2", "1@trade1 4@port1/down", "0@throne/down 1@trade1"] {
        assert_eq!(play.refused(&format!("1 play mage {swap}")), "Y5.12", "{swap}");
    }
}
