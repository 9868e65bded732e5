//! Two players and the neutral (Y8).

use crate::board;

use board::{Board, Play, at};
use serde_json::json;
use ys::{Character, Event, Owner};

/// District 1 is scored with these brokers; up to the market, where nobody is.
fn city(board: Board) -> Play {
    let mut play = board.scoring(1).start();
    play.until_asked("ask-rank");
    play
}

/// The first seat to place has placed its own two brokers.
fn placing_neutral(board: Board) -> Play {
    let mut play = board.placing(1, 1).start();
    play.all(&["1 up 4 port1", "1 down 3 b2"]);
    assert_eq!((play.acting(), play.asked()), (1, "ask-neutral"));
    play
}

// Y8.1
#[test]
fn two_play_on_three_districts_with_four_neutral_brokers_each() {
    for (options, hand) in [(&[][..], "0124"), (&["strong_neutral"], "0134")] {
        let play = Play::new_game(2, options, 7);
        let json = play.json();
        assert_eq!(json["neutral"]["hands"], json!([hand, hand]));
        assert_eq!((json["options"]["districts"].clone(), json["ships"].as_array().map(Vec::len)), (json!(3), Some(3)));
        assert!(json["market_gems"][0].is_null() && !json["market_gems"][1].is_null(), "row 1 is closed");
        assert_eq!((play.score(0), play.gems(0).as_str()), (0, ""));
    }
}

// Y8.1, Y3.2, Y3.3
#[test]
fn a_neutral_broker_can_be_placed_anywhere_legal() {
    let play = placing_neutral(Board::new(2));
    let spots = ["port", "trade", "palace"].map(|zone| [1, 2, 3].map(|number| format!("{zone}{number}"))).concat();
    let cells = ["b3", "g2", "g3", "r2", "r3", "y2", "y3"].map(str::to_owned);
    let spots = [spots, cells.to_vec()].concat();
    let mut all: Vec<String> =
        [0, 1, 2, 4].iter().flat_map(|value| spots.iter().map(move |spot| format!("neutral {value} {spot}"))).collect();
    all.sort();
    assert_eq!(play.legal(), all);
    for (text, rule) in [
        ("neutral 3 port1", "Y8.1"),
        ("up 2 port1", "Y8.1"),
        ("skip", "Y8.1"),
        ("neutral 4 b2", "Y3.3"),
        ("neutral 4 g1", "Y3.3"),
        ("neutral 4 trade4", "Y0.1"),
    ] {
        assert_eq!(play.refused(&format!("1 {text}")), rule, "{text}");
    }
    let play = placing_neutral(Board::new(2).closed("trade2"));
    assert_eq!((play.can("neutral 4 trade2"), play.refused("1 neutral 4 trade2")), (false, "Y5.15"));
    let play = placing_neutral(Board::new(2).with("strong_neutral"));
    assert_eq!((play.can("neutral 3 port1"), play.refused("1 neutral 2 port1")), (true, "Y8.1"), "strong");
}

// Y8.1
#[test]
fn each_human_places_their_own_four_one_a_turn_face_down() {
    let mut play = placing_neutral(Board::new(2));
    play.play("1 neutral 2 trade1");
    assert_eq!(play.brokers().last().map(String::as_str), Some("0 2 trade1 down"));
    assert_eq!((play.acting(), play.asked()), (2, "ask-up"), "then it is the other one's turn");
    play.all(&["2 up 4 port1", "2 down 3 port1", "2 neutral 2 port1", "1 up 3 port1", "1 down 2 port1"]);
    assert_eq!((play.asked(), play.refused("1 neutral 2 port1")), ("ask-neutral", "Y8.1"), "their 2 is placed");
    assert_eq!(play.json()["neutral"]["hands"], json!(["014", "014"]));
    play.to_phase(4);
    for seat in [1, 2] {
        let mut values: Vec<u8> = play.events.iter().filter_map(|event| placed_neutral(event, seat)).collect();
        values.sort_unstable();
        assert_eq!(values, [0, 1, 2, 4], "all four of seat {seat} in four turns");
    }
}

