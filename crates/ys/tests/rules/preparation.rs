//! Players, options and set-up (Y0).

use crate::board;

use board::{Board, Play};
use game::{Game, Settings};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};
use ys::State;

/// The ship cards and how often each is there (Y0.6).
const SHIPS: [(&str, usize); 16] = [
    ("B*GR", 2),
    ("B*GY", 2),
    ("B*RY", 1),
    ("B*RW", 1),
    ("G*BY", 2),
    ("G*RY", 2),
    ("G*BR", 1),
    ("G*BW", 1),
    ("Y*GR", 2),
    ("Y*BR", 2),
    ("Y*BG", 1),
    ("Y*GW", 1),
    ("R*BY", 2),
    ("R*BG", 2),
    ("R*GY", 1),
    ("R*YW", 1),
];

/// The yellow cards; the Prince is there twice (Y0.8).
const CHARACTERS: [&str; 14] = [
    "alchemist",
    "banker",
    "captain",
    "spy",
    "illusionist",
    "herald",
    "schemer",
    "jeweller",
    "mage",
    "merchant",
    "mercenary",
    "queen",
    "king",
    "prince",
];

/// Every way to play (Y0.1), and how many districts there are.
fn ways_to_play() -> Vec<(u8, Vec<&'static str>, usize)> {
    let mut ways = vec![(2, vec![], 3), (2, vec!["strong_neutral"], 3)];
    for (players, districts) in [(3, 4), (3, 3), (4, 4)] {
        for variants in [&[][..], &["kings_favor"], &["express"], &["kings_favor", "express"]] {
            let mut options = variants.to_vec();
            if (players, districts) == (3, 3) {
                options.push("districts=3");
            }
            ways.push((players, options, districts));
        }
    }
    ways
}

fn new_game(players: u8, options: &[&str], seed: u64) -> Result<State, String> {
    let settings = Settings::parse(State::OPTIONS, options).expect("an option");
    State::new(players, &settings, seed).map_err(|error| error.to_string())
}

fn texts(list: &Json) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

fn counted(cards: impl IntoIterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counted = BTreeMap::new();
    cards.into_iter().for_each(|card| *counted.entry(card).or_insert(0) += 1);
    counted
}

/// The characters of each district: the one that is turned up, then those below it.
fn piles(play: &Play) -> Vec<Vec<String>> {
    let json = play.json();
    let below = json["step"]["characters"].as_array().expect("piles").clone();
    let piles = texts(&json["characters"]).into_iter().zip(below);
    piles.map(|(top, below)| [vec![top], texts(&below)].concat()).collect()
}

/// The ships in the ports and those to come; the one that filled the market is not to be seen any more.
fn ships(play: &Play) -> Vec<String> {
    let json = play.json();
    [texts(&json["ships"]), texts(&json["step"]["ships"])].concat()
}

// Y0.1
#[test]
fn two_to_four_can_play() {
    for players in 2..=4 {
        assert_eq!(new_game(players, &[], 1).map(|state| state.players()), Ok(players));
    }
    for players in [0, 1, 5, 255] {
        assert_eq!(new_game(players, &[], 1), Err("2 to 4 can play Ys (rule Y0.1)".to_owned()));
    }
}

// Y0.1: 3 players choose, 4 if nothing is said; 2 players always 3; 4 players always 4.
#[test]
fn districts_depend_on_the_number_of_players() {
    for (players, options, districts) in
        [(2, &[][..], 3), (2, &["districts=3"], 3), (3, &[], 4), (3, &["districts=3"], 3), (3, &["districts=4"], 4)]
    {
        let play = Play::new_game(players, options, 1);
        let json = play.json();
        assert_eq!(json["options"]["districts"], districts);
        assert_eq!([&json["ships"], &json["characters"]].map(|list| texts(list).len()), [districts; 2]);
    }
    for options in [&[][..], &["districts=4"]] {
        assert_eq!(texts(&Play::new_game(4, options, 1).json()["ships"]).len(), 4);
    }
}

