//! Small icons between words.

use maud::{Markup, html};

/// A symbol of the sprite as an icon. It says nothing: the words beside it do.
pub(crate) fn icon(name: &str) -> Markup {
    html! {
        svg class="icon" aria-hidden="true" { use href=(format!("#{name}")) {} }
    }
}

/// A quantity: an icon and a number, with its name for screen readers.
pub(crate) fn quantity(class: &str, name: &str, symbol: &str, shown: Markup) -> Markup {
    html! {
        span class=(class) title=(name) {
            span class="visually-hidden" { (name) " " }
            span class="quantity-value" aria-hidden="true" { (icon(symbol)) (shown) }
        }
    }
}
