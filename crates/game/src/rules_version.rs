//! Versions of the rules of a game. A game is played on, replayed and studied by the version under which it began.

use std::error::Error;
use std::fmt;

/// A version of the rules of a game, counted from 1.
///
/// # Examples
///
/// ```
/// use game::{Game, RulesVersion, Settings};
///
/// let newest = caylus::State::RULES_VERSION;
/// assert_eq!(newest.known(1), Some(RulesVersion::FIRST));
/// assert_eq!(newest.known(newest.number() + 1), None);
///
/// let settings = Settings::new(caylus::State::OPTIONS);
/// assert_eq!(caylus::State::new(2, &settings, 7)?.rules_version(), newest);
/// assert_eq!(caylus::State::begin(RulesVersion::FIRST, 2, &settings, 7.into())?.rules_version(), RulesVersion::FIRST);
/// # Ok::<(), game::OptionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RulesVersion(u8);

impl RulesVersion {
    /// The first version.
    pub const FIRST: RulesVersion = RulesVersion(1);

    /// The version after this one.
    #[must_use]
    pub const fn next(self) -> RulesVersion {
        RulesVersion(self.0.saturating_add(1))
    }

    /// Its number, as records write it.
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// Its number where a position names it: the first is left out, as it was before there was a second.
    pub fn named_in_position(self) -> Option<i64> {
        (self != RulesVersion::FIRST).then(|| self.0.into())
    }

    /// The version with this number, if rules of which this is the newest version know it.
    pub fn known(self, number: u32) -> Option<RulesVersion> {
        let version = RulesVersion(u8::try_from(number).ok()?);
        (RulesVersion::FIRST..=self).contains(&version).then_some(version)
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A game is of a version of its rules that is not known here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRulesVersion {
    /// The game.
    pub game: &'static str,
    /// The number of the version.
    pub version: u32,
    /// The newest version that is known.
    pub newest: RulesVersion,
}

impl fmt::Display for UnknownRulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownRulesVersion { game, version, newest } = self;
        write!(f, "rules version {version} of {game} is unknown here; known are 1 to {newest}")
    }
}

impl Error for UnknownRulesVersion {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_from_the_first_to_the_newest_are_known() {
        let newest = RulesVersion::FIRST.next();
        let known: Vec<u32> = (0..600).filter_map(|number| newest.known(number)).map(RulesVersion::number).collect();
        assert_eq!(known, [1, 2]);
        assert_eq!(newest.to_string(), "2");
    }
}
