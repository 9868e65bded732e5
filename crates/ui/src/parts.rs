//! The parts of a page that change while one looks at it. Each part is an element with an id, whose children have ids too:
//! so an update is the few children that are new or different, and the order of all. The page and the stream of updates are
//! made from the same parts, and nothing has to be remembered of what was sent.

use serde::Serialize;
use std::collections::HashMap;

/// An element whose children change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its id on the page.
    pub id: &'static str,
    /// Ids and markup of its children, in order. The markup is one element that has this id.
    pub children: Vec<(String, String)>,
}

/// How a part changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// The part.
    pub part: &'static str,
    /// The ids of all its children, in order; others go.
    pub order: Vec<String>,
    /// The markup of those that are new or different.
    pub children: Vec<(String, String)>,
}

/// What has to change so that a page with the old parts shows the new ones.
pub fn changes(old: &[Part], new: &[Part]) -> Vec<Change> {
    let change = |part: &Part| {
        let before = old.iter().find(|other| other.id == part.id);
        if before == Some(part) {
            return None;
        }
        let before: HashMap<&str, &str> =
            before.iter().flat_map(|part| &part.children).map(|(id, markup)| (&id[..], &markup[..])).collect();
        let different = |(id, markup): &&(String, String)| before.get(&id[..]) != Some(&&markup[..]);
        Some(Change {
            part: part.id,
            order: part.children.iter().map(|(id, _)| id.clone()).collect(),
            children: part.children.iter().filter(different).cloned().collect(),
        })
    };
    new.iter().filter_map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(children: &[(&str, &str)]) -> Part {
        let own = |(id, markup): &(&str, &str)| ((*id).to_owned(), (*markup).to_owned());
        Part { id: "board", children: children.iter().map(own).collect() }
    }

    #[test]
    fn only_what_is_different_is_sent() {
        let old = [part(&[("a", "1"), ("b", "2"), ("c", "3")])];
        let new = [part(&[("c", "3"), ("a", "9"), ("d", "4")])];
        let sent = changes(&old, &new);
        assert_eq!(sent.len(), 1);
        assert_eq!(sent[0].order, ["c", "a", "d"]);
        assert_eq!(sent[0].children, [("a".to_owned(), "9".to_owned()), ("d".to_owned(), "4".to_owned())]);
        assert_eq!(changes(&new, &new), []);
        assert_eq!(changes(&[], &new)[0].children.len(), 3);
    }
}
