//! Counting action sequences: two implementations of the same rules must agree on every count.

use crate::{Counter, Game};

/// The number of different sequences of `depth` decisions from a state; games that end earlier count none. Secret simultaneous
/// decisions are taken in seat order.
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
    let after = |action| {
        let mut next = state.clone();
        next.apply(seat, action, &mut ());
        perft(&next, depth - 1)
    };
    state.legal_actions(seat).into_iter().map(after).sum()
}
