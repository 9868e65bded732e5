//! What each seat and a spectator see and do not see: views, events, written actions, and games drawn from views
//! (Y3.6, Y5.7, Y7.1, Y8.1).

use crate::board;

use board::{Board, Play, at, without};
use game::{Game, Random, Seat};
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;
use ys::State;
use ys::components::{CHARACTERS, SHIPS};

/// All brokers of a player in the whole game (Y0.2).
const ALL: &str = "00111233344";

/// What a viewer knows the brokers on the board to be worth; `-` for what he does not know.
fn values(play: &Play, viewer: u8) -> String {
    let view = play.view(viewer);
    let brokers = view["brokers"].as_array().expect("a list").iter();
    brokers.map(|broker| broker["value"].as_u64().map_or("-".to_owned(), |value| value.to_string())).collect()
}

/// What a viewer sees of a seat's hand, front or throne room.
fn seen(play: &Play, viewer: u8, seat: usize, name: &str) -> Option<String> {
    play.view(viewer)["seats"][seat - 1][name].as_str().map(str::to_owned)
}

/// The brokers of a seat that a viewer cannot place.
fn unseen(play: &Play, viewer: u8, seat: usize) -> String {
    play.view(viewer)["step"]["unseen"][seat - 1].as_str().expect("a text").to_owned()
}

/// What a viewer knows beside the list of brokers.
fn known(play: &Play, viewer: u8) -> Json {
    play.view(viewer)["step"]["known"].clone()
}

/// The events of a kind, as a viewer sees them.
fn events(play: &Play, viewer: u8, kind: &str) -> Vec<Json> {
    let by = Seat::from_number(viewer);
    let seen = play.events.iter().filter_map(|event| State::seen(event, by));
    seen.map(|event| serde_json::to_value(event).expect("JSON")).filter(|event| event["event"] == kind).collect()
}

/// `SEAT ACTION` as a viewer may write it down.
fn told(play: &Play, text: &str, viewer: u8, shown: bool) -> String {
    let (seat, action) = text.split_once(' ').expect("SEAT ACTION");
    let seat = at(seat.parse().expect("a seat"));
    assert!(game::legal_texts(&play.state, seat).iter().any(|legal| legal == action), "{text} is not legal");
    play.state.told(seat, action.parse().expect("an action"), Seat::from_number(viewer), shown)
}

fn sorted(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn digits<'a>(brokers: impl Iterator<Item = &'a Json>) -> String {
    brokers.map(|broker| broker["value"].to_string()).collect()
}

/// Many games drawn from a view, in JSON. Each gives the viewer the same view; in each, everybody has all his brokers.
fn draws(play: &Play, viewer: u8) -> Vec<Json> {
    let by = Seat::from_number(viewer);
    let view = play.state.view(by);
    let mut random = Random::new(7);
    let draw = |_| {
        let drawn = State::resample(&view, &mut random);
        assert_eq!(drawn.view(by), view);
        let json = serde_json::to_value(drawn).expect("JSON");
        assert_complete(&json);
        json
    };
    (0..600).map(draw).collect()
}

fn assert_complete(full: &Json) {
    let brokers = full["brokers"].as_array().expect("a list");
    let set = if full["options"]["express"] == true { "001123344" } else { ALL };
    for (seat, player) in (1..).zip(full["seats"].as_array().expect("a list")) {
        let texts = ["hand", "front", "throne"].map(|name| player[name].as_str().expect("a text"));
        let placed = digits(brokers.iter().filter(|broker| broker["seat"] == seat));
        let spare = "2".repeat(texts[2].len().min(3));
        assert_eq!(sorted(&(texts.concat() + &placed)), sorted(&(set.to_owned() + &spare)), "seat {seat}: {full}");
    }
    if let Some(hands) = full["neutral"]["hands"].as_array() {
        let neutral = brokers.iter().filter(|broker| broker["seat"] == 0);
        let placers = full["step"]["neutral_by"].as_array().into_iter().flatten();
        for (by, hand) in (1..).zip(hands) {
            let own = neutral.clone().zip(placers.clone()).filter(|(_, placer)| **placer == by);
            let aside = full["step"]["aside"][by - 1].as_str().unwrap_or_default();
            let all = digits(own.map(|(broker, _)| broker)) + hand.as_str().expect("a text") + aside;
            let set = if full["options"]["strong_neutral"] == true { "0134" } else { "0124" };
            assert_eq!(sorted(&all), set, "neutral brokers of {by}: {full}");
        }
    }
}

