//! What a seat may not do, as a user writes it: the beginnings of actions in notation.

use crate::failure::Failure;
use std::fmt;

/// The longest ban, in bytes.
const LONGEST: usize = 400;

/// Actions that are forbidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ban {
    name: String,
    /// The words that an action begins with: any of these lists.
    beginnings: Vec<Vec<Pattern>>,
}

impl Ban {
    /// Reads `favor D`, `up * palace*|down * palace*` or `name=...`.
    pub(crate) fn read(text: &str) -> Result<Ban, Failure> {
        let wrong = |why: &str| {
            Err(Failure::Message(format!(
                "--ban `{}`: {why}: write for instance --ban \"favor D\"",
                game::excerpt(text)
            )))
        };
        if text.len() > LONGEST {
            return wrong("it is too long");
        }
        if text.chars().any(char::is_control) {
            return wrong("it has letters that cannot be read");
        }
        let (name, actions) = text.split_once('=').unwrap_or((text, text));
        let words = |beginning: &str| beginning.split_whitespace().map(Pattern::new).collect();
        let beginnings: Vec<Vec<Pattern>> = actions.split('|').map(words).collect();
        if name.trim().is_empty() {
            return wrong("it has no name");
        }
        if beginnings.iter().any(Vec::is_empty) {
            return wrong("it names no actions");
        }
        Ok(Ban { name: name.trim().to_owned(), beginnings })
    }

    /// Whether it forbids an action, by its notation.
    pub(crate) fn forbids(&self, action: &str) -> bool {
        let begins = |beginning: &Vec<Pattern>| {
            let mut words = action.split(' ');
            beginning.iter().all(|pattern| words.next().is_some_and(|word| pattern.fits(word)))
        };
        self.beginnings.iter().any(begins)
    }
}

impl fmt::Display for Ban {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// One word, of which `*` is anything: the parts between the stars.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pattern(Vec<String>);

impl Pattern {
    fn new(word: &str) -> Pattern {
        Pattern(word.split('*').map(str::to_owned).collect())
    }

    fn fits(&self, word: &str) -> bool {
        let [first, rest @ ..] = &self.0[..] else { return word.is_empty() };
        let Some((last, between)) = rest.split_last() else { return word == first };
        let Some(mut left) = word.strip_prefix(first.as_str()).and_then(|left| left.strip_suffix(last.as_str())) else {
            return false;
        };
        // Each part at the first place where it is found leaves most for the others.
        for part in between {
            let Some(at) = left.find(part.as_str()) else { return false };
            left = &left[at + part.len()..];
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forbids(ban: &str, action: &str) -> bool {
        Ban::read(ban).unwrap().forbids(action)
    }

    #[test]
    fn a_ban_is_the_beginning_of_actions() {
        assert!(forbids("favor D", "favor D") && !forbids("favor D", "favor C"));
        assert!(forbids("build", "build market G") && forbids("build market", "build market G"));
        assert!(!forbids("build mark", "build market G"), "words are whole");
        assert!(!forbids("build market G", "build market"), "an action has all words of the ban");
        assert!(!forbids("use 2 W", "use 2"));
    }

    #[test]
    fn a_star_is_anything() {
        assert!(forbids("up * palace*", "up 4/1 palace2") && !forbids("up * palace*", "up 4 port1"));
        assert!(forbids("*", "pass") && forbids("*s*s", "pass") && !forbids("*s*s*s", "pass"));
        assert!(!forbids("p*pass", "pass"), "the two ends do not overlap");
        assert!(forbids("**a**", "pass") && forbids("p*s", "pass") && !forbids("p*a", "pass"));
    }

    #[test]
    fn bans_are_put_together_and_named() {
        let ban = Ban::read("no palace = up * palace*| down * palace*").unwrap();
        assert_eq!(ban.to_string(), "no palace");
        assert!(ban.forbids("up 1 palace1") && ban.forbids("down 1 palace3") && !ban.forbids("down 1 port3"));
        assert_eq!(Ban::read("favor D").unwrap().to_string(), "favor D");
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        let long = "a".repeat(LONGEST + 1);
        for text in ["", " ", "=favor D", "x=", "x= ", "favor D|", "|", "favor\nD", "favor\u{0}", &long] {
            let Err(Failure::Message(message)) = Ban::read(text) else { panic!("{text}") };
            assert!(message.contains("--ban \"favor D\""), "{message}");
        }
    }
}
