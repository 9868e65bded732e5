//! Whom something hits that happened in Caylus.

use crate::caylus::narration_state::NarrationState;
use caylus::{Event, Place, Source, Space};
use game::{Seat, SeatList, SeatSet};

/// The seats that these events hit, which one line tells.
pub(crate) fn hit(state: &NarrationState, events: &[Event]) -> SeatSet {
    let one = |(number, event): (usize, &Event)| match *event {
        Event::Scored { seat, points, .. } if points < 0 => SeatSet::only(seat),
        // C6.1: they leave without having worked.
        Event::Returned { seat, from } if from.space().is_some_and(|space| space > state.provost) => {
            SeatSet::only(seat)
        }
        // C4.6: somebody else takes the right place of the Inn.
        Event::Returned { seat, from: Place::INN } => match events.get(number + 1) {
            Some(Event::InnEntered { seat: other }) if *other != seat => SeatSet::only(seat),
            _ => SeatSet::NONE,
        },
        Event::ProvostMoved { by, from, to } => left_behind(state, by, from, to),
        Event::OrderChanged { order } => fallen_back(state.order, order),
        // C7.4: there was no room, because others have built before.
        Event::CastleDone { seat, batches: 0 } => match events.get(number + 1) {
            Some(Event::Scored { source: Source::NoBatch, .. }) => SeatSet::NONE,
            _ => SeatSet::only(seat),
        },
        Event::FavorsLost { seat, .. } => SeatSet::only(seat),
        _ => SeatSet::NONE,
    };
    events.iter().enumerate().flat_map(|event| one(event).iter().collect::<Vec<Seat>>()).collect()
}

/// Those whose workers stand beyond the provost now and did not before; who moved the provost wanted it so.
fn left_behind(state: &NarrationState, by: Seat, from: Space, to: Space) -> SeatSet {
    let beyond = state.workers().filter(|(space, seat)| *space > to && *space <= from && *seat != by);
    beyond.map(|(_, seat)| seat).collect()
}

/// Those who were passed in the turn order.
fn fallen_back(before: SeatList<4>, now: SeatList<4>) -> SeatSet {
    let place = |order: SeatList<4>, seat: Seat| order.iter().position(|other| other == seat);
    now.iter().filter(|seat| place(now, *seat) > place(before, *seat)).collect()
}
