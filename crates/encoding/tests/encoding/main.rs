//! What every encoded game is held to, for both games.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod golden;
mod ids;
mod observations;
mod vectors;

/// Runs the tests of a module for both games.
macro_rules! for_both_games {
    ($($test:ident),* $(,)?) => {
        mod of_caylus {
            $(#[test] fn $test() { super::$test::<caylus::State>(); })*
        }
        mod of_ys {
            $(#[test] fn $test() { super::$test::<ys::State>(); })*
        }
    };
}
pub(crate) use for_both_games;
