//! The option that nobody looks at their own face-down brokers again (Y3.6).

use crate::board::{Board, Play, at};
use crate::sight::{events, known, placed, redacted, seen, unseen, values};
use game::{Answers, Game};
use serde_json::{Value as Json, json};
use ys::State;

/// Seat 1 after its second turn, in a game from memory: 4 and 1 face up on port1 and trade1, 3 and 0 face down on palace1.
fn after_turn(cards: &[&str]) -> Play {
    let board = Board::new(3).with("from_memory").cards(1, cards).brokers(&["1 4 port1", "1 3 palace1 down"]);
    let board = board.brokers(&["2 4 palace4", "2 3 palace4 down", "3 4 palace4", "3 3 palace4 down"]);
    let mut play = board.placing(2, 1).start();
    play.all(&["1 up 1 trade1", "1 down 0 palace1"]);
    play
}

// Y3.6: backs on the board, for their owner too; the hand is open to its owner, and what the backs are together follows from it.
#[test]
fn owners_see_backs_too() {
    let play = after_turn(&["mage"]);
    for viewer in 0..=3 {
        assert_eq!(values(&play, viewer), "4-4-4-1-", "seen by {viewer}");
    }
    assert_eq!(seen(&play, 1, 1, "hand"), Some(play.hand(1)));
    assert_eq!((unseen(&play, 1, 1).as_str(), unseen(&play, 1, 2).len()), ("03", 8));
    let remembered = play.state.remembered(at(1));
    let own = [1, 7].map(|index| remembered.value(index).map(|value| value.number()));
    assert_eq!(own, [Some(3), Some(0)], "bots forget nothing");
    assert_eq!(remembered.value(3), None, "and know no more than that");
}

// Y3.6: events and written actions.
#[test]
fn what_was_put_down_is_not_told_again() {
    let play = after_turn(&["mage"]);
    for viewer in 0..=3 {
        let placed = events(&play, viewer, "placed");
        let told: Vec<&Json> = placed.iter().map(|event| &event["value"]).collect();
        assert_eq!(told, [&json!(1), &Json::Null], "told to {viewer}");
    }
    let down = {
        let mut play = Board::new(3).with("from_memory").placing(1, 1).start();
        play.play("1 up 0 port1");
        play
    };
    for answers in [Answers::Pending, Answers::Revealed] {
        assert_eq!([0, 1, 2].map(|viewer| redacted(&down, "1 down 3 b2", viewer, answers)), ["down ? b2"; 3]);
    }
    let bids = Board::new(3).with("from_memory").start();
    let bid = [0, 1, 2].map(|viewer| redacted(&bids, "1 bid 4 1", viewer, Answers::Pending));
    assert_eq!(bid, ["bid ? ?", "bid 4 1", "bid ? ?"], "a bid is turned up again soon");
}

// Y3.6, Y5.12: who may not look names a broker by its place, and everybody may write that down.
#[test]
fn the_mage_swaps_by_place() {
    let mut play = after_turn(&["mage"]);
    let all = [
        "play mage 1@trade1 4@port1",
        "play mage 1@trade1 palace1#1",
        "play mage 1@trade1 palace1#2",
        "play mage 4@port1 palace1#1",
        "play mage 4@port1 palace1#2",
    ];
    assert_eq!(play.legal_with("play mage"), all);
    for text in all {
        let written = [0, 1, 2].map(|viewer| redacted(&play, &format!("1 {text}"), viewer, Answers::Revealed));
        assert_eq!(written, [text; 3]);
    }
    assert_eq!(play.why_not("1 play mage 1@trade1 3@palace1/down"), "named-by-place");
    assert_eq!(play.why_not("1 play mage 0@palace1/down 1@trade1"), "named-by-place");
    assert_eq!(
        play.why_not("1 play mage 1@trade1 2@palace1/down"),
        "named-by-place",
        "there is none: not even that is told"
    );
    assert_eq!(play.why_not("1 play mage 1@trade1 palace1#3"), "mage-no-broker");
    play.play("1 play mage 1@trade1 palace1#2");
    let own: Vec<String> = play.brokers().into_iter().filter(|broker| broker.starts_with('1')).collect();
    assert_eq!(own, ["1 4 port1", "1 3 palace1 down", "1 1 palace1", "1 0 trade1 down"]);
    for viewer in 0..=3 {
        let moved = &events(&play, viewer, "moved")[1];
        assert_eq!((&moved["broker"], &moved["value"]), (&json!("1:palace1#2"), &Json::Null), "told to {viewer}");
    }
}

// Y3.6, Y5.9, Y5.14: a mark is public, and the broker below it is named by its place all the same.
#[test]
fn the_herald_moves_by_place() {
    let board = Board::new(3).with("from_memory").cards(1, &["herald"]).group(1, "44", "port1");
    let mut board = board.brokers(&["1 3 b2 down", "1 2 palace1 down"]);
    let last = board.0["brokers"].as_array().map_or(0, Vec::len) - 1;
    board.0["brokers"][last]["mercenary"] = json!(true);
    let mut play = board.scoring_begins("palace4").start();
    let moves = play.legal_with("play herald");
    assert!(
        moves.contains(&"play herald b2#1 port2".to_owned()) && moves.contains(&"play herald 4@port1 b3".to_owned())
    );
    assert!(!moves.iter().any(|text| text.contains("/down")), "{moves:?}");
    assert_eq!(play.why_not("1 play herald 3@b2/down port2"), "named-by-place");
    play.play("1 play herald palace1#1 b3");
    assert!(play.brokers().contains(&"1 2 b3 down mercenary".to_owned()), "{:?}", play.brokers());
}

