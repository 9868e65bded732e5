//! The ids that can be chosen: one bit each, in a few words.

/// Sixty-four ids a word: enough for every game here.
const WORDS: usize = 9;

/// A set of ids below [`IdSet::CAPACITY`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdSet([u64; WORDS]);

impl IdSet {
    /// Ids are below this number.
    pub const CAPACITY: usize = 64 * WORDS;
    /// No id.
    pub const NONE: IdSet = IdSet([0; WORDS]);

    /// One id more. Ids beyond the capacity are left out: no game has them.
    #[inline]
    pub fn add(&mut self, id: u16) {
        if let Some(word) = self.0.get_mut(usize::from(id / 64)) {
            *word |= 1 << (id % 64);
        }
    }

    /// Whether the id is in the set.
    #[inline]
    pub fn contains(&self, id: u16) -> bool {
        self.0.get(usize::from(id / 64)).is_some_and(|word| word >> (id % 64) & 1 == 1)
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The id at a place of the ascending order, counted from 0.
    #[inline]
    pub fn nth(&self, place: usize) -> Option<u16> {
        let mut left = place;
        for (number, word) in self.0.iter().enumerate() {
            let here = word.count_ones() as usize;
            if left < here {
                let mut word = *word;
                (0..left).for_each(|_| word &= word - 1);
                return Some(64 * number as u16 + word.trailing_zeros() as u16);
            }
            left -= here;
        }
        None
    }

    /// The ids, the lowest first.
    pub fn iter(&self) -> impl Iterator<Item = u16> + use<> {
        let words = self.0;
        (0..).zip(words).flat_map(|(number, word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as u16;
                (left != 0).then(|| {
                    left &= left - 1;
                    64 * number + bit
                })
            })
        })
    }

    /// Writes a mask: 1 for each id of the set, 0 for all others.
    #[inline]
    pub fn write(&self, mask: &mut [u8]) {
        mask.fill(0);
        for (number, word) in self.0.iter().enumerate() {
            let mut left = *word;
            while left != 0 {
                if let Some(byte) = mask.get_mut(64 * number + left.trailing_zeros() as usize) {
                    *byte = 1;
                }
                left &= left - 1;
            }
        }
    }
}

impl FromIterator<u16> for IdSet {
    fn from_iter<I: IntoIterator<Item = u16>>(ids: I) -> IdSet {
        let mut set = IdSet::NONE;
        ids.into_iter().for_each(|id| set.add(id));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_masks_and_lists_agree() {
        let ids = [0, 1, 63, 64, 200, 575];
        let set: IdSet = ids.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), ids);
        assert_eq!((set.len(), set.is_empty(), IdSet::NONE.is_empty()), (6, false, true));
        assert_eq!((0..7).map(|place| set.nth(place)).collect::<Vec<_>>()[4..], [Some(200), Some(575), None]);
        let mut mask = [7; IdSet::CAPACITY];
        set.write(&mut mask);
        assert!((0..).zip(mask).all(|(id, byte)| byte == u8::from(set.contains(id))));
        let mut beyond = set;
        beyond.add(9999);
        assert!(beyond == set && !set.contains(9999));
    }
}
