//! Listing and applying actions takes no memory from the heap.
#![allow(unsafe_code)] // an allocator that counts cannot be written without

use ys::State;

game::allocation_tests!(State);
