//! The rulebooks for players, one for each game and language. Every rule stands in them with its id, and can be read alone.

use crate::Language;

/// The text of a rulebook, if there is such a game.
pub fn rulebook(game: &str, language: Language) -> Option<&'static str> {
    Some(match (game, language) {
        ("caylus", Language::English) => include_str!("../../../rules/caylus.en.md"),
        ("caylus", Language::French) => include_str!("../../../rules/caylus.fr.md"),
        ("caylus", Language::Portuguese) => include_str!("../../../rules/caylus.pt.md"),
        ("ys", Language::English) => include_str!("../../../rules/ys.en.md"),
        ("ys", Language::French) => include_str!("../../../rules/ys.fr.md"),
        ("ys", Language::Portuguese) => include_str!("../../../rules/ys.pt.md"),
        _ => return None,
    })
}

/// Whether a text is the id of a rule, such as `C3.4`.
pub fn is_rule(text: &str) -> bool {
    let number = text.strip_prefix(['C', 'Y']).unwrap_or_default();
    number.split_once('.').is_some_and(|(part, rule)| {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number(part) && is_number(rule)
    })
}

/// The ids of all rules of a game, in the order of its rulebook.
pub fn rules(game: &str) -> impl Iterator<Item = &'static str> {
    let ids = rulebook(game, Language::English).unwrap_or_default().split("**");
    ids.skip(1).step_by(2).filter(|text| is_rule(text))
}

/// A rule of a game as plain text, without the marks of Markdown. Its id may be written in small letters.
pub fn rule(game: &str, language: Language, id: &str) -> Option<String> {
    let id = id.trim().to_ascii_uppercase();
    if !is_rule(&id) {
        return None;
    }
    let bold = format!("**{id}**");
    let mut lines = rulebook(game, language)?.lines().skip_while(|line| !line.contains(&bold));
    let first = lines.next()?;
    // A rule in a table is its row; one in a list ends where its paragraph does.
    let rest = lines.take_while(|line| !first.starts_with('|') && line.starts_with("  ") && !line.contains("- **"));
    let text: Vec<&str> = std::iter::once(first).chain(rest).map(str::trim).collect();
    let text = text.join(" ").trim_start_matches("- ").replace(['*', '`'], "");
    Some(text.trim_matches(['|', ' ']).replace(" | ", ": "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_can_be_read_alone_in_every_language() {
        for game in ["caylus", "ys"] {
            assert!(rules(game).count() > 50);
            for (id, language) in rules(game).flat_map(|id| Language::ALL.map(|language| (id, language))) {
                let text = rule(game, language, id).unwrap_or_default();
                assert!(text.starts_with(&format!("{id} ")) || text.contains(id), "{id} in {language}: {text}");
                assert!(text.len() > id.len() + 10 && !text.contains(['*', '|', '\n']), "{id} in {language}: {text}");
                assert!(!text.contains("- "), "only one rule for {id} in {language}: {text}");
            }
        }
    }

    #[test]
    fn a_rule_ends_where_the_next_one_begins() {
        let text = rule("caylus", Language::English, "c3.3").unwrap_or_default();
        assert!(text.starts_with("C3.3 Passing costs nothing.") && text.ends_with("if you are the first)."), "{text}");
        assert_eq!(rule("caylus", Language::English, "C99.9"), None);
        assert_eq!(rule("caylus", Language::English, "nonsense"), None);
        assert_eq!(rule("chess", Language::English, "C3.3"), None);
    }
}
