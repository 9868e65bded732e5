//! What each viewer sees of hidden information (Y3.6).

use crate::board::{Board, Play, at, without};
use crate::sight::{ALL, at_court, events, known, neutral, placed, seen, sorted, unseen, values};
use game::Game;
use serde_json::{Value as Json, json};

// Y2.1: bids before and after they are shown.
#[test]
fn bids_are_seen_when_all_are_in() {
    let mut play = Board::new(4).start();
    play.all(&["1 bid 4 1", "3 bid 3 3"]);
    assert_eq!((seen(&play, 1, 1, "hand"), seen(&play, 1, 1, "front")), (Some("001123334".into()), Some("41".into())));
    for viewer in [0, 2, 3, 4] {
        assert_eq!((seen(&play, viewer, 1, "hand"), seen(&play, viewer, 1, "front")), (None, None), "seen by {viewer}");
        assert_eq!(unseen(&play, viewer, 1), ALL, "not even a hint");
    }
    for viewer in [0, 1, 3, 4] {
        let of_2 = (seen(&play, viewer, 2, "hand"), seen(&play, viewer, 2, "front"));
        assert_eq!(of_2, (None, Some(String::new())), "who has not bid has nothing in front");
    }
    play.all(&["2 bid 1 0", "4 bid 0 0"]);
    for viewer in 0..=4 {
        let fronts = [1, 2, 3, 4].map(|seat| seen(&play, viewer, seat, "front").expect("shown"));
        assert_eq!(fronts, ["41", "10", "33", "00"], "seen by {viewer}");
        for (seat, front) in (1..).zip(["41", "10", "33", "00"]) {
            let own = usize::from(viewer) == seat;
            assert_eq!(seen(&play, viewer, seat, "hand"), own.then(|| without(ALL, front)));
            assert_eq!(unseen(&play, viewer, seat), if own { String::new() } else { without(ALL, front) });
        }
    }
}

// Y3.6
#[test]
fn only_its_owner_sees_a_face_down_broker() {
    let play = placed(Board::new(3)).start();
    for (viewer, expected) in [(0, "4-3-0-"), (1, "433-0-"), (2, "4-340-"), (3, "4-3-01")] {
        assert_eq!(values(&play, viewer), expected, "seen by {viewer}");
        let view = play.view(viewer);
        let open = |name: &str| {
            view["brokers"].as_array().expect("a list").iter().map(|broker| broker[name].clone()).collect::<Vec<_>>()
        };
        assert_eq!(open("seat"), [1, 1, 2, 2, 3, 3]);
        assert_eq!(open("spot"), ["port1", "b2", "trade1", "palace1", "b3", "palace1"], "the place is public");
        assert_eq!(open("up"), [true, false, true, false, true, false]);
    }
    assert_eq!(unseen(&play, 1, 2), "01123344", "all but 1 and 0 in front and the 3");
    assert_eq!((unseen(&play, 0, 1), unseen(&play, 2, 2)), ("01123334".to_owned(), String::new()));
    assert_eq!((seen(&play, 1, 1, "hand"), seen(&play, 1, 2, "hand")), (Some("0112334".into()), None));
}

// Y5.7
#[test]
fn only_the_spy_sees_what_it_has_looked_at() {
    let mut play = placed(Board::new(3).cards(1, &["spy"])).start();
    play.play("1 look 2:palace1#1");
    for (viewer, expected) in [(0, "4-3-0-"), (1, "43340-"), (2, "4-340-"), (3, "4-3-01")] {
        assert_eq!(values(&play, viewer), expected, "seen by {viewer}");
        let step = &play.view(viewer)["step"];
        assert_eq!(
            (&step["looked"], &step["looks"]),
            (&json!({"2:palace1#1": [1]}), &json!([2, 0, 0])),
            "that is public"
        );
    }
    assert_eq!((unseen(&play, 1, 2), unseen(&play, 3, 2)), ("0112334".to_owned(), "01123344".to_owned()));
    play.until_asked("ask-last-look");
    assert_eq!((&values(&play, 1)[3..4], &values(&play, 3)[3..4]), ("4", "-"), "they keep it, and for themselves");
}

