//! Games as numbers, for programs that learn: an action is one number or a few, what a seat knows is a row of bytes.
//!
//! In reading order:
//!
//! - `encoded`: [`Encoded`], what a game brings: its ids, its pieces of an observation, and how both are written.
//! - `steps`: [`Steps`], the ids of one action. Where a list of all actions with all parameters would have tens of thousands of
//!   ids (Ys), an action is chosen in several steps. `id_set`: [`IdSet`], the ids that can be chosen now.
//! - `table`: [`Table`], a game that is played by ids, one at a time.
//! - `observation`: [`Piece`], a named part of an observation. The flat row is all pieces side by side, written by the same code.
//! - `vector`: [`Vector`], many games that are played at once, into arrays of the caller.
//! - [`caylus`] and [`ys`] are the two games, each with its ids (`ids.rs`) and its observation (`view.rs`).
//!
//! # Promises
//!
//! What an id means never changes under one [`Encoded::VERSION`]: `golden/` has a line for each id, and a test compares. An
//! observation is written from a [`game::Game::View`] and from what the seat has chosen so far of its own action, and from nothing
//! else, so it cannot tell what the seat may not know; a test compares the bytes of states that differ in what is hidden.
//!
//! # Examples
//!
//! ```
//! use encoding::{Encoded, Table};
//! use game::{Game, Random, Settings};
//!
//! let mut random = Random::new(1);
//! let state = ys::State::new(3, &Settings::new(ys::State::OPTIONS), 7)?;
//! let mut table = Table::new(state);
//! let mut observation = vec![0; ys::State::OBSERVATION];
//! while let Some(seat) = table.seat() {
//!     table.observe(seat, &mut observation);
//!     let id = table.open().nth(random.below(table.open().len())).expect("somebody is asked");
//!     table.step(id)?;
//! }
//! assert!(table.state().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

pub mod caylus;
mod encoded;
mod id_set;
mod observation;
mod steps;
mod table;
mod vector;
pub mod ys;

pub use encoded::{Encoded, Reading};
pub use id_set::IdSet;
pub use observation::{Piece, PieceSpec};
pub use steps::Steps;
pub use table::{NotOpen, Stepped, Table};
pub use vector::{Arrays, Reward, Vector, VectorError};
