//! Whole numbers in JSON, which may be written `3.0` as well: some languages know no others.

use game::Seed;
use serde::de::{Error, IgnoredAny, Unexpected};
use serde::{Deserialize, Deserializer};

/// As far as a floating-point number tells whole numbers apart.
const GREATEST: f64 = 9_007_199_254_740_992.0;

const NUMBER: &str = "a whole number that is not too large";
const SEED: &str = "a whole number of at most 128 bits";

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Whole(u64),
    Point(f64),
}

fn read<E: Error, T: TryFrom<u64>>(written: &Written, expected: &&str) -> Result<T, E> {
    let number = match *written {
        Written::Whole(number) => number,
        Written::Point(number) if number.fract() == 0.0 && (0.0..=GREATEST).contains(&number) => number as u64,
        Written::Point(number) => return Err(E::invalid_value(Unexpected::Float(number), expected)),
    };
    T::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), expected))
}

/// Reads a number.
pub(crate) fn number<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<T, D::Error> {
    read(&Written::deserialize(deserializer)?, &NUMBER)
}

/// Reads a number that may be missing.
pub(crate) fn perhaps<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::<Written>::deserialize(deserializer)?.map(|written| read(&written, &NUMBER)).transpose()
}

/// Reads a seed that may be missing: a number, or a text of its digits.
pub(crate) fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seed>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Number(Written),
        Text(String),
        Other(IgnoredAny),
    }
    match Option::<Either>::deserialize(deserializer)? {
        Some(Either::Number(number)) => read::<_, u64>(&number, &SEED).map(|number| Some(number.into())),
        Some(Either::Text(text)) => match text.parse() {
            Ok(seed) => Ok(Some(seed)),
            Err(_) => Err(D::Error::invalid_value(Unexpected::Str(&text), &SEED)),
        },
        Some(Either::Other(_)) => Err(D::Error::invalid_value(Unexpected::Other("something else"), &SEED)),
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use crate::{ActRequest, UndoRequest};

    #[test]
    fn whole_numbers_may_have_a_point() {
        let act = |revision: &str, seat: &str| {
            serde_json::from_str::<ActRequest>(&format!(r#"{{"action":"pass","revision":{revision},"seat":{seat}}}"#))
                .ok()
        };
        let read = |revision, seat| act(revision, seat).map(|act| (act.revision, act.seat));
        assert_eq!(read("3", "1"), Some((3, Some(1))));
        assert_eq!(read("3.0", "1.0"), Some((3, Some(1))));
        assert_eq!(read("18446744073709551615", "null"), Some((u64::MAX, None)));
        for (revision, seat) in [("3.5", "1"), ("-1", "1"), ("-1.0", "1"), ("1e300", "1"), ("3", "256"), ("\"3\"", "1")]
        {
            assert_eq!(read(revision, seat), None, "{revision} {seat}");
        }
        assert_eq!(serde_json::from_str::<UndoRequest>("{}").ok(), Some(UndoRequest::default()));
        assert_eq!(
            serde_json::from_str::<UndoRequest>(r#"{"revision":2.0}"#).ok().and_then(|undo| undo.revision),
            Some(2)
        );
    }
}
