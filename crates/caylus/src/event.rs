//! What happens while actions are applied. Narration, animation, score sheets and statistics are made from these, never
//! from comparing states.

use crate::action::Line;
use crate::castle::Section;
use crate::cubes::Cubes;
use crate::place::Place;
use crate::road::Space;
use crate::tiles::Tile;
use game::{Seat, SeatList};
use serde::{Deserialize, Serialize};

/// Why deniers, cubes or points changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Phase 1 (C3.1).
    Income,
    /// The first to pass (C3.3).
    FirstPass,
    /// The price of a placement (C3.4).
    Placement,
    /// Somebody came to one's building (C3.5).
    Visitor(Space),
    /// The Trading Post (C4.2).
    TradingPost,
    /// The Joust Field (C4.4).
    JoustField,
    /// Steps of the provost (C5.1).
    Provost,
    /// What a building on the road does (C6).
    Building(Tile),
    /// The cube for the owner of a stone production building (C6.3).
    OwnersCube(Tile),
    /// A tile is built (C6.4).
    Construction(Tile),
    /// A residence is made (C6.9).
    Residence,
    /// A house in the castle (C7.2).
    Batch(Section),
    /// In the castle without a batch (C7.4).
    NoBatch,
    /// No house in a section that is counted (C7.8).
    Count(Section),
    /// An effect of the favour table, or a light favour (C8).
    Favor,
}

/// Why a royal favour was given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FavorSource {
    /// The Joust Field (C4.4).
    JoustField,
    /// A tile that gives a favour when it is built (C6.7).
    Construction(Tile),
    /// Most batches in a turn (C7.5).
    MostBatches,
    /// A section that is counted (C7.8).
    Count(Section),
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A new turn begins, in this order.
    TurnStarted { turn: u8, order: SeatList<4> },
    /// A phase begins.
    PhaseStarted { phase: u8 },
    /// Deniers from the stock.
    Earned { seat: Seat, deniers: u16, source: Source },
    /// Deniers to the stock.
    Paid { seat: Seat, deniers: u16, source: Source },
    /// Cubes from the stock.
    Gained { seat: Seat, cubes: Cubes, source: Source },
    /// Cubes to the stock.
    Spent { seat: Seat, cubes: Cubes, source: Source },
    /// Points won, or lost if negative: just as many as the score changed (C7.9).
    Scored { seat: Seat, points: i16, source: Source },
    /// A worker was placed.
    Placed { seat: Seat, place: Place },
    /// A seat passed, at this place of the passing scale.
    Passed { seat: Seat, place: u8 },
    /// The worker on the Gate went elsewhere.
    Moved { seat: Seat, place: Place },
    /// A worker came home.
    Returned { seat: Seat, from: Place },
    /// The turn order changed (C4.5).
    OrderChanged { order: SeatList<4> },
    /// A worker took the Inn's right place (C4.6).
    InnEntered { seat: Seat },
    /// A worker stayed on the Inn's right place (C4.6).
    InnKept { seat: Seat },
    /// The provost moved, or stayed on its space.
    ProvostMoved { by: Seat, from: Space, to: Space },
    /// The worker on this building works, or leaves without having worked.
    Activated { seat: Seat, space: Space },
    /// A wood, stone or prestige tile was built.
    Built { seat: Seat, tile: Tile, space: Space },
    /// A residence was paid for; the tile changes when phase 5 is over (C6.10).
    ResidencePlanned { seat: Seat, space: Space },
    /// A tile became a residence (C6.9).
    ResidenceMade { seat: Seat, space: Space, was: Tile },
    /// A house in the castle (C7.2).
    HouseBuilt { seat: Seat, section: Section },
    /// Somebody's turn in the castle is over.
    CastleDone { seat: Seat, batches: u8 },
    /// Royal favours were given.
    FavorsGranted { seat: Seat, number: u8, source: FavorSource },
    /// A line was chosen; the marker stands in this column now (C8.1).
    LineChosen { seat: Seat, line: Line, column: u8 },
    /// Nothing of what was offered was used.
    Declined { seat: Seat },
    /// Favours without a line left to use them in (C8.3).
    FavorsLost { seat: Seat, number: u8 },
    /// The bailiff went on, and the provost joined it (C7.6).
    BailiffMoved { from: Space, to: Space },
    /// A section is counted (C7.7).
    CountStarted { section: Section },
    /// What a seat has in the section that is counted (C7.8).
    Counted { seat: Seat, section: Section, houses: u8 },
    /// The bonus at the end of the game (C7.10): not part of the prestige in the state.
    Bonus { seat: Seat, gold: u16, cubes: u16, deniers: u16 },
    /// The game is over.
    GameOver,
}

impl Serialize for Line {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}
