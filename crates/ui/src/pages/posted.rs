//! The page on which the record of a game can be pasted to be analysed.

use super::shell::{shell, top};
use maud::html;
use words::Words;

/// What the page shows.
#[derive(Clone, Copy, Default, Debug)]
pub struct PostedPage<'a> {
    /// What was pasted before.
    pub record: &'a str,
    /// What is wrong with it, as a sentence.
    pub wrong: Option<&'a str>,
}

/// The page with its form.
pub fn posted(words: &Words, page: &PostedPage<'_>) -> String {
    let title = words.text("posted-title");
    let body = html! {
        main.page-content #main {
            section.card.posted-record {
                h1 { (title) }
                p { (words.text("posted-about")) }
                form.settings method="post" action="/analyse" {
                    @if let Some(wrong) = page.wrong {
                        p.wrong role="alert" tabindex="-1" autofocus { (wrong) }
                    }
                    label.field {
                        span { (words.text("posted-record")) }
                        textarea name="record" rows="14" required spellcheck="false" autocomplete="off" placeholder="game: caylus" { (page.record) }
                    }
                    button.button.primary { (words.text("posted-begin")) }
                }
            }
        }
    };
    shell(words, "message", &title, &top(words, &html! {}, &html! {}), &body)
}
