//! Markup that is drawn again and again: the same tile in the stock, the same cell of a table, move after move and at every table.
//! What a drawing depends on is its key, all of it; so what is kept is what would have been drawn. In builds with debug assertions,
//! such as those of the tests, it is drawn all the same and compared.

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
    pub(crate) fn get(&self, key: K, draw: impl FnOnce() -> String) -> Arc<str> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(drawn) = kept {
            if cfg!(debug_assertions) {
                assert_eq!(*drawn, *draw(), "what is kept is not what would be drawn: the key lacks something");
            }
            return drawn;
        }
        let drawn: Arc<str> = draw().into();
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(key, drawn.clone());
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_would_be_drawn_and_has_an_end() {
        let memo: Memo<usize> = Memo::new();
        let one = memo.get(1, || "one".to_owned());
        assert_eq!(&*one, "one");
        assert!(Arc::ptr_eq(&one, &memo.get(1, || "one".to_owned())), "it is kept");
        for number in 2..3 * MOST {
            assert_eq!(*memo.get(number, || number.to_string()), *number.to_string());
            assert!(memo.0.read().unwrap().len() <= MOST);
        }
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "the key lacks something")]
    fn a_key_that_lacks_something_is_found_out() {
        let memo: Memo<u8> = Memo::new();
        memo.get(1, || "before".to_owned());
        memo.get(1, || "after".to_owned());
    }
}
