//! Any bytes as an action: one spelling each, and refused with a rule where it is not legal.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| game::conformance::feed_action::<ys::State>(bytes));
