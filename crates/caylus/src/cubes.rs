//! Cubes: food, wood, stone, cloth and gold. Everything that costs or gives cubes is an amount of these five kinds.

use std::fmt;
use std::hash::{Hash, Hasher};

/// One kind of cube, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Cube {
    Food,
    Wood,
    Stone,
    Cloth,
    Gold,
}

impl Cube {
    /// Every kind.
    pub const ALL: [Cube; 5] = [Cube::Food, Cube::Wood, Cube::Stone, Cube::Cloth, Cube::Gold];
    /// Every kind but gold.
    pub const PLAIN: [Cube; 4] = [Cube::Food, Cube::Wood, Cube::Stone, Cube::Cloth];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Cube::Food => 'F',
            Cube::Wood => 'W',
            Cube::Stone => 'S',
            Cube::Cloth => 'C',
            Cube::Gold => 'G',
        }
    }

    /// The kind with this letter.
    pub const fn from_letter(letter: u8) -> Option<Cube> {
        Some(match letter {
            b'F' => Cube::Food,
            b'W' => Cube::Wood,
            b'S' => Cube::Stone,
            b'C' => Cube::Cloth,
            b'G' => Cube::Gold,
            _ => return None,
        })
    }
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// An amount of cubes of each kind, up to [`Cubes::MOST`].
///
/// The five numbers stand side by side in one 64-bit word, twelve bits each, so that adding, taking away and "is there
/// enough of everything?" are one operation. The top bit of each twelve stays free to catch the borrow. The word is kept
/// as bytes so that it needs no alignment inside the state.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cubes([u8; 8]);

impl Hash for Cubes {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.word());
    }
}

const BITS: u32 = 12;
const BORROW: u64 = 0x800_800_800_800_800;

impl Cubes {
    /// No cube.
    pub const NONE: Cubes = Cubes([0; 8]);
    /// The most of one kind that is counted.
    pub const MOST: u16 = 2047;

    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    const fn from_word(word: u64) -> Cubes {
        Cubes(word.to_le_bytes())
    }

    /// Cubes from their letters in any order. For tables: other letters are passed over.
    pub const fn of(letters: &str) -> Cubes {
        let letters = letters.as_bytes();
        let mut cubes = Cubes::NONE;
        let mut at = 0;
        while at < letters.len() {
            if let Some(cube) = Cube::from_letter(letters[at]) {
                cubes = cubes.and(cube);
            }
            at += 1;
        }
        cubes
    }

    /// A number of cubes of one kind.
    pub const fn some(cube: Cube, number: u16) -> Cubes {
        Cubes::from_word((number as u64) << (BITS * cube as u32))
    }

    /// These and one more.
    #[must_use]
    pub const fn and(self, cube: Cube) -> Cubes {
        self.plus(Cubes::some(cube, 1))
    }

    /// These and those.
    #[must_use]
    pub const fn plus(self, other: Cubes) -> Cubes {
        Cubes::from_word(self.word() + other.word())
    }

    /// These without those, which must be among them.
    #[must_use]
    pub const fn minus(self, other: Cubes) -> Cubes {
        Cubes::from_word(self.word().wrapping_sub(other.word()))
    }

    /// Whether there are at least as many of every kind.
    pub const fn covers(self, cost: Cubes) -> bool {
        (self.word() | BORROW).wrapping_sub(cost.word()) & BORROW == BORROW
    }

    /// How many there are of one kind.
    pub const fn number(self, cube: Cube) -> u16 {
        (self.word() >> (BITS * cube as u32)) as u16 & Cubes::MOST
    }

    /// Whether there is one of this kind.
    pub const fn has(self, cube: Cube) -> bool {
        self.number(cube) > 0
    }

    /// Whether there is no cube at all.
    pub const fn is_empty(self) -> bool {
        self.word() == 0
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Cube> {
        Cube::ALL.into_iter().filter(move |&cube| self.has(cube))
    }

    /// How many there are without gold.
    pub fn plain(self) -> u32 {
        Cube::PLAIN.into_iter().map(|cube| u32::from(self.number(cube))).sum()
    }

    /// Reads letters in the order of the notation (`FFWS`); `None` for anything else.
    pub fn read(text: &str) -> Option<Cubes> {
        let mut cubes = Cubes::NONE;
        let mut last = Cube::Food;
        for letter in text.bytes() {
            let cube = Cube::from_letter(letter)?;
            if cube < last || cubes.number(cube) == Cubes::MOST {
                return None;
            }
            (cubes, last) = (cubes.and(cube), cube);
        }
        Some(cubes)
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = Cube::ALL.into_iter().flat_map(|cube| std::iter::repeat_n(cube, self.number(cube).into()));
        letters.try_for_each(|cube| cube.fmt(f))
    }
}

impl fmt::Debug for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl serde::Serialize for Cubes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl serde::Serialize for Cube {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_compared_kind_by_kind() {
        let have = Cubes::of("FFWG");
        assert!(have.covers(Cubes::of("FW")) && have.covers(Cubes::NONE) && have.covers(have));
        assert!(!have.covers(Cubes::of("S")) && !have.covers(Cubes::of("WW")) && !have.covers(Cubes::of("FFF")));
        assert_eq!(have.minus(Cubes::of("FG")), Cubes::of("FW"));
        let many = Cubes::some(Cube::Stone, Cubes::MOST);
        assert!(many.covers(many) && !many.covers(Cubes::of("F")) && !many.covers(Cubes::of("C")));
    }

    #[test]
    fn letters_have_one_order() {
        assert_eq!(Cubes::read("FFWSCG").map(|cubes| cubes.to_string()).as_deref(), Some("FFWSCG"));
        assert_eq!(Cubes::read("WF"), None);
        assert_eq!(Cubes::read("X"), None);
        assert_eq!(Cubes::of("GWF").to_string(), "FWG");
        assert_eq!(Cubes::of("FFWSCGG").plain(), 5);
    }
}
