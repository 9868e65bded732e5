//! Characters of the placement: Illusionist, Queen, Spy, Mage, Mercenary (Y5.7, Y5.8, Y5.12, Y5.14, Y5.15, Y7.3).

use crate::board;

use board::{Board, Play, texts};
use std::collections::BTreeSet;
use ys::Event;

/// Three players; seat 1 has 4 and 2 in front of his screen and has played the Illusionist.
fn illusionist() -> Play {
    let mut play = Board::new(3).cards(1, &["illusionist"]).front(1, "42").start_of_placement().start();
    play.play("1 play illusionist");
    play
}

/// What Spies have seen so far.
fn looked(play: &Play) -> Vec<u8> {
    let value = |event: &Event| if let Event::Looked { value, .. } = event { *value } else { None };
    play.events.iter().filter_map(value).map(|value| value.number()).collect()
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

// Y5.15
#[test]
fn the_queen_closes_any_zone_of_the_city() {
    for (players, districts) in [(2, 3), (3, 3), (3, 4), (4, 4)] {
        let board = Board::new(players).cards(1, &["queen"]);
        let board = if (players, districts) == (3, 3) { board.three_districts() } else { board };
        let play = board.before_turn(1, 1).start();
        let kinds = ["palace", "port", "trade"].into_iter();
        let zones = kinds.flat_map(|kind| (1..=districts).map(move |district| format!("play queen {kind}{district}")));
        assert_eq!(play.legal(), zones.chain(["skip".to_owned()]).collect::<Vec<_>>());
        assert_eq!(play.refused("1 play queen b2"), "Y5.15", "the market is not hers");
        if districts == 3 {
            assert_eq!(play.refused("1 play queen port4"), "Y0.1");
        }
    }
}

// Y5.15, Y8.1
#[test]
fn nobody_places_in_the_queens_zone_for_the_rest_of_the_round() {
    for players in 2..=4 {
        let mut play =
            Board::new(players).order(&[2, 1, 3, 4][..players]).cards(1, &["queen"]).before_turn(1, 1).start();
        play.play("2 up 0 palace2");
        play.quietly_until(|play| play.asked() == "ask-before-turn").play("1 play queen palace2");
        assert_eq!((play.json()["closed"].as_str(), play.cards(1).len()), (Some("palace2"), 0));
        assert_eq!(play.refused("1 up 3 palace2"), "Y5.15", "not even her owner");
        let mut asked = BTreeSet::new();
        while play.phase() == 3 {
            assert!(play.legal().iter().all(|text| !text.ends_with(" palace2")), "{} {}", play.acting(), play.asked());
            assert!(play.legal().iter().any(|text| text.ends_with(" port2")), "the rest of the district is open");
            asked.insert((play.acting(), play.asked()));
            let action = play.legal()[0].clone();
            play.play(&format!("{} {action}", play.acting()));
        }
        assert_eq!(asked.len(), if players == 2 { 6 } else { 2 * players }, "all kinds of placement were seen");
        play.to_next_round().to_phase(3);
        assert!(play.round() == 3 && play.can("up 1 palace2") && play.json()["closed"].is_null());
    }
}

// Y5.15
#[test]
fn placements_in_the_queens_zone_are_refused() {
    let mut play = Board::new(2).active(&["illusionist:1"]).closed("trade3").placing(1, 1).start();
    assert_eq!(play.refused("1 up 3 trade3"), "Y5.15");
    assert_eq!(play.refused("1 up 1/0 trade3"), "Y5.15");
    play.play("1 up 3 trade2");
    assert_eq!(play.refused("1 down 3 trade3"), "Y5.15");
    assert_eq!(play.refused("1 down 1/0 trade3"), "Y5.15");
    play.play("1 down 3 trade2");
    assert_eq!(play.refused("1 neutral 2 trade3"), "Y5.15");
}

// Y5.15: seat 2 has 7 there and seat 3 has 4 when it is closed.
#[test]
fn brokers_in_the_queens_zone_stay_and_score() {
    let board = Board::new(3).characters(&["king", "banker", "prince", "prince"]).cards(1, &["queen"]);
    let board = board.brokers(&["1 1 trade1", "1 2 trade1 down", "2 4 palace2", "2 3 palace2 down"]);
    let mut play = board.brokers(&["3 1 trade1", "3 4 palace2 down"]).before_turn(2, 1).start();
    play.play("1 play queen palace2").to_phase(4);
    assert_eq!(play.brokers().iter().filter(|broker| broker.contains("palace2")).count(), 3);
    play.to_next_round();
    assert_eq!((play.cards(2), play.cards(3)), (vec!["banker"], vec![]));
}

// Y5.15, Y4.2
#[test]
fn an_empty_zone_that_was_closed_gives_nothing() {
    let mut play = Board::new(3)
        .characters(&["banker", "king", "prince", "prince"])
        .cards(1, &["queen"])
        .before_turn(1, 1)
        .start();
    play.play("1 play queen palace1").to_next_round();
    assert!((1..=3).all(|seat| play.cards(seat).is_empty()));
}

// Y5.15
#[test]
fn the_queen_waits_for_any_of_her_owners_turns() {
    let mut play = Board::new(3).order(&[2, 1, 3]).cards(1, &["queen"]).placing(1, 1).start();
    for turn in 1..=4 {
        play.quietly_until(|play| play.acting() == 1);
        assert!(play.asked() == "ask-before-turn" && play.can("play queen port1"), "turn {turn}");
        play.play("1 skip").quietly_until(|play| play.acting() != 1);
    }
    play.to_phase(4);
    assert_eq!(play.cards(1), ["queen"]);
}

// Y5.15: one zone at a time.
#[test]
fn a_second_zone_is_not_closed() {
    let board = Board::new(3).order(&[2, 1, 3]).cards(1, &["queen", "spy"]).closed("port1").placing(1, 1);
    let mut play = board.start();
    play.all(&["2 up 3 trade1", "2 down 3 trade1"]);
    assert_eq!(play.legal(), texts(&["look 2:trade1#1", "skip"]));
    assert_eq!(play.refused("1 play queen port2"), "Y5.15");
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
    assert_eq!(play.refused("1 look 1:port1#1"), "Y5.7", "his own");
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

// Y5.7: his card is in play, but he has looked three times.
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

// Y5.7, Y7.3: within his three.
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

/// After the second turn of seat 1: 4 and 1 face up on port1 and trade1, two 3s face down on b2 and palace1.
fn mage(board: Board) -> Play {
    let board = board.cards(1, &["mage", "mercenary"]).brokers(&["1 4 port1", "1 3 b2 down"]);
    let board = board.brokers(&["2 4 palace4", "2 3 palace4 down", "3 4 palace4", "3 3 palace4 down"]);
    let mut play = board.placing(2, 1).start();
    play.all(&["1 up 1 trade1", "1 down 3 palace1"]);
    play
}

// Y5.12
#[test]
fn the_mage_swaps_any_two_of_his_brokers() {
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
fn the_mage_swaps_only_his_own() {
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
    assert!(play.legal().iter().all(|text| !text.contains("throne")), "seat 2's is not his own");
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

// Y5.14
#[test]
fn the_mercenary_marks_one_of_the_two_brokers_just_placed() {
    for (face, up, down) in
        [("up", "1 1 trade1 mercenary", "1 3 palace1 down"), ("down", "1 1 trade1", "1 3 palace1 down mercenary")]
    {
        let mut play = mage(Board::new(3));
        assert_eq!(play.legal_with("play mercenary"), ["play mercenary down", "play mercenary up"]);
        play.play(&format!("1 play mercenary {face}"));
        assert_eq!(play.brokers()[6..], [up, down]);
        assert_eq!((play.brokers()[0].as_str(), play.cards(1)), ("1 4 port1", vec!["mage"]));
    }
}

// Y5.14, Y8.1: the neutral broker that was placed after them is not meant.
#[test]
fn of_two_players_the_mercenary_marks_his_own_brokers() {
    for (face, marked) in [("up", 0), ("down", 1)] {
        let mut play = Board::new(2).cards(1, &["mercenary"]).placing(1, 1).start();
        play.all(&["1 up 4 port1", "1 down 3 port1", "1 neutral 2 port1"]);
        assert_eq!(play.legal(), texts(&["play mercenary down", "play mercenary up", "skip"]));
        play.play(&format!("1 play mercenary {face}"));
        let marks: Vec<bool> = play.brokers().iter().map(|broker| broker.ends_with("mercenary")).collect();
        assert_eq!(marks, [0, 1, 2].map(|at| at == marked));
    }
}

// Y5.14: not 5 more, and not less; ties are ties.
#[test]
fn a_marked_broker_counts_5() {
    // In port1: seat 1, seat 2 (who wins ties), and who wins.
    let table: [(&str, &[&str], usize); 7] = [
        ("1 0 port1 mercenary", &["2 4 port1"], 1),
        ("1 4 port1 mercenary", &["2 4 port1"], 1),
        ("1 3 port1 mercenary", &["2 4 port1", "2 0 port1"], 1),
        ("1 0 port1 mercenary", &["2 4 port1", "2 1 port1"], 2),
        ("1 4 port1 mercenary", &["2 4 port1", "2 1 port1"], 2),
        ("1 4 port1 mercenary", &["2 4 port1", "2 2 port1"], 2),
        ("1 2 port1 mercenary", &["2 4 port1", "2 3 port1"], 2),
    ];
    for (own, others, winner) in table {
        let board = Board::new(3).front(1, "111").front(2, "433").brokers(&[own]);
        let mut play = board.brokers(others).scoring(1).start();
        assert_eq!(play.acting(), winner as u8, "{own} against {others:?}: the first in the district");
        play.to_next_round();
        assert_eq!([play.black(1), play.black(2)], [1, 2].map(|seat| usize::from(seat == winner)), "{own}");
    }
}

// Y5.14, Y4.2
#[test]
fn the_mark_counts_in_every_zone() {
    let board = Board::new(3).front(1, "111").characters(&["banker", "king", "prince", "prince"]);
    for zone in ["port", "trade", "palace"] {
        let brokers = [format!("1 0 {zone}1 mercenary"), format!("2 4 {zone}1")];
        let mut play = Board(board.0.clone()).brokers(&brokers.each_ref().map(String::as_str)).scoring(1).start();
        play.to_next_round();
        let won = (play.black(1), play.score(1), play.cards(1).len());
        assert_eq!(
            won,
            if zone == "port" {
                (1, 0, 0)
            } else if zone == "trade" {
                (0, 3, 0)
            } else {
                (0, 0, 1)
            }
        );
    }
}

// Y5.14, Y4.7, Y4.8, Y4.9
#[test]
fn the_mark_counts_in_the_market() {
    let board =
        Board::new(3).front(1, "111").market(&["-", "y", "b"]).brokers(&["1 0 r2 mercenary", "2 4 b2", "3 1 b3"]);
    let mut play = board.scoring_market().start();
    assert_eq!((play.gems(1).as_str(), play.gems(2).as_str()), ("y", ""), "row 2");
    // The columns: blue has 4 + 1, red 5, but blue has two brokers.
    play.until_asked("ask-quote");
    assert_eq!((play.quotes()[0], play.quotes()[3]), (10, 9));
    assert_eq!(play.acting(), 1, "the best bidder");
    let mut play = Board::new(3).brokers(&["1 4 r2 mercenary", "2 4 b2"]).scoring_market().start();
    play.until_asked("ask-quote");
    assert_eq!((play.quotes()[0], play.quotes()[3]), (9, 10), "5 against 4");
}

// Y5.14: from the mark to the scoring, and nothing of it left in the next round.
#[test]
fn the_mark_ends_with_the_round() {
    let board = Board::new(3).with("express").order(&[2, 3, 1]).cards(1, &["mercenary"]);
    let board = board.group(2, "4", "port1").group(2, "01233", "palace4").group(3, "012334", "palace4");
    let mut play = board.group(1, "0124", "palace4").placing(3, 3).start();
    play.all(&["1 up 4 trade4", "1 down 3 port1", "1 play mercenary down"]).to_next_round();
    assert_eq!((play.black(1), play.black(2)), (1, 0), "5 against 4");
    assert_eq!((play.round(), play.hand(1).as_str()), (3, "001123344"));
    play.to_phase(3).quietly_until(|play| play.phase() == 4);
    assert!(play.brokers().iter().all(|broker| !broker.contains("mercenary")));
}