/// Everything that stands at a place of the drawn games.
fn variety(draws: &[Json], pointer: &str) -> BTreeSet<String> {
    let text =
        |json: &Json| json.pointer(pointer).map_or("nothing".to_owned(), |found| found.to_string().replace('"', ""));
    draws.iter().map(text).collect()
}

fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

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

/// Before the second turn of seat 1: everybody has one broker face up and one face down.
fn placed(board: Board) -> Board {
    let board = board.brokers(&["1 4 port1", "1 3 b2 down", "2 3 trade1", "2 4 palace1 down"]);
    board.brokers(&["3 0 b3", "3 1 palace1 down"]).before_turn(2, 1)
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
    assert_eq!((&values(&play, 1)[3..4], &values(&play, 3)[3..4]), ("4", "-"), "he keeps it, and for himself");
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

/// Three players who are to send a broker to the throne room: fronts 431, 420 and 110.
fn at_court() -> Play {
    let board = Board::new(3).with("kings_favor").front(1, "431").front(2, "420").front(3, "110");
    board.end_of_scoring().start()
}

// Y7.1
#[test]
fn what_goes_to_the_throne_room_is_secret() {
    let mut play = at_court();
    play.play("1 throne 4");
    // Behind the screen: all but 4 3 1, then 3 and 1 again and a spare 2.
    let own = ["hand", "front", "throne"].map(|name| seen(&play, 1, 1, name).expect("his own"));
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
    assert_eq!(known(&play, 2), json!({"1:throne#1": 4, "3:throne#1": 1}), "his own is in his throne room");
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

/// Two players after a turn of each: neutral brokers lie on trade1 (4, by seat 1) and trade2 (0, by seat 2).
fn neutral() -> Play {
    let mut play = Board::new(2).placing(1, 1).start();
    play.all(&[
        "1 up 4 port1",
        "1 down 3 b2",
        "1 neutral 4 trade1",
        "2 up 4 port2",
        "2 down 0 b3",
        "2 neutral 0 trade2",
    ]);
    play
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
    let remembered = [0, 1, 2].map(|viewer| known(&play, viewer));
    assert_eq!(remembered, [Json::Null, json!({"0:trade1#1": 4}), json!({"0:trade2#1": 0})], "who placed it remembers");
}

/// The name of a face-down broker in the list.
fn name(brokers: &[Json], index: usize) -> String {
    let same = |other: &Json| ["seat", "spot", "up"].into_iter().all(|name| other[name] == brokers[index][name]);
    let number = brokers[..=index].iter().filter(|other| same(other)).count();
    format!("{}:{}#{number}", brokers[index]["seat"], brokers[index]["spot"].as_str().expect("a spot"))
}

/// Whether a viewer may know a hidden broker of somebody else: he has looked at it, or everybody could see what it is.
fn may_know(full: &Json, name: &str, viewer: u8) -> bool {
    let looked = full["step"]["looked"][name].as_array().is_some_and(|by| by.contains(&json!(viewer)));
    looked || full["step"]["possible"][name].as_str().is_some_and(|possible| possible.len() == 1)
}

/// A whole game and what a viewer sees of it, both in JSON.
struct Sight {
    full: Json,
    view: Json,
    viewer: u8,
}

impl Sight {
    fn brokers(&self) -> impl Iterator<Item = (&Json, &Json)> {
        let seen = self.view["brokers"].as_array().expect("a list").iter();
        self.full["brokers"].as_array().expect("a list").iter().zip(seen)
    }

    /// What is on the table, and nothing that waits in the decks.
    fn check_table(&self) {
        let table = "options round phase order ships characters market_gems quotes closed active";
        table.split(' ').for_each(|name| assert_eq!(self.view[name], self.full[name], "{name}"));
        let step = "at turn played fresh looks looked possible neutral_by seen_ships seen_characters";
        step.split(' ').for_each(|name| assert_eq!(self.view["step"][name], self.full["step"][name], "{name}"));
        for name in ["ships", "characters", "fronts"] {
            assert!(self.view["step"][name].is_null(), "a view has no {name}");
        }
    }

    /// A value is there if, and only if, the viewer may know it.
    fn check_brokers(&self) {
        let brokers = self.full["brokers"].as_array().expect("a list");
        for (index, (broker, seen)) in self.brokers().enumerate() {
            assert!(["seat", "spot", "up", "mercenary"].into_iter().all(|name| seen[name] == broker[name]));
            let own = self.viewer > 0 && broker["seat"] == self.viewer;
            let known = own || broker["up"] == true || may_know(&self.full, &name(brokers, index), self.viewer);
            let value = if known { &broker["value"] } else { &Json::Null };
            assert_eq!(&seen["value"], value, "{}: {broker} in {}", self.viewer, self.full);
        }
    }

    fn check_seat(&self, seat: u8) {
        let index = usize::from(seat) - 1;
        let (seen, player) = (&self.view["seats"][index], &self.full["seats"][index]);
        assert!(["score", "gems", "cards"].into_iter().all(|name| seen[name] == player[name]));
        let waiting = matches!(self.full["step"]["at"].as_str(), Some("bids" | "throne"));
        // Who has three equal brokers to send is not asked, and has not answered.
        let front = seen["front"].as_str().unwrap_or_default();
        let unasked = waiting && front.len() == 3 && front == front[..1].repeat(3);
        let own = seat == self.viewer;
        if own {
            assert!(unasked || seen == player, "everything of his own: {seen} {player}");
        } else {
            assert_eq!(seen["hand"], Json::Null, "hands of others");
        }
        if !own && !waiting {
            assert_eq!(seen["front"], player["front"]);
            let throne = player["throne"].as_str().expect("a text");
            assert_eq!(seen["throne"], if throne.is_empty() { json!("") } else { Json::Null });
            assert_eq!(self.view["step"]["unseen"][index], self.unseen(seat, player), "{seat}: {}", self.full);
        }
        if !self.full["neutral"].is_null() {
            let hand = if own { &self.full["neutral"]["hands"][index] } else { &Json::Null };
            assert_eq!(&self.view["neutral"]["hands"][index], hand);
        }
    }

    /// What the viewer cannot place: face-down brokers, the throne room, and until the scoring the hand.
    fn unseen(&self, seat: u8, player: &Json) -> String {
        let down = self.brokers().filter(|(broker, seen)| broker["seat"] == seat && seen["value"].is_null());
        let down = digits(down.map(|(broker, _)| broker));
        let throne = (1..).zip(player["throne"].as_str().expect("a text").chars());
        let hidden = |place: usize| !may_know(&self.full, &format!("{seat}:throne#{place}"), self.viewer);
        let throne: String = throne.filter(|(place, _)| hidden(*place)).map(|(_, value)| value).collect();
        let hand = if self.full["phase"] == 4 { "" } else { player["hand"].as_str().expect("a text") };
        sorted(&(down + &throne + hand))
    }
}

// Y3.6, Y5.7, Y7.1, Y8.1: at every decision of games with every option.
#[test]
fn a_view_is_the_truth_without_what_is_hidden() {
    game::conformance::each_decision(1, |state: &State, _, _, _| {
        let full = serde_json::to_value(state).expect("JSON");
        for viewer in 0..=state.players() {
            let view = serde_json::to_value(state.view(Seat::from_number(viewer))).expect("JSON");
            let sight = Sight { full: full.clone(), view, viewer };
            sight.check_table();
            sight.check_brokers();
            (1..=state.players()).for_each(|seat| sight.check_seat(seat));
        }
    });
}

// Y3.6, Y5.7, Y7.1, Y8.1: every drawn game is a position that the rules allow, at every decision.
#[test]
fn nothing_impossible_is_ever_drawn() {
    game::conformance::each_decision(1, |state: &State, _, _, random| {
        let viewer = random.below(usize::from(state.players()) + 1) as u8;
        let drawn = State::resample(&state.view(Seat::from_number(viewer)), random);
        let json = serde_json::to_value(drawn).expect("JSON");
        assert_complete(&json);
        let read = State::from_json(&json.to_string(), random).unwrap_or_else(|error| panic!("{error}\n{json}"));
        assert!(read == drawn, "{json}");
    });
}

/// Two games that differ only in what these viewers may not know: they see the same, and were told the same.
fn assert_alike(start: impl Fn(usize) -> Play, actions: [&[&str]; 2], viewers: &[u8]) {
    let mut plays = [start(0), start(1)];
    plays.iter_mut().zip(actions).for_each(|(play, actions)| {
        play.all(actions);
    });
    let [one, other] = plays;
    assert!(one.json() != other.json());
    for viewer in viewers {
        assert_eq!(one.view(*viewer), other.view(*viewer), "{actions:?} seen by {viewer}");
        let seen = |play: &Play| -> Vec<_> {
            play.events.iter().map(|event| State::seen(event, Seat::from_number(*viewer))).collect()
        };
        assert_eq!(seen(&one), seen(&other), "{actions:?} told to {viewer}");
    }
}

// Y3.6, Y5.7, Y5.12, Y7.1, Y7.3, Y8.1
#[test]
fn what_is_hidden_makes_no_difference_to_others() {
    let turn = |cards: &'static [&str]| move |_| Board::new(3).cards(1, cards).placing(1, 1).start();
    let down = [&["1 up 2 port1", "1 down 3 b2"][..], &["1 up 2 port1", "1 down 0 b2"]];
    assert_alike(turn(&[]), down, &[0, 2, 3]);
    let low = ["1 up 2 port1", "1 down 0 b2", "1 play mage 0@b2/down 2@port1"];
    let high = ["1 up 2 port1", "1 down 4 b2", "1 play mage 2@port1 4@b2/down"];
    assert_alike(turn(&["mage"]), [&high, &low], &[0, 2, 3]);
    let marked = |first: &'static str| ["1 up 2 port1", first, "1 play mercenary down"];
    assert_alike(turn(&["mercenary"]), [&marked("1 down 4 b2"), &marked("1 down 0 b2")], &[0, 2, 3]);
    let sent = |first: &'static str| [first, "2 throne 0", "3 throne 1"];
    assert_alike(|_| at_court(), [&sent("1 throne 4"), &sent("1 throne 1")], &[0, 2, 3]);
    let two = |_| Board::new(2).placing(1, 1).start();
    let neutral = |last: &'static str| ["1 up 4 port1", "1 down 3 b2", last];
    assert_alike(two, [&neutral("1 neutral 4 trade1"), &neutral("1 neutral 0 trade1")], &[0, 2]);
    let spy = |_| Board::new(3).order(&[2, 1, 3]).cards(1, &["spy"]).placing(1, 1).start();
    let look = |first: &'static str| ["2 up 3 port1", first, "1 look 2:port1#1"];
    assert_alike(spy, [&look("2 down 0 port1"), &look("2 down 4 port1")], &[0, 3]);
    let court = |game: usize| {
        let board = Board::new(3).with("kings_favor").throne(1, ["4", "1"][game]).cards(1, &["mage"]);
        board.placing(1, 1).start()
    };
    let swaps = ["1 play mage 3@b2/down 4@throne/down", "1 play mage 1@throne/down 3@b2/down"];
    let swaps = swaps.map(|swap| ["1 up 2 port1", "1 down 3 b2", swap]);
    assert_alike(court, [&swaps[0], &swaps[1]], &[0, 2, 3]);
}

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
fn events_of_neutral_brokers_tell_the_value_to_who_placed_them() {
    let play = neutral();
    let neutral = |viewer| -> Vec<Json> {
        let placed = events(&play, viewer, "placed").into_iter().filter(|event| event["owner"] == 0);
        placed.map(|event| event["value"].clone()).collect()
    };
    assert_eq!([0, 1, 2].map(neutral), [[Json::Null, Json::Null], [json!(4), Json::Null], [Json::Null, json!(0)]]);
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
            assert_eq!(State::seen(event, Seat::from_number(viewer)).as_ref(), Some(event));
        }
    }
}

