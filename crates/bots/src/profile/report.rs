//! What is read of a tally: groups of rows of numbers.

use super::tally::{Measure, Tally};
use serde::Serialize;

/// Rows about one subject.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct ProfileGroup {
    /// What they are about.
    pub name: &'static str,
    /// The rows.
    pub rows: Vec<ProfileRow>,
}

/// One number, or several that belong together.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct ProfileRow {
    /// What is measured.
    pub name: String,
    /// What each number is about, if there are several.
    pub parts: Vec<String>,
    /// The numbers; `None` where there was no occasion.
    pub values: Vec<Option<f64>>,
    /// Whether they are percentages.
    pub percent: bool,
    /// Whether it happened at all: rows of tables that nobody has need not be shown.
    #[serde(skip)]
    pub seen: bool,
}

impl ProfileGroup {
    /// The rows of these measures.
    pub fn new(name: &'static str, measures: &[Measure], tally: &Tally) -> ProfileGroup {
        ProfileGroup { name, rows: measures.iter().flat_map(|measure| tally.rows(measure)).collect() }
    }
}

impl ProfileRow {
    /// A row of numbers that a game computes itself.
    pub fn numbers(name: &str, parts: &[&str], values: Vec<Option<f64>>) -> ProfileRow {
        let parts = parts.iter().map(ToString::to_string).collect();
        ProfileRow { name: name.to_owned(), parts, values, percent: false, seen: true }
    }

    /// The same, as percentages of these shares.
    pub fn shares(name: &str, parts: &[&str], shares: Vec<Option<f64>>) -> ProfileRow {
        let percent = |share: Option<f64>| share.map(|share| 100.0 * share);
        let row = ProfileRow::numbers(name, parts, shares.into_iter().map(percent).collect());
        ProfileRow { percent: true, ..row }
    }

    /// The name, with its parts if they are to be said: `houses (dungeon / walls / towers)`.
    pub fn title(&self, with_parts: bool) -> String {
        let parts =
            if with_parts && !self.parts.is_empty() { format!(" ({})", self.parts.join(" / ")) } else { String::new() };
        let percent = if self.percent { ", %" } else { "" };
        format!("{}{parts}{percent}", self.name)
    }

    /// The numbers as text: `0.25 / 2.50 / 3.50`.
    pub fn words(&self) -> String {
        let digits = if self.percent { 0 } else { 2 };
        let number = |value: &Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:.digits$}"));
        self.values.iter().map(number).collect::<Vec<_>>().join(" / ")
    }
}
