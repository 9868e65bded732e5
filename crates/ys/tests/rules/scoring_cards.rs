//! Characters of the scoring: Captain, Herald, Schemer, Merchant, Alchemist, Banker, Jeweller, King, Prince, and
//! the blue cards (Y5.4 to Y5.6, Y5.9 to Y5.11, Y5.13, Y5.16).

use crate::board;

use board::{Board, Play, texts};
use serde_json::json;
use ys::{Event, Source};

/// The ships in the ports.
fn ships(play: &Play) -> serde_json::Value {
    play.json()["ships"].clone()
}

// Y5.6
#[test]
fn the_captain_swaps_any_two_ships_in_the_ports() {
    let four = ["1 2", "1 3", "1 4", "2 3", "2 4", "3 4"];
    let three = ["1 2", "1 3", "2 3"];
    let tables: [(Board, &[&str]); 4] = [
        (Board::new(4), &four),
        (Board::new(3), &four),
        (Board::new(3).three_districts(), &three),
        (Board::new(2), &three),
    ];
    for (board, pairs) in tables {
        let play = board.cards(1, &["captain"]).scoring_begins("port1").start();
        assert_eq!(
            play.legal_with("play"),
            pairs.iter().map(|pair| format!("play captain {pair}")).collect::<Vec<_>>()
        );
        if pairs.len() == 3 {
            assert_eq!(play.refused("1 play captain 1 4"), "Y0.1");
        }
    }
}

// Y5.6
#[test]
fn the_captain_moves_ships_and_nothing_else() {
    let all = [
        ("1 2", ["G*BY", "B*GR", "Y*GR", "R*BY"]),
        ("1 4", ["R*BY", "G*BY", "Y*GR", "B*GR"]),
        ("2 3", ["B*GR", "Y*GR", "G*BY", "R*BY"]),
    ];
    for (pair, after) in all {
        let mut play = Board::new(4).cards(1, &["captain"]).scoring_begins("port4").start();
        play.play(&format!("1 play captain {pair}"));
        assert_eq!((ships(&play), play.cards(1).len()), (json!(after), 0));
        // The palaces of districts 1 to 3, where nobody is, are over.
        assert_eq!(play.json()["characters"], json!([null, null, null, "alchemist"]));
    }
}

// Y5.6, Y4.1: seat 1 is alone in district 1, and takes from the ship that has come there.
#[test]
fn the_gems_of_a_swapped_ship_are_taken_in_its_new_port() {
    let board = Board::new(4).ships(&["B*GR", "G*BY", "Y*GR", "R*YW"]).cards(2, &["captain"]).brokers(&["1 4 port1"]);
    let mut play = board.scoring_begins("port3").start();
    play.play("2 play captain 1 4");
    assert_eq!((play.acting(), play.legal()), (1, texts(&["gem r", "gem w", "gem y"])));
    play.play("1 gem r");
    assert_eq!(play.legal(), texts(&["gem r", "gem w", "gem y"]), "the big one twice");
}

// Y5.6: equal ones too.
#[test]
fn the_captain_may_swap_equal_ships() {
    let board = Board::new(3).ships(&["B*GR", "B*GR", "Y*GR", "R*BY"]).cards(1, &["captain"]);
    let mut play = board.scoring_begins("port4").start();
    play.play("1 play captain 1 2");
    assert_eq!((ships(&play), play.cards(1).len()), (json!(["B*GR", "B*GR", "Y*GR", "R*BY"]), 0));
}

/// Seat 1 of three has the Herald, 4 on port1, 3 face down on trade1, 1 on b2 and 2 face down on g3; everything else is
/// on palace4.
fn herald(board: Board) -> Play {
    let own = ["1 4 port1", "1 3 trade1 down", "1 1 b2", "1 2 g3 down"];
    board.cards(1, &["herald", "captain"]).brokers(&own).scoring_begins("palace4").start()
}

