//! What every page has: head, sprite, top bar.

use crate::assets::Asset;
use crate::{WebBoard, assets, symbols};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Language, Words};

/// A whole page around its top bar and its body.
pub(crate) struct Shell<'a> {
    /// The classes of the body, by which style sheets know the page.
    kind: String,
    title: &'a str,
    /// The symbols that the page uses.
    sprite: &'a str,
    /// A style sheet beside that of all pages.
    stylesheet: Option<&'a Asset>,
    /// Whether the page waits for other players: it is then loaded again every few seconds where there is no script.
    waits: bool,
}

impl<'a> Shell<'a> {
    /// A page that is not about a game.
    pub(super) fn new(kind: &str, title: &'a str) -> Shell<'a> {
        Shell { kind: kind.to_owned(), title, sprite: symbols::shared(), stylesheet: None, waits: false }
    }

    /// A page of a game.
    pub(super) fn of<G: WebBoard>(kind: &str, title: &'a str) -> Shell<'a> {
        let kind = format!("{kind} {}", G::NAME);
        Shell { kind, sprite: G::symbols(), stylesheet: G::stylesheet(), ..Shell::new("", title) }
    }

    /// With other symbols.
    pub(super) fn sprite(self, sprite: &'a str) -> Shell<'a> {
        Shell { sprite, ..self }
    }

    /// With a style sheet of its own.
    pub(super) fn stylesheet(self, stylesheet: &'a Asset) -> Shell<'a> {
        Shell { stylesheet: Some(stylesheet), ..self }
    }

    /// The page.
    pub(super) fn page(&self, words: &Words, top: &Markup, body: &Markup) -> String {
        let shared = assets::shared();
        let page = html! {
            (DOCTYPE)
            html lang=(words.language().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title id="page-title" { (self.title) " · Bailiwick" }
                    link rel="stylesheet" href=(shared.stylesheet.address());
                    @if let Some(own) = self.stylesheet { link rel="stylesheet" href=(own.address()); }
                    link rel="icon" href=(shared.icon.address()) type="image/svg+xml";
                    @if self.waits { noscript { meta http-equiv="refresh" content="4"; } }
                    script type="module" src=(shared.script.address()) {}
                }
                body class=(self.kind) {
                    a.skip href="#main" { (words.text("page-skip")) }
                    (PreEscaped(self.sprite))
                    (top)
                    (body)
                }
            }
        };
        page.into_string()
    }
}

/// A page that is not about a game.
pub(crate) fn shell(words: &Words, kind: &str, title: &str, top: &Markup, body: &Markup) -> String {
    Shell::new(kind, title).page(words, top, body)
}

/// A page of a game. One that `waits` for others is loaded again every few seconds where there is no script.
pub(crate) fn game_shell<G: WebBoard>(
    words: &Words,
    kind: &str,
    title: &str,
    waits: bool,
    top: &Markup,
    body: &Markup,
) -> String {
    Shell { waits, ..Shell::of::<G>(kind, title) }.page(words, top, body)
}

/// The top bar: the way home, then whatever the page puts there.
pub(crate) fn top(words: &Words, middle: &Markup, links: &Markup) -> Markup {
    html! {
        header.top {
            a.brand href="/" aria-label="Bailiwick" { (logo()) span { "Bailiwick" } }
            (middle)
            nav aria-label=(words.text("page-navigation")) { (links) }
            (languages(words))
        }
    }
}

/// The other languages are one click away.
fn languages(words: &Words) -> Markup {
    html! {
        form method="post" action="/language" {
            div.languages role="group" aria-label=(words.text("page-language")) {
                @for language in Language::ALL {
                    button name="language" value=(language) lang=(language) title=(language.own_name())
                        aria-pressed=(if language == words.language() { "true" } else { "false" }) {
                        span aria-hidden="true" { (language.code().to_uppercase()) }
                        span.visually-hidden { (language.own_name()) }
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

/// The path of the rulebook of a game, if it has one.
pub(crate) fn rules_path<G: WebBoard>() -> Option<String> {
    G::RULEBOOK.map(|_| format!("/rules/{}", G::NAME))
}

/// A symbol of the sprite. It is as large as the style sheet says, in the proportions of its own box.
pub(crate) fn symbol(name: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href=(format!("#{name}")) {} } }
}

/// A worker of a seat.
pub(crate) fn worker(seat: game::Seat, class: &str) -> Markup {
    symbol(&format!("worker-{seat}"), class)
}

/// The marker of a seat.
pub(crate) fn marker(seat: game::Seat) -> Markup {
    symbol(&format!("marker-{seat}"), "")
}
