//! Positions set up by hand: what is possible can be played, what is impossible is refused with all its faults.

use crate::board;
use crate::positions;

use board::{Board, Play};
use game::{Game, Random, Seat, SetupError};
use positions::*;
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;
use ys::State;

// Y0.1, Y0.2, Y0.3, Y0.5, Y1.1: only the game and the seats must be there.
#[test]
fn members_that_can_be_left_out_have_their_usual_values() {
    for (players, districts) in [(2, 3), (3, 4), (4, 4)] {
        let play = Board(json!({"game": "ys", "seats": vec![json!({}); players]})).start();
        let order: Vec<u8> = (1..=players as u8).collect();
        assert_eq!((play.order(), play.waiting()), (order.clone(), order));
        assert_eq!((play.round(), play.phase(), play.asked(), play.quotes()), (1, 2, "ask-bid", [8; 4]));
        let json = play.json();
        let options = json!({"districts": districts, "kings_favor": false, "express": false, "strong_neutral": false});
        assert_eq!((&json["options"], &json["closed"], &json["active"]), (&options, &json!(null), &json!([])));
        for seat in 1..=players as u8 {
            assert_eq!(
                (play.hand(seat).as_str(), play.front(seat), play.score(seat)),
                ("00111233344", String::new(), 0)
            );
            assert_eq!((play.gems(seat), play.cards(seat).len()), (String::new(), 0));
        }
        let neutral = json!({"score": 0, "gems": {"b": 0, "g": 0, "y": 0, "r": 0, "k": 0}, "hands": ["0124", "0124"]});
        assert_eq!(json["neutral"], if players == 2 { neutral } else { Json::Null });
    }
}

// Y0.1: options that are left out, and those that are not.
#[test]
fn options_are_completed() {
    let play = set(Board::new(3), "options", json!({"express": true})).start();
    assert_eq!(play.hand(1), "001123344");
    assert_eq!(play.state.settings().to_string(), "districts=4 kings_favor=false express=true strong_neutral=false");
    assert_eq!(Board::new(3).three_districts().start().json()["options"]["districts"], 3);
    assert_eq!(Board::new(2).with("strong_neutral").start().json()["neutral"]["hands"], json!(["0134", "0134"]));
    assert_eq!(Board::new(4).with("kings_favor").start().json()["options"]["kings_favor"], true);
}

// Y0.2, Y7.1, Y8.1: what is nowhere else is behind the screen.
#[test]
fn hands_that_are_left_out_follow_from_the_rest() {
    let play = second_turn().front(2, "42").start();
    assert_eq!([1, 2, 3].map(|seat| play.hand(seat)), ["0112334", "0011133", "0112334"]);
    let favour = Board::new(3).with("kings_favor").round(3).throne(1, "44").throne(2, "20").throne(3, "10").start();
    assert_eq!([1, 2, 3].map(|seat| favour.hand(seat)), ["00111222333", "01112233344", "01122233344"]);
    let board = Board::new(2).brokers(&["1 4 port1", "1 3 port1 down", "0 2 port1 down by 1"]);
    let two = board.placing(1, 2).start();
    assert_eq!((two.json()["neutral"]["hands"].clone(), two.hand(1).as_str()), (json!(["014", "0124"]), "0112334"));
    let written = set(second_turn(), "seats/0/hand", json!("0112334"));
    assert!(written.start().state == second_turn().start().state);
}

// Y2.1: without a step nobody has bid, whatever else stands on the board.
#[test]
fn a_position_without_a_step_is_the_beginning_of_phase_2() {
    let play = Board::new(3).order(&[3, 1, 2]).score(1, 40).gems(2, "bbgk").cards(3, &["mage", "spy"]).start();
    assert_eq!((play.waiting(), play.asked(), play.round()), (vec![1, 2, 3], "ask-bid", 2));
    assert_eq!((play.score(1), play.gems(2).as_str(), play.cards(3)), (40, "bbgk", vec!["mage", "spy"]));
    assert_faults([
        (set(Board::new(3), "phase", json!(3)), &["Y2.1"]),
        (set(Board::new(3), "phase", json!(0)), &["Y2.1"]),
        (Board::new(3).front(1, "44"), &["Y3.5"]),
        (set(Board::new(3), "brokers", json!([{"seat": 1, "value": 4, "spot": "port1", "up": true}])), &["Y3.1"]),
        (Board::new(3).active(&["merchant"]), &["Y4.10"]),
        (Board::new(3).closed("port1"), &["Y5.15"]),
    ]);
}

// Y1.1: everything of a layout, or nothing of it.
#[test]
fn a_layout_is_whole() {
    let without = |members: &[&str]| members.iter().fold(Board::new(3), |board, member| set(board, member, json!([])));
    assert_possible([without(&["ships", "characters", "market_gems"])]);
    for members in [&["ships"][..], &["characters"], &["ships", "characters"]] {
        assert_eq!(without(members).faults()[0], "Y1.1");
    }
    assert_eq!(without(&["market_gems"]).faults()[0], "Y1.3");
    assert_eq!(without(&["ships", "characters", "market_gems"]).placing(1, 1).faults(), ["Y1.1", "Y1.3"]);
    assert_faults([
        (Board::new(3).ships(&["B*GR", "G*BY", "Y*GR"]), &["Y1.1"]),
        (Board::new(3).characters(&["king", "prince", "prince", "spy", "mage"]), &["Y1.1"]),
        (Board::new(2).ships(&["B*GR", "G*BY", "Y*GR", "R*BY"]), &["Y1.1"]),
    ]);
}

