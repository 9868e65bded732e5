//! What every page has: head, sprite, top bar.

use super::settings::{grounds, settings, whole_address};
use crate::assets::Asset;
use crate::{Scene, WebBoard, assets, symbols};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Language, Words};

/// What other sites and apps show of a link to a page: nothing that not everybody may know.
pub(crate) struct Preview {
    pub title: String,
    pub text: String,
}

impl Preview {
    /// Of a table: the name of the game, and that of the table. Whatever the page shows, this is all that is said of it.
    pub(super) fn of_table<G: WebBoard>(scene: &Scene<'_, G>) -> Preview {
        let game = G::title(scene.words);
        let name = scene.about.name.as_str();
        let title = scene.words.text_with("table-name", &[("game", game.clone().into()), ("name", name.into())]);
        let text = scene.words.text_with("preview-table", &[("game", game.into())]).into_owned();
        Preview { title: title.into_owned(), text }
    }
}

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
    /// What is shown of a link to the page.
    preview: Option<Preview>,
    /// Whether search engines may list it.
    is_listed: bool,
}

impl<'a> Shell<'a> {
    /// A page that is not about a game.
    pub(super) fn new(kind: &str, title: &'a str) -> Shell<'a> {
        let sprite = symbols::shared();
        Shell { kind: kind.to_owned(), title, sprite, stylesheet: None, waits: false, preview: None, is_listed: false }
    }

    /// A page of a game.
    pub(super) fn of<G: WebBoard>(words: &Words, kind: &str, title: &'a str) -> Shell<'a> {
        let kind = format!("{kind} {}", G::NAME);
        Shell { kind, sprite: G::symbols(words), stylesheet: G::stylesheet(), ..Shell::new("", title) }
    }

    /// With other symbols.
    pub(super) fn sprite(self, sprite: &'a str) -> Shell<'a> {
        Shell { sprite, ..self }
    }

    /// With a style sheet of its own.
    pub(super) fn stylesheet(self, stylesheet: &'a Asset) -> Shell<'a> {
        Shell { stylesheet: Some(stylesheet), ..self }
    }

    /// With what is shown of a link to it.
    pub(super) fn preview(self, preview: Preview) -> Shell<'a> {
        Shell { preview: Some(preview), ..self }
    }

    /// A page that waits for others is loaded again every few seconds where there is no script.
    pub(super) fn waits(self, waits: bool) -> Shell<'a> {
        Shell { waits, ..self }
    }

    /// A page for everybody, which search engines may list, with what is shown of a link to it.
    pub(super) fn listed(self, text: String) -> Shell<'a> {
        let preview = Preview { title: self.title.to_owned(), text };
        Shell { is_listed: true, ..self.preview(preview) }
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
                    link rel="apple-touch-icon" href=(shared.touch_icon.address());
                    link rel="manifest" href=(shared.manifest.address());
                    (grounds())
                    @if !self.is_listed { meta name="robots" content="noindex"; }
                    @if let Some(preview) = &self.preview { (shown_of_links(preview, &shared.touch_icon)) }
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

/// What other sites and apps read to show a link.
fn shown_of_links(Preview { title, text }: &Preview, picture: &Asset) -> Markup {
    html! {
        meta name="description" content=(text);
        meta property="og:site_name" content="Bailiwick";
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(text);
        meta property="og:image" content=(whole_address(&picture.address()));
        meta name="twitter:card" content="summary";
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
    Shell { waits, ..Shell::of::<G>(words, kind, title) }.page(words, top, body)
}

/// The top bar: the way home, then whatever the page puts there.
pub(crate) fn top(words: &Words, middle: &Markup, links: &Markup) -> Markup {
    html! {
        header.top {
            a.brand href="/" aria-label="Bailiwick" { (logo()) span { "Bailiwick" } }
            (middle)
            nav aria-label=(words.text("page-navigation")) { (links) }
            (languages(words))
            (settings(words))
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
