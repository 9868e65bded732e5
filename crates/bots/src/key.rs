//! The key of a position: a number that is the same for all that somebody sees, on every platform.
//!
//! Sixty-four bits, so that two positions of a tree never have the same one in practice; the hashers of the standard
//! library promise nothing about other platforms, or take a random start.

use std::hash::{BuildHasherDefault, Hasher};

/// Multiplies and turns: quick for the many small numbers of a position.
#[derive(Clone, Copy, Default)]
pub(crate) struct Key(u64);

const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Key {
    fn mix(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(26) ^ number).wrapping_mul(FACTOR);
    }
}

impl Hasher for Key {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        // The product leaves the low bits poor.
        self.0 ^ self.0 >> 32
    }
}

/// For tables whose entries are found by keys.
pub(crate) type Keyed = BuildHasherDefault<Key>;
