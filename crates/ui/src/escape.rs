//! Text inside markup, and markup inside JSON. An update has tens of kilobytes of both, so bytes that need nothing are found and copied
//! eight at a time.

use crate::fragments::Change;
use maud::Render;

const ONES: u64 = u64::from_ne_bytes([1; 8]);
const HIGHEST: u64 = ONES << 7;

/// Marks the bytes of a word that are equal to one: the highest bit of each. What is above the first of them may be marked wrongly.
const fn equal(word: u64, byte: u8) -> u64 {
    let word = word ^ (ONES * byte as u64);
    word.wrapping_sub(ONES) & !word & HIGHEST
}

/// Marks the bytes of a word that are below a limit of at most 128, as [`equal`] does.
const fn below(word: u64, limit: u8) -> u64 {
    word.wrapping_sub(ONES * limit as u64) & !word & HIGHEST
}

/// Marks what cannot stand between tags or in an attribute.
const fn in_markup(word: u64) -> u64 {
    equal(word, b'&') | equal(word, b'<') | equal(word, b'>') | equal(word, b'"')
}

/// Marks what cannot stand in a string of JSON.
const fn in_json(word: u64) -> u64 {
    equal(word, b'"') | equal(word, b'\\') | below(word, b' ')
}

/// Writes bytes, and in place of those that are marked what `escape` writes.
fn write_escaped(out: &mut Vec<u8>, bytes: &[u8], mark: impl Fn(u64) -> u64, escape: impl Fn(&mut Vec<u8>, u8)) {
    let mut rest = bytes;
    out.reserve(bytes.len() + bytes.len() / 8);
    while let Some((word, after)) = rest.split_first_chunk::<8>() {
        let marked = mark(u64::from_le_bytes(*word));
        // All eight are written, because a number that is known beforehand is copied in one step.
        out.extend_from_slice(word);
        if marked == 0 {
            rest = after;
        } else {
            let place = (marked.trailing_zeros() / 8) as usize;
            out.truncate(out.len() - (8 - place));
            escape(out, word[place]);
            rest = &rest[place + 1..];
        }
    }
    for byte in rest {
        if mark(u64::from_le_bytes([*byte, b' ', b' ', b' ', b' ', b' ', b' ', b' '])) == 0 {
            out.push(*byte);
        } else {
            escape(out, *byte);
        }
    }
}

/// Text that is written between tags or in an attribute. It says the same as the text itself would, which is escaped byte by byte.
pub(crate) struct Text<'a>(pub(crate) &'a str);

impl Render for Text<'_> {
    fn render_to(&self, buffer: &mut String) {
        let mut rest = self.0;
        while let Some(place) = first(rest.as_bytes(), in_markup) {
            buffer.push_str(&rest[..place]);
            buffer.push_str(match rest.as_bytes()[place] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                _ => "&quot;",
            });
            rest = &rest[place + 1..];
        }
        buffer.push_str(rest);
    }
}

/// The place of the first byte that is marked.
fn first(bytes: &[u8], mark: impl Fn(u64) -> u64) -> Option<usize> {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [b' '; 8];
    last[..rest.len()].copy_from_slice(rest);
    let marked = words.iter().chain([&last]).map(|word| mark(u64::from_le_bytes(*word)));
    marked
        .enumerate()
        .find(|(_, marked)| *marked != 0)
        .map(|(number, marked)| number * 8 + (marked.trailing_zeros() / 8) as usize)
}

/// Writes a string of JSON.
fn write_string(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    write_escaped(out, text.as_bytes(), in_json, |out, byte| match byte {
        b'"' => out.extend_from_slice(br#"\""#),
        b'\\' => out.extend_from_slice(br"\\"),
        b'\n' => out.extend_from_slice(br"\n"),
        b'\r' => out.extend_from_slice(br"\r"),
        b'\t' => out.extend_from_slice(br"\t"),
        8 => out.extend_from_slice(br"\b"),
        12 => out.extend_from_slice(br"\f"),
        byte => {
            let digit = |digit: u8| b"0123456789abcdef"[usize::from(digit)];
            out.extend_from_slice(br"\u00");
            out.extend_from_slice(&[digit(byte >> 4), digit(byte & 15)]);
        }
    });
    out.push(b'"');
}

/// Writes a list of JSON.
fn write_list<T>(out: &mut Vec<u8>, items: &[T], write: impl Fn(&mut Vec<u8>, &T)) {
    out.push(b'[');
    for (number, item) in items.iter().enumerate() {
        if number > 0 {
            out.push(b',');
        }
        write(out, item);
    }
    out.push(b']');
}

/// Writes changes as JSON, byte for byte as `serde_json` does and several times as fast.
pub fn write_changes(out: &mut Vec<u8>, changes: &[Change]) {
    write_list(out, changes, |out, Change { part, order, children }| {
        out.extend_from_slice(br#"{"part":"#);
        write_string(out, part);
        out.extend_from_slice(br#","order":"#);
        write_list(out, order, |out, id| write_string(out, id));
        out.extend_from_slice(br#","children":"#);
        write_list(out, children, |out, (id, markup)| {
            out.push(b'[');
            write_string(out, id);
            out.push(b',');
            write_string(out, markup);
            out.push(b']');
        });
        out.push(b'}');
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Random;

    /// Texts of every length with everything that may need something in them, at every place.
    fn texts() -> impl Iterator<Item = String> {
        let letters: Vec<char> =
            (0..=0x21_u8).map(char::from).chain("&<>\"\\'/az\u{7f}\u{80}é–’\u{2028}𝄞".chars()).collect();
        let mut random = Random::new(1);
        (0..4_000).map(move |number| {
            let rare = 1 + random.below(12);
            let letter = |_| if random.below(rare) == 0 { letters[random.below(letters.len())] } else { 'a' };
            (0..number % 70).map(letter).collect()
        })
    }

    #[test]
    fn text_is_escaped_as_maud_does() {
        for text in texts() {
            assert_eq!(Text(&text).render().0, text.render().0, "{text:?}");
        }
    }

    #[test]
    fn changes_are_written_as_serde_does() {
        let texts: Vec<String> = texts().collect();
        let children = texts.chunks(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect();
        let changes = [
            Change { part: "board", order: texts.clone(), children },
            Change { part: "log", order: Vec::new(), children: Vec::new() },
        ];
        for changes in [&changes[..], &changes[1..], &[]] {
            let mut written = Vec::new();
            write_changes(&mut written, changes);
            assert_eq!(String::from_utf8(written).unwrap(), serde_json::to_string(changes).unwrap());
        }
    }
}
