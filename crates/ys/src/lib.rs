//! The rules of Ys, for 2 to 4 players, with King's Favour, Ys Express and the strong neutral.
//!
//! The code follows the rulebook (`rules/ys.en.md`), and comments name the rule ids: to follow a rule, look its id up in the
//! rulebook, open the file of its phase, and search `tests/rules/` for the id. It has the shape of `caylus`, with what hidden
//! information adds.
//!
//! # Reading order
//!
//! 1. [`components`]: what is in the box, as data, and how sure we are of it. [`reasons`]: everything that a player can be told.
//! 2. [`State`]: a [`Board`], which everybody sees, and [`Secrets`], which nobody sees whole. Nothing on the board may depend on a
//!    secret. Of a hidden broker the board notes what everybody could see all the same ([`Known`]): whose Spy looked, and what it
//!    may be.
//! 3. [`View`] (`view.rs`): the same board with what one viewer knows of the secrets. `resample.rs` deals everything hidden anew,
//!    in agreement with a view.
//! 4. `phases/order.rs`: the order of a round in one list. `phases/mod.rs`: the driver and the trait `Decision`: who decides, what
//!    is asked, the legal actions, what happens then, why something else is refused, and what might be tried, side by side.
//! 5. `phases/`: `layout`, `bidding`, `placement`, `city` and `market` (scoring), `round_over`, `throne` (King's Favour),
//!    `end_of_game`; `ties` is who wins a tie, `neutral` what the neutral of two players does by itself. `preparation.rs` sets a
//!    new game up.
//! 6. `characters/`: one file a card; `window.rs` is when cards are played.
//! 7. [`Question`]: what can be asked. [`Action`]: what can be answered, and its notation. [`BoardItem`]: what on the board an
//!    action is about. [`Event`]: what happened; what only some may see is an `Option`, which [`Event::seen`] empties.
//! 8. [`Setup`] (`setup/`): a position or a view as data that can be edited, its JSON notation, and which positions are possible.
//! 9. `versions.rs`: in what the versions of the rules differ, by whose number a game is played on for ever.
//! 10. `contract.rs` puts all of it in the terms of [`game::Game`].

#![forbid(unsafe_code)]

mod action;
mod board;
mod board_item;
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
mod question;
mod read_back;
pub mod reasons;
mod resample;
mod secrets;
mod setup;
mod spot;
mod state;
mod value;
mod versions;
mod view;

pub use action::{Action, Direction, Named, OwnBroker, Swap};
pub use board::{Active, Board, Holdings};
pub use board_item::BoardItem;
pub use broker::{Broker, Face, Known};
pub use cards::{Cards, Character};
pub use event::{Event, Source};
pub use gem::{Color, Gem};
pub use options::Options;
pub use owner::Owner;
pub use phases::{Step, Ties};
pub use question::Question;
pub use secrets::Secrets;
pub use setup::{
    BrokerSetup, GemsSetup, NeutralSetup, OptionsSetup, QuotesSetup, SeatSetup, Setup, StepSetup, TogetherSetup,
};
pub use spot::{ROWS, Spot, Spots, Zone};
pub use state::State;
pub use value::{Value, ValueSet, Values};
pub use view::{OwnSecrets, View};
