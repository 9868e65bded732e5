//! The characters of Caylus, and how many points each would give for what it likes.

use crate::Character;
use caylus::{Action, Space, State};
use game::Seat;

pub(super) const CHARACTERS: &[Character<State>] = &[
    Character { name: "builder", likes: builder, weights: include_str!("../../weights/caylus-builder.json") },
    Character { name: "courtier", likes: courtier, weights: include_str!("../../weights/caylus-courtier.json") },
    Character { name: "merchant", likes: merchant, weights: include_str!("../../weights/caylus-merchant.json") },
    Character { name: "bully", likes: bully, weights: include_str!("../../weights/caylus-bully.json") },
];

/// Buildings along the road, and residences.
fn builder(_: &State, _: Seat, action: Action) -> f32 {
    match action {
        Action::Build(_) | Action::BuildPaying(..) | Action::BuildOn(..) => 2.0,
        Action::Residence(_) => 1.5,
        _ => 0.0,
    }
}

/// Favours of the King, in whichever way they are won.
fn courtier(_: &State, _: Seat, action: Action) -> f32 {
    match action {
        Action::Favor(_) => 2.5,
        _ => 0.0,
    }
}

/// Markets, peddlers and all other deals.
fn merchant(_: &State, _: Seat, action: Action) -> f32 {
    match action {
        Action::Sell(_) | Action::Buy { .. } | Action::Deal(_) | Action::Pay(_) => 0.8,
        _ => 0.0,
    }
}

/// A provost who stops short of others' workers. Those whom he reaches after all count against it.
fn bully(state: &State, seat: Seat, action: Action) -> f32 {
    let Action::Provost(steps) = action else { return 0.0 };
    let from = state.provost();
    let to = from.step(steps).unwrap_or(from);
    let is_rival = |space: Space| state.road().worker(space).is_some_and(|worker| worker != seat);
    let between = state.road().occupied().filter(|space| from.min(to) < *space && *space <= from.max(to));
    let workers = between.filter(|space| is_rival(*space)).count() as f32;
    0.5 * if steps < 0 { workers } else { -workers }
}