/// Where a broker of seat 1 can go.
fn ways(play: &Play, broker: &str) -> Vec<String> {
    let start = format!("play herald {broker} ");
    play.legal_with(&start).into_iter().map(|text| text[start.len()..].to_owned()).collect()
}

const CITY: [&str; 12] = [
    "palace1", "palace2", "palace3", "palace4", "port1", "port2", "port3", "port4", "trade1", "trade2", "trade3",
    "trade4",
];

// Y5.9
#[test]
fn the_herald_moves_a_broker_to_any_other_legal_spot() {
    let play = herald(Board::new(3));
    for (broker, from) in [("4@port1", "port1"), ("3@trade1/down", "trade1"), ("1@b2", "b2"), ("2@g3/down", "g3")] {
        let cells = ["b3", "g2", "r2", "r3", "y2", "y3"].into_iter();
        let mut expected: Vec<&str> = cells.chain(CITY.into_iter().filter(|zone| *zone != from)).collect();
        expected.sort_unstable();
        assert_eq!(ways(&play, broker), expected, "{broker}");
    }
    assert_eq!(play.refused("1 play herald 4@port1 port1"), "Y5.9", "another spot");
    assert_eq!(play.refused("1 play herald 4@port1 b2"), "Y3.3", "taken");
    assert_eq!(play.refused("1 play herald 4@port1 b1"), "Y3.3", "row 1 is closed with three players");
}

// Y5.9
#[test]
fn the_herald_goes_where_the_board_is_open() {
    let play = Board::new(4).cards(1, &["herald"]).brokers(&["1 4 port1"]).scoring_begins("palace4").start();
    assert_eq!(ways(&play, "4@port1").len(), 12 + 11, "three rows, four districts");
    let own = ["1 4 port1", "0 2 b2 down by 1"];
    let play = Board::new(2).cards(1, &["herald"]).brokers(&own).scoring_begins("palace3").start();
    assert_eq!(ways(&play, "4@port1").len(), 7 + 8, "two rows less a cell of the neutral, three districts");
    assert_eq!(play.refused("1 play herald 4@port1 port4"), "Y0.1");
    assert_eq!(play.refused("1 play herald 4@port1 b2"), "Y3.3");
}

// Y5.9
#[test]
fn the_herald_scores_a_point_from_city_to_market_only() {
    let moves = [
        ("4@port1 r2", "1 4 r2", 1),
        ("3@trade1/down b3", "1 3 b3 down", 1),
        ("1@b2 b3", "1 1 b3", 0),
        ("2@g3/down y2", "1 2 y2 down", 0),
        ("1@b2 port1", "1 1 port1", 0),
        ("2@g3/down trade3", "1 2 trade3 down", 0),
        ("4@port1 trade1", "1 4 trade1", 0),
        ("3@trade1/down palace2", "1 3 palace2 down", 0),
    ];
    for (text, after, points) in moves {
        let mut play = herald(Board::new(3).score(1, 7));
        let before = play.brokers();
        play.play(&format!("1 play herald {text}"));
        let changed: Vec<String> = play.brokers().into_iter().filter(|broker| !before.contains(broker)).collect();
        assert_eq!((changed, play.score(1)), (vec![after.to_owned()], 7 + points), "{text}: its face stays");
        assert_eq!((play.cards(1), play.brokers().len()), (vec!["captain"], before.len()));
    }
}

// Y5.9, Y4.2, Y4.7
#[test]
fn the_moved_broker_scores_where_it_is() {
    let mut play = herald(Board::new(3).brokers(&["2 3 port2"]));
    play.all(&["1 play herald 4@port1 port2", "1 skip"]).to_next_round();
    assert_eq!((play.black(1), play.black(2)), (1, 0), "nobody in port1, 4 against 3 in port2");
    let board = Board::new(3).market(&["-", "r", "g"]).brokers(&["1 4 port1", "2 3 b2"]).cards(1, &["herald"]);
    let mut play = board.scoring_begins("palace4").start();
    play.play("1 play herald 4@port1 y2").until_asked("ask-quote");
    assert_eq!((play.acting(), play.black(1)), (1, 0));
    assert!(play.gems(1).contains('r'), "4 against 3 in row 2");
}

