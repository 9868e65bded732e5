//! What others are told: events and actions without what they may not know.

use crate::board::Board;
use crate::sight::{at_court, events, neutral, placed, redacted};
use game::{Answers, Game, Seat};
use serde_json::{Value as Json, json};

// Y2.1, Y7.1
#[test]
fn events_of_secret_answers_tell_only_their_owner() {
    let mut play = Board::new(3).start();
    play.all(&["1 bid 4 1"]);
    let bid = |brokers: Json| vec![json!({"event": "bid", "seat": 1, "brokers": brokers})];
    for viewer in 0..=3 {
        let seen = events(&play, viewer, "bid");
        assert_eq!(seen[0]["brokers"].is_null(), viewer != 1);
        assert_eq!(seen, bid(seen[0]["brokers"].clone()));
    }
    play.all(&["2 bid 1 0", "3 bid 0 0"]);
    for viewer in 0..=3 {
        assert_eq!(events(&play, viewer, "bid_shown"), events(&play, 1, "bid_shown"));
        assert!(events(&play, viewer, "bid_shown").iter().all(|event| !event["brokers"].is_null()));
    }
    let mut play = at_court();
    play.play("1 throne 3");
    for viewer in 0..=3 {
        let value = if viewer == 1 { json!(3) } else { Json::Null };
        assert_eq!(events(&play, viewer, "flattered"), [json!({"event": "flattered", "seat": 1, "value": value})]);
    }
}

// Y3.6, Y5.7, Y5.8
#[test]
fn events_of_brokers_tell_the_value_to_who_may_know_it() {
    let board = Board::new(3).order(&[2, 1, 3]).cards(1, &["spy"]).front(2, "42").active(&["illusionist:2"]);
    let mut play = board.placing(1, 1).start();
    play.all(&["2 up 3 port1", "2 down 0 port1", "1 look 2:port1#1", "1 up 4 port1", "1 down 3 port1"]);
    for (viewer, expected) in [
        (0, [json!(3), Json::Null, json!(4), Json::Null]),
        (1, [json!(3), Json::Null, json!(4), json!(3)]),
        (2, [json!(3), json!(0), json!(4), Json::Null]),
    ] {
        let values: Vec<Json> =
            events(&play, viewer, "placed").into_iter().map(|event| event["value"].clone()).collect();
        assert_eq!(values, expected, "seen by {viewer}");
        let value = if viewer == 1 { json!(0) } else { Json::Null };
        let look = json!({"event": "looked", "seat": 1, "broker": "2:port1#1", "value": value});
        assert_eq!(events(&play, viewer, "looked"), [look]);
    }
    play.all(&["3 up 3 port1", "3 down 3 port1", "2 up 3 port1", "2 down 4/1 port1"]);
    for viewer in 0..=3 {
        assert_eq!(
            events(&play, viewer, "placed").pop().map(|event| event["value"].clone()),
            Some(json!(4)),
            "from the front"
        );
        assert_eq!(
            events(&play, viewer, "front_replaced"),
            [json!({"event": "front_replaced", "seat": 2, "taken": 4, "by": 1})]
        );
    }
}

// Y3.6, Y5.9, Y5.12
#[test]
fn events_of_moves_name_a_hidden_broker_without_its_value() {
    let mut play = placed(Board::new(3).cards(1, &["mage"])).start();
    play.all(&["1 up 0 trade1", "1 down 1 trade1", "1 play mage 3@b2/down 4@port1"]);
    for viewer in 0..=3 {
        let value = if viewer == 1 { json!(3) } else { Json::Null };
        let moves: Vec<[Json; 4]> = events(&play, viewer, "moved")
            .iter()
            .map(|event| ["from", "to", "broker", "value"].map(|name| event[name].clone()))
            .collect();
        let up = [json!("port1"), json!("b2"), Json::Null, json!(4)];
        assert_eq!(moves, [up, [json!("b2"), json!("port1"), json!("1:b2#1"), value]], "in the order of the list");
    }
    let board = Board::new(3).cards(1, &["herald"]).brokers(&["1 3 port1 down"]).scoring_begins("palace4");
    let mut play = board.start();
    play.play("1 play herald 3@port1/down r2");
    assert_eq!(
        [0, 1, 2].map(|viewer| events(&play, viewer, "moved")[0]["value"].clone()),
        [Json::Null, json!(3), Json::Null]
    );
    assert_eq!(events(&play, 2, "moved")[0]["broker"], "1:port1#1");
}

