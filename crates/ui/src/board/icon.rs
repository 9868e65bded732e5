//! Small icons between words.

use maud::{Markup, html};

/// The frame of a symbol of the sprite.
fn frame(name: &str) -> &'static str {
    match name {
        "ghost" => "0 0 24 30",
        "provost" | "bailiff" => "0 0 26 32",
        "arrow" => "0 0 10 16",
        _ if name.starts_with("worker-") => "0 0 24 30",
        _ if name.starts_with("house-") => "0 0 20 20",
        "throne" => "0 0 48 48",
        _ if name.starts_with("t-") || name.starts_with("who-") => "0 0 48 48",
        _ if name.starts_with("gem-") => "0 0 20 20",
        _ if name.starts_with("screen-") => "0 0 48 36",
        _ => "0 0 16 16",
    }
}

/// A symbol of the sprite as an icon. It says nothing: the words beside it do.
pub(crate) fn icon(name: &str) -> Markup {
    html! {
        svg class="ic" viewBox=(frame(name)) aria-hidden="true" { use href=(format!("#{name}")) {} }
    }
}

/// A quantity: an icon and a number, with its name for whoever does not see the icon.
pub(crate) fn quantity(class: &str, name: &str, symbol: &str, shown: Markup) -> Markup {
    html! {
        span class=(class) title=(name) {
            span class="vh" { (name) " " }
            span class="qv" aria-hidden="true" { (icon(symbol)) (shown) }
        }
    }
}
