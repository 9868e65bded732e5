//! Phase 4, the city (Y4.1 to Y4.6).

use crate::board;

use board::{Board, Play, TIES};
use ys::{Character, Event};

/// District 1 is scored with these brokers, then the others; up to the market, where nobody is.
fn scored(board: Board) -> Play {
    let mut play = board.scoring(1).start();
    play.until_asked("ask-rank");
    play
}

fn scored_with(players: usize, brokers: &[&str]) -> Play {
    scored(Board::new(players).brokers(brokers))
}

/// Where brokers lie face down.
fn hidden(play: &Play) -> Vec<String> {
    let down = play.brokers().into_iter().filter(|broker| broker.ends_with(" down"));
    down.map(|broker| broker.split(' ').nth(2).expect("a spot").to_owned()).collect()
}

// Y4.1
#[test]
fn the_hidden_brokers_of_one_district_after_the_other_are_revealed() {
    let mut board = Board::new(3).with("express");
    for (seat, column) in [(1, "b"), (2, "g"), (3, "y")] {
        let brokers = ["4 port1 down", "2 port1", "4 trade2 down", "3 palace3 down", "3 port4 down"];
        board = board.more_brokers(brokers.map(|broker| format!("{seat} {broker}")));
        board = board.more_brokers([format!("{seat} 1 {column}2 down")]);
    }
    let mut play = board.start_of_scoring().start();
    let seen = |play: &Play, broker: usize| play.view(2)["brokers"][broker]["value"].clone();
    assert_eq!((play.acting(), play.asked()), (1, "ask-gem"), "district 1 has been revealed and ranked");
    assert!(play.brokers().contains(&"1 4 port1".to_owned()), "it lies face up now");
    assert_eq!((seen(&play, 0).as_i64(), seen(&play, 2).as_i64()), (Some(4), None), "for everybody, and only there");
    let hiding_places = ["trade2", "palace3", "port4"];
    for scored in 1..=4 {
        let down = hidden(&play);
        for (district, spot) in (2..).zip(hiding_places) {
            assert_eq!(down.contains(&spot.to_owned()), district > scored, "{spot} when district {scored} is scored");
        }
        assert!(["b2", "g2", "y2"].iter().all(|cell| down.contains(&cell.to_string())), "the market comes later");
        play.quietly_until(|play| hidden(play).len() < down.len());
    }
    assert!(hidden(&play).is_empty());
}

// Y4.1
#[test]
fn the_first_takes_two_gems_of_their_choice_the_second_one_the_third_the_last_one() {
    let board = Board::new(4).brokers(&["2 4 port1", "3 3 port1", "1 2 port1", "4 1 port1"]);
    let mut play = board.scoring(1).start();
    assert_eq!((play.acting(), play.legal()), (2, vec!["gem b".to_owned(), "gem g".into(), "gem r".into()]));
    assert_eq!(["2 gem y", "2 gem w", "2 skip", "2 color b"].map(|text| play.refused(text)), ["Y4.1"; 4]);
    play.all(&["2 gem r", "2 gem b"]);
    assert_eq!((play.acting(), play.legal()), (3, vec!["gem b".to_owned(), "gem g".into()]), "the second");
    assert_eq!(play.refused("3 gem r"), "Y4.1", "the only red one is gone");
    play.play("3 gem g").until_asked("ask-rank");
    assert_eq!(play.all_gems(), ["b", "brk", "g", ""], "the third gets the last one, the fourth nothing");
}

// Y4.1, Y1.2: with four players the big gem is there twice.
#[test]
fn the_first_may_take_the_big_gem_twice() {
    let mut play = Board::new(4).brokers(&["2 4 port1", "3 3 port1"]).scoring(1).start();
    play.all(&["2 gem b", "2 gem b"]);
    assert_eq!((play.acting(), play.legal()), (3, vec!["gem g".to_owned(), "gem r".into()]));
    assert_eq!(play.refused("3 gem b"), "Y4.1");
    let mut play = Board::new(3).brokers(&["2 4 port1", "3 3 port1"]).scoring(1).start();
    play.play("2 gem b");
    assert_eq!((play.acting(), play.legal()), (2, vec!["gem g".to_owned(), "gem r".into()]), "three players: once");
    assert_eq!(play.refused("2 gem b"), "Y4.1");
}

