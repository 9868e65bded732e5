//! Players that think. A bot is given what its seat can see, never the state, and chooses one of the legal actions.
//!
//! The search is written once for all games; people pick a bot by the name of its [`Level`]. A game says which bots it has
//! by implementing [`BotGame`]. The rules alone are enough for the levels `random` and `uct`; for the others it brings a
//! [`Knowledge`]: a policy, which scores actions, and an evaluation of positions at the ends of turns.
//!
//! # Examples
//!
//! One decision of a bot at a table, and a whole game between bots:
//!
//! ```
//! use bots::{BotTurn, Level, SeatedBots};
//! use game::{Game, Seat, Settings};
//! use std::convert::Infallible;
//!
//! let mut state = ys::State::new(3, &Settings::new(ys::State::OPTIONS), 42)?;
//! let seat = state.to_act().lowest().unwrap();
//! let action = BotTurn::new(&state, seat, "journeyman:8".parse()?, 42, 0)?.choose();
//!
//! let mut bots = SeatedBots::new(&[Level::APPRENTICE, Level::RANDOM, Level::RANDOM], 42, 0, 1)?;
//! let Ok(()) = game::play_out(&mut state, |state, seat, legal| {
//!     Ok::<_, Infallible>(bots.choose(state, seat, legal))
//! });
//! assert!(state.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! In reading order:
//!
//! - `bot` is the trait [`Bot`], `thought` what it tells of a decision; `bot_game` says which bots a game has; `level` parses
//!   the names of bots; `character` is what some of them like; `budget` is how long they may think; `seating` seats them at a table and asks them, with the seeds that records depend on.
//! - `random`, `apprentice`, `journeyman` and `master` are the levels, `uct` is a plain baseline. `rollout` plays on by
//!   policy to the end of a turn, `view_hash` finds positions again, `mixing` keeps secret choices unpredictable.
//! - `knowledge` is what the search needs to know of a game, `mind` the same with weights for a number of players. `table` is a
//!   policy that is a table of what was learned.
//!   `weights` reads the weights files, `weight_rows` names their rows in the code.
//! - `caylus` and `ys` hold the knowledge of the two games.
//! - [`training`] makes the weights by self-play: regression for the evaluation, softmax regression for a policy that is
//!   a table and for beliefs about what is hidden, an evolution strategy for a policy that is computed. `parallel` plays many games on several threads.
//! - [`analysis`] judges decisions afterwards: what the action that was played cost compared with the best one, and why.
//! - [`profile`] notes down how seats play, for people to read.
//! - `math` is arithmetic that gives the same bits on every platform, so that a bot with a seed and a number of iterations
//!   plays the same game everywhere. Nothing that chooses may use `exp` or `ln` of the standard library.
//!
//! # Weights
//!
//! A file in `weights/` has rows for each number of players: one for each feature (what the evaluation takes it to be worth, and
//! under `policy:` what a policy that is computed does), each policy parameter and each belief, with a number for each stage of
//! the game. A policy that is a table has `tables` beside them: for a decision and a group of facts the numbers, in hundredths,
//! of all facts of the group, each with all kinds of actions. A file names the `bailiwick train` command that made it; those with
//! the name of a character have what it learned, on top of the usual weights; the `-start` files are what training began with,
//! and `ys-policy.json` is where the lesson in beliefs began. A change that makes bots choose differently needs new weights, new
//! lines in `tests/golden.txt` and new figures in `docs/strength.md`.

#![forbid(unsafe_code)]

pub mod analysis;
mod apprentice;
mod bot;
mod bot_game;
mod budget;
mod caylus;
mod character;
mod journeyman;
mod knowledge;
mod level;
mod master;
mod math;
mod mind;
mod mixing;
mod parallel;
pub mod profile;
mod random;
mod rollout;
mod seating;
mod table;
mod thought;
pub mod training;
mod uct;
mod view_hash;
mod weight_rows;
mod weights;
mod ys;

pub use bot::Bot;
pub use bot_game::BotGame;
pub use budget::{Budget, Limits};
pub use character::{Character, CharacterName, Liking, NotACharacter, cast_characters};
pub use knowledge::{BeliefRows, ForcedLine, Knowledge, Temperatures};
pub use level::{Level, LevelError};
pub use mind::Mind;
pub use parallel::in_parallel;
pub use seating::{BotTurn, SeatedBots, StopOnDrop, ThinkingTime, turn_seed, whole_game_seed};
pub use table::{Facts, Layout};
pub use thought::Thought;
pub use weights::{Weights, WeightsError};