// Y0.1: where players and options are wrong, nothing else can be judged.
#[test]
fn players_and_options_must_go_together() {
    let number = |players: usize| Board(json!({"game": "ys", "seats": vec![json!({}); players], "round": 9}));
    for players in [0, 1, 5, 300] {
        assert_eq!(number(players).faults(), ["Y0.1"], "{players} players");
    }
    let express = set(Board::new(2), "options", json!({"express": true, "kings_favor": true, "districts": 4}));
    assert_faults([
        (set(Board::new(3), "game", json!("caylus")), &["Y0.1"]),
        (set(Board::new(3), "options/districts", json!(2)), &["Y0.1"]),
        (set(Board::new(3), "options/districts", json!(5)), &["Y0.1"]),
        (set(Board::new(2), "options/districts", json!(4)), &["Y0.1"]),
        (set(Board::new(4), "options/districts", json!(3)), &["Y0.1"]),
        (Board::new(2).with("kings_favor"), &["Y0.1"]),
        (Board::new(2).with("express"), &["Y0.1"]),
        (Board::new(3).with("strong_neutral"), &["Y0.1"]),
        (Board::new(4).with("strong_neutral"), &["Y0.1"]),
        (express, &["Y0.1"; 3]),
    ]);
}

// Y0.3
#[test]
fn every_seat_has_one_order_card() {
    assert_possible([Board::new(3).order(&[3, 1, 2]), Board::new(2).order(&[2, 1])]);
    assert_faults([
        (Board::new(3).order(&[1, 2]), &["Y0.3"]),
        (Board::new(3).order(&[1, 2, 2]), &["Y0.3"]),
        (Board::new(3).order(&[1, 2, 3, 3]), &["Y0.3"]),
        (Board::new(3).order(&[1, 2, 3, 1, 2, 3]), &["Y0.3"]),
        (Board::new(4).order(&[4, 3, 2, 1, 4]), &["Y0.3"]),
        (Board::new(3).order(&[1, 2, 4]), &["Y0.3", "Y0.3"]),
        (Board::new(2).order(&[0, 1]), &["Y0.3", "Y0.3"]),
        (set(Board::new(2), "order", json!([1, -2])), &["Y0.3", "Y0.3"]),
        (set(Board::new(2), "order", json!([1, 258])), &["Y0.3", "Y0.3"]),
    ]);
}

// Y0.3, Y0.5, Y0.7, Y1.1: numbers and their limits.
#[test]
fn numbers_are_within_their_limits() {
    for (path, rule, right, wrong) in [
        ("round", "Y1.1", [1, 3], [0, 5]),
        ("quotes/b", "Y0.5", [1, 15], [0, 16]),
        ("quotes/r", "Y0.5", [1, 15], [-1, 256]),
        ("seats/0/score", "Y0.3", [0, 999], [-1, 1000]),
        ("seats/2/gems/b", "Y0.7", [0, 99], [-1, 100]),
        ("seats/2/gems/k", "Y0.7", [0, 99], [-1, 300]),
    ] {
        let board = || Board::new(3).quotes([8; 4]);
        for number in right {
            assert_eq!(set(board(), path, json!(number)).faults(), Vec::<&str>::new(), "{path} {number}");
        }
        for number in wrong {
            assert_eq!(set(board(), path, json!(number)).faults(), [rule], "{path} {number}");
        }
    }
    assert_possible([Board::new(2).score(0, 30).gems(0, "bbk")]);
    assert_faults([
        (Board::new(2).score(0, 1000), &["Y0.3"]),
        (set(Board::new(2), "neutral/gems", json!({"g": -1})), &["Y0.7"]),
        (Board::new(3).score(0, 3), &["Y8.1"]),
        (Board::new(4).gems(0, "b"), &["Y8.1"]),
    ]);
}

// Y0.2, Y0.6
#[test]
fn ships_are_those_of_the_box() {
    assert_possible([
        Board::new(4).ships(&["B*GR", "B*GR", "R*YW", "Y*GW"]),
        Board::new(4).ships(&["B*GR", "B*RW", "R*GY", "Y*BG"]).market(&["w", "r", "y"]),
    ]);
    assert_faults([
        (Board::new(4).ships(&["B*GR", "G*BY", "Y*GR", "R*BW"]), &["Y0.6"]),
        (Board::new(4).ships(&["BGR*", "b*gr", "", "W*BG"]), &["Y0.6"; 4]),
        (Board::new(4).ships(&["R*YW", "R*YW", "Y*GR", "R*BY"]), &["Y0.6"]),
        (Board::new(4).ships(&["R*YW", "G*BW", "Y*GR", "R*BY"]).with("express"), &["Y0.2", "Y0.2"]),
        (Board::new(4).with("express").market(&["w", "b", "r"]), &["Y1.3"]),
        // All of R*YW and of B*GR are in the ports.
        (Board::new(4).ships(&["R*YW", "G*BY", "Y*GR", "R*BY"]).market(&["w", "r", "y"]), &["Y1.3"]),
    ]);
}

