//! The castle: who waits there and the three sections with their houses (C1.4).

use game::{Seat, SeatList};
use serde::{Deserialize, Serialize};

/// A section of the castle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Section {
    Dungeon,
    Walls,
    Towers,
}

impl Section {
    /// All three in the order in which they are built.
    pub const ALL: [Section; 3] = [Section::Dungeon, Section::Walls, Section::Towers];

    /// How many houses it has room for (C1.4).
    pub const fn size(self) -> usize {
        [6, 10, 14][self as usize]
    }

    /// Points for each house (C7.2).
    pub const fn points(self) -> u16 {
        [5, 4, 3][self as usize]
    }

    /// The road space whose bailiff brings its count (C1.3).
    pub const fn space(self) -> u8 {
        [12, 18, 24][self as usize]
    }

    /// What is lost without a house there (C7.8).
    pub const fn penalty(self) -> u16 {
        [2, 3, 4][self as usize]
    }

    /// How many favours a player gets for a number of houses (C7.8).
    pub fn favors(self, houses: usize) -> u8 {
        let [first, second, third] = match self {
            Section::Dungeon => [2, usize::MAX, usize::MAX],
            Section::Walls => [2, 3, 5],
            Section::Towers => [2, 4, 6],
        };
        u8::from(houses >= first) + u8::from(houses >= second) + u8::from(houses >= third)
    }

    /// The name in the notation.
    pub const fn name(self) -> &'static str {
        ["dungeon", "walls", "towers"][self as usize]
    }
}

/// The castle as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castle {
    /// Who stands there, first come first (C3.9).
    pub queue: SeatList<4>,
    /// Houses in the order in which they were built.
    pub dungeon: SeatList<4>,
    /// Houses in the order in which they were built.
    pub walls: SeatList<8>,
    /// Houses in the order in which they were built.
    pub towers: SeatList<8>,
    /// How many sections have been counted.
    pub counted: u8,
}

impl Castle {
    pub(crate) const EMPTY: Castle = Castle {
        queue: SeatList::EMPTY,
        dungeon: SeatList::EMPTY,
        walls: SeatList::EMPTY,
        towers: SeatList::EMPTY,
        counted: 0,
    };

    /// The houses of a section.
    pub fn houses(&self, section: Section) -> SeatList<8> {
        match section {
            Section::Dungeon => self.dungeon.widen(),
            Section::Walls => self.walls,
            Section::Towers => self.towers,
        }
    }

    /// The sections that have not been counted.
    pub fn uncounted(&self) -> &'static [Section] {
        Section::ALL.get(usize::from(self.counted)..).unwrap_or_default()
    }

    /// Where the next house goes: the first section that is not counted and not full (C7.2, C7.3).
    pub fn building_site(&self) -> Option<Section> {
        self.uncounted().iter().copied().find(|section| !self.is_complete(*section))
    }

    /// Whether a section has all its houses.
    pub(crate) fn is_complete(&self, section: Section) -> bool {
        self.houses(section).len() == section.size()
    }

    pub(crate) fn build(&mut self, section: Section, seat: Seat) {
        match section {
            Section::Dungeon => self.dungeon.push(seat),
            Section::Walls => self.walls.push(seat),
            Section::Towers => self.towers.push(seat),
        }
    }
}
