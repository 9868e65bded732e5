//! The ids of one action, in the order in which they are chosen.

use std::fmt;

/// The most ids that one action takes: the Mage of Ys names two brokers by place and sign.
const MOST: usize = 5;

/// The ids of an action, or of its beginning. A small value that is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Steps {
    ids: [u16; MOST],
    number: u8,
}

impl Steps {
    /// Nothing chosen yet.
    pub const NONE: Steps = Steps { ids: [0; MOST], number: 0 };
    /// No action takes more.
    pub const MOST: usize = MOST;

    /// One id.
    #[inline]
    pub const fn one(id: u16) -> Steps {
        Steps { ids: [id, 0, 0, 0, 0], number: 1 }
    }

    /// These ids, up to [`Steps::MOST`].
    pub fn of(ids: &[u16]) -> Option<Steps> {
        let mut steps = Steps { number: u8::try_from(ids.len()).ok()?, ..Steps::NONE };
        steps.ids.get_mut(..ids.len())?.copy_from_slice(ids);
        Some(steps)
    }

    /// One id more, if there is room.
    #[inline]
    pub fn push(&mut self, id: u16) {
        if let Some(free) = self.ids.get_mut(usize::from(self.number)) {
            *free = id;
            self.number += 1;
        }
    }

    /// The ids.
    #[inline]
    pub fn ids(&self) -> &[u16] {
        &self.ids[..usize::from(self.number).min(MOST)]
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.number == 0
    }

    /// The id that comes after `begun`, if these steps begin so and go on.
    #[inline]
    pub fn next_after(&self, begun: &Steps) -> Option<u16> {
        // Most are asked at the beginning, and then there is nothing to compare.
        if begun.number >= self.number {
            return None;
        }
        let begins = begun.is_empty() || begun.ids().iter().zip(self.ids).all(|(id, own)| *id == own);
        begins.then(|| self.ids[usize::from(begun.number) % MOST])
    }
}

impl fmt::Debug for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ids().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_on_from_their_beginning() {
        let mage = Steps::of(&[7, 3, 1, 4]).unwrap();
        assert_eq!(mage.next_after(&Steps::NONE), Some(7));
        assert_eq!(mage.next_after(&Steps::of(&[7, 3]).unwrap()), Some(1));
        assert_eq!((mage.next_after(&mage), mage.next_after(&Steps::one(8))), (None, None));
        assert_eq!(Steps::of(&[1; 6]), None);
        let mut full = Steps::of(&[1; 5]).unwrap();
        full.push(2);
        assert_eq!(full.ids(), [1; 5]);
    }
}