// Y0.8, Y1.1: characters in rounds 1 to 3, blue cards in round 4, none more often than it exists.
#[test]
fn characters_are_those_of_the_box() {
    assert_possible([
        Board::new(4).characters(&["prince", "prince", "king", "mage"]).cards(1, &["spy", "alchemist"]),
        Board::new(4).round(4).cards(1, &["spy"]),
        Board::new(4).round(4).characters(&["-", "blue", "-", "blue"]).scoring(1),
    ]);
    assert_faults([
        (Board::new(4).characters(&["prince", "prince", "prince", "mage"]), &["Y0.8"]),
        (Board::new(4).characters(&["king", "king", "spy", "mage"]), &["Y0.8"]),
        (Board::new(4).cards(2, &["alchemist"]), &["Y0.8"]), // it is on district 4
        (Board::new(4).cards(2, &["mage"]).cards(3, &["mage"]), &["Y0.8"]),
        (Board::new(4).characters(&["king", "joker", "prince", "Spy"]), &["Y1.1", "Y1.1"]),
        (Board::new(4).characters(&["king", "blue", "prince", "spy"]), &["Y1.1"]),
        (Board::new(4).round(4).characters(&["blue", "blue", "blue", "spy"]), &["Y1.1"]),
        (Board::new(4).characters(&["king", "-", "prince", "spy"]), &["Y1.1"]),
        (Board::new(4).characters(&["king", "-", "prince", "spy"]).placing(1, 1), &["Y1.1"]),
    ]);
}

// Y1.3, Y1.4
#[test]
fn market_gems_lie_on_open_rows() {
    assert_possible([
        Board::new(4).market(&["w", "b", "r"]),
        Board::new(3).market(&["-", "w", "r"]),
        Board::new(2).market(&["-", "b", "g"]),
        Board::new(4).market(&["r", "g", "b"]), // in any order
        Board::new(4).market(&["w", "b", "g"]),
        Board::new(4).market(&["-", "-", "-"]).scoring(1),
        Board::new(4).market(&["-", "r", "-"]).scoring(1),
    ]);
    assert_faults([
        (Board::new(4).market(&["b", "g"]), &["Y1.3"]),
        (Board::new(4).market(&["b", "g", "y", "r"]), &["Y1.3"]),
        (Board::new(4).market(&["b", "g", "k"]), &["Y1.3"]),
        (Board::new(4).market(&["B", "", "green"]), &["Y1.3"; 3]),
        (Board::new(4).market(&["-", "g", "y"]), &["Y1.3"]),
        (Board::new(4).market(&["b", "g", "-"]).placing(1, 1), &["Y1.3"]),
        (Board::new(3).market(&["b", "g", "y"]), &["Y1.4"]),
        (Board::new(2).market(&["b", "g", "y"]).placing(1, 1), &["Y1.4"]),
        (Board::new(2).market(&["-", "g", "-"]), &["Y1.3"]),
        // No ship brings them: the white one is on row 1, with fewer players on row 2; no gem is there twice.
        (Board::new(4).market(&["b", "w", "r"]), &["Y1.3"]),
        (Board::new(3).market(&["-", "r", "w"]), &["Y1.3"]),
        (Board::new(4).market(&["b", "b", "r"]), &["Y1.3"]),
        (Board::new(4).market(&["w", "b", "y"]), &["Y1.3"]), // no ship with blue, yellow and white
    ]);
}

// Y0.2, Y7.1: every broker of everybody is somewhere, and only once.
#[test]
fn brokers_are_those_of_the_box() {
    let hand = |text: &str| set(Board::new(3), "seats/1/hand", json!(text));
    assert_possible([hand("00111233344"), hand("44333211100"), Board::new(3).with("kings_favor").throne(1, "2")]);
    assert_faults([
        (hand(""), &["Y0.2"]),
        (hand("0011123334"), &["Y0.2"]),
        (hand("001112333444"), &["Y0.2"]),
        (hand("0011123334x"), &["Y0.2"]),
        (set(second_turn(), "seats/0/hand", json!("01123344")), &["Y0.2"]),
        (second_turn().front(1, "22"), &["Y0.2"]),
        (second_turn().front(1, "44"), &["Y0.2"]), // with the one in the port, three 4s
        (set(second_turn(), "brokers/1/value", json!(4)).front(1, "42"), &["Y0.2"]),
        (set(hand("00111233344"), "options/express", json!(true)), &["Y0.2"]),
        (Board::new(3).with("kings_favor").throne(1, "444").round(4), &["Y0.2"]),
        (Board::new(3).with("kings_favor").throne(1, "2222").round(4), &["Y7.1"]), // three rounds are over
    ]);
}

// Y3.1, Y3.2, Y3.3
#[test]
fn brokers_stand_on_open_spots() {
    assert_possible([second_turn(), set(second_turn(), "brokers/0/spot", json!("trade3"))]);
    assert_faults([
        (set(second_turn(), "brokers/0/spot", json!("b2")), &["Y3.3"]), // taken
        (set(second_turn(), "brokers/0/spot", json!("b1")), &["Y3.1"]), // closed
        (set(second_turn(), "brokers/0/spot", json!("throne")), &["Y3.1"]),
        (set(second_turn(), "brokers/0/spot", json!("harbour")), &["Y3.1"]),
        (set(second_turn(), "brokers/0/value", json!(5)), &["Y3.1"]),
        (set(second_turn(), "brokers/0/value", json!(-1)), &["Y3.1"]),
        (set(second_turn(), "brokers/0/value", json!(null)), &["Y3.1"]),
        (set(second_turn(), "brokers/0/seat", json!(4)), &["Y3.1"]),
        (set(second_turn(), "brokers/0/seat", json!(0)), &["Y3.1"]), // no neutral
        (set(second_turn(), "brokers/0/seat", json!(-1)), &["Y3.1"]),
        (set(second_turn(), "brokers/4/spot", json!("palace3")).three_districts(), &["Y3.1"]), // the other one there
    ]);
    let crowd = vec!["1 0 port1"; 33];
    assert_eq!(Board::new(3).brokers(&crowd).placing(2, 1).faults()[0], "Y3.1");
}

