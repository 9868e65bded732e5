//! Phase 4, the market (Y4.7 to Y4.9).

use crate::board;

use board::{Board, Play, TIES};
use ys::Event;

/// The market is scored next; its rows have blue, green and yellow.
fn market(brokers: &[&str]) -> Board {
    Board::new(4).brokers(brokers).scoring_market()
}

/// One broker each of these seats, on a diagonal of the market.
fn diagonal(seats: impl IntoIterator<Item = u8>, value: u8) -> Vec<String> {
    seats.into_iter().zip(["b1", "g2", "y3", "r1"]).map(|(seat, cell)| format!("{seat} {value} {cell}")).collect()
}

fn tied(ranking: &[u8]) -> impl Iterator<Item = u8> {
    (1..=4).filter(|seat| ranking.contains(seat))
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| text.to_string()).collect()
}

// Y4.7
#[test]
fn all_hidden_brokers_in_the_market_are_revealed_when_the_city_is_over() {
    let brokers = ["1 4 port4", "2 3 b1 down", "3 2 g2", "4 1 y3 down", "3 1 g3 down"];
    let mut play = market(&brokers).start();
    assert_eq!(play.asked(), "ask-gem");
    assert_eq!((play.brokers(), play.view(1)["brokers"][1]["value"].as_i64()), (texts(&brokers), None));
    play.all(&["1 gem b", "1 gem r"]);
    assert_eq!(play.brokers(), ["2 3 b1", "3 2 g2", "4 1 y3", "3 1 g3"]);
    assert_eq!(play.view(1)["brokers"][0]["value"], 3);
}

// Y4.7
#[test]
fn the_best_sum_in_a_row_takes_its_gem() {
    let cases: [(&[&str], [&str; 4]); 6] = [
        (&["1 2 b1", "2 2 g2", "3 2 y3"], ["b", "g", "y", ""]),
        (&["1 2 b1", "2 3 y1"], ["", "b", "", ""]),
        (&["1 3 b1", "2 4 y1", "1 2 r1"], ["b", "", "", ""]),
        (&["1 1 b1", "1 2 b2", "2 4 b3", "3 1 r3"], ["bg", "y", "", ""]),
        (&["4 1 g1", "4 2 g2", "4 3 g3"], ["", "", "", "bgy"]),
        (&["1 3 b3", "1 3 g3", "2 4 y3", "3 4 r3", "3 1 r2", "2 4 r1"], ["y", "b", "g", ""]),
    ];
    for (brokers, gems) in cases {
        assert_eq!(market(brokers).start().all_gems(), gems, "{brokers:?}");
    }
}

// Y4.7
#[test]
fn the_gem_of_a_row_where_nobody_is_is_discarded() {
    for (row, gem) in [(1, "b"), (2, "g"), (3, "y")] {
        let play = Board::new(4).more_brokers([format!("2 2 r{row}")]).scoring_market().start();
        assert_eq!(play.all_gems(), ["", gem, "", ""], "row {row}");
        assert_eq!(play.json()["market_gems"], serde_json::json!([null, null, null]), "row {row}");
    }
    let play = market(&[]).start();
    assert_eq!(play.all_gems(), [""; 4]);
    assert_eq!(play.json()["market_gems"], serde_json::json!([null, null, null]));
}

// Y4.7: with three players row 1 is closed.
#[test]
fn three_players_have_two_rows() {
    for board in [Board::new(3), Board::new(3).three_districts()] {
        let mut play = board.brokers(&["1 2 b2", "3 1 y2", "3 1 b3", "2 2 port3"]).scoring(3).start();
        play.until_asked("ask-rank");
        assert_eq!([1, 3].map(|seat| play.gems(seat)), ["g", "y"]);
        let rows = play.events.iter().filter_map(|event| match event {
            Event::RowWon { row, .. } => Some(*row),
            _ => None,
        });
        assert_eq!(rows.collect::<Vec<_>>(), [2, 3]);
    }
}

// Y4.7, Y4.3
#[test]
fn ties_in_a_row_are_broken_as_in_the_city() {
    for (fronts, order, ranking) in TIES {
        for (row, gem) in [(1, "b"), (2, "g"), (3, "y")] {
            let cells = tied(ranking).zip(["b", "g", "y", "r"]);
            let brokers = cells.map(|(seat, column)| format!("{seat} 3 {column}{row}"));
            let board = Board::new(4).order(&order).all_fronts(&fronts).more_brokers(brokers);
            let play = board.scoring_market().start();
            let winner: Vec<u8> = (1..=4).filter(|seat| play.gems(*seat) == gem).collect();
            assert_eq!(winner, ranking[..1], "row {row}, fronts {fronts:?}, order {order:?}");
        }
    }
}

