//! Phase 3: placing brokers (Y3).

use crate::board;

use board::{Board, Play, at};
use game::{Answers, Game};
use serde_json::{Value as Json, json};
use ys::{Event, Source};

const CITY: [&str; 12] = [
    "port1", "trade1", "palace1", "port2", "trade2", "palace2", "port3", "trade3", "palace3", "port4", "trade4",
    "palace4",
];
const ROWS: [[&str; 4]; 3] = [["b1", "g1", "y1", "r1"], ["b2", "g2", "y2", "r2"], ["b3", "g3", "y3", "r3"]];

/// Players, options, zones and market rows that are open.
const TABLES: [(u8, &[&str], usize, usize); 6] = [
    (2, &[], 9, 1),
    (3, &["districts=3"], 9, 1),
    (3, &[], 12, 1),
    (3, &["express"], 12, 1),
    (4, &[], 12, 0),
    (4, &["express", "kings_favor"], 12, 0),
];

/// The spots that are open on an empty board, in the order of their names.
fn open_spots(zones: usize, first_row: usize) -> Vec<&'static str> {
    let mut spots: Vec<&str> = CITY[..zones].iter().chain(ROWS[first_row..].iter().flatten()).copied().collect();
    spots.sort_unstable();
    spots
}

/// Where a broker of this value can be placed now.
fn spots_for(play: &Play, how: &str) -> Vec<String> {
    let start = format!("{how} ");
    play.legal_with(&start).iter().map(|text| text[start.len()..].to_owned()).collect()
}

/// Phase 3 begins; everybody has a 1 and a 0 in front of the screen.
fn placement(players: usize) -> Play {
    Board::new(players).start_of_placement().start()
}

/// Where the brokers are that a viewer does not know.
fn hidden(play: &Play, viewer: u8) -> Vec<String> {
    let view = play.view(viewer);
    let brokers = view["brokers"].as_array().expect("a list").iter().filter(|broker| broker["value"].is_null());
    brokers.map(|broker| broker["spot"].as_str().expect("a spot").to_owned()).collect()
}

/// All brokers of three players are on the board; seat 1 may play the Merchant before scoring, or this card.
fn all_placed(card: &str) -> Board {
    let brokers = [
        "1 4 port1",
        "1 3 port1 down",
        "1 4 port2",
        "1 3 port2 down",
        "1 3 b3",
        "1 2 b2 down",
        "1 1 trade1",
        "1 1 trade1 down",
        "2 4 port1",
        "2 4 port1 down",
        "2 3 port2",
        "2 3 port2 down",
        "2 3 g3",
        "2 2 g2 down",
        "2 1 trade2",
        "2 1 trade2 down",
        "3 4 palace4",
        "3 4 palace4 down",
        "3 3 palace4",
        "3 3 palace4 down",
        "3 3 y3",
        "3 2 y2 down",
        "3 1 trade3",
        "3 1 trade3 down",
    ];
    Board::new(3).brokers(&brokers).cards(1, &[card]).start_of_scoring()
}

// Y3.1, Y8.1: in turn order, four times round, three in Express; one face up, then one face down.
#[test]
fn everybody_places_two_brokers_in_each_turn() {
    for (players, options, ..) in TABLES {
        let mut play = Play::new_game(players, options, 4);
        play.to_phase(3);
        let order = play.order();
        let turns = if options.contains(&"express") { 3 } else { 4 };
        for _ in 0..turns {
            for seat in &order {
                let asked: &[&str] =
                    if players == 2 { &["ask-up", "ask-down", "ask-neutral"] } else { &["ask-up", "ask-down"] };
                for key in asked {
                    assert_eq!((play.waiting(), play.asked(), play.phase()), (vec![*seat], *key, 3));
                    let first = play.legal()[0].clone();
                    play.play(&format!("{seat} {first}"));
                }
            }
        }
        assert_eq!(play.phase(), 4, "{players} players, {options:?}");
        let placed = play.events.iter().filter(|event| matches!(event, Event::Placed { .. })).count();
        let each = if players == 2 { 2 + 1 } else { 2 };
        assert_eq!(placed, each * turns * usize::from(players));
    }
}

