//! Phase 2: bidding for turn order (Y2).

use crate::board;

use board::{Board, Play, at};
use game::{Answers, Game};
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;
use ys::Event;

/// All bids that can be made of the brokers 0 0 1 1 1 2 3 3 3 4 4: no second 2.
const BIDS: [&str; 14] = [
    "bid 0 0", "bid 1 0", "bid 1 1", "bid 2 0", "bid 2 1", "bid 3 0", "bid 3 1", "bid 3 2", "bid 3 3", "bid 4 0",
    "bid 4 1", "bid 4 2", "bid 4 3", "bid 4 4",
];

fn bid_all(order: &[u8], bids: &[&str]) -> Play {
    let mut play = Board::new(order.len()).order(order).start();
    bids.iter().zip(1..).for_each(|(bid, seat)| {
        play.play(&format!("{seat} bid {bid}"));
    });
    play
}

/// Who chooses, one after the other, with these order cards and bids; who is last gets what is left.
fn choosers(order: &[u8], bids: &[&str]) -> Vec<u8> {
    let mut play = bid_all(order, bids);
    let mut choosers = Vec::new();
    while play.asked() == "ask-order" {
        choosers.push(play.acting());
        let first = play.legal()[0].clone();
        play.play(&format!("{} {first}", play.acting()));
    }
    assert_eq!(play.order()[..choosers.len()], choosers, "everybody took the best place that was left");
    choosers
}

fn places(play: &Play) -> Vec<String> {
    play.legal_with("order")
}

fn fronts(json: &Json) -> Vec<Json> {
    json["seats"].as_array().expect("seats").iter().map(|seat| seat["front"].clone()).collect()
}

// Y2.1: two brokers from behind the screen, any two, equal ones too.
#[test]
fn everybody_picks_two_of_their_brokers() {
    for (players, options) in [(2, &[][..]), (3, &[]), (4, &[]), (3, &["express"]), (4, &["kings_favor"])] {
        let play = Play::new_game(players, options, 1);
        for seat in 1..=players {
            assert_eq!(game::legal_texts(&play.state, at(seat)), BIDS, "{players} players, {options:?}");
        }
        assert_eq!((play.waiting(), play.asked()), ((1..=players).collect(), "ask-bid"));
    }
}

// Y2.1, Y7.1: a broker in the throne room cannot be bid, and a spare 2 can.
#[test]
fn kings_favour_changes_what_can_be_bid() {
    let mut play = Board::new(3).with("kings_favor").throne(1, "4").throne(2, "2").throne(3, "0").start();
    assert!(play.can("bid 2 2") && !play.can("bid 4 4") && play.can("bid 4 3"));
    assert_ne!(play.why_not("1 bid 4 4"), "ask-bid", "it is told what is wrong");
    play.play("1 bid 2 2");
    assert!(!play.can("bid 2 2") && play.can("bid 4 4"), "one 2 for the other");
    play.play("2 bid 4 4");
    assert!(play.can("bid 2 2") && !play.can("bid 0 0"));
}

// Y2.1
#[test]
fn who_has_bid_waits_for_the_others() {
    let mut play = Board::new(4).start();
    for (seat, waiting) in [(3, vec![1, 2, 4]), (1, vec![2, 4]), (4, vec![2])] {
        play.play(&format!("{seat} bid 4 0"));
        assert_eq!((play.waiting(), play.phase(), play.asked()), (waiting, 2, "ask-bid"));
        play.refused(&format!("{seat} bid 1 0"));
    }
    play.play("2 bid 1 0");
    assert_eq!((play.waiting(), play.asked()), (vec![1], "ask-order"));
}

// Y2.1: the order in which the bids come in does not matter.
#[test]
fn bids_are_simultaneous() {
    let play = |seats: [u8; 4]| {
        let bids = ["4 4", "3 1", "4 0", "0 0"];
        let mut play = Board::new(4).order(&[4, 3, 2, 1]).start();
        for seat in seats {
            play.play(&format!("{seat} bid {}", bids[usize::from(seat) - 1]));
        }
        play.state
    };
    let usual = play([1, 2, 3, 4]);
    assert!([[4, 3, 2, 1], [2, 4, 1, 3], [3, 1, 4, 2]].into_iter().all(|seats| play(seats) == usual));
}

