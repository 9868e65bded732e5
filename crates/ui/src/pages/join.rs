//! The pages behind an invitation and a personal link: a visitor who opens one may take the seat. Looking at them takes nothing.

use super::shell::{Preview, Shell, top, worker};
use crate::TableInfo;
use game::Seat;
use maud::html;
use words::{Sitter, Words};

/// Asks whether a visitor wants the seat. `secret` is the one in the invitation's address.
pub fn join(words: &Words, game: &str, about: &TableInfo, seat: Seat, secret: &str) -> String {
    let title = words.text_with("join-title", &[("table", about.name.as_str().into())]);
    let names = |sits: fn(&Sitter) -> bool| -> Vec<String> {
        let chairs = Seat::ALL.into_iter().zip(&about.chairs).filter(|(_, chair)| sits(&chair.sitter));
        chairs.map(|(seat, chair)| chair.shown_name(words, seat)).collect()
    };
    // Bots have no wishes, unless nobody else is there.
    let people = names(|sitter| *sitter == Sitter::Person);
    let others = if people.is_empty() { names(|sitter| *sitter != Sitter::Nobody) } else { people };
    let game_name = words.text(&format!("{game}-name")).into_owned();
    let body = html! {
        main.page-content #main {
            section.card {
                h1 { (worker(seat, "big-piece")) (title) }
                p { (words.text_with("join-text", &[("people", words.all_of(&others).into()), ("game", game_name.clone().into())])) }
                @if about.hinting.agreed { p { (words.text("hint-invitation")) } }
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
    let text = words.text_with("preview-join", &[("game", game_name.into())]).into_owned();
    let shell = Shell::new("message", &title).preview(Preview { title: title.clone().into_owned(), text });
    shell.page(words, &top(words, &html! {}, &html! {}), &body)
}

/// Asks whether a visitor wants to have the seat of a personal link in this browser. `people` are those who play it, `secret` is
/// the one in the address of the link.
pub fn take_seat(words: &Words, game: &str, table: &str, seat: Seat, people: &[String], secret: &str) -> String {
    let title = words.text_with("join-title", &[("table", table.into())]);
    let game_name = words.text(&format!("{game}-name")).into_owned();
    let people = words.all_of(people);
    let body = html! {
        main.page-content #main {
            section.card {
                h1 { (worker(seat, "big-piece")) (title) }
                p { (words.text_with("take-seat-text", &[("people", people.into()), ("game", game_name.into())])) }
                form.settings method="post" action=(format!("/seat/{secret}")) {
                    button.button.primary { (words.text("take-seat-button")) }
                }
            }
        }
    };
    Shell::new("message", &title).page(words, &top(words, &html! {}, &html! {}), &body)
}
