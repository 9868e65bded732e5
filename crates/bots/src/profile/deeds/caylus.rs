//! What seats of Caylus do.

use super::{Deed, DeedKind};
use ::caylus::tiles::Tile;
use ::caylus::{Event, Place, Spaces, State};
use game::Seat;

const FAVOR: DeedKind = DeedKind::new("favor", "a royal favour was used in this line of the table (C8.1)");
const BUILD: DeedKind =
    DeedKind::new("build", "this tile was built, or with `residence` a tile became one (C6.4, C6.6, C6.9)");
const WORK: DeedKind =
    DeedKind::new("work", "a worker was at work in this building of the road when it was activated (C6.1)");
const VISIT: DeedKind = DeedKind::new(
    "visit",
    "a worker was placed in this special building or the castle, or moved there by the Gate (C4)",
);
const HOUSE: DeedKind = DeedKind::new("house", "a house was built in this section of the castle (C7.2)");

pub(in crate::profile) const KINDS: &[DeedKind] = &[FAVOR, BUILD, WORK, VISIT, HOUSE];

/// The neutral tiles of the road, from the bridge on (C0.2).
pub(in crate::profile) fn layout(state: &State) -> Vec<String> {
    Spaces::NEUTRAL.filter_map(|space| state.road().tile(space)).map(|tile| tile.to_string()).collect()
}

/// What was done while an action was applied in this state. No building has changed between a worker's arrival and its work.
pub(in crate::profile) fn deeds(before: &State, events: &[Event]) -> Vec<Deed> {
    events.iter().filter_map(|event| deed(before, event)).collect()
}

fn deed(before: &State, event: &Event) -> Option<Deed> {
    Some(match *event {
        Event::LineChosen { seat, line, .. } => Deed::new(seat, &FAVOR, line.letter()),
        Event::Built { seat, tile, .. } => Deed::new(seat, &BUILD, tile),
        Event::ResidenceMade { seat, .. } => Deed::new(seat, &BUILD, Tile::Residence),
        Event::Activated { seat, space } => Deed::new(seat, &WORK, before.road().tile(space)?),
        Event::Placed { seat, place } | Event::Moved { seat, place } => return visit(seat, place),
        Event::HouseBuilt { seat, section } => Deed::new(seat, &HOUSE, section.name()),
        _ => return None,
    })
}

fn visit(seat: Seat, place: Place) -> Option<Deed> {
    place.space().is_none().then(|| Deed::new(seat, &VISIT, place))
}
