//! The tests that every game gets.

use caylus::State;

game::conformance!(State);

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
}
