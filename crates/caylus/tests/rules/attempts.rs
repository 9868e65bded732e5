//! What a player might try and is refused, in the order in which it is listed, each with the rule.

use crate::board::{Board, building};

// C3.6, C3.7
#[test]
fn closed_places_are_listed_and_open_ones_are_not() {
    let mut play = Board::new(2).deniers(&[9, 9]).start();
    assert_eq!(play.refusals(), ["place stables C3.7"]);
    play.all(&["1 place 3", "2 place post"]);
    assert_eq!(play.refusals(), ["place post C3.6", "place stables C3.7", "place 3 C3.6"]);
}

// C5.1, C5.2
#[test]
fn the_provost_is_not_moved_off_the_road_nor_without_money() {
    let mut play = Board::new(3).deniers(&[2, 1, 0]).start();
    play.play("1 pass").to_phase(4).play("1 provost -3");
    assert_eq!((play.provost(), play.deniers(2)), (3, 1));
    assert_eq!(play.refusals(), ["provost -3 C5.2", "provost -2 C5.1", "provost +2 C5.1", "provost +3 C5.1"]);
}

// C6.4
#[test]
fn a_carpenter_lists_the_wooden_tiles_that_cannot_be_paid() {
    let mut play = Board::new(2).deniers(&[9, 9]).cubes(1, "FW").start();
    play.all(&["1 place 6", "2 pass", "1 pass"]).to_phase(5);
    assert!(play.can("build mason") && play.can("build market F"));
    assert_eq!(play.refusals(), ["build notary C6.4"]);
}

// C7.1
#[test]
fn batches_that_the_hand_does_not_make_are_listed() {
    let mut play = Board::new(2).deniers(&[9, 9]).cubes(1, "FWS").start();
    play.all(&["1 place castle", "2 pass", "1 pass"]).to_phase(6);
    let others = ["WC", "WG", "SC", "SG", "CG"].map(|pair| format!("batch {pair} C7.1"));
    assert_eq!((play.legal(), play.refusals()), (vec!["batch WS".to_owned(), "done".to_owned()], others.into()));
}

// C8.1, C8.5
#[test]
fn columns_beyond_the_marker_are_listed() {
    let mut play = building(Board::new(2).deniers(&[9, 9]), 1);
    play.play("1 favor C");
    assert_eq!(play.legal(), ["skip", "use 1"]);
    assert_eq!(play.refusals(), ["use 2 C8.1", "use 3 C8.1", "use 4 C8.1", "use 5 C8.1"]);
}