// Y5.9, Y5.15
#[test]
fn the_herald_goes_neither_in_nor_out_of_the_queens_zone() {
    let play = herald(Board::new(3).closed("port1"));
    assert_eq!(ways(&play, "4@port1"), [""; 0]);
    assert_eq!(play.refused("1 play herald 4@port1 port2"), "Y5.15");
    assert_eq!(play.refused("1 play herald 4@port1 r2"), "Y5.15");
    assert_eq!(play.refused("1 play herald 1@b2 port1"), "Y5.15");
    assert_eq!(ways(&play, "1@b2").len(), 6 + 11);
}

// Y5.9, Y7.3
#[test]
fn the_herald_does_not_reach_the_throne_room() {
    let play = herald(Board::new(3).with("kings_favor").throne(1, "3"));
    assert!(play.legal().iter().all(|text| !text.contains("throne")));
    assert_eq!(play.refused("1 play herald 3@throne/down port1"), "Y7.3");
}

// Y5.9
#[test]
fn the_herald_moves_only_brokers_of_their_own() {
    let play = herald(Board::new(3).brokers(&["2 4 port2", "3 4 port3 down"]));
    assert!(play.legal_with("play herald").iter().all(|text| !text.contains("@port2") && !text.contains("@port3")));
    let play = Board::new(2).cards(1, &["herald"]).brokers(&["0 4 port1 down by 1"]).scoring_begins("trade1").start();
    assert_eq!(ways(&play, "4@port1/down"), [""; 0], "neutral brokers are nobody's own");
}

// Y5.9: what is not there, or lies otherwise, has to do with the Herald.
#[test]
fn brokers_that_are_not_there_are_refused_by_the_rule_of_the_herald() {
    let play = herald(Board::new(3).brokers(&["2 4 port2", "3 4 port3 down"]));
    for broker in ["4@port2", "4@port3/down", "3@port1", "3@trade1", "4@port1/down"] {
        assert_eq!(play.refused(&format!("1 play herald {broker} palace1")), "Y5.9", "{broker}");
    }
}

// Y5.9: of several with the same name the oldest moves.
#[test]
fn of_equal_brokers_the_oldest_goes_with_the_herald() {
    let board = Board::new(3).cards(1, &["herald"]).brokers(&["1 3 port1", "1 3 port1 down", "1 3 port1"]);
    let mut play = board.brokers(&["3 3 port2 down"]).scoring_begins("palace4").start();
    play.play("1 play herald 3@port1 r2");
    // The other two have been turned up since.
    assert_eq!(play.brokers()[..3], ["1 3 r2", "1 3 port1", "1 3 port1"]);
}

// Y5.9, Y5.14
#[test]
fn the_herald_takes_a_mark_along() {
    for (broker, name) in [("1 2 port1 mercenary", "5@port1"), ("1 2 port1 down mercenary", "5@port1/down")] {
        let board = Board::new(3).cards(1, &["herald"]).brokers(&[broker, "2 4 port2"]);
        let mut play = board.scoring_begins("palace4").start();
        assert!(ways(&play, &name.replace('5', "2")).is_empty());
        play.play(&format!("1 play herald {name} port2"));
        assert_eq!(play.acting(), 1, "5 against 4 in district 2");
        play.to_next_round();
        assert_eq!((play.black(1), play.black(2)), (1, 0));
    }
}

/// Seat 1 has the best front and the first order card: it wins all ties, but for the Schemer of seat 2.
fn tied(players: usize, brokers: &[&str], schemer: bool) -> Board {
    let order = [1, 3, 4, 2].into_iter().filter(|seat| usize::from(*seat) <= players).collect::<Vec<u8>>();
    let board = Board::new(players).order(&order).front(1, "443").brokers(brokers);
    if schemer { board.active(&["schemer:2"]) } else { board }
}

