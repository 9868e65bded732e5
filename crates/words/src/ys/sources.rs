//! Where points come from, grouped as the end page shows them.

use ys::{Color, Source};

/// A group of sources of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreSource {
    /// Yellow gems at the end (Y6.1).
    Yellow,
    /// Blue gems at the end.
    Blue,
    /// Red gems at the end.
    Red,
    /// Green gems at the end.
    Green,
    /// Black gems at the end (Y6.3).
    Black,
    /// Trade zones (Y4.2).
    Trade,
    /// Brokers placed in the market (Y3.4).
    Market,
    /// King, Prince, and brokers that the Herald moved into the market (Y5).
    Characters,
    /// The throne room (Y7.2).
    Throne,
}

impl ScoreSource {
    /// All groups, in the order of the end page.
    pub const ALL: [ScoreSource; 9] = [
        ScoreSource::Yellow,
        ScoreSource::Blue,
        ScoreSource::Red,
        ScoreSource::Green,
        ScoreSource::Black,
        ScoreSource::Trade,
        ScoreSource::Market,
        ScoreSource::Characters,
        ScoreSource::Throne,
    ];

    /// Stable keys, which do not depend on the language.
    pub(crate) const KEYS: [&'static str; 9] =
        ["yellow", "blue", "red", "green", "black", "trade", "market", "characters", "throne"];
}

/// The group that the points of an event belong to.
pub fn source_of(source: Source) -> ScoreSource {
    match source {
        Source::Gems(Color::Yellow) => ScoreSource::Yellow,
        Source::Gems(Color::Blue) => ScoreSource::Blue,
        Source::Gems(Color::Red) => ScoreSource::Red,
        Source::Gems(Color::Green) => ScoreSource::Green,
        Source::BlackGems => ScoreSource::Black,
        Source::Trade(_) => ScoreSource::Trade,
        Source::Throne => ScoreSource::Throne,
        Source::Card(_) => ScoreSource::Characters,
        // The other parts of the market and the districts give gems or move quotations, never points.
        Source::Market | Source::District(_) | Source::Row(_) | Source::Columns | Source::BestBidder => {
            ScoreSource::Market
        }
    }
}