// Y5.7, Y5.12, Y3.6
#[test]
fn a_hidden_broker_that_the_mage_moves_stays_hidden() {
    let mut play = placed(Board::new(3).cards(1, &["spy"]).cards(2, &["mage"])).start();
    play.all(&["1 look 2:palace1#1", "1 skip", "1 up 0 port1", "1 down 1 port1", "1 skip"]);
    play.all(&["2 up 1 port2", "2 down 2 g2", "2 play mage 2@g2/down 4@palace1/down"]);
    // The brokers of seat 2: 3 trade1, 4 now on g2, 1 port2, 2 now on palace1.
    for (viewer, expected) in [(0, "4-3-0-0-1-"), (1, "43340-011-"), (2, "4-340-0-12"), (3, "4-3-010-1-")] {
        assert_eq!(values(&play, viewer), expected, "seen by {viewer}");
        assert_eq!(play.view(viewer)["brokers"][3]["spot"], "g2");
        assert_eq!(play.view(viewer)["step"]["looked"], json!({"2:g2#1": [1]}));
    }
}

// Y5.8, Y3.6
#[test]
fn everybody_knows_a_broker_that_came_from_in_front_of_a_screen() {
    let board = Board::new(3).cards(1, &["mage"]).front(1, "42").active(&["illusionist:1"]);
    let mut play = board.placing(1, 1).start();
    play.all(&["1 up 0 port1", "1 down 4/3 trade1"]);
    let check = |play: &Play, spot: &str| {
        for viewer in 0..=3 {
            assert_eq!(values(play, viewer), "04", "seen by {viewer}");
            let broker = &play.view(viewer)["brokers"][1];
            assert_eq!((broker["up"].as_bool(), broker["spot"].as_str()), (Some(false), Some(spot)));
        }
        assert_eq!((unseen(play, 2, 1), seen(play, 2, 1, "front")), ("0111334".to_owned(), Some("32".into())));
    };
    check(&play, "trade1");
    play.play("1 play mage 0@port1 4@trade1/down");
    check(&play, "port1");
    for viewer in 0..=3 {
        assert_eq!(events(&play, viewer, "moved")[1]["value"], 4, "told to {viewer}");
    }
}

// Y5.14, Y3.6
#[test]
fn the_mark_is_public_and_the_value_below_it_is_not() {
    let mut play = Board::new(3).cards(1, &["mercenary"]).placing(1, 1).start();
    play.all(&["1 up 0 port1", "1 down 3 trade1", "1 play mercenary down"]);
    for (viewer, expected) in [(0, "0-"), (1, "03"), (2, "0-"), (3, "0-")] {
        assert_eq!(values(&play, viewer), expected);
        assert_eq!(play.view(viewer)["brokers"][1]["mercenary"], true);
        assert_eq!(play.view(viewer)["brokers"][0]["mercenary"], false);
    }
    assert_eq!(unseen(&play, 2, 1), "11233344", "all but 1 and 0 in front and the other 0");
}

// Y4.1, Y4.6, Y4.7, Y3.6
#[test]
fn brokers_are_seen_as_their_district_is_scored() {
    let board = Board::new(3).brokers(&["1 4 port1", "2 3 port2 down", "2 1 port2", "3 2 b2 down", "3 4 b3"]);
    let mut play = board.scoring(1).start();
    for (viewer, expected) in [(0, "4-1-4"), (1, "4-1-4"), (2, "431-4"), (3, "4-124")] {
        assert_eq!(values(&play, viewer), expected, "district 1, seen by {viewer}");
    }
    // What came back, everybody has seen: only what lies face down is open.
    assert_eq!([1, 2, 3].map(|seat| unseen(&play, 0, seat)), ["", "3", "2"]);
    play.quietly_until(|play| play.acting() == 2);
    for (viewer, expected) in [(0, "31-4"), (1, "31-4"), (2, "31-4"), (3, "3124")] {
        assert_eq!(values(&play, viewer), expected, "district 2, seen by {viewer}");
    }
    assert_eq!([1, 2, 3].map(|seat| unseen(&play, 0, seat)), ["", "", "2"]);
    play.quietly_until(|play| play.asked() == "ask-quote");
    assert_eq!([0, 1, 2, 3].map(|viewer| values(&play, viewer)), ["24"; 4], "the market");
}