// Y5.10, Y4.1
#[test]
fn the_schemer_wins_ties_for_the_ship() {
    let brokers = ["1 3 port1", "2 3 trade1", "3 3 palace1"];
    for (schemer, first, second) in [(false, 1, 3), (true, 2, 1)] {
        let mut play = tied(4, &brokers, schemer).scoring(1).start();
        assert_eq!(play.acting(), first);
        play.all(&[&format!("{first} gem b"), &format!("{first} gem b")]);
        assert_eq!(play.acting(), second);
    }
}

// Y5.10, Y4.1: the tie for the second place.
#[test]
fn the_schemer_wins_ties_below_the_best_too() {
    let brokers = ["1 3 port1", "2 3 trade1", "3 4 palace1"];
    for (schemer, second) in [(false, 1), (true, 2)] {
        let mut play = tied(4, &brokers, schemer).scoring(1).start();
        play.all(&["3 gem b", "3 gem b"]);
        assert_eq!(play.acting(), second);
    }
}

// Y5.10, Y4.2: 3 and 1 tie with 4; 0 ties with 0.
#[test]
fn the_schemer_wins_ties_in_zones() {
    for (own, other) in [(&["3", "1"][..], "4"), (&["0"][..], "0"), (&["4"][..], "4")] {
        for (zone, won) in [("port", (1, 0, 0)), ("trade", (0, 3, 0)), ("palace", (0, 0, 1))] {
            for (schemer, winner) in [(false, 1), (true, 2)] {
                let own = own.iter().map(|value| format!("2 {value} {zone}1"));
                let brokers: Vec<String> = own.chain([format!("1 {other} {zone}1")]).collect();
                let brokers: Vec<&str> = brokers.iter().map(String::as_str).collect();
                let board = tied(3, &brokers, schemer).front(1, "433").front(2, "211");
                let board = board.characters(&["banker", "king", "prince", "prince"]);
                let mut play = board.scoring(1).start();
                play.to_next_round();
                assert_eq!((play.black(winner), play.score(winner), play.cards(winner).len()), won, "{zone}");
            }
        }
    }
}

// Y5.10, Y4.7, Y4.9
#[test]
fn the_schemer_wins_ties_for_rows_and_for_the_market() {
    let brokers = ["1 3 b2", "2 3 g2", "2 0 b3", "1 0 r3"];
    for (schemer, winner) in [(false, 1), (true, 2)] {
        let board = tied(3, &brokers, schemer).front(2, "111").market(&["-", "y", "r"]);
        let mut play = board.scoring_market().start();
        assert_eq!(play.gems(winner), "yr", "row 2 at 3, row 3 at 0");
        play.until_asked("ask-quote");
        assert_eq!(play.acting(), winner, "3 each in all");
    }
}

// Y5.10, Y4.8: also where the player has no broker.
#[test]
fn the_schemer_orders_tied_columns() {
    for (schemer, acting) in [(false, 1), (true, 2)] {
        let mut play = tied(4, &["1 3 b1", "3 3 g1"], schemer).scoring_market().start();
        assert_eq!((play.acting(), play.legal()), (acting, texts(&["rank b", "rank g"])));
        play.play(&format!("{acting} rank g"));
        assert_eq!((play.acting(), play.legal()), (acting, texts(&["rank r", "rank y"])), "the empty ones");
        play.play(&format!("{acting} rank y"));
        assert_eq!((play.quotes(), play.acting()), ([9, 10, 7, 6], 1), "the best bidder stays the same");
    }
}

// Y5.10, Y4.8: more brokers beat a tie of sums before anybody is asked.
#[test]
fn the_schemer_orders_only_columns_that_are_tied() {
    let play = tied(4, &["1 3 b1", "3 2 g1", "3 1 g2", "4 1 y1"], true).scoring_market().start();
    assert_eq!((play.asked(), play.acting(), play.quotes()), ("ask-quote", 1, [9, 10, 7, 6]));
}

