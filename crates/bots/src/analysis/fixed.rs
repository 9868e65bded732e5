//! Fixed-point numbers, so that what is added up adds up to the last digit.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// A number with six digits behind the point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Fixed(i64);

/// Units of the last digit in 1.
const UNIT: i64 = 1_000_000;

impl Fixed {
    /// Nothing.
    pub const ZERO: Fixed = Fixed(0);
    /// One.
    pub const ONE: Fixed = Fixed(UNIT);

    /// The nearest number with six digits. What is not a number counts as nothing.
    pub fn new(number: f64) -> Fixed {
        Fixed((number * UNIT as f64).round() as i64)
    }

    /// This number of millionths.
    pub const fn millionths(number: i64) -> Fixed {
        Fixed(number)
    }

    /// As a floating-point number, to show or to compute with.
    pub fn number(self) -> f64 {
        self.0 as f64 / UNIT as f64
    }

    /// A whole number of times as much.
    #[must_use]
    pub const fn times(self, number: i64) -> Fixed {
        Fixed(self.0 * number)
    }
}

/// Rounds shares that add up to 1 so that they still do: what rounding leaves over goes to the largest.
pub(crate) fn rounded_shares(shares: &[f64]) -> Vec<Fixed> {
    let whole: f64 = shares.iter().map(|share| share.max(0.0)).sum();
    let even = 1.0 / shares.len().max(1) as f64;
    let share = |share: &f64| if whole > 0.0 { share.max(0.0) / whole } else { even };
    let mut rounded: Vec<Fixed> = shares.iter().map(|number| Fixed::new(share(number))).collect();
    let left = Fixed::ONE - rounded.iter().copied().sum();
    if let Some(largest) = rounded.iter_mut().max() {
        *largest += left;
    }
    rounded
}

impl Add for Fixed {
    type Output = Fixed;

    fn add(self, other: Fixed) -> Fixed {
        Fixed(self.0 + other.0)
    }
}

impl Sub for Fixed {
    type Output = Fixed;

    fn sub(self, other: Fixed) -> Fixed {
        Fixed(self.0 - other.0)
    }
}

impl Neg for Fixed {
    type Output = Fixed;

    fn neg(self) -> Fixed {
        Fixed(-self.0)
    }
}

impl AddAssign for Fixed {
    fn add_assign(&mut self, other: Fixed) {
        self.0 += other.0;
    }
}

impl Sum for Fixed {
    fn sum<I: Iterator<Item = Fixed>>(numbers: I) -> Fixed {
        numbers.fold(Fixed::ZERO, Add::add)
    }
}

impl fmt::Display for Fixed {
    /// With the digits that are asked for (`{:.2}`), or all six.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(6);
        let text = format!("{:.digits$}", self.number());
        // What rounds to nothing has no sign.
        let is_nothing = text.trim_start_matches('-').chars().all(|digit| matches!(digit, '0' | '.'));
        let text = if is_nothing { text.trim_start_matches('-') } else { &text };
        let sign = if f.sign_plus() && !is_nothing && self.0 > 0 { "+" } else { "" };
        let width = f.width().unwrap_or_default();
        write!(f, "{:>width$}", format!("{sign}{text}"))
    }
}

impl Serialize for Fixed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.number())
    }
}

impl<'de> Deserialize<'de> for Fixed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fixed, D::Error> {
        f64::deserialize(deserializer).map(Fixed::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounded_shares_add_up_to_one() {
        for shares in [&[1.0 / 3.0; 3][..], &[0.25; 4], &[0.1234567, 0.8765433], &[0.0, 0.0], &[-0.1, 1.1]] {
            assert_eq!(rounded_shares(shares).into_iter().sum::<Fixed>(), Fixed::ONE, "{shares:?}");
        }
    }

    #[test]
    fn numbers_are_written_and_read_again() {
        for number in [0, 1, -1, 333_333, -2_999_999, 3_000_000] {
            let fixed = Fixed::millionths(number);
            let json = serde_json::to_string(&fixed).expect("a number");
            assert_eq!(serde_json::from_str::<Fixed>(&json).expect("a number"), fixed, "{json}");
        }
        let texts = [Fixed::new(0.126), Fixed::new(-0.001), Fixed::new(0.2)].map(|number| format!("{number:+.2}"));
        assert_eq!(texts, ["+0.13", "0.00", "+0.20"].map(String::from));
    }
}