// Y2.1: secretly; revealed together.
#[test]
fn bids_are_secret_until_all_are_in() {
    let mut play = Board::new(4).start();
    play.all(&["1 bid 4 4", "3 bid 0 0"]);
    let hidden = Json::Null;
    for (viewer, seen) in [
        (0, [hidden.clone(), json!(""), hidden.clone(), json!("")]),
        (1, [json!("44"), json!(""), hidden.clone(), json!("")]),
        (2, [hidden.clone(), json!(""), hidden.clone(), json!("")]),
        (3, [hidden.clone(), json!(""), json!("00"), json!("")]),
    ] {
        assert_eq!(fronts(&play.view(viewer)), seen, "seen by {viewer}");
    }
    assert_eq!(play.view(1)["seats"][0]["hand"], "001112333");
    assert_eq!(play.view(2)["seats"][0]["hand"], Json::Null);
    assert!(!play.events.iter().any(|event| matches!(event, Event::BidShown { .. })));
    play.all(&["2 bid 1 0", "4 bid 3 2"]);
    for viewer in 0..=4 {
        assert_eq!(fronts(&play.view(viewer)), ["44", "10", "00", "32"].map(|front| json!(front)));
    }
    let shown = play.events.iter().filter(|event| matches!(event, Event::BidShown { .. }));
    assert_eq!(shown.count(), 4);
}

// Y2.1: what is told of a bid that is not revealed.
#[test]
fn only_the_bidder_is_told_their_bid() {
    let mut play = Board::new(3).start();
    let before = play.state;
    play.play("2 bid 4 1");
    for (viewer, told) in [(None, false), (Some(at(1)), false), (Some(at(2)), true)] {
        let seen = play.events.iter().filter_map(|event| play.state.seen(event, viewer)).collect::<Vec<_>>();
        let values = matches!(seen[..], [Event::Bid { brokers: Some(_), .. }]);
        assert_eq!((seen.len(), values), (1, told));
        let text = before.redacted(at(2), "bid 4 1".parse().expect("a bid"), viewer, Answers::Pending);
        assert_eq!(text, if told { "bid 4 1" } else { "bid ? ?" });
    }
    assert_eq!(
        before.redacted(at(2), "bid 4 1".parse().expect("a bid"), None, Answers::Revealed),
        "bid 4 1",
        "when all are in"
    );
}

// Y2.1: they stay in front of the screen for the round.
#[test]
fn brokers_that_were_bid_stay_in_front_of_the_screen() {
    let mut play = bid_all(&[1, 2, 3], &["4 4", "3 1", "0 0"]);
    assert_eq!([1, 2, 3].map(|seat| play.hand(seat)), ["001112333", "001123344", "111233344"]);
    play.until_asked("ask-up");
    assert_eq!(play.refused("1 up 4 port1"), "Y2.1");
    assert!(play.legal_with("up 4").is_empty());
    play.to_phase(4);
    for (seat, bid) in [(1, "44"), (2, "31"), (3, "00")] {
        let front = play.front(seat);
        assert!(front.len() == 3 && bid.chars().all(|value| front.contains(value)), "{seat}: {front}");
    }
    play.to_next_round();
    for seat in 1..=3 {
        assert_eq!(
            (play.hand(seat).as_str(), play.front(seat).as_str()),
            ("00111233344", ""),
            "back for the next round"
        );
    }
}

// Y2.1: a broker of the same value that was not bid can be placed.
#[test]
fn only_the_brokers_that_were_bid_are_out() {
    let mut play = bid_all(&[1, 2], &["4 3", "1 0"]);
    play.until_asked("ask-up");
    assert!(play.can("up 4 port1") && play.can("up 3 port1"));
}

