//! What is noted down, as data: a game lists its measures once, and the tally of a seat has sums for each.

use super::report::ProfileRow;
use std::collections::BTreeMap;
use std::ops::Range;

/// Something that can be noted down about a seat: one row of numbers, or a table with several.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// Its name, which no other measure of the game has; also that of its row, if it has one.
    pub name: &'static str,
    /// The names of its rows, if it is a table.
    pub rows: Option<fn() -> Vec<String>>,
    /// The names of the parts of each row.
    pub parts: &'static [&'static str],
    /// How its sums become numbers to read.
    pub unit: Unit,
}

/// How sums become numbers to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Amounts for each seat and game.
    PerGame,
    /// The mean amount.
    Mean,
    /// The mean amount as a percentage: the share of those for which 1 was noted down, the others being 0.
    Share,
    /// How the occasions are spread over the parts of the row, in percent.
    ShareOfRow,
    /// How the occasions are spread over the rows, in percent.
    ShareOfColumn,
    /// Two numbers: how often it happened for each seat and game, and the mean amount.
    TimesAndMean,
}

impl Measure {
    /// A measure with a single row.
    pub const fn new(name: &'static str, parts: &'static [&'static str], unit: Unit) -> Measure {
        Measure { name, rows: None, parts, unit }
    }

    /// A measure with a row for each of these names.
    pub const fn table(
        name: &'static str,
        rows: fn() -> Vec<String>,
        parts: &'static [&'static str],
        unit: Unit,
    ) -> Measure {
        Measure { name, rows: Some(rows), parts, unit }
    }

    /// The numbers of the parts: one even if it has no name.
    fn all_parts(&self) -> Range<usize> {
        0..self.parts.len().max(1)
    }
}

/// Amounts and how often one was noted down.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Sum {
    amount: i64,
    number: u64,
}

/// What was noted down about a seat in one game, or about several in many.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Tally {
    seats: u64,
    /// By the name of the measure, row and part.
    sums: BTreeMap<(&'static str, usize, usize), Sum>,
}

impl Tally {
    /// The empty tally of one seat in one game.
    pub fn of_one_seat() -> Tally {
        Tally { seats: 1, sums: BTreeMap::new() }
    }

    /// How many seats it is about, those of different games being different.
    pub fn seats(&self) -> u64 {
        self.seats
    }

    /// Notes an amount down for a part of the only row of a measure.
    pub fn note(&mut self, measure: &Measure, part: usize, amount: impl Into<i64>) {
        self.note_in(measure, 0, part, amount);
    }

    /// Notes an amount down for a part of a row.
    pub fn note_in(&mut self, measure: &Measure, row: usize, part: usize, amount: impl Into<i64>) {
        let sum = self.sums.entry((measure.name, row, part)).or_default();
        sum.amount += amount.into();
        sum.number += 1;
    }

    /// Adds the seats and sums of another.
    pub fn add(&mut self, other: &Tally) {
        self.seats += other.seats;
        self.add_sums(other);
    }

    /// Adds what was noted down about the same seats elsewhere.
    pub(super) fn add_sums(&mut self, other: &Tally) {
        for (key, sum) in &other.sums {
            let own = self.sums.entry(*key).or_default();
            own.amount += sum.amount;
            own.number += sum.number;
        }
    }

    /// How often something was noted down for a part of a row.
    pub fn number(&self, measure: &Measure, row: usize, part: usize) -> u64 {
        self.sum(measure, row, part).number
    }

    fn sum(&self, measure: &Measure, row: usize, part: usize) -> Sum {
        self.sums.get(&(measure.name, row, part)).copied().unwrap_or_default()
    }

