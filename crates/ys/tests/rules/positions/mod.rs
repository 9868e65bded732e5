//! Positions that several test files look at, and what they ask of them.
#![allow(dead_code, unused_imports)] // each test file uses what it needs

use super::board::{Board, Play};
use game::{Game, Random, Seat, SetupError};
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use ys::{Setup, State};

/// Changes one member, named by its path: `seats/0/score`.
pub fn set(mut board: Board, path: &str, value: Json) -> Board {
    let mut place = &mut board.0;
    for name in path.split('/') {
        place = match name.parse::<usize>() {
            Ok(at) => &mut place[at],
            Err(_) => &mut place[name],
        };
    }
    *place = value;
    board
}

pub fn read(text: &str) -> Result<State, SetupError> {
    State::from_json(text, &mut Random::new(1))
}

/// Each position has just these faults.
pub fn assert_faults<const N: usize>(cases: [(Board, &[&str]); N]) {
    for (board, rules) in cases {
        assert_eq!(board.faults(), rules, "{}", board.0);
    }
}

pub fn assert_possible<const N: usize>(boards: [Board; N]) {
    for board in boards {
        assert_eq!(board.faults(), Vec::<&str>::new(), "{}", board.0);
    }
}

/// At another step of phase 2 or 4, of which nothing else is known.
pub fn at_step(board: Board, phase: u8, name: &str) -> Board {
    set(board.step("at", json!(name)), "phase", json!(phase))
}

/// Three players have bid 8, 7 and 1; the first of them have chosen these places.
pub fn choosing(place: u8, chosen: Json) -> Board {
    let board = Board::new(3).front(1, "44").front(2, "43").front(3, "10").step("place", json!(place));
    at_step(board, 2, "order").step("chosen", chosen)
}

/// Three players have placed two brokers each, and seat 1 is to place again.
pub fn second_turn() -> Board {
    let one = ["1 4 port1", "1 3 port1 down", "2 4 b2", "2 3 b3 down", "3 4 palace4", "3 3 palace4 down"];
    Board::new(3).brokers(&one).placing(2, 1)
}

/// King's Favour after round 2: everybody is to send a broker, those of round 1 are in the throne room.
pub fn flattery() -> Board {
    let board = Board::new(3).with("kings_favor").throne(1, "4").throne(2, "0").throne(3, "1");
    let board = at_step(board.ships(&[]).characters(&[]).market(&[]), 5, "throne");
    let board = board.step("fronts", json!(["310", "410", "100"]));
    board.front(1, "310").front(2, "410").front(3, "100")
}

/// The game is over.
pub fn over() -> Board {
    at_step(Board::new(3).round(4).ships(&[]).characters(&[]).market(&[]), 4, "end")
}

/// Positions of random games with every setting: the first of each kind of decision for each number of players.
pub fn positions() -> &'static [(State, Json)] {
    static FOUND: OnceLock<Vec<(State, Json)>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let mut found = BTreeMap::new();
        game::conformance::each_decision(15, |state: &State, _, _, _| {
            let step = format!("{:?}", state.board().step());
            let step = step.split('(').next().unwrap_or_default();
            found.entry(format!("{step} {} {}", state.asked().key, state.players())).or_insert(*state);
        });
        // Chance hardly ever keeps a Spy until the last look.
        let mut spy = Board::new(3).cards(1, &["spy"]).start_of_placement().start();
        found.insert("LastLook".to_owned(), spy.until_asked("ask-last-look").state);
        let json = |state: State| (state, serde_json::to_value(state).expect("a state is JSON"));
        found.into_values().map(json).collect()
    })
}