// Y3.1: everybody has placed as many as the turn tells.
#[test]
fn brokers_on_the_board_fit_the_turn() {
    let one = ["1 4 port1", "1 3 port1 down"];
    let both = ["1 4 port1", "1 3 port1 down", "2 4 port1", "2 3 port1 down"];
    let step = |brokers: &[&str], name: &str, place: u8| {
        Board::new(3).brokers(brokers).placing(1, place).step("at", json!(name))
    };
    assert_possible([
        step(&one, "up", 2),
        step(&one, "before-turn", 2),
        step(&one[..1], "down", 1),
        step(&one, "after-turn", 1),
        step(&both, "up", 3),
        step(&both, "after-turn", 2),
    ]);
    assert_faults([
        (step(&one, "up", 1), &["Y3.1"]),
        (step(&one, "down", 1), &["Y3.1"]),
        (step(&one, "down", 2), &["Y3.1"]),
        (step(&one[..1], "up", 2), &["Y3.1"]),
        (step(&one, "up", 3), &["Y3.1"]),
        (step(&one[..1], "after-turn", 1), &["Y3.1", "Y3.1"]),
        (step(&one, "start-of-placement", 1), &["Y3.1"]),
        (second_turn().step("turn", json!(1)), &["Y3.1"; 3]),
        (second_turn().step("turn", json!(3)), &["Y3.1"; 3]),
        (at_step(Board::new(3).brokers(&one), 2, "bids"), &["Y3.1"]),
        (Board::new(3).placing(1, 1).step("turn", json!(5)), &["Y3.1"]),
        (Board::new(3).placing(1, 1).step("turn", json!(0)), &["Y3.1"]),
        (Board::new(3).with("express").placing(1, 1).step("turn", json!(4)), &["Y3.1"]),
        (Board::new(3).placing(1, 4), &["Y2.2"]),
        (Board::new(3).placing(1, 0), &["Y2.2"]),
        (Board::new(3).start_of_scoring(), &["Y3.1"; 3]),
        (set(Board::new(3).scoring(1), "phase", json!(3)).step("at", json!("last-look")), &["Y3.1"; 3]),
    ]);
    let nine =
        vec!["1 1 port1", "1 1 port1", "1 2 port1", "1 3 port1", "1 3 port1", "1 3 port1", "1 4 port1", "1 4 port1"];
    assert_possible([Board::new(3).brokers(&nine).scoring(1)]);
    assert_faults([(Board::new(3).with("express").brokers(&nine[..7]).front(1, "100").scoring(1), &["Y0.2"])]);
    let seven = ["1 1 port1", "1 2 port1", "1 3 port1", "1 3 port1", "1 4 port1", "1 4 port1", "1 1 port1"];
    assert_faults([(Board::new(3).with("express").brokers(&seven).front(1, "00").scoring(1), &["Y3.5"])]);
    let newest = ["2 4 port1", "2 3 port1 down", "1 4 port1", "1 3 port1 down"];
    assert_faults([(step(&newest, "after-turn", 2), &["Y3.1"])]);
}

// Y2.1, Y3.5: two brokers in front of the screen while placing, then three.
#[test]
fn fronts_fit_the_step() {
    let scoring = || Board::new(3).brokers(&["1 4 port1"]).scoring(1);
    let bids = |front: &str| at_step(Board::new(3).front(1, front), 2, "bids");
    assert_possible([bids(""), bids("44"), second_turn().front(1, "20"), scoring().front(1, "431")]);
    assert_faults([
        (bids("4"), &["Y3.5"]),
        (bids("444"), &["Y3.5"]),
        (bids("22"), &["Y0.2"]), // there is one 2
        (second_turn().front(1, "2"), &["Y3.5"]),
        (second_turn().front(1, "210"), &["Y3.5"]),
        (scoring().front(1, "43"), &["Y3.5"]),
        (scoring().front(1, ""), &["Y3.5"]),
        (choosing(1, json!([])).front(2, ""), &["Y3.5"]),
        (over().front(1, "10"), &["Y3.5"]),
        (second_turn().front(1, "4x"), &["Y2.1", "Y3.5"]),
        (second_turn().front(1, "51"), &["Y2.1", "Y3.5"]),
        (second_turn().front(1, "3210"), &["Y2.1", "Y3.5"]),
    ]);
}

// Y2.1: some have bid.
#[test]
fn a_position_can_be_in_the_middle_of_the_bids() {
    let mut play = at_step(Board::new(3).front(2, "43"), 2, "bids").start();
    assert_eq!(
        (play.waiting(), play.hand(2).as_str(), play.view(1)["seats"][1]["front"].clone()),
        (vec![1, 3], "001112334", json!(null))
    );
    play.all(&["1 bid 4 4", "3 bid 0 0"]);
    assert_eq!((play.acting(), play.asked()), (1, "ask-order"));
    let all = at_step(Board::new(3).front(1, "10").front(2, "43").front(3, "20"), 2, "bids").start();
    assert_eq!((all.acting(), all.asked(), all.front(2).as_str()), (2, "ask-order", "43"));
}

