//! What every page has: head, drawings, top bar.

use crate::{Drawn, assets};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Language, Words};

/// A whole page. `kind` is the class of its body, by which the stylesheet knows it.
pub(crate) fn shell(words: &Words, kind: &str, title: &str, top: &Markup, body: &Markup) -> String {
    page::<caylus::State>(words, kind, title, &html! {}, top, body)
}

/// A page of a game. One that `waits` for others is loaded again every few seconds where there is no script.
pub(crate) fn game_shell<G: Drawn>(
    words: &Words,
    page_kind: &str,
    title: &str,
    waits: bool,
    top: &Markup,
    body: &Markup,
) -> String {
    let again = html! { @if waits { noscript { meta http-equiv="refresh" content="4"; } } };
    page::<G>(words, &format!("{page_kind} {}", G::NAME), title, &again, top, body)
}

fn page<G: Drawn>(words: &Words, kind: &str, title: &str, more: &Markup, top: &Markup, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(words.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta name="color-scheme" content="light dark";
                title id="page-title" { (title) " · Bailiwick" }
                link rel="stylesheet" href=(assets::address("bailiwick.css"));
                @if let Some(sheet) = G::SHEET { link rel="stylesheet" href=(assets::address(sheet)); }
                link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                (more)
                script type="module" src=(assets::address("page.js")) {}
            }
            body class=(kind) {
                a.skip href="#main" { (words.say("page-skip")) }
                (PreEscaped(G::symbols()))
                (top)
                (body)
            }
        }
    };
    page.into_string()
}

/// The top bar: the way home, then whatever the page puts there.
pub(crate) fn top(words: &Words, middle: &Markup, links: &Markup) -> Markup {
    html! {
        header.top {
            a.brand href="/" aria-label="Bailiwick" { (logo()) span { "Bailiwick" } }
            (middle)
            nav aria-label=(words.say("page-navigation")) { (links) }
            (languages(words))
        }
    }
}

/// The other languages are one click away.
fn languages(words: &Words) -> Markup {
    html! {
        form method="post" action="/language" {
            div.languages role="group" aria-label=(words.say("page-language")) {
                @for language in Language::ALL {
                    button name="language" value=(language) lang=(language) title=(language.own_name())
                        aria-pressed=(if language == words.language() { "true" } else { "false" }) {
                        span aria-hidden="true" { (language.code().to_uppercase()) }
                        span.vh { (language.own_name()) }
                    }
                }
            }
        }
    }
}

fn logo() -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" {
            path.logo-walls d="M3 22V9h3V6h3v3h2V3h2v6h2V6h3v3h3v13z" {}
            path.logo-gate d="M9.5 22v-5a2.5 2.5 0 0 1 5 0v5z" {}
        }
    }
}

/// One of the drawings, by its name.
pub(crate) fn symbol(name: &str, box_: &str, class: &str) -> Markup {
    html! { svg class=(class) viewBox=(box_) aria-hidden="true" { use href=(format!("#{name}")) {} } }
}

/// A worker of a seat.
pub(crate) fn worker(seat: game::Seat, class: &str) -> Markup {
    symbol(&format!("worker-{seat}"), "0 0 24 30", class)
}

/// The marker of a seat.
pub(crate) fn marker(seat: game::Seat) -> Markup {
    symbol(&format!("marker-{seat}"), "0 0 16 16", "")
}
