//! A game that implements `Game` alone, without features and weights, has the levels `random` and `uct`.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

#[allow(dead_code)] // the leaks are for the tests of `game`
#[path = "../../game/tests/toy/pips.rs"]
mod pips;

use bots::{BotGame, BotTurn, Level, SeatedBots};
use game::{Game, Settings, play_out};
use pips::{Act, HONEST, Pips};
use std::convert::Infallible;

type Toy = Pips<HONEST>;

impl BotGame for Toy {}

fn new_game() -> Toy {
    Toy::new(3, &Settings::new(Toy::OPTIONS), 1).expect("a game")
}

#[test]
fn plain_search_finds_what_scores_most() {
    let mut state = new_game();
    let mut bots = SeatedBots::new(&[Toy::USUAL_LEVEL; 3], 1, 0, 1).expect("bots");
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        let action = bots.choose(state, seat, legal);
        assert!([Act::Bid(2), Act::Show(true)].contains(&action), "{action}");
        Ok::<_, Infallible>(action)
    });
    assert!(state.outcome().is_some());
}

#[test]
fn random_players_finish_the_game() {
    let mut state = new_game();
    for revision in 0.. {
        let Some(seat) = state.to_act().lowest() else { break };
        let action = BotTurn::new(&state, seat, Level::RANDOM, 1, revision).expect("a bot").choose();
        state.play(seat, action, &mut ()).expect("it is legal");
    }
    assert!(state.outcome().is_some());
}

#[test]
fn a_level_that_needs_knowledge_is_refused_by_name() {
    for name in ["apprentice", "assistant", "journeyman", "expert", "master:100", "grandmaster"] {
        let level: Level = name.parse().expect("a level");
        let error = Toy::bot(level, 3, 1, 1).err().expect("there is no such bot");
        assert_eq!(error.to_string(), format!("pips has no level `{}`: its levels are random, uct", level.name()));
        assert_eq!(Toy::check_level(level), Err(error));
    }
    assert_eq!(Toy::check_level("uct:50".parse().expect("a level")), Ok(()));
    assert!(Toy::trainer().is_none());
    assert_eq!(caylus::State::check_level(Level::UCT), Ok(()));
    assert_eq!(caylus::State::LEVELS, Level::LISTED);
}
