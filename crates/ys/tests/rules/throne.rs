//! King's Favour (Y7): phase 5 and the throne room at the end. What Spy and Mage do there stands with the characters.

use crate::board;

use board::{Board, Play, at};
use ys::{Action, Color, Event, Source};

/// Scoring is over and nobody has cards to play: brokers go to the throne room.
fn favour(players: usize, fronts: &[&str]) -> Board {
    Board::new(players).with("kings_favor").all_fronts(fronts).end_of_scoring()
}

/// What everybody scores for these thrones in the last round, in which everybody adds a 1.
fn points(before: &[&str]) -> Vec<u16> {
    let play = favour(before.len(), &vec!["111"; before.len()]).round(4).all_thrones(before).start();
    assert_eq!(play.acting(), 0, "nobody had a choice");
    play.all_scores()
}

// Y7.1
#[test]
fn everybody_sends_one_of_their_three_and_takes_the_others_back_with_a_spare_2() {
    let mut play = favour(4, &["421", "330", "410", "100"]).start();
    assert_eq!((play.phase(), play.round(), play.asked()), (5, 2, "ask-throne"));
    for (seat, values, sent) in [(1, "124", 4), (2, "03", 0), (3, "014", 1), (4, "01", 0)] {
        let legal: Vec<String> = values.chars().map(|value| format!("throne {value}")).collect();
        assert_eq!((play.acting(), play.legal()), (seat, legal));
        play.play(&format!("{seat} throne {sent}"));
    }
    assert_eq!((play.phase(), play.round(), play.asked()), (2, 3, "ask-bid"));
    assert_eq!([1, 2, 3, 4].map(|seat| play.throne(seat)), ["4", "0", "1", "0"]);
    assert_eq!([1, 2, 3, 4].map(|seat| play.front(seat)), [""; 4]);
    let hands = ["00111223334", "01112233344", "00112233344", "01112233344"];
    assert_eq!([1, 2, 3, 4].map(|seat| play.hand(seat)), hands);
}

// Y7.1
#[test]
fn only_what_stands_in_front_of_the_screen_can_be_sent_and_something_must() {
    let mut play = favour(4, &["421", "330", "410", "100"]).start();
    assert_eq!(["1 throne 3", "1 throne 0", "1 skip", "1 bid 4 2"].map(|text| play.refused(text)), ["Y7.1"; 4]);
    assert_eq!(["2 throne 4", "3 throne 2", "4 throne 4"].map(|text| play.refused(text)), ["Y7.1"; 3]);
    play.all(&["3 throne 0", "1 throne 1", "4 throne 1"]);
    assert_eq!((play.acting(), play.round()), (2, 2), "in any order, but all of them");
    play.play("2 throne 3");
    assert_eq!(
        (play.round(), [1, 2, 3, 4].map(|seat| play.throne(seat))),
        (3, ["1", "3", "0", "1"].map(str::to_owned))
    );
}

// Y7.1: a choice of one is none.
#[test]
fn who_has_three_equal_brokers_is_not_asked() {
    let mut play = favour(3, &["333", "210", "111"]).start();
    assert_eq!(play.acting(), 2);
    play.play("2 throne 2");
    assert_eq!((play.round(), [1, 2, 3].map(|seat| play.throne(seat))), (3, ["3", "2", "1"].map(str::to_owned)));
    assert_eq!([1, 2, 3].map(|seat| play.hand(seat)), ["00111223344", "00111233344", "00112233344"]);
    let play = favour(3, &["333", "111", "111"]).start();
    assert_eq!((play.round(), play.throne(1).as_str(), play.throne(3).as_str()), (3, "3", "1"), "nobody is asked");
}