// Y7.1
#[test]
fn what_goes_to_the_throne_room_is_secret() {
    let mut play = at_court();
    play.play("1 throne 4");
    // Behind the screen: all but 4 3 1, then 3 and 1 again and a spare 2.
    let own = ["hand", "front", "throne"].map(|name| seen(&play, 1, 1, name).expect("their own"));
    assert_eq!(own, [sorted(&(without(ALL, "4") + "2")), String::new(), "4".to_owned()]);
    for viewer in [0, 2, 3] {
        assert_eq!(seen(&play, viewer, 1, "front"), Some("431".to_owned()), "what everybody saw before");
        assert_eq!((seen(&play, viewer, 1, "hand"), seen(&play, viewer, 1, "throne")), (None, Some(String::new())));
    }
    play.all(&["2 throne 0", "3 throne 1"]);
    for viewer in 0..=3 {
        for (seat, sent) in [(1, "4"), (2, "0"), (3, "1")] {
            let own = usize::from(viewer) == seat;
            assert_eq!(seen(&play, viewer, seat, "throne"), own.then(|| sent.to_owned()), "{seat} seen by {viewer}");
            let left = ALL.to_owned() + "2";
            assert_eq!(unseen(&play, viewer, seat), if own { String::new() } else { sorted(&left) });
        }
        let possible = json!({"1:throne#1": "134", "2:throne#1": "024", "3:throne#1": "01"});
        assert_eq!(play.view(viewer)["step"]["possible"], possible, "one of the three, as everybody saw");
    }
}

// Y7.1: when all other brokers have been seen, everybody can tell what the one in the throne room is.
#[test]
fn a_round_later_everybody_can_tell_what_was_sent() {
    let mut play = at_court();
    play.all(&["1 throne 4", "2 throne 0", "3 throne 1"]);
    assert!(known(&play, 0).is_null());
    play.quietly_until(|play| play.phase() == 5);
    assert_eq!(known(&play, 0), json!({"1:throne#1": 4, "2:throne#1": 0, "3:throne#1": 1}));
    assert_eq!(known(&play, 2), json!({"1:throne#1": 4, "3:throne#1": 1}), "their own is in their throne room");
    assert_eq!((unseen(&play, 0, 1), unseen(&play, 2, 3)), (String::new(), String::new()));
}

// Y7.3, Y5.7
#[test]
fn only_the_spy_knows_what_it_saw_in_the_throne_room() {
    let board = Board::new(3).with("kings_favor").round(3).throne(2, "14").throne(3, "20").cards(1, &["spy"]);
    let mut play = board.before_turn(1, 1).start();
    play.play("1 look 2:throne#2");
    assert_eq!(known(&play, 1), json!({"2:throne#2": 4}));
    for viewer in [0, 2, 3] {
        assert!(known(&play, viewer).is_null());
        assert_eq!(play.view(viewer)["step"]["looked"], json!({"2:throne#2": [1]}));
    }
    assert_eq!([0, 1, 2, 3].map(|viewer| seen(&play, viewer, 2, "throne")), [None, None, Some("14".to_owned()), None]);
    // All of seat 2: eleven and two spare 2s, without 1 and 0 in front.
    assert_eq!((unseen(&play, 3, 2).as_str(), unseen(&play, 1, 2).as_str()), ("01122233344", "0112223334"));
}

