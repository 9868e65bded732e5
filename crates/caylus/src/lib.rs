//! The rules of Caylus, for 2 to 5 players, in three editions, with full or light favour.
//!
//! The code follows the rulebook (`rules/caylus.en.md`), and comments name the rule ids: to follow a rule, look its id up in the
//! rulebook, open the file of its phase, and search `tests/rules/` for the id.
//!
//! # Reading order
//!
//! 1. [`tiles`]: what is printed on the tiles, as data. [`reasons`]: everything that a player can be told, as data.
//! 2. [`State`] (`state.rs`): the game as plain data. What changes hands goes through its last few methods, so that every change
//!    has its [`Event`]. [`Road`], [`Special`], [`Castle`], [`Cubes`], [`Place`] are the board and its pieces.
//! 3. `phases/order.rs`: the order of a turn in one list. `phases/mod.rs`: the driver, which makes every choice that has a single
//!    answer and stops where there are two, and the trait `Decision`: who decides, what is asked, the legal actions, what
//!    happens then, why something else is refused, and what might be tried, side by side.
//! 4. `phases/`: one file per phase. What buildings do in phase 5 is in `trades`, `construction` and `notary`; the last two serve
//!    royal favours too, which are in `favor`. `preparation.rs` sets a new game up.
//! 5. [`Question`]: what can be asked. [`Action`]: what can be answered, and its notation. [`BoardItem`]: what on the board an
//!    action is about.
//! 6. [`Setup`] (`setup/`): a position as data that can be edited, its JSON notation, and which positions are possible.
//! 7. `versions.rs`: in what the versions of the rules differ, by whose number a game is played on for ever.
//! 8. `prospect.rs`: what players plan with, asked of these rules.
//! 9. `contract.rs` puts all of it in the terms of [`game::Game`].

#![forbid(unsafe_code)]

mod action;
mod board_item;
mod castle;
mod contract;
mod cubes;
mod event;
mod options;
mod phases;
mod place;
mod preparation;
mod prospect;
mod question;
mod read_back;
pub mod reasons;
mod road;
mod setup;
mod special;
mod state;
pub mod tiles;
mod versions;

pub use action::{Action, DealSize, Line, Payment};
pub use board_item::BoardItem;
pub use castle::{Castle, Section};
pub use cubes::{Cube, Cubes};
pub use event::{Event, FavorSource, Source};
pub use options::{Edition, FavorRule, Options};
pub use phases::favor::favor_deniers;
pub use place::{Place, Places};
pub use preparation::WORKERS;
pub use prospect::{CountResult, Prospect};
pub use question::Question;
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