// Y4.4, Y4.7
#[test]
fn a_lone_zero_wins_its_row() {
    for (row, gem) in [(1, "b"), (2, "g"), (3, "y")] {
        let board = || Board::new(4).front(1, "210").front(2, "443");
        let play = board().more_brokers([format!("1 0 b{row}")]).scoring_market().start();
        assert_eq!(play.gems(1), gem, "row {row}");
        let zeros = [format!("1 0 b{row}"), format!("2 0 g{row}")];
        let play = board().more_brokers(zeros).scoring_market().start();
        assert_eq!((play.gems(1).as_str(), play.gems(2).as_str()), ("", gem), "row {row}: two zeros are a tie");
        let one = [format!("1 1 b{row}"), format!("2 0 g{row}")];
        let play = board().more_brokers(one).scoring_market().start();
        assert_eq!((play.gems(1).as_str(), play.gems(2).as_str()), (gem, ""), "row {row}: a 1 is more");
    }
}

// Y4.5, Y4.7
#[test]
fn a_white_gem_of_the_market_becomes_a_colour_before_the_next_row() {
    let mut play = market(&["2 3 b1", "1 2 g2", "3 1 y3"]).market(&["w", "g", "y"]).start();
    assert_eq!((play.acting(), play.asked(), play.all_gems().concat()), (2, "ask-color", String::new()));
    assert_eq!(play.legal(), ["color b", "color g", "color r", "color y"]);
    assert_eq!(["2 quote b +1", "2 skip"].map(|text| play.refused(text)), ["Y4.5"; 2]);
    play.play("2 color r");
    assert_eq!(play.all_gems(), ["g", "r", "y", ""]);
    let mut play = Board::new(3).market(&["-", "w", "y"]).brokers(&["3 3 b2", "1 1 g3"]).scoring_market().start();
    play.play("3 color b");
    assert_eq!(play.all_gems(), ["y", "", "b"], "three players: in row 2");
    let play = market(&["1 2 g2"]).market(&["w", "g", "y"]).start();
    assert_eq!((play.asked(), play.gems(1).as_str()), ("ask-rank", "g"), "nobody in row 1: it is discarded");
}

// Y4.8
#[test]
fn columns_are_ranked_by_everybodys_sum_and_move_the_quotations() {
    let cases: [(&[&str], [u8; 4], &str); 10] = [
        (&["1 4 b1", "2 3 g1", "3 2 y1", "4 1 r1"], [10, 9, 7, 6], "two up, one up, one down, two down"),
        (&["1 1 b1", "2 2 g2", "3 3 y3", "4 4 r1"], [6, 7, 9, 10], "the other way round"),
        (&["1 2 b1", "2 4 g1", "3 1 y1", "4 3 r1"], [7, 10, 6, 9], "rows do not matter"),
        (&["1 1 b1", "2 1 b2", "3 1 b3", "1 4 g1", "2 2 y1"], [9, 10, 7, 6], "everybody's brokers are added"),
        (&["1 4 b1", "2 1 g1", "3 1 g2", "4 1 g3", "3 2 y1"], [10, 9, 7, 6], "the sum comes before the number"),
        (&["1 4 b1", "2 3 g1", "3 1 g2", "3 2 y1", "4 1 r1"], [9, 10, 7, 6], "level: more brokers, first place"),
        (&["1 4 b1", "2 3 y1", "3 2 r1", "3 1 r2", "4 1 g1"], [10, 6, 7, 9], "level: more brokers, second place"),
        (&["1 4 r1", "2 3 y1", "3 2 g2", "3 1 b2", "4 1 b3"], [7, 6, 9, 10], "level: more brokers, third place"),
        (&["1 4 b1", "2 3 g1", "4 0 r1"], [10, 9, 6, 7], "a column with a 0 beats an empty one"),
        (&["1 4 b1", "2 3 g1", "4 0 r1", "4 0 y1", "3 0 y3"], [10, 9, 7, 6], "two zeros beat one"),
    ];
    for (brokers, quotes, why) in cases {
        let play = market(brokers).front(3, "310").front(4, "331").start();
        assert_eq!((play.quotes(), play.asked()), (quotes, "ask-quote"), "{why}");
    }
    let play = Board::new(3).brokers(&["1 4 b2", "2 3 g2", "3 2 y3"]).scoring_market().start();
    assert_eq!(play.quotes(), [10, 9, 7, 6], "three players");
}