// Y5.10
#[test]
fn other_ties_go_as_usual() {
    // Seats 1 and 3 tie, seat 2 is behind or absent; seat 2 is behind by one.
    for brokers in
        [&["1 3 port1", "3 3 port1"][..], &["1 3 port1", "3 3 port1", "2 2 port1"], &["1 3 port1", "2 2 port1"]]
    {
        let mut play = tied(3, brokers, true).scoring(1).start();
        assert_eq!(play.acting(), 1);
        play.to_next_round();
        assert_eq!([1, 2, 3].map(|seat| play.black(seat)), [1, 0, 0], "{brokers:?}");
    }
}

// Y5.10, Y8.2
#[test]
fn the_schemer_beats_the_neutral_in_ties() {
    let brokers = ["1 4 port1", "2 4 port1", "0 4 port1 by 1"];
    for (active, winner) in [(&[][..], 0), (&["schemer:1"], 1), (&["schemer:2"], 2)] {
        let others = ["0 2 trade3 by 1", "0 1 trade3 by 1", "0 0 trade3 by 1", "0 4 trade3 by 2"];
        let board = Board::new(2).brokers(&brokers).brokers(&others);
        let board = board.brokers(&["0 2 trade3 by 2", "0 1 trade3 by 2", "0 0 trade3 by 2"]);
        let mut play = board.active(active).scoring(1).start();
        play.to_next_round();
        assert_eq!([0, 1, 2].map(|seat| play.black(seat)), [0, 1, 2].map(|seat| usize::from(seat == winner)));
    }
}

// Y5.10, Y8.2: the Schemer of one player does nothing for the other one.
#[test]
fn the_neutral_still_wins_ties_against_others() {
    let neutral = ["0 4 port1 by 1", "0 2 trade3 by 1", "0 1 trade3 by 1", "0 0 trade3 by 1"];
    let others = ["0 4 trade3 by 2", "0 2 trade3 by 2", "0 1 trade3 by 2", "0 0 trade3 by 2", "2 4 port1", "1 3 port1"];
    let mut play = Board::new(2).brokers(&neutral).brokers(&others).active(&["schemer:1"]).scoring(1).start();
    play.to_next_round();
    assert_eq!([0, 1, 2].map(|seat| play.black(seat)), [1, 0, 0]);
}

// Y5.10
#[test]
fn the_schemer_lasts_for_one_round() {
    let board = Board::new(3).order(&[1, 3, 2]).cards(2, &["schemer"]).brokers(&["1 4 port1", "2 4 port1"]);
    let mut play = board.front(1, "433").scoring_begins("palace4").start();
    play.play("2 play schemer");
    assert_eq!((play.json()["active"].clone(), play.acting()), (json!(["schemer:2"]), 2));
    play.to_next_round();
    assert_eq!((play.json()["active"].clone(), play.black(2)), (json!([]), 1));
    play.all(&["1 bid 4 3", "2 bid 4 3", "3 bid 1 0"]);
    assert_eq!(play.acting(), 1, "the tie of the next bids goes to the lower order card");
}

/// The trade zones of all four districts: seats 1, 2, 2 and 3 are best.
const TRADE: [&str; 5] = ["1 4 trade1", "2 4 trade2", "2 3 trade3", "3 4 trade4", "1 3 trade4"];

// Y5.13
#[test]
fn with_the_merchant_every_trade_zone_scores_5_for_whoever_wins_it() {
    for (active, points) in [(&[][..], [3, 6, 3]), (&["merchant"], [5, 10, 5])] {
        let mut play = Board::new(3).active(active).brokers(&TRADE).scoring(1).start();
        play.to_next_round();
        assert_eq!([1, 2, 3].map(|seat| play.score(seat)), points);
    }
}

