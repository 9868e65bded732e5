//! What a player might try and is refused, in the order in which it is listed, each with the rule.

use crate::board::Board;

// Y2.1: of the brokers 00111233344 there is one 2.
#[test]
fn a_bid_that_the_hand_does_not_make_is_listed() {
    assert_eq!(Board::new(4).start().refusals(), ["bid 2 2 Y2.1"]);
}

// Y2.2
#[test]
fn places_that_have_been_chosen_are_listed() {
    let mut play = Board::new(3).start();
    play.all(&["1 bid 4 4", "2 bid 3 3", "3 bid 1 1"]);
    assert_eq!(play.refusals(), Vec::<String>::new());
    play.play("1 order 2");
    assert_eq!((play.acting(), play.refusals()), (2, vec!["order 2 Y2.2".to_owned()]));
}

// Y3.3, Y5.15
#[test]
fn spots_that_are_closed_are_listed_with_one_broker() {
    let play = Board::new(4).closed("trade3").placing(1, 1).start();
    let value = &play.hand(1)[..1];
    assert_eq!(play.refusals(), [format!("up {value} trade3 Y5.15")]);
}

// Y5.3
#[test]
fn cards_of_other_moments_are_listed() {
    let play = Board::new(3).cards(1, &["jeweller", "queen", "captain", "spy"]).before_turn(1, 1).start();
    assert_eq!(play.refusals(), ["play jeweller bb Y5.3", "play captain 1 2 Y5.3"]);
}