// Y4.8, Y0.5
#[test]
fn quotations_stop_at_the_ends_of_the_track() {
    for (before, after) in [
        ([15, 15, 1, 1], [15, 15, 1, 1]),
        ([14, 14, 2, 2], [15, 15, 1, 1]),
        ([13, 13, 3, 3], [15, 14, 2, 1]),
        ([1, 2, 15, 14], [3, 3, 14, 12]),
    ] {
        let play = market(&["1 4 b1", "2 3 g1", "3 2 y1", "4 1 r1"]).quotes(before).start();
        assert_eq!(play.quotes(), after, "from {before:?}");
    }
}

/// Columns are tied: what can be ranked first, and after each choice what next; then the quotations.
fn order_columns(play: &mut Play, choices: &[(&[&str], &str)]) -> [u8; 4] {
    for (tied, choice) in choices {
        let legal: Vec<String> = tied.iter().map(|color| format!("rank {color}")).collect();
        assert_eq!((play.asked(), play.legal()), ("ask-rank", legal));
        let text = format!("{} rank {choice}", play.acting());
        play.play(&text);
    }
    assert_ne!(play.asked(), "ask-rank");
    play.quotes()
}

// Y4.8
#[test]
fn tied_columns_are_ordered_one_after_the_other_the_better_group_first() {
    let (bg, ry, gy, bgr) = (["b", "g"], ["r", "y"], ["g", "y"], ["b", "g", "r"]);
    let mut play = market(&["1 2 b1", "2 2 g1", "3 1 y1", "4 1 r1"]).start();
    assert_eq!(order_columns(&mut play, &[(&bg, "g"), (&ry, "r")]), [9, 10, 6, 7], "two groups");
    let mut play = market(&["1 2 b1", "2 2 g1", "3 1 y1", "4 1 r1"]).start();
    assert_eq!(order_columns(&mut play, &[(&bg, "b"), (&ry, "y")]), [10, 9, 7, 6], "the other way round");
    let mut play = market(&["1 4 b1", "2 2 g1", "3 2 y1", "4 1 r1"]).start();
    assert_eq!(order_columns(&mut play, &[(&gy, "y")]), [10, 7, 9, 6], "second and third");
    let mut play = market(&["1 2 b1", "2 2 g1", "3 1 y1", "4 2 r1"]).start();
    assert_eq!(order_columns(&mut play, &[(&bgr, "r"), (&bg, "g")]), [7, 9, 6, 10], "three of them");
    let mut play = market(&["1 2 b1", "2 2 g1", "3 3 y1", "4 2 r1"]).start();
    assert_eq!(order_columns(&mut play, &[(&bgr, "g"), (&["b", "r"], "r")]), [6, 9, 10, 7], "the last three");
    let mut play = market(&["1 2 b1", "2 1 g1", "2 1 g2"]).start();
    assert_eq!(order_columns(&mut play, &[(&ry, "y")]), [9, 10, 7, 6], "more brokers: only the empty ones are tied");
}

// Y4.8
#[test]
fn empty_columns_are_tied_like_any_others() {
    let mut play = market(&["1 4 b1", "2 2 g1"]).start();
    assert_eq!(order_columns(&mut play, &[(&["r", "y"], "r")]), [10, 9, 6, 7]);
    let mut play = market(&["1 0 r1"]).front(1, "321").start();
    assert_eq!(order_columns(&mut play, &[(&["b", "g", "y"], "y"), (&["b", "g"], "g")]), [6, 7, 9, 10]);
    let mut play = market(&[]).start();
    let all = ["b", "g", "r", "y"];
    assert_eq!(order_columns(&mut play, &[(&all, "y"), (&["b", "g", "r"], "r"), (&["b", "g"], "b")]), [7, 6, 10, 9]);
}

// Y4.8
#[test]
fn only_columns_that_are_tied_now_can_be_ranked() {
    let mut play = market(&["1 2 b1", "2 2 g1", "3 1 y1", "4 1 r1"]).start();
    assert_eq!(["1 rank y", "1 rank r", "1 skip", "1 quote b +1"].map(|text| play.refused(text)), ["Y4.8"; 4]);
    play.play("1 rank g");
    assert_eq!(["1 rank g", "1 rank b", "1 skip"].map(|text| play.refused(text)), ["Y4.8"; 3]);
}

// Y4.8, Y4.3
#[test]
fn the_best_front_orders_tied_columns_whoever_is_in_the_market() {
    for (fronts, order, by) in [
        (["443", "210", "100", "100"], [4, 3, 2, 1], 1),
        (["400", "311", "100", "100"], [1, 2, 3, 4], 2),
        (["310", "410", "311", "100"], [1, 3, 2, 4], 3),
        (["310", "410", "311", "100"], [4, 2, 1, 3], 2),
        (["210", "211", "311", "410"], [4, 2, 1, 3], 4),
        (["100", "100", "100", "100"], [3, 1, 4, 2], 3),
    ] {
        for brokers in [&["1 3 b1", "2 3 g1"][..], &["3 3 y2", "4 3 r3"], &[]] {
            let mut play = market(brokers).order(&order).all_fronts(&fronts).start();
            while play.asked() == "ask-rank" {
                assert_eq!(play.acting(), by, "fronts {fronts:?}, order {order:?}, brokers {brokers:?}");
                let choice = format!("{by} {}", play.legal()[0]);
                play.play(&choice);
            }
        }
    }
}

