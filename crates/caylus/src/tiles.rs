//! Every building of the game as data (C2): what it costs, what it scores, what it does. No rule is decided here.

use crate::cubes::{Cube, Cubes};
use crate::options::Edition;
use std::fmt;

/// What a tile is made of, which says who builds it and where it may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Pink: there from the start, nobody's.
    Neutral,
    /// Printed on the board: never removed, covered or transformed (C1.5).
    Fixed,
    /// Brown.
    Wood,
    /// Grey.
    Stone,
    /// Blue: no workers.
    Prestige,
    /// Green: no workers.
    Residence,
}

impl Class {
    /// Its name in messages, symbols and style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Neutral => "neutral",
            Class::Fixed => "fixed",
            Class::Wood => "wood",
            Class::Stone => "stone",
            Class::Prestige => "prestige",
            Class::Residence => "residence",
        }
    }
}

/// What a building does for the worker on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// No worker ever stands there.
    None,
    /// One of these amounts of cubes; compulsory (C6.2).
    Produce(&'static [Cubes]),
    /// One cube of any kind for this price in deniers.
    Sell(u16),
    /// One cube but gold for the first price, two for the second.
    Peddle(u16, Option<u16>),
    /// One of two exchanges.
    Deals([Deal; 2]),
    /// Two cubes but gold for one gold, or four for two (C2.2).
    Transmute,
    /// One tile of this class.
    Build(Class),
    /// A residence (C6.9).
    MakeResidence,
}

/// What goes to the stock and what comes back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Deal {
    pub pay: Goods,
    pub get: Goods,
}

/// Cubes, deniers and points together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Goods {
    pub cubes: Cubes,
    pub deniers: u16,
    pub points: u16,
}

/// All that is printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Printed {
    /// The name in the notation.
    pub name: &'static str,
    /// What it is made of.
    pub class: Class,
    /// The cubes that it costs.
    pub cost: Cubes,
    /// Whether it costs one more cube of any kind.
    pub any: bool,
    /// Points for its builder.
    pub points: u16,
    /// Royal favours for its builder (C6.7).
    pub favors: u8,
    /// Deniers for its owner in every income (C3.1).
    pub income: u16,
    /// What it does.
    pub effect: Effect,
}

const fn cubes(letters: &str) -> Goods {
    Goods { cubes: Cubes::of(letters), deniers: 0, points: 0 }
}

const fn deniers(deniers: u16) -> Goods {
    Goods { cubes: Cubes::NONE, deniers, points: 0 }
}

const fn points(points: u16) -> Goods {
    Goods { cubes: Cubes::NONE, deniers: 0, points }
}

/// The small deal and the big one: pay, get; pay, get.
const fn deals(small: (Goods, Goods), big: (Goods, Goods)) -> Effect {
    Effect::Deals([Deal { pay: small.0, get: small.1 }, Deal { pay: big.0, get: big.1 }])
}

const fn tile(name: &'static str, class: Class, cost: &str, points: u16, effect: Effect) -> Printed {
    Printed { name, class, cost: Cubes::of(cost), any: false, points, favors: 0, income: 0, effect }
}

const fn wood(name: &'static str, cost: &str, points: u16, effect: Effect) -> Printed {
    tile(name, Class::Wood, cost, points, effect)
}

const fn stone(name: &'static str, cost: &str, points: u16, effect: Effect) -> Printed {
    tile(name, Class::Stone, cost, points, effect)
}

const fn prestige(name: &'static str, cost: &str, points: u16, favors: u8, income: u16) -> Printed {
    Printed { favors, income, ..tile(name, Class::Prestige, cost, points, Effect::None) }
}

const fn neutral(name: &'static str, effect: Effect) -> Printed {
    tile(name, Class::Neutral, "", 0, effect)
}

const fn fixed(name: &'static str, effect: Effect) -> Printed {
    tile(name, Class::Fixed, "", 0, effect)
}

/// One option or several; equal cubes in one amount come together.
macro_rules! produce {
    ($($cubes:literal),+) => { Effect::Produce(&[$(Cubes::of($cubes)),+]) };
}

/// The one table of all tiles, in the order of the notation: each kind with what is printed on it.
macro_rules! tiles {
    ($($tile:ident = $printed:expr,)*) => {
        /// A kind of tile. Every tile exists once but the Architect, which exists twice, and residences, which never run
        /// out (C2.1).
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Tile {
            $($tile,)*
        }

        impl Tile {
            /// All kinds of tiles, in the order of the notation.
            pub const ALL: [Tile; 36] = [$(Tile::$tile,)*];
        }

        static PRINTED: [Printed; 36] = [$($printed,)*];
    };
}

