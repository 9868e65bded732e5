//! The Queen (Y5.15), who closes a zone.

use crate::board::{Board, texts};
use std::collections::BTreeSet;

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
