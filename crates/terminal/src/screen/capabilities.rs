//! What the terminal can show. Where it has neither colours nor Unicode, the finished buffer is translated, so that nothing
//! else has to know.

use ratatui::buffer::Buffer;
use ratatui::style::Color;

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capabilities {
    /// Colours, unless the user asked for none (`NO_COLOR`).
    pub colour: bool,
    /// Characters beyond ASCII.
    pub unicode: bool,
}

impl Capabilities {
    /// What the environment variables say of the terminal.
    pub(crate) fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Capabilities {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let locale = locale.to_ascii_lowercase();
        let unicode = locale.contains("utf-8") || locale.contains("utf8") || cfg!(windows);
        let plain = set("NO_COLOR").is_some() || set("TERM").is_some_and(|term| term == "dumb" || term == "vt100");
        Capabilities { colour: !plain, unicode }
    }

    /// Translates a buffer into what can be shown.
    pub(super) fn translate(self, buffer: &mut Buffer) {
        if self.colour && self.unicode {
            return;
        }
        for cell in &mut buffer.content {
            if !self.colour {
                cell.set_fg(Color::Reset);
                cell.set_bg(Color::Reset);
            }
            if !self.unicode
                && let Some(letter) = cell.symbol().chars().next().filter(|letter| !letter.is_ascii())
            {
                cell.set_char(ascii_fallback(letter));
            }
        }
    }
}

/// Characters and the ASCII characters that stand for them.
const ASCII: [(&str, char); 43] = [
    ("●", 'o'),
    ("◆", 'd'),
    ("▲", 'A'),
    ("✚", '+'),
    ("■", '#'),
    ("○", 'n'),
    ("⌂", '^'),
    ("…", '~'),
    ("│┃", '|'),
    ("─━", '-'),
    ("┌┐└┘├┤┬┴┼╭╮╰╯", '+'),
    ("★", '*'),
    ("✓", 'v'),
    ("▶►", '>'),
    ("◀", '<'),
    ("□", '@'),
    ("·•", '.'),
    ("’‘′", '\''),
    ("“”«»", '"'),
    ("–—−", '-'),
    ("×", 'x'),
    ("→", '>'),
    ("←", '<'),
    ("↑", '^'),
    ("↓", 'v'),
    ("±", '+'),
    ("àáâãä", 'a'),
    ("ÀÁÂÃÄ", 'A'),
    ("çÇ", 'c'),
    ("èéêë", 'e'),
    ("ÈÉÊË", 'E'),
    ("ìíîï", 'i'),
    ("ÌÍÎÏ", 'I'),
    ("òóôõöœ", 'o'),
    ("ÒÓÔÕÖŒ", 'O'),
    ("ùúûü", 'u'),
    ("ÙÚÛÜ", 'U'),
    ("ñ", 'n'),
    ("\u{a0}\u{202f}", ' '),
    ("█▇▆▅▄", '#'),
    ("▃▂▁", '_'),
    ("⠋⠙⠹⠸", '|'),
    ("⠼⠴⠦⠧⠇⠏", '/'),
];

/// The ASCII character that stands for another one.
pub(crate) fn ascii_fallback(letter: char) -> char {
    ASCII.iter().find(|(signs, _)| signs.contains(letter)).map_or('?', |(_, ascii)| *ascii)
}

#[cfg(test)]
mod tests {
    use super::super::style;
    use super::*;
    use game::Seat;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    fn environment(pairs: &[(&str, &str)]) -> Capabilities {
        let find = |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Capabilities::from_environment(find)
    }

    #[test]
    #[cfg(not(windows))]
    fn the_environment_says_what_can_be_shown() {
        assert_eq!(environment(&[("LANG", "pt_BR.UTF-8")]), Capabilities { colour: true, unicode: true });
        assert_eq!(environment(&[("LANG", "C.UTF-8"), ("LC_ALL", "C")]), Capabilities { colour: true, unicode: false });
        assert_eq!(
            environment(&[("LC_CTYPE", "fr_FR.utf8"), ("NO_COLOR", "1")]),
            Capabilities { colour: false, unicode: true }
        );
        assert_eq!(environment(&[("NO_COLOR", ""), ("TERM", "xterm")]), Capabilities { colour: true, unicode: false });
        assert_eq!(environment(&[("TERM", "dumb")]), Capabilities { colour: false, unicode: false });
    }

    #[test]
    fn without_colours_and_unicode_shapes_stay_apart() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        for seat in Seat::ALL {
            buffer.set_string(seat.index() as u16, 0, style::shape(seat), style::seat(seat));
        }
        buffer.set_string(5, 0, "○é…’│→€", Style::new());
        Capabilities { colour: false, unicode: false }.translate(&mut buffer);
        let text: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(text, "odA+#ne~'|>?");
        assert!(buffer.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    }
}
