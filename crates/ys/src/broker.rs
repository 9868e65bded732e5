//! Brokers that have been placed, as everybody sees them. What they are worth is among the secrets until they are turned
//! up; what everybody could see of that all the same is noted here.

use crate::owner::Owner;
use crate::spot::Spot;
use crate::value::{Value, ValueSet};
use game::SeatSet;
use serde::{Deserialize, Serialize};

/// Which side of a broker is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Face {
    Up,
    Down,
}

/// A broker in the city or in the market. Four bytes: there are many of them in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Broker {
    /// Whose it is.
    pub owner: Owner,
    /// Where it is.
    pub spot: Spot,
    /// Whose Spy has looked at it (Y5.7); for a neutral broker, who placed it and so knows it (Y8.1).
    pub looked_by: SeatSet,
    /// What it may be, and two bits above: whether it lies face up, whether it is marked.
    signs: u8,
}

const UP: u8 = 1 << 5;
const MARKED: u8 = 1 << 6;

impl Broker {
    /// Behind the last one.
    pub(crate) const NONE: Broker = Broker::new(Owner::Neutral, Spot::THRONE, Face::Down, Known::NOTHING);

    /// A broker without a mark.
    pub(crate) const fn new(owner: Owner, spot: Spot, face: Face, known: Known) -> Broker {
        let up = if matches!(face, Face::Up) { UP } else { 0 };
        Broker { owner, spot, looked_by: known.looked_by, signs: known.possible.bits() | up }
    }

    /// What is known of it.
    pub(crate) const fn known(&self) -> Known {
        Known { looked_by: self.looked_by, possible: self.possible() }
    }

    /// Whether its value is to be seen.
    #[inline]
    pub const fn face(&self) -> Face {
        if self.signs & UP == 0 { Face::Down } else { Face::Up }
    }

    /// Whether it has the Mercenary's mark and counts 5 (Y5.14).
    #[inline]
    pub const fn is_marked(&self) -> bool {
        self.signs & MARKED != 0
    }

    /// What it may be, for all that everybody saw: one value for a broker that lies face up, or that was taken from in
    /// front of a screen (Y5.8).
    #[inline]
    pub const fn possible(&self) -> ValueSet {
        ValueSet::from_bits(self.signs)
    }

    pub(crate) const fn narrow(&mut self, possible: ValueSet) {
        self.signs = self.signs & (UP | MARKED) | possible.bits();
    }

    /// Puts the Mercenary's mark on it.
    pub(crate) const fn mark(&mut self) {
        self.signs |= MARKED;
    }

    /// The broker turned up. Whose Spy had looked at it does not matter any more; who placed a neutral one does, until it
    /// goes back.
    #[inline]
    pub(crate) fn turned_up(self, value: Value) -> Broker {
        let looked_by = if self.owner == Owner::Neutral { self.looked_by } else { SeatSet::NONE };
        Broker { looked_by, signs: self.signs & MARKED | UP | ValueSet::only(value).bits(), ..self }
    }

    /// Whether it lies face down there and is this owner's.
    #[inline]
    pub(crate) fn is_down(&self, owner: Owner, spot: Spot) -> bool {
        self.face() == Face::Down && self.owner == owner && self.spot == spot
    }
}

/// What is known of a hidden broker: all that there is to see of one in the throne room (Y7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Known {
    /// Whose Spy has looked at it (Y5.7, Y7.3).
    pub looked_by: SeatSet,
    /// What it may be, for all that everybody saw. In the throne room: one of the three that were in front of the screen.
    pub possible: ValueSet,
}

impl Known {
    /// Nothing is.
    pub(crate) const NOTHING: Known = Known { looked_by: SeatSet::NONE, possible: ValueSet::ALL };

    /// Everybody knows what it is.
    pub(crate) const fn value(value: Value) -> Known {
        Known { looked_by: SeatSet::NONE, possible: ValueSet::only(value) }
    }
}
