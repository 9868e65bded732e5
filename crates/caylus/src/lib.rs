//! The rules of Caylus, for 2 to 5 players, in three editions, with full or light favour.
//!
//! A reader with the rulebook (`rules/caylus.en.md`) in hand finds every rule where he looks first: [`tiles`] is what is
//! printed on the tiles, `phases` has one file per phase, and comments name the rule ids. [`State`] is the game, and
//! [`Setup`] the same as open data that anybody can edit.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod action;
mod castle;
mod contract;
mod cubes;
mod event;
mod options;
mod phases;
mod place;
mod preparation;
mod read_back;
pub mod reasons;
mod road;
mod setup;
mod special;
mod state;
pub mod tiles;

pub use action::{Action, DealSize, Line, Payment};
pub use castle::{Castle, Section};
pub use cubes::{Cube, Cubes};
pub use event::{Event, FavorSource, Source};
pub use options::{Edition, FavorRule, Options};
pub use place::{Place, Places};
pub use road::{ROAD_LENGTH, Road, Space, Spaces};
pub use setup::{
    BatchesSetup, CastleSetup, FavorsSetup, PlayerSetup, ResidenceSetup, Setup, SpaceSetup, SpecialSetup, StepSetup,
};
pub use special::Special;
pub use state::{Batches, FavorsDue, LinesUsed, PlannedResidence, Player, State};

/// The example in the README is compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
