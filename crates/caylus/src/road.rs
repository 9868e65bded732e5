//! The road: 28 spaces from the bridge, the tiles on them, whose they are and which workers stand there (C1.2).

use crate::tiles::Tile;
use game::Seat;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A space of the road, counted from the bridge, 1 to 28.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

/// How many spaces the road has (C1.2).
pub const ROAD_LENGTH: u8 = 28;

impl Space {
    /// The last neutral tile, where bailiff and provost begin (C0.5).
    pub(crate) const LAST_NEUTRAL: Space = Space(6);
    /// The fixed buildings (C1.2).
    pub const FIXED: [(Space, Tile); 3] =
        [(Space(7), Tile::FixedPeddler), (Space(8), Tile::FixedCarpenter), (Space(16), Tile::GoldMine)];

    /// The space with this number.
    pub const fn new(number: u8) -> Option<Space> {
        if number >= 1 && number <= ROAD_LENGTH { Some(Space(number)) } else { None }
    }

    /// Its number, 1 to 28.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every space from the bridge on.
    pub fn all() -> impl Iterator<Item = Space> {
        (1..=ROAD_LENGTH).map(Space)
    }

    /// The space `steps` further on, or back if negative; `None` beyond either end of the road (C5.2).
    pub const fn step(self, steps: i8) -> Option<Space> {
        match self.0.checked_add_signed(steps) {
            Some(number) => Space::new(number),
            None => None,
        }
    }

    const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl serde::Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// A set of spaces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Spaces(u32);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);
    /// The six spaces of the neutral tiles.
    pub const NEUTRAL: Spaces = Spaces(0b111_1110);
    /// The whole road.
    pub const ALL: Spaces = Spaces(0x1fff_fffe);

