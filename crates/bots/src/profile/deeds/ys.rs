//! What seats of Ys do.

use super::{Deed, DeedKind};
use ::ys::{Event, Owner, Spot};
use game::Seat;

const PLACE: DeedKind = DeedKind::new("place", "this place in the turn order was chosen (Y2.2)");
const BROKER: DeedKind =
    DeedKind::new("broker", "a broker of one's own was placed in a zone of this kind, or in the market (Y3.1)");
const ZONE: DeedKind = DeedKind::new("zone", "a zone of this kind was won, or the whole market (Y4.2, Y4.9)");
const CARD: DeedKind = DeedKind::new("card", "this character was won (Y5.1)");
const PLAY: DeedKind = DeedKind::new("play", "this character was played (Y5.1)");
const GEM: DeedKind = DeedKind::new("gem", "a gem of this colour was won (Y4.1, Y4.2)");

pub(in crate::profile) const KINDS: &[DeedKind] = &[PLACE, BROKER, ZONE, CARD, PLAY, GEM];

/// The market among the kinds of zones.
const MARKET: &str = "market";
/// Black among the colours.
const BLACK: &str = "black";

/// What was done while an action was applied.
pub(in crate::profile) fn deeds(events: &[Event]) -> Vec<Deed> {
    events.iter().filter_map(deed).collect()
}

fn deed(event: &Event) -> Option<Deed> {
    Some(match *event {
        Event::PlaceChosen { seat, place } => Deed::new(seat, &PLACE, place),
        Event::Placed { by, owner, spot, .. } if owner == Owner::from(by) => Deed::new(by, &BROKER, area(spot)),
        Event::ZoneWon { spot, owner, .. } => Deed::new(seat(owner)?, &ZONE, area(spot)),
        Event::MarketWon { owner, .. } => Deed::new(seat(owner)?, &ZONE, MARKET),
        Event::CardWon { seat, card } => Deed::new(seat, &CARD, card),
        Event::CardPlayed { seat, card } => Deed::new(seat, &PLAY, card),
        Event::Gained { owner, gem, .. } => Deed::new(owner.seat()?, &GEM, gem),
        Event::GainedBlack { owner, .. } => Deed::new(owner.seat()?, &GEM, BLACK),
        _ => return None,
    })
}

/// The seat of somebody who has won; nobody, or the neutral, has none.
fn seat(owner: Option<Owner>) -> Option<Seat> {
    owner.and_then(Owner::seat)
}

/// The kind of the zone, or the market.
fn area(spot: Spot) -> &'static str {
    spot.kind().map_or(MARKET, |zone| zone.name())
}