// Y7.1
#[test]
fn what_is_sent_is_unseen_by_the_others() {
    let seen = |play: &Play, by: u8, name: &str| play.view(by)["seats"][0][name].clone();
    let mut play = favour(4, &["421", "330", "410", "100"]).start();
    play.play("1 throne 4");
    assert_eq!((seen(&play, 1, "throne"), seen(&play, 1, "front")), ("4".into(), "".into()));
    for by in [0, 2, 3, 4] {
        assert_eq!(
            (seen(&play, by, "throne"), seen(&play, by, "front")),
            ("".into(), "421".into()),
            "not shown to {by}"
        );
    }
    play.all(&["2 throne 3", "3 throne 1", "4 throne 0"]);
    assert_eq!(seen(&play, 1, "throne"), "4");
    for by in [0, 2, 3, 4] {
        assert!(seen(&play, by, "throne").is_null(), "it lies face down for {by}");
        assert!(seen(&play, by, "hand").is_null(), "and what came back would tell");
    }
    let sent = play.events.iter().filter(|event| matches!(event, Event::Flattered { seat, .. } if *seat == at(1)));
    for event in sent {
        assert!(matches!(
            event.seen(Some(at(1)), play.state.board().options()),
            Event::Flattered { value: Some(_), .. }
        ));
        for by in [None, Some(at(2)), Some(at(3)), Some(at(4))] {
            assert!(matches!(event.seen(by, play.state.board().options()), Event::Flattered { value: None, .. }));
        }
    }
}

// Y7.1
#[test]
fn whatever_is_sent_the_others_see_the_same() {
    let views = |value: u8, sent: usize, by: u8| {
        let mut play = favour(4, &["421", "330", "410", "100"]).start();
        play.play(&format!("1 throne {value}"));
        play.all(&["2 throne 3", "3 throne 1", "4 throne 0"][..sent]);
        play.view(by)
    };
    for sent in [0, 3] {
        for by in [0, 2, 3, 4] {
            assert_eq!(views(4, sent, by), views(1, sent, by), "seen by {by} when {sent} others have answered");
        }
        assert_ne!(views(4, sent, 1), views(1, sent, 1), "they know it themselves");
    }
}

// Y7.1
#[test]
fn a_broker_in_the_throne_room_stays_there_for_good() {
    let mut play = favour(4, &["441", "111", "111", "111"]).start();
    play.play("1 throne 4");
    assert_eq!((play.can("bid 4 4"), play.can("bid 4 2"), play.can("bid 2 2")), (false, true, true));
    for round in 3..=4 {
        assert_eq!(play.round(), round);
        play.until_asked("ask-throne");
        assert_eq!((play.phase(), play.throne(1).len()), (5, usize::from(round) - 2));
        play.to_next_round();
    }
    assert_eq!((play.acting(), &play.throne(1)[..1], play.throne(1).len()), (0, "4", 3));
}

// Y7.1
#[test]
fn there_is_a_spare_2_after_each_round_but_the_last() {
    let rounds = [(1, "", "00111223344"), (2, "4", "00111222334"), (3, "40", "01112222334"), (4, "400", "1112222334")];
    for (round, throne, hand) in rounds {
        for players in [3, 4] {
            let board = favour(players, &vec!["333"; players]).round(round);
            let play = board.all_thrones(&vec![throne; players]).start();
            assert_eq!((play.hand(2).as_str(), play.throne(2)), (hand, format!("{throne}3")), "after round {round}");
            assert_eq!(play.acting() == 0, round == 4);
        }
    }
    let mut play = favour(3, &["331", "331", "331"]).with("express").start();
    play.all(&["1 throne 1", "2 throne 1", "3 throne 3"]);
    assert_eq!((play.hand(1).as_str(), play.hand(3).as_str()), ("001223344", "001122344"), "express");
}

// Y7.1
#[test]
fn it_comes_after_the_scoring_with_its_cards() {
    let board = Board::new(4).with("kings_favor").brokers(&["1 4 b1"]).cards(2, &["banker"]).front(1, "210");
    let mut play = board.best_bidder().start();
    play.play("1 quote b +1");
    assert_eq!((play.acting(), play.asked(), play.phase()), (2, "ask-end-of-scoring", 4));
    play.play("2 skip");
    assert_eq!((play.acting(), play.asked(), play.phase()), (1, "ask-throne", 5));
    assert_eq!((play.brokers().len(), play.hand(1).as_str()), (0, "01133344"));
    assert_eq!(play.front(1), "210", "the three are still there");
}

// Y7.1
#[test]
fn without_kings_favour_nobody_goes_to_the_throne_room() {
    let mut play = Board::new(4).front(1, "421").brokers(&["1 3 b1"]).best_bidder().start();
    play.play("1 quote b +1");
    assert_eq!((play.asked(), play.round(), play.throne(1).as_str()), ("ask-bid", 3, ""));
    assert_eq!(Board::new(4).round(3).throne(1, "4").faults(), ["Y7.1"]);
}

