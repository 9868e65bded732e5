//! Playing a game on by chance, through the same calls that everybody else has.

use crate::{Game, Random, Seat};

/// Plays random actions to the end; returns how many decisions there were. `actions` is room for the legal list, so that
/// a caller who plays many games needs no new memory.
pub fn random_playout<G: Game>(state: &mut G, random: &mut Random, actions: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = state.to_act().lowest() {
        actions.clear();
        state.legal(seat, actions);
        state.apply(seat, actions[random.below(actions.len())], &mut ());
        decisions += 1;
    }
    decisions
}

/// The legal actions of a seat as text, sorted by character code.
pub fn legal_texts<G: Game>(state: &G, seat: Seat) -> Vec<String> {
    let mut actions = Vec::with_capacity(G::MOST_ACTIONS);
    state.legal(seat, &mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}
