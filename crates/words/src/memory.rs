//! What has been said before. The same few thousand sentences are said again and again, and to fill one in takes many times
//! as long as to remember it. Every thread remembers for itself, so that nobody has to wait for anybody.

use crate::{Argument, Language};
use fluent_bundle::FluentValue;
use std::cell::RefCell;
use std::collections::HashMap;

/// When so many sentences are remembered, all are forgotten: names come and go.
const MOST: usize = 8192;

/// Ends a text in a key: no text of ours has this byte.
const END: u8 = 0xff;

#[derive(Default)]
struct Memory {
    /// The key that is being made, kept for its room.
    key: Vec<u8>,
    said: HashMap<Box<[u8]>, Box<str>>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

/// A sentence as it was said before, or as it is filled in now.
pub(crate) fn remembered(
    language: Language,
    message: &str,
    arguments: &[Argument<'_>],
    fill: impl FnOnce() -> String,
) -> String {
    MEMORY.with_borrow_mut(|memory| {
        memory.key.clear();
        memory.key.push(language as u8);
        if !write_key(&mut memory.key, message, arguments) {
            return fill();
        }
        if let Some(said) = memory.said.get(memory.key.as_slice()) {
            return said.to_string();
        }
        let text = fill();
        if memory.said.len() >= MOST {
            memory.said.clear();
        }
        memory.said.insert(memory.key.as_slice().into(), text.as_str().into());
        text
    })
}

/// Writes down what a sentence depends on; false if that cannot be written down.
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
    fn what_differs_has_another_key() {
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
    fn what_was_said_is_said_again_in_its_language() {
        let say = |language, text: &str| remembered(language, "m", &[("n", 1.into())], || text.to_owned());
        assert_eq!(say(Language::English, "one"), "one");
        assert_eq!(say(Language::French, "un"), "un");
        assert_eq!(say(Language::English, "two"), "one");
    }

    #[test]
    fn not_everything_is_kept() {
        for number in 0..3 * MOST {
            let text = number.to_string();
            assert_eq!(remembered(Language::English, "m", &[("n", number.into())], || text.clone()), text);
        }
        assert!(MEMORY.with_borrow(|memory| memory.said.len()) <= MOST);
    }
}