// Y5.12, Y7.3: a broker keeps what is known of it when it comes out of the throne room, and when it goes there.
#[test]
fn knowledge_goes_with_a_broker_in_and_out_of_the_throne_room() {
    let board = Board::new(3).with("kings_favor").throne(2, "3").cards(1, &["spy"]).cards(2, &["mage"]);
    let mut play = board.before_turn(1, 1).start();
    play.all(&["1 look 2:throne#1", "1 up 0 port1", "1 down 1 port1"]);
    play.all(&["2 up 4 port2", "2 down 2 trade2", "2 play mage 3@throne/down 4@port2"]);
    for (viewer, expected) in [(0, "0---"), (1, "013-"), (2, "0-32"), (3, "0---")] {
        assert_eq!(values(&play, viewer), expected, "seen by {viewer}: the 3 lies face down");
        assert_eq!(play.view(viewer)["brokers"][2]["up"], false);
        let expected = if viewer == 2 { Json::Null } else { json!({"2:throne#1": 4}) };
        assert_eq!(known(&play, viewer), expected, "everybody saw the 4 go");
    }
    let mut play =
        Board::new(3).with("kings_favor").throne(2, "3").cards(2, &["mage"]).order(&[2, 1, 3]).placing(1, 1).start();
    play.all(&["2 up 4 port2", "2 down 2 trade2", "2 play mage 2@trade2/down 3@throne/down"]);
    assert_eq!([0, 1, 2].map(|viewer| values(&play, viewer)), ["4-", "4-", "43"]);
    assert!(known(&play, 1).is_null(), "a hidden one changed for a hidden one");
    assert_eq!(seen(&play, 2, 2, "throne"), Some("2".to_owned()));
}

// Y7.2, Y6.4
#[test]
fn at_the_end_everything_is_seen() {
    let board = Board::new(3).with("kings_favor").round(4).throne(1, "210").throne(2, "442").throne(3, "333");
    let mut play = board.front(1, "431").front(2, "311").front(3, "110").end_of_scoring().start();
    play.all(&["1 throne 4", "2 throne 3", "3 throne 1"]);
    assert_eq!(play.acting(), 0);
    for viewer in 0..=3 {
        let thrones = [1, 2, 3].map(|seat| seen(&play, viewer, seat, "throne").expect("shown"));
        assert_eq!(thrones, ["2104", "4423", "3331"], "seen by {viewer}");
        for (seat, throne) in (1..).zip(&thrones) {
            let hand = without(&sorted(&(ALL.to_owned() + "222")), throne);
            assert_eq!((seen(&play, viewer, seat, "hand"), unseen(&play, viewer, seat)), (Some(hand), String::new()));
        }
    }
}

// Y8.1
#[test]
fn nobody_sees_neutral_brokers_on_the_board() {
    let play = neutral();
    assert_eq!([0, 1, 2].map(|viewer| values(&play, viewer)), ["4--4--", "43-4--", "4--40-"]);
    let hands = |viewer| play.view(viewer)["neutral"]["hands"].clone();
    assert_eq!([0, 1, 2].map(hands), [json!([null, null]), json!(["012", null]), json!([null, "124"])]);
    for viewer in 0..=2 {
        assert_eq!(play.view(viewer)["step"]["neutral_by"], json!([1, 2]), "who placed which is public");
    }
    let of_seat = |viewer: u8| play.view(viewer)["step"]["unseen_neutral"].clone();
    assert_eq!(
        [1, 2].map(of_seat),
        [json!(["4", "0124"]), json!(["0124", "0"])],
        "which it is follows from their hand"
    );
    let remembered = [1, 2].map(|seat| play.state.remembered(at(seat)));
    let values =
        remembered.map(|view| (0..6).map(|index| view.value(index).map(|value| value.number())).collect::<Vec<_>>());
    let (four, zero) = (Some(4), Some(0));
    let expected = [vec![four, Some(3), four, four, None, None], vec![four, None, None, four, zero, zero]];
    assert_eq!(values, expected, "who placed it remembers");
}