// Y2.2: as many places have been chosen as bidders had their turn.
#[test]
fn chosen_places_fit_the_bidder() {
    assert_possible([
        choosing(1, json!([])),
        choosing(2, json!([null, 1, null])),
        choosing(2, json!([1])),
        choosing(3, json!([null, 2, 1])),
    ]);
    let last = choosing(3, json!([null, 2, 1])).start();
    assert_eq!((last.order(), last.asked()), (vec![3, 2, 1], "ask-up"));
    let second = choosing(2, json!([null, 1, null])).start();
    assert_eq!((second.acting(), second.legal()), (2, vec!["order 1".to_owned(), "order 3".into()]));
    assert_faults([
        (choosing(1, json!([1])), &["Y2.2"]),
        (choosing(2, json!([])), &["Y2.2"]),
        (choosing(2, json!([1, 2, null])), &["Y2.2"]),
        (choosing(3, json!([1, 1, null])), &["Y2.2"]),
        (choosing(2, json!([4])), &["Y2.2", "Y2.2"]),
        (choosing(2, json!([null, null, null, 1])), &["Y2.2"]),
        (choosing(2, json!([null, null, null, null, 1])), &["Y2.2", "Y2.2"]),
        (second_turn().step("chosen", json!([1])), &["Y2.2"]),
        (choosing(4, json!([1, 2, 3])), &["Y2.2", "Y2.2"]),
    ]);
}

// Y2.2, Y2.3: it is the best bidders who have chosen; a seat that could choose twice would get two order cards.
#[test]
fn only_the_best_bidders_have_chosen() {
    assert_faults([
        (choosing(2, json!([2, null, null])), &["Y2.2"]),
        (choosing(2, json!([null, 3, null])), &["Y2.2"]),
        (choosing(3, json!([1, 3, null])), &["Y2.2"]),
    ]);
}

// Y5.1: cards that are kept, and those in force.
#[test]
fn cards_are_such_as_are_kept() {
    assert_possible([
        Board::new(3).active(&["merchant", "schemer:2", "spy:3", "illusionist:1"]).placing(1, 1),
        Board::new(3).cards(1, &["banker", "captain", "spy"]).step("played", json!([2, 0, 0])).placing(1, 1),
        Board::new(3).cards(1, &["banker", "captain"]).step("fresh", json!([2, 0, 0])).scoring(1),
    ]);
    let many = ["banker"; 16];
    assert_eq!(Board::new(3).cards(1, &many).faults(), ["Y5.1", "Y0.8"]);
    assert_faults([
        (Board::new(3).cards(1, &["king"]), &["Y5.1"]),
        (Board::new(3).cards(1, &["prince", "blue", "joker", ""]), &["Y5.1"; 4]),
        (Board::new(3).active(&["schemer:4"]).placing(1, 1), &["Y5.1"]),
        (Board::new(3).active(&["schemer", "merchant:1", "mage:1", "spy:", "spy:+1"]).placing(1, 1), &["Y5.1"; 5]),
        (Board::new(3).active(&["merchant", "merchant"]).placing(1, 1), &["Y0.8"]),
        (Board::new(3).active(&["spy:1", "merchant", "spy:1"]).placing(1, 1), &["Y0.8"]),
        (Board::new(3).placing(1, 1).step("played", json!([3, 0, 0])), &["Y5.1"]),
        (Board::new(3).placing(1, 1).step("played", json!([-1, 0, 0])), &["Y5.1"]),
        (Board::new(3).placing(1, 1).step("played", json!([1, 1])), &["Y5.1"]),
        (Board::new(3).cards(1, &["banker"]).scoring(1).step("fresh", json!([2, 0, 0])), &["Y5.1"]),
        (Board::new(3).cards(1, &["banker"]).placing(1, 1).step("fresh", json!([1, 0, 0])), &["Y5.1"]),
        (Board::new(3).placing(1, 1).step("looks", json!([1, 0, 0])), &["Y5.7"]),
        (Board::new(3).active(&["spy:1"]).placing(1, 1).step("looks", json!([4, 0, 0])), &["Y5.7"]),
        (Board::new(3).active(&["spy:1"]).placing(1, 1).step("looks", json!([0, 2, 0])), &["Y5.7"]),
    ]);
    let nine = [
        "spy:1",
        "spy:2",
        "spy:3",
        "schemer:1",
        "schemer:2",
        "schemer:3",
        "illusionist:1",
        "illusionist:2",
        "merchant",
    ];
    assert_eq!(Board::new(3).active(&nine).placing(1, 1).faults()[0], "Y5.1");
}

// Y0.8: there is one Schemer, one Spy, one Illusionist, one Merchant.
#[test]
fn a_card_in_force_is_nowhere_else() {
    for board in [
        Board::new(3).active(&["schemer:1", "schemer:2"]).placing(1, 1),
        Board::new(3).active(&["schemer:1"]).cards(2, &["schemer"]).placing(1, 1),
        Board::new(3).active(&["merchant"]).cards(1, &["merchant"]).scoring(1),
        Board::new(3).active(&["spy:1"]).characters(&["king", "prince", "prince", "spy"]).placing(1, 1),
    ] {
        assert_eq!(board.faults(), ["Y0.8"], "{}", board.0);
    }
}

// Y4.10, Y5.1, Y5.15: in phase 2 no card has been played in this round.
#[test]
fn no_card_is_in_force_before_placement() {
    let bids = || at_step(Board::new(3), 2, "bids");
    assert_eq!(bids().active(&["merchant"]).faults(), ["Y4.10"]);
    assert_eq!(bids().closed("port1").faults(), ["Y5.15"]);
    assert_eq!(choosing(1, json!([])).closed("port1").faults(), ["Y5.15"]);
    assert_eq!(bids().step("played", json!([2, 0, 0])).faults(), ["Y5.1"]);
}

// Y5.15
#[test]
fn the_queens_zone_is_a_zone_in_play() {
    assert_possible([Board::new(3).closed("palace4").placing(1, 1), Board::new(3).closed("port1").scoring(1)]);
    assert_faults([
        (Board::new(3).closed("b2").placing(1, 1), &["Y5.15"]),
        (Board::new(3).closed("throne").placing(1, 1), &["Y5.15"]),
        (Board::new(3).closed("").placing(1, 1), &["Y5.15"]),
        (Board::new(2).closed("port4").placing(1, 1), &["Y5.15"]),
        (flattery().closed("port1"), &["Y5.15"]),
    ]);
}