fn placed_neutral(event: &Event, seat: u8) -> Option<u8> {
    match event {
        Event::Placed { by, owner: Owner::Neutral, value: Some(value), shown: false, .. } if *by == at(seat) => {
            Some(value.number())
        }
        _ => None,
    }
}

// Y8.1, Y5.7
#[test]
fn nobody_may_look_at_a_neutral_broker() {
    for spy in [1, 2] {
        let mut play = Board::new(2).cards(spy, &["spy"]).placing(1, 1).start();
        play.all(&["1 up 4 port1", "1 down 3 trade1", "1 neutral 2 trade1"]);
        for viewer in [0, 1, 2] {
            assert!(play.view(viewer)["brokers"][2]["value"].is_null(), "hidden from {viewer}");
        }
        assert_eq!(play.acting(), 2, "who placed it is not even asked");
        if spy == 2 {
            assert_eq!(play.legal(), ["look 1:trade1#1", "skip"]);
        } else {
            play.all(&["2 up 4 port2", "2 down 4 trade1", "2 neutral 0 trade1"]);
            assert_eq!((play.acting(), play.legal()), (1, vec!["look 2:trade1#1".to_owned(), "skip".into()]));
        }
    }
}

// Y8.2
#[test]
fn the_neutral_neither_bids_nor_has_an_order_card() {
    let mut play = Board::new(2).order(&[2, 1]).start();
    assert_eq!(play.json()["order"], json!([2, 1]));
    play.all(&["1 bid 0 0", "2 bid 1 0"]);
    assert_eq!((play.acting(), play.legal()), (2, vec!["order 1".to_owned(), "order 2".into()]));
    assert_eq!(play.refused("2 order 3"), "Y2.2");
    play.play("2 order 2");
    assert_eq!((play.order(), play.acting(), play.asked()), (vec![1, 2], 1, "ask-up"));
}

/// Both humans and the neutral are tied in a zone of district 1, where the King is; the humans have strong fronts.
fn tied_in(zone: &str) -> Board {
    let brokers = [format!("1 2 {zone}1"), format!("2 2 {zone}1"), format!("0 2 {zone}1 by 1")];
    Board::new(2).front(1, "443").front(2, "433").more_brokers(brokers)
}

/// Both humans and the neutral are tied in row 2 and in the whole market.
fn tied_in_market() -> Board {
    let brokers = ["1 2 b2", "2 2 g2", "0 2 y2 by 1"];
    Board::new(2).front(1, "443").front(2, "433").brokers(&brokers).scoring_market()
}

/// Coloured gems of both humans and the neutral, and which of them won the zone.
fn won(play: &Play, zone: &str) -> (Vec<usize>, Vec<u8>) {
    (play.colored(), play.zone_winners(zone))
}

// Y8.2
#[test]
fn the_neutral_wins_every_tie_in_the_city() {
    for zone in ["port", "trade", "palace"] {
        assert_eq!(won(&city(tied_in(zone)), zone), (vec![1, 0, 2], vec![0]), "{zone}");
        let zeros = [format!("2 0 {zone}1"), format!("0 0 {zone}1 by 2")];
        let play = city(Board::new(2).front(2, "443").more_brokers(zeros));
        assert_eq!(won(&play, zone), (vec![0, 1, 2], vec![0]), "{zone}: zeros");
        let less = [format!("1 2 {zone}1"), format!("0 1 {zone}1 by 1")];
        assert_eq!(won(&city(Board::new(2).more_brokers(less)), zone), (vec![2, 0, 1], vec![1]), "{zone}: no tie");
    }
}

