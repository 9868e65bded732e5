//! A hash of a view that is the same on every platform.
//!
//! Sixty-four bits, so that two views of a tree do not collide in practice. The hashers of the standard library guarantee
//! nothing across platforms and versions, or start from a random key.

use std::hash::{BuildHasherDefault, Hash, Hasher};

/// Hashes a view.
pub(crate) fn view_hash(view: &impl Hash) -> u64 {
    let mut hasher = ViewHasher::default();
    view.hash(&mut hasher);
    hasher.finish()
}

/// Builds hashers for maps whose keys are hashes of views.
pub(crate) type BuildViewHasher = BuildHasherDefault<ViewHasher>;

/// Multiply and rotate: fast for the many small numbers of a view.
#[derive(Clone, Copy, Default)]
pub(crate) struct ViewHasher(u64);

const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl ViewHasher {
    fn mix(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(26) ^ number).wrapping_mul(FACTOR);
    }
}

impl Hasher for ViewHasher {
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
        // Multiplication mixes the high bits only.
        self.0 ^ self.0 >> 32
    }
}
