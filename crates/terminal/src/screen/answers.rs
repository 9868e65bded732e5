//! What can be chosen, and how it is typed. An answer has a key of one or several characters, typed one after the other;
//! what has been typed narrows the list. A key that no longer one begins with is done at once.

use super::painted::Painted;
use crate::Ask;
use words::{ActionWords, People, Words};

/// An action that can be chosen.
#[derive(Clone, Debug)]
pub struct Answer<A> {
    pub action: A,
    /// What is typed for it.
    pub key: String,
    pub words: ActionWords,
    /// What a long list is grouped by.
    group: Option<String>,
}

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// An answer, by its place.
    One(usize),
    /// Answers that begin alike: what they have in common, and the places of those in it.
    Several { key: String, label: String, answers: Vec<usize> },
}

impl Line {
    /// The answers behind it.
    pub fn answers(&self) -> &[usize] {
        match self {
            Line::One(place) => std::slice::from_ref(place),
            Line::Several { answers, .. } => answers,
        }
    }
}

/// What came of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// No answer begins like that.
    Unknown,
    /// It narrows the list: this has been typed so far.
    More(String),
    /// It is this answer's, and no other's.
    Done(usize),
}

/// The answers to a question, with their words and keys.
pub fn answers<G: Painted>(words: &Words, view: &G::View, ask: &Ask<G>, people: &People<'_>) -> Vec<Answer<G::Action>> {
    let keys = G::shortcuts(words, &ask.legal);
    let answer = |(action, key): (&G::Action, String)| Answer {
        action: *action,
        key: key.to_uppercase(),
        words: G::action(words, view, ask.seat, *action, people),
        group: G::group(words, *action),
    };
    ask.legal.iter().zip(keys).map(answer).collect()
}

/// The list, narrowed to what was typed. Answers of a group stand in one line until what they have in common is typed.
pub fn lines<A>(answers: &[Answer<A>], typed: &str, among: impl Fn(usize) -> bool) -> Vec<Line> {
    let fits = |place: &usize| answers[*place].key.starts_with(typed) && among(*place);
    let places: Vec<usize> = (0..answers.len()).filter(fits).collect();
    let mut lines = Vec::new();
    let mut done: Vec<&str> = Vec::new();
    for place in &places {
        let Some(group) = answers[*place].group.as_deref() else {
            lines.push(Line::One(*place));
            continue;
        };
        if done.contains(&group) {
            continue;
        }
        let members: Vec<usize> =
            places.iter().copied().filter(|other| answers[*other].group.as_deref() == Some(group)).collect();
        let key = common(members.iter().map(|member| answers[*member].key.as_str()));
        // What opens a group opens nothing else.
        let is_own = |place: &usize| members.contains(place) || !answers[*place].key.starts_with(key);
        let narrows = key.len() > typed.len() && members.len() < places.len();
        if members.len() > 1 && narrows && places.iter().all(is_own) {
            lines.push(Line::Several { key: key.to_owned(), label: group.to_owned(), answers: members });
        } else {
            lines.extend(members.into_iter().map(Line::One));
        }
        done.push(group);
    }
    lines
}

/// The longest beginning that all share.
pub fn common<'a>(mut texts: impl Iterator<Item = &'a str>) -> &'a str {
    let first = texts.next().unwrap_or_default();
    texts.fold(first, |shared, text| {
        let same = shared.char_indices().zip(text.chars()).take_while(|((_, one), other)| one == other);
        let end = same.last().map_or(0, |((at, letter), _)| at + letter.len_utf8());
        &shared[..end]
    })
}

/// Another character is typed.
pub fn typed<A>(answers: &[Answer<A>], so_far: &str, letter: char) -> Typed {
    let text: String = so_far.chars().chain(letter.to_uppercase()).collect();
    let mut fitting = (0..answers.len()).filter(|place| answers[*place].key.starts_with(&text));
    match (fitting.next(), fitting.next()) {
        (None, _) => Typed::Unknown,
        (Some(place), None) if answers[place].key == text => Typed::Done(place),
        _ => Typed::More(text),
    }
}

/// The answer whose whole key was typed.
pub fn exact<A>(answers: &[Answer<A>], typed: &str) -> Option<usize> {
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
            group: group.map(str::to_owned),
        };
        keys.iter().map(answer).collect()
    }

    #[test]
    fn a_key_is_done_when_no_longer_one_begins_with_it() {
        let answers = made(&[("1", None), ("12", None), ("P", None)]);
        assert_eq!(typed(&answers, "", 'p'), Typed::Done(2));
        assert_eq!(typed(&answers, "", '1'), Typed::More("1".to_owned()));
        assert_eq!(typed(&answers, "1", '2'), Typed::Done(1));
        assert_eq!(typed(&answers, "1", '3'), Typed::Unknown);
        assert_eq!(exact(&answers, "1"), Some(0));
    }

    #[test]
    fn groups_open_when_what_they_share_is_typed() {
        let answers =
            made(&[("3P1", Some("3")), ("3T1", Some("3")), ("4P1", Some("4")), ("4T1", Some("4")), ("N", None)]);
        let shown = |typed| {
            let text = |line: &Line| match line {
                Line::One(place) => answers[*place].key.clone(),
                Line::Several { key, answers, .. } => format!("{key}+{}", answers.len()),
            };
            lines(&answers, typed, |_| true).iter().map(text).collect::<Vec<_>>()
        };
        assert_eq!(shown(""), ["3+2", "4+2", "N"]);
        assert_eq!(shown("3"), ["3P1", "3T1"]);
        assert_eq!(shown("4T"), ["4T1"]);
        let alike = made(&[("H3P", Some("3")), ("H-3P", Some("3")), ("H4P", Some("4")), ("H4T", Some("4"))]);
        assert_eq!(
            lines(&alike, "", |_| true),
            [
                Line::One(0),
                Line::One(1),
                Line::Several { key: "H4".to_owned(), label: "4".to_owned(), answers: vec![2, 3] }
            ]
        );
        assert_eq!(lines(&answers, "", |place| place == 0), [Line::One(0)]);
    }
}
