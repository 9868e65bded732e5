//! Finds what a game leaves to its notation: the messages that the defaults look for and do not find.

use crate::{Language, Spoken, Words};
use game::{Question, Random, Settings};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// The messages of a game's own file that players would miss, found by playing this many random games with each number of
/// players: titles of questions, verbs of actions, reasons, events, and members of the view, as the defaults of [`Spoken`]
/// look for them. A game that says some of this itself needs no messages for it.
///
/// # Panics
///
/// If the game cannot be set up with its usual options.
#[must_use]
#[expect(clippy::expect_used, reason = "it is a check for tests")]
pub fn missing_messages<G: Spoken>(games: u64) -> BTreeSet<String> {
    let words = Words::of_game::<G>(Language::English);
    let mut wanted = BTreeSet::from([format!("{}-name", G::NAME)]);
    for players in G::PLAYERS {
        for seed in 0..games {
            let state = G::new(players, &Settings::new(G::OPTIONS), seed).expect("the usual options fit all players");
            collect(state, &mut Random::new(seed), &mut wanted);
        }
    }
    wanted.retain(|message| !words.has(message));
    wanted
}

/// Plays a random game and notes the messages that are wanted on the way.
fn collect<G: Spoken>(mut state: G, random: &mut Random, wanted: &mut BTreeSet<String>) {
    let mut want = |kind: &str, name: &str| {
        wanted.insert(format!("{}-{kind}-{name}", G::NAME));
    };
    while let Some(seat) = state.to_act().lowest() {
        let view = state.view(Some(seat));
        if let Some(question) = G::question_in(&view) {
            want("title", question.topic());
            want("reason", question.reason().key);
        }
        members(&view).iter().for_each(|member| want("state", member));
        let legal = state.legal_actions(seat);
        for action in &legal {
            want("action", action.to_string().split(' ').next().unwrap_or_default());
        }
        for (_, illegal) in state.refusals(seat, &legal) {
            want("reason", illegal.reason.key);
        }
        let mut events = Vec::new();
        state.apply(seat, legal[random.below(legal.len())], &mut events);
        for event in &events {
            let event = serde_json::to_value(event).unwrap_or_default();
            want("event", event["event"].as_str().unwrap_or_default());
        }
    }
    want("reason", G::OVER.key);
}

/// The names of the members of a value in JSON.
fn members(value: &impl Serialize) -> Vec<String> {
    match serde_json::to_value(value) {
        Ok(Value::Object(members)) => members.into_iter().map(|(name, _)| name).collect(),
        _ => Vec::new(),
    }
}
