//! Determinization, and rollouts by policy to the end of the turn.

use crate::knowledge::Knowledge;
use crate::mind::{Mind, SEATS, Scratch};
use game::{Random, Seat};

/// Samples a state that agrees with a view. Secret answers that were already given are taken back, so that the policy gives
/// them instead of chance.
pub(crate) fn determinize<G: Knowledge>(view: &G::View, mind: &Mind<G>, random: &mut Random) -> G {
    let mut state = G::imagine(view, mind, random);
    state.take_back_answers();
    state
}

/// Plays all seats by policy until the turn is over. Returns what each seat can then expect of the win.
pub(crate) fn roll_out<G: Knowledge>(
    state: &mut G,
    turn: u8,
    mind: &Mind<G>,
    scratch: &mut Scratch<G>,
    random: &mut Random,
) -> [f32; SEATS] {
    while state.turn() == turn
        && let Some(seat) = state.to_act().lowest()
    {
        step(state, seat, mind, scratch, random);
    }
    mind.win_shares(state)
}

/// Plays one action of a seat by policy.
pub(crate) fn step<G: Knowledge>(
    state: &mut G,
    seat: Seat,
    mind: &Mind<G>,
    scratch: &mut Scratch<G>,
    random: &mut Random,
) {
    scratch.actions.clear();
    state.legal(seat, &mut scratch.actions);
    let view = state.remembered(seat);
    let mind = mind.of(seat, scratch.liked.0);
    let action = mind.sample_action(&view, seat, scratch, G::TEMPERATURES.rollout, random);
    if seat == scratch.liked.0 {
        scratch.liked.1 += mind.liked(&view, seat, action);
    }
    scratch.note(seat, action);
    state.apply(seat, action, &mut ());
}
