//! The versions of the rules, and everything in which they differ. A game is played on by the version under which it began;
//! each difference is one function here, which names its rule, and the rules ask it where it matters.

use crate::owner::Owner;
use game::{RulesVersion, Seat};

/// The newest version: games of it are new ones.
pub(crate) const NEWEST: RulesVersion = RulesVersion::FIRST.next();

/// Y8.7: the point for a neutral broker placed in the market goes to the human who places it. Version 1 gave it to the neutral.
#[inline]
pub(crate) fn market_point(version: RulesVersion, by: Seat, owner: Owner) -> Owner {
    if version == RulesVersion::FIRST { owner } else { by.into() }
}
