//! Any bytes as a position: played to its end, or refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| game::conformance::feed_position::<caylus::State>(bytes));
