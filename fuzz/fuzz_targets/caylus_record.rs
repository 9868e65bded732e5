//! Any bytes as a record: replayed, or refused with the number of a line.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| game::conformance::feed_record::<caylus::State>(bytes));
