//! A cache of filled-in messages. The same few thousand texts are needed again and again, and filling one in takes many times
//! as long as looking it up. Every thread has a cache of its own, so that no thread waits for another.

use crate::Argument;
use fluent_bundle::FluentValue;
use std::cell::RefCell;
use std::collections::HashMap;

/// Most texts of a cache. A full cache is cleared, because names in texts come and go.
const MOST: usize = 8192;

/// Separates the parts of a key: this byte is in no UTF-8 text.
const END: u8 = 0xff;

#[derive(Default)]
struct Cache {
    /// Reused for the key that is being made.
    key: Vec<u8>,
    texts: HashMap<Box<[u8]>, Box<str>, foldhash::fast::RandomState>,
}

thread_local! {
    static CACHE: RefCell<Cache> = RefCell::default();
}

/// The text of a message from the cache, or filled in now. `words` is the id of the words that the message is from.
pub(crate) fn cached(words: u32, message: &str, arguments: &[Argument<'_>], fill: impl FnOnce() -> String) -> String {
    CACHE.with_borrow_mut(|cache| {
        cache.key.clear();
        cache.key.extend(words.to_le_bytes());
        if !write_key(&mut cache.key, message, arguments) {
            return fill();
        }
        if let Some(text) = cache.texts.get(cache.key.as_slice()) {
            return text.to_string();
        }
        let text = fill();
        if cache.texts.len() >= MOST {
            cache.texts.clear();
        }
        cache.texts.insert(cache.key.as_slice().into(), text.as_str().into());
        text
    })
}

/// Writes everything that a text depends on; false if an argument cannot be written.
fn write_key(key: &mut Vec<u8>, message: &str, arguments: &[Argument<'_>]) -> bool {
    key.extend(message.bytes());
    arguments.iter().all(|(name, value)| {
        key.push(END);
        key.extend(name.bytes());
        key.push(END);
        match value {
            FluentValue::String(text) => {
                key.push(b't');
                key.extend(text.bytes());
                true
            }
            FluentValue::Number(number) if number.options == Default::default() => {
                key.push(b'n');
                key.extend(number.value.to_bits().to_le_bytes());
                true
            }
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(message: &str, arguments: &[Argument<'_>]) -> Vec<u8> {
        let mut key = Vec::new();
        assert!(write_key(&mut key, message, arguments));
        key
    }

    #[test]
    fn different_texts_have_different_keys() {
        let keys = [
            key("a", &[]),
            key("ab", &[]),
            key("a", &[("b", "".into())]),
            key("a", &[("b", "1".into())]),
            key("a", &[("b", 1.into())]),
            key("a", &[("b", 2.into())]),
            key("a", &[("b", "1".into()), ("c", "".into())]),
            key("a", &[("b", "".into()), ("c", "1".into())]),
        ];
        for (place, one) in keys.iter().enumerate() {
            assert!(keys[..place].iter().all(|other| other != one), "{place}");
        }
    }

    #[test]
    fn a_text_is_found_again_by_its_words() {
        let text = |words, text: &str| cached(words, "m", &[("n", 1.into())], || text.to_owned());
        assert_eq!(text(1_000_001, "one"), "one");
        assert_eq!(text(1_000_002, "un"), "un");
        assert_eq!(text(1_000_001, "two"), "one");
    }

    #[test]
    fn a_full_cache_is_cleared() {
        for number in 0..3 * MOST {
            let text = number.to_string();
            assert_eq!(cached(1_000_003, "m", &[("n", number.into())], || text.clone()), text);
        }
        assert!(CACHE.with_borrow(|cache| cache.texts.len()) <= MOST);
    }
}
