//! Players that think. A bot gets what its seat can see, never the state, and chooses among the legal actions.
//!
//! The search is written once for all games. What it has to know of a game is a [`Knowledge`]: how promising an action
//! looks, and what a position is worth at the end of a turn. People pick a bot by the name of its [`Level`].

#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used, clippy::expect_used)]

mod apprentice;
mod bot;
mod budget;
mod caylus;
mod journeyman;
mod key;
mod knowledge;
mod level;
mod master;
mod named;
mod numbers;
mod random;
mod rollout;
pub mod training;
mod uct;
mod weights;
mod ys;

pub use apprentice::Apprentice;
pub use bot::Bot;
pub use budget::Budget;
pub use journeyman::Journeyman;
pub use knowledge::{Habits, Knowledge, Mind};
pub use level::{Level, LevelError};
pub use master::Master;
pub use random::RandomBot;
pub use uct::Uct;
pub use weights::{Weights, WeightsError};
