//! What the processes that share a database tell each other. Nothing rests on it: whoever misses a ring finds out by asking.

/// News of another process, or of this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ring {
    /// A table has changed: it has this many lines now, or something besides its lines is different.
    Table(String, Option<u64>),
    /// There are jobs to be done.
    Jobs,
    /// Some news may have been missed: ask for everything.
    Missed,
}

/// Longest text of a notification, in bytes. PostgreSQL allows 8,000.
const LONGEST: usize = 7500;

/// The texts that tell of these tables, none longer than a notification may be.
pub(crate) fn texts<'a>(news: impl IntoIterator<Item = (&'a str, Option<u64>)>) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for (id, revision) in news {
        let word = revision.map_or_else(|| format!("{id}:"), |revision| format!("{id}:{revision}"));
        match texts.last_mut() {
            Some(text) if text.len() + word.len() < LONGEST => {
                text.push(',');
                text.push_str(&word);
            }
            _ => texts.push(word),
        }
    }
    texts
}

/// What a notification says. Words that nobody understands are left out.
pub(crate) fn read(text: &str) -> Vec<Ring> {
    let ring = |word: &str| {
        let (id, revision) = word.rsplit_once(':')?;
        let revision = if revision.is_empty() { None } else { Some(revision.parse().ok()?) };
        Some(Ring::Table(id.to_owned(), revision))
    };
    text.split(',').filter_map(ring).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_as_they_were_told() {
        let ids: Vec<String> = (0..3000).map(|number| format!("table{number}")).collect();
        let news = ids.iter().enumerate().map(|(number, id)| (id.as_str(), (number % 3 > 0).then_some(number as u64)));
        let texts = texts(news.clone());
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() <= LONGEST));
        let heard: Vec<Ring> = texts.iter().flat_map(|text| read(text)).collect();
        let told: Vec<Ring> = news.map(|(id, revision)| Ring::Table(id.to_owned(), revision)).collect();
        assert_eq!(heard, told);
    }

    #[test]
    fn what_nobody_understands_is_left_out() {
        for garbage in ["", ",", "a", "a:b", "a:-1", "a:99999999999999999999999", "\u{202e},,"] {
            assert_eq!(read(garbage), [], "{garbage}");
        }
        assert_eq!(read("x,a:1,b:,c:d"), [Ring::Table("a".to_owned(), Some(1)), Ring::Table("b".to_owned(), None)]);
    }
}
