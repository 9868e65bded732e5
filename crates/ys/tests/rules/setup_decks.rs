//! Positions in JSON: the cards to come.

use crate::board::Board;
use crate::positions::*;
use serde_json::json;

const SHIPS_TO_COME: [&str; 10] = ["B*GR", "B*GY", "B*GY", "B*RY", "G*BY", "G*RY", "G*RY", "Y*GR", "Y*BR", "R*BY"];

/// Round 2 for three players, and what is to come in rounds 3 and 4.
fn decks(board: Board, ships: &[&str], last_pile: &[&str]) -> Board {
    let piles = json!([["spy"], ["mage"], ["queen"], last_pile]);
    at_step(board, 2, "bids").step("ships", json!(ships)).step("characters", piles)
}

// Y0.4, Y0.6, Y0.8, Y1.2: cards to come.
#[test]
fn decks_fit_the_rest_of_the_game() {
    let mut play = decks(Board::new(3), &SHIPS_TO_COME, &["banker"]).start();
    play.to_next_round();
    assert_eq!(play.json()["ships"], json!(SHIPS_TO_COME[..4]));
    assert_eq!(play.json()["characters"], json!(["spy", "mage", "queen", "banker"]));
    let with = |name: &str| decks(Board::new(3), &[&SHIPS_TO_COME[..9], &[name]].concat(), &["banker"]);
    let last = |pile: &[&str]| decks(Board::new(3), &SHIPS_TO_COME, pile);
    let without_alchemist = || Board::new(3).characters(&["king", "prince", "prince", "jeweller"]);
    assert_possible([with("R*BY"), with("Y*GW"), last(&["captain"])]);
    assert_faults([
        (decks(Board::new(3), &[&SHIPS_TO_COME[..], &["R*BG"]].concat(), &["banker"]), &["Y1.2"]),
        (with("B*RY"), &["Y0.6"]),
        (with("B*GR"), &["Y0.6"]), // one is in the first port
        (last(&["spy"]), &["Y0.8"]),
        (decks(without_alchemist(), &SHIPS_TO_COME, &["blue"]), &["Y0.4"]),
        (decks(without_alchemist(), &SHIPS_TO_COME, &["joker"]), &["Y0.4"]),
        (last(&["king"]), &["Y0.8"]), // it is on district 1
        (last(&["banker", "captain"]), &["Y0.4"]),
        (set(last(&["banker"]), "step/characters", json!([["spy"], ["mage"], ["queen"], ["banker"], []])), &["Y0.4"]),
        (last(&["banker"]).step("seen_ships", json!(["B*XX"])), &["Y0.6"]),
        (last(&["banker"]).step("seen_ships", json!(["B*RY"])), &["Y0.6"]),
        (last(&["banker"]).step("seen_characters", json!(["joker"])), &["Y0.8"]),
        (last(&["banker"]).step("seen_characters", json!(["spy"])), &["Y0.8"]),
    ]);
}

// Y0.2, Y0.4, Y0.6, Y1.2: a card that is missing or unknown is a fault, and does not stand for another card.
#[test]
fn missing_cards_are_not_counted_as_others() {
    let with = |board: Board, name: &str| decks(board, &[&SHIPS_TO_COME[..9], &[name]].concat(), &["banker"]);
    let last = |pile: &[&str]| decks(Board::new(3), &SHIPS_TO_COME, pile);
    assert_faults([
        (decks(Board::new(3), &SHIPS_TO_COME[..9], &["banker"]), &["Y1.2"]),
        (with(Board::new(3), "B*GW"), &["Y0.6"]),
        (with(Board::new(3).with("express"), "B*RW"), &["Y0.2"]),
        (last(&[]), &["Y0.4"]),
        (last(&["blue"]), &["Y0.4"]),
        (last(&["joker"]), &["Y0.4"]),
        (set(last(&["banker"]), "step/characters", json!([["spy"], ["mage"], ["queen"]])), &["Y0.4"]),
    ]);
}

// Y0.4, Y0.6, Y0.8: so many cards have been seen that there are not enough left.
#[test]
fn enough_cards_are_left_for_the_rest_of_the_game() {
    let held = Board::new(4).round(1).cards(1, &["banker", "captain", "spy"]).cards(2, &["herald", "mage"]);
    let board =
        ["B*GR", "B*GR", "B*GY", "B*GY", "B*RY", "B*RW", "G*BY", "G*BY", "G*RY", "G*RY", "G*BR", "Y*GR", "R*BY"];
    let seen = at_step(Board::new(4).round(1), 2, "bids").step("seen_ships", json!(board));
    for board in [held, seen] {
        let rules = board.faults();
        assert!(!rules.is_empty() && rules.iter().all(|rule| rule.starts_with("Y0.")), "{rules:?}: {}", board.0);
    }
    assert_possible([
        Board::new(4).round(1).cards(1, &["banker", "captain", "spy"]),
        Board::new(4)
            .round(2)
            .cards(1, &["banker", "captain", "spy"])
            .cards(2, &["herald", "mage", "queen", "schemer"]),
    ]);
}
