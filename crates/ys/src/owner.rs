//! Whose a broker is, who wins something: a seat, or the neutral of the game for two (Y8).

use game::Seat;
use serde::{Serialize, Serializer};

/// A seat or the neutral.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Owner {
    One,
    Two,
    Three,
    Four,
    Neutral,
}

impl Owner {
    /// All that there can be, the neutral last.
    pub const ALL: [Owner; 5] = [Owner::One, Owner::Two, Owner::Three, Owner::Four, Owner::Neutral];

    /// The seat; nothing for the neutral.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Owner::One => Some(Seat::One),
            Owner::Two => Some(Seat::Two),
            Owner::Three => Some(Seat::Three),
            Owner::Four => Some(Seat::Four),
            Owner::Neutral => None,
        }
    }

    /// The number of the notation: 0 is the neutral.
    pub fn number(self) -> u8 {
        self.seat().map_or(0, Seat::number)
    }

    /// The owner with this number of the notation.
    pub fn from_number(number: u8) -> Option<Owner> {
        match number {
            0 => Some(Owner::Neutral),
            1..=4 => Some(Owner::ALL[usize::from(number) - 1]),
            _ => None,
        }
    }

    /// The index of the owner, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Seat> for Owner {
    /// Four can play: there is no fifth seat.
    #[inline]
    fn from(seat: Seat) -> Owner {
        Owner::ALL[seat.index()]
    }
}

impl Serialize for Owner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}
