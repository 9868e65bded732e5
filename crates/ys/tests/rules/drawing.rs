//! Games drawn from a view agree with everything that it tells, and vary in all else.

use crate::board::{Board, Play};
use crate::sight::{at_court, draws, neutral, set, variety};
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;
use ys::components::{CHARACTERS, SHIPS};

// Y2.1: bids that have not been shown.
#[test]
fn drawn_bids_are_any_two_brokers() {
    let mut play = Board::new(3).start();
    play.all(&["1 bid 4 1", "2 bid 0 0"]);
    let drawn = draws(&play, 1);
    let pairs = "00 10 11 20 21 30 31 32 33 40 41 42 43 44".split(' ').collect::<Vec<_>>();
    assert_eq!(variety(&drawn, "/seats/1/front"), set(&pairs), "there is one 2 only");
    assert_eq!(variety(&drawn, "/seats/0/front"), set(&["41"]), "their own");
    assert_eq!(variety(&drawn, "/seats/2/front"), set(&[""]), "who has not bid still has not");
    assert_eq!(variety(&draws(&play, 3), "/seats/0/front"), set(&pairs));
}

/// Seat 2 has both 4s and the 2 face up; two brokers lie face down.
fn hidden() -> Board {
    let board =
        Board::new(3).brokers(&["1 4 port1", "1 3 b2 down", "1 1 port1", "1 0 b3 down", "1 3 port1", "1 3 g2 down"]);
    let board = board.brokers(&[
        "2 4 port2",
        "2 3 palace2 down",
        "2 4 port2",
        "2 0 palace2 down",
        "2 2 port2",
        "2 1 trade2 down",
    ]);
    board.group(3, "112334", "palace4").before_turn(4, 1)
}

// Y3.6
#[test]
fn drawn_brokers_are_what_they_can_be() {
    let play = hidden().start();
    let drawn = draws(&play, 1);
    for index in [7, 9, 11] {
        assert_eq!(variety(&drawn, &format!("/brokers/{index}/value")), set(&["0", "1", "3"]), "no 4 and no 2 is left");
    }
    for (index, value) in [(0, "4"), (1, "3"), (3, "0"), (6, "4"), (10, "2")] {
        assert_eq!(variety(&drawn, &format!("/brokers/{index}/value")), set(&[value]), "they know it");
    }
    assert_eq!(variety(&drawn, "/seats/0/hand"), set(&["124"]));
    // 0 1 1 3 3 3 are left to lie face down or to be behind the screen, three each.
    let hands = set(&["011", "013", "033", "113", "133", "333"]);
    assert_eq!(variety(&drawn, "/seats/1/hand"), hands);
    assert_eq!(
        variety(&draws(&play, 0), "/brokers/1/value"),
        set(&["0", "1", "2", "3", "4"]),
        "a spectator knows nothing"
    );
}

// Y5.7
#[test]
fn drawn_games_keep_what_a_spy_has_seen() {
    let mut play = hidden().cards(1, &["spy"]).start();
    play.all(&["1 look 2:palace2#2", "1 look 2:trade2#1", "1 skip"]);
    let drawn = draws(&play, 1);
    assert_eq!((variety(&drawn, "/brokers/9/value"), variety(&drawn, "/brokers/11/value")), (set(&["0"]), set(&["1"])));
    assert_eq!(variety(&drawn, "/brokers/7/value"), set(&["1", "3"]), "1 3 3 3 are left");
    assert_eq!(variety(&draws(&play, 3), "/brokers/9/value"), set(&["0", "1", "3"]), "others know nothing of it");
}

// Y5.8
#[test]
fn drawn_games_keep_what_came_from_in_front_of_a_screen() {
    let mut play = Board::new(3).front(1, "42").active(&["illusionist:1"]).placing(1, 1).start();
    play.all(&["1 up 0 port1", "1 down 2/4 port1", "2 up 0 port2", "2 down 1 port2"]);
    let drawn = draws(&play, 2);
    assert_eq!(variety(&drawn, "/brokers/1/value"), set(&["2"]));
    assert!(variety(&drawn, "/seats/0/hand").iter().all(|hand| hand == "0111333"), "nothing is hidden");
    assert_eq!(variety(&draws(&play, 1), "/brokers/3/value"), set(&["1", "2", "3", "4"]), "both 0s have been seen");
}

