//! Listing and applying actions takes no memory from the heap.
#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops where it finds something else.
#![allow(unreachable_pub)] // Helpers are shared by several test programs.
#![allow(unsafe_code)] // an allocator that counts cannot be written without

use caylus::State;

game::allocation_tests!(State);