// Y8.2, Y5.10
#[test]
fn only_the_schemer_beats_it_in_a_tie() {
    for zone in ["port", "trade", "palace"] {
        let play = city(tied_in(zone).active(&["schemer:2"]));
        assert_eq!(won(&play, zone), (vec![0, 2, 1], vec![2]), "{zone}: then comes the neutral");
        let tied = [format!("2 2 {zone}1"), format!("0 2 {zone}1 by 1")];
        let play = city(Board::new(2).more_brokers(tied).active(&["schemer:1"]));
        assert_eq!(won(&play, zone), (vec![0, 1, 2], vec![0]), "{zone}: a Schemer who is not in the tie");
    }
}

// Y8.2, Y8.5
#[test]
fn the_neutral_wins_ties_in_the_market() {
    let mut play = tied_in_market().start();
    assert_eq!(play.all_gems(), ["", "", "g"], "the row");
    play.all(&["1 rank b", "1 rank y"]);
    assert_eq!((play.quotes(), play.round()), ([10, 7 + 1, 9, 6], 3), "and the whole market: it raised green");
    let mut play = tied_in_market().active(&["schemer:2"]).start();
    assert_eq!(play.all_gems(), ["", "g", ""], "not against the Schemer");
    play.all(&["2 rank b", "2 rank y"]);
    assert_eq!((play.acting(), play.asked()), (2, "ask-quote"));
}

// Y8.3
#[test]
fn the_neutral_scores_points_and_gems_like_a_player() {
    let board = || Board::new(2).brokers(&["0 4 trade1 by 1", "0 2 port1 by 1", "1 2 trade1", "0 1 b2 by 1"]);
    let mut play = city(board());
    assert_eq!((play.score(0), play.gems(0).as_str()), (3, "bggk"), "two of the ship, one of row 2, a black one");
    assert_eq!(play.gems(1), "r", "the human was second");
    play.until_asked("ask-bid");
    assert_eq!((play.score(0), play.gems(0).as_str()), (3, "bggk"), "it keeps them");
    assert_eq!(city(board().active(&["merchant"])).score(0), 5);
    let play = city(Board::new(2).brokers(&["0 4 palace2 by 2", "2 3 palace2", "2 3 trade2", "1 4 port2"]));
    assert_eq!([2, 1, 0].map(|seat| play.gems(seat)), ["bg", "k", "y"].map(str::to_owned), "it was second");
}

// Y8.3, Y5.16
#[test]
fn prince_and_king_score_for_the_neutral_and_for_any_other_character_it_takes_a_gem() {
    let others = ["alchemist", "banker", "captain", "spy", "illusionist", "herald", "schemer", "jeweller", "mage"];
    let others = others.into_iter().chain(["merchant", "mercenary", "queen"]).map(|card| (card, 0, "bgy"));
    for (card, points, gems) in others.chain([("prince", 4, "bg"), ("king", 5, "bg")]) {
        let board = Board::new(2).characters(&["-", card, "-"]).quotes([7, 6, 8, 5]);
        let board = board.ships(&["B*RY", "B*GR", "R*BY"]).brokers(&["0 4 palace2 by 1"]);
        let play = city(board);
        assert_eq!((play.score(0), play.gems(0).as_str()), (points, gems), "{card}: yellow is the highest");
        assert_eq!((play.cards(1).len(), play.cards(2).len()), (0, 0), "{card}");
        assert!(play.json()["characters"][1].is_null(), "{card} is gone");
    }
}

// Y8.3: the discarded card is nobody's.
#[test]
fn a_character_that_the_neutral_wins_is_discarded() {
    let board = Board::new(2).characters(&["mage", "spy", "queen"]).brokers(&["0 4 palace1 by 1", "1 2 port1"]);
    let mut play = board.brokers(&["1 1 palace2"]).scoring(1).start();
    play.until_asked("ask-rank");
    assert_eq!((play.cards(1), play.gems(0).as_str()), (vec!["spy"], "bbg"));
    assert!(play.events.contains(&Event::CardDiscarded { card: Character::Queen }), "nobody was in the third palace");
}

