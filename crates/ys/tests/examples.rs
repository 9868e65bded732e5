//! The worked examples of the printed rules.

mod board;

use board::Board;

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