tiles! {
    // Neutral: on road spaces 1 to 6.
    NeutralFarm = neutral("n-farm", produce!("F", "C")),
    NeutralForest = neutral("n-forest", produce!("W", "F")),
    NeutralSawmill = neutral("n-sawmill", produce!("W")),
    NeutralQuarry = neutral("n-quarry", produce!("S")),
    NeutralMarket = neutral("n-market", Effect::Sell(4)),
    NeutralCarpenter = neutral("n-carpenter", Effect::Build(Class::Wood)),
    // Fixed: printed on the board.
    FixedPeddler = fixed("peddler-fixed", Effect::Peddle(2, None)),
    FixedCarpenter = fixed("carpenter-fixed", Effect::Build(Class::Wood)),
    GoldMine = fixed("gold-mine", produce!("G")),
    // Wood.
    FoodFarm = wood("farm-food", "FW", 2, produce!("FF", "C")),
    ClothFarm = wood("farm-cloth", "FW", 2, produce!("CC", "F")),
    Sawmill = wood("sawmill", "FW", 2, produce!("WW")),
    Quarry = wood("quarry", "FW", 2, produce!("SS")),
    Market = Printed { any: true, ..wood("market", "W", 4, Effect::Sell(6)) },
    Peddler = Printed { any: true, ..wood("peddler", "W", 4, Effect::Peddle(1, Some(2))) },
    Mason = wood("mason", "WF", 4, Effect::Build(Class::Stone)),
    Notary = wood("notary", "WC", 4, Effect::MakeResidence),
    // Stone.
    StoneFarm = stone("stone-farm", "FS", 3, produce!("FFC")),
    Park = stone("park", "FS", 3, produce!("WWF")),
    Workshop = stone("workshop", "FS", 3, produce!("SSC")),
    Church = Printed {
        favors: 1,
        ..stone("church", "SC", 3, deals((deniers(2), points(3)), (deniers(4), points(5))))
    },
    Tailor = stone("tailor", "SW", 6, deals((cubes("CC"), points(4)), (cubes("CCC"), points(6)))),
    Bank = stone("bank", "SW", 6, deals((deniers(2), cubes("G")), (deniers(5), cubes("GG")))),
    Alchemist = stone("alchemist", "SF", 6, Effect::Transmute),
    Architect = stone("architect", "SF", 6, Effect::Build(Class::Prestige)),
    Jeweler = stone("jeweler", "SC", 6, deals((cubes("G"), points(5)), (cubes("GG"), points(9)))),
    // Prestige: points, favours, income.
    Statue = prestige("statue", "SSG", 7, 1, 0),
    Granary = prestige("granary", "FFFG", 10, 0, 0),
    Library = prestige("library", "WWWG", 10, 0, 1),
    Weaver = prestige("weaver", "CCCG", 12, 0, 0),
    Theatre = prestige("theatre", "WWWGG", 14, 1, 0),
    University = prestige("university", "SSSGG", 14, 1, 0),
    Monument = prestige("monument", "SSSSGG", 14, 2, 0),
    Hotel = prestige("hotel", "SSSGG", 16, 0, 2),
    Cathedral = prestige("cathedral", "SSSSSGGG", 25, 0, 0),
    // Made by the Notary or by a favour, for 1 cloth and RESIDENCE_DENIERS.
    Residence = Printed { income: 1, ..tile("residence", Class::Residence, "C", 2, Effect::None) },
}

/// C9.3: the Church of the first print scores 4.
static FIRST_CHURCH: Printed = Printed { points: 4, ..PRINTED[Tile::Church as usize] };

/// C9.3: the small deal of the Tailor of the first print is 1 cloth for 2 points.
static FIRST_TAILOR: Printed =
    Printed { effect: deals((cubes("C"), points(2)), (cubes("CCC"), points(6))), ..PRINTED[Tile::Tailor as usize] };

/// The deniers that a residence costs beside its cloth (C6.9).
pub const RESIDENCE_DENIERS: u16 = 1;

impl Tile {
    /// The six tiles of the first six spaces (C0.2).
    pub const NEUTRAL: [Tile; 6] = [
        Tile::NeutralFarm,
        Tile::NeutralForest,
        Tile::NeutralSawmill,
        Tile::NeutralQuarry,
        Tile::NeutralMarket,
        Tile::NeutralCarpenter,
    ];

