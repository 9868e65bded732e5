//! Playing on by policy to the end of the turn.

use crate::knowledge::{Knowledge, Mind, Room, SEATS};
use game::Random;

/// How much rollouts stray from the best action of the policy, in points.
pub(crate) const TEMPERATURE: f32 = 0.7;

/// A state that may be the real one, to think on from. Secret answers that have been given are given again, by policy.
pub(crate) fn root<G: Knowledge>(view: &G::View, random: &mut Random) -> G {
    let mut state = G::resample(view, random);
    state.take_back_answers();
    state
}

/// Everybody plays by policy until the turn is over; what each seat has of the win then.
pub(crate) fn roll_out<G: Knowledge>(
    state: &mut G,
    turn: u8,
    mind: &Mind<G>,
    room: &mut Room<G>,
    random: &mut Random,
) -> [f32; SEATS] {
    while state.turn() == turn
        && let Some(seat) = state.to_act().lowest()
    {
        step(state, seat, mind, room, random);
    }
    mind.chances(state)
}

/// A seat plays by policy.
pub(crate) fn step<G: Knowledge>(
    state: &mut G,
    seat: game::Seat,
    mind: &Mind<G>,
    room: &mut Room<G>,
    random: &mut Random,
) {
    room.actions.clear();
    state.legal(seat, &mut room.actions);
    let action = mind.pick(&state.view(Some(seat)), seat, room, TEMPERATURE, random);
    state.apply(seat, action, &mut ());
}
