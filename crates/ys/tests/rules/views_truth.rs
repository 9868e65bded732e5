//! A view is the truth without what is hidden, and what is hidden makes no difference to others.

use crate::board::{Board, Play};
use crate::sight::{assert_complete, at_court, digits, sorted};
use game::{Game, Seat};
use serde_json::{Value as Json, json};
use ys::State;

/// The name of a face-down broker in the list.
fn name(brokers: &[Json], index: usize) -> String {
    let same = |other: &Json| ["seat", "spot", "up"].into_iter().all(|name| other[name] == brokers[index][name]);
    let number = brokers[..=index].iter().filter(|other| same(other)).count();
    format!("{}:{}#{number}", brokers[index]["seat"], brokers[index]["spot"].as_str().expect("a spot"))
}

/// Whether a viewer may know a hidden broker of somebody else: they have looked at it, or everybody could see what it is.
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
        let step = "at turn played fresh looks looked possible neutral_by seen_ships seen_characters fronts";
        step.split(' ').for_each(|name| assert_eq!(self.view["step"][name], self.full["step"][name], "{name}"));
        for name in ["ships", "characters"] {
            assert!(self.view["step"][name].is_null(), "a view has no {name}");
        }
    }

    /// A value is there if, and only if, the viewer may know it.
    fn check_brokers(&self) {
        let brokers = self.full["brokers"].as_array().expect("a list");
        for (index, (broker, seen)) in self.brokers().enumerate() {
            assert!(["seat", "spot", "up", "mercenary"].into_iter().all(|name| seen[name] == broker[name]));
            let own = self.viewer > 0 && broker["seat"] == self.viewer && !self.is_from_memory();
            let known = own || broker["up"] == true || may_know(&self.full, &name(brokers, index), self.viewer);
            let value = if known { &broker["value"] } else { &Json::Null };
            assert_eq!(&seen["value"], value, "{}: {broker} in {}", self.viewer, self.full);
        }
    }

    /// Whether nobody may look at their own face-down brokers (Y3.6).
    fn is_from_memory(&self) -> bool {
        self.full["options"]["from_memory"] == true
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
        if own && self.is_from_memory() {
            let same = |name: &&str| unasked || seen[*name] == player[*name];
            assert!(["hand", "front"].iter().all(same), "what is theirs to see: {seen} {player}");
        } else if own {
            assert!(unasked || seen == player, "everything of their own: {seen} {player}");
        } else {
            assert_eq!(seen["hand"], Json::Null, "hands of others");
        }
        if (!own || self.is_from_memory()) && !waiting {
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
        let hand =
            if self.full["phase"] == 4 || seat == self.viewer { "" } else { player["hand"].as_str().expect("a text") };
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
            play.events.iter().map(|event| play.state.seen(event, Seat::from_number(*viewer))).collect()
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
