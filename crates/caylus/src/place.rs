//! Where a worker can be placed: the special buildings before the bridge, the castle, or a space of the road (C1.1).

use crate::road::{Space, Spaces};
use std::fmt;
use std::str::FromStr;

/// A place for a worker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Place {
    Gate,
    Post,
    Guild,
    Joust,
    Stables,
    Inn,
    Castle,
    Road(Space),
}

impl Place {
    /// The places that are not on the road, in the order in which they are handled.
    pub const OFF_ROAD: [Place; 7] =
        [Place::Gate, Place::Post, Place::Guild, Place::Joust, Place::Stables, Place::Inn, Place::Castle];
    const NAMES: [&'static str; 7] = ["gate", "post", "guild", "joust", "stables", "inn", "castle"];

    const fn bit(self) -> u64 {
        match self {
            Place::Gate => 1 << 32,
            Place::Post => 1 << 33,
            Place::Guild => 1 << 34,
            Place::Joust => 1 << 35,
            Place::Stables => 1 << 36,
            Place::Inn => 1 << 37,
            Place::Castle => 1 << 38,
            Place::Road(space) => 1 << space.number(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Road(space) => space.fmt(f),
            other => {
                let at = Place::OFF_ROAD.iter().position(|place| place == other).unwrap_or(0);
                f.write_str(Place::NAMES[at])
            }
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        if let Some(at) = Place::NAMES.iter().position(|name| *name == text) {
            return Ok(Place::OFF_ROAD[at]);
        }
        crate::action::number(text).and_then(Space::new).map(Place::Road).ok_or(())
    }
}

impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places(u64);

impl Places {
    /// Spaces of the road.
    pub const fn road(spaces: Spaces) -> Places {
        Places(spaces.bits() as u64)
    }

    /// The set with one place more, if `open`.
    #[must_use]
    pub const fn with(self, place: Place, open: bool) -> Places {
        Places(if open { self.0 | place.bit() } else { self.0 })
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
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        match Space::new(bit) {
            Some(space) => Some(Place::Road(space)),
            None => Place::OFF_ROAD.get(usize::from(bit.wrapping_sub(32))).copied(),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let number = self.0.count_ones() as usize;
        (number, Some(number))
    }
}

impl ExactSizeIterator for Places {}