// Y1.1: the steps and their phases.
#[test]
fn the_step_belongs_to_the_phase() {
    assert_possible([flattery(), over()]);
    assert_faults([
        (at_step(Board::new(3), 2, "dinner"), &["Y1.1"]),
        (at_step(Board::new(3), 2, ""), &["Y1.1"]),
        (at_step(Board::new(3), 3, "bids"), &["Y1.1"]),
        (set(second_turn(), "phase", json!(2)), &["Y1.1"]),
        (set(Board::new(3).scoring(1), "phase", json!(5)), &["Y1.1"]),
        (set(flattery(), "phase", json!(4)), &["Y1.1"]),
        (set(over(), "phase", json!(5)), &["Y1.1"]),
        (set(over(), "round", json!(3)), &["Y1.1"]),
        (over().ships(&["B*GR", "G*BY", "Y*GR", "R*BY"]), &["Y1.1"]),
        (Board::new(4).placing(1, 1).step("at", json!("neutral")), &["Y8.1"]),
    ]);
    let neither = at_step(Board::new(3).ships(&[]).characters(&[]).market(&[]), 5, "throne");
    assert_eq!(neither.faults()[0], "Y7.1", "without King's Favour");
}

// Y4.1, Y4.6, Y4.7: in the city, what has been scored and what is turned up.
#[test]
fn scoring_finds_the_brokers_where_they_should_be() {
    let brokers = ["1 4 port2", "2 4 trade3 down", "3 3 b3 down"];
    let market = |name: &str, brokers: &[&str]| Board::new(3).brokers(brokers).scoring(1).step("at", json!(name));
    assert_possible([
        Board::new(3).brokers(&brokers).scoring(1),
        Board::new(3).brokers(&brokers).scoring(2),
        Board::new(3).brokers(&brokers).scoring(2).step("at", json!("district-over")),
        market("columns", &["3 3 b3"]),
        market("quotation", &["3 3 b3"]),
        market("row-over", &["3 3 b3"]),
    ]);
    assert_faults([
        (Board::new(3).brokers(&brokers[..1]).scoring(3), &["Y4.6"]),
        (Board::new(3).brokers(&["1 4 port2", "2 4 trade3"]).scoring(4), &["Y4.6", "Y4.6"]),
        (market("columns", &["3 3 b3 down"]), &["Y4.1"]),
        (market("quotation", &["3 3 b3", "1 3 port4"]), &["Y4.6"]),
        (Board::new(3).brokers(&["3 3 port1"]).end_of_scoring(), &["Y4.6"]),
        (Board::new(3).scoring(5), &["Y4.1"]),
        (Board::new(2).scoring(4), &["Y4.1"]),
        (Board::new(3).scoring(0), &["Y4.1"]),
        (market("row-over", &[]).step("number", json!(4)), &["Y4.7"]),
        (market("row-over", &[]).step("number", json!(0)), &["Y4.7"]),
    ]);
}

// Y4.1: the brokers of a district that is scored have been revealed.
#[test]
fn a_district_that_is_scored_lies_face_up() {
    let brokers = ["1 4 port2", "2 4 port2 down", "3 4 port3 down"];
    for name in ["gems", "district-over"] {
        let board = Board::new(3).brokers(&brokers).scoring(2).step("at", json!(name));
        assert_eq!(board.faults(), ["Y4.1"], "{name}");
    }
}

// Y4.1: the gems that are left on a ship.
#[test]
fn the_cargo_comes_from_the_ship() {
    let cargo = |text: &str| Board::new(4).brokers(&["1 4 port1", "2 3 port1"]).scoring(1).step("cargo", json!(text));
    let mut play = cargo("bg").start();
    assert_eq!((play.acting(), play.legal()), (2, vec!["gem b".to_owned(), "gem g".into()]));
    play.play("2 gem g");
    assert_eq!((play.gems(2).as_str(), play.gems(1).as_str()), ("g", "k"), "nobody is third: the rest goes back");
    assert_eq!(cargo("bbgr").start().acting(), 1);
    assert_eq!(cargo("bgr").start().acting(), 1);
    assert_possible([cargo("r"), cargo("")]);
    assert_faults([
        (cargo("bbbg"), &["Y4.1"]),
        (cargo("bby"), &["Y4.1"]),
        (cargo("bbgrr"), &["Y4.1"]),
        (cargo("bx"), &["Y4.1"]),
        (cargo("w"), &["Y4.1"]),
        (Board::new(3).scoring(1).step("cargo", json!("bbg")), &["Y4.1"]), // the big one counts once
    ]);
}

// Y4.5: somebody has to colour a white gem.
#[test]
fn a_white_gem_waits_for_its_colour() {
    let play = Board::new(4).round(4).scoring(2).step("at", json!("district-over")).step("white", json!(3)).start();
    assert_eq!((play.acting(), play.asked()), (3, "ask-color"));
    assert_faults([
        (Board::new(3).scoring(1).step("white", json!(4)), &["Y4.5"]),
        (second_turn().step("white", json!(1)), &["Y4.5"]),
        (Board::new(3).end_of_scoring().step("white", json!(1)), &["Y4.5"]),
    ]);
}

