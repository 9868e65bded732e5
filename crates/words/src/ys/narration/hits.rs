//! Whom something hits that happened in Ys.

use super::NarrationState;
use game::{Seat, SeatSet};
use ys::{Event, Owner, Spot};

/// The seats that these events hit, which one line tells: they had brokers where somebody else won.
pub(super) fn hit(state: &NarrationState, events: &[Event]) -> SeatSet {
    let one = |event: &Event| match *event {
        Event::ZoneWon { spot, owner, .. } => beaten(state, owner, |other| other == spot),
        Event::RowWon { row, owner, .. } => {
            beaten(state, owner, |spot| spot.row().is_some_and(|other| other + 1 == row))
        }
        Event::MarketWon { owner, .. } => beaten(state, owner, |spot| spot.is_market()),
        _ => SeatSet::NONE,
    };
    events.iter().flat_map(|event| one(event).iter().collect::<Vec<Seat>>()).collect()
}

/// Those who have brokers on these spots and did not win there.
fn beaten(state: &NarrationState, winner: Option<Owner>, wanted: impl Fn(Spot) -> bool) -> SeatSet {
    let there = state.brokers().iter().filter(|broker| wanted(broker.spot) && Some(broker.owner) != winner);
    there.filter_map(|broker| broker.owner.seat()).collect()
}
