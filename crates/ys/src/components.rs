//! What is in the box, apart from what the characters do.
//!
//! The printed rules do not show every component. What stands here was put together from what they say and from what is
//! known of the game; each table says how sure we are. If a card in the box differs, its line is changed here and nothing
//! else: brokers, ships and their gems, the track and the tables of points are read from this file alone. What is printed on a
//! character stands in its own file in `characters/`.
//! (The records in `records/ys` are then another game's: begin a new version in `versions.rs`.)

use crate::characters::{
    alchemist, banker, blue, captain, herald, illusionist, jeweller, king, mage, mercenary, merchant, prince, queen,
    schemer, spy,
};
pub use crate::characters::{king::KING, mercenary::MERCENARY, merchant::MERCHANTS_TRADE, prince::PRINCE, spy::LOOKS};
use crate::gem::Gem;
use crate::value::Value::{Four, One, Three, Two, Zero};
use crate::value::{Value, Values};
use std::fmt;

/// The brokers of a player (Y0.2). Sure: the rules print 56 in all, 14 a colour, eleven of them used, and the examples fit.
pub const BROKERS: Values = Values::of(&[Zero, Zero, One, One, One, Two, Three, Three, Three, Four, Four]);
/// What Ys Express takes out of them (Y0.2), as printed.
pub const EXPRESS_LEAVES_OUT: Values = Values::of(&[Three, One]);
/// The spare brokers of King's Favour (Y7.1), as printed: three of this value for each player.
pub const SPARE: Value = Two;
/// How many spares there are.
pub const SPARES: usize = 3;
/// The neutral brokers that each of two players gets (Y8.1), as printed.
pub const NEUTRAL: Values = Values::of(&[Four, Two, One, Zero]);
/// The neutral brokers that each of two players gets with the strong neutral, as printed.
pub const STRONG_NEUTRAL: Values = Values::of(&[Four, Three, One, Zero]);

/// The steps of the quotation track (Y0.5). Fairly sure; the printed rules do not number it.
pub const TRACK: u8 = 15;
/// Where the quotations start: in the middle.
pub const TRACK_START: u8 = 8;

/// How far the quotations move by rank of their column (Y4.8), as printed.
pub const COLUMN_STEPS: [i8; 4] = [2, 1, -1, -2];

/// The rounds of a game (Y1.1), as printed.
pub const ROUNDS: u8 = 4;
/// The rounds in which yellow characters are shown; after them, blue cards.
pub(crate) const CHARACTER_ROUNDS: u8 = 3;
/// Cards that a player may play in a round (Y5.1), as printed.
pub const CARDS_A_ROUND: u8 = 2;
/// What a trade zone scores (Y4.2), as printed.
pub const TRADE: u16 = 3;

/// Points by rank of the colour and rank of the player in it (Y6.1), as printed.
pub const GEM_POINTS: [[u16; 4]; 4] = [[24, 18, 12, 6], [20, 15, 10, 5], [16, 12, 8, 4], [12, 9, 6, 3]];
/// Points for 0, 1, 2 ... black gems; more than the last are worth no more (Y6.3), as printed.
pub const BLACK_POINTS: [u16; 8] = [0, 1, 4, 8, 12, 16, 20, 24];
/// Points by rank in the throne room (Y7.2), as printed.
pub const THRONE_POINTS: [u16; 4] = [12, 7, 3, 0];

/// A kind of ship card.
#[derive(PartialEq, Eq, Debug)]
pub struct ShipCard {
    /// As it is written: `B*GR` has a big blue, a green and a red gem.
    pub name: &'static str,
    /// How many there are.
    pub copies: u8,
}

const fn ship(name: &'static str, copies: u8) -> ShipCard {
    ShipCard { name, copies }
}

/// The ship cards (Y0.6). The printed rules tell that there are 24, that each has three gems of which one is big, and that
/// white is never big; that four carry white, and which gems stand together, is a guess.
pub const SHIPS: [ShipCard; 16] = [
    ship("B*GR", 2),
    ship("B*GY", 2),
    ship("B*RY", 1),
    ship("B*RW", 1),
    ship("G*BY", 2),
    ship("G*RY", 2),
    ship("G*BR", 1),
    ship("G*BW", 1),
    ship("Y*GR", 2),
    ship("Y*BR", 2),
    ship("Y*BG", 1),
    ship("Y*GW", 1),
    ship("R*BY", 2),
    ship("R*BG", 2),
    ship("R*GY", 1),
    ship("R*YW", 1),
];