// Y3.1, Y2.3: the order is that of the new order cards.
#[test]
fn the_turn_order_is_that_of_the_cards() {
    for order in [[4, 2, 1, 3], [3, 1, 4, 2]] {
        let mut play = Board::new(4).order(&order).start_of_placement().start();
        let mut acted = Vec::new();
        for _ in 0..8 {
            let seat = play.acting();
            acted.push(seat);
            play.all(&[&format!("{seat} up 4 port1"), &format!("{seat} down 3 port1")]);
        }
        assert_eq!(acted, [order, order].concat());
    }
}

// Y3.1: one face up and one face down, the upper one first.
#[test]
fn one_broker_goes_face_up_and_one_face_down() {
    let mut play = placement(3);
    assert_eq!([play.refused("1 down 4 port1"), play.why_not("1 down 4 port1")], ["Y3.1", "up-first"]);
    assert!(play.legal().iter().all(|text| text.starts_with("up ")));
    play.play("1 up 4 port1");
    assert_eq!([play.refused("1 up 3 port1"), play.why_not("1 up 3 port1")], ["Y3.1", "one-up-one-down"]);
    assert!(play.legal().iter().all(|text| text.starts_with("down ")));
    play.play("1 down 4 port1");
    assert_eq!((play.brokers(), play.acting()), (vec!["1 4 port1".to_owned(), "1 4 port1 down".into()], 2));
}

// Y3.1: each in the city or in the market, in any combination.
#[test]
fn city_and_market_can_be_combined() {
    for (up, down) in [("port1", "palace4"), ("port1", "r3"), ("b2", "trade2"), ("b2", "b3"), ("trade1", "trade1")] {
        let mut play = placement(3);
        play.all(&[&format!("1 up 3 {up}"), &format!("1 down 0 {down}")]);
        assert_eq!(play.brokers(), [format!("1 3 {up}"), format!("1 0 {down} down")]);
        assert_eq!(play.hand(1), "1123344");
    }
}

// Y3.1: what is behind the screen, each broker once.
#[test]
fn only_brokers_behind_the_screen_can_be_placed() {
    let mut play = Board::new(3).front(1, "44").front(2, "20").start_of_placement().start();
    assert_eq!([play.refused("1 up 4 port1"), play.why_not("1 up 4 port1")], ["Y2.1", "in-front"], "both 4s were bid");
    play.play("1 up 2 port1");
    assert_eq!(play.refused("1 down 2 port1"), "Y3.1", "there was one");
    assert_eq!(play.why_not("1 down 2 port1"), "not-behind-screen");
    let values: Vec<String> = play.legal_with("down").iter().map(|text| text[5..6].to_owned()).collect();
    assert!(["0", "1", "3"].iter().all(|value| values.iter().any(|other| other == value)));
    assert!(!values.contains(&"2".to_owned()) && !values.contains(&"4".to_owned()));
    play.play("1 down 3 port1");
    assert_eq!((play.hand(1).as_str(), play.refused("2 up 2 port1")), ("0011133", "Y2.1"));
    assert!(play.can("up 0 port1"), "one 0 was bid, the other one was not");
}

// Y3.2, Y3.3: any zone of any district in play, any cell of an open row.
#[test]
fn where_the_first_broker_can_go() {
    for (players, options, zones, first_row) in TABLES {
        let mut play = Play::new_game(players, options, 4);
        play.until_asked("ask-up");
        let open = open_spots(zones, first_row);
        let values: std::collections::BTreeSet<char> = play.hand(play.acting()).chars().collect();
        assert!(values.iter().all(|value| spots_for(&play, &format!("up {value}")) == open), "{players}, {options:?}");
        assert_eq!(play.legal().len(), values.len() * open.len());
    }
}

// Y3.2: in the city there is no limit.
#[test]
fn any_number_of_brokers_can_stand_in_a_zone() {
    for (players, zone) in [(4, "port1"), (4, "palace4"), (3, "trade2"), (2, "port3")] {
        let mut play = placement(players);
        while play.phase() == 3 {
            let seat = play.acting();
            let there = play.legal().into_iter().find(|text| text.ends_with(zone)).expect("it is open");
            play.play(&format!("{seat} {there}"));
        }
        let placed = play.events.iter().filter(|event| matches!(event, Event::Placed { .. })).count();
        assert_eq!(placed, if players == 2 { 24 } else { 8 * players });
    }
}

