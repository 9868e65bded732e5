//! The worked examples of the printed rules.

use crate::board;

use board::{Board, Play};

// Y2.1, Y2.2, Y2.3: bids of 1, 5, 6 and 5; the tie goes to the lower order card.
#[test]
fn the_bidding_example() {
    // Seats: 1 blue, 2 orange (card 2), 3 violet, 4 yellow (card 4).
    let mut play = Board::new(4).order(&[1, 2, 3, 4]).start();
    play.all(&["1 bid 1 0", "2 bid 4 1", "3 bid 4 2", "4 bid 3 2"]);
    assert_eq!(play.acting(), 3, "violet has bid most");
    play.play("3 order 4");
    assert_eq!((play.acting(), play.legal()), (2, vec!["order 1".to_owned(), "order 2".into(), "order 3".into()]));
    play.play("2 order 1");
    assert_eq!((play.acting(), play.order()), (4, vec![1, 2, 3, 4]), "the old cards until the last place is chosen");
    play.play("4 order 3");
    assert_eq!(play.order(), [2, 1, 4, 3], "blue gets what is left");
    assert_eq!((play.front(3).as_str(), play.front(1).as_str(), play.phase()), ("42", "10", 3));
}

/// Seats: 1 blue (card 2), 2 orange (card 1), 3 violet (card 4), 4 yellow (card 3).
fn scoring_example() -> Play {
    let blue = ["1 3 port1", "1 2 trade1", "1 4 palace1", "1 3 b1", "1 1 r1"];
    let orange = ["2 4 trade1", "2 1 palace1", "2 4 g1"];
    let violet = ["3 3 port1", "3 3 palace1", "3 0 b2", "3 1 b3"];
    let yellow = ["4 4 port1", "4 4 trade1", "4 3 r2", "4 0 r3"];
    let brokers = [&blue[..], &orange, &violet, &yellow].concat();
    // Orange has 4 + 1 + 0 in the printed example, and then three 4s; 3 + 2 + 0 is as much.
    let board = Board::new(4).order(&[2, 1, 4, 3]).all_fronts(&["410", "320", "421", "321"]);
    let board = board.characters(&["captain", "king", "prince", "mage"]).market(&["w", "y", "r"]);
    board.brokers(&brokers).scoring(1).start()
}

// Y4.1, Y4.2, Y4.3: 9, 5, 6 and 8 in the district.
#[test]
fn the_scoring_example_in_the_city() {
    let mut play = scoring_example();
    assert_eq!((play.acting(), play.legal()), (1, vec!["gem b".to_owned(), "gem g".into(), "gem r".into()]));
    play.all(&["1 gem b", "1 gem r"]);
    assert_eq!((play.acting(), play.legal()), (4, vec!["gem b".to_owned(), "gem g".into()]), "yellow is second");
    play.play("4 gem b");
    assert_eq!(play.all_gems(), ["br", "", "g", "bk"], "violet gets the last one; the port is yellow's");
    assert_eq!(play.all_scores(), [0, 0, 0, 3], "yellow's front of 6 beats orange's 5 in trade");
    assert_eq!((play.cards(1), play.cards(3).len()), (vec!["captain"], 0), "the palace is blue's");
}

// Y4.3, Y4.5, Y4.7, Y4.8, Y4.9
#[test]
fn the_scoring_example_in_the_market() {
    let mut play = scoring_example();
    play.all(&["1 gem b", "1 gem r", "4 gem b"]);
    assert_eq!((play.acting(), play.asked()), (2, "ask-color"), "row 1: 4 to 4, 5 to 5, orange has the lower card");
    play.play("2 color g");
    assert_eq!(play.all_gems(), ["br", "g", "gr", "byk"]);
    assert_eq!((play.acting(), play.legal()), (3, vec!["rank b".to_owned(), "rank r".into()]), "violet has 7 in front");
    play.play("3 rank b");
    assert_eq!(play.quotes(), [10, 7, 6, 9], "blue, red, green with one broker, yellow");
    assert_eq!((play.acting(), play.asked()), (2, "ask-quote"), "4 to 4 and 5 to 5 again");
    play.play("2 quote g +1");
    assert_eq!((play.quotes(), play.round()), ([10, 8, 6, 9], 3));
}

/// What everybody scores at the end of a game with these gems.
fn at_the_end(quotes: [u8; 4], gems: [&str; 4]) -> Vec<u16> {
    Board::new(4).all_gems(&gems).quotes(quotes).round(4).end_of_scoring().start().all_scores()
}

// Y6.1: blue and red are on top, then yellow, then green.
#[test]
fn the_gem_ranking_example() {
    let quotes = [11, 5, 8, 11];
    assert_eq!(at_the_end(quotes, ["bbbb", "bbb", "bb", "b"]), [24, 18, 12, 6]);
    assert_eq!(at_the_end(quotes, ["rrrr", "rrr", "rr", "r"]), [20, 15, 10, 5]);
    assert_eq!(at_the_end(quotes, ["yyyy", "yyy", "yy", "y"]), [16, 12, 8, 4]);
    assert_eq!(at_the_end(quotes, ["gggg", "ggg", "gg", "g"]), [12, 9, 6, 3]);
}

// Y6.2: 8, 6, 6 and 3 gems of the highest colour.
#[test]
fn the_shared_place_example() {
    assert_eq!(at_the_end([12, 8, 8, 8], ["bbbbbbbb", "bbbbbb", "bbbbbb", "bbb"]), [24, 12, 12, 6]);
}

// Y7.2: two share the first place, 12 and 7 points; the next one has 3.
#[test]
fn the_throne_room_split() {
    let board = Board::new(4).with("kings_favor").round(4).all_fronts(&["111"; 4]);
    let board = board.all_thrones(&["433", "442", "332", "200"]);
    assert_eq!(board.end_of_scoring().start().all_scores(), [9, 9, 3, 0]);
}
