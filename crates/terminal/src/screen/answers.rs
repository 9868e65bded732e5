//! The answers to a question and their keys. A key has one or several characters, typed one after the other; what has been
//! typed narrows the list. A key that is not the beginning of a longer one is done at once.

use super::terminal_board::TerminalBoard;
use crate::PendingDecision;
use crate::game_table::warnings;
use words::{ActionWords, People, Words};

/// A legal action as an answer.
#[derive(Clone, Debug)]
pub struct Answer<A> {
    pub action: A,
    /// Its key.
    pub key: String,
    pub words: ActionWords,
    /// The warnings about it, each after a space.
    pub(super) warnings: String,
    /// Its group in a long list.
    group: Option<String>,
}

/// A row of the list of answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerRow {
    /// An answer, by its place.
    Single(usize),
    /// A group of answers: the beginning of their keys, the name of the group, and their places.
    Group { key: String, label: String, answers: Vec<usize> },
}

impl AnswerRow {
    /// The places of its answers.
    pub fn answers(&self) -> &[usize] {
        match self {
            AnswerRow::Single(place) => std::slice::from_ref(place),
            AnswerRow::Group { answers, .. } => answers,
        }
    }
}

/// How a typed character fits the keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum KeyMatch {
    /// No key begins like that.
    None,
    /// Several keys begin like that, or a longer one: what has been typed so far.
    Prefix(String),
    /// It completes the key of this answer, and begins no other.
    Complete(usize),
}

/// The answers to a question, with their words and keys.
pub(super) fn answers<G: TerminalBoard>(
    words: &Words,
    view: &G::View,
    decision: &PendingDecision<G>,
    people: &People<'_>,
    warns: bool,
) -> Vec<Answer<G::Action>> {
    let keys = G::shortcuts(words, &decision.legal);
    let answer = |(action, key): (&G::Action, String)| Answer {
        action: *action,
        key: key.to_uppercase(),
        words: G::action(words, view, decision.seat, *action, people),
        warnings: if warns { warnings::<G>(words, view, decision.seat, *action, people) } else { String::new() },
        group: G::group(words, *action),
    };
    decision.legal.iter().zip(keys).map(answer).collect()
}

/// The list, narrowed to what was typed. A group stands in one row until the beginning of its keys is typed.
pub(super) fn answer_rows<A>(answers: &[Answer<A>], typed: &str, among: impl Fn(usize) -> bool) -> Vec<AnswerRow> {
    let fits = |place: &usize| answers[*place].key.starts_with(typed) && among(*place);
    let places: Vec<usize> = (0..answers.len()).filter(fits).collect();
    let mut lines = Vec::new();
    let mut done: Vec<&str> = Vec::new();
    for place in &places {
        let Some(group) = answers[*place].group.as_deref() else {
            lines.push(AnswerRow::Single(*place));
            continue;
        };
        if done.contains(&group) {
            continue;
        }
        let members: Vec<usize> =
            places.iter().copied().filter(|other| answers[*other].group.as_deref() == Some(group)).collect();
        let key = common_prefix(members.iter().map(|member| answers[*member].key.as_str()));
        // The prefix that opens a group must not begin any other key.
        let is_own = |place: &usize| members.contains(place) || !answers[*place].key.starts_with(key);
        let narrows = key.len() > typed.len() && members.len() < places.len();
        if members.len() > 1 && narrows && places.iter().all(is_own) {
            lines.push(AnswerRow::Group { key: key.to_owned(), label: group.to_owned(), answers: members });
        } else {
            lines.extend(members.into_iter().map(AnswerRow::Single));
        }
        done.push(group);
    }
    lines
}

/// The longest common prefix.
pub(super) fn common_prefix<'a>(mut texts: impl Iterator<Item = &'a str>) -> &'a str {
    let first = texts.next().unwrap_or_default();
    texts.fold(first, |shared, text| {
        let same = shared.char_indices().zip(text.chars()).take_while(|((_, one), other)| one == other);
        let end = same.last().map_or(0, |((at, letter), _)| at + letter.len_utf8());
        &shared[..end]
    })
}

/// Matches a further character.
pub(super) fn match_key<A>(answers: &[Answer<A>], so_far: &str, letter: char) -> KeyMatch {
    let text: String = so_far.chars().chain(letter.to_uppercase()).collect();
    let mut fitting = (0..answers.len()).filter(|place| answers[*place].key.starts_with(&text));
    match (fitting.next(), fitting.next()) {
        (None, _) => KeyMatch::None,
        (Some(place), None) if answers[place].key == text => KeyMatch::Complete(place),
        _ => KeyMatch::Prefix(text),
    }
}

/// The answer whose whole key was typed.
pub(super) fn exact_match<A>(answers: &[Answer<A>], typed: &str) -> Option<usize> {
    answers.iter().position(|answer| answer.key == typed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(keys: &[(&str, Option<&str>)]) -> Vec<Answer<()>> {
        let words = || ActionWords { short: String::new(), long: String::new() };
        let answer = |(key, group): &(&str, Option<&str>)| Answer {
            action: (),
            key: (*key).to_owned(),
            words: words(),
            warnings: String::new(),
            group: group.map(str::to_owned),
        };
        keys.iter().map(answer).collect()
    }

    #[test]
    fn a_key_is_done_when_no_longer_one_begins_with_it() {
        let answers = made(&[("1", None), ("12", None), ("P", None)]);
        assert_eq!(match_key(&answers, "", 'p'), KeyMatch::Complete(2));
        assert_eq!(match_key(&answers, "", '1'), KeyMatch::Prefix("1".to_owned()));
        assert_eq!(match_key(&answers, "1", '2'), KeyMatch::Complete(1));
        assert_eq!(match_key(&answers, "1", '3'), KeyMatch::None);
        assert_eq!(exact_match(&answers, "1"), Some(0));
    }

    #[test]
    fn groups_open_when_what_they_share_is_typed() {
        let answers =
            made(&[("3P1", Some("3")), ("3T1", Some("3")), ("4P1", Some("4")), ("4T1", Some("4")), ("N", None)]);
        let shown = |typed| {
            let text = |line: &AnswerRow| match line {
                AnswerRow::Single(place) => answers[*place].key.clone(),
                AnswerRow::Group { key, answers, .. } => format!("{key}+{}", answers.len()),
            };
            answer_rows(&answers, typed, |_| true).iter().map(text).collect::<Vec<_>>()
        };
        assert_eq!(shown(""), ["3+2", "4+2", "N"]);
        assert_eq!(shown("3"), ["3P1", "3T1"]);
        assert_eq!(shown("4T"), ["4T1"]);
        let alike = made(&[("H3P", Some("3")), ("H-3P", Some("3")), ("H4P", Some("4")), ("H4T", Some("4"))]);
        assert_eq!(
            answer_rows(&alike, "", |_| true),
            [
                AnswerRow::Single(0),
                AnswerRow::Single(1),
                AnswerRow::Group { key: "H4".to_owned(), label: "4".to_owned(), answers: vec![2, 3] }
            ]
        );
        assert_eq!(answer_rows(&answers, "", |place| place == 0), [AnswerRow::Single(0)]);
    }
}
