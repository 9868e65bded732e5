//! Warnings before a choice: each kind where it is due and not where it is not, and all of them well said in every language.

use crate::helpers::{both_games, check, names};
use caylus::Section;
use caylus_board::Board;
use game::{Game, Random, Seat, Settings};
use std::collections::BTreeSet;
use words::caylus::warnings::{Trap, traps};
use words::ys::warnings::{Trap as YsTrap, traps as ys_traps};
use words::{Language, People, Spoken};

#[path = "../../../caylus/tests/rules/board/mod.rs"]
mod caylus_board;
#[path = "../../../ys/tests/rules/board/mod.rs"]
mod ys_board;

fn of(state: &caylus::State, action: &str) -> Vec<Trap> {
    let seat = state.to_act().lowest().expect("a seat is to act");
    let action = action.parse().expect("an action");
    assert!(state.legal_actions(seat).contains(&action), "{action} is not legal");
    traps(state, seat, action)
}

// C6.1
#[test]
fn a_worker_beyond_the_provost() {
    let state = Board::new(2).deniers(&[5, 5]).tile(9, "quarry", 2).start().state;
    assert_eq!(of(&state, "place 9"), [Trap::BeyondProvost]);
    assert_eq!(of(&state, "place 4"), []);
}

// C6.1, C6.4: the Sawmill on 9 is handled after the Carpenter on 6.
#[test]
fn cubes_that_come_later_on_the_road() {
    let board = || Board::new(2).bailiff(11).deniers(&[6, 6]).tile(9, "sawmill", 2).cubes(1, "F");
    let mut play = board().start();
    assert_eq!(of(&play.state, "place 6"), [Trap::Nothing]);
    play.all(&["1 place 9", "2 pass"]);
    assert_eq!(of(&play.state, "place 6"), [Trap::CubesLater]);
    let mut play = board().start();
    // The Forest on 2 is handled before it.
    play.all(&["1 place 2", "2 pass"]);
    assert_eq!(of(&play.state, "place 6"), []);
    assert_eq!(of(&board().cubes(1, "FW").start().state, "place 6"), []);
}

// C4.4, C7.1, C7.4: the Joust Field comes before the road, the castle after it.
#[test]
fn a_visit_without_what_it_takes() {
    let with = |cubes: &str| Board::new(2).deniers(&[6, 6]).cubes(1, cubes).start();
    assert_eq!(of(&with("").state, "place castle"), [Trap::NoBatch]);
    assert_eq!(of(&with("FWW").state, "place castle"), [Trap::NoBatch]);
    assert_eq!(of(&with("FWG").state, "place castle"), []);
    assert_eq!(of(&with("F").state, "place joust"), [Trap::Nothing]);
    assert_eq!(of(&with("C").state, "place joust"), []);
    let mut play = with("WS");
    play.all(&["1 place 1", "2 pass"]);
    assert_eq!(of(&play.state, "place castle"), [], "the Farm brings food");
    assert_eq!(of(&play.state, "place joust"), [Trap::Nothing], "too late for the cloth of the Farm");
}

// C7.6, C7.8, C7.9
#[test]
fn a_count_that_comes_this_turn() {
    let board = |bailiff, houses: &[i64]| {
        Board::new(2).bailiff(bailiff).castle(houses, &[], &[], 0).prestige(&[5, 5]).deniers(&[5, 5]).start().state
    };
    assert_eq!(of(&board(11, &[2]), "pass"), [Trap::Count(Section::Dungeon, 2)]);
    assert_eq!(of(&board(11, &[1, 2]), "pass"), []);
    assert_eq!(of(&board(7, &[2]), "pass"), []);
    let mut play = Board::new(2).bailiff(11).prestige(&[5, 5]).deniers(&[5, 5]).cubes(1, "FWS").start();
    play.all(&["1 place castle", "2 place 1"]);
    assert_eq!(of(&play.state, "pass"), [], "there is a worker in the castle");
}

