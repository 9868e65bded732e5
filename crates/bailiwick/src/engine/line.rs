//! Lines of limited length from a stream that may hold anything.

use std::io::{self, BufRead, Read};

/// The longest line of the protocol in bytes. A view has a few thousand.
pub(crate) const LONGEST: usize = 1 << 20;

/// One line of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Without its end.
    Text(String),
    /// Longer than [`LONGEST`].
    TooLong,
    /// Bytes that are not UTF-8.
    NotText,
}

/// Reads a line; `None` at the end of the stream. The rest of a line that is too long is read over if `skip`, and left unread
/// otherwise: it may have no end.
pub(crate) fn read_line(stream: &mut impl BufRead, skip: bool) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    stream.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() > LONGEST && bytes.last() != Some(&b'\n') {
        while skip && !bytes.is_empty() && bytes.last() != Some(&b'\n') {
            bytes.clear();
            stream.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes)?;
        }
        return Ok(Some(Line::TooLong));
    }
    let text = String::from_utf8(bytes).map(|text| text.trim_end_matches(['\r', '\n']).to_owned());
    Ok(Some(text.map_or(Line::NotText, Line::Text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut stream = bytes;
        std::iter::from_fn(|| read_line(&mut stream, true).unwrap()).collect()
    }

    #[test]
    fn lines_are_read_one_by_one() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines(b"one\r\n\ntwo\nlast"), [text("one"), text(""), text("two"), text("last")]);
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\xff\xfe\nnext\n"), [Line::NotText, text("next")]);
    }

    #[test]
    fn a_line_that_is_too_long_is_read_over() {
        let mut bytes = vec![b'x'; 3 * LONGEST];
        bytes.extend(b"\nnext\n");
        assert_eq!(lines(&bytes), [Line::TooLong, Line::Text("next".to_owned())]);
        assert_eq!(lines(&bytes[..2 * LONGEST]), [Line::TooLong]);
        let fits = [vec![b'x'; LONGEST], b"\n".to_vec()].concat();
        assert!(matches!(&lines(&fits)[..], [Line::Text(text)] if text.len() == LONGEST));
    }

    #[test]
    fn what_never_ends_is_left_unread() {
        let mut endless = io::BufReader::new(io::repeat(b'x'));
        assert_eq!(read_line(&mut endless, false).unwrap(), Some(Line::TooLong));
    }
}
