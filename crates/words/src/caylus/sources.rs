//! Where points come from, grouped as the end page shows them.

use caylus::Source;
use caylus::tiles::Class;

/// A group of reasons for points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreSource {
    /// Houses in the castle (C7.2).
    Castle,
    /// Wood and stone tiles and residences (C6.5, C6.9).
    Buildings,
    /// Prestige tiles (C6.6).
    Prestige,
    /// Others came to one's buildings (C3.5).
    Owner,
    /// Church, Tailor, Jeweler (C6.8).
    Deals,
    /// Royal favours (C8).
    Favor,
    /// The bonus at the end (C7.10), less what was lost in the castle (C7.4, C7.8).
    LeftOver,
}

impl ScoreSource {
    /// All of them, in the order of the end page.
    pub const ALL: [ScoreSource; 7] = [
        ScoreSource::Castle,
        ScoreSource::Buildings,
        ScoreSource::Prestige,
        ScoreSource::Owner,
        ScoreSource::Deals,
        ScoreSource::Favor,
        ScoreSource::LeftOver,
    ];

    /// A word for each that stays when the words change.
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
        // C7.4, C7.8. The rest gives deniers or cubes, never points.
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
