//! The file of words has a message for everything that players read.

use goofspiel::State;
use std::collections::BTreeSet;

#[test]
fn nothing_is_left_to_the_notation() {
    assert_eq!(words::missing_messages::<State>(20), BTreeSet::new());
}
