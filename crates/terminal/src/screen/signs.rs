//! Colours and signs. Every colour has a shape or a letter beside it, and both ends of a contrast are set, so that it can be
//! read on dark and on light screens and without any colour. Where a terminal has neither colours nor Unicode, what was
//! drawn is translated at the end.

use caylus::Cube;
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use ys::{Gem, Owner};

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Colours, unless somebody asked for none (`NO_COLOR`).
    pub colour: bool,
    /// Letters and signs beyond ASCII.
    pub unicode: bool,
}

impl Manner {
    /// What the terminal at hand can show, by what the environment says of it.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Manner {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let locale = locale.to_ascii_lowercase();
        let unicode = locale.contains("utf-8") || locale.contains("utf8") || cfg!(windows);
        let plain = set("NO_COLOR").is_some() || set("TERM").is_some_and(|term| term == "dumb" || term == "vt100");
        Manner { colour: !plain, unicode }
    }

    /// Translates what was drawn into what can be shown.
    pub fn translate(self, buffer: &mut Buffer) {
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
                cell.set_char(ascii(letter));
            }
        }
    }
}

/// Signs and the letters that stand for them.
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

/// The letter of ASCII that stands for another sign.
pub fn ascii(letter: char) -> char {
    ASCII.iter().find(|(signs, _)| signs.contains(letter)).map_or('?', |(_, ascii)| *ascii)
}

/// The shape of each seat, as on the page: disc, lozenge, triangle, cross, square.
const SHAPES: [&str; 5] = ["●", "◆", "▲", "✚", "■"];
/// Blue, red, green, orange, black, each with the colour that is read on it.
const COLOURS: [(Color, Color); 5] = [
    (Color::Blue, Color::White),
    (Color::Red, Color::White),
    (Color::Green, Color::Black),
    (Color::Yellow, Color::Black),
    (Color::DarkGray, Color::White),
];

pub fn shape(seat: Seat) -> &'static str {
    SHAPES[seat.index()]
}

/// The colour of a seat, as a ground.
pub fn of_seat(seat: Seat) -> Style {
    let (ground, ink) = COLOURS[seat.index()];
    Style::new().bg(ground).fg(ink)
}

/// The shape of a player or of the neutral.
pub fn shape_of(owner: Owner) -> &'static str {
    owner.seat().map_or("○", shape)
}

/// The colour of a player or of the neutral, as a ground.
pub fn of_owner(owner: Owner) -> Style {
    owner.seat().map_or(Style::new().bg(Color::Gray).fg(Color::Black), of_seat)
}

/// A kind of cube, as a ground: its letter stands on it.
pub fn of_cube(cube: Cube) -> Style {
    let (ground, ink) = match cube {
        Cube::Food => (Color::LightMagenta, Color::Black),
        Cube::Wood => (Color::Yellow, Color::Black),
        Cube::Stone => (Color::Gray, Color::Black),
        Cube::Cloth => (Color::Magenta, Color::White),
        Cube::Gold => (Color::LightYellow, Color::Black),
    };
    Style::new().bg(ground).fg(ink)
}

/// A gem, as a ground: its letter stands on it.
pub fn of_gem(gem: Gem) -> Style {
    let (ground, ink) = match gem {
        Gem::Blue => (Color::Blue, Color::White),
        Gem::Green => (Color::Green, Color::Black),
        Gem::Yellow => (Color::LightYellow, Color::Black),
        Gem::Red => (Color::Red, Color::White),
        Gem::White => (Color::White, Color::Black),
    };
    Style::new().bg(ground).fg(ink)
}

/// A black gem.
pub fn of_black() -> Style {
    Style::new().bg(Color::Black).fg(Color::White)
}

/// A key that does something when it is typed.
pub fn key() -> Style {
    Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
}

/// What the list points at.
pub fn pointed() -> Style {
    Style::new().bg(Color::Cyan).fg(Color::Black).add_modifier(Modifier::BOLD)
}

pub fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What changed since somebody's own last action.
pub fn fresh() -> Style {
    Style::new().add_modifier(Modifier::UNDERLINED)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::layout::Rect;

    fn environment(pairs: &[(&str, &str)]) -> Manner {
        let find = |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Manner::from_environment(find)
    }

    #[test]
    #[cfg(not(windows))]
    fn the_environment_says_what_can_be_shown() {
        assert_eq!(environment(&[("LANG", "pt_BR.UTF-8")]), Manner { colour: true, unicode: true });
        assert_eq!(environment(&[("LANG", "C.UTF-8"), ("LC_ALL", "C")]), Manner { colour: true, unicode: false });
        assert_eq!(
            environment(&[("LC_CTYPE", "fr_FR.utf8"), ("NO_COLOR", "1")]),
            Manner { colour: false, unicode: true }
        );
        assert_eq!(environment(&[("NO_COLOR", ""), ("TERM", "xterm")]), Manner { colour: true, unicode: false });
        assert_eq!(environment(&[("TERM", "dumb")]), Manner { colour: false, unicode: false });
    }

    #[test]
    fn without_colours_and_unicode_shapes_stay_apart() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        for seat in Seat::ALL {
            buffer.set_string(seat.index() as u16, 0, shape(seat), of_seat(seat));
        }
        buffer.set_string(5, 0, "○é…’│→€", Style::new());
        Manner { colour: false, unicode: false }.translate(&mut buffer);
        let text: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(text, "odA+#ne~'|>?");
        assert!(buffer.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    }
}