// Y0.1
#[test]
fn what_does_not_go_together_is_refused_with_words_and_rule() {
    let two = "two players always play on 3 districts (rule Y0.1)";
    let four = "four players always play on 4 districts (rule Y0.1)";
    let favour = "kings_favor is for three or four players (rule Y0.1)";
    let express = "express is for three or four players (rule Y0.1)";
    let neutral = "strong_neutral is for two players (rule Y0.1)";
    for (players, option, words) in [
        (2, "districts=4", two),
        (4, "districts=3", four),
        (2, "kings_favor", favour),
        (2, "express", express),
        (3, "strong_neutral", neutral),
        (4, "strong_neutral", neutral),
    ] {
        assert_eq!(new_game(players, &[option], 1), Err(words.to_owned()), "{players} players, {option}");
    }
    // What is switched off does not matter.
    for option in ["kings_favor=false", "express=false", "strong_neutral=false"] {
        assert!((2..=4).all(|players| new_game(players, &[option], 1).is_ok()), "{option}");
    }
    let mut settings = Settings::new(State::OPTIONS);
    for wrong in ["districts=2", "districts=5", "districts", "kings_favor=2", "favor", "neutral=strong"] {
        assert!(settings.set(wrong).is_err(), "{wrong}");
    }
}

// Y0.1: all choices of all options, named or not.
#[test]
fn every_combination_of_options_is_accepted_or_refused() {
    let mut accepted = Vec::new();
    for players in 2..=4 {
        for districts in ["", "districts=3", "districts=4"] {
            for number in 0..8 {
                let mut options = vec!["kings_favor", "express", "strong_neutral"];
                let mut bit = 1;
                options.retain(|_| {
                    bit *= 2;
                    number & (bit / 2) != 0
                });
                options.extend(Some(districts).filter(|text| !text.is_empty()));
                let possible = match players {
                    2 => districts != "districts=4" && number & 0b011 == 0,
                    3 => number & 0b100 == 0,
                    _ => districts != "districts=3" && number & 0b100 == 0,
                };
                let game = new_game(players, &options, 1);
                assert_eq!(game.is_ok(), possible, "{players} players, {options:?}");
                match game {
                    Ok(_) => accepted.push(players),
                    Err(words) => assert!(words.ends_with("(rule Y0.1)"), "{words}"),
                }
            }
        }
    }
    assert_eq!([2, 3, 4].map(|players| accepted.iter().filter(|other| **other == players).count()), [4, 12, 8]);
}

// Y0.1: a game tells all its options.
#[test]
fn the_options_of_a_game_are_all_told() {
    for (players, options, told) in [
        (2, &["strong_neutral"][..], "districts=3 kings_favor=false express=false strong_neutral=true"),
        (3, &["districts=3", "express"], "districts=3 kings_favor=false express=true strong_neutral=false"),
        (4, &["kings_favor"], "districts=4 kings_favor=true express=false strong_neutral=false"),
    ] {
        let play = Play::new_game(players, options, 1);
        assert_eq!(play.state.settings().to_string(), told);
        let switch = |name: &str| told.contains(&format!("{name}=true"));
        let [favour, express, neutral] = ["kings_favor", "express", "strong_neutral"].map(switch);
        let districts = if players == 4 { 4 } else { 3 };
        assert_eq!(
            play.json()["options"],
            json!({"districts": districts, "kings_favor": favour, "express": express, "strong_neutral": neutral})
        );
    }
}

// Y0.2, Y7.1: eleven brokers, nine in Express; the spare ones are not among them.
#[test]
fn the_brokers_of_each_player() {
    for (players, options, _) in ways_to_play() {
        let play = Play::new_game(players, &options, 3);
        let brokers = if options.contains(&"express") { "001123344" } else { "00111233344" };
        for seat in 1..=players {
            assert_eq!((play.hand(seat).as_str(), play.front(seat).as_str()), (brokers, ""), "{players}, {options:?}");
            assert_eq!((play.throne(seat), play.cards(seat).len()), (String::new(), 0));
        }
        assert!(play.brokers().is_empty());
    }
}

// Y0.2, Y8.1
#[test]
fn only_two_players_have_neutral_brokers() {
    for (players, options, _) in ways_to_play() {
        let neutral = Play::new_game(players, &options, 3).json()["neutral"].clone();
        match (players, options.contains(&"strong_neutral")) {
            (2, false) => assert_eq!(neutral["hands"], json!(["0124", "0124"])),
            (2, true) => assert_eq!(neutral["hands"], json!(["0134", "0134"])),
            _ => assert!(neutral.is_null()),
        }
    }
}

