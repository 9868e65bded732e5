//! Where a thing stands on a board that has two shapes: wide for desktops, tall for phones. Pages may not carry styles of
//! their own, so coordinates are written once into a style sheet.

use std::fmt::Write;

/// A rectangle in the units of a drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    pub(crate) const fn new(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect { x, y, width, height }
    }

    fn rounded(self) -> Rect {
        Rect { x: round(self.x), y: round(self.y), width: round(self.width), height: round(self.height) }
    }
}

/// The same thing on the wide board and on the tall one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rects {
    pub wide: Rect,
    pub tall: Rect,
}

impl Rects {
    /// A part of a drawing whose own units are `natural` wide.
    pub(crate) fn part(self, natural: f64, part: Rect) -> Rects {
        let scaled = |outer: Rect| {
            let scale = outer.width / natural;
            Rect {
                x: outer.x + part.x * scale,
                y: outer.y + part.y * scale,
                width: part.width * scale,
                height: part.height * scale,
            }
        };
        Rects { wide: scaled(self.wide), tall: scaled(self.tall) }
    }
}

/// Rounds to two decimals, which are finer than any screen.
pub(crate) fn round(value: f64) -> f64 {
    (value * 100.).round() / 100.
}

/// Writes where something stands.
pub(crate) fn rule(css: &mut String, selector: &str, Rects { wide, tall }: Rects) {
    let Rect { x, y, width, height } = wide.rounded();
    let _ = write!(css, "{selector}{{--x:{x};--y:{y};--width:{width};--height:{height};");
    let Rect { x, y, width, height } = tall.rounded();
    let _ = writeln!(css, "--tall-x:{x};--tall-y:{y};--tall-width:{width};--tall-height:{height}}}");
}

/// A piece keeps its name wherever it goes, so that it is seen to go.
pub(crate) fn follow(css: &mut String, id: &str) {
    let _ = writeln!(css, "#{id}{{view-transition-name:{id}}}");
}