// Y4.8: columns that have been ranked.
#[test]
fn ranked_columns_are_columns() {
    let columns = |text: &str| Board::new(3).scoring(1).step("at", json!("columns")).step("ranked", json!(text));
    let play = columns("y").start();
    assert_eq!((play.asked(), play.legal()), ("ask-rank", vec!["rank b".to_owned(), "rank g".into(), "rank r".into()]));
    assert_possible([columns(""), columns("yrb"), columns("yrbg")]);
    assert_faults([
        (columns("yy"), &["Y4.8"]),
        (columns("yw"), &["Y4.8"]),
        (columns("bgyrb"), &["Y4.8"]),
        (Board::new(3).scoring(1).step("ranked", json!("b")), &["Y4.8"]),
    ]);
}

// Y5.12: which of the brokers just placed have gone to the throne room.
#[test]
fn brokers_that_have_gone_are_named() {
    let after = |gone: Json| {
        let board = Board::new(3).with("kings_favor").throne(1, "0").brokers(&["1 4 port1", "1 3 port1 down"]);
        board.cards(1, &["mercenary"]).placing(1, 1).step("at", json!("after-turn")).step("gone", gone)
    };
    assert_eq!(after(json!(["up"])).start().legal(), ["play mercenary down", "skip"]);
    assert_eq!(after(json!(["down"])).start().legal(), ["play mercenary up", "skip"]);
    assert_faults([(after(json!(["both"])), &["Y5.12"])]);
}

// Y7.1: the throne room.
#[test]
fn the_throne_room_fits_the_round() {
    assert_possible([
        Board::new(3).with("kings_favor").throne(1, "4"),
        Board::new(4).with("kings_favor").round(4).throne(1, "442"),
        flattery(),
        set(over().with("kings_favor").throne(1, "4400"), "phase", json!(5)),
        flattery().front(1, "").throne(1, "43"), // seat 1 has answered
    ]);
    assert_faults([
        (Board::new(3).throne(1, "4"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").round(1).throne(1, "4"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").throne(1, "43"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").throne(1, "5"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").round(4).throne(1, "40x"), &["Y7.1"]),
        (Board::new(3).with("kings_favor").round(4).throne(1, "43210"), &["Y7.1"]),
        (flattery().front(1, "").throne(1, "44"), &["Y7.1"]), // the second 4 was not in front
        (flattery().front(1, "").throne(1, ""), &["Y7.1"]),
        (flattery().step("fronts", json!(["31", "410", "100"])), &["Y3.5"]),
        (flattery().step("fronts", json!([])), &["Y3.5"; 3]),
        (flattery().step("fronts", json!(["444", "410", "100"])), &["Y0.2"]),
    ]);
    let mut play = flattery().front(1, "").throne(1, "43").start();
    assert_eq!((play.waiting(), play.hand(1).as_str(), play.throne(1).as_str()), (vec![2, 3], "00111222334", "43"));
    play.all(&["2 throne 4", "3 throne 0"]);
    assert_eq!((play.round(), play.throne(2).as_str(), play.throne(3).as_str()), (3, "04", "10"));
}

// Y8.1: neutral brokers, in hands, on the board and set aside.
#[test]
fn neutral_brokers_are_those_of_the_box() {
    let placed = |neutral: &str| Board::new(2).brokers(&["1 4 port1", "1 3 port1 down", neutral]).placing(1, 2);
    assert_possible([
        placed("0 4 port1 down by 1"),
        set(placed("0 4 port1 down by 1"), "neutral", json!({"hands": ["012", null]})),
        set(Board::new(2), "neutral", json!({"hands": ["0124", "4210"]})),
        Board::new(2).scoring(1),
    ]);
    assert_faults([
        (placed("0 3 port1 down by 1"), &["Y8.1"]), // only the strong neutral has a 3
        (placed("0 4 port1 down by 2"), &["Y8.1", "Y8.1"]),
        (placed("0 4 port1 down by 1").step("neutral_by", json!([])), &["Y8.1"; 2]),
        (placed("0 4 port1 down by 3"), &["Y8.1"; 3]),
        (set(placed("0 4 port1 down by 1"), "neutral", json!({"hands": ["0124", "0124"]})), &["Y8.1"]),
        (set(Board::new(2), "neutral", json!({"hands": ["012", "0124"]})), &["Y8.1"]),
        (set(Board::new(2), "neutral", json!({"hands": ["012x", "0124"]})), &["Y8.1"]),
        (Board::new(2).scoring(1).step("aside", json!([])), &["Y8.1", "Y8.1"]),
        (Board::new(2).scoring(1).step("aside", json!(["0124", "0122"])), &["Y8.1"]),
        (Board::new(2).scoring(1).step("aside", json!(["0124", "01244"])), &["Y8.1", "Y8.1"]),
        (Board::new(2).placing(1, 1).step("aside", json!(["0", ""])), &["Y8.1", "Y8.1"]),
        (Board::new(2).brokers(&["1 4 port1", "1 3 port1 down"]).placing(1, 2), &["Y8.1"]),
    ]);
    assert_possible([placed("0 3 port1 down by 1").with("strong_neutral")]);
}

