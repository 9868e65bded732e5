//! Where a worker can be placed: the special buildings before the bridge, the castle, or a space of the road (C1.1).

use crate::road::{Space, Spaces};
use std::fmt;
use std::str::FromStr;

/// A place for a worker: the number of a space, or one of the constants. One byte, so that a set of places is a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place(u8);

#[allow(missing_docs)]
impl Place {
    pub const GATE: Place = Place(32);
    pub const POST: Place = Place(33);
    pub const GUILD: Place = Place(34);
    pub const JOUST: Place = Place(35);
    pub const STABLES: Place = Place(36);
    pub const INN: Place = Place(37);
    pub const CASTLE: Place = Place(38);
}

/// The names of the places off the road, from [`Place::GATE`] on.
const NAMES: [&str; 7] = ["gate", "post", "guild", "joust", "stables", "inn", "castle"];

impl Place {
    /// A space of the road.
    pub const fn road(space: Space) -> Place {
        Place(space.number())
    }

    /// The space, if the place is on the road.
    pub const fn space(self) -> Option<Space> {
        Space::new(self.0)
    }

    /// The places off the road, in the order in which they are on the map.
    pub(crate) fn off_the_road() -> impl Iterator<Item = Place> {
        (Place::GATE.0..=Place::CASTLE.0).map(Place)
    }

    /// Counted from the Gate, for the places off the road.
    pub(crate) const fn number_from_gate(self) -> usize {
        self.0.wrapping_sub(Place::GATE.0) as usize
    }

    const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match NAMES.get(usize::from(self.0.wrapping_sub(Place::GATE.0))) {
            Some(name) => f.write_str(name),
            None => self.0.fmt(f),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        if let Some(at) = NAMES.iter().position(|name| *name == text) {
            return Ok(Place(Place::GATE.0 + at as u8));
        }
        crate::action::number(text).and_then(Space::new).map(Place::road).ok_or(())
    }
}

impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Places(u64);

impl Places {
    /// Places off the road, one bit each from the Gate on.
    pub(crate) const fn from_gate(bits: u8) -> Places {
        Places((bits as u64) << Place::GATE.0)
    }

    /// Spaces of the road.
    pub const fn road(spaces: Spaces) -> Places {
        Places(spaces.bits() as u64)
    }

    /// The set with one place more, if `open`.
    #[must_use]
    pub const fn with(self, place: Place, open: bool) -> Places {
        Places(self.0 | (open as u64) << place.0)
    }

    /// The set without a place, unless it is to be `kept`.
    #[must_use]
    pub(crate) const fn without_unless(self, place: Place, kept: bool) -> Places {
        Places(self.0 & !((!kept as u64) << place.0))
    }

    /// In either set.
    #[must_use]
    pub const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// Whether the place is in the set.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }
}

impl Iterator for Places {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Place(lowest))
    }
}