// Y8.3, Y8.4
#[test]
fn a_blue_card_gives_the_neutral_the_highest_colour() {
    for (quotes, gems) in [([8, 8, 8, 8], "bbg"), ([8, 9, 7, 10], "grr"), ([7, 8, 9, 6], "bgy")] {
        let play = city(Board::new(2).round(4).quotes(quotes).brokers(&["0 4 palace1 by 1"]));
        assert_eq!(play.gems(0), gems, "{quotes:?}");
    }
}

// Y8.4
#[test]
fn the_neutral_picks_white_then_the_highest_quotation_the_leftmost_if_level() {
    for (ship, quotes, gems) in [
        ("B*GR", [8, 8, 8, 8], "bg"),
        ("R*BY", [8, 8, 8, 8], "by"),
        ("B*GR", [7, 8, 9, 10], "gr"),
        ("B*GR", [7, 6, 15, 8], "br"),
        ("B*GR", [7, 8, 8, 8], "gr"),
        ("G*BY", [1, 15, 15, 1], "gy"),
        ("Y*GR", [15, 3, 2, 3], "gr"),
        ("B*RW", [8, 8, 8, 8], "bb"),
        ("B*RW", [7, 8, 9, 10], "rr"),
        ("B*RW", [7, 8, 9, 6], "by"),
        ("Y*GW", [8, 9, 9, 8], "gg"),
        ("R*YW", [9, 1, 2, 9], "br"),
    ] {
        let board = Board::new(2).ships(&[ship, "B*GY", "G*RY"]).quotes(quotes);
        let play = city(board.brokers(&["0 4 trade1 by 1"]));
        assert_eq!(play.gems(0), gems, "{ship} at {quotes:?}");
    }
}

// Y8.4
#[test]
fn as_second_it_takes_one_and_what_is_left() {
    let board = || Board::new(2).ships(&["B*RW", "G*BY", "Y*GR"]).quotes([6, 7, 9, 8]);
    let board = || board().brokers(&["1 4 trade1", "0 2 trade1 by 2", "2 1 trade1"]);
    let mut play = board().scoring(1).start();
    play.all(&["1 gem b", "1 gem r"]);
    assert_eq!(play.all_gems(), ["br", "", "y"], "the white one becomes the highest colour");
    let mut play = board().scoring(1).start();
    play.all(&["1 gem w", "1 color b", "1 gem r"]);
    assert_eq!(play.all_gems(), ["br", "", "b"]);
    let play = Board::new(2).market(&["-", "w", "y"]).quotes([6, 7, 8, 9]).brokers(&["0 0 b2 by 1"]);
    assert_eq!(play.scoring_market().start().gems(0), "r", "a white one in the market");
}

// Y8.5
#[test]
fn the_neutral_raises_the_colour_of_which_it_has_most_gems() {
    for (gems, before, after) in [
        ("gyyrk", [8, 8, 8, 8], [8, 8, 9, 8]),
        ("rrr", [12, 9, 8, 1], [12, 9, 8, 2]),
        ("ggyyrr", [8, 8, 8, 8], [8, 9, 8, 8]),
        ("yr", [8, 8, 8, 8], [8, 8, 9, 8]),
        ("gkkk", [8, 8, 8, 8], [8, 9, 8, 8]),
        ("kk", [8, 8, 8, 8], [9, 8, 8, 8]),
        ("", [1, 15, 15, 15], [2, 15, 15, 15]),
        ("ggb", [8, 15, 8, 8], [8, 15, 8, 8]),
    ] {
        let board = Board::new(2).gems(0, gems).quotes(before).brokers(&["0 4 r2 by 1", "1 3 b3", "2 2 y3"]);
        let play = board.best_bidder().start();
        assert_eq!((play.quotes(), play.round(), play.asked()), (after, 3, "ask-bid"), "with {gems}");
    }
    let play = Board::new(2).gems(0, "ggg").brokers(&["0 2 r2 by 1", "1 3 b3"]).best_bidder().start();
    assert_eq!((play.acting(), play.quotes()), (1, [8; 4]), "when it is not the best bidder it moves nothing");
}

