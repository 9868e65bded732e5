//! Where a broker can be: the zones of the city, the cells of the market, the throne room.

use crate::gem::Color;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A zone of a district (Y3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Zone {
    Port,
    Trade,
    Palace,
}

impl Zone {
    /// The zones in the order in which they are scored (Y4.2).
    pub const ALL: [Zone; 3] = [Zone::Port, Zone::Trade, Zone::Palace];

    const NAMES: [&str; 3] = ["port", "trade", "palace"];

    /// The name in the notation, without a district.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// The most districts that are in play.
pub(crate) const DISTRICTS: u8 = 4;
/// The rows of the market that are ever open (Y3.3).
pub const ROWS: u8 = 3;
const CELLS: u8 = 12;
const COUNT: u8 = 25;

/// A place for brokers: `port1` to `palace4`, `b1` to `r3`, `throne`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

impl Spot {
    /// The throne room (Y7.1).
    pub const THRONE: Spot = Spot(COUNT - 1);

    /// A zone of a district, counted from 0.
    pub const fn zone(district: u8, zone: Zone) -> Spot {
        Spot(3 * district + zone as u8)
    }

    /// A cell of the market, rows counted from 0.
    pub const fn cell(column: Color, row: u8) -> Spot {
        Spot(CELLS + ROWS * column as u8 + row)
    }

    /// All zones and cells, and the throne room last.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..COUNT).map(Spot)
    }

    /// The spot with this number.
    pub(crate) const fn from_index(index: u8) -> Option<Spot> {
        if index < COUNT { Some(Spot(index)) } else { None }
    }

    /// Its number, below 32: the zones first, district by district, then the cells, column by column.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The district of a zone, counted from 0.
    #[inline]
    pub const fn district(self) -> Option<u8> {
        if self.0 < CELLS { Some(self.0 / 3) } else { None }
    }

    /// The kind of zone.
    #[inline]
    pub const fn kind(self) -> Option<Zone> {
        if self.0 < CELLS { Some(Zone::ALL[(self.0 % 3) as usize]) } else { None }
    }

    /// The column of a market cell.
    #[inline]
    pub const fn column(self) -> Option<Color> {
        if self.is_market() { Some(Color::ALL[((self.0 - CELLS) / ROWS) as usize]) } else { None }
    }

    /// The row of a market cell, counted from 0.
    #[inline]
    pub const fn row(self) -> Option<u8> {
        if self.is_market() { Some((self.0 - CELLS) % ROWS) } else { None }
    }

    /// Whether it is in the market.
    #[inline]
    pub const fn is_market(self) -> bool {
        self.0 >= CELLS && self.0 < COUNT - 1
    }

    /// The place of its name among all names in the order of character codes.
    pub(crate) const fn rank_of_name(self) -> u8 {
        match (self.column(), self.row()) {
            (Some(Color::Blue), Some(row)) => row,
            (Some(Color::Green), Some(row)) => 3 + row,
            (Some(Color::Red), Some(row)) => 14 + row,
            (Some(Color::Yellow), Some(row)) => 22 + row,
            _ => match self.kind() {
                Some(Zone::Palace) => 6 + self.0 / 3,
                Some(Zone::Port) => 10 + self.0 / 3,
                Some(Zone::Trade) => 18 + self.0 / 3,
                None => 17,
            },
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.kind(), self.column()) {
            (Some(zone), _) => write!(f, "{}{}", zone.name(), self.0 / 3 + 1),
            (None, Some(column)) => write!(f, "{column}{}", (self.0 - CELLS) % ROWS + 1),
            (None, None) => f.write_str("throne"),
        }
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Spot, ()> {
        if text == "throne" {
            return Ok(Spot::THRONE);
        }
        let (name, digit) = text.split_at_checked(text.len().wrapping_sub(1)).ok_or(())?;
        let number = digit.bytes().next().and_then(|digit| digit.checked_sub(b'1')).ok_or(())?;
        if let Some(zone) = Zone::ALL.into_iter().find(|zone| zone.name() == name) {
            return if number < DISTRICTS { Ok(Spot::zone(number, zone)) } else { Err(()) };
        }
        match name.as_bytes() {
            [letter] if number < ROWS => Color::from_letter(*letter).map(|column| Spot::cell(column, number)).ok_or(()),
            _ => Err(()),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of spots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spots(u32);

impl Spots {
    /// No spot.
    pub const NONE: Spots = Spots(0);
    /// All cells of the market that are ever open.
    pub const MARKET: Spots = Spots(0xfff << CELLS);

    /// One spot.
    #[inline]
    pub const fn only(spot: Spot) -> Spots {
        Spots(1 << spot.0)
    }

    /// The zones of the first districts.
    pub const fn city(districts: u8) -> Spots {
        Spots((1 << (3 * districts)) - 1)
    }

    /// The cells of one row, counted from 0.
    pub const fn row(row: u8) -> Spots {
        Spots(0b001_001_001_001 << (CELLS + row))
    }

    /// A bit for each spot by its index.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Both together.
    #[inline]
    pub const fn or(self, other: Spots) -> Spots {
        Spots(self.0 | other.0)
    }

    /// The spots that are in both sets.
    #[inline]
    pub const fn and(self, other: Spots) -> Spots {
        Spots(self.0 & other.0)
    }

    /// The spots of this set that are not in the other one.
    #[inline]
    pub const fn without(self, other: Spots) -> Spots {
        Spots(self.0 & !other.0)
    }

    /// Whether the spot is among them.
    #[inline]
    pub const fn contains(self, spot: Spot) -> bool {
        self.0 & 1 << spot.0 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The spots, zones first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Spot> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let spot = Spot(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                spot
            })
        })
    }
}

/// Some spots side by side. More than half of all decisions list the open spots once for each value of a broker, so how
/// this is made decides how fast the game is: eight at a time, from a table.
pub(crate) struct SpotList {
    spots: [Spot; 32],
    number: usize,
}

impl SpotList {
    pub(crate) const EMPTY: SpotList = SpotList { spots: [Spot(0); 32], number: 0 };

    /// Makes it the list of these spots, where it lies: it is not to be moved.
    #[inline(always)]
    pub(crate) fn fill(&mut self, spots: Spots) {
        self.number = 0;
        for (first, byte) in (0..24).step_by(8).zip(spots.0.to_le_bytes()) {
            let set = &SET_BITS[usize::from(byte)];
            if let Some(places) = self.spots.get_mut(self.number..self.number + 8) {
                for (place, bit) in places.iter_mut().zip(set) {
                    *place = Spot(first + bit);
                }
            }
            self.number += byte.count_ones() as usize;
        }
    }

    /// How many there are.
    #[inline]
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// The spots, and behind them others without meaning up to the next multiple of eight.
    #[inline]
    pub(crate) fn eights(&self) -> &[Spot] {
        &self.spots[..8 * self.number.div_ceil(8).min(3)]
    }
}

/// The bits that are set in each byte, the lowest first.
static SET_BITS: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut number) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][number] = bit as u8;
                number += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_has_one_name() {
        let mut names: Vec<(String, Spot)> = Spot::all().map(|spot| (spot.to_string(), spot)).collect();
        assert!(names.iter().all(|(name, spot)| name.parse() == Ok(*spot)));
        names.sort();
        let ranks: Vec<u8> = names.iter().map(|(_, spot)| spot.rank_of_name()).collect();
        assert_eq!(ranks, (0..25).collect::<Vec<u8>>());
        for wrong in ["", "1", "port", "port0", "port5", "b0", "b4", "k1", "throne1", "Port1", "port\u{e9}", "\u{e9}"] {
            assert_eq!(wrong.parse::<Spot>(), Err(()), "{wrong:?}");
        }
    }

    #[test]
    fn lists_are_what_sets_are() {
        for bits in (0..1 << 24).step_by(4_999) {
            let spots = Spots(bits);
            let mut list = SpotList::EMPTY;
            list.fill(spots);
            assert_eq!(list.eights()[..list.number()], spots.iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn spots_know_where_they_are() {
        let palace: Spot = "palace3".parse().unwrap();
        assert_eq!(
            (palace.district(), palace.kind(), palace.column(), palace.row()),
            (Some(2), Some(Zone::Palace), None, None)
        );
        let cell: Spot = "y2".parse().unwrap();
        assert_eq!(
            (cell.district(), cell.kind(), cell.column(), cell.row()),
            (None, None, Some(Color::Yellow), Some(1))
        );
        assert!(Spots::row(1).contains(cell) && !Spots::row(0).contains(cell) && Spots::MARKET.contains(cell));
        assert_eq!(
            (Spots::city(4).iter().count(), Spots::MARKET.iter().count(), Spots::row(2).iter().count()),
            (12, 12, 4)
        );
        assert!(Spots::city(4).contains(palace) && !Spots::city(2).contains(palace));
        assert_eq!((Spot::THRONE.district(), Spot::THRONE.is_market()), (None, false));
    }
}
