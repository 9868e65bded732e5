//! The tests that every game gets.

use ys::State;

game::conformance!(State);

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