// Y2.1, Y3.6, Y5.7, Y7.1, Y8.1: an action, and how others write it down.
#[test]
fn actions_are_written_down_without_what_is_hidden() {
    let bids = Board::new(3).start();
    assert_eq!([1, 2, 0].map(|viewer| told(&bids, "1 bid 4 1", viewer, false)), ["bid 4 1", "bid ? ?", "bid ? ?"]);
    assert_eq!([1, 2, 0].map(|viewer| told(&bids, "1 bid 4 1", viewer, true)), ["bid 4 1"; 3]);
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
        (&third, "neutral 4 trade1", "neutral ? trade1"),
        (&look, "look 2:palace1#1", "look 2:palace1#1"),
        (&look, "skip", "skip"),
        (&queen, "play queen port1", "play queen port1"),
        (&court, "throne 4", "throne ?"),
    ];
    for (play, action, expected) in table {
        for shown in [false, true] {
            let by = |viewer| told(play, &format!("1 {action}"), viewer, shown);
            assert_eq!([by(1), by(2), by(0)], [action, expected, expected], "{action}");
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
        let by = |viewer| told(&play, &format!("1 play herald {action}"), viewer, false);
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
        let by = |viewer| told(&play, &format!("1 play mage {action}"), viewer, false);
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
        told(&play, &format!("1 play mage {}", names.join(" ")), 2, false)
    };
    assert_eq!([written("4", "0"), written("0", "4"), written("3", "3")], ["play mage 1:b2#1 1:g2#1"; 3]);
}