// Y7.2
#[test]
fn the_sums_in_the_throne_room_are_ranked_and_level_players_share() {
    let cases: [(&[&str], &[u16], &str); 14] = [
        (&["443", "333", "222", "200"], &[12, 7, 3, 0], "four different sums"),
        (&["200", "443", "333", "222"], &[0, 12, 7, 3], "in any order"),
        (&["433", "44", "333", "222"], &[12, 3, 7, 0], "the sum counts, not the number"),
        (&["443", "443", "222", "200"], &[9, 9, 3, 0], "first and second"),
        (&["443", "430", "322", "200"], &[12, 5, 5, 0], "second and third, with other brokers"),
        (&["443", "333", "200", "200"], &[12, 7, 1, 1], "third and fourth"),
        (&["222", "333", "333", "333"], &[0, 7, 7, 7], "the first three"),
        (&["200", "200", "443", "200"], &[3, 3, 12, 3], "the last three"),
        (&["200", "443", "443", "200"], &[1, 9, 9, 1], "two and two"),
        (&["332", "332", "332", "332"], &[5, 5, 5, 5], "all four"),
        (&["200", "443", "333"], &[3, 12, 7], "three players"),
        (&["443", "200", "443"], &[9, 3, 9], "the first two of three"),
        (&["200", "443", "200"], &[5, 12, 5], "the last two of three"),
        (&["222", "330", "420"], &[7, 7, 7], "all three"),
    ];
    for (before, expected, why) in cases {
        assert_eq!(points(before), expected, "{why}");
    }
}

// Y7.2
#[test]
fn the_broker_sent_last_counts_and_a_sum_of_zero_is_a_sum() {
    let board = favour(4, &["410"; 4]).round(4).all_thrones(&["333", "333", "222", "222"]);
    let mut play = board.start();
    play.all(&["1 throne 1", "2 throne 4", "3 throne 0", "4 throne 4"]);
    assert_eq!(play.all_scores(), [5, 12, 0, 5], "10, 13, 6 and 10");
    for (sent, expected) in [([0, 0, 0, 0], [5, 5, 5, 5]), ([0, 1, 0, 0], [3, 12, 3, 3])] {
        let mut play = favour(4, &["100"; 4]).round(4).start();
        for (seat, value) in (1..).zip(sent) {
            play.play(&format!("{seat} throne {value}"));
        }
        assert_eq!(play.all_scores(), expected, "{sent:?}");
    }
}

// Y7.2, Y6.3, Y6.4
#[test]
fn it_is_scored_last_is_shown_then_and_counts_for_the_win() {
    let board = favour(3, &["310"; 3]).round(4).all_thrones(&["44", "33", "0"]);
    let mut play = board.gems(3, "bkk").score(2, 25).start();
    play.all(&["1 throne 1", "2 throne 0", "3 throne 1"]);
    assert_eq!((play.all_scores(), play.winners()), (vec![12, 25 + 7, 24 + 4 + 3], vec![2]));
    let sources: Vec<Source> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { source, .. } => Some(*source),
            _ => None,
        })
        .collect();
    let throne = [Source::Throne; 3];
    assert_eq!(sources, [&[Source::Gems(Color::Blue), Source::BlackGems], &throne[..]].concat());
    let shown = |by: u8| {
        ["441", "330", "01"].iter().zip(0..).all(|(text, seat)| play.view(by)["seats"][seat]["throne"] == *text)
    };
    assert!((0..=3).all(shown), "everybody sees what was there");
    assert_eq!(play.phase(), 5);
}

// Y7.3: of the characters, only Spy and Mage have to do with the throne room.
#[test]
fn the_herald_does_not_reach_into_the_throne_room() {
    let mut board = Board::new(3).with("express").with("kings_favor").throne(1, "4").cards(1, &["herald"]);
    for (seat, values) in [(1, [1, 2, 2, 3, 3, 4]), (2, [1, 2, 3, 3, 4, 4]), (3, [1, 2, 3, 3, 4, 4])] {
        board = board.more_brokers(values.map(|value| format!("{seat} {value} port1")));
    }
    let play = board.start_of_scoring().start();
    assert_eq!((play.acting(), play.legal_with("play herald").is_empty()), (1, false));
    assert!(play.legal().iter().all(|text| !text.contains("throne")));
    assert_eq!(play.refused("1 play herald 4@throne/down port2"), "Y7.3");
    assert!("play herald 4@port1 throne".parse::<Action>().is_err(), "nor can they send anybody there");
}