/// When a character does what it does (Y5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// Before anybody places a broker.
    StartOfPlacement,
    /// Before one of its owner's placement turns.
    BeforeTurn,
    /// After one of its owner's placement turns.
    AfterTurn,
    /// Before and after each of them, and once more when placement is over.
    AroundTurns,
    /// Before the first district is scored.
    StartOfScoring,
    /// After the quotations have moved.
    EndOfScoring,
    /// When it is won.
    AtOnce,
}

/// A kind of character card.
#[derive(PartialEq, Eq, Debug)]
pub struct CharacterCard {
    /// As it is written.
    pub name: &'static str,
    /// How many there are.
    pub copies: u8,
    /// When it is played.
    pub moment: Moment,
}

/// The characters (Y0.8) in the order of [`crate::Character`], and the blue cards last. The printed rules use 15 yellow
/// and four blue cards and describe each character; that the Prince is the one that is there twice is a guess. Moments
/// are fairly sure; the Captain's is not.
pub const CHARACTERS: [CharacterCard; 15] = [
    alchemist::CARD,
    banker::CARD,
    captain::CARD,
    spy::CARD,
    illusionist::CARD,
    herald::CARD,
    schemer::CARD,
    jeweller::CARD,
    mage::CARD,
    merchant::CARD,
    mercenary::CARD,
    queen::CARD,
    king::CARD,
    prince::CARD,
    blue::CARD,
];

/// A ship card: its line in [`SHIPS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ship(u8);

impl Ship {
    /// One of each kind.
    pub fn kinds() -> impl Iterator<Item = Ship> {
        (0..SHIPS.len() as u8).map(Ship)
    }

    /// Where no card lies.
    pub(crate) const NONE: Ship = Ship(0);

    /// The ship with this name.
    pub fn from_name(name: &str) -> Option<Ship> {
        Self::kinds().find(|ship| ship.name() == name)
    }

    /// The name of the ship in the notation.
    pub const fn name(self) -> &'static str {
        SHIPS[self.0 as usize].name
    }

    /// How many there are.
    pub const fn copies(self) -> u8 {
        SHIPS[self.0 as usize].copies
    }

    /// The index of the kind of ship, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its gems as printed, the big one first.
    #[inline]
    pub const fn gems(self) -> [Gem; 3] {
        GEMS[self.0 as usize]
    }

    /// Whether it carries a white gem.
    pub(crate) fn has_white(self) -> bool {
        self.gems().contains(&Gem::White)
    }
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The gems of each ship, read from its name.
const GEMS: [[Gem; 3]; SHIPS.len()] = {
    let mut all = [[Gem::White; 3]; SHIPS.len()];
    let mut kind = 0;
    while kind < SHIPS.len() {
        let name = SHIPS[kind].name.as_bytes();
        assert!(name.len() == 4 && name[1] == b'*', "a ship is written as big gem, star, two small gems");
        all[kind] = [gem(name[0]), gem(name[2]), gem(name[3])];
        let mut other = 0;
        while other < kind {
            let [big, second, third] = all[other];
            let [b, s, t] = all[kind];
            let same = big as u8 == b as u8 && second as u8 == s as u8 && third as u8 == t as u8;
            assert!(!same, "equal ships stand in one line, with the number of copies");
            other += 1;
        }
        kind += 1;
    }
    all
};

const fn gem(letter: u8) -> Gem {
    match Gem::from_letter(letter.to_ascii_lowercase()) {
        Some(gem) => gem,
        None => panic!("a ship carries B, G, Y, R or W"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Y0.2, Y0.6, Y0.8
    #[test]
    fn the_box_is_complete() {
        assert_eq!((BROKERS.len(), BROKERS.minus(EXPRESS_LEAVES_OUT).ascending().as_str()), (11, "001123344"));
        assert_eq!(SHIPS.iter().map(|ship| ship.copies).sum::<u8>(), 24);
        let white: Vec<Ship> = Ship::kinds().filter(|ship| ship.has_white()).collect();
        assert_eq!(white.iter().map(|ship| ship.copies()).sum::<u8>(), 4);
        for ship in Ship::kinds() {
            let [big, second, third] = ship.gems();
            assert!(big != second && second != third && big != third && big != Gem::White, "{ship}");
        }
        let yellow = CHARACTERS.iter().filter(|card| card.name != "blue");
        assert_eq!(yellow.map(|card| card.copies).sum::<u8>(), 15);
        assert_eq!(CHARACTERS[14].copies, 4);
    }
}