// Y4.1, Y4.6
#[test]
fn while_scoring_only_what_lies_face_down_is_drawn() {
    let board = Board::new(3).brokers(&["1 4 port1", "2 3 port2 down", "2 1 port3 down", "3 2 b2 down"]);
    let play = board.scoring(1).start();
    let drawn = draws(&play, 1);
    let pair = |json: &Json| (json["brokers"][1]["value"].as_u64(), json["brokers"][2]["value"].as_u64());
    let pairs: BTreeSet<_> = drawn.iter().map(pair).collect();
    assert_eq!(pairs, [(Some(3), Some(1)), (Some(1), Some(3))].into());
    assert_eq!(variety(&drawn, "/brokers/3/value"), set(&["2"]), "nothing else is left");
    assert_eq!(variety(&drawn, "/seats/1/hand"), set(&["123344"]));
}

// Y7.1
#[test]
fn a_drawn_broker_in_the_throne_room_is_one_of_three() {
    let mut play = at_court();
    play.all(&["1 throne 4", "2 throne 0"]);
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/seats/0/throne"), set(&["4"]), "their own");
    assert_eq!(variety(&drawn, "/seats/1/throne"), set(&["0", "2", "4"]), "not shown yet");
    assert_eq!(variety(&drawn, "/seats/2/throne"), set(&[""]), "not sent yet");
    play.play("3 throne 1");
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/seats/1/throne"), set(&["0", "2", "4"]));
    assert_eq!(variety(&drawn, "/seats/2/throne"), set(&["0", "1"]));
    assert_eq!(variety(&draws(&play, 2), "/seats/0/throne"), set(&["1", "3", "4"]));
}

// Y7.1: all 1s of seat 2 are to be seen, so its second broker is the 4, and its first cannot be.
#[test]
fn drawn_brokers_in_the_throne_room_go_together() {
    let board = Board::new(3).with("kings_favor").round(3).throne(2, "34").front(2, "11");
    let board =
        board.brokers(&["2 1 port1", "2 0 port2 down", "2 4 port1", "2 2 port2 down", "2 0 port1", "2 2 port2 down"]);
    let board = board.group(1, "112334", "palace4").group(3, "112334", "palace4").placing(4, 1);
    let play = board.step("possible", json!({"2:throne#1": "34", "2:throne#2": "14"})).start();
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/seats/1/throne"), set(&["34"]));
    assert_eq!(variety(&drawn, "/brokers/1/value"), set(&["0", "2", "3"]));
}

// Y7.1, Y5.12: it stays one of three where the Mage puts it.
#[test]
fn a_drawn_broker_out_of_the_throne_room_was_one_of_three() {
    let board = Board::new(3).with("kings_favor").throne(2, "3").cards(2, &["mage"]).order(&[2, 1, 3]);
    let mut play = board.placing(1, 1).step("possible", json!({"2:throne#1": "134"})).start();
    play.all(&["2 up 4 port2", "2 down 2 trade2", "2 play mage 2@trade2/down 3@throne/down"]);
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/brokers/1/value"), set(&["1", "3", "4"]));
    assert_eq!(variety(&drawn, "/seats/1/throne"), set(&["0", "1", "2", "3", "4"]), "anything could have gone there");
}

// Y7.3
#[test]
fn drawn_games_keep_what_a_spy_saw_in_the_throne_room() {
    let board = Board::new(3).with("kings_favor").round(3).throne(2, "14").throne(3, "20").cards(1, &["spy"]);
    let mut play = board.before_turn(1, 1).start();
    play.play("1 look 2:throne#2");
    let second = |drawn: &[Json]| -> BTreeSet<String> {
        drawn.iter().map(|json| json["seats"][1]["throne"].as_str().expect("a text")[1..].to_owned()).collect()
    };
    assert_eq!(second(&draws(&play, 1)), set(&["4"]));
    assert_eq!(second(&draws(&play, 3)), set(&["0", "1", "2", "3", "4"]));
}

