//! The rules of Ys, for 2 to 4 players, with King's Favour, Ys Express and the strong neutral.
//!
//! A reader with the rulebook (`rules/ys.en.md`) in hand finds every rule where he looks first: [`components`] is what is
//! in the box, `phases` has one file per phase, `characters` one decision per moment at which cards are played, and
//! comments name the rule ids. A [`State`] is a [`Board`], which everybody sees, and [`Secrets`], which nobody sees whole;
//! a [`View`] is the same board with what one viewer knows of the secrets.

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod action;
mod board;
mod broker;
mod cards;
mod characters;
pub mod components;
mod contract;
mod event;
mod gem;
mod options;
mod owner;
mod phases;
mod preparation;
mod read_back;
pub mod reasons;
mod resample;
mod secrets;
mod setup;
mod spot;
mod state;
mod value;
mod view;

pub use action::{Action, Named, Own, Swap};
pub use board::{Active, Board, Holdings};
pub use broker::{Broker, Face, Known};
pub use cards::{Cards, Character};
pub use event::{Event, Source};
pub use gem::{Color, Gem};
pub use options::Options;
pub use owner::Owner;
pub use phases::{Step, Ties};
pub use secrets::Secrets;
pub use setup::{BrokerSetup, NeutralSetup, OptionsSetup, SeatSetup, Setup, StepSetup, TogetherSetup};
pub use spot::{ROWS, Spot, Spots, Zone};
pub use state::State;
pub use value::{Value, ValueSet, Values};
pub use view::{Own as OwnSecrets, View};
