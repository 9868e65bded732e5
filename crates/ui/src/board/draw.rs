//! How SVG is written: numbers, symbols, words. Everything is text of an SVG in the units of its drawing; colours come from classes,
//! because a page may carry no styles of its own.

use std::borrow::Cow;
use std::fmt;

/// A number with at most two decimals and no more signs than it needs. Drawings have thousands of them, and whole hundredths
/// are written much faster than a float that may be anything.
#[derive(Clone, Copy)]
pub(crate) struct Number {
    hundredths: i64,
}

pub(crate) fn number(value: f64) -> Number {
    Number { hundredths: (value * 100.).round() as i64 }
}

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.hundredths < 0 {
            out.write_str("-")?;
        }
        let (whole, rest) = (self.hundredths.unsigned_abs() / 100, self.hundredths.unsigned_abs() % 100);
        match (rest, rest % 10) {
            (0, _) => write!(out, "{whole}"),
            (_, 0) => write!(out, "{whole}.{}", rest / 10),
            _ => write!(out, "{whole}.{rest:02}"),
        }
    }
}

/// Text that may stand between tags.
pub(crate) fn escape(text: &str) -> Cow<'_, str> {
    if text.contains(['&', '<', '>']) {
        Cow::Owned(text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;"))
    } else {
        Cow::Borrowed(text)
    }
}

/// A symbol of the sprite.
pub(crate) fn symbol(id: &str, x: f64, y: f64, width: f64, height: f64) -> String {
    let [x, y, width, height] = [x, y, width, height].map(number);
    format!(r##"<use href="#{id}" x="{x}" y="{y}" width="{width}" height="{height}"/>"##)
}

/// A symbol as high as it is wide.
pub(crate) fn square(id: &str, x: f64, y: f64, size: f64) -> String {
    symbol(id, x, y, size, size)
}

/// Words in a class that knows their size.
pub(crate) fn text(class: &str, x: f64, y: f64, words: &str) -> String {
    format!(r#"<text class="{class}" x="{}" y="{}">{}</text>"#, number(x), number(y), escape(words))
}

/// Words that end at `x`.
pub(crate) fn text_before(class: &str, x: f64, y: f64, words: &str) -> String {
    let (x, y, words) = (number(x), number(y), escape(words));
    format!(r#"<text class="{class}" x="{x}" y="{y}" text-anchor="end">{words}</text>"#)
}

/// A number on a coin or shield, in one of the colours.
pub(crate) fn figure(x: f64, y: f64, words: &str, size: f64, colour: &str) -> String {
    let (x, y, size, words) = (number(x), number(y), number(size), escape(words));
    format!(r#"<text class="number fill-{colour}" x="{x}" y="{y}" font-size="{size}">{words}</text>"#)
}

/// The name on a band, squeezed to `width` if it has more letters than fit.
pub(crate) fn label(x: f64, y: f64, words: &str, size: f64, letters: usize, width: f64) -> String {
    let (x, y, size, fit, words) = (number(x), number(y), number(size), fit(words, letters, width), escape(words));
    format!(r#"<text class="label" x="{x}" y="{y}" font-size="{size}"{fit}>{words}</text>"#)
}

/// A name on a band in a class that knows its size.
pub(crate) fn label_in(class: &str, x: f64, y: f64, words: &str, letters: usize, width: f64) -> String {
    let (x, y, fit, words) = (number(x), number(y), fit(words, letters, width), escape(words));
    format!(r#"<text class="{class}" x="{x}" y="{y}"{fit}>{words}</text>"#)
}

fn fit(words: &str, letters: usize, width: f64) -> String {
    // These are half as wide again as others.
    let wide = words.chars().filter(|letter| "mMwW".contains(*letter)).count();
    if words.chars().count() + wide / 2 <= letters {
        return String::new();
    }
    format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, number(width))
}

/// A drawing of its own.
pub(crate) fn svg(class: &str, width: f64, height: f64, inner: &str) -> String {
    let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
    format!(r#"<svg{class} viewBox="0 0 {} {}" aria-hidden="true">{inner}</svg>"#, number(width), number(height))
}

/// The ground of a tile.
pub(crate) fn ground(width: f64, height: f64, corner: f64) -> String {
    let (width, height) = (number(width - 1.), number(height - 1.));
    format!(r#"<rect class="tile-ground" x=".5" y=".5" width="{width}" height="{height}" rx="{corner}"/>"#)
}

/// The corners that mark what is new.
pub(crate) fn ticks(width: f64, height: f64) -> String {
    let (w, h) = (width, height);
    let [w9, w3, h9, h3] = [w - 9., w + 3., h - 9., h + 3.].map(number);
    format!(r#"<path class="ticks" d="M-3 9V-3H9M{w9} -3H{w3}V9M{w3} {h9}V{h3}H{w9}M9 {h3}H-3V{h9}"/>"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = [0., 1., -1., 12.5, 0.05, -0.25, 2.71999, 8.066, 99.999].map(|value| number(value).to_string());
        assert_eq!(written, ["0", "1", "-1", "12.5", "0.05", "-0.25", "2.72", "8.07", "100"]);
    }
}