// Y4.8, Y8.2
#[test]
fn the_neutral_never_orders_columns() {
    for (fronts, order, by) in [(["443", "111"], [2, 1], 1), (["111", "443"], [1, 2], 2), (["111", "210"], [2, 1], 2)] {
        let board = Board::new(2).order(&order).all_fronts(&fronts).brokers(&["0 2 b2 by 1", "0 2 g3 by 2"]);
        let play = board.scoring_market().start();
        assert_eq!((play.acting(), play.legal()), (by, vec!["rank b".to_owned(), "rank g".into()]), "{fronts:?}");
    }
}

/// The end of a game for two with these gems of both humans and the neutral.
fn ended(gems: [&str; 3]) -> Play {
    Board::new(2).all_gems(&gems[..2]).gems(0, gems[2]).round(4).end_of_scoring().start()
}

// Y8.6, Y6.1, Y6.2
#[test]
fn a_colour_of_which_the_neutral_has_none_gives_it_the_points_of_third_place() {
    for (gems, points) in [
        (["", "", ""], [0, 0, 12 + 10 + 8 + 6]),
        (["b", "", ""], [24, 0, 36]),
        (["bb", "b", ""], [24, 18, 36]),
        (["b", "b", ""], [18, 18, 36]),
        (["b", "bbb", "bb"], [12, 24, 18 + 24]),
        (["bb", "bbb", "b"], [18, 24, 12 + 24]),
        (["b", "", "b"], [18, 0, 18 + 24]),
        (["b", "b", "b"], [12, 12, 12 + 24]),
        (["", "", "bgyr"], [0, 0, 24 + 20 + 16 + 12]),
        (["rr", "y", "bg"], [12, 16, 24 + 20 + 8 + 6]),
    ] {
        assert_eq!(ended(gems).all_scores(), points, "{gems:?}");
    }
}

// Y8.3, Y6.3
#[test]
fn the_neutral_scores_its_black_gems() {
    assert_eq!(ended(["k", "", "kkk"]).all_scores(), [1, 0, 36 + 8]);
}

// Y8.7, Y3.4
#[test]
fn a_neutral_broker_in_the_market_scores_for_the_human_who_places_it() {
    for (spot, points) in [("g2", 1), ("r3", 1), ("trade1", 0)] {
        let mut play = placing_neutral(Board::new(2));
        play.play(&format!("1 neutral 4 {spot}"));
        assert_eq!(play.all_scores(), [1 + points, 0, 0], "{spot}; the first 1 is for their own broker");
    }
}

// Y8.7, Y3.4: as version 1 had it.
#[test]
fn in_version_1_a_neutral_broker_in_the_market_scores_for_the_neutral() {
    for (spot, points) in [("g2", 1), ("r3", 1), ("trade1", 0)] {
        let mut play = placing_neutral(Board::new(2).of_version_one());
        play.play(&format!("1 neutral 4 {spot}"));
        assert_eq!(play.all_scores(), [1, 0, points], "{spot}; the 1 is for their own broker");
    }
}

// Y8.7, Y6.4
#[test]
fn the_better_human_wins_whatever_the_neutral_has() {
    for (scores, gems, winners) in [
        ([20, 10], ["", ""], vec![1]),
        ([10, 11], ["", ""], vec![2]),
        ([24, 0], ["", "b"], vec![2]),
        ([5, 5], ["", ""], vec![1, 2]),
    ] {
        let board =
            Board::new(2).score(0, 500).score(1, scores[0]).score(2, scores[1]).gems(1, gems[0]).gems(2, gems[1]);
        let play = board.round(4).end_of_scoring().start();
        assert_eq!((play.winners(), play.scores().len()), (winners, 2), "{scores:?}");
        assert_eq!(
            (play.score(0), &play.json()["neutral"]["score"]),
            (536, &json!(536)),
            "it is listed with its points"
        );
    }
}
