//! Where points come from, grouped as the end page shows them.

use caylus::Source;
use caylus::tiles::Class;

/// A group of sources of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreSource {
    /// Houses in the castle (C7.2).
    Castle,
    /// Wood and stone tiles and residences (C6.5, C6.9).
    Buildings,
    /// Prestige tiles (C6.6).
    Prestige,
    /// Workers of others in own buildings (C3.5).
    Owner,
    /// Church, Tailor, Jeweler (C6.8).
    Deals,
    /// Royal favours (C8).
    Favor,
    /// The bonus at the end (C7.10), less what was lost in the castle (C7.4, C7.8).
    LeftOver,
}

impl ScoreSource {
    /// All groups, in the order of the end page.
    pub const ALL: [ScoreSource; 7] = [
        ScoreSource::Castle,
        ScoreSource::Buildings,
        ScoreSource::Prestige,
        ScoreSource::Owner,
        ScoreSource::Deals,
        ScoreSource::Favor,
        ScoreSource::LeftOver,
    ];

    /// Stable keys, which do not depend on the language.
    pub(crate) const KEYS: [&'static str; 7] =
        ["castle", "buildings", "prestige", "owner", "deals", "favor", "left-over"];
}

/// The group that the points of an event belong to.
pub fn source_of(source: Source) -> ScoreSource {
    match source {
        Source::Batch(_) => ScoreSource::Castle,
        Source::Construction(tile) if tile.class() == Class::Prestige => ScoreSource::Prestige,
        Source::Construction(_) | Source::Residence => ScoreSource::Buildings,
        Source::Visitor(_) => ScoreSource::Owner,
        Source::Building(_) => ScoreSource::Deals,
        Source::Favor => ScoreSource::Favor,
        // C7.4, C7.8. The other sources give deniers or cubes, never points.
        Source::NoBatch
        | Source::Count(_)
        | Source::Income
        | Source::FirstPass
        | Source::Placement
        | Source::TradingPost
        | Source::JoustField
        | Source::Provost
        | Source::OwnersCube(_) => ScoreSource::LeftOver,
    }
}