// Y3.3: one broker a cell, no matter whose it is and how it lies.
#[test]
fn a_market_cell_holds_one_broker() {
    let mut play = placement(2);
    play.all(&["1 up 4 b2", "1 down 3 g3", "1 neutral 2 r2"]);
    for cell in ["b2", "g3", "r2"] {
        let text = format!("2 up 4 {cell}");
        assert_eq!([play.refused(&text), play.why_not(&text)], ["Y3.3", "cell-taken"]);
        assert!(!play.can(&format!("up 4 {cell}")));
    }
    assert!(["b3", "g2", "r3", "y2", "y3"].iter().all(|cell| play.can(&format!("up 4 {cell}"))), "only these cells");
    play.play("2 up 4 y2");
    assert_eq!([play.refused("2 down 0 y2"), play.refused("2 down 0 b2")], ["Y3.3"; 2]);
    play.play("2 down 0 y3");
    assert_eq!([play.refused("2 neutral 1 y3"), play.refused("2 neutral 1 b2")], ["Y3.3"; 2]);
}

// Y3.3: when the market is full, the city is left.
#[test]
fn a_full_market_leaves_the_city() {
    for (players, first_row) in [(4, 0), (3, 1)] {
        let mut play = placement(players);
        let cells: Vec<&str> = ROWS[first_row..].iter().flatten().copied().collect();
        for (number, cell) in cells.iter().enumerate() {
            let value = play.hand(play.acting()).pop().expect("a broker");
            let how = if number % 2 == 0 { "up" } else { "down" };
            play.play(&format!("{} {how} {value} {cell}", play.acting()));
        }
        let mut city = CITY;
        city.sort_unstable();
        assert_eq!(spots_for(&play, "up 0"), city);
        assert!(cells.iter().all(|cell| play.refused(&format!("{} up 0 {cell}", play.acting())) == "Y3.3"));
    }
}

// Y3.3: row 0 is closed; with two or three players row 1 too. Y0.1: no fourth district on a board of three.
#[test]
fn closed_spots_are_refused() {
    for (players, options, zones, first_row) in TABLES {
        let mut play = Play::new_game(players, options, 4);
        play.until_asked("ask-up");
        let seat = play.acting();
        let value = play.hand(seat).remove(0);
        for cell in ROWS[0] {
            match first_row {
                0 => assert!(play.can(&format!("up {value} {cell}"))),
                _ => {
                    let text = format!("{seat} up {value} {cell}");
                    assert_eq!([play.refused(&text), play.why_not(&text)], ["Y3.3", "row-closed"]);
                }
            }
        }
        for zone in &CITY[zones..] {
            assert_eq!(play.refused(&format!("{seat} up {value} {zone}")), "Y0.1");
        }
    }
    for text in ["up 3 b0", "down 3 r0", "up 3 b4", "up 3 port0", "up 3 port5", "up 3 throne", "up 3 k1"] {
        assert!(text.parse::<ys::Action>().is_err(), "{text}");
    }
}

// Y3.4: 1 point at once for each broker in the market, face up or down, whatever it is worth.
#[test]
fn a_broker_in_the_market_scores_at_once() {
    let mut play = Board::new(4).score(2, 7).start_of_placement().start();
    for (action, scores) in [
        ("1 up 0 b1", [1, 7, 0, 0]),
        ("1 down 4 r3", [2, 7, 0, 0]),
        ("2 up 3 port1", [2, 7, 0, 0]),
        ("2 down 1 g2", [2, 8, 0, 0]),
        ("3 up 1 y2", [2, 8, 1, 0]),
        ("3 down 1 palace4", [2, 8, 1, 0]),
        ("4 up 1 trade2", [2, 8, 1, 0]),
        ("4 down 2 trade2", [2, 8, 1, 0]),
    ] {
        play.play(action);
        assert_eq!([1, 2, 3, 4].map(|seat| play.score(seat)), scores, "{action}");
    }
    let scored =
        play.events.iter().filter(|event| matches!(event, Event::Scored { points: 1, source: Source::Market, .. }));
    assert_eq!(scored.count(), 4);
}

// Y3.4, Y8.7
#[test]
fn a_neutral_broker_scores_for_who_places_it() {
    let mut play = placement(2);
    play.all(&["1 up 4 b2", "1 down 3 port1", "1 neutral 2 r2"]);
    assert_eq!([0, 1, 2].map(|seat| play.score(seat)), [0, 2, 0]);
    play.all(&["2 up 4 port1", "2 down 3 port1", "2 neutral 0 r3"]);
    assert_eq!([0, 1, 2].map(|seat| play.score(seat)), [0, 2, 1]);
}