// Y5.13
#[test]
fn the_merchant_lasts_for_one_round() {
    let mut play = Board::new(3).cards(3, &["merchant"]).brokers(&["1 4 trade1"]).scoring_begins("port4").start();
    play.play("3 play merchant");
    assert_eq!((play.json()["active"].clone(), play.cards(3).len()), (json!(["merchant"]), 0));
    play.to_next_round();
    assert_eq!((play.score(1), play.score(3), play.json()["active"].clone()), (5, 0, json!([])));
    play.quietly_until(|play| play.asked() == "ask-up");
    play.all(&["1 up 4 trade1", "1 down 1 trade1"]).to_next_round();
    let trade = play.events.iter().filter_map(|event| match event {
        Event::Scored { points, source: Source::Trade(1), .. } => Some(*points),
        _ => None,
    });
    assert_eq!(trade.collect::<Vec<_>>(), [5, 3]);
}

// Y5.13, Y8.3
#[test]
fn the_merchant_pays_the_neutral_too() {
    let neutral = ["0 4 trade1 by 1", "0 2 port3 by 1", "0 1 port3 by 1", "0 0 port3 by 1"];
    let others = ["0 4 port3 by 2", "0 2 port3 by 2", "0 1 port3 by 2", "0 0 port3 by 2", "1 3 trade1", "2 4 trade2"];
    let mut play = Board::new(2).brokers(&neutral).brokers(&others).active(&["merchant"]).scoring(1).start();
    play.to_next_round();
    assert_eq!([0, 1, 2].map(|seat| play.score(seat)), [5, 0, 5]);
}

// Y5.4
#[test]
fn the_alchemist_swaps_a_gem_for_one_of_another_color() {
    let board = || Board::new(3).characters(&["king", "prince", "prince", "mage"]).cards(1, &["alchemist"]);
    let play = board().gems(1, "bbyk").end_of_scoring().start();
    let swaps = ["b>g", "b>r", "b>y", "y>b", "y>g", "y>r"].map(|swap| format!("play alchemist {swap}"));
    assert_eq!(play.legal_with("play"), swaps);
    for (swap, gems) in [("b>g", "bgyk"), ("b>r", "byrk"), ("b>y", "byyk"), ("y>b", "bbbk"), ("y>g", "bbgk")] {
        let mut play = board().gems(1, "bbyk").end_of_scoring().start();
        play.play(&format!("1 play alchemist {swap}"));
        assert_eq!((play.gems(1).as_str(), play.cards(1).len(), play.round()), (gems, 0, 3));
    }
    assert_eq!(play.refused("1 play alchemist r>b"), "Y5.4", "there is no red one");
    assert_eq!(play.refused("1 play alchemist b>b"), "Y5.4", "another colour");
}

// Y5.4
#[test]
fn the_alchemist_is_not_offered_without_a_gem_to_swap() {
    for gems in ["", "k", "kkkkk"] {
        let board = Board::new(3).characters(&["king", "prince", "prince", "mage"]).gems(1, gems).gems(2, "bgyr");
        let play = board.cards(1, &["alchemist", "banker"]).end_of_scoring().start();
        assert_eq!(play.legal_with("play alchemist"), [""; 0]);
        assert_eq!(play.refused("1 play alchemist b>g"), "Y5.4");
        let board = Board::new(3).characters(&["king", "prince", "prince", "mage"]).gems(1, gems);
        assert_eq!(board.cards(1, &["alchemist"]).end_of_scoring().start().round(), 3, "they are not asked");
    }
}

// Y5.4: who does not want to swap keeps the card.
#[test]
fn the_alchemist_need_not_be_played() {
    let board = Board::new(3).characters(&["king", "prince", "prince", "mage"]).gems(1, "b");
    let mut play = board.cards(1, &["alchemist"]).end_of_scoring().start();
    play.play("1 skip");
    assert_eq!((play.round(), play.cards(1), play.gems(1).as_str()), (3, vec!["alchemist"], "b"));
}

