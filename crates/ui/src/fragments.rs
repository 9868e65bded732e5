//! The fragments of a page that change while it is shown. A fragment is an element with an id, whose children have ids too: an
//! update is the children that are new or different, and the order of all. Pages and updates are made from the same fragments;
//! of what a page shows only fingerprints are kept.

use rustc_hash::{FxHashMap, FxHasher};
use serde::Serialize;
use std::hash::{Hash, Hasher};

/// An element whose children change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fragment {
    /// Its id on the page.
    pub id: &'static str,
    /// Ids and markup of its children, in order. The markup is one element that has this id; none at all means that it is
    /// as it was shown before.
    pub children: Vec<(String, String)>,
}

/// How a fragment changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// The part.
    pub part: &'static str,
    /// The ids of all its children, in order; others are removed.
    pub order: Vec<String>,
    /// The markup of those that are new or different.
    pub children: Vec<(String, String)>,
}

/// Hashes of a fragment that was shown: enough to find out later which of its children are different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fingerprint {
    part: &'static str,
    /// For each child, the hashes of its id and of its markup.
    children: Vec<(u64, u64)>,
}

/// Fingerprints of fragments that are shown after others, whose fingerprints are `before`.
pub fn fingerprints(before: &[Fingerprint], parts: &[Fragment]) -> Vec<Fingerprint> {
    let trace = |part: &Fragment| {
        let before = before.iter().find(|trace| trace.part == part.id);
        let shown = |id: u64| before.and_then(|before| before.children.iter().find(|child| child.0 == id));
        let child = |(id, markup): &(String, String)| match number(id) {
            id if markup.is_empty() => shown(id).copied().unwrap_or((id, 0)),
            id => (id, number(markup)),
        };
        Fingerprint { part: part.id, children: part.children.iter().map(child).collect() }
    };
    parts.iter().map(trace).collect()
}

/// Bytes of memory that fingerprints take.
pub fn fingerprint_bytes(shown: &[Fingerprint]) -> usize {
    shown.iter().map(|trace| size_of_val(trace) + size_of_val(&trace.children[..])).sum()
}

/// Number of turns of the log that a page with these fingerprints shows in full: all but the current one.
pub fn turns_sent(shown: &[Fingerprint]) -> usize {
    let log = shown.iter().find(|trace| trace.part == "log");
    log.map_or(0, |log| log.children.len().saturating_sub(1))
}

fn number(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The changes that turn a page with the old fingerprints into one with the new fragments, whose fingerprints are given.
pub fn changes(old: &[Fingerprint], new: Vec<Fragment>, fingerprints: &[Fingerprint]) -> Vec<Change> {
    let change = |(part, now): (Fragment, &Fingerprint)| {
        let before = old.iter().find(|other| other.part == part.id);
        if before == Some(now) {
            return None;
        }
        let before: FxHashMap<u64, u64> = before.iter().flat_map(|trace| trace.children.iter().copied()).collect();
        let order = part.children.iter().map(|(id, _)| id.clone()).collect();
        let different =
            part.children.into_iter().zip(&now.children).filter(|(_, (id, markup))| before.get(id) != Some(markup));
        Some(Change { part: part.id, order, children: different.map(|(child, _)| child).collect() })
    };
    new.into_iter().zip(fingerprints).filter_map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(children: &[(&str, &str)]) -> Fragment {
        let own = |(id, markup): &(&str, &str)| ((*id).to_owned(), (*markup).to_owned());
        Fragment { id: "board", children: children.iter().map(own).collect() }
    }

    #[test]
    fn only_what_is_different_is_sent() {
        let old = [part(&[("a", "1"), ("b", "2"), ("c", "3")])];
        let new = [part(&[("c", "3"), ("a", "9"), ("d", "4")])];
        let changes = |old: &[Fingerprint]| super::changes(old, new.to_vec(), &fingerprints(old, &new));
        let sent = changes(&fingerprints(&[], &old));
        assert_eq!(sent.len(), 1);
        assert_eq!(sent[0].order, ["c", "a", "d"]);
        assert_eq!(sent[0].children, [("a".to_owned(), "9".to_owned()), ("d".to_owned(), "4".to_owned())]);
        assert_eq!(changes(&fingerprints(&[], &new)), []);
        assert_eq!(changes(&[])[0].children.len(), 3);
    }

    #[test]
    fn what_is_as_it_was_is_not_sent() {
        let old = fingerprints(&[], &[part(&[("a", "1"), ("b", "2")])]);
        let new = [part(&[("c", "3"), ("a", ""), ("b", "")])];
        let now = fingerprints(&old, &new);
        let sent = changes(&old, new.to_vec(), &now);
        assert_eq!(sent[0].order, ["c", "a", "b"]);
        assert_eq!(sent[0].children, [("c".to_owned(), "3".to_owned())]);
        assert_eq!(now, fingerprints(&[], &[part(&[("c", "3"), ("a", "1"), ("b", "2")])]));
    }
}
