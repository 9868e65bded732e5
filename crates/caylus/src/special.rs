//! The special buildings before the bridge and who stands there (C1.1).

use crate::place::{Place, Places};
use game::{Seat, SeatList};

/// Who stands on the special buildings. Gate, Trading Post, Guild, Joust Field and the Inn's left place take one worker
/// each; the Stables take three in a row, and the Inn's right place is only reached from its left one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Special {
    /// By the number of the place from the Gate on; the Stables' entry is never used.
    single: [Option<Seat>; 6],
    /// Which of these are free, one bit each: follows from `single`, kept because every placement asks for it.
    free: u8,
    /// First come first.
    pub stables: SeatList<4>,
    /// Who has the Inn's power.
    pub inn_right: Option<Seat>,
}

/// Bits by the number of the place: all but the Stables.
const ALL_FREE: u8 = 0b10_1111;

impl Special {
    pub(crate) const EMPTY: Special =
        Special { single: [None; 6], free: ALL_FREE, stables: SeatList::EMPTY, inn_right: None };

    /// Who stands on one of the places for a single worker.
    #[inline]
    pub fn at(&self, place: Place) -> Option<Seat> {
        self.single.get(place.number_from_gate()).copied().flatten()
    }

    /// The places for a single worker that are free.
    #[inline]
    pub fn free(&self) -> Places {
        Places::from_gate(self.free)
    }

    /// The number, from the Gate on, of the next building where somebody stands, the Stables and the Inn included.
    pub(crate) fn next_occupied(&self, from: usize) -> Option<usize> {
        let stables = u8::from(!self.stables.is_empty()) << Place::STABLES.number_from_gate();
        let inn = u8::from(self.inn_right.is_some()) << Place::INN.number_from_gate();
        let occupied = (ALL_FREE ^ self.free | stables | inn) >> from << from;
        (occupied != 0).then(|| occupied.trailing_zeros() as usize)
    }

    pub(crate) fn enter(&mut self, place: Place, seat: Seat) {
        if let Some(single) = self.single.get_mut(place.number_from_gate()) {
            *single = Some(seat);
            self.free &= !(1 << place.number_from_gate());
        }
    }

    pub(crate) fn leave(&mut self, place: Place) -> Option<Seat> {
        let seat = self.single.get_mut(place.number_from_gate())?.take()?;
        self.free |= 1 << place.number_from_gate();
        Some(seat)
    }
}
