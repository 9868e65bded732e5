//! A page that only says something: that there is no such table, or what was wrong with a request.

use super::shell::{shell, top};
use maud::html;
use words::Words;

/// A page with a title, a few words, and the way home.
pub fn message(words: &Words, title: &str, text: &str) -> String {
    let body = html! {
        main.page-content #main {
            section.card {
                h1 { (title) }
                p { (text) }
                p { a.button href="/" { (words.text("page-home")) } }
            }
        }
    };
    shell(words, "message", title, &top(words, &html! {}, &html! {}), &body)
}
