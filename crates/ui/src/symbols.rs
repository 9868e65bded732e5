//! The sprites: files of SVG symbols, inlined in a page because a drawing takes its colours from the page it is in. A game
//! has a file of its own beside those that it shares with others.
//!
//! A symbol that each seat has stands there once. `{1-5}` in it is the number of the seat and `{shape}` the shape on its
//! pieces, so that `worker-{1-5}` becomes `worker-1` to `worker-5`. One symbol that takes the colour of the piece from the page
//! would not do: colour is never the only sign, so that their shapes are different, too.
//!
//! `{ys-letter-b}`, with any other name, is a message: the letter on a drawing, in the language of the reader.

use crate::minify;
use std::sync::OnceLock;
use words::{Language, Words};

/// Pieces of the seats, and drawings that several games or pages have.
pub(crate) const SHARED: &str = include_str!("../static/symbols/shared.svg");
/// Buildings of Caylus that the picture of the start page is made of, too.
pub(crate) const TOWN: &str = include_str!("../static/symbols/town.svg");
/// The ship of Ys, which the curtain has too.
pub(crate) const SHIP: &str = include_str!("../static/symbols/ship.svg");

/// The shapes by seat, in a square of 12.
const SHAPES: [&str; 5] = [
    r#"<circle cx="6" cy="6" r="4.2"/>"#,
    r#"<path d="M6 .8 11 6 6 11.2 1 6z"/>"#,
    r#"<path d="M6 1 11.3 10.4H.7z"/>"#,
    r#"<path d="M4.2 1h3.6v3.2H11v3.6H7.8V11H4.2V7.8H1V4.2h3.2z"/>"#,
    r#"<path d="M1.6 1.6h8.8v8.8H1.6z"/>"#,
];
/// What stands for the number of a seat, and how many seats have the symbol.
const NUMBERS: [(&str, usize); 2] = [("{1-5}", 5), ("{1-4}", 4)];

/// The sprite of a game, in every language that has been asked for.
pub(crate) struct Sprite {
    files: &'static [&'static str],
    drawn: [OnceLock<String>; Language::ALL.len()],
}

impl Sprite {
    pub(crate) const fn new(files: &'static [&'static str]) -> Sprite {
        Sprite { files, drawn: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    pub(crate) fn in_words_of(&'static self, words: &Words) -> &'static str {
        let language = Language::ALL.iter().position(|language| *language == words.language()).unwrap_or_default();
        self.drawn[language].get_or_init(|| lettered(words, &sprite(self.files)))
    }
}

/// A sprite with its messages.
fn lettered(words: &Words, sprite: &str) -> String {
    let mut parts = sprite.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |drawn, part| match part.split_once('}') {
        Some((message, rest)) => drawn + &words.text(message) + rest,
        None => drawn + part,
    })
}

/// The sprite of a page without drawings of a game.
pub(crate) fn shared() -> &'static str {
    static SPRITE: OnceLock<String> = OnceLock::new();
    SPRITE.get_or_init(|| sprite(&[SHARED]))
}

/// The sprite of several files.
pub(crate) fn sprite(files: &[&str]) -> String {
    let source = minify::svg(files);
    let mut out = String::with_capacity(2 * source.len());
    for symbol in source.split_inclusive("</symbol>") {
        let number = NUMBERS.into_iter().find(|(number, _)| symbol.contains(number));
        let (Some((number, seats)), Some(start)) = (number, symbol.find("<symbol")) else {
            out += symbol;
            continue;
        };
        out += &symbol[..start];
        for (seat, shape) in (1..=seats).zip(SHAPES) {
            out += &symbol[start..].replace(number, &seat.to_string()).replace("{shape}", shape);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_of_each_seat_has_its_number_and_its_shape() {
        let sprite = sprite(&[SHARED]);
        assert!(sprite.starts_with("<svg ") && sprite.ends_with("</svg>") && !sprite.contains(['{', '}']));
        for (seat, shape) in (1..).zip(SHAPES) {
            let (_, worker) = sprite.split_once(&format!("<symbol id=\"worker-{seat}\"")).expect("a worker");
            let (worker, _) = worker.split_once("</symbol>").expect("its end");
            assert!(worker.contains(&format!("fill-player-{seat} ")) && worker.contains(shape), "{worker}");
        }
        assert_eq!(sprite.matches("<symbol id=\"worker-").count(), SHAPES.len());
        assert_eq!(sprite.matches("<defs>").count(), 1);
    }
}