// Y3.4: the point is kept when the broker leaves.
#[test]
fn the_point_is_kept_when_the_broker_leaves() {
    let mut play = Board::new(3).cards(1, &["mage"]).start_of_placement().start();
    play.all(&["1 up 4 b3", "1 down 3 port1", "1 play mage 3@port1/down 4@b3"]);
    assert_eq!((play.score(1), play.brokers()), (1, vec!["1 4 port1".to_owned(), "1 3 b3 down".into()]));
    let mut play = all_placed("herald").score(1, 2).start();
    play.play("1 play herald 3@b3 palace1");
    assert_eq!(play.score(1), 2, "before anything is scored");
    assert!(play.brokers().contains(&"1 3 palace1".to_owned()));
}

// Y3.5: the last broker joins the two that were bid.
#[test]
fn the_last_broker_joins_the_front() {
    for (options, bids, left, fronts) in [
        (&[][..], ["4 4", "1 0", "3 2"], ["3", "4", "4"], ["443", "410", "432"]),
        (&["express"], ["4 4", "1 0", "3 2"], ["3", "4", "4"], ["443", "410", "432"]),
        (&["kings_favor"], ["0 0", "3 3", "4 3"], ["4", "4", "4"], ["400", "433", "443"]),
    ] {
        let mut play = Play::new_game(3, options, 5);
        bids.iter().zip(1..).for_each(|(bid, seat)| {
            play.play(&format!("{seat} bid {bid}"));
        });
        // The quietest choices place the lowest brokers first.
        play.until_asked("ask-up").to_phase(4);
        let joined = play.events.iter().filter_map(|event| match event {
            Event::FrontJoined { seat, broker } => Some((seat.number(), broker.to_string())),
            _ => None,
        });
        assert_eq!(joined.collect::<Vec<_>>(), [1, 2, 3].map(|seat| (seat, left[usize::from(seat) - 1].to_owned())));
        assert_eq!([1, 2, 3].map(|seat| play.front(seat)), fronts);
        assert_eq!([1, 2, 3].map(|seat| play.hand(seat)), [""; 3]);
        for viewer in 0..=3 {
            assert_eq!(
                [0, 1, 2].map(|seat| play.view(viewer)["seats"][seat]["front"].clone()),
                fronts.map(|front| json!(front))
            );
        }
    }
}

// Y3.5: not before the last round of placement is over.
#[test]
fn the_last_broker_waits_for_the_end_of_placement() {
    let mut play = Play::new_game(4, &[], 5);
    play.until_asked("ask-up");
    while play.phase() == 3 {
        assert!((1..=4).all(|seat| play.front(seat).len() == 2 && !play.hand(seat).is_empty()));
        let first = play.legal()[0].clone();
        play.play(&format!("{} {first}", play.acting()));
    }
    assert!((1..=4).all(|seat| play.front(seat).len() == 3));
}

// Y3.5, Y5.7
#[test]
fn the_spys_last_look_comes_after_the_last_brokers() {
    let mut play = Board::new(3).cards(2, &["spy"]).start_of_placement().start();
    play.until_asked("ask-last-look");
    assert_eq!((play.acting(), play.phase()), (2, 3));
    assert!((1..=3).all(|seat| play.front(seat).len() == 3 && play.hand(seat).is_empty()));
    assert!(!play.legal_with("look").is_empty());
    play.play("2 skip");
    assert_eq!(play.phase(), 4);
}

// Y3.6: players see their own face-down brokers; nobody else does.
#[test]
fn face_down_brokers_are_seen_by_their_player_only() {
    let mut play = placement(3);
    play.all(&["1 up 4 port1", "1 down 3 port1", "2 up 2 b3", "2 down 0 r2"]);
    for (viewer, values) in [
        (0, json!([4, null, 2, null])),
        (1, json!([4, 3, 2, null])),
        (2, json!([4, null, 2, 0])),
        (3, json!([4, null, 2, null])),
    ] {
        let view = play.view(viewer);
        let brokers = view["brokers"].as_array().expect("a list");
        assert_eq!(brokers.iter().map(|broker| broker["value"].clone()).collect::<Json>(), values, "seen by {viewer}");
        let rest = |name: &str| brokers.iter().map(|broker| broker[name].clone()).collect::<Json>();
        assert_eq!(
            [rest("seat"), rest("spot"), rest("up")],
            [json!([1, 1, 2, 2]), json!(["port1", "port1", "b3", "r2"]), json!([true, false, true, false])]
        );
        for seat in 1..=3_u8 {
            let hand = &view["seats"][usize::from(seat) - 1]["hand"];
            assert_eq!(hand.is_null(), seat != viewer, "the hand of {seat}");
        }
    }
}

