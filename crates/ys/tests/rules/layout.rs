//! Phase 1: the round is laid out (Y1).

use crate::board;

use board::{Board, Play};
use game::{Game, Random};
use serde_json::{Value as Json, json};
use ys::{Event, State};

/// Ships that fill up a deck: two of each.
const OTHERS: [&str; 4] = ["G*RY", "Y*BR", "R*BG", "B*GY"];

/// What each ship brings: its name, the gems in a port for four and for fewer, the market gems for four and for fewer.
type Ship = (&'static str, &'static str, &'static str, [&'static str; 3], [&'static str; 2]);

const SHIPS: [Ship; 16] = [
    ("B*GR", "bbgr", "bgr", ["b", "g", "r"], ["g", "r"]),
    ("B*GY", "bbgy", "bgy", ["b", "g", "y"], ["g", "y"]),
    ("B*RY", "bbyr", "byr", ["b", "r", "y"], ["r", "y"]),
    ("B*RW", "bbrw", "brw", ["w", "b", "r"], ["w", "r"]),
    ("G*BY", "bggy", "bgy", ["g", "b", "y"], ["b", "y"]),
    ("G*RY", "ggyr", "gyr", ["g", "r", "y"], ["r", "y"]),
    ("G*BR", "bggr", "bgr", ["g", "b", "r"], ["b", "r"]),
    ("G*BW", "bggw", "bgw", ["w", "g", "b"], ["w", "b"]),
    ("Y*GR", "gyyr", "gyr", ["y", "g", "r"], ["g", "r"]),
    ("Y*BR", "byyr", "byr", ["y", "b", "r"], ["b", "r"]),
    ("Y*BG", "bgyy", "bgy", ["y", "b", "g"], ["b", "g"]),
    ("Y*GW", "gyyw", "gyw", ["w", "y", "g"], ["w", "g"]),
    ("R*BY", "byrr", "byr", ["r", "b", "y"], ["b", "y"]),
    ("R*BG", "bgrr", "bgr", ["r", "b", "g"], ["b", "g"]),
    ("R*GY", "gyrr", "gyr", ["r", "g", "y"], ["g", "y"]),
    ("R*YW", "yrrw", "yrw", ["w", "r", "y"], ["w", "y"]),
];

/// The number of players, three of them on three districts too, and how many districts that are.
const TABLES: [(usize, usize); 4] = [(2, 3), (3, 3), (3, 4), (4, 4)];

fn table(players: usize, districts: usize) -> Board {
    let board = Board::new(players);
    if (players, districts) == (3, 3) { board.three_districts() } else { board }
}

/// Round 4 has just been laid out, with these ships: those of the districts, then the one for the market.
fn last_round(board: Board, districts: usize, ships: &[&str]) -> Play {
    let board = board.round(3).end_of_scoring();
    board.step("ships", json!(ships)).step("characters", json!(vec![json!([]); districts])).start()
}

fn market(play: &Play) -> Json {
    play.json()["market_gems"].clone()
}

fn round_events(play: &Play) -> Vec<u8> {
    let started = |event: &Event| match event {
        Event::RoundStarted { round } => Some(*round),
        _ => None,
    };
    play.events.iter().filter_map(started).collect()
}

// Y1.1, Y6.1: with every number of players and every variant.
#[test]
fn a_game_has_four_rounds() {
    for (players, options) in
        [(2, &[][..]), (3, &[]), (3, &["districts=3"]), (4, &[]), (4, &["express"]), (4, &["kings_favor"])]
    {
        let mut play = Play::new_game(players, options, 2);
        assert_eq!(play.round(), 1);
        play.quietly_until(|_| false);
        assert_eq!((round_events(&play), play.round(), play.acting()), (vec![2, 3, 4], 4, 0));
        assert_eq!(play.events.last(), Some(&Event::GameOver));
        let json = play.json();
        assert_eq!(
            ["ships", "characters", "market_gems"].map(|list| json[list].clone()),
            [json!([]), json!([]), json!([])]
        );
    }
}

// Y1.1: the top character of every district, and a blue card in round 4.
#[test]
fn characters_come_from_their_district_and_then_blue_cards() {
    for (players, districts) in TABLES {
        let piles = [["spy", "mage"], ["king", "banker"], ["queen", "herald"], ["captain", "merchant"]];
        let board =
            table(players, districts).round(1).characters(&["prince", "prince", "schemer", "jeweller"][..districts]);
        let board = board.end_of_scoring().step("characters", json!(piles[..districts]));
        let mut play = board.start();
        let top = |at: usize| piles[..districts].iter().map(|pile| pile[at]).collect::<Vec<_>>();
        for (round, shown) in [(2, top(0)), (3, top(1)), (4, vec!["blue"; districts])] {
            assert_eq!((play.round(), play.json()["characters"].clone()), (round, json!(shown)), "{players} players");
            play.to_next_round();
        }
        assert_eq!(play.acting(), 0);
    }
}

// Y1.1: a card that nobody wins does not come again.
#[test]
fn every_round_turns_up_another_card() {
    let mut play = Play::new_game(4, &[], 9);
    let before = play.json()["step"]["characters"].clone();
    let second = before.as_array().expect("piles").iter().map(|pile| pile[0].clone()).collect::<Json>();
    play.to_next_round();
    assert_eq!(play.json()["characters"], second);
    let left = play.json()["step"]["characters"].clone();
    assert!(left.as_array().expect("piles").iter().all(|pile| pile.as_array().map(Vec::len) == Some(1)));
}

// Y1.2, Y1.3: one ship for each district in district order, and one more for the market, round after round.
#[test]
fn ships_come_from_the_top_of_the_deck() {
    for (players, options, districts) in [(2, &[][..], 3), (3, &[], 4), (3, &["districts=3"], 3), (4, &[], 4)] {
        let mut play = Play::new_game(players, options, 6);
        let deck = play.json()["step"]["ships"].as_array().expect("a deck").clone();
        assert_eq!(deck.len(), 3 * (districts + 1));
        for (round, drawn) in (2..).zip(deck.chunks(districts + 1)) {
            play.to_next_round();
            let json = play.json();
            assert_eq!((play.round(), &json["ships"]), (round, &json!(drawn[..districts])));
            let (_, _, _, four, fewer) = SHIPS.into_iter().find(|ship| drawn[districts] == ship.0).expect("a ship");
            let gems = if players == 4 { json!(four) } else { json!([null, fewer[0], fewer[1]]) };
            assert_eq!(json["market_gems"], gems);
            assert_eq!(
                json["step"]["ships"].as_array().map(Vec::len),
                Some((4 - usize::from(round)) * (districts + 1))
            );
        }
    }
}

// Y1.2, Y1.3: what is laid out is told, district by district and then the market.
#[test]
fn the_layout_is_narrated() {
    let mut play = Play::new_game(4, &[], 8);
    play.to_next_round();
    let start = play.events.iter().position(|event| *event == Event::RoundStarted { round: 2 }).expect("round 2");
    let told: Vec<String> = play.events[start + 1..]
        .iter()
        .map_while(|event| match event {
            Event::DistrictLaidOut { district, ship, character } => Some(format!("{district} {ship} {character}")),
            Event::MarketLaidOut { gems, .. } => Some(json!(gems).to_string()),
            _ => None,
        })
        .collect();
    let json = play.json();
    let text = |list: &str, at: usize| json[list][at].as_str().expect("a name").to_owned();
    let district = |at: usize| format!("{} {} {}", at + 1, text("ships", at), text("characters", at));
    let mut expected: Vec<String> = (0..4).map(district).collect();
    expected.push(json["market_gems"].to_string());
    assert_eq!(told, expected);
}

// Y1.2: for four players, the first in a district can take the big gem twice; the others take the small ones.
#[test]
fn with_four_players_the_big_gem_is_there_twice() {
    for (ship, cargo, ..) in SHIPS {
        let big = ship[..1].to_lowercase();
        let brokers = ["1 4 port1", "2 3 port1", "3 2 port1"];
        let board = Board::new(4).ships(&[ship, "Y*GR", "R*BY", "G*RY"]).brokers(&brokers).scoring(1);
        let mut play = board.start();
        assert_eq!(play.json()["step"]["cargo"], cargo);
        assert_eq!(play.legal().len(), 3, "three kinds of gems");
        play.all(&[&format!("1 gem {big}"), &format!("1 gem {big}")]);
        let mut left: Vec<String> =
            cargo.chars().filter(|gem| *gem.to_string() != big).map(|gem| format!("gem {gem}")).collect();
        left.sort();
        assert_eq!((play.acting(), play.legal()), (2, left), "{ship}");
        assert_eq!(play.refused(&format!("2 gem {big}")), "Y4.1");
    }
}

// Y1.2: with two or three players it counts once.
#[test]
fn with_fewer_players_the_big_gem_is_there_once() {
    for (players, districts) in [(2, 3), (3, 3), (3, 4)] {
        for (ship, _, cargo, ..) in SHIPS {
            let big = ship[..1].to_lowercase();
            let ships = [ship, "Y*GR", "R*BY", "G*RY"];
            let board = table(players, districts).ships(&ships[..districts]).brokers(&["1 4 port1", "2 3 port1"]);
            let mut play = board.scoring(1).start();
            assert_eq!(play.json()["step"]["cargo"], cargo);
            play.play(&format!("1 gem {big}"));
            assert_eq!(play.refused(&format!("1 gem {big}")), "Y4.1");
            assert_eq!(play.legal_with("gem").len(), 2, "{ship}");
        }
    }
}

// Y1.3: three gems on rows 1, 2, 3, a white one always on row 1. Y1.4: with fewer players the two small ones on rows 2
// and 3, a white one on row 2.
#[test]
fn market_gems_come_from_one_more_ship() {
    for (players, districts) in TABLES {
        for (ship, _, _, four, fewer) in SHIPS {
            let mut ships = OTHERS[..districts].to_vec();
            ships.push(ship);
            let play = last_round(table(players, districts), districts, &ships);
            let gems = if players == 4 { json!(four) } else { json!([null, fewer[0], fewer[1]]) };
            assert_eq!((play.round(), market(&play)), (4, gems), "{ship}, {players} players");
            assert_eq!(play.json()["ships"], json!(OTHERS[..districts]));
        }
    }
}

// Y1.3: the ship of the market is discarded, and has been seen.
#[test]
fn the_ship_of_the_market_is_discarded() {
    let play = last_round(Board::new(4), 4, &["G*RY", "Y*BR", "R*BG", "B*GY", "B*RW"]);
    let json = play.json();
    assert!(!json["ships"].to_string().contains("B*RW"));
    assert_eq!(json["step"]["seen_ships"].to_string().matches("B*RW").count(), 1);
    assert_eq!(json["step"]["ships"], json!([]));
}

// Y1.3, Y1.4: everything that is laid out is open to all.
#[test]
fn everybody_sees_the_layout() {
    for players in 2..=4 {
        let play = Play::new_game(players, &[], 4);
        for viewer in 0..=players {
            for member in ["ships", "characters", "market_gems", "round"] {
                assert_eq!(play.view(viewer)[member], play.json()[member]);
            }
        }
    }
}

// Y1.1: nobody decides anything in phase 1; all are to bid.
#[test]
fn the_layout_leads_to_the_bids() {
    for players in 2..=4 {
        let mut play = Play::new_game(players, &[], 4);
        for round in 1..=4 {
            assert_eq!((play.round(), play.phase(), play.asked()), (round, 2, "ask-bid"));
            assert_eq!(play.waiting(), (1..=players).collect::<Vec<_>>());
            play.to_next_round();
        }
    }
}

// Y1.1, Y1.2, Y1.3: what is not laid out in a position is laid out by chance, as at the beginning of a round.
#[test]
fn a_position_without_a_layout_gets_one() {
    for (players, districts) in [(2, 3), (3, 4), (4, 4)] {
        for round in 1..=4 {
            let position = json!({"game": "ys", "round": round, "seats": vec![json!({}); players]}).to_string();
            let laid_out = |seed| State::from_json(&position, &mut Random::new(seed)).expect("a position");
            let play = Play { state: laid_out(1), events: Vec::new() };
            let json = play.json();
            assert_eq!(["ships", "characters"].map(|list| json[list].as_array().map(Vec::len)), [Some(districts); 2]);
            let blue = json["characters"].as_array().expect("a list").iter().filter(|card| *card == "blue").count();
            assert_eq!(blue, if round == 4 { districts } else { 0 });
            let empty: Vec<bool> = (0..3).map(|row| market(&play)[row].is_null()).collect();
            assert_eq!(empty, [players < 4, false, false]);
            assert_eq!((play.round(), play.asked()), (round, "ask-bid"));
            assert!((2..20).any(|seed| laid_out(seed).board().ship(0) != play.state.board().ship(0)));
        }
    }
}