// Y0.3
#[test]
fn order_cards_are_random_and_open() {
    for (players, orders) in [(2, 2), (3, 6), (4, 24)] {
        let mut seen = BTreeMap::new();
        for seed in 0..600 {
            *seen.entry(Play::new_game(players, &[], seed).order()).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), orders, "every order of {players} players, and each seat once");
        let fair = 600 / orders;
        assert!(seen.values().all(|times| (fair / 3..fair * 3).contains(times)), "{seen:?}");
        let play = Play::new_game(players, &[], 7);
        for viewer in 0..=players {
            assert_eq!(play.view(viewer)["order"], json!(play.order()));
        }
    }
}

// Y0.3, Y0.5
#[test]
fn nobody_has_anything_and_all_quotations_are_level() {
    for (players, options, _) in ways_to_play() {
        let play = Play::new_game(players, &options, 5);
        let first = if players == 2 { 0 } else { 1 };
        for seat in first..=players {
            assert_eq!((play.score(seat), play.gems(seat)), (0, String::new()));
        }
        assert_eq!((play.quotes(), play.round(), play.phase()), ([8; 4], 1, 2));
    }
}

// Y0.4, Y0.8: three on each district in play, of the fifteen.
#[test]
fn three_characters_are_dealt_to_each_district() {
    for (players, options, districts) in ways_to_play() {
        for seed in 0..40 {
            let piles = piles(&Play::new_game(players, &options, seed));
            assert_eq!(piles.iter().map(Vec::len).collect::<Vec<_>>(), vec![3; districts]);
            for (card, number) in counted(piles.concat()) {
                assert!(CHARACTERS.contains(&card.as_str()), "{card}");
                assert!(number <= if card == "prince" { 2 } else { 1 }, "{number} times {card}");
            }
        }
    }
}

// Y0.4, Y0.8: any card on any place, both Princes together, and the rest unseen.
#[test]
fn the_characters_are_shuffled() {
    let mut places = BTreeSet::new();
    let mut princes = BTreeSet::new();
    for seed in 0..400 {
        let cards = piles(&Play::new_game(4, &[], seed)).concat();
        princes.insert(cards.iter().filter(|card| *card == "prince").count());
        places.extend(cards.into_iter().enumerate());
    }
    assert_eq!(places.len(), 12 * CHARACTERS.len(), "every character comes on every place");
    assert_eq!(princes, BTreeSet::from([0, 1, 2]), "three cards leave the game, Princes too");
}

// Y0.4: the piles are face down, and so is everything that is still to come.
#[test]
fn nobody_sees_what_is_to_come() {
    for (players, options, _) in ways_to_play() {
        let play = Play::new_game(players, &options, 11);
        for viewer in 0..=players {
            let step = &play.view(viewer)["step"];
            assert!(step["ships"].is_null() && step["characters"].is_null());
            assert_eq!(counted(texts(&step["seen_characters"])), counted(texts(&play.json()["characters"])));
        }
    }
}

// Y0.4: what is dealt to a district is what comes there.
#[test]
fn the_cards_that_left_the_game_never_come() {
    for (players, options, _) in ways_to_play() {
        let mut play = Play::new_game(players, &options, 17);
        let piles = piles(&play);
        for round in 0..3 {
            let shown = texts(&play.json()["characters"]);
            assert_eq!(shown, piles.iter().map(|pile| pile[round].clone()).collect::<Vec<_>>());
            play.to_next_round();
        }
        let seen = texts(&play.json()["step"]["seen_characters"]).into_iter().filter(|card| card != "blue");
        assert_eq!(counted(seen), counted(piles.concat()));
    }
}

// Y0.5: first +2, second +1, third -1, last -2, and no further than to an end of the track of 15 steps.
#[test]
fn a_quotation_stops_at_the_ends_of_the_track() {
    let columns = ["1 4 b3", "1 3 g3", "1 2 y3", "1 1 r3"];
    for (before, after) in [
        ([8, 8, 8, 8], [10, 9, 7, 6]),
        ([12, 13, 3, 4], [14, 14, 2, 2]),
        ([13, 14, 2, 3], [15, 15, 1, 1]),
        ([14, 15, 1, 2], [15, 15, 1, 1]),
        ([15, 15, 1, 1], [15, 15, 1, 1]),
    ] {
        let play = Board::new(3).brokers(&columns).quotes(before).scoring_market().start();
        assert_eq!((play.asked(), play.quotes()), ("ask-quote", after), "from {before:?}");
    }
}

