//! Who sits where. Seats are written `1..n` in the order in which the players sat down.

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
    pub fn from_number(number: u8) -> Option<Seat> {
        Self::ALL.get(usize::from(number).wrapping_sub(1)).copied()
    }

    /// The number that people see, counted from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// For arrays by seat, counted from 0.
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

/// A set of seats: who is to act, who has answered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set of nobody.
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

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat as u8 != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set: the one whose secret answer stands first in the log.
    pub fn lowest(self) -> Option<Seat> {
        Seat::ALL.get(self.0.trailing_zeros() as usize).copied()
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
#[derive(Clone, Copy, Debug)]
pub struct SeatList<const N: usize> {
    len: u8,
    seats: [Seat; N],
}

impl<const N: usize> SeatList<N> {
    /// The list without a seat.
    pub const EMPTY: SeatList<N> = SeatList { len: 0, seats: [Seat::One; N] };

    /// Adds a seat at the end. A full list stays as it is: the rules never fill one beyond its places.
    pub fn push(&mut self, seat: Seat) {
        if let Some(slot) = self.seats.get_mut(usize::from(self.len)) {
            *slot = seat;
            self.len += 1;
        }
    }

    /// The seats in order.
    pub fn as_slice(&self) -> &[Seat] {
        self.seats.get(..usize::from(self.len)).unwrap_or(&self.seats)
    }

    /// The seat at a place, counted from 0.
    #[inline]
    pub fn get(&self, place: usize) -> Option<Seat> {
        if place < self.len() { self.seats.get(place).copied() } else { None }
    }

    /// Whether the seat is in the list.
    pub fn contains(&self, seat: Seat) -> bool {
        self.as_slice().contains(&seat)
    }

    /// How often the seat is in the list.
    pub fn count(&self, seat: Seat) -> usize {
        self.as_slice().iter().filter(|&&other| other == seat).count()
    }

    /// How many seats the list has.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether the list has no seat.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there is no place left.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// The seats in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        self.as_slice().iter().copied()
    }
}

impl<const N: usize> PartialEq for SeatList<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for SeatList<N> {}

impl<const N: usize> FromIterator<Seat> for SeatList<N> {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut list = Self::EMPTY;
        seats.into_iter().for_each(|seat| list.push(seat));
        list
    }
}

impl<const N: usize> Serialize for SeatList<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
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
    }

    #[test]
    fn a_list_keeps_its_order_and_its_bounds() {
        let mut list: SeatList<2> = SeatList::EMPTY;
        for seat in [Seat::Three, Seat::One, Seat::Two] {
            list.push(seat);
        }
        assert_eq!(list.as_slice(), [Seat::Three, Seat::One]);
        assert!(list.is_full() && list.count(Seat::Two) == 0 && list.get(2).is_none());
    }
}
