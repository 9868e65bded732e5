//! What is written to be read: the rulebooks, and the guide for those who write bots. Every rule has its id as an anchor, so
//! that whatever names a rule leads to it.

use super::shell::{shell, top};
use maud::{PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
use std::sync::OnceLock;
use words::Words;

const CAYLUS: &str = include_str!("../../../../rules/caylus.en.md");
const API: &str = include_str!("../../../../docs/api.md");
const YS: &str = include_str!("../../../../rules/ys.en.md");

/// The rulebook of a game, if there is such a game.
pub fn rulebook(words: &Words, game: &str) -> Option<String> {
    static BOOKS: OnceLock<[String; 2]> = OnceLock::new();
    let [caylus, ys] = BOOKS.get_or_init(|| [CAYLUS, YS].map(render));
    let (book, title) = match game {
        "caylus" => (caylus, words.say("rulebook-caylus")),
        "ys" => (ys, words.say("rulebook-ys")),
        _ => return None,
    };
    let body = html! { main.wrap #main { article.card.book { (PreEscaped(book)) } } };
    Some(shell(words, "rules", &title, &top(words, &html! {}, &html! {}), &body))
}

/// The guide to the HTTP API.
pub fn api_guide(words: &Words) -> String {
    static GUIDE: OnceLock<String> = OnceLock::new();
    let body = html! { main.wrap #main { article.card.book { (PreEscaped(GUIDE.get_or_init(|| render(API)))) } } };
    shell(words, "rules", &words.say("start-api-long"), &top(words, &html! {}, &html! {}), &body)
}

fn render(text: &str) -> String {
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
                let (level, id) = (*level, anchor(&next));
                events[place] = Event::InlineHtml(format!("<{level} id=\"{id}\">").into());
            }
            _ => {}
        }
    }
    let mut page = String::new();
    push_html(&mut page, events.into_iter());
    // A column without a heading has no heading that could be read out.
    page.replace("<th></th>", "<td></td>")
}

/// Whether a text is the id of a rule, such as `C3.4`.
fn is_rule(text: &str) -> bool {
    let number = text.strip_prefix(['C', 'Y']).unwrap_or_default();
    number.split_once('.').is_some_and(|(part, rule)| {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number(part) && is_number(rule)
    })
}

/// The anchor of a heading: `12. Every tile` is `every-tile`.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.').trim();
    let letter = |letter: char| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    words.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn every_rule_can_be_led_to() {
        let page = rulebook(Words::of(Language::English), "caylus").unwrap_or_default();
        for reason in ::caylus::reasons::ALL {
            assert!(page.contains(&format!("id=\"{}\"", reason.rule)), "{}", reason.rule);
        }
        assert!(page.contains("id=\"every-tile\""), "the start page leads there");
        assert_eq!(rulebook(Words::of(Language::English), "chess"), None);
    }
}
