//! Small icons between words.

use super::draw;
use maud::{Markup, PreEscaped, html};

/// The frame of a symbol of the sprite.
fn frame(name: &str) -> &'static str {
    match name {
        "ghost" => "0 0 24 30",
        "provost" | "bailiff" => "0 0 26 32",
        "arrow" => "0 0 10 16",
        _ if name.starts_with("worker-") => "0 0 24 30",
        _ if name.starts_with("house-") => "0 0 20 20",
        _ if name.starts_with("t-") => "0 0 48 48",
        _ => "0 0 16 16",
    }
}

/// A symbol of the sprite as an icon: cubes `c-F` to `c-G`, `c-X` any, `c-N` any but gold; `coin`, `pp` (points), `rf`
/// (favour); `worker-1`, `house-1`, `marker-1` of a seat; `provost`, `bailiff`; `t-mason` and so on; `kind-wood`; `hammer`,
/// `arrow`, `lock`. It says nothing: the words beside it do.
pub fn icon(name: &str) -> Markup {
    html! {
        svg class="ic" viewBox=(frame(name)) aria-hidden="true" { use href=(format!("#{name}")) {} }
    }
}

/// A row of icons in the shorthand of the tiles: `FW` a food and a wood, `3C` three cloth, `2d>G` two deniers for a gold,
/// `4P` points, `R` a favour, `H:wood` builds wood, `k:residence` a kind of tile, `/` or. It says nothing either.
pub fn row(spec: &str) -> Markup {
    let (size, margin) = (12., 1.);
    let width = draw::width(spec, size) + 2. * margin;
    let frame = format!("0 0 {} {}", draw::number(width), draw::number(size + 2. * margin));
    html! {
        svg class="icons" viewBox=(frame) width=(draw::number(width)) height=(draw::number(size + 2. * margin)) aria-hidden="true" {
            (PreEscaped(draw::icons(spec, margin, margin, size)))
        }
    }
}
