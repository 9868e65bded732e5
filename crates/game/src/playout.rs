//! Playing a game on to its end, through the same calls that everybody else has: by whatever chooses, or by chance.

use crate::{Game, Random, Seat};

/// Asks whoever is to act and does what is chosen for him, until the game is over or whoever chooses fails.
pub fn play_out<G: Game, E>(
    state: &mut G,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> Result<G::Action, E>,
) -> Result<(), E> {
    let mut actions = Vec::with_capacity(G::MOST_ACTIONS);
    while let Some(seat) = state.to_act().lowest() {
        actions.clear();
        state.legal(seat, &mut actions);
        let action = choose(state, seat, &actions)?;
        state.apply(seat, action, &mut ());
    }
    Ok(())
}

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
