//! Markup that is drawn again and again: the same tile in the stock, the same cell of a table, move after move and at every table.
//! What a drawing depends on is its key, all of it; so what is kept is what would have been drawn.

use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

/// Most drawings that are kept; then it begins anew. Names of players are a part of some keys.
const MOST: usize = 2_048;

/// Drawings by what they depend on.
pub(crate) struct Memo<K>(RwLock<HashMap<K, Arc<str>, FxBuildHasher>>);

impl<K: Hash + Eq> Memo<K> {
    pub(crate) const fn new() -> Memo<K> {
        Memo(RwLock::new(HashMap::with_hasher(FxBuildHasher)))
    }

    /// What is drawn for a key.
    pub(crate) fn get(&self, key: K, draw: impl FnOnce() -> String) -> String {
        if let Some(drawn) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return drawn.to_string();
        }
        let drawn = draw();
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(key, drawn.as_str().into());
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_would_be_drawn_and_has_an_end() {
        let memo: Memo<usize> = Memo::new();
        assert_eq!(memo.get(1, || "one".to_owned()), "one");
        assert_eq!(memo.get(1, || unreachable!("it has been drawn")), "one");
        for number in 2..3 * MOST {
            assert_eq!(memo.get(number, || number.to_string()), number.to_string());
            assert!(memo.0.read().unwrap().len() <= MOST);
        }
    }
}
