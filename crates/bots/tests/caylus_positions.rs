//! Positions of Caylus with one clearly right answer, which a master finds.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[path = "../../caylus/tests/rules/board/mod.rs"]
mod board;

use board::{Board, Play};
use bots::BotGame;
use caylus::State;
use game::Game;

/// Phase 2 of turn 5, with bailiff and provost on a space.
fn position(players: u8, bailiff: i64) -> Board {
    let tiles = [(7, "peddler-fixed"), (8, "carpenter-fixed"), (16, "gold-mine")];
    let board = Board::new(players).bailiff(bailiff);
    tiles.into_iter().fold(board, |board, (space, tile)| board.tile(space, tile, None))
}

/// Two players in the last turn.
fn last_turn(towers: &[i64]) -> Board {
    position(2, 23).castle(&[], &[], towers, 2)
}

/// The last turn after the provost was left where it stands, with the favour of the count to be chosen.
fn last_favour(markers: [i64; 4], cubes: &str) -> Play {
    let board = last_turn(&[1, 1, 2]).markers(1, markers).cubes(1, cubes).tile(1, "residence", 1);
    let mut play = board.start();
    play.play("1 provost 0");
    play
}

/// Asserts that a master gives one of these answers, with several seeds.
fn answers(play: &Play, right: &[&str]) {
    for seed in 1..=3 {
        let action = chosen(play, seed);
        assert!(right.contains(&action.as_str()), "with seed {seed}: {action}, not {right:?}");
    }
}

fn chosen(play: &Play, seed: u64) -> String {
    let state = &play.state;
    let seat = state.to_act().lowest().expect("a seat is to act");
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let level = "master:2000".parse().expect("a level");
    let mut bot = State::bot(level, state.players(), seed, 1).expect("a bot");
    bot.choose(&state.remembered(seat), seat, &legal).to_string()
}

/// Asserts that a master gives these answers one after another. Each is played.
fn finds(play: &mut Play, line: &[&str]) {
    for right in line {
        answers(play, &[right]);
        play.play(&format!("{} {right}", play.acting()));
    }
}

// C6.6, C8.6
#[test]
fn the_last_favour_builds_the_cathedral() {
    let mut play = last_favour([0, 0, 0, 4], "SSSSSGGG");
    finds(&mut play, &["favor D", "build cathedral 1"]);
}

// C6.7, C8.4
#[test]
fn a_monument_brings_two_more_favours() {
    let mut play = last_favour([4, 4, 4, 4], "SSSSGG");
    finds(&mut play, &["favor D", "build monument 1"]);
    // Lines A and C are worth five and three points, in either order.
    answers(&play, &["favor A", "favor C"]);
}

// C8.6
#[test]
fn a_building_is_worth_more_than_points() {
    let mut play = last_favour([4, 4, 4, 4], "F");
    finds(&mut play, &["favor D", "build alchemist"]);
}

// C6.8, C7.10
#[test]
fn the_bank_changes_the_last_deniers() {
    let mut play = last_turn(&[1, 2]).tile(9, "bank", 2).deniers(&[7]).start();
    play.all(&["1 place 9", "1 pass", "2 provost 0", "1 provost 0"]);
    answers(&play, &["deal 2"]);
}

// C6.8, C7.10
#[test]
fn the_food_is_sold_and_the_gold_kept() {
    let mut play = last_turn(&[1, 2]).tile(9, "market", 2).deniers(&[1]).cubes(1, "FG").start();
    play.all(&["1 place 9", "2 provost 0"]);
    answers(&play, &["sell F"]);
}

// C7.5, C7.8
#[test]
fn gold_is_given_for_a_house_that_brings_favours() {
    let mut play = last_turn(&[1, 2]).deniers(&[1]).cubes(1, "FWG").markers(1, [4, 0, 0, 0]).start();
    play.all(&["1 place castle", "2 provost 0"]);
    answers(&play, &["batch WG"]);
}

// C7.6, C7.10
#[test]
fn the_game_is_finished_when_that_wins_and_not_when_it_loses() {
    let board = || last_turn(&[1, 2]).bailiff(22);
    // Nobody can pay for a worker; the first to pass has a denier for the provost.
    answers(&board().prestige(&[60, 50]).cubes(2, "FFFWWWSSS").start(), &["provost +1"]);
    let play = board().prestige(&[45, 50]).cubes(1, "FFFWWWSSS").start();
    assert!((1..=3).all(|seed| chosen(&play, seed) != "provost +1"));
}

// C7.4, C7.8: 5 points and a favour, and no 2 points lost. A seat without points cannot lose any (C7.9), so all have some; and
// there is a worker on the Trading Post, which with the cubes kept for the Walls would be worth nearly as much.
#[test]
fn a_batch_is_given_before_the_count_that_costs_points() {
    let board = position(3, 11).prestige(&[5, 5, 5]).castle(&[2, 2, 3], &[], &[], 0).order(&[2, 1, 3]);
    let mut play = board.deniers(&[1, 1]).cubes(1, "FWS").start();
    play.play("2 place post");
    answers(&play, &["place castle"]);
}

// C3.4
#[test]
fn the_own_quarry_is_used_for_one_denier() {
    let play = position(4, 9).order(&[2, 3, 4, 1]).deniers(&[4]).tile(9, "quarry", 1).start();
    answers(&play, &["place 9"]);
}

// C5.1, C6.1
#[test]
fn a_denier_is_paid_for_the_gold_mine() {
    let mut play = position(3, 15).order(&[2, 3, 1]).castle(&[], &[], &[], 1).deniers(&[4]).start();
    play.play("1 place 16");
    while play.acting() != 1 || play.state.phase() < 4 {
        let quiet = if play.state.phase() == 2 { "pass" } else { "provost 0" };
        play.play(&format!("{} {quiet}", play.acting()));
    }
    answers(&play, &["provost +1"]);
}

// C5.1, C6.1
#[test]
fn the_provost_goes_back_where_nobody_can_answer() {
    let mut play = position(2, 16).order(&[2, 1]).castle(&[], &[], &[], 1).deniers(&[2, 1]).start();
    play.all(&["2 place 16", "1 pass"]);
    answers(&play, &["provost -1"]);
}

// C5.1, C6.1: the provost is nine spaces away, and all together can move it five.
#[test]
fn no_worker_goes_beyond_a_provost_who_cannot_come() {
    let play = position(2, 7).deniers(&[3, 2]).start();
    assert!((1..=3).all(|seed| chosen(&play, seed) != "place 16"));
}

// C6.2, C6.4: the fifth stone now, and the favour at the count builds the Cathedral.
#[test]
fn the_last_cube_of_a_cathedral_is_taken() {
    let board = last_turn(&[1, 1, 2]).markers(1, [0, 0, 0, 4]).cubes(1, "SSSSGGG").deniers(&[1]);
    answers(&board.prestige(&[0, 23]).tile(1, "residence", 1).start(), &["place 4"]);
}