// Y2.1: bids that have not been shown.
#[test]
fn drawn_bids_are_any_two_brokers() {
    let mut play = Board::new(3).start();
    play.all(&["1 bid 4 1", "2 bid 0 0"]);
    let drawn = draws(&play, 1);
    let pairs = "00 10 11 20 21 30 31 32 33 40 41 42 43 44".split(' ').collect::<Vec<_>>();
    assert_eq!(variety(&drawn, "/seats/1/front"), set(&pairs), "there is one 2 only");
    assert_eq!(variety(&drawn, "/seats/0/front"), set(&["41"]), "his own");
    assert_eq!(variety(&drawn, "/seats/2/front"), set(&[""]), "who has not bid still has not");
    assert_eq!(variety(&draws(&play, 3), "/seats/0/front"), set(&pairs));
}

/// Seat 2 has both 4s and the 2 face up; two brokers lie face down.
fn hidden() -> Board {
    let board =
        Board::new(3).brokers(&["1 4 port1", "1 3 b2 down", "1 1 port1", "1 0 b3 down", "1 3 port1", "1 3 g2 down"]);
    let board = board.brokers(&[
        "2 4 port2",
        "2 3 palace2 down",
        "2 4 port2",
        "2 0 palace2 down",
        "2 2 port2",
        "2 1 trade2 down",
    ]);
    board.group(3, "112334", "palace4").before_turn(4, 1)
}