// Y3.6: without the option brokers are named by what they count, and only so.
#[test]
fn places_are_no_names_without_the_option() {
    let play = crate::mage::mage(Board::new(3));
    assert_eq!(play.why_not("1 play mage 1@trade1 b2#1"), "mage-no-broker");
}

// Y3.6, Y5.7: who has looked with a Spy keeps what they saw; the owner may not look all the same.
#[test]
fn a_spy_sees_what_its_owner_may_not() {
    let mut play = placed(Board::new(3).with("from_memory").cards(1, &["spy"])).start();
    play.play("1 look 2:palace1#1");
    for (viewer, expected) in [(0, "4-3-0-"), (1, "4-340-"), (2, "4-3-0-"), (3, "4-3-0-")] {
        assert_eq!(values(&play, viewer), expected, "seen by {viewer}");
    }
}

// Y3.6, Y5.8: a broker from in front of the screen is known to everybody, so to its owner too.
#[test]
fn what_everybody_saw_is_no_secret() {
    let board = Board::new(3).with("from_memory").front(1, "42").active(&["illusionist:1"]);
    let mut play = board.placing(1, 1).start();
    play.all(&["1 up 0 port1", "1 down 4/3 trade1"]);
    assert_eq!([0, 1, 2].map(|viewer| values(&play, viewer)), ["04"; 3]);
}

// Y3.6, Y7.1, Y7.3: the throne room is face down for its owner as well.
#[test]
fn the_throne_room_is_closed_to_its_owner() {
    let board = Board::new(3).with("from_memory").with("kings_favor").front(1, "431").front(2, "420").front(3, "110");
    let mut play = board.end_of_scoring().start();
    let written = [0, 1, 2].map(|viewer| redacted(&play, "1 throne 4", viewer, Answers::Pending));
    assert_eq!(written, ["throne ?"; 3]);
    play.all(&["1 throne 4", "2 throne 0", "3 throne 1"]);
    for viewer in 0..=3 {
        assert_eq!([1, 2, 3].map(|seat| seen(&play, viewer, seat, "throne")), [None, None, None], "seen by {viewer}");
        assert!(known(&play, viewer).is_null());
        assert!(events(&play, viewer, "flattered").iter().all(|event| event["value"].is_null()), "told to {viewer}");
    }
    assert_eq!(unseen(&play, 1, 1), "4", "what is nowhere else");
    assert_eq!(play.state.remembered(at(1)).throne_value(at(1), 0).map(|value| value.number()), Some(4));
}

// Y3.6, Y7.3: the Mage reaches into the throne room by place.
#[test]
fn the_mage_reaches_into_the_throne_room_by_place() {
    let board = Board::new(3).with("from_memory").with("kings_favor").round(3).throne(1, "31").cards(1, &["mage"]);
    let mut play = board.placing(1, 1).start();
    play.all(&["1 up 4 port1", "1 down 2 trade1"]);
    let expected =
        ["4@port1 throne#1", "4@port1 throne#2", "4@port1 trade1#1", "throne#1 trade1#1", "throne#2 trade1#1"];
    assert_eq!(play.legal_with("play mage"), expected.map(|swap| format!("play mage {swap}")));
    play.play("1 play mage throne#2 trade1#1");
    assert_eq!((play.throne(1), play.brokers()[1].as_str()), ("32".to_owned(), "1 1 trade1 down"));
}

// Y3.6: two games that differ only in what lies face down where are the same to the one who put it there.
#[test]
fn where_their_own_brokers_lie_makes_no_difference_to_owners() {
    let play = |first: &str, second: &str| {
        let mut play = Board::new(3).with("from_memory").cards(1, &["mage"]).placing(1, 1).start();
        play.all(&["1 up 4 port1", first, "1 skip", "2 up 4 port2", "2 down 3 b2", "3 up 4 port2", "3 down 3 b3"]);
        play.all(&["1 up 1 port1", second]);
        play
    };
    let (one, other) = (play("1 down 3 trade1", "1 down 0 palace1"), play("1 down 0 trade1", "1 down 3 palace1"));
    for viewer in 0..=3 {
        assert_eq!(one.view(viewer), other.view(viewer), "seen by {viewer}");
        assert_eq!(events(&one, viewer, "placed"), events(&other, viewer, "placed"), "told to {viewer}");
    }
    assert_eq!(one.legal(), other.legal());
}

// Y0.1, Y3.6: games without the option are written as they always were.
#[test]
fn only_games_from_memory_say_so() {
    let told = |options: &[&str]| Play::new_game(3, options, 1).state.settings().to_string();
    let usual = "districts=4 kings_favor=false express=false strong_neutral=false";
    assert_eq!((told(&[]), told(&["from_memory=false"])), (usual.to_owned(), usual.to_owned()));
    assert_eq!(told(&["from_memory"]), format!("{usual} from_memory=true"));
    let without = Play::new_game(3, &[], 1).json();
    assert!(without["options"].get("from_memory").is_none());
}

// Y3.6: at every decision of random games, a bot's memory is a view of its own seat that agrees with what the seat sees, and
// what is drawn from it has the same memory and the same choices.
#[test]
fn memories_agree_with_views() {
    game::conformance::each_decision(1, |state: &State, seat, _, random| {
        let (view, memory) = (state.view(Some(seat)), state.remembered(seat));
        for index in 0..view.board().brokers().len() {
            assert!(view.value(index).is_none() || view.value(index) == memory.value(index));
        }
        let drawn = State::resample(&memory, random);
        assert!(drawn.remembered(seat) == memory && drawn.view(Some(seat)) == view);
        assert_eq!(game::legal_texts(&drawn, seat), game::legal_texts(state, seat));
        let own = (0..view.board().brokers().len()).filter(|index| view.board().brokers()[*index].owner == seat.into());
        assert!(own.clone().all(|index| memory.value(index).is_some()), "they placed it themselves");
    });
}