    /// What is printed on it in this edition (C9).
    pub fn printed(self, edition: Edition) -> &'static Printed {
        match (edition, self) {
            (Edition::First, Tile::Church) => &FIRST_CHURCH,
            (Edition::First, Tile::Tailor) => &FIRST_TAILOR,
            _ => &PRINTED[self as usize],
        }
    }

    /// The name in the notation.
    pub fn name(self) -> &'static str {
        PRINTED[self as usize].name
    }

    /// What it is made of.
    pub fn class(self) -> Class {
        PRINTED[self as usize].class
    }

    /// Deniers for its owner in every income.
    pub fn income(self) -> u16 {
        PRINTED[self as usize].income
    }

    /// The tile with this name.
    pub fn from_name(name: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.name() == name)
    }

    /// Whether a worker may ever stand there (C3.6).
    pub fn takes_workers(self) -> bool {
        !matches!(self.class(), Class::Prestige | Class::Residence)
    }

    /// The cubes of which the owner may choose one when somebody else uses it (C6.3): none but for stone production.
    pub fn owners_cubes(self) -> Option<Cubes> {
        match PRINTED[self as usize] {
            Printed { class: Class::Stone, effect: Effect::Produce([cubes]), .. } => Some(*cubes),
            _ => None,
        }
    }

    /// How often it is in the box (C2.1, C9).
    pub fn copies(self, edition: Edition) -> u8 {
        match (self, self.class()) {
            (Tile::Architect, _) => 2,
            (Tile::Jeweler, _) => u8::from(edition == Edition::Jeweler),
            (_, Class::Wood | Class::Stone | Class::Prestige) => 1,
            _ => 0,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl serde::Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The unbuilt wood, stone and prestige tiles.
///
/// One bit a tile, and one more for the second Architect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stock(u32);

const FIRST: u8 = Tile::FoodFarm as u8;
const SECOND_ARCHITECT: u32 = 1 << 31;

impl Stock {
    /// Nothing left.
    pub const EMPTY: Stock = Stock(0);

    /// Everything that the edition has.
    pub fn full(edition: Edition) -> Stock {
        let mut stock = Stock::EMPTY;
        for tile in Tile::ALL {
            (0..tile.copies(edition)).for_each(|_| stock.put_back(tile));
        }
        stock
    }

    fn bit(tile: Tile) -> u32 {
        1u32.checked_shl((tile as u32).wrapping_sub(u32::from(FIRST))).unwrap_or(0)
    }

    /// Whether there is one.
    pub fn has(self, tile: Tile) -> bool {
        self.0 & Stock::bit(tile) != 0
    }

    /// How many there are.
    pub fn number(self, tile: Tile) -> u8 {
        u8::from(self.has(tile)) + u8::from(tile == Tile::Architect && self.0 & SECOND_ARCHITECT != 0)
    }

    /// One tile goes on the road.
    pub fn take(&mut self, tile: Tile) {
        if tile == Tile::Architect && self.0 & SECOND_ARCHITECT != 0 {
            self.0 &= !SECOND_ARCHITECT;
        } else {
            self.0 &= !Stock::bit(tile);
        }
    }

    /// One tile comes back.
    pub(crate) fn put_back(&mut self, tile: Tile) {
        if tile == Tile::Architect && self.has(tile) {
            self.0 |= SECOND_ARCHITECT;
        } else {
            self.0 |= Stock::bit(tile);
        }
    }

    /// The different tiles of a class that can be built, in the order of the notation.
    pub fn of_class(self, class: Class) -> impl Iterator<Item = Tile> {
        let (from, to) = match class {
            Class::Wood => (Tile::FoodFarm, Tile::Notary),
            Class::Stone => (Tile::StoneFarm, Tile::Jeweler),
            Class::Prestige => (Tile::Statue, Tile::Cathedral),
            Class::Neutral | Class::Fixed | Class::Residence => (Tile::Statue, Tile::FoodFarm),
        };
        let range = Tile::ALL.get(from as usize..=to as usize).unwrap_or_default();
        range.iter().copied().filter(move |&tile| self.has(tile))
    }

    /// Every unbuilt tile in the order of the notation, the Architect as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().flat_map(move |tile| std::iter::repeat_n(tile, self.number(tile).into()))
    }
}

/// The cubes that a production option is named after: its first kind in the order of the notation.
pub(crate) fn option_kind(option: Cubes) -> Cube {
    option.kinds().next().unwrap_or(Cube::Food)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_enum() {
        for (at, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile as usize, at);
            assert_eq!(Tile::from_name(tile.name()), Some(tile));
        }
        assert_eq!(Tile::Jeweler.name(), "jeweler");
        assert_eq!(Tile::Cathedral.name(), "cathedral");
    }

    #[test]
    fn the_stock_holds_two_architects() {
        let mut stock = Stock::full(Edition::Jeweler);
        assert_eq!(stock.iter().count(), 8 + 10 + 9);
        assert_eq!(Stock::full(Edition::Premium).iter().count(), 8 + 9 + 9);
        stock.take(Tile::Architect);
        assert_eq!(stock.number(Tile::Architect), 1);
        stock.take(Tile::Architect);
        assert!(!stock.has(Tile::Architect) && stock.has(Tile::Jeweler));
        stock.put_back(Tile::Architect);
        assert_eq!(stock.of_class(Class::Stone).filter(|tile| *tile == Tile::Architect).count(), 1);
    }
}