// Y8.1
#[test]
fn drawn_neutral_brokers_are_those_of_who_placed_them() {
    let play = neutral();
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/brokers/2/value"), set(&["4"]), "they placed it themselves");
    assert_eq!(variety(&drawn, "/brokers/5/value"), set(&["0", "1", "2", "4"]));
    assert_eq!(variety(&drawn, "/neutral/hands/0"), set(&["012"]));
    assert_eq!(variety(&drawn, "/neutral/hands/1"), set(&["012", "014", "024", "124"]));
    assert_eq!(variety(&draws(&play, 0), "/brokers/2/value"), set(&["0", "1", "2", "4"]));
    let mut strong = Board::new(2).with("strong_neutral").placing(1, 1).start();
    strong.all(&["1 up 4 port1", "1 down 3 b2", "1 neutral 4 trade1"]);
    assert_eq!(variety(&draws(&strong, 2), "/brokers/2/value"), set(&["0", "1", "3", "4"]));
}

/// How many of each kind there are, without some.
fn left<'a>(kinds: impl Iterator<Item = (&'a str, u8)>, seen: &[&str]) -> Vec<&'a str> {
    let mut all: Vec<&str> = kinds.flat_map(|(name, copies)| vec![name; copies.into()]).collect();
    for name in seen {
        all.remove(all.iter().position(|card| card == name).expect("a card"));
    }
    all
}

// Y0.4, Y0.6, Y1.2: cards to come are any that have not been seen.
#[test]
fn ships_and_characters_to_come_are_drawn_from_those_not_seen() {
    let ships = ["B*GR", "G*BY", "Y*GR", "R*BY", "B*GR", "B*RW", "G*BW", "Y*GW", "R*YW", "B*RY"];
    let characters = ["king", "prince", "prince", "alchemist", "spy", "mage", "queen", "banker"];
    let board = Board::new(4).placing(1, 1).step("seen_ships", json!(ships)).step("seen_characters", json!(characters));
    let play = board.start();
    let ships = left(SHIPS.iter().map(|ship| (ship.name, ship.copies)), &ships);
    let yellow = CHARACTERS.iter().filter(|card| card.name != "blue").map(|card| (card.name, card.copies));
    let characters = left(yellow, &characters);
    assert_eq!((ships.len(), characters.len()), (14, 7));
    for viewer in [0, 3] {
        let drawn = draws(&play, viewer);
        for json in &drawn {
            let to_come = |name: &str| serde_json::from_value::<Vec<Json>>(json["step"][name].clone()).expect("a list");
            let flat = |json: Json| if let Json::Array(list) = json { list } else { vec![json] };
            for (name, number, left) in [("ships", 10, &ships), ("characters", 4, &characters)] {
                let cards: Vec<Json> = to_come(name).into_iter().flat_map(flat).collect();
                assert_eq!(cards.len(), number);
                let often = |card: &Json| cards.iter().filter(|other| *other == card).count();
                assert!(
                    cards.iter().all(|card| often(card) <= left.iter().filter(|name| *card == **name).count()),
                    "{cards:?}"
                );
            }
        }
        assert_eq!(variety(&drawn, "/step/ships/0"), set(&ships), "every one that is left may be the next");
        assert_eq!(variety(&drawn, "/step/ships/9"), set(&ships));
        for district in 0..4 {
            assert_eq!(variety(&drawn, &format!("/step/characters/{district}/0")), set(&characters));
        }
    }
}

// Y0.2: Express has no ship with a white gem.
#[test]
fn in_express_no_white_gem_is_drawn() {
    let play = Play::new_game(3, &["express=true"], 5);
    for json in draws(&play, 2) {
        assert!(!json["step"]["ships"].to_string().contains('W'));
    }
}
