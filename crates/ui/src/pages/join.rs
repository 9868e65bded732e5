//! The page behind an invitation: a visitor who opens it may take the seat.

use super::shell::{shell, top, worker};
use crate::About;
use game::Seat;
use maud::html;
use words::{Sitter, Words};

/// Asks whether a visitor wants the seat. `secret` is the one in the invitation's address.
pub fn join(words: &Words, game: &str, about: &About, seat: Seat, secret: &str) -> String {
    let title = words.text_with("join-title", &[("table", about.name.as_str().into())]);
    let chairs = Seat::ALL.into_iter().zip(&about.chairs);
    let others = chairs.filter(|(_, chair)| chair.sitter != Sitter::Nobody);
    let others: Vec<String> = others.map(|(seat, chair)| chair.shown_name(words, seat)).collect();
    let body = html! {
        main.page-content #main {
            section.card {
                h1 { (worker(seat, "big-piece")) (title) }
                p { (words.text_with("join-text", &[("people", words.all_of(&others).into()), ("game", words.text(&format!("{game}-name")).into_owned().into())])) }
                form.settings method="post" action=(format!("/join/{secret}")) {
                    label {
                        (words.text("start-your-name"))
                        input type="text" name="name" maxlength="24" autocomplete="nickname" required;
                    }
                    button.button.primary { (words.text("join-button")) }
                }
            }
        }
    };
    shell(words, "message", &title, &top(words, &html! {}, &html! {}), &body)
}
