//! Quotations: where the colours stand, and what the gems are therefore worth at the end (Y6.1).

use super::names::of_color;
use crate::Words;
use crate::list::{Comma, list};
use crate::sentence::Sentence;
use ys::components::{GEM_POINTS, TRACK};
use ys::{Board, Color};

/// The quotation of each colour, by [`Color::index`].
pub type Quotes = [u8; 4];

/// The quotations of a board.
pub fn quotes_of(board: &Board) -> Quotes {
    Color::ALL.map(|color| board.quote(color))
}

/// The quotations after a colour has moved, which stops at the ends of the track (Y0.5).
pub(crate) fn moved(mut quotes: Quotes, color: Color, steps: i8) -> Quotes {
    let quote = &mut quotes[color.index()];
    *quote = quote.saturating_add_signed(steps).clamp(1, TRACK);
    quotes
}

/// `Quotations: yellow 12, blue 9, …`
pub(crate) fn quotations(words: &Words, quotes: Quotes) -> String {
    let item = |color: Color| figure(words, color, quotes[color.index()].into());
    let items = Color::by_quotation(quotes).map(item);
    Sentence::new(words, "ys-quotations").with("list", list(words, Comma, &items)).text()
}

/// What first place in each colour would pay, if the ranking of the colours has changed.
pub fn paying(words: &Words, before: Quotes, now: Quotes) -> Option<String> {
    let colors = Color::by_quotation(now);
    if colors == Color::by_quotation(before) {
        return None;
    }
    let items: Vec<String> =
        colors.into_iter().zip(GEM_POINTS).map(|(color, points)| figure(words, color, points[0])).collect();
    Some(Sentence::new(words, "ys-paying").with("list", list(words, Comma, &items)).text())
}

/// `yellow 12`
fn figure(words: &Words, color: Color, number: u16) -> String {
    of_color(Sentence::new(words, "ys-figure"), words, color).with("number", number).text()
}

/// A sentence about a move of a quotation: `$way` is `up`, `down` or, at an end of the track, `stays`.
pub(crate) fn step<'a>(words: &'a Words, message: &'a str, color: Color, before: u8, now: u8) -> Sentence<'a> {
    let way = match now.cmp(&before) {
        std::cmp::Ordering::Greater => "up",
        std::cmp::Ordering::Less => "down",
        std::cmp::Ordering::Equal => "stays",
    };
    of_color(Sentence::new(words, message), words, color)
        .with("way", way)
        .with("number", now.abs_diff(before))
        .with("now", now)
}