// Y7.3, Y7.1
#[test]
fn events_of_the_throne_room_tell_no_value() {
    let mut play = Board::new(3).with("kings_favor").throne(1, "3").cards(1, &["mage"]).placing(1, 1).start();
    play.all(&["1 up 4 port1", "1 down 2 trade1", "1 play mage 3@throne/down 4@port1"]);
    for viewer in 0..=3 {
        let moves = events(&play, viewer, "moved");
        let value = if viewer == 1 { json!(3) } else { Json::Null };
        assert_eq!((&moves[0]["to"], &moves[0]["value"]), (&json!("throne"), &json!(4)), "it lay face up");
        assert_eq!(
            (&moves[1]["broker"], &moves[1]["to"], &moves[1]["value"]),
            (&json!("1:throne#1"), &json!("port1"), &value)
        );
    }
}

// Y8.1
#[test]
fn events_of_neutral_brokers_tell_nobody_the_value() {
    let play = neutral();
    let neutral = |viewer| -> Vec<Json> {
        let placed = events(&play, viewer, "placed").into_iter().filter(|event| event["owner"] == 0);
        placed.map(|event| event["value"].clone()).collect()
    };
    assert_eq!([0, 1, 2].map(neutral), [const { [Json::Null, Json::Null] }; 3].map(Vec::from));
}

// Y3.6: what everybody sees is told to everybody as it is.
#[test]
fn events_of_the_scoring_are_public() {
    let board = Board::new(3).brokers(&["1 4 port1", "2 3 port2 down", "3 2 b2 down"]);
    let mut play = board.scoring(1).start();
    play.to_next_round();
    assert_eq!(events(&play, 1, "revealed").len(), 2);
    for event in &play.events {
        for viewer in 0..=3 {
            assert_eq!(play.state.seen(event, Seat::from_number(viewer)).as_ref(), Some(event));
        }
    }
}

// Y2.1, Y3.6, Y5.7, Y7.1, Y8.1: an action, and how others write it down.
#[test]
fn actions_are_written_down_without_what_is_hidden() {
    let bids = Board::new(3).start();
    assert_eq!(
        [1, 2, 0].map(|viewer| redacted(&bids, "1 bid 4 1", viewer, Answers::Pending)),
        ["bid 4 1", "bid ? ?", "bid ? ?"]
    );
    assert_eq!([1, 2, 0].map(|viewer| redacted(&bids, "1 bid 4 1", viewer, Answers::Revealed)), ["bid 4 1"; 3]);
    let up = Board::new(2).active(&["illusionist:1"]).front(1, "42").placing(1, 1).start();
    let mut down = Board::new(2).active(&["illusionist:1"]).front(1, "42").placing(1, 1).start();
    down.play("1 up 0 port1");
    let mut third = Board::new(2).placing(1, 1).start();
    third.all(&["1 up 0 port1", "1 down 3 port1"]);
    let look = placed(Board::new(3).cards(1, &["spy"])).start();
    let queen = Board::new(3).cards(1, &["queen"]).before_turn(1, 1).start();
    let court = at_court();
    let table = [
        (&up, "up 3 port1", "up 3 port1"),
        (&up, "up 4/3 port1", "up 4/3 port1"),
        (&down, "down 3 port1", "down ? port1"),
        (&down, "down 3 b2", "down ? b2"),
        (&down, "down 4/3 port1", "down 4/3 port1"),
        (&look, "look 2:palace1#1", "look 2:palace1#1"),
        (&look, "skip", "skip"),
        (&queen, "play queen port1", "play queen port1"),
        (&court, "throne 4", "throne ?"),
    ];
    for (play, action, expected) in table {
        for answers in [Answers::Pending, Answers::Revealed] {
            let by = |viewer| redacted(play, &format!("1 {action}"), viewer, answers);
            assert_eq!([by(1), by(2), by(0)], [action, expected, expected], "{action}");
            let neutral = |viewer| redacted(&third, "1 neutral 4 trade1", viewer, answers);
            assert_eq!([1, 2, 0].map(neutral), ["neutral ? trade1"; 3], "not even who placed it may look again");
        }
    }
}