// Y3.6, Y5.7: what is known of face-down brokers.
#[test]
fn what_is_known_of_hidden_brokers_fits_them() {
    let looked = |name: &str, seats: Json| second_turn().step("looked", json!({name: seats}));
    let possible = |name: &str, values: &str| second_turn().step("possible", json!({name: values}));
    assert_possible([looked("1:port1#1", json!([2, 3])), possible("2:b3#1", "13"), possible("1:port1#1", "3")]);
    let play = looked("1:port1#1", json!([2])).start();
    assert_eq!([2, 3].map(|seat| play.view(seat)["brokers"][1]["value"].clone()), [json!(3), json!(null)]);
    let play = possible("1:port1#1", "3").start();
    assert_eq!(play.view(0)["brokers"][1]["value"], 3, "everybody saw it");
    assert_faults([
        (looked("1:port1#2", json!([2])), &["Y3.6"]), // one lies face up
        (looked("1:port1#0", json!([2])), &["Y3.6"]),
        (looked("1:port1", json!([2])), &["Y3.6"]),
        (looked("4:port1#1", json!([2])), &["Y3.6"]),
        (looked("1:throne#1", json!([2])), &["Y3.6"]),
        (looked("4:throne#1", json!([2])), &["Y3.6"]),
        (looked("1:port1#1", json!([4])), &["Y5.7"]),
        (possible("1:port1#1", "12"), &["Y3.6"]),
        (possible("1:port1#1", ""), &["Y3.6"]),
        (possible("1:port1#1", "3x"), &["Y3.6"]),
        (possible("1:port1#1", "33"), &["Y3.6"]),
        (possible("1:trade1#1", "3"), &["Y3.6"]),
    ]);
    let two = Board::new(2).brokers(&["1 4 port1", "1 3 port1 down", "0 4 port1 down by 1"]).placing(1, 2);
    assert_eq!(two.step("looked", json!({"0:port1#1": [2]})).faults(), ["Y3.6"], "nobody looks at a neutral broker");
}

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

// Y0.2, Y0.3, Y0.5, Y0.6, Y0.7, Y1.3: several faults at once.
#[test]
fn all_faults_are_listed_at_once() {
    let mut board = Board::new(4).order(&[1, 1, 2, 3]).quotes([0, 8, 16, 8]).gems(2, "b").cards(3, &["king"]);
    board = set(set(board, "seats/0/score", json!(-5)), "seats/1/gems/g", json!(-1));
    board = board.ships(&["B*GR", "X", "Y*GR", "R*BY"]).market(&["b", "g"]);
    assert_eq!(board.faults(), ["Y0.3", "Y0.5", "Y0.5", "Y0.3", "Y0.7", "Y5.1", "Y0.6", "Y1.3"]);
    let words = read(&board.0.to_string()).expect_err("it is impossible").to_string();
    for part in ["every seat once", "`quotes` is 16; it can be 1 to 15", "there is no ship `X`", "(rule Y0.7)"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    assert_eq!(words.lines().count(), 1 + 8);
}

// Y3.6: what one viewer knows is not a whole position, at any decision of any game.
#[test]
fn views_are_no_positions() {
    for (state, _) in positions() {
        for viewer in [None, Some(Seat::One), Some(Seat::Two)] {
            let view = serde_json::to_string(&state.view(viewer)).expect("a view is JSON");
            match read(&view) {
                Err(SetupError::Impossible(faults)) => {
                    assert!(faults.iter().any(|fault| fault.rule == "Y3.6"), "{view}")
                }
                other => panic!("{other:?}: {view}"),
            }
        }
    }
    let mut end = Play::new_game(3, &["kings_favor"], 1);
    end.quietly_until(|_| false);
    assert!(read(&end.json().to_string()).is_ok() && read(&end.view(1).to_string()).is_err());
}

// Y7.1: at the beginning of phase 2 of round r everybody has r - 1 brokers in the throne room; left out, chance decides.
#[test]
fn a_throne_room_that_is_left_out_is_filled() {
    let favor = |round: u8| Board::new(3).with("kings_favor").round(round);
    let mut different = BTreeMap::new();
    for seed in 0..20 {
        let state =
            State::from_json(&favor(3).throne(1, "43").0.to_string(), &mut Random::new(seed)).expect("possible");
        let json = serde_json::to_value(state).expect("JSON");
        let throne = |seat: usize| json["seats"][seat]["throne"].as_str().expect("a text").to_owned();
        assert_eq!((throne(0).as_str(), throne(1).len(), throne(2).len()), ("43", 2, 2));
        different.insert(throne(1), seed);
    }
    assert!(different.len() > 3, "{different:?}");
    let mut hand = favor(2);
    hand.0["seats"][0]["hand"] = json!("00112233344");
    assert_eq!(hand.start().throne(1), "1", "what is not in the hand");
    assert_eq!(favor(3).throne(1, "4").faults(), ["Y7.1"]);
    assert_eq!(favor(2).throne(1, "").faults(), ["Y7.1"]);
}

// Y3.6: brokers that are known together are one seat's, and have those values.
#[test]
fn brokers_that_are_known_together_fit() {
    let board = || Board::new(3).with("kings_favor").round(3).throne(1, "43").throne(2, "21").throne(3, "32");
    let group = |brokers: Json, values: &str| {
        board().start_of_placement().step("together", json!([{"brokers": brokers, "values": values}]))
    };
    assert_possible([group(json!(["1:throne#1", "1:throne#2"]), "34")]);
    assert_faults([
        (group(json!(["1:throne#1", "1:throne#2"]), "33"), &["Y3.6"][..]),
        (group(json!(["1:throne#1", "2:throne#1"]), "24"), &["Y3.6"]),
        (group(json!(["1:throne#1", "1:throne#3"]), "4"), &["Y3.6"]),
        (group(json!([]), ""), &["Y3.6"]),
    ]);
    let drawn = group(json!(["1:throne#1", "1:throne#2"]), "34").start();
    for seed in 0..50 {
        let state = State::resample(&drawn.state.view(None), &mut Random::new(seed));
        let throne = serde_json::to_value(state).expect("JSON")["seats"][0]["throne"].clone();
        assert!(throne == "34" || throne == "43", "{throne}");
    }
}
