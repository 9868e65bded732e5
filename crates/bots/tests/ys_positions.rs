//! Positions of Ys with an answer that can be worked out, which a master finds.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[path = "../../ys/tests/rules/board/mod.rs"]
mod board;

use board::Board;
use bots::{BotGame, Level};
use game::{Game, Random, Seat};
use ys::{Action, State};

/// The gems and quotations of a last round that one gem decides: seat 1 may be first in yellow.
const LAST_GEM: ([&str; 4], [u8; 4]) = (["bbgyyyrr", "bbbgyyyr", "bggggyr", "bggyrrrr"], [8, 7, 9, 6]);

/// The choices of a master with several seeds, which must all be right.
fn answers(state: &State) -> Vec<String> {
    let seat = state.to_act().lowest().expect("a seat is to act");
    let legal = state.legal_actions(seat);
    let level: Level = "master:300".parse().expect("a level");
    let choose = |seed: u64| {
        let mut bot = State::bot(level, state.players(), seed, 1).expect("a bot");
        bot.choose(&state.remembered(seat), seat, &legal).to_string()
    };
    (1..=4).map(choose).collect()
}

fn assert_answers(board: Board, right: &[&str]) {
    let play = board.start();
    for answer in answers(&play.state) {
        assert!(right.contains(&answer.as_str()), "{answer} instead of {right:?}");
    }
}

fn last_round(gems: [&str; 4], quotes: [u8; 4]) -> Board {
    Board::new(4).round(4).all_gems(&gems).quotes(quotes)
}

// Y4.9, Y6.1: the colour of which seat 1 has most becomes the first.
#[test]
fn the_last_move_of_a_quotation() {
    let gems = ["ggggyyrr", "bbbbbgggyr", "bbgyyyrr", "bbbgyyrrr"];
    let board = last_round(gems, [9, 9, 7, 6]).brokers(&["1 4 b1"]).best_bidder();
    assert_answers(board, &["quote g +1", "quote b -1"]);
}

// Y4.1, Y6.2: a gem that breaks a tie in the best colour. The columns of the market leave the colours as they stand.
#[test]
fn the_last_gem() {
    let (gems, quotes) = LAST_GEM;
    let board = last_round(gems, quotes).ships(&["B*GR", "Y*GR", "R*BY", "G*BY"]).market(&["r", "r", "r"]);
    let board = board.brokers(&["4 3 port4", "1 2 port4", "4 4 y1", "4 3 b2", "4 1 g3"]).scoring(4);
    assert_answers(board.step("cargo", "by".into()), &["gem y"]);
}

// Y5.4: the exchange would gain points, but more for the rival.
#[test]
fn the_alchemist_stays_in_the_hand() {
    let (gems, quotes) = LAST_GEM;
    let play = last_round(gems, quotes).cards(1, &["alchemist"]).end_of_scoring().start();
    for answer in answers(&play.state) {
        let mut after = play.state;
        after.apply(Seat::One, answer.parse::<Action>().expect("an action"), &mut ());
        let outcome = after.outcome().expect("the game is over");
        assert_eq!(outcome.share(Seat::One), 1.0, "{answer} loses a game that is won");
    }
}

/// All brokers are placed but the last two of seat 4; the King is in palace 2, where there is no broker.
fn last_to_place() -> Board {
    let board = Board::new(4).round(3).characters(&["captain", "king", "prince", "spy"]);
    let mut board = board.all_fronts(&["11", "11", "11", "11"]);
    for (seat, values) in [(1, "00233344"), (2, "00233344"), (3, "00233344"), (4, "233344")] {
        let spots = ["port1", "trade1", "palace1", "port3", "trade3", "palace3", "port4", "palace4"];
        for (number, value) in values.chars().enumerate() {
            let down = if number % 2 == 1 { " down" } else { "" };
            board = board.brokers(&[&format!("{seat} {value} {}{down}", spots[(number + 2 * seat) % spots.len()])]);
        }
    }
    board.placing(4, 4)
}

// Y4.4: a lone 0 wins its zone.
#[test]
fn a_lone_zero_wins_the_king() {
    let mut play = last_to_place().start();
    let answers = answers(&play.state);
    // One of the last two brokers goes there, whichever of them is placed first; a 0 is enough.
    for answer in &answers {
        play.state = last_to_place().start().state;
        play.play(&format!("4 {answer}"));
        let king = |text: &str| text.ends_with("palace2");
        let second = self::answers(&play.state);
        assert!(king(answer) || second.iter().all(|text| king(text)), "{answers:?}, then {second:?}");
    }
}

// Y0.2, Y2.1: both fours of a rival are in front of the screen.
#[test]
fn nobody_has_a_broker_that_everybody_sees_elsewhere() {
    let brokers = ["2 3 port1 down", "2 0 trade1", "3 1 trade2", "3 0 b1 down", "4 1 trade3", "4 0 b2 down"];
    let board = Board::new(4).order(&[2, 3, 4, 1]).all_fronts(&["10", "44", "10", "10"]).brokers(&brokers);
    let view = board.placing(1, 4).start().state.remembered(Seat::One);
    let mut random = Random::new(1);
    for _ in 0..200 {
        let world = serde_json::to_value(State::resample(&view, &mut random)).expect("a position");
        let rival = world["brokers"].as_array().into_iter().flatten().find(|broker| broker["spot"] == "port1");
        assert!(rival.is_some_and(|broker| broker["value"].as_u64() < Some(4)), "{world}");
    }
}

// Y5.13: trade zones that others win.
#[test]
fn the_merchant_is_not_played_for_others() {
    let board = Board::new(4).round(4).cards(1, &["merchant"]);
    let trade = ["2 4 trade1", "3 4 trade2", "4 4 trade3", "2 3 trade4"];
    assert_answers(board.brokers(&trade).scoring_begins("port1"), &["skip"]);
}

// Y4.2, Y4.4, Y6.2, Y6.3: a lone 0 wins any zone of district 2, and no coloured gem changes a rank, so that the white gem of the palace
// brings nothing. The trade zone scores three and a cell of the market one; a black gem scores four after two others, and nothing
// after seven.
#[test]
fn black_gems_are_worth_what_they_score() {
    let many = |number| ["b", "g", "y", "r"].map(|gem| gem.repeat(number)).concat();
    let board = || last_to_place().round(4).gems(1, &many(9)).gems(2, &many(8)).gems(3, &many(7));
    for (gems, right) in [("bgyrkk", "port2"), ("bgyrkkkkkkk", "trade2")] {
        let mut play = board().gems(4, gems).start();
        play.play("4 up 1 palace3");
        for answer in answers(&play.state) {
            assert!(answer.ends_with(right), "with {gems} {answer} instead of {right}");
        }
    }
}

// Y5.5, Y6.1: after the Banker the game is over, so that each of its thirteen ends can be looked at: one of them wins.
#[test]
fn the_banker_moves_the_two_quotations_that_win() {
    let (gems, quotes) = LAST_GEM;
    let board = || {
        let board = last_round(gems, quotes).cards(1, &["banker"]).end_of_scoring();
        (2..=4).fold(board, |board, rival| board.score(rival, 2))
    };
    let state = board().start().state;
    let wins = |action: &Action| {
        let mut after = state;
        after.apply(Seat::One, *action, &mut ());
        after.outcome().expect("the game is over").share(Seat::One) == 1.0
    };
    let winning: Vec<String> =
        state.legal_actions(Seat::One).iter().filter(|action| wins(action)).map(ToString::to_string).collect();
    assert_eq!(winning, ["play banker r+ g-"]);
    assert_answers(board(), &["play banker r+ g-"]);
}