// Y3.6
#[test]
fn drawn_brokers_are_what_they_can_be() {
    let play = hidden().start();
    let drawn = draws(&play, 1);
    for index in [7, 9, 11] {
        assert_eq!(variety(&drawn, &format!("/brokers/{index}/value")), set(&["0", "1", "3"]), "no 4 and no 2 is left");
    }
    for (index, value) in [(0, "4"), (1, "3"), (3, "0"), (6, "4"), (10, "2")] {
        assert_eq!(variety(&drawn, &format!("/brokers/{index}/value")), set(&[value]), "he knows it");
    }
    assert_eq!(variety(&drawn, "/seats/0/hand"), set(&["124"]));
    // 0 1 1 3 3 3 are left to lie face down or to be behind the screen, three each.
    let hands = set(&["011", "013", "033", "113", "133", "333"]);
    assert_eq!(variety(&drawn, "/seats/1/hand"), hands);
    assert_eq!(
        variety(&draws(&play, 0), "/brokers/1/value"),
        set(&["0", "1", "2", "3", "4"]),
        "a spectator knows nothing"
    );
}

// Y5.7
#[test]
fn drawn_games_keep_what_a_spy_has_seen() {
    let mut play = hidden().cards(1, &["spy"]).start();
    play.all(&["1 look 2:palace2#2", "1 look 2:trade2#1", "1 skip"]);
    let drawn = draws(&play, 1);
    assert_eq!((variety(&drawn, "/brokers/9/value"), variety(&drawn, "/brokers/11/value")), (set(&["0"]), set(&["1"])));
    assert_eq!(variety(&drawn, "/brokers/7/value"), set(&["1", "3"]), "1 3 3 3 are left");
    assert_eq!(variety(&draws(&play, 3), "/brokers/9/value"), set(&["0", "1", "3"]), "others know nothing of it");
}

