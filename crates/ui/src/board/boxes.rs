//! Where a thing stands on a board that has two shapes: wide for screens that lie, tall for phones. Pages may not carry
//! styles of their own, so coordinates are written once into a style sheet.

use std::fmt::Write;

/// Left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Box4(pub f64, pub f64, pub f64, pub f64);

/// The same thing on the wide board and on the tall one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Boxes {
    pub wide: Box4,
    pub tall: Box4,
}

impl Boxes {
    /// A part of a drawing whose own units are `natural` wide.
    pub fn part(self, natural: f64, part: Box4) -> Boxes {
        let scaled = |outer: Box4| {
            let scale = outer.2 / natural;
            Box4(outer.0 + part.0 * scale, outer.1 + part.1 * scale, part.2 * scale, part.3 * scale)
        };
        Boxes { wide: scaled(self.wide), tall: scaled(self.tall) }
    }
}

/// Two decimals are finer than any screen.
pub(crate) fn round(value: f64) -> f64 {
    (value * 100.).round() / 100.
}

/// Writes where something stands.
pub(crate) fn rule(css: &mut String, selector: &str, Boxes { wide, tall }: Boxes) {
    let [x, y, w, h, x2, y2, w2, h2] = [wide.0, wide.1, wide.2, wide.3, tall.0, tall.1, tall.2, tall.3].map(round);
    let _ = writeln!(css, "{selector}{{--x:{x};--y:{y};--w:{w};--h:{h};--X:{x2};--Y:{y2};--W:{w2};--H:{h2}}}");
}

/// A piece keeps its name wherever it goes, so that it is seen to go.
pub(crate) fn follow(css: &mut String, id: &str) {
    let _ = writeln!(css, "#{id}{{view-transition-name:{id}}}");
}
