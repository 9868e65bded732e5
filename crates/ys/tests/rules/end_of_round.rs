//! The end of a round (Y4.10).

use crate::board;

use board::{Board, Play};
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;
use ys::Event;
use ys::components::SHIPS;

/// All brokers of a player.
const ALL: &str = "00111233344";

/// What everybody has behind the screen, in front of it, and on the board.
fn back(play: &Play, players: u8) -> (Vec<String>, String, usize) {
    let seats = || 1..=players;
    let fronts: String = seats().map(|seat| play.front(seat)).collect();
    (seats().map(|seat| play.hand(seat)).collect(), fronts, play.brokers().len())
}

// Y4.10
#[test]
fn everybody_takes_back_all_brokers() {
    let brokers = ["1 4 b1", "2 3 g2", "2 2 y3", "3 0 r1"];
    let board = Board::new(4).all_fronts(&["321", "443", "111", "100"]).brokers(&brokers);
    let mut play = board.best_bidder().start();
    assert_eq!((play.round(), play.brokers().len(), play.front(2).as_str()), (2, 4, "443"));
    play.play("2 quote b +1");
    assert_eq!((play.round(), play.phase(), play.asked()), (3, 2, "ask-bid"), "the next round");
    assert_eq!(back(&play, 4), (vec![ALL.to_owned(); 4], String::new(), 0));
    let mut play = Board::new(3).with("express").brokers(&["1 4 b2", "3 1 g3"]).best_bidder().start();
    play.play("1 quote b +1");
    assert_eq!(back(&play, 3), (vec!["001123344".to_owned(); 3], String::new(), 0), "express");
}

// Y4.10, Y5.14: a mark is gone too.
#[test]
fn the_mercenary_is_an_ordinary_broker_again() {
    let mut play = Board::new(4).brokers(&["1 1 b1 mercenary", "2 4 g2"]).best_bidder().start();
    play.play("1 quote b +1");
    assert_eq!(back(&play, 4), (vec![ALL.to_owned(); 4], String::new(), 0));
}

// Y4.10, Y8.1
#[test]
fn neutral_brokers_go_back_to_who_placed_them() {
    for (option, all) in [(None, "0124"), (Some("strong_neutral"), "0134")] {
        let board = option.map_or(Board::new(2), |option| Board::new(2).with(option));
        let brokers = ["1 4 b2", "0 4 g2 by 2", "1 3 b3", "0 1 y2 by 1", "0 0 r3 by 2"];
        let mut play = board.brokers(&brokers).best_bidder().start();
        assert_eq!(play.json()["neutral"]["hands"], json!(["", ""]));
        play.play("1 quote b +1");
        assert_eq!(play.json()["neutral"]["hands"], json!([all, all]));
        assert_eq!(back(&play, 2), (vec![ALL.to_owned(); 2], String::new(), 0));
        assert!(play.json()["step"]["aside"].is_null(), "none is anywhere else");
    }
}

// Y4.10
#[test]
fn it_comes_after_the_end_of_scoring_cards() {
    let board = Board::new(4).order(&[3, 1, 2, 4]).brokers(&["1 4 b1"]).front(2, "321");
    let board = board.cards(2, &["jeweller"]).cards(1, &["banker"]);
    let mut play = board.best_bidder().start();
    play.play("1 quote b +1");
    for seat in [1, 2] {
        assert_eq!((play.acting(), play.asked(), play.round()), (seat, "ask-end-of-scoring", 2));
        assert_eq!((play.brokers(), play.front(2).as_str()), (vec!["1 4 b1".to_owned()], "321"), "nothing is back");
        play.play(&format!("{seat} skip"));
    }
    assert_eq!((play.round(), play.asked(), play.brokers().len()), (3, "ask-bid", 0));
}

// Y4.10
#[test]
fn nothing_of_the_round_is_left() {
    let board = Board::new(4).closed("port2").active(&["schemer:2", "merchant", "illusionist:1", "spy:3"]);
    let board = board.step("looks", json!([0, 0, 2, 0])).step("played", json!([2, 1, 2, 0]));
    let play = board.end_of_scoring().start();
    let json = play.json();
    assert_eq!((&json["closed"], &json["active"], play.round()), (&Json::Null, &json!([]), 3));
    assert!(["looks", "played", "fresh"].iter().all(|name| json["step"][name].is_null()), "{}", json["step"]);
}

// Y4.10
#[test]
fn points_gems_quotations_cards_and_order_stay() {
    let board = Board::new(4).order(&[4, 2, 1, 3]).score(1, 17).score(4, 3).gems(2, "bbyrk").gems(3, "g");
    let mut play = board.quotes([4, 15, 1, 9]).cards(3, &["mage", "banker"]).end_of_scoring().start();
    play.play("3 skip");
    assert_eq!((play.round(), play.order(), play.quotes()), (3, vec![4, 2, 1, 3], [4, 15, 1, 9]));
    assert_eq!(
        (play.all_scores(), play.all_gems()),
        (vec![17, 0, 0, 3], ["", "bbyrk", "g", ""].map(str::to_owned).into())
    );
    assert_eq!(play.cards(3), ["mage", "banker"]);
}

// Y4.10: what was in the ports and on the market comes no more.
#[test]
fn ships_are_discarded() {
    for seed in 1..=20 {
        let mut play = Play::new_game(4, &[], seed);
        let first = play.json()["ships"].as_array().expect("a list").clone();
        play.quietly_until(|_| false);
        let later = play.events.iter().filter_map(|event| match event {
            Event::DistrictLaidOut { ship, .. } | Event::MarketLaidOut { ship, .. } => Some(ship.to_string()),
            _ => None,
        });
        let mut seen: BTreeMap<String, u8> = BTreeMap::new();
        for ship in first.iter().map(|ship| ship.as_str().expect("a ship").to_owned()).chain(later) {
            *seen.entry(ship).or_default() += 1;
        }
        assert_eq!(seen.values().sum::<u8>(), 4 + 3 * 5);
        let copies = |name: &str| SHIPS.iter().find(|ship| ship.name == name).map_or(0, |ship| ship.copies);
        assert!(seen.iter().all(|(ship, number)| *number <= copies(ship)), "seed {seed}: {seen:?}");
    }
}

// Y4.10, Y1.1
#[test]
fn after_round_4_the_game_is_over() {
    for round in 1..=3 {
        let play = Board::new(4).round(round).end_of_scoring().start();
        assert_eq!((play.round(), play.acting()), (round + 1, 1));
        assert_eq!(play.json()["ships"].as_array().map(Vec::len), Some(4), "new ships");
    }
    let mut play = Board::new(4).round(4).brokers(&["1 4 b1"]).best_bidder().start();
    play.play("1 quote b +1");
    assert_eq!((play.round(), play.acting(), play.asked()), (4, 0, "over"));
    assert_eq!(back(&play, 4), (vec![ALL.to_owned(); 4], String::new(), 0));
    let json = play.json();
    assert_eq!(
        ["ships", "characters", "market_gems"].map(|name| json[name].clone()),
        [json!([]), json!([]), json!([])]
    );
}