// Y5.8
#[test]
fn drawn_games_keep_what_came_from_in_front_of_a_screen() {
    let mut play = Board::new(3).front(1, "42").active(&["illusionist:1"]).placing(1, 1).start();
    play.all(&["1 up 0 port1", "1 down 2/4 port1", "2 up 0 port2", "2 down 1 port2"]);
    let drawn = draws(&play, 2);
    assert_eq!(variety(&drawn, "/brokers/1/value"), set(&["2"]));
    assert!(variety(&drawn, "/seats/0/hand").iter().all(|hand| hand == "0111333"), "nothing is hidden");
    assert_eq!(variety(&draws(&play, 1), "/brokers/3/value"), set(&["1", "2", "3", "4"]), "both 0s have been seen");
}

// Y4.1, Y4.6
#[test]
fn while_scoring_only_what_lies_face_down_is_drawn() {
    let board = Board::new(3).brokers(&["1 4 port1", "2 3 port2 down", "2 1 port3 down", "3 2 b2 down"]);
    let play = board.scoring(1).start();
    let drawn = draws(&play, 1);
    let pair = |json: &Json| (json["brokers"][1]["value"].as_u64(), json["brokers"][2]["value"].as_u64());
    let pairs: BTreeSet<_> = drawn.iter().map(pair).collect();
    assert_eq!(pairs, [(Some(3), Some(1)), (Some(1), Some(3))].into());
    assert_eq!(variety(&drawn, "/brokers/3/value"), set(&["2"]), "nothing else is left");
    assert_eq!(variety(&drawn, "/seats/1/hand"), set(&["123344"]));
}

// Y7.1
#[test]
fn a_drawn_broker_in_the_throne_room_is_one_of_three() {
    let mut play = at_court();
    play.all(&["1 throne 4", "2 throne 0"]);
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/seats/0/throne"), set(&["4"]), "his own");
    assert_eq!(variety(&drawn, "/seats/1/throne"), set(&["0", "2", "4"]), "not shown yet");
    assert_eq!(variety(&drawn, "/seats/2/throne"), set(&[""]), "not sent yet");
    play.play("3 throne 1");
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/seats/1/throne"), set(&["0", "2", "4"]));
    assert_eq!(variety(&drawn, "/seats/2/throne"), set(&["0", "1"]));
    assert_eq!(variety(&draws(&play, 2), "/seats/0/throne"), set(&["1", "3", "4"]));
}

// Y7.1: all 1s of seat 2 are to be seen, so its second broker is the 4, and its first cannot be.
#[test]
fn drawn_brokers_in_the_throne_room_go_together() {
    let board = Board::new(3).with("kings_favor").round(3).throne(2, "34").front(2, "11");
    let board =
        board.brokers(&["2 1 port1", "2 0 port2 down", "2 4 port1", "2 2 port2 down", "2 0 port1", "2 2 port2 down"]);
    let board = board.group(1, "112334", "palace4").group(3, "112334", "palace4").placing(4, 1);
    let play = board.step("possible", json!({"2:throne#1": "34", "2:throne#2": "14"})).start();
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/seats/1/throne"), set(&["34"]));
    assert_eq!(variety(&drawn, "/brokers/1/value"), set(&["0", "2", "3"]));
}

// Y7.1, Y5.12: it stays one of three where the Mage puts it.
#[test]
fn a_drawn_broker_out_of_the_throne_room_was_one_of_three() {
    let board = Board::new(3).with("kings_favor").throne(2, "3").cards(2, &["mage"]).order(&[2, 1, 3]);
    let mut play = board.placing(1, 1).step("possible", json!({"2:throne#1": "134"})).start();
    play.all(&["2 up 4 port2", "2 down 2 trade2", "2 play mage 2@trade2/down 3@throne/down"]);
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/brokers/1/value"), set(&["1", "3", "4"]));
    assert_eq!(variety(&drawn, "/seats/1/throne"), set(&["0", "1", "2", "3", "4"]), "anything could have gone there");
}

