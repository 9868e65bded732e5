//! The versions of the rules, and everything in which they differ. A game is played on by the version under which it began;
//! each difference is one function here, which names its rule, and the rules ask it where it matters.

use game::RulesVersion;

/// The newest version: games of it are new ones.
pub(crate) const NEWEST: RulesVersion = RulesVersion::FIRST.next();

/// C4.1: from the Gate nobody goes to the Inn who is there already, on its right place. Version 1 allowed it.
pub(crate) fn gate_leads_to_ones_own_inn(version: RulesVersion) -> bool {
    version == RulesVersion::FIRST
}
