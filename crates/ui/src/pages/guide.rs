//! What is written to be read: the rulebooks, and the guide for those who write bots. Every rule has its id as an anchor, so
//! that whatever names a rule leads to it.

use super::shell::{Shell, top};
use crate::WebBoard;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
use std::sync::OnceLock;
use words::{Language, Words};

const API: &str = include_str!("../../../../docs/api.md");

/// The rulebook of a game, if it has one, with a way back to the table that the reader came from.
pub(crate) fn rulebook<G: WebBoard>(words: &Words, table: Option<&str>) -> Option<String> {
    let rulebook = G::RULEBOOK?;
    let text = rulebook.text(words.language());
    let book = render(text, &|text| rulebook.is_rule(text), &|section| G::figure(words, section));
    let title = words.text(&format!("rulebook-{}", G::NAME));
    let body = html! {
        main.page-content #main {
            article.card.book {
                (contents(words, text))
                (PreEscaped(book))
            }
        }
    };
    let back = html! { @if let Some(table) = table { a href=(table) { (words.text("rulebook-back")) } } };
    let shell = Shell::of::<G>("rules", &title)
        .listed(words.text_with("preview-rules", &[("game", G::title(words).into())]).into_owned());
    Some(shell.page(words, &top(words, &html! {}, &back), &body))
}

/// The sections, to go to.
fn contents(words: &Words, text: &str) -> Markup {
    let headings = text.lines().filter_map(|line| line.strip_prefix("## "));
    html! {
        nav.contents aria-label=(words.text("rulebook-contents")) {
            @for heading in headings {
                @if let Some(number) = section(heading) { a href=(format!("#section-{number}")) { (heading) } }
            }
        }
    }
}

/// The guide to the HTTP API.
pub fn api_guide(words: &Words) -> String {
    static GUIDE: OnceLock<String> = OnceLock::new();
    let body = html! {
        main.page-content #main {
            // Programs are told in English, and so are those who write them.
            @if words.language() != Language::English {
                p.card.foreign {
                    (words.text("guide-english")) " " a href="/" { (words.text("page-home")) }
                }
            }
            article.card.book lang=(Language::English) { (PreEscaped(GUIDE.get_or_init(|| render(API, &|_| false, &|_| None)))) }
        }
    };
    let title = words.text("start-api-long");
    let shell = Shell::new("rules", &title).listed(words.text("preview-api").into_owned());
    shell.page(words, &top(words, &html! {}, &html! {}), &body)
}

/// A text as a page, with an anchor at each rule and a picture after the headings of some sections.
fn render(text: &str, is_rule: &dyn Fn(&str) -> bool, figure: &dyn Fn(u32) -> Option<Markup>) -> String {
    let mut events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    for place in 0..events.len() {
        let next = match events.get(place + 1) {
            Some(Event::Text(text)) => text.clone(),
            _ => continue,
        };
        match &events[place] {
            // A rule is stated where its id is bold.
            Event::Start(Tag::Strong) if is_rule(&next) => {
                events[place] = Event::InlineHtml(format!("<strong id=\"{next}\">").into());
                if let Some(end) = events.get_mut(place + 2).filter(|end| **end == Event::End(TagEnd::Strong)) {
                    *end = Event::InlineHtml("</strong>".into());
                }
            }
            Event::Start(Tag::Heading { level, .. }) if *level != HeadingLevel::H1 => {
                let level = *level;
                if let Some(number) = section(&next) {
                    events[place] = Event::InlineHtml(format!("<{level} id=\"section-{number}\">").into());
                    let end =
                        events.iter().skip(place).position(|event| matches!(event, Event::End(TagEnd::Heading(_))));
                    if let (Some(after), Some(figure)) = (end, figure(number)) {
                        events[place + after] = Event::InlineHtml(format!("</{level}>{}", figure.0).into());
                    }
                }
            }
            _ => {}
        }
    }
    let mut page = String::new();
    push_html(&mut page, events.into_iter());
    // A column without a heading has no heading that could be read out.
    page.replace("<th></th>", "<td></td>")
}

/// The number of a section: `12. Every tile` is 12, in every language.
fn section(heading: &str) -> Option<u32> {
    heading.split_once('.').and_then(|(number, _)| number.parse().ok())
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