// Y4.9
#[test]
fn the_highest_sum_in_the_market_moves_a_quotation() {
    let cases: [(&[&str], u8); 5] = [
        (&["1 4 b1", "2 3 g2", "2 2 y3"], 2),
        (&["1 4 b1", "2 3 g1", "3 1 y1", "3 1 y2", "3 1 y3"], 1),
        (&["1 1 b1", "2 3 g1", "1 2 r1", "4 4 y2"], 4),
        (&["4 2 b1", "3 3 y3"], 3),
        (&["3 0 y3"], 3),
    ];
    for (brokers, best) in cases {
        let mut play = market(brokers).front(3, "330").start();
        play.until_asked("ask-quote");
        assert_eq!(play.acting(), best, "{brokers:?}");
    }
}

// Y4.9, Y4.3
#[test]
fn ties_for_the_best_bidder_are_broken_as_in_the_city() {
    for (fronts, order, ranking) in TIES {
        let board = Board::new(4).order(&order).all_fronts(&fronts);
        let mut play = board.more_brokers(diagonal(tied(ranking), 3)).scoring_market().start();
        play.until_asked("ask-quote");
        assert_eq!(play.acting(), ranking[0], "fronts {fronts:?}, order {order:?}");
    }
}

// Y4.9
#[test]
fn he_must_move_one_quotation_one_step_up_or_down() {
    let board = || Board::new(4).brokers(&["3 2 r2"]).quotes([5, 6, 7, 8]).best_bidder();
    let moves = ["b +1", "b -1", "g +1", "g -1", "r +1", "r -1", "y +1", "y -1"];
    let play = board().start();
    assert_eq!((play.acting(), play.legal()), (3, moves.map(|text| format!("quote {text}")).to_vec()));
    assert_eq!(["3 skip", "3 rank b"].map(|text| play.refused(text)), ["Y4.9"; 2]);
    let after = [[6, 6, 7, 8], [4, 6, 7, 8], [5, 7, 7, 8], [5, 5, 7, 8]];
    let after = after.into_iter().chain([[5, 6, 7, 9], [5, 6, 7, 7], [5, 6, 8, 8], [5, 6, 6, 8]]);
    for (text, quotes) in moves.into_iter().zip(after) {
        let mut play = board().start();
        play.play(&format!("3 quote {text}"));
        assert_eq!((play.quotes(), play.round()), (quotes, 3), "{text}, and nobody else moves one");
    }
}

// Y4.9, Y0.5
#[test]
fn at_an_end_of_the_track_they_may_move_without_effect() {
    for (text, quotes) in [
        ("b +1", [15, 1, 14, 2]),
        ("b -1", [14, 1, 14, 2]),
        ("g -1", [15, 1, 14, 2]),
        ("g +1", [15, 2, 14, 2]),
        ("y +1", [15, 1, 15, 2]),
        ("r -1", [15, 1, 14, 1]),
    ] {
        let mut play = Board::new(4).brokers(&["3 2 r2"]).quotes([15, 1, 14, 2]).best_bidder().start();
        play.play(&format!("3 quote {text}"));
        assert_eq!(play.quotes(), quotes, "{text}");
    }
}

// Y4.9
#[test]
fn nobody_in_the_market_no_move() {
    let mut play = market(&[]).start();
    play.all(&["1 rank b", "1 rank g", "1 rank y"]);
    assert_eq!((play.quotes(), play.round(), play.asked()), ([10, 9, 7, 6], 3, "ask-bid"));
}

// Y4.7, Y4.8, Y4.9
#[test]
fn rows_come_before_columns_and_columns_before_the_best_bidder() {
    let mut play = market(&["2 2 b1", "3 1 y3"]).market(&["w", "g", "y"]).start();
    assert_eq!((play.asked(), play.quotes()), ("ask-color", [8; 4]));
    play.play("2 color b");
    assert_eq!((play.acting(), play.asked(), play.gems(3).as_str()), (1, "ask-rank", "y"));
    play.play("1 rank r");
    assert_eq!((play.acting(), play.asked(), play.quotes()), (2, "ask-quote", [10, 6, 9, 7]));
    play.play("2 quote g -1");
    assert_eq!((play.quotes(), play.phase(), play.round()), ([10, 5, 9, 7], 2, 3));
}