// C8.6: the first column of line D gives nothing.
#[test]
fn a_favour_that_gives_nothing_now() {
    let board = Board::new(2).bailiff(23).castle(&[], &[], &[1, 1, 2], 2);
    let tiles = [(7, "peddler-fixed"), (8, "carpenter-fixed"), (16, "gold-mine")];
    let board = tiles.into_iter().fold(board, |board, (space, tile)| board.tile(space, tile, None));
    let mut play = board.start();
    play.play("1 provost 0");
    assert_eq!(of(&play.state, "favor A"), []);
    assert_eq!(of(&play.state, "favor D"), [Trap::FavorUnused]);
}

// Y4.2, Y5.13
#[test]
fn warnings_of_ys_follow_from_what_is_seen() {
    let trade = ["2 4 trade1", "3 4 trade2", "4 4 trade3", "2 3 trade4"];
    let board = || ys_board::Board::new(4).round(4).cards(1, &["merchant"]).brokers(&trade);
    let of = |state: &ys::State, action: &str| {
        let seat = state.to_act().lowest().expect("a seat is to act");
        ys_traps(&state.view(Some(seat)), seat, action.parse().expect("an action"))
    };
    let play = board().scoring_begins("port1").start();
    assert_eq!(of(&play.state, "play merchant"), [YsTrap::MerchantForOthers]);
    let play = board().brokers(&["1 1 trade1"]).scoring_begins("port1").start();
    assert_eq!(of(&play.state, "play merchant"), []);
    let board = ys_board::Board::new(4).order(&[2, 3, 4, 1]).all_fronts(&["10", "44", "10", "10"]);
    let brokers = ["2 3 port1", "2 0 trade1 down", "3 1 trade2", "3 0 b1 down", "4 1 trade3", "4 0 b2 down"];
    let play = board.brokers(&brokers).placing(1, 4).start();
    let behind = YsTrap::Behind { owner: Seat::Two.into(), theirs: 3, own: 1 };
    assert_eq!(of(&play.state, "up 1 port1"), [behind]);
    assert_eq!(of(&play.state, "up 3 port1"), []);
    assert_eq!(of(&play.state, "up 1 port2"), []);
    assert_eq!(of(&play.state, "up 0 trade1"), [], "what lies face down there is not known");
}

/// Plays random games and says all warnings in all languages. Returns their keys.
fn said<G: Spoken>(seeds: u64) -> BTreeSet<&'static str> {
    let mut keys = BTreeSet::new();
    for seed in 0..seeds {
        let words = both_games(Language::ALL[seed as usize % Language::ALL.len()]);
        let players = *G::PLAYERS.start() + (seed % u64::from(G::PLAYERS.end() - G::PLAYERS.start() + 1)) as u8;
        let mut state = G::new(players, &Settings::new(G::OPTIONS), seed).expect("a game");
        let (mut random, names) = (Random::new(seed), names());
        while let Some(seat) = state.to_act().lowest() {
            let (view, legal) = (state.view(Some(seat)), state.legal_actions(seat));
            for action in legal.iter().step_by(1 + legal.len() / 12) {
                for warning in G::warnings(words, &view, seat, *action, &People { names: &names, you: Some(seat) }) {
                    check(words, &warning.text);
                    keys.insert(warning.key);
                }
            }
            state.apply(seat, legal[random.below(legal.len())], &mut ());
        }
    }
    keys
}

#[test]
fn every_warning_is_said_in_every_language() {
    let keys = said::<caylus::State>(36);
    for key in ["beyond-provost", "cubes-later", "count", "favor-unused", "no-batch", "nothing"] {
        assert!(keys.contains(key), "{key} is not in {keys:?}");
    }
    let keys = said::<ys::State>(24);
    assert!(keys.contains("behind") && keys.contains("merchant"), "{keys:?}");
}
