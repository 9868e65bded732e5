//! The rulebook of a game for players. Every rule stands in it with its id in bold, and can be read alone.

use crate::{Language, Translated};

/// The rulebook of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// The letter that the ids of its rules begin with: `C` in `C3.4`.
    pub prefix: char,
    /// Its text in Markdown.
    pub text: Translated<&'static str>,
}

impl Rulebook {
    /// The text in a language, or in English.
    pub fn text(&self, language: Language) -> &'static str {
        self.text.get_or_english(language)
    }

    /// Whether a text is written like the id of a rule, such as `C3.4`.
    pub fn is_rule(&self, text: &str) -> bool {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.strip_prefix(self.prefix).and_then(|number| number.split_once('.'));
        number.is_some_and(|(section, rule)| is_number(section) && is_number(rule))
    }

    /// The ids of all rules, in the order of the text.
    pub fn rules(&self) -> impl Iterator<Item = &'static str> {
        self.text.english.split("**").skip(1).step_by(2).filter(|text| self.is_rule(text))
    }

    /// A rule as plain text, without the marks of Markdown. Its id may be in small letters.
    pub fn rule(&self, language: Language, id: &str) -> Option<String> {
        let id = id.trim().to_ascii_uppercase();
        if !self.is_rule(&id) {
            return None;
        }
        let bold = format!("**{id}**");
        let mut lines = self.text(language).lines().skip_while(|line| !line.contains(&bold));
        let first = lines.next()?;
        // A rule in a table is its row; one in a list ends where its paragraph does.
        let rest = lines.take_while(|line| !first.starts_with('|') && line.starts_with("  ") && !line.contains("- **"));
        let text: Vec<&str> = std::iter::once(first).chain(rest).map(str::trim).collect();
        let text = text.join(" ").trim_start_matches("- ").replace(['*', '`'], "");
        Some(text.trim_matches(['|', ' ']).replace(" | ", ": "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Spoken;

    fn books() -> [Rulebook; 2] {
        [<::caylus::State as Spoken>::RULEBOOK, <::ys::State as Spoken>::RULEBOOK].map(Option::unwrap)
    }

    #[test]
    fn every_rule_can_be_read_alone_in_every_language() {
        for book in books() {
            assert!(book.rules().count() > 50);
            for (id, language) in book.rules().flat_map(|id| Language::ALL.map(|language| (id, language))) {
                let text = book.rule(language, id).unwrap_or_default();
                assert!(text.starts_with(&format!("{id} ")) || text.contains(id), "{id} in {language}: {text}");
                assert!(text.len() > id.len() + 10 && !text.contains(['*', '|', '\n']), "{id} in {language}: {text}");
                assert!(!text.contains("- "), "only one rule for {id} in {language}: {text}");
            }
        }
    }

    #[test]
    fn a_rule_ends_where_the_next_one_begins() {
        let [caylus, ys] = books();
        let text = caylus.rule(Language::English, "c3.3").unwrap_or_default();
        assert!(text.starts_with("C3.3 Passing costs nothing.") && text.ends_with("if you are the first)."), "{text}");
        assert_eq!(caylus.rule(Language::English, "C99.9"), None);
        assert_eq!(caylus.rule(Language::English, "nonsense"), None);
        assert_eq!(ys.rule(Language::English, "C3.3"), None);
    }
}
