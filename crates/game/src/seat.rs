//! Seats, sets and lists of seats. Seats are written `1..n` in the order in which the players sat down.

use serde::{Serialize, Serializer};
use std::fmt;

/// A place at the table. An enum, so that `Option<Seat>` is one byte and an index by seat needs no bounds check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Seat {
    One,
    Two,
    Three,
    Four,
    Five,
}

impl Seat {
    /// All seats that a table can have.
    pub const ALL: [Seat; 5] = [Seat::One, Seat::Two, Seat::Three, Seat::Four, Seat::Five];

    /// The seats of a table of `players`.
    pub fn first(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Self::ALL.into_iter().take(players as usize)
    }

    /// The seat with this number, counted from 1.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Seat> {
        // A match, not an index: it compiles to a subtraction and one comparison.
        match number {
            1 => Some(Seat::One),
            2 => Some(Seat::Two),
            3 => Some(Seat::Three),
            4 => Some(Seat::Four),
            5 => Some(Seat::Five),
            _ => None,
        }
    }

    /// The number that people see, counted from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The index in arrays by seat, counted from 0.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of seats, such as those that are to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const NONE: SeatSet = SeatSet(0);

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat as u8)
    }

    /// The set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat as u8)
    }

    /// The set with one seat less.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat as u8))
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat as u8 != 0
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn intersection(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set: the one whose secret answer stands first in the log.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        // From a table, not by a match: a match tempts the compiler to a jump for each seat, which is often mispredicted.
        static LOWEST: [Option<Seat>; 32] = {
            let mut lowest = [None; 32];
            let mut set = 0_usize;
            while set < lowest.len() {
                lowest[set] = Seat::from_number(set.trailing_zeros() as u8 + 1);
                set += 1;
            }
            lowest
        };
        LOWEST[usize::from(self.0 & 31)]
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// A short list of seats that is copied like a number: a turn order, a queue, houses in the order in which they were built.
///
/// Two seats a byte, the number of each in four bits, zero behind the last: finding a seat, and reading the seat at an index, are
/// a few operations on one word, without a loop or a branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SeatList<const BYTES: usize>([u8; BYTES]);

/// A one in each four bits.
const ONES: u64 = 0x1111_1111_1111_1111;

impl<const BYTES: usize> SeatList<BYTES> {
    /// The empty list.
    pub const EMPTY: SeatList<BYTES> = SeatList([0; BYTES]);

    #[inline]
    fn word(self) -> u64 {
        let mut word = [0; 8];
        word[..BYTES].copy_from_slice(&self.0);
        u64::from_le_bytes(word)
    }

    #[inline]
    fn from_word(word: u64) -> Self {
        let mut list = Self::EMPTY;
        list.0.copy_from_slice(&word.to_le_bytes()[..BYTES]);
        list
    }

    /// Adds a seat at the end. A full list stays as it is; no rules need a longer one.
    #[inline]
    pub fn push(&mut self, seat: Seat) {
        let number = u64::from(seat.number());
        *self = Self::from_word(self.word() | number.checked_shl(4 * self.len() as u32).unwrap_or(0));
    }

    /// The seat at an index, counted from 0.
    #[inline]
    pub fn get(self, place: usize) -> Option<Seat> {
        if place >= 16 {
            return None;
        }
        Seat::from_number((self.word() >> (4 * place)) as u8 & 15)
    }

    /// Whether the seat is in the list.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        // Four bits become zero where the seat stands; the rest is the usual search for a zero among packed numbers.
        let differing = self.word() ^ (ONES * u64::from(seat.number()));
        differing.wrapping_sub(ONES) & !differing & (ONES << 3) != 0
    }

    /// The number of times that the seat is in the list.
    pub fn count(self, seat: Seat) -> usize {
        // As in `contains`: the four bits of every other seat have a one left.
        let differing = self.word() ^ (ONES * u64::from(seat.number()));
        let others = (differing | differing >> 1 | differing >> 2 | differing >> 3) & ONES;
        16 - others.count_ones() as usize
    }

    /// The number of seats in the list.
    #[inline]
    pub fn len(self) -> usize {
        (64 - self.word().leading_zeros() as usize).div_ceil(4)
    }

    /// Whether the list has no seat.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.word() == 0
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> {
        (0..self.len()).filter_map(move |place| self.get(place))
    }
}

impl SeatList<4> {
    /// The same seats in a longer list.
    pub fn widen(self) -> SeatList<8> {
        SeatList::from_word(self.word())
    }
}

impl<const BYTES: usize> fmt::Debug for SeatList<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const BYTES: usize> FromIterator<Seat> for SeatList<BYTES> {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut list = Self::EMPTY;
        seats.into_iter().for_each(|seat| list.push(seat));
        list
    }
}

impl<const BYTES: usize> Serialize for SeatList<BYTES> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_numbered_from_one() {
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(Seat::from_number(1), Some(Seat::One));
        assert_eq!(Seat::from_number(6), None);
        assert_eq!(Seat::Five.to_string(), "5");
        assert_eq!(Seat::first(3).last(), Some(Seat::Three));
    }

    #[test]
    fn a_set_knows_its_seats() {
        let set: SeatSet = [Seat::Four, Seat::Two].into_iter().collect();
        assert_eq!(set.lowest(), Some(Seat::Two));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::Two, Seat::Four]);
        assert!(!set.contains(Seat::One) && SeatSet::NONE.is_empty());
        assert_eq!(SeatSet::NONE.lowest(), None);
        assert_eq!((set.len(), SeatSet::NONE.len()), (2, 0));
        assert_eq!(set.intersection(SeatSet::only(Seat::Four).with(Seat::One)), SeatSet::only(Seat::Four));
    }

    #[test]
    fn a_list_keeps_its_order_and_its_bounds() {
        let mut list: SeatList<4> = SeatList::EMPTY;
        assert!(list.is_empty() && list.iter().next().is_none());
        for seat in [Seat::Three, Seat::One, Seat::Three] {
            list.push(seat);
        }
        assert_eq!(list.iter().collect::<Vec<_>>(), [Seat::Three, Seat::One, Seat::Three]);
        assert_eq!((list.len(), list.count(Seat::Three), list.get(1), list.get(3)), (3, 2, Some(Seat::One), None));
        assert_eq!(Seat::ALL.map(|seat| list.contains(seat)), [true, false, true, false, false]);
        assert_eq!(list.widen().iter().collect::<SeatList<4>>(), list);
        assert_eq!((list.get(8), list.get(usize::MAX), list.widen().get(16)), (None, None, None));
        (0..20).for_each(|_| list.push(Seat::Five));
        assert_eq!(list.len(), 8);
        let full: SeatList<8> = std::iter::repeat_n(Seat::Two, 20).collect();
        assert_eq!((full.len(), full.contains(Seat::One)), (16, false));
    }
}
