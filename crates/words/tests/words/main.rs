//! Everything that can be said is said, over many games, to everybody who might read it.

mod caylus;
mod helpers;
mod ys;
