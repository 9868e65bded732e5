//! Counting action sequences: two implementations of the same rules must agree on every count.

use crate::{Counter, Game};

/// How many different sequences of `depth` decisions there are from a state; games that end earlier count none.
/// Secret simultaneous decisions are taken in seat order.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(seat) = state.to_act().lowest() else { return 0 };
    if depth == 1 {
        let mut counter = Counter::default();
        state.legal(seat, &mut counter);
        return counter.0;
    }
    let mut actions = Vec::with_capacity(G::MOST_ACTIONS);
    state.legal(seat, &mut actions);
    let after = |action| {
        let mut next = state.clone();
        next.apply(seat, action, &mut ());
        perft(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}
