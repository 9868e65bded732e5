//! The tests that every game gets.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.

use goofspiel::State;

game::conformance!(State);
