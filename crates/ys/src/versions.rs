//! The versions of the rules, and everything in which they differ. A game is played on by the version under which it began;
//! each difference is one function here, which names its rule, and the rules ask it where it matters.

use crate::options::Options;
use crate::owner::Owner;
use crate::state::State;
use game::{RulesVersion, Seat, SecretRandom, Seed};

/// The newest version: games of it are new ones.
pub(crate) const NEWEST: RulesVersion = RulesVersion::FIRST.next();

/// Y0.3, Y0.4, Y0.6: what chance deals is drawn from a cryptographic generator, so that nobody can work out from the cards that
/// have been seen which ones will come. Version 1 drew from the quick one.
pub(crate) fn first(version: RulesVersion, options: Options, seed: Seed) -> State {
    if version == RulesVersion::FIRST {
        State::first(version, options, &mut seed.random())
    } else {
        State::first(version, options, &mut SecretRandom::new(seed))
    }
}

/// Y8.7: the point for a neutral broker placed in the market goes to the human who places it. Version 1 gave it to the neutral.
#[inline]
pub(crate) fn market_point(version: RulesVersion, by: Seat, owner: Owner) -> Owner {
    if version == RulesVersion::FIRST { owner } else { by.into() }
}
