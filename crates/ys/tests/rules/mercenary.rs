//! The Mercenary (Y5.14), whose mark makes a broker count 5.

use crate::board::{Board, texts};
use crate::mage::mage;

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
fn of_two_players_the_mercenary_marks_their_own_brokers() {
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
