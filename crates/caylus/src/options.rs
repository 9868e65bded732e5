//! What can be chosen before the game (C0.6): the edition (C9) and how royal favours work (C8.9).

use game::{OptionSpec, Settings};

/// Which print of the rules is played (C9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// C9.1: with the Jeweler, the default.
    Jeweler,
    /// C9.2: the Premium edition, without the Jeweler.
    Premium,
    /// C9.3: the first print: no Jeweler, another Church and Tailor.
    First,
}

/// How royal favours work (C8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FavorRule {
    /// The table with its four lines.
    Full,
    /// C8.9: each favour is worth 3 points.
    Light,
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Options {
    pub edition: Edition,
    pub favor: FavorRule,
}

const EDITIONS: [Edition; 3] = [Edition::Jeweler, Edition::Premium, Edition::First];
const FAVORS: [FavorRule; 2] = [FavorRule::Full, FavorRule::Light];

/// The options by name; values in the order of the enums.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "edition",
        values: &["jeweler", "premium", "first"],
        about: "which print: with the Jeweler; Premium, without it; the first one, with another Church and Tailor (C9)",
    },
    OptionSpec {
        name: "favor",
        values: &["full", "light"],
        about: "royal favours: the table with its four lines, or 3 points each (C8.9)",
    },
];

impl Edition {
    /// The name in the notation.
    pub fn name(self) -> &'static str {
        SPECS[0].values[self as usize]
    }
}

impl FavorRule {
    /// The name in the notation.
    pub fn name(self) -> &'static str {
        SPECS[1].values[self as usize]
    }
}

impl Options {
    pub(crate) fn read(settings: &Settings) -> Options {
        let chosen = |name| settings.chosen(name).unwrap_or_default();
        Options { edition: EDITIONS[chosen("edition")], favor: FAVORS[chosen("favor")] }
    }

    pub(crate) fn settings(self) -> Settings {
        let mut settings = Settings::new(SPECS);
        for (name, value) in [("edition", self.edition.name()), ("favor", self.favor.name())] {
            let set = settings.set(&format!("{name}={value}"));
            debug_assert!(set.is_ok(), "our own option values can be set");
        }
        settings
    }
}