// Y2.2: highest sum first, ties to the lower order card.
#[test]
fn the_highest_sum_chooses_first() {
    for (order, bids, expected) in [
        (&[1, 2, 3, 4][..], &["0 0", "1 0", "4 3", "4 4"][..], &[4, 3, 2][..]),
        (&[1, 2, 3, 4], &["4 1", "3 3", "1 1", "2 1"], &[2, 1, 4]), // 5, 6, 2, 3: the sum counts, not the best broker
        (&[4, 3, 2, 1], &["4 4", "4 3", "4 2", "4 1"], &[1, 2, 3]), // no tie: order cards do not matter
        (&[1, 2, 3, 4], &["1 0", "1 0", "1 0", "1 0"], &[1, 2, 3]), // all are tied
        (&[3, 1, 4, 2], &["4 4", "4 4", "4 4", "4 4"], &[3, 1, 4]),
        (&[3, 1, 4, 2], &["0 0", "0 0", "0 0", "0 0"], &[3, 1, 4]),
        (&[4, 3, 2, 1], &["4 4", "4 4", "0 0", "0 0"], &[2, 1, 4]), // two pairs
        (&[2, 3, 1, 4], &["4 0", "3 1", "2 1", "1 1"], &[2, 1, 3]), // 4 and 4 of different brokers
        (&[3, 4, 1, 2], &["3 2", "4 1", "4 4", "4 1"], &[3, 4, 1]), // three with 5
        (&[4, 2, 1, 3], &["1 1", "2 0", "3 0", "2 0"], &[3, 4, 2]), // three with 2, behind a 3
        (&[2, 1, 3], &["3 1", "4 0", "3 2"], &[3, 2]),
        (&[1, 2, 3], &["0 0", "3 3", "4 2"], &[2, 3]),
        (&[3, 2, 1], &["0 0", "1 0", "1 0"], &[3, 2]),
        (&[3, 2, 1], &["2 0", "2 0", "2 0"], &[3, 2]),
        (&[2, 1], &["4 4", "4 4"], &[2]),
        (&[1, 2], &["3 2", "4 1"], &[1]),
        (&[1, 2], &["0 0", "1 0"], &[2]),
    ] {
        assert_eq!(choosers(order, bids), expected, "order cards {order:?}, bids {bids:?}");
    }
}

// Y2.2, Y8.2: every pair of bids of two players; the neutral does not bid and has no order card.
#[test]
fn two_players_bid_against_each_other() {
    let sum = |bid: &str| bid.chars().filter_map(|digit| digit.to_digit(10)).sum::<u32>();
    for order in [[1, 2], [2, 1]] {
        for (one, other) in BIDS.iter().flat_map(|one| BIDS.iter().map(move |other| (one, other))) {
            let first = match sum(one).cmp(&sum(other)) {
                std::cmp::Ordering::Greater => 1,
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => order[0],
            };
            assert_eq!(choosers(&order, &[&one[4..], &other[4..]]), [first], "{one}, {other}");
        }
    }
}

// Y2.2: a free place 1..n.
#[test]
fn a_place_can_be_chosen_once() {
    let mut play = bid_all(&[1, 2, 3, 4], &["0 0", "1 0", "1 1", "2 1"]);
    assert_eq!(
        (play.acting(), places(&play)),
        (4, vec!["order 1".into(), "order 2".into(), "order 3".into(), "order 4".into()])
    );
    play.play("4 order 2");
    assert_eq!((play.acting(), places(&play)), (3, vec!["order 1".to_owned(), "order 3".into(), "order 4".into()]));
    assert_eq!(play.refused("3 order 2"), "Y2.2");
    play.play("3 order 4");
    assert_eq!((play.acting(), places(&play)), (2, vec!["order 1".to_owned(), "order 3".into()]));
    assert_eq!([play.refused("2 order 2"), play.refused("2 order 4")], ["Y2.2"; 2]);
    assert_eq!([play.why_not("2 order 2"), play.why_not("2 order 4")], ["place-taken"; 2]);
    play.play("2 order 3");
    assert_eq!((play.order(), play.phase()), (vec![1, 4, 2, 3], 3));
}

// Y2.2
#[test]
fn there_are_as_many_places_as_players() {
    for (order, bids, beyond) in [
        (&[1, 2][..], &["4 4", "0 0"][..], &["1 order 3", "1 order 4"][..]),
        (&[1, 2, 3], &["4 4", "0 0", "0 0"], &["1 order 4"]),
    ] {
        let play = bid_all(order, bids);
        assert_eq!(places(&play).len(), order.len());
        assert!(beyond.iter().all(|text| play.refused(text) == "Y2.2" && play.why_not(text) == "no-such-place"));
    }
}