    /// One space.
    pub const fn only(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// All spaces from the bridge up to and including this one.
    pub const fn up_to(space: Space) -> Spaces {
        Spaces(((1 << space.0) << 1) - 2)
    }

    /// Whether the space is in the set.
    pub const fn contains(self, space: Space) -> bool {
        self.0 & 1 << space.0 != 0
    }

    /// In either set.
    #[must_use]
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// In both sets.
    #[must_use]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// Without those of the other set.
    #[must_use]
    pub const fn without(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The space nearest to the bridge.
    pub const fn first(self) -> Option<Space> {
        if self.0 == 0 { None } else { Some(Space(self.0.trailing_zeros() as u8)) }
    }

    /// The raw bits: bit n is space n.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

/// The tiles, their owners and the workers on them. Sets of spaces by seat make the questions that are asked at every
/// decision (where is a free building? which ones are mine?) one operation each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    tiles: [Option<Tile>; ROAD_LENGTH as usize],
    owned: [Spaces; 5],
    workers: [Option<Seat>; ROAD_LENGTH as usize],
    /// Where workers stand, and the tiles that take workers: these follow from `workers` and `tiles`, and are kept because
    /// every placement asks for them.
    occupied: Spaces,
    workplaces: Spaces,
}

impl Road {
    /// The road with nothing on it but the fixed buildings.
    pub fn new() -> Road {
        let mut road = Road {
            tiles: [None; ROAD_LENGTH as usize],
            owned: [Spaces::NONE; 5],
            workers: [None; ROAD_LENGTH as usize],
            occupied: Spaces::NONE,
            workplaces: Spaces::NONE,
        };
        for (space, tile) in Space::FIXED {
            road.put(space, tile, None);
        }
        road
    }

    /// Puts a tile on a space, in place of what was there.
    pub fn put(&mut self, space: Space, tile: Tile, owner: Option<Seat>) {
        let here = Spaces::only(space);
        self.tiles[space.index()] = Some(tile);
        self.owned = self.owned.map(|spaces| spaces.without(here));
        if let Some(seat) = owner {
            self.owned[seat.index()] = self.owned[seat.index()].or(here);
        }
        self.workplaces = self.workplaces.without(here);
        if tile.takes_workers() {
            self.workplaces = self.workplaces.or(here);
        }
    }

    /// What stands on a space.
    pub fn tile(&self, space: Space) -> Option<Tile> {
        self.tiles[space.index()]
    }

    /// Whose tile it is.
    pub fn owner(&self, space: Space) -> Option<Seat> {
        // At most one owner: adding up the seat numbers needs no branch, and who it is cannot be predicted.
        let number: u32 = (1..).zip(&self.owned).map(|(number, set)| number * (set.0 >> space.0 & 1)).sum();
        Seat::from_number(number as u8)
    }

    /// The spaces with anybody's tiles.
    pub fn owned_by_any(&self) -> Spaces {
        self.owned.iter().fold(Spaces::NONE, |all, spaces| all.or(*spaces))
    }

    /// The spaces with a seat's tiles.
    pub fn owned_by(&self, seat: Seat) -> Spaces {
        self.owned[seat.index()]
    }

    /// The spaces with buildings that take workers (C3.6).
    pub(crate) fn workplaces(&self) -> Spaces {
        self.workplaces
    }

    /// A seat's residences (C6.6).
    pub fn residences(&self, seat: Seat) -> Spaces {
        let mut residences = Spaces::NONE;
        for space in self.owned_by(seat).without(self.workplaces) {
            if self.tile(space) == Some(Tile::Residence) {
                residences = residences.or(Spaces::only(space));
            }
        }
        residences
    }

    /// The first space with nothing on it (C6.5).
    pub fn first_free(&self) -> Option<Space> {
        // Whatever takes no workers is somebody's: so nothing is there where neither is the case.
        Spaces::ALL.without(self.workplaces).without(self.owned_by_any()).first()
    }

    /// Who has a worker on a space.
    pub fn worker(&self, space: Space) -> Option<Seat> {
        self.workers[space.index()]
    }

    /// How many workers a seat has on the road.
    pub(crate) fn workers_of(&self, seat: Seat) -> usize {
        self.workers.iter().filter(|worker| **worker == Some(seat)).count()
    }

    /// The spaces where somebody stands.
    pub fn occupied(&self) -> Spaces {
        self.occupied
    }

    /// A worker arrives.
    pub(crate) fn place_worker(&mut self, space: Space, seat: Seat) {
        self.workers[space.index()] = Some(seat);
        self.occupied = self.occupied.or(Spaces::only(space));
    }

    /// A worker goes home.
    pub(crate) fn remove_worker(&mut self, space: Space) -> Option<Seat> {
        self.occupied = self.occupied.without(Spaces::only(space));
        self.workers[space.index()].take()
    }
}

/// Searches hash a position at every step: what stands on eight spaces is one word. Sets that follow from the rest are left out.
impl Hash for Road {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for tiles in self.tiles.chunks(8) {
            state.write_u64(word(tiles, |tile| tile.map_or(0, |tile| tile as u8 + 1)));
        }
        for workers in self.workers.chunks(16) {
            let number = |worker: Option<Seat>| worker.map_or(0, Seat::number);
            let (low, high) = workers.split_at(8);
            state.write_u64(word(low, number) | word(high, number) << 4);
        }
        self.owned.iter().for_each(|owned| state.write_u32(owned.0));
    }
}

/// One byte for each of at most eight items.
fn word<T: Copy>(items: &[T], byte: impl Fn(T) -> u8) -> u64 {
    items.iter().fold(0, |word, item| word << 8 | u64::from(byte(*item)))
}

impl Default for Road {
    fn default() -> Road {
        Road::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_spaces() {
        let space = |number| Space::new(number).unwrap();
        assert_eq!(Spaces::up_to(space(28)), Spaces::ALL);
        assert_eq!(Spaces::up_to(space(6)), Spaces::NEUTRAL);
        assert_eq!(Spaces::up_to(space(3)).map(Space::number).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(space(1).step(-1), None);
        assert_eq!(space(28).step(1), None);
        assert_eq!(space(5).step(-3), Space::new(2));
        assert_eq!(Space::new(0), None);
        assert_eq!(Space::new(29), None);
    }
}