// Y5.5
#[test]
fn the_banker_moves_one_quotation_up_and_another_one_down() {
    let colors = ["b", "g", "y", "r"];
    for (up, plus) in colors.into_iter().enumerate() {
        for (down, minus) in colors.into_iter().enumerate() {
            let mut play = Board::new(3).cards(1, &["banker"]).end_of_scoring().start();
            let text = format!("1 play banker {plus}+ {minus}-");
            if up == down {
                assert_eq!(play.refused(&text), "Y5.5");
                continue;
            }
            play.play(&text);
            let mut quotes = [8; 4];
            (quotes[up], quotes[down]) = (9, 7);
            assert_eq!((play.quotes(), play.cards(1).len()), (quotes, 0));
        }
    }
    assert_eq!(Board::new(3).cards(1, &["banker"]).end_of_scoring().start().legal_with("play").len(), 12);
}

// Y5.5, Y0.5, Y4.9: a move without effect is allowed.
#[test]
fn the_banker_stops_at_the_ends_of_the_track() {
    for (text, quotes) in
        [("b+ g-", [15, 1, 8, 8]), ("b+ y-", [15, 1, 7, 8]), ("y+ g-", [15, 1, 9, 8]), ("g+ b-", [14, 2, 8, 8])]
    {
        let mut play = Board::new(3).quotes([15, 1, 8, 8]).cards(1, &["banker"]).end_of_scoring().start();
        assert_eq!(play.legal_with("play").len(), 12);
        play.play(&format!("1 play banker {text}"));
        assert_eq!(play.quotes(), quotes, "{text}");
    }
}

// Y5.11
#[test]
fn the_jeweller_takes_any_two_colored_gems() {
    let all = ["bb", "bg", "br", "by", "gg", "gr", "gy", "rr", "yr", "yy"];
    let play = Board::new(3).cards(1, &["jeweller"]).end_of_scoring().start();
    let mut expected = all.map(|gems| format!("play jeweller {gems}")).to_vec();
    expected.push("skip".to_owned());
    assert_eq!(play.legal(), expected, "no black and no white ones");
    for gems in all {
        let mut play = Board::new(3).gems(1, "k").cards(1, &["jeweller"]).end_of_scoring().start();
        play.play(&format!("1 play jeweller {gems}"));
        assert_eq!((play.gems(1), play.cards(1).len()), (format!("{gems}k"), 0));
        assert_eq!((play.gems(2), play.gems(3)), (String::new(), String::new()));
    }
}

// Y5.16, Y5.1
#[test]
fn the_prince_scores_4_and_the_king_5_at_once() {
    for (card, points) in [("prince", 4), ("king", 5)] {
        let board = Board::new(4).characters(&[card, "mage", "spy", "queen"]).brokers(&["2 4 palace1", "3 3 port2"]);
        let mut play = board.scoring(1).start();
        play.all(&["2 gem b", "2 gem b"]);
        assert_eq!((play.score(2), play.cards(2).len()), (points, 0), "before the next district");
        assert_eq!((play.acting(), play.json()["characters"][0].is_null()), (3, true));
    }
}

// Y5.16
#[test]
fn both_princes_score() {
    let board = Board::new(4).characters(&["prince", "prince", "king", "queen"]);
    let mut play = board.brokers(&["2 4 palace1", "2 3 palace2", "2 3 palace3"]).scoring(1).start();
    play.to_next_round();
    assert_eq!(play.score(2), 4 + 4 + 5);
}

// Y5.1, Y4.5
#[test]
fn a_blue_card_is_a_white_gem_that_is_colored_at_once() {
    for color in ["b", "g", "y", "r"] {
        let mut play = Board::new(4).round(4).brokers(&["2 4 palace1", "3 3 port2"]).scoring(1).start();
        play.all(&["2 gem b", "2 gem g"]);
        assert_eq!((play.acting(), play.asked()), (2, "ask-color"), "before the next district");
        assert_eq!(play.legal(), texts(&["color b", "color g", "color r", "color y"]));
        assert_eq!(play.refused("2 skip"), "Y4.5", "they must choose");
        let before = play.gems(2).matches(color).count();
        play.play(&format!("2 color {color}"));
        assert_eq!((play.gems(2).matches(color).count(), play.gems(2).len()), (before + 1, 3));
        assert_eq!((play.acting(), play.cards(2).len(), play.score(2)), (3, 0, 0), "nothing is kept");
    }
}
