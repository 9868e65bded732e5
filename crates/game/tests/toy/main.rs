//! What `game` offers to every game, tried out with a toy game that has everything which hidden information asks of the contract.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod pips;
mod secrets;
mod sight;
