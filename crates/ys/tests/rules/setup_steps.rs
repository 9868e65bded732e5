//! Positions in JSON: what stands on the board fits the step that the game is at.

use crate::board::Board;
use crate::positions::*;
use serde_json::{Value as Json, json};

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
