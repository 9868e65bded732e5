//! Beliefs: what players hid, in games of several weights.

use super::regression::{Decision, SeenAction};
use super::samples::Cast;
use crate::{Bot, Knowledge};
use game::{Settings, play_out};
use std::convert::Infallible;

/// Plays a game of bots, and returns what they hid: for each hidden action, what it could have been.
pub(super) fn observe<G: Knowledge>(settings: &Settings, seed: u64, cast: &Cast<G>) -> Vec<Decision> {
    let Ok(mut state) = G::new(cast.minds.len() as u8, settings, seed) else { return Vec::new() };
    let mut bots: Vec<Box<dyn Bot<G>>> = cast.bots(seed);
    let mut decisions = Vec::new();
    let Ok(()) = play_out(&mut state, |state, seat, legal| {
        let view = state.remembered(seat);
        let action = bots[seat.index()].choose(&view, seat, legal);
        let seen = |(kinds, chosen)| SeenAction { score: 0.0, kinds, share: if chosen { 1.0 } else { 0.0 } };
        let actions: Vec<SeenAction> = G::hidden_choice(&view, seat, action).into_iter().map(seen).collect();
        if actions.len() > 1 {
            decisions.push(Decision { stage: state.stage(), actions });
        }
        Ok::<_, Infallible>(action)
    });
    decisions
}
