//! What is written to be read: the rulebooks, and the guide for those who write bots. Every rule has its id as an anchor, so
//! that whatever names a rule leads to it.

use super::book::{Book, Reading};
use super::shell::{Shell, top};
use crate::WebBoard;
use maud::{Markup, html};
use std::collections::HashSet;
use std::sync::OnceLock;
use words::{Language, Words};

const API: &str = include_str!("../../../../docs/api.md");

/// The rulebook of a game, if it has one, with a way back to the table that the reader came from.
pub(crate) fn rulebook<G: WebBoard>(words: &Words, table: Option<&str>) -> Option<String> {
    let rulebook = G::RULEBOOK?;
    let rules: HashSet<&str> = rulebook.rules().collect();
    let book = Book::read(
        rulebook.text(words.language()),
        &Reading {
            is_rule: &|text| rules.contains(text),
            figure: &|section| G::figure(words, section),
            sign: &|sign, number, in_table| G::sign(words, sign, number, in_table),
            code: &|code| G::code(words, code),
            table: &words.text("rulebook-table"),
        },
    );
    let title = words.text(&format!("rulebook-{}", G::NAME));
    let body = html! {
        main.page-content #main {
            article.card.book {
                (book.title)
                (contents(words, &book))
                div.text { (book.text) }
            }
        }
    };
    let back = html! { @if let Some(table) = table { a href=(table) { (words.text("rulebook-back")) } } };
    let shell = Shell::of::<G>(words, "rules", &title)
        .listed(words.text_with("preview-rules", &[("game", G::title(words).into())]).into_owned());
    Some(shell.page(words, &top(words, &html! {}, &back), &body))
}

/// The sections, to go to: below the title, and beside the text where there is room.
fn contents(words: &Words, book: &Book) -> Markup {
    html! {
        nav.contents aria-label=(words.text("rulebook-contents")) {
            @for (number, heading) in &book.sections { a href=(format!("#section-{number}")) { (heading) } }
        }
    }
}

/// The guide to the HTTP API.
pub fn api_guide(words: &Words) -> String {
    static GUIDE: OnceLock<Book> = OnceLock::new();
    let nothing = Reading {
        is_rule: &|_| false,
        figure: &|_| None,
        sign: &|_, _, _| None,
        code: &|_| None,
        table: &Words::of(Language::English).text("rulebook-table"),
    };
    let book = GUIDE.get_or_init(|| Book::read(API, &nothing));
    let body = html! {
        main.page-content #main {
            // Programs are told in English, and so are those who write them.
            @if words.language() != Language::English {
                p.card.foreign {
                    (words.text("guide-english")) " " a href="/" { (words.text("page-home")) }
                }
            }
            article.card.book lang=(Language::English) { (book.title) div.text { (book.text) } }
        }
    };
    let title = words.text("start-api-long");
    let shell = Shell::new("rules", &title).listed(words.text("preview-api").into_owned());
    shell.page(words, &top(words, &html! {}, &html! {}), &body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Catalogue, GameCard};
    use words::Spoken;

    #[test]
    fn who_reads_no_english_is_told_that_the_guide_is_in_english() {
        for (language, told) in [
            (Language::English, None),
            (Language::French, Some("<a href=\"/\">Vers la page d’accueil</a>")),
            (Language::Portuguese, Some("<a href=\"/\">Ir para a página inicial</a>")),
        ] {
            let page = api_guide(Words::of(language));
            assert_eq!(page.contains("class=\"card foreign\""), told.is_some(), "{language}");
            assert!(told.is_none_or(|told| page.contains(told)), "{language}");
            assert!(page.contains("<article class=\"card book\" lang=\"en\">"), "{language}");
        }
    }

    #[test]
    fn every_rule_can_be_led_to_in_every_language() {
        for language in Language::ALL {
            Words::register([::caylus::State::WORDS, ::ys::State::WORDS]);
            let words = Words::of(language);
            let caylus = rulebook::<::caylus::State>(words, None).unwrap_or_default();
            let ys = rulebook::<::ys::State>(words, Some("/t/abc")).unwrap_or_default();
            for reason in ::caylus::reasons::ALL {
                assert!(caylus.contains(&format!("id=\"{}\"", reason.rule)), "{} in {language}", reason.rule);
            }
            for reason in ::ys::reasons::ALL {
                assert!(ys.contains(&format!("id=\"{}\"", reason.rule)), "{} in {language}", reason.rule);
            }
            assert!(caylus.contains("id=\"section-15\""), "the start page leads there");
            assert!(ys.contains("href=\"/t/abc\"") && !caylus.contains("href=\"/t/"), "back to the table");
        }
        let catalogue = Catalogue::new(vec![GameCard::of::<::caylus::State>()]);
        assert!(catalogue.rulebook(Words::of(Language::English), "caylus", None).is_some());
        assert_eq!(catalogue.rulebook(Words::of(Language::English), "chess", None), None);
    }
}
