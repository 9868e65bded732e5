//! Plays a game to its end, through the same calls that everything else uses.

use crate::{Game, Random, Seat};

/// Plays what `choose` chooses for each decision until the game is over.
///
/// # Errors
///
/// The first error of `choose`; the game stands before that decision.
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

/// Plays random actions to the end and returns the number of decisions. `actions` is a buffer for the legal actions, so that
/// many games can be played without allocating.
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
    let mut texts: Vec<String> = state.legal_actions(seat).iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}