// Y7.3
#[test]
fn drawn_games_keep_what_a_spy_saw_in_the_throne_room() {
    let board = Board::new(3).with("kings_favor").round(3).throne(2, "14").throne(3, "20").cards(1, &["spy"]);
    let mut play = board.before_turn(1, 1).start();
    play.play("1 look 2:throne#2");
    let second = |drawn: &[Json]| -> BTreeSet<String> {
        drawn.iter().map(|json| json["seats"][1]["throne"].as_str().expect("a text")[1..].to_owned()).collect()
    };
    assert_eq!(second(&draws(&play, 1)), set(&["4"]));
    assert_eq!(second(&draws(&play, 3)), set(&["0", "1", "2", "3", "4"]));
}

// Y8.1
#[test]
fn drawn_neutral_brokers_are_those_of_who_placed_them() {
    let play = neutral();
    let drawn = draws(&play, 1);
    assert_eq!(variety(&drawn, "/brokers/2/value"), set(&["4"]), "he placed it himself");
    assert_eq!(variety(&drawn, "/brokers/5/value"), set(&["0", "1", "2", "4"]));
    assert_eq!(variety(&drawn, "/neutral/hands/0"), set(&["012"]));
    assert_eq!(variety(&drawn, "/neutral/hands/1"), set(&["012", "014", "024", "124"]));
    assert_eq!(variety(&draws(&play, 0), "/brokers/2/value"), set(&["0", "1", "2", "4"]));
    let mut strong = Board::new(2).with("strong_neutral").placing(1, 1).start();
    strong.all(&["1 up 4 port1", "1 down 3 b2", "1 neutral 4 trade1"]);
    assert_eq!(variety(&draws(&strong, 2), "/brokers/2/value"), set(&["0", "1", "3", "4"]));
}

/// How many of each kind there are, without some.
fn left<'a>(kinds: impl Iterator<Item = (&'a str, u8)>, seen: &[&str]) -> Vec<&'a str> {
    let mut all: Vec<&str> = kinds.flat_map(|(name, copies)| vec![name; copies.into()]).collect();
    for name in seen {
        all.remove(all.iter().position(|card| card == name).expect("a card"));
    }
    all
}

// Y0.4, Y0.6, Y1.2: cards to come are any that have not been seen.
#[test]
fn ships_and_characters_to_come_are_drawn_from_those_not_seen() {
    let ships = ["B*GR", "G*BY", "Y*GR", "R*BY", "B*GR", "B*RW", "G*BW", "Y*GW", "R*YW", "B*RY"];
    let characters = ["king", "prince", "prince", "alchemist", "spy", "mage", "queen", "banker"];
    let board = Board::new(4).placing(1, 1).step("seen_ships", json!(ships)).step("seen_characters", json!(characters));
    let play = board.start();
    let ships = left(SHIPS.iter().map(|ship| (ship.name, ship.copies)), &ships);
    let yellow = CHARACTERS.iter().filter(|card| card.name != "blue").map(|card| (card.name, card.copies));
    let characters = left(yellow, &characters);
    assert_eq!((ships.len(), characters.len()), (14, 7));
    for viewer in [0, 3] {
        let drawn = draws(&play, viewer);
        for json in &drawn {
            let to_come = |name: &str| serde_json::from_value::<Vec<Json>>(json["step"][name].clone()).expect("a list");
            let flat = |json: Json| if let Json::Array(list) = json { list } else { vec![json] };
            for (name, number, left) in [("ships", 10, &ships), ("characters", 4, &characters)] {
                let cards: Vec<Json> = to_come(name).into_iter().flat_map(flat).collect();
                assert_eq!(cards.len(), number);
                let often = |card: &Json| cards.iter().filter(|other| *other == card).count();
                assert!(
                    cards.iter().all(|card| often(card) <= left.iter().filter(|name| *card == **name).count()),
                    "{cards:?}"
                );
            }
        }
        assert_eq!(variety(&drawn, "/step/ships/0"), set(&ships), "every one that is left may be the next");
        assert_eq!(variety(&drawn, "/step/ships/9"), set(&ships));
        for district in 0..4 {
            assert_eq!(variety(&drawn, &format!("/step/characters/{district}/0")), set(&characters));
        }
    }
}

// Y0.2: Express has no ship with a white gem.
#[test]
fn in_express_no_white_gem_is_drawn() {
    let play = Play::new_game(3, &["express=true"], 5);
    for json in draws(&play, 2) {
        assert!(!json["step"]["ships"].to_string().contains('W'));
    }
}