// Y0.5, Y4.9: a move without effect is allowed.
#[test]
fn a_quotation_at_an_end_may_be_moved_against_it() {
    let start = || Board::new(3).brokers(&["1 4 b3"]).quotes([15, 8, 1, 1]).scoring_market();
    for (action, after) in [("quote b +1", 15), ("quote b -1", 14)] {
        let mut play = start().start();
        play.until_asked("ask-quote").play(&format!("1 {action}"));
        assert_eq!(play.quotes()[0], after);
    }
    let mut play = start().start();
    play.all(&["1 rank g", "1 rank y", "1 quote r -1"]);
    assert_eq!(play.quotes(), [15, 9, 1, 1]);
}

// Y0.2, Y0.6: the ships of a whole game, and in Express none with a white gem.
#[test]
fn no_ship_comes_more_often_than_it_exists() {
    for (players, options, districts) in ways_to_play() {
        let express = options.contains(&"express");
        for seed in 0..40 {
            let ships = ships(&Play::new_game(players, &options, seed));
            assert_eq!(ships.len(), districts + 3 * (districts + 1), "four rounds but for the first market");
            for (ship, number) in counted(ships) {
                let copies = SHIPS.iter().find(|(name, _)| *name == ship).map_or(0, |(_, copies)| *copies);
                assert!(number <= copies, "{number} times {ship}");
                assert!(!express || !ship.contains('W'), "{ship} in Express");
            }
        }
    }
}

// Y0.6
#[test]
fn the_ships_are_shuffled() {
    for (options, kinds) in [(&[][..], 16), (&["express"], 12)] {
        let mut places = BTreeSet::new();
        let mut twice = BTreeSet::new();
        for seed in 0..1000 {
            let ships = ships(&Play::new_game(4, options, seed));
            places.extend(ships.iter().cloned().enumerate());
            twice.extend(counted(ships).into_iter().filter(|(_, number)| *number == 2));
        }
        assert_eq!(places.len(), 19 * kinds, "every ship comes at any time");
        assert_eq!(twice.len(), 8, "{twice:?}");
    }
}

// Y0.2, Y0.6: 24 cards, of which Express uses the 20 without white, all of them on four districts.
#[test]
fn express_with_four_districts_uses_every_ship() {
    let mut play = Play::new_game(4, &["express"], 23);
    play.quietly_until(|play| play.round() == 4);
    let colored = SHIPS.iter().filter(|(name, _)| !name.contains('W'));
    let all: BTreeMap<String, usize> = colored.map(|(name, copies)| ((*name).to_owned(), *copies)).collect();
    assert_eq!(counted(texts(&play.json()["step"]["seen_ships"])), all);
    assert_eq!(SHIPS.iter().map(|(_, copies)| copies).sum::<usize>(), 24);
}

// Y0.7: the box has 30 gems of a colour and 20 black ones.
#[test]
fn the_bank_of_gems_never_runs_out() {
    let heap = ["b", "g", "y", "r", "k"].map(|gem| gem.repeat(30)).concat();
    let mut board = Board::new(4).brokers(&["1 4 port1", "2 3 port1", "3 2 port1"]).scoring(1);
    for seat in 1..=4 {
        board = board.gems(seat, &heap);
    }
    let mut play = board.start();
    play.all(&["1 gem b", "1 gem b", "2 gem g"]);
    assert_eq!(play.gems(1), ["b".repeat(32), "g".repeat(30), "y".repeat(30), "r".repeat(30), "k".repeat(31)].concat());
    assert_eq!([play.gems(2), play.gems(3)].map(|gems| gems.len()), [151, 151]);
}

// Y0.3, Y0.4, Y0.6: chance is asked once, and the same seed gives the same game.
#[test]
fn a_seed_is_a_game() {
    for (players, options, _) in ways_to_play() {
        let [one, same, other] = [1, 1, 2].map(|seed| Play::new_game(players, &options, seed));
        assert!(one.state == same.state && one.state != other.state);
    }
}