    /// The rows of a measure, as numbers to read.
    pub fn rows(&self, measure: &Measure) -> Vec<ProfileRow> {
        let names = measure.rows.map_or_else(|| vec![measure.name.to_owned()], |rows| rows());
        let columns: Vec<u64> = measure.all_parts().map(|part| self.column(measure, names.len(), part)).collect();
        let row = |(row, name): (usize, &String)| ProfileRow {
            name: name.clone(),
            parts: measure.parts.iter().map(ToString::to_string).collect(),
            values: self.values(measure, row, &columns),
            percent: matches!(measure.unit, Unit::Share | Unit::ShareOfRow | Unit::ShareOfColumn),
            seen: measure.rows.is_none() || self.row_number(measure, row) > 0,
        };
        names.iter().enumerate().map(row).collect()
    }

    /// How often something was noted down in a row.
    fn row_number(&self, measure: &Measure, row: usize) -> u64 {
        measure.all_parts().map(|part| self.number(measure, row, part)).sum()
    }

    /// How often something was noted down for a part in all rows.
    fn column(&self, measure: &Measure, rows: usize, part: usize) -> u64 {
        (0..rows).map(|row| self.number(measure, row, part)).sum()
    }

    fn values(&self, measure: &Measure, row: usize, columns: &[u64]) -> Vec<Option<f64>> {
        let ratio = |amount: f64, of: u64| (of > 0).then(|| amount / of as f64);
        let value = |(part, column): (usize, &u64)| {
            let Sum { amount, number } = self.sum(measure, row, part);
            match measure.unit {
                Unit::PerGame => ratio(amount as f64, self.seats),
                Unit::Mean | Unit::TimesAndMean => ratio(amount as f64, number),
                Unit::Share => ratio(100.0 * amount as f64, number),
                Unit::ShareOfRow => ratio(100.0 * number as f64, self.row_number(measure, row)),
                Unit::ShareOfColumn => ratio(100.0 * number as f64, *column),
            }
        };
        match measure.unit {
            // The one sum gives both numbers.
            Unit::TimesAndMean => vec![ratio(self.number(measure, row, 0) as f64, self.seats), value((0, &0))],
            _ => columns.iter().enumerate().map(value).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSES: Measure = Measure::new("houses", &["dungeon", "walls"], Unit::PerGame);
    const LUCKY: Measure = Measure::new("lucky", &[], Unit::Share);
    const BUILT: Measure = Measure::table("built", names, &["a game", "turn"], Unit::TimesAndMean);
    const BIDS: Measure = Measure::table("bid", names, &["1", "2"], Unit::ShareOfColumn);

    fn names() -> Vec<String> {
        vec!["high".to_owned(), "low".to_owned()]
    }

    fn values(tally: &Tally, measure: &Measure) -> Vec<Vec<Option<f64>>> {
        tally.rows(measure).into_iter().map(|row| row.values).collect()
    }

    #[test]
    fn amounts_are_for_a_seat_and_game() {
        let mut all = Tally::default();
        for houses in [3, 0] {
            let mut one = Tally::of_one_seat();
            (0..houses).for_each(|_| one.note(&HOUSES, 1, 1));
            one.note(&LUCKY, 0, i64::from(houses > 0));
            all.add(&one);
        }
        assert_eq!(all.seats(), 2);
        assert_eq!(values(&all, &HOUSES), [[Some(0.0), Some(1.5)]]);
        assert_eq!(values(&all, &LUCKY), [[Some(50.0)]]);
    }

    #[test]
    fn tables_have_a_row_for_each_name() {
        let mut tally = Tally::of_one_seat();
        tally.note_in(&BUILT, 1, 0, 4);
        tally.note_in(&BUILT, 1, 0, 7);
        assert_eq!(values(&tally, &BUILT), [[Some(0.0), None], [Some(2.0), Some(5.5)]]);
        let rows = tally.rows(&BUILT);
        assert_eq!((rows[0].seen, rows[1].seen), (false, true));
    }

    #[test]
    fn shares_of_a_column_add_up() {
        let mut tally = Tally::of_one_seat();
        (0..3).for_each(|_| tally.note_in(&BIDS, 0, 1, 1));
        tally.note_in(&BIDS, 1, 1, 1);
        assert_eq!(values(&tally, &BIDS), [[None, Some(75.0)], [None, Some(25.0)]]);
        assert_eq!(tally.rows(&BIDS)[0].name, "high");
    }
}
