//! A list that is cheap to clone however long it is.

use std::sync::Arc;

/// Items in a chunk.
const CHUNK: usize = 32;

/// A list whose clones share all but the last few items, which lie in chunks that never change.
#[derive(Clone)]
pub(super) struct SharedList<T> {
    chunks: Vec<Arc<[T]>>,
    /// Fewer than fill a chunk.
    tail: Vec<T>,
}

impl<T: Clone> SharedList<T> {
    pub(super) fn new() -> SharedList<T> {
        SharedList { chunks: Vec::new(), tail: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.in_chunks() + self.tail.len()
    }

    fn in_chunks(&self) -> usize {
        self.chunks.len() * CHUNK
    }

    pub(super) fn push(&mut self, item: T) {
        self.tail.push(item);
        if self.tail.len() == CHUNK {
            self.chunks.push(self.tail.drain(..).collect());
        }
    }

    /// Shortens the list to `len` items; a list that is not longer stays as it is.
    pub(super) fn truncate(&mut self, len: usize) {
        let whole = len / CHUNK;
        match self.chunks.get(whole) {
            Some(cut) => {
                self.tail = cut[..len % CHUNK].to_vec();
                self.chunks.truncate(whole);
            }
            None => self.tail.truncate(len - self.in_chunks()),
        }
    }

    pub(super) fn get(&self, index: usize) -> Option<&T> {
        match self.chunks.get(index / CHUNK) {
            Some(chunk) => chunk.get(index % CHUNK),
            None => self.tail.get(index - self.in_chunks()),
        }
    }

    /// The items from an index on.
    pub(super) fn iter_from(&self, index: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        (index..self.len()).filter_map(|index| self.get(index))
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.iter_from(0)
    }

    /// Gives back the memory for items that may follow.
    pub(super) fn shrink_to_fit(&mut self) {
        self.chunks.shrink_to_fit();
        self.tail.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    #[test]
    fn it_is_a_list() {
        let (mut list, mut plain, mut random) = (SharedList::new(), Vec::new(), Random::new(1));
        for number in 0..2_000 {
            list.push(number);
            plain.push(number);
            if random.below(20) == 0 {
                let len = random.below(plain.len() + 10);
                list.truncate(len);
                plain.truncate(len);
            }
            let from = random.below(plain.len() + 2);
            assert_eq!(list.len(), plain.len());
            assert_eq!(list.get(from), plain.get(from));
            assert!(list.iter_from(from).eq(plain.iter().skip(from)));
            assert!(list.iter().rev().eq(plain.iter().rev()));
        }
    }

    #[test]
    fn clones_share_their_chunks() {
        let mut list = SharedList::new();
        (0..100).for_each(|number| list.push(number));
        let mut other = list.clone();
        other.push(100);
        assert!(list.chunks.iter().zip(&other.chunks).all(|(one, same)| Arc::ptr_eq(one, same)));
        assert_eq!((list.chunks.len(), list.len(), other.len()), (3, 100, 101));
    }
}
