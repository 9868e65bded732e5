//! Gems: four colours that have a quotation, white ones that become a colour when they are won, black ones that only count.

use serde::{Serialize, Serializer};
use std::fmt;

/// A colour with a quotation, from left to right: where quotations are level, the one further left is ahead (Y6.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Color {
    Blue,
    Green,
    Yellow,
    Red,
}

impl Color {
    /// All four, from left to right.
    pub const ALL: [Color; 4] = [Color::Blue, Color::Green, Color::Yellow, Color::Red];

    /// With these quotations, by [`Color::index`]: the highest first; level: blue, green, yellow, red (Y6.1).
    pub fn by_quotation(quotes: [u8; 4]) -> [Color; 4] {
        let mut colors = Color::ALL;
        colors.sort_by_key(|color| std::cmp::Reverse(quotes[color.index()]));
        colors
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Color::Blue => 'b',
            Color::Green => 'g',
            Color::Yellow => 'y',
            Color::Red => 'r',
        }
    }

    /// The colour with this letter.
    pub const fn from_letter(letter: u8) -> Option<Color> {
        match letter {
            b'b' => Some(Color::Blue),
            b'g' => Some(Color::Green),
            b'y' => Some(Color::Yellow),
            b'r' => Some(Color::Red),
            _ => None,
        }
    }

    /// The index of the colour, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// A gem on offer: a coloured or a white one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Gem {
    Blue,
    Green,
    Yellow,
    Red,
    White,
}

impl Gem {
    /// All kinds, the colours from left to right.
    pub const ALL: [Gem; 5] = [Gem::Blue, Gem::Green, Gem::Yellow, Gem::Red, Gem::White];

    /// The colour; nothing for a white gem.
    #[inline]
    pub const fn color(self) -> Option<Color> {
        match self {
            Gem::Blue => Some(Color::Blue),
            Gem::Green => Some(Color::Green),
            Gem::Yellow => Some(Color::Yellow),
            Gem::Red => Some(Color::Red),
            Gem::White => None,
        }
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self.color() {
            Some(color) => color.letter(),
            None => 'w',
        }
    }

    /// The gem with this letter.
    pub const fn from_letter(letter: u8) -> Option<Gem> {
        match letter {
            b'w' => Some(Gem::White),
            _ => match Color::from_letter(letter) {
                Some(color) => Some(Gem::ALL[color.index()]),
                None => None,
            },
        }
    }

    /// The index of the kind of gem, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Gem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl Serialize for Gem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}