// Y4.1
#[test]
fn gems_that_nobody_is_there_to_take_go_back() {
    let all = ["1 4 port1", "2 3 trade1", "3 2 palace1", "4 1 port1"];
    let four = [vec![2, 0, 0, 0], vec![2, 1, 0, 0], vec![2, 1, 1, 0], vec![2, 1, 1, 0]];
    for (number, gems) in (1..).zip(four) {
        let play = scored_with(4, &all[..number]);
        assert_eq!(play.colored(), gems, "{number} of four players");
    }
    for (number, gems) in (1..).zip([vec![2, 0, 0], vec![2, 1, 0], vec![2, 1, 0]]) {
        let play = scored_with(3, &all[..number]);
        assert_eq!(play.colored(), gems, "{number} of three players");
        let play = scored(Board::new(3).three_districts().brokers(&all[..number]));
        assert_eq!(play.colored(), gems, "{number} of three players on three districts");
    }
    let two = [(vec!["1 4 port1"], [2, 0, 0]), (vec!["1 4 port1", "2 3 port1"], [2, 1, 0])];
    for (brokers, gems) in two {
        assert_eq!(scored_with(2, &brokers).colored(), gems, "two players: {brokers:?}");
    }
    assert_eq!(scored_with(2, &["1 4 port1", "2 3 port1", "0 2 port1"]).colored(), [2, 1, 0], "the neutral is third");
    assert_eq!(scored_with(4, &[]).colored(), [0; 4], "nobody is there");
}

// Y4.1
#[test]
fn the_ranking_is_by_the_sum_over_the_whole_district() {
    let cases: [(&[&str], [usize; 4], &str); 5] = [
        (&["1 4 port1", "2 3 trade1", "2 2 palace1"], [1, 2, 0, 0], "zones are added"),
        (&["1 1 port1", "1 1 port1", "2 3 port1"], [1, 2, 0, 0], "values count, not brokers"),
        (&["1 4 port1", "1 4 port2", "2 3 trade1", "2 3 trade1"], [3, 2, 0, 0], "other districts are others"),
        (&["1 2 port1", "1 4 b1", "2 3 port1"], [2, 2, 0, 0], "so is the market, where row 1 gives a gem"),
        (&["4 1 port1", "3 1 trade1", "3 1 palace1", "2 3 port1", "1 4 trade1"], [2, 1, 1, 0], "all four"),
    ];
    for (brokers, gems, why) in cases {
        assert_eq!(scored_with(4, brokers).colored(), gems, "{why}");
    }
}

// Y4.1: after everybody above 0, whatever stands in front of the screens.
#[test]
fn a_sum_of_zero_is_present_and_ranks_last() {
    let cases: [(&[&str], [usize; 4]); 5] = [
        (&["1 0 port1"], [2, 0, 0, 0]),
        (&["1 0 port1", "2 2 port1"], [1, 2, 0, 0]),
        (&["1 0 port1", "1 0 trade1", "2 3 port1", "3 3 palace1"], [1, 1, 2, 0]),
        (&["1 0 port1", "2 2 port1", "3 3 port1", "4 4 port1"], [0, 1, 1, 2]),
        (&["1 0 port1", "2 0 trade1", "3 0 palace1", "4 0 port1"], [2, 0, 1, 1]),
    ];
    for (brokers, gems) in cases {
        let board = Board::new(4).front(1, "443").front(2, "111").front(3, "211").front(4, "321");
        assert_eq!(scored(board.brokers(brokers)).colored(), gems, "{brokers:?}");
    }
}

// Y4.2
#[test]
fn port_trade_and_palace_have_their_prizes() {
    let brokers = ["1 2 port1", "2 1 port1", "2 2 trade1", "3 1 trade1", "3 2 palace1", "1 1 palace1"];
    let play = scored(Board::new(4).characters(&["mage", "king", "prince", "spy"]).brokers(&brokers));
    assert_eq!([1, 2, 3, 4].map(|seat| play.gems(seat).contains('k')), [true, false, false, false]);
    assert_eq!(play.all_scores(), [0, 3, 0, 0]);
    assert_eq!([1, 2, 3, 4].map(|seat| play.cards(seat)), [vec![], vec![], vec!["mage"], vec![]]);
}