// Y3.6: what is told of a broker that is placed face down.
#[test]
fn only_the_player_is_told_what_lies_face_down() {
    let mut play = placement(3);
    play.play("1 up 4 port1");
    let before = play.state;
    play.events.clear();
    play.play("1 down 3 b2");
    for (viewer, told) in [(None, false), (Some(at(2)), false), (Some(at(1)), true)] {
        let seen = play.events.iter().filter_map(|event| play.state.seen(event, viewer)).collect::<Vec<_>>();
        let value = seen.iter().find_map(|event| match event {
            Event::Placed { value, .. } => Some(value.is_some()),
            _ => None,
        });
        assert_eq!(value, Some(told));
        let text = before.redacted(at(1), "down 3 b2".parse().expect("an action"), viewer, Answers::Revealed);
        assert_eq!(text, if told { "down 3 b2" } else { "down ? b2" });
    }
}

// Y3.6, Y4.1, Y4.7: until they are revealed, district by district and then in the market.
#[test]
fn face_down_brokers_are_hidden_until_they_are_revealed() {
    let mut play = all_placed("merchant").start();
    assert_eq!(play.asked(), "ask-start-of-scoring");
    assert_eq!(hidden(&play, 0).len(), 12);
    assert_eq!(hidden(&play, 2), ["port1", "port2", "b2", "trade1", "palace4", "palace4", "y2", "trade3"]);
    play.play("1 skip");
    assert_eq!(hidden(&play, 0), ["port2", "b2", "port2", "g2", "trade2", "palace4", "palace4", "y2", "trade3"]);
    assert_eq!(hidden(&play, 1), ["port2", "g2", "trade2", "palace4", "palace4", "y2", "trade3"]);
    play.until_asked("ask-quote");
    assert_eq!((0..=3).map(|viewer| hidden(&play, viewer).len()).collect::<Vec<_>>(), [0; 4]);
}

// Y3.1: what is not a placement is refused; so is everybody else.
#[test]
fn what_is_no_placement_is_refused() {
    let mut play = placement(3);
    for text in ["1 bid 4 1", "1 order 1", "1 skip", "1 neutral 2 port1", "1 gem b", "2 up 3 port1", "3 up 3 port1"] {
        assert_eq!(play.refused(text), "Y3.1", "{text}");
    }
    assert_eq!([play.refused("1 up 1/4 port1"), play.refused("1 up 0/1 b2")], ["Y5.8"; 2]);
    play.play("1 up 4 port1");
    assert_eq!([play.refused("1 down 1/4 port1"), play.refused("1 skip")], ["Y5.8", "Y3.1"]);
    let mut play = placement(2);
    play.all(&["1 up 4 port1", "1 down 4 port1"]);
    assert_eq!([play.refused("1 down 3 port1"), play.refused("1 neutral 3 port1")], ["Y8.1"; 2]);
    let mut play = Board::new(3).closed("port1").start_of_placement().start();
    assert_eq!(play.refused("1 up 4 port1"), "Y5.15");
    assert!(play.play("1 up 4 trade1").can("down 4 port2"));
}

// Y3.1: a position in the middle of placement.
#[test]
fn placement_goes_on_from_a_position() {
    let brokers = ["3 4 port1", "3 4 port1 down", "1 3 port1", "1 3 b2 down"];
    let mut play = Board::new(3).order(&[3, 1, 2]).brokers(&brokers).placing(1, 3).start();
    assert_eq!((play.acting(), play.asked(), play.score(1)), (2, "ask-up", 0));
    assert!(!play.can("up 4 b2") && play.can("up 4 b3"));
    play.all(&["2 up 4 port1", "2 down 4 port1"]);
    assert_eq!((play.acting(), play.asked(), play.json()["step"]["turn"].clone()), (3, "ask-up", json!(2)));
}
