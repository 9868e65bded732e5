//! What people take for granted, whatever a bot believes to be best.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

use bots::{BotGame, Level};
use caylus::{Action, State};
use game::{Game, Seat, Settings};

/// C3.2, C3.3: on turn 1 nobody passes before the third worker, as long as workers are cheap and there are deniers.
#[test]
fn nobody_passes_at_once_on_turn_1() {
    for level in ["apprentice", "assistant", "journeyman:16", "master:16"] {
        let level: Level = level.parse().expect("a level");
        for players in State::PLAYERS {
            for seed in 0..12 {
                let mut state = State::new(players, &Settings::new(State::OPTIONS), seed).expect("a game");
                let bot = |seat: Seat| State::bot(level, players, seed + seat.index() as u64, 1).expect("a bot");
                let mut bots: Vec<_> = Seat::first(players).map(bot).collect();
                while state.turn() == 1 && state.phase() == 2 {
                    let seat = state.to_act().lowest().expect("a seat is to act");
                    let action = bots[seat.index()].choose(&state, seat, &state.legal_actions(seat));
                    let player = state.player(seat);
                    let can_go_on = player.deniers > 2 && state.passed().len() < 2;
                    let at_once = action == Action::Pass && player.workers > 3 && can_go_on;
                    assert!(!at_once, "{level} of {players}, seed {seed}: seat {seat} passes with {player:?}");
                    state.apply(seat, action, &mut ());
                }
            }
        }
    }
}