// Y4.2
#[test]
fn the_best_sum_in_the_zone_counts_and_nothing_else() {
    for (zone, other) in [("port", "trade"), ("trade", "palace"), ("palace", "port")] {
        let ones = [1, 1, 1].map(|value| format!("1 {value} {zone}1"));
        let board = Board::new(4).front(1, "300").more_brokers(ones);
        let play = scored(board.more_brokers([format!("2 2 {zone}1")]));
        assert_eq!(play.zone_winners(zone), [1], "three in the {zone} beat two");
        let both = [format!("1 2 {zone}1"), format!("2 1 {zone}1")];
        let play = scored(Board::new(4).more_brokers(both.clone()).more_brokers([format!("2 4 {other}1")]));
        assert_eq!((play.zone_winners(zone), play.zone_winners(other)), (vec![1], vec![2]), "{zone} and {other}");
        let play = scored(Board::new(4).more_brokers(both).more_brokers([format!("2 4 {zone}2")]));
        assert!(play.zone_winners(zone).contains(&1), "the {zone} of district 2 is another one");
    }
}

// Y4.2
#[test]
fn where_nobody_is_nothing_is_given_and_the_card_is_discarded() {
    let discarded = Event::CardDiscarded { card: Character::Mage };
    for (zone, black, points, card) in [("port", 1, 0, false), ("trade", 0, 3, false), ("palace", 0, 0, true)] {
        let board = Board::new(4).characters(&["mage", "king", "prince", "spy"]);
        let play = scored(board.more_brokers([format!("2 4 {zone}1")]));
        assert_eq!(play.all_gems().concat().matches('k').count(), black, "{zone}");
        assert_eq!(play.all_scores(), [0, points, 0, 0], "{zone}");
        assert_eq!(play.cards(2), if card { vec!["mage"] } else { vec![] }, "{zone}");
        assert_eq!(play.events.contains(&discarded), !card, "{zone}");
        assert!(play.json()["characters"][0].is_null(), "it is gone either way");
    }
}

// Y4.2, Y4.6: one prize for each district.
#[test]
fn every_district_has_its_own_prizes() {
    let mut board = Board::new(4).characters(&["mage", "spy", "queen", "banker"]);
    for district in 1..=4 {
        let value = if district == 1 { 2 } else { 3 };
        let zones = [(1, "port"), (2, "trade"), (3, "palace")];
        board = board.more_brokers(zones.map(|(seat, zone)| format!("{seat} {value} {zone}{district}")));
    }
    let play = scored(board);
    assert_eq!(play.gems(1).matches('k').count(), 4);
    assert_eq!(play.all_scores(), [0, 12, 0, 0]);
    assert_eq!(play.cards(3), ["mage", "spy", "queen", "banker"]);
}

// Y4.2, Y4.5: a blue card is a white gem, which becomes a colour at once.
#[test]
fn the_palaces_of_round_4_give_a_white_gem() {
    let mut play = Board::new(4).round(4).brokers(&["1 1 palace1", "2 4 port1"]).scoring(1).start();
    play.all(&["2 gem b", "2 gem b", "1 gem g"]);
    assert_eq!((play.acting(), play.asked()), (1, "ask-color"));
    assert_eq!(play.legal(), ["color b", "color g", "color r", "color y"]);
    play.play("1 color y");
    assert_eq!((play.gems(1).as_str(), play.cards(1).len(), play.asked()), ("gy", 0, "ask-rank"));
}

// Y4.3
#[test]
fn ties_go_to_the_higher_sum_in_front_of_the_screen_then_to_the_lower_order_card() {
    for (fronts, order, ranking) in TIES {
        for zone in ["port", "trade", "palace"] {
            let board = Board::new(4).order(&order).all_fronts(&fronts);
            let seats = (1..=4).filter(|seat| ranking.contains(seat));
            let play = scored(board.more_brokers(seats.map(|seat| format!("{seat} 3 {zone}1"))));
            let mut gems = [0; 4];
            for (seat, number) in ranking.iter().zip([2, 1, 1, 0]) {
                gems[usize::from(*seat) - 1] = number;
            }
            assert_eq!(play.colored(), gems, "fronts {fronts:?}, order {order:?}");
            assert_eq!(play.zone_winners(zone), ranking[..1], "{zone}, fronts {fronts:?}, order {order:?}");
        }
    }
}

