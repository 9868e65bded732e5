//! Icons in a row between words.

use super::draw;
use maud::{Markup, PreEscaped, html};

/// A row of icons in the shorthand of the tiles: `FW` a food and a wood, `3C` three cloth, `2d>G` two deniers for a gold,
/// `4P` points, `R` a favour, `H:wood` builds wood, `k:residence` a kind of tile, `/` or. It says nothing either.
pub(super) fn row(spec: &str) -> Markup {
    let (size, margin) = (12., 1.);
    let width = draw::width(spec, size) + 2. * margin;
    let frame = format!("0 0 {} {}", draw::number(width), draw::number(size + 2. * margin));
    html! {
        svg class="icons" viewBox=(frame) width=(draw::number(width)) height=(draw::number(size + 2. * margin)) aria-hidden="true" {
            (PreEscaped(draw::icons(spec, margin, margin, size)))
        }
    }
}