// Y2.2
#[test]
fn what_is_no_choice_of_a_place_is_refused() {
    let play = bid_all(&[1, 2, 3], &["4 4", "3 0", "0 0"]);
    assert_eq!([play.refused("1 bid 1 0"), play.refused("1 skip"), play.refused("1 up 3 port1")], ["Y2.2"; 3]);
    play.refused("2 order 1");
    play.refused("3 order 1");
    assert_eq!(play.waiting(), [1]);
}

// Y2.1
#[test]
fn what_is_no_bid_is_refused() {
    let play = Board::new(3).start();
    assert_eq!([play.refused("1 order 1"), play.refused("2 skip"), play.refused("3 up 3 port1")], ["Y2.1"; 3]);
    for text in ["bid 1 4", "bid 4", "bid 4 1 1", "bid 5 0"] {
        assert!(text.parse::<ys::Action>().is_err(), "{text}");
    }
}

// Y2.1
#[test]
fn brokers_that_one_does_not_have_cannot_be_bid() {
    let play = Board::new(3).start();
    assert_eq!(play.refused("1 bid 2 2"), "Y2.1", "there is one 2");
}

// Y2.2, Y2.3: every way to choose.
#[test]
fn order_cards_follow_the_chosen_places() {
    let mut orders = BTreeSet::new();
    for number in 0..64_u8 {
        let chosen = [number / 16 + 1, number / 4 % 4 + 1, number % 4 + 1];
        let [first, second, third] = chosen;
        if first == second || second == third || first == third {
            continue;
        }
        let mut play = bid_all(&[2, 4, 1, 3], &["4 4", "4 3", "3 1", "0 0"]);
        play.all(&[&format!("1 order {first}"), &format!("2 order {second}"), &format!("3 order {third}")]);
        let order = play.order();
        assert!(
            chosen.iter().zip(1..).all(|(place, seat)| order[usize::from(*place) - 1] == seat),
            "{chosen:?}: {order:?}"
        );
        assert_eq!((play.acting(), play.asked()), (order[0], "ask-up"));
        orders.insert(order);
    }
    assert_eq!(orders.len(), 24);
}

// Y2.3: ties go by the old cards until the last place is chosen.
#[test]
fn order_cards_are_swapped_when_all_have_chosen() {
    let mut play = bid_all(&[4, 3, 2, 1], &["4 4", "2 0", "2 0", "2 0"]);
    assert_eq!(play.acting(), 1);
    play.play("1 order 1");
    assert_eq!((play.acting(), play.order()), (4, vec![4, 3, 2, 1]));
    play.play("4 order 4");
    assert_eq!((play.acting(), play.order()), (3, vec![4, 3, 2, 1]));
    play.play("3 order 3");
    assert_eq!(play.order(), [1, 2, 3, 4]);
    let changed = play.events.iter().filter(|event| matches!(event, Event::OrderChanged { .. }));
    assert_eq!(changed.count(), 1);
}

// Y2.2, Y2.3: the new cards break the ties of the next round.
#[test]
fn the_cards_are_kept_for_the_next_round() {
    let mut play = bid_all(&[1, 2, 3], &["4 4", "4 0", "0 0"]);
    play.all(&["1 order 3", "2 order 2"]);
    assert_eq!(play.order(), [3, 2, 1]);
    play.to_next_round();
    assert_eq!(play.order(), [3, 2, 1]);
    play.all(&["1 bid 1 0", "2 bid 1 0", "3 bid 1 0"]);
    assert_eq!(play.acting(), 3);
}

// Y2.2: in every round.
#[test]
fn every_round_begins_with_bids() {
    for players in 2..=4 {
        let mut play = Play::new_game(players, &[], 3);
        for _ in 1..=4 {
            for seat in 1..=players {
                play.play(&format!("{seat} bid {} 0", seat.min(4)));
            }
            assert_eq!(play.acting(), players, "who has bid most");
            play.to_next_round();
        }
        assert_eq!(play.asked(), "over");
    }
}