// Y4.3: the first is clear.
#[test]
fn ties_for_the_second_and_third_place_are_broken_the_same_way() {
    for (fronts, order, second, gems) in [
        (["310", "410", "311"], [1, 2, 3, 4], 3, [2, 0, 1, 1]),
        (["310", "410", "311"], [1, 2, 4, 3], 4, [2, 0, 1, 1]),
        (["310", "400", "310"], [1, 4, 3, 2], 4, [2, 0, 1, 1]),
        (["310", "400", "310"], [2, 3, 4, 1], 2, [2, 1, 1, 0]),
    ] {
        let mut board = Board::new(4).order(&order);
        for (seat, front) in (2..).zip(fronts) {
            board = board.front(seat, front);
        }
        let board = board.brokers(&["1 4 port1", "2 2 port1", "3 2 trade1", "4 2 palace1"]);
        let mut play = board.scoring(1).start();
        play.all(&["1 gem b", "1 gem b"]);
        assert_eq!(play.acting(), second, "{fronts:?} {order:?}");
        play.until_asked("ask-rank");
        assert_eq!(play.colored(), gems, "{fronts:?} {order:?}");
    }
}

// Y4.3, Y3.5: the broker that was left over counts with the two of the bid.
#[test]
fn all_three_brokers_in_front_of_the_screen_break_ties() {
    let mut board = Board::new(3).with("express").order(&[2, 3, 1]).brokers(&["2 4 port1"]);
    for (seat, values) in [(1, &[0, 1, 2, 3][..]), (2, &[1, 2, 3, 3, 4]), (3, &[1, 2, 3, 3, 4, 4])] {
        board = board.more_brokers(values.iter().map(|value| format!("{seat} {value} port2")));
    }
    let mut play = board.placing(3, 3).start();
    play.all(&["1 up 3 port2", "1 down 4 port1"]);
    assert_eq!([1, 2, 3].map(|seat| play.front(seat)), ["410", "100", "100"]);
    assert_eq!((play.acting(), play.asked()), (1, "ask-gem"), "4 to 4 in district 1, and 5 to 1 in front");
}

// Y4.3, Y5.10
#[test]
fn a_schemer_who_is_played_before_scoring_wins_the_ties_that_follow() {
    for (action, first) in [("skip", 1), ("play schemer", 3)] {
        let mut board = Board::new(3).with("express").cards(3, &["schemer"]);
        for (seat, column) in [(1, "b"), (2, "g"), (3, "y")] {
            board = board.more_brokers([1, 2, 3, 3, 4].map(|value| format!("{seat} {value} port1")));
            board = board.more_brokers([format!("{seat} 4 {column}2")]);
        }
        let mut play = board.start_of_scoring().start();
        play.play(&format!("3 {action}"));
        assert_eq!((play.acting(), play.asked()), (first, "ask-gem"), "{action}");
        play.until_asked("ask-rank");
        let black: Vec<u8> = (1..=3).filter(|seat| play.gems(*seat).contains('k')).collect();
        assert_eq!((black, play.acting()), (vec![first], first), "{action}: the port, and tied columns");
    }
}

// Y4.4
#[test]
fn a_lone_zero_wins_its_zone() {
    for zone in ["port", "trade", "palace"] {
        let board = || Board::new(4).front(1, "210").front(2, "443");
        let play = scored(board().more_brokers([format!("1 0 {zone}1")]));
        assert_eq!(play.zone_winners(zone), [1], "{zone}");
        let play = scored(board().more_brokers([format!("1 0 {zone}1"), format!("2 0 {zone}1")]));
        assert_eq!(play.zone_winners(zone), [2], "{zone}: two zeros are a tie");
        let play = scored(board().more_brokers([format!("2 0 {zone}1"), format!("1 1 {zone}1")]));
        assert_eq!(play.zone_winners(zone), [1], "{zone}: a 1 is more");
    }
}

/// A ship with a white gem in district 1.
fn with_white(brokers: &[&str]) -> Play {
    Board::new(4).ships(&["B*RW", "G*BY", "Y*GR", "R*BY"]).brokers(brokers).scoring(1).start()
}

