//! Secret choices are not to be foreseen: from the same view, other seeds hide other things.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

use bots::{BotGame, Level, SeatedBots};
use game::{Game, Seat, Settings, play_out};
use std::collections::BTreeMap;
use std::convert::Infallible;
use ys::{Action, State, View};

/// A secret decision of a game: what the seat sees, and what it may do.
struct Secret {
    view: View,
    seat: Seat,
    legal: Vec<Action>,
}

/// What others do not see of a bid, or of a broker that is put down.
fn hidden(action: Action) -> Option<String> {
    match action {
        Action::Bid(high, low) => Some(format!("{high}{low}")),
        Action::Down(value, _) => Some(value.to_string()),
        _ => None,
    }
}

/// Every so many-th of the secret decisions of a game between apprentices.
fn secrets(players: u8, every: usize) -> Vec<Secret> {
    let mut state = State::new(players, &Settings::new(State::OPTIONS), 3).expect("a game");
    let mut bots = SeatedBots::new(&vec![Level::APPRENTICE; players.into()], 3, 0, 1).expect("bots");
    let mut secrets = Vec::new();
    let Ok(()) = play_out(&mut state, |state: &State, seat, legal| {
        let values = legal.iter().filter_map(|action| hidden(*action)).collect::<std::collections::BTreeSet<_>>();
        if values.len() > 1 {
            secrets.push(Secret { view: state.remembered(seat), seat, legal: legal.to_vec() });
        }
        Ok::<_, Infallible>(bots.choose(state, seat, legal))
    });
    secrets.into_iter().step_by(every).collect()
}

/// The entropy, in bits, of what new bots hide with different seeds.
fn entropy(level: Level, secret: &Secret, players: u8, seeds: u64) -> f64 {
    let mut counts: BTreeMap<String, f64> = BTreeMap::new();
    for seed in 0..seeds {
        let mut bot = State::bot(level, players, seed, 1).expect("a bot");
        let action = bot.choose(&secret.view, secret.seat, &secret.legal);
        *counts.entry(hidden(action).unwrap_or_default()).or_default() += 1.0;
    }
    counts.values().map(|count| count / seeds as f64).map(|share| -share * share.log2()).sum()
}

/// One bit is as good as a coin. Not every decision has as many good choices.
#[test]
fn the_same_view_hides_different_things() {
    for level in ["apprentice", "assistant", "journeyman", "master:100"].map(|name| name.parse().expect("a level")) {
        for players in State::PLAYERS {
            let secrets = secrets(players, 7);
            let entropies: Vec<f64> = secrets.iter().map(|secret| entropy(level, secret, players, 16)).collect();
            let mean = entropies.iter().sum::<f64>() / entropies.len() as f64;
            assert!(mean > 1.0, "{level}, {players} players: {entropies:.2?}");
        }
    }
}
