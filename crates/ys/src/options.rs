//! What can be chosen before the game (Y0.1), and what goes together.

use crate::components::{BROKERS, EXPRESS_LEAVES_OUT, NEUTRAL, SPARE, SPARES, STRONG_NEUTRAL, Ship};
use crate::spot::{ROWS, Spots};
use crate::value::Values;
use game::{Fault, OptionError, OptionSpec, Settings};

/// The options of a game, with the number of players, on which they depend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// How many districts are in play.
    pub districts: u8,
    /// The variants that are played, one bit each: a state has a budget of bytes.
    variants: u8,
}

/// What is played or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Variant {
    /// Brokers go to the throne room after each round (Y7).
    KingsFavor,
    /// The game is the shorter one (Y0.2, Y3.1).
    Express,
    /// The neutral of two players has a 3 in place of its 2 (Y8.1).
    StrongNeutral,
    /// Nobody looks at their own face-down brokers again (Y3.6).
    FromMemory,
}

impl Variant {
    const ALL: [Variant; 4] = [Variant::KingsFavor, Variant::Express, Variant::StrongNeutral, Variant::FromMemory];

    fn name(self) -> &'static str {
        SPECS[1 + self as usize].name
    }
}

/// The options by name: the districts, then the variants in the order of their enum.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "districts",
        values: &["4", "3"],
        about: "districts in play: three players choose, two have 3, four have 4 (Y0.1)",
    },
    OptionSpec {
        name: "kings_favor",
        values: &["false", "true"],
        about: "the throne room, for three or four players (Y7)",
    },
    OptionSpec {
        name: "express",
        values: &["false", "true"],
        about: "a shorter game, for three or four players (Y0.2)",
    },
    OptionSpec {
        name: "strong_neutral",
        values: &["false", "true"],
        about: "a stronger neutral player, for two players (Y8.1)",
    },
    OptionSpec {
        name: "from_memory",
        values: &["false", "true"],
        about: "nobody looks at their own face-down brokers again (Y3.6)",
    },
];

impl Options {
    pub(crate) fn new(players: u8, districts: u8, variants: impl IntoIterator<Item = Variant>) -> Options {
        let variants = variants.into_iter().fold(0, |variants, variant| variants | 1 << variant as u8);
        Options { players, districts, variants }
    }

    #[inline]
    const fn plays(self, variant: Variant) -> bool {
        self.variants & 1 << variant as u8 != 0
    }

    /// Whether brokers go to the throne room after each round (Y7).
    #[inline]
    pub const fn kings_favor(self) -> bool {
        self.plays(Variant::KingsFavor)
    }

    /// Whether the game is the shorter one (Y0.2, Y3.1).
    #[inline]
    pub const fn express(self) -> bool {
        self.plays(Variant::Express)
    }

    /// Whether the neutral of two players has a 3 in place of its 2 (Y8.1).
    #[inline]
    pub const fn strong_neutral(self) -> bool {
        self.plays(Variant::StrongNeutral)
    }

    /// Whether nobody looks at their own face-down brokers again, on the board and in the throne room (Y3.6).
    #[inline]
    pub const fn from_memory(self) -> bool {
        self.plays(Variant::FromMemory)
    }

    /// What was chosen, completed by what the number of players decides; or what does not go together, with its rule.
    pub(crate) fn read(players: u8, settings: &Settings) -> Result<Options, OptionError> {
        let districts = match (players, settings.chosen("districts")) {
            (2, None) => 3,
            (_, Some(1)) => 3,
            _ => 4,
        };
        let on = |variant: &Variant| settings.chosen(variant.name()) == Some(1);
        let options = Options::new(players, districts, Variant::ALL.into_iter().filter(on));
        let conflicts = options.conflicts();
        if conflicts.is_empty() { Ok(options) } else { Err(OptionError::Impossible(conflicts)) }
    }

    /// Everything that does not go together.
    pub(crate) fn conflicts(self) -> Vec<Fault> {
        let wrong = [
            (!(2..=4).contains(&self.players), "2 to 4 can play Ys"),
            (self.players == 2 && self.districts != 3, "two players always play on 3 districts"),
            (self.players == 4 && self.districts != 4, "four players always play on 4 districts"),
            (self.players == 2 && self.kings_favor(), "kings_favor is for three or four players"),
            (self.players == 2 && self.express(), "express is for three or four players"),
            (self.players > 2 && self.strong_neutral(), "strong_neutral is for two players"),
        ];
        let wrong = wrong.into_iter().filter(|(wrong, _)| *wrong);
        wrong.map(|(_, words)| Fault { rule: "Y0.1", words: words.to_owned() }).collect()
    }

    /// All of them. `from_memory` is told only if it is on: it came later, and games without it are written as they always were.
    pub(crate) fn settings(self) -> Settings {
        let mut settings = Settings::new(SPECS);
        let told = |variant: &Variant| *variant != Variant::FromMemory || self.from_memory();
        let variants = Variant::ALL.into_iter().filter(told);
        let variants = variants.map(|variant| (variant.name(), self.plays(variant).to_string()));
        for (name, value) in [("districts", self.districts.to_string())].into_iter().chain(variants) {
            let set = settings.set(&format!("{name}={value}"));
            debug_assert!(set.is_ok(), "our own option values can be set");
        }
        settings
    }

    /// All brokers of a player who has this many in the throne room (Y0.2, Y7.1).
    #[inline]
    pub(crate) fn brokers(self, in_throne_room: usize) -> Values {
        let set = if self.express() { BROKERS.minus(EXPRESS_LEAVES_OUT) } else { BROKERS };
        (0..in_throne_room.min(SPARES)).fold(set, |set, _| set.with(SPARE))
    }

    /// The neutral brokers of each of two players (Y8.1).
    pub(crate) fn neutral_brokers(self) -> Values {
        match (self.players, self.strong_neutral()) {
            (2, false) => NEUTRAL,
            (2, true) => STRONG_NEUTRAL,
            _ => Values::NONE,
        }
    }

    /// How often everybody places brokers in a round (Y3.1).
    #[inline]
    pub fn turns(self) -> u8 {
        if self.express() { 3 } else { 4 }
    }

    /// The first row of the market that is open, counted from 0 (Y3.3).
    #[inline]
    pub(crate) fn first_row(self) -> u8 {
        if self.players == 4 { 0 } else { 1 }
    }

    /// Everything that is open as long as nobody has placed (Y3.2, Y3.3).
    pub(crate) fn spots(self) -> Spots {
        let rows = (self.first_row()..ROWS).fold(Spots::NONE, |spots, row| spots.or(Spots::row(row)));
        Spots::city(self.districts).or(rows)
    }

    /// Who takes the gems of a ship, gem by gem: the places in the district, counted from 0 (Y4.1).
    #[inline]
    pub(crate) fn takers(self) -> &'static [u8] {
        if self.players == 4 { &[0, 0, 1, 2] } else { &[0, 0, 1] }
    }

    /// How many ships of a kind are used (Y0.2).
    pub(crate) fn copies(self, ship: Ship) -> u8 {
        if self.express() && ship.has_white() { 0 } else { ship.copies() }
    }
}