// Y4.5
#[test]
fn a_white_gem_is_turned_at_once_into_a_colour_of_choice() {
    for (color, gems) in [("b", "bb"), ("g", "bg"), ("y", "by"), ("r", "br")] {
        let mut play = with_white(&["3 4 palace1", "2 2 palace1"]);
        assert_eq!(play.legal(), ["gem b", "gem r", "gem w"]);
        play.play("3 gem w");
        assert_eq!((play.acting(), play.asked()), (3, "ask-color"), "before their second gem");
        assert_eq!(play.legal(), ["color b", "color g", "color r", "color y"]);
        assert_eq!(["3 gem b", "3 skip"].map(|text| play.refused(text)), ["Y4.5"; 2]);
        play.play(&format!("3 color {color}"));
        assert_eq!(
            (play.acting(), play.legal()),
            (3, vec!["gem b".to_owned(), "gem r".into()]),
            "the white one is gone"
        );
        assert_eq!(play.refused("3 gem w"), "Y4.1");
        play.play("3 gem b");
        assert_eq!((play.gems(3).as_str(), play.acting()), (gems, 2));
    }
}

// Y4.5
#[test]
fn whoever_gets_the_white_gem_chooses_its_colour() {
    let mut play = with_white(&["3 4 palace1", "2 2 palace1", "4 1 palace1"]);
    play.all(&["3 gem r", "3 gem b", "2 gem b"]);
    assert_eq!((play.acting(), play.asked()), (4, "ask-color"), "the last one was left for the third");
    play.play("4 color g");
    assert_eq!(play.all_gems(), ["", "b", "br", "g"]);
    let mut play = with_white(&["3 4 palace1", "2 2 palace1"]);
    play.all(&["3 gem r", "3 gem b", "2 gem w", "2 color r"]);
    assert_eq!(play.all_gems(), ["", "r", "br", ""], "the second");
    let mut play = with_white(&["1 4 palace1"]);
    play.all(&["1 gem b", "1 gem b"]).until_asked("ask-rank");
    assert_eq!(play.all_gems(), ["bb", "", "", ""], "nobody: it goes back");
}

// Y4.6
#[test]
fn the_brokers_of_a_district_go_back_behind_the_screens_when_it_is_over() {
    let brokers = ["1 4 port1", "2 2 palace1", "1 2 port2", "1 3 trade1", "3 1 port3", "1 1 b1 down"];
    let mut play = Board::new(4).brokers(&brokers).scoring(1).start();
    play.all(&["1 gem b", "1 gem b"]);
    assert_eq!((play.hand(1).as_str(), play.brokers().len()), ("1334", 6), "district 1 is not over yet");
    play.play("2 gem g");
    assert_eq!(play.brokers(), ["1 2 port2", "3 1 port3", "1 1 b1 down"]);
    assert_eq!((play.hand(1).as_str(), play.hand(2).as_str()), ("133344", "11233344"));
    play.all(&["1 gem b", "1 gem g"]);
    assert_eq!(play.brokers(), ["3 1 port3", "1 1 b1 down"]);
    assert_eq!((play.hand(1).as_str(), play.hand(3).as_str()), ("1233344", "1233344"));
    play.all(&["3 gem y", "3 gem r"]);
    assert_eq!((play.hand(3).as_str(), play.hand(1).as_str()), ("11233344", "1233344"), "the market comes later");
    assert_eq!([1, 2, 3, 4].map(|seat| play.front(seat)), ["100"; 4], "as do the brokers in front of the screens");
}

// Y4.6
#[test]
fn districts_are_scored_in_their_order() {
    let brokers = ["4 4 palace4", "1 1 trade3", "3 2 port1", "2 3 trade2"];
    let mut play = Board::new(4).brokers(&brokers).scoring(1).start();
    for (seat, gems) in [(3, ["b", "g", "r"]), (2, ["b", "g", "y"]), (1, ["g", "r", "y"]), (4, ["b", "r", "y"])] {
        assert_eq!((play.acting(), play.legal()), (seat, gems.map(|gem| format!("gem {gem}")).to_vec()));
        play.all(&[&format!("{seat} gem {}", gems[2]), &format!("{seat} gem {}", gems[0])]);
    }
    assert_eq!(play.asked(), "ask-rank", "then the market");
    let mut play = Board::new(3).three_districts().brokers(&["1 2 port1", "2 4 trade3"]).scoring(1).start();
    play.all(&["1 gem b", "1 gem r", "2 gem g", "2 gem r"]);
    assert_eq!(play.asked(), "ask-rank", "the market after three districts; nobody was in the second");
    let over = play.events.iter().filter_map(|event| match event {
        Event::DistrictOver { district } => Some(*district),
        _ => None,
    });
    assert_eq!(over.collect::<Vec<_>>(), [1, 2, 3], "there is no fourth one");
}