// Y3.6, Y5.9: a hidden broker goes by the name that everybody can use, unless its value is known.
#[test]
fn the_heralds_broker_is_written_down_by_a_name_for_all() {
    let brokers = ["1 4 port1", "1 3 port1 down", "1 3 trade1 down", "1 1 trade1 down", "1 2 palace1 down mercenary"];
    let board = Board::new(3).cards(1, &["herald"]).brokers(&brokers).scoring_begins("palace4");
    let play = board.step("possible", json!({"1:port1#1": "3"})).start();
    let table = [
        ("4@port1 r2", "4@port1 r2"),
        ("3@port1/down r2", "3@port1/down r2"),
        ("3@trade1/down r2", "1:trade1#1 r2"),
        ("1@trade1/down r2", "1:trade1#2 r2"),
        ("5@palace1/down r2", "5@palace1/down r2"),
    ];
    for (action, expected) in table {
        let by = |viewer| redacted(&play, &format!("1 play herald {action}"), viewer, Answers::Pending);
        assert_eq!([by(1), by(2), by(0)], [action, expected, expected].map(|text| format!("play herald {text}")));
    }
}

// Y3.6, Y5.12, Y7.3: in the order of what is written, which tells nothing.
#[test]
fn the_mages_brokers_are_written_down_by_names_for_all() {
    let board = Board::new(3).with("kings_favor").round(3).throne(1, "32").cards(1, &["mage"]);
    let board = board.brokers(&["1 4 port1", "1 0 b2 down"]).group(2, "34", "palace4").group(3, "34", "palace4");
    let mut play = board.placing(2, 1).step("possible", json!({"1:throne#2": "2"})).start();
    play.all(&["1 up 1 trade1", "1 down 4 b3"]);
    let table = [
        ("1@trade1 4@port1", "1@trade1 4@port1"),
        ("0@b2/down 4@port1", "1:b2#1 4@port1"),
        ("0@b2/down 4@b3/down", "1:b2#1 1:b3#1"),
        ("1@trade1 4@b3/down", "1:b3#1 1@trade1"),
        ("0@b2/down 3@throne/down", "1:b2#1 1:throne#1"),
        ("0@b2/down 2@throne/down", "1:b2#1 2@throne/down"),
        ("3@throne/down 4@port1", "1:throne#1 4@port1"),
    ];
    for (action, expected) in table {
        let by = |viewer| redacted(&play, &format!("1 play mage {action}"), viewer, Answers::Pending);
        assert_eq!([by(1), by(2), by(0)], [action, expected, expected].map(|text| format!("play mage {text}")));
    }
}

// Y5.12: the same two places with the values the other way round are written alike.
#[test]
fn the_order_of_names_tells_nothing() {
    let written = |first: &str, second: &str| {
        let board = Board::new(3).cards(1, &["mage"]).brokers(&[&format!("1 {first} g2 down"), "1 1 port1"]);
        let mut play = board.group(2, "34", "palace4").group(3, "34", "palace4").placing(2, 1).start();
        play.all(&["1 up 2 port1", &format!("1 down {second} b2")]);
        let mut names = [format!("{first}@g2/down"), format!("{second}@b2/down")];
        names.sort_unstable();
        redacted(&play, &format!("1 play mage {}", names.join(" ")), 2, Answers::Pending)
    };
    assert_eq!([written("4", "0"), written("0", "4"), written("3", "3")], ["play mage 1:b2#1 1:g2#1"; 3]);
}
