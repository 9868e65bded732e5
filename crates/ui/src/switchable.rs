//! Visitors may prefer another theme or less motion than their system says. A style sheet is written for the system alone,
//! with media queries; here it is made to follow what the page says, too: `data-theme` and `data-motion` of the root.

/// A preference of the system, the value with which a page asks for it anyway, and the one with which it does not want it.
struct Preference {
    query: &'static str,
    asked: &'static str,
    unwanted: &'static str,
}

const PREFERENCES: [Preference; 2] = [
    Preference {
        query: "(prefers-color-scheme: dark)",
        asked: "[data-theme=dark]",
        unwanted: ":not([data-theme=light])",
    },
    Preference {
        query: "(prefers-reduced-motion: reduce)",
        asked: "[data-motion=off]",
        unwanted: ":not([data-motion=on])",
    },
];

/// The style sheet with every block for a preference of the system written twice: for the system's, unless the page does not
/// want it, and for the page's.
pub(crate) fn css(source: &str) -> String {
    PREFERENCES.iter().fold(source.to_owned(), |css, preference| doubled(&css, preference))
}

fn doubled(source: &str, preference: &Preference) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some((before, query, block, after)) = next_block(rest, preference.query) {
        out += before;
        // The root itself is what the rules are nested in.
        let rules = block.replace(":root", "&");
        let narrower = query.replace(preference.query, "");
        let narrower = narrower.trim().trim_end_matches("and").trim_start_matches("and").trim();
        out += &format!("@media {query} {{ :root{} {{{rules}}} }}\n", preference.unwanted);
        let asked = format!(":root{} {{{rules}}}", preference.asked);
        out += &if narrower.is_empty() { asked } else { format!("@media {narrower} {{ {asked} }}") };
        rest = after;
    }
    out + rest
}

/// What stands before the next block for a query, the whole query, what is in the block, and what comes after it.
fn next_block<'a>(source: &'a str, query: &str) -> Option<(&'a str, &'a str, &'a str, &'a str)> {
    let found = source.find(query)?;
    let start = source[..found].rfind("@media")?;
    let open = found + source[found..].find('{')?;
    let mut depth = 0;
    let close = source[open..].char_indices().find_map(|(place, character)| {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(open + place)
    })?;
    let whole = source[start + "@media".len()..open].trim();
    Some((&source[..start], whole, &source[open + 1..close], &source[close + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_follows_the_system_or_the_page() {
        let source = "a { b: c } @media (prefers-color-scheme: dark) { :root { --x: 1; } .y { z: 2 } } d { e: f }";
        assert_eq!(
            css(source),
            "a { b: c } @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { & { --x: 1; } .y { z: 2 } } }\n\
            :root[data-theme=dark] { & { --x: 1; } .y { z: 2 } } d { e: f }"
        );
        let narrow = css("@media (max-width: 9px) and (prefers-color-scheme: dark) { a { b: c } }");
        assert!(narrow.ends_with("@media (max-width: 9px) { :root[data-theme=dark] { a { b: c } } }"), "{narrow}");
        assert!(css("@media (prefers-reduced-motion: reduce) { * { a: b } }").contains(":root[data-motion=off]"));
    }

    /// Nothing that is written for a preference of the system is left out.
    #[test]
    fn all_style_sheets_can_be_switched() {
        let css = crate::assets::shared().stylesheet.text();
        let systems = css.matches("(prefers-color-scheme:dark)").count();
        assert!(systems > 0 && css.matches("[data-theme=dark]").count() >= systems);
        assert!(css.contains("[data-motion=off]"));
    }
}
