//! Everything that can be said is said, over many games, to everybody who might read it.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.

mod caylus;
mod helpers;
mod hits;
mod warnings;
mod ys;
