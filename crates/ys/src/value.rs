//! What brokers are worth: single values, sets of them, and how many of each somebody has.

use serde::{Serialize, Serializer};
use std::fmt;

/// The value of a broker. An enum, so that `Option<Value>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Value {
    Zero,
    One,
    Two,
    Three,
    Four,
}

impl Value {
    /// All values, the lowest first.
    pub const ALL: [Value; 5] = [Value::Zero, Value::One, Value::Two, Value::Three, Value::Four];

    /// The value with this number.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Value> {
        match number {
            0 => Some(Value::Zero),
            1 => Some(Value::One),
            2 => Some(Value::Two),
            3 => Some(Value::Three),
            4 => Some(Value::Four),
            _ => None,
        }
    }

    /// The value with this digit.
    pub(crate) fn from_digit(digit: u8) -> Option<Value> {
        Value::from_number(digit.checked_sub(b'0')?)
    }

    /// What it counts.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of values: what a broker may be, for all that everybody saw of it. One bit more tells that it is one of several
/// of which everybody knows what they are together, but not which is which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ValueSet(u8);

const TOGETHER: u8 = 1 << 7;

impl ValueSet {
    /// Nothing is known.
    pub const ALL: ValueSet = ValueSet(0b11111);
    /// Nothing is possible: where there is no broker.
    pub(crate) const NONE: ValueSet = ValueSet(0);

    /// One bit for each value, the lowest for 0.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The bits of a byte that belong to a set.
    pub(crate) const fn from_bits(bits: u8) -> ValueSet {
        ValueSet(bits & (Self::ALL.0 | TOGETHER))
    }

    /// Marks the set as that of one of several brokers that are known together.
    pub(crate) const fn together(self) -> ValueSet {
        ValueSet(self.0 | TOGETHER)
    }

    /// Whether it is one of those.
    pub(crate) const fn is_together(self) -> bool {
        self.0 & TOGETHER != 0
    }

    /// The value is known.
    pub const fn only(value: Value) -> ValueSet {
        ValueSet(1 << value as u8)
    }

    /// Whether the value is possible.
    pub const fn contains(self, value: Value) -> bool {
        self.0 & 1 << value as u8 != 0
    }

    /// The value, if only one is possible.
    #[inline]
    pub const fn single(self) -> Option<Value> {
        const SINGLE: [Option<Value>; 32] = {
            let mut single = [None; 32];
            let mut value = 0;
            while value < Value::ALL.len() {
                single[1 << value] = Some(Value::ALL[value]);
                value += 1;
            }
            single
        };
        SINGLE[(self.0 & Self::ALL.0) as usize]
    }

    /// The possible values, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Value> {
        Value::ALL.into_iter().filter(move |value| self.contains(*value))
    }

    /// How many are possible.
    pub fn len(self) -> usize {
        (self.0 & Self::ALL.0).count_ones() as usize
    }

    /// Whether none is.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl FromIterator<Value> for ValueSet {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> ValueSet {
        values.into_iter().fold(ValueSet(0), |set, value| ValueSet(set.0 | 1 << value as u8))
    }
}

/// Brokers without regard to order: how many of each value, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Values(u32);

impl Values {
    /// No broker.
    pub const NONE: Values = Values(0);

    /// One broker.
    #[inline]
    pub const fn only(value: Value) -> Values {
        Values(1 << (4 * value as u32))
    }

    /// A number of brokers of one value, up to fifteen.
    #[inline]
    pub const fn some(value: Value, number: u8) -> Values {
        Values((number as u32) << (4 * value as u32))
    }

    /// These brokers.
    pub const fn of(values: &[Value]) -> Values {
        let mut all = Values::NONE;
        let mut at = 0;
        while at < values.len() {
            all = all.plus(Values::only(values[at]));
            at += 1;
        }
        all
    }

    /// Reads digits in any order; nothing if something else is there, or more than fifteen of a value.
    pub fn read(text: &str) -> Option<Values> {
        let mut all = Values::NONE;
        for digit in text.bytes() {
            let value = Value::from_digit(digit)?;
            if all.count(value) == 15 {
                return None;
            }
            all = all.with(value);
        }
        Some(all)
    }

    /// Both together.
    #[inline]
    pub const fn plus(self, other: Values) -> Values {
        Values(self.0.wrapping_add(other.0))
    }

    /// Without those, which must be among them.
    #[inline]
    pub const fn minus(self, other: Values) -> Values {
        Values(self.0.wrapping_sub(other.0))
    }

    /// With one more.
    #[inline]
    pub const fn with(self, value: Value) -> Values {
        self.plus(Values::only(value))
    }

    /// With one less.
    #[inline]
    pub const fn without(self, value: Value) -> Values {
        self.minus(Values::only(value))
    }

    /// How many of this value.
    #[inline]
    pub const fn count(self, value: Value) -> u8 {
        (self.0 >> (4 * value as u32)) as u8 & 15
    }

    /// How many of each value, the lowest first.
    #[inline]
    pub const fn counts(self) -> [u8; Value::ALL.len()] {
        // Four bits after four bits become byte after byte: the fifth, then pairs, then each.
        let numbers = (self.0 & 0xffff) as u64 | ((self.0 & 0xf_0000) as u64) << 16;
        let numbers = (numbers | numbers << 8) & 0x000f_00ff_00ff;
        let numbers = (numbers | numbers << 4) & 0x0f0f_0f0f_0f0f;
        let [zero, one, two, three, four, ..] = numbers.to_le_bytes();
        [zero, one, two, three, four]
    }

    /// Whether there is one of this value.
    #[inline]
    pub const fn has(self, value: Value) -> bool {
        self.count(value) > 0
    }

    /// Whether all of those are among them.
    pub fn contains(self, others: Values) -> bool {
        Value::ALL.into_iter().all(|value| self.count(value) >= others.count(value))
    }

    /// How many brokers.
    #[inline]
    pub const fn len(self) -> usize {
        // Five numbers of four bits that add up to less than 256.
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What they are worth together.
    #[inline]
    pub fn sum(self) -> u32 {
        let of = |value: u32| self.0 >> (4 * value) & 15;
        of(1) + 2 * of(2) + 3 * of(3) + 4 * of(4)
    }

    /// The different values, the lowest first.
    #[inline]
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Value> + Clone {
        Value::ALL.into_iter().filter(move |value| self.has(*value))
    }

    /// All of them, the lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Value> {
        Value::ALL.into_iter().flat_map(move |value| std::iter::repeat_n(value, self.count(value).into()))
    }

    /// The values as digits, the lowest first, as hands are written.
    pub fn ascending(self) -> String {
        self.iter().map(|value| value.to_string()).collect()
    }

    /// The values as digits, the highest first, as fronts are written.
    pub fn descending(self) -> String {
        self.iter().rev().map(|value| value.to_string()).collect()
    }
}

/// Up to seven brokers of each value, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Few(u16);

impl Few {
    pub(crate) fn of(values: Values) -> Few {
        Few(Value::ALL.into_iter().fold(0, |few, value| few | u16::from(values.count(value) & 7) << (3 * value as u16)))
    }

    pub(crate) fn values(self) -> Values {
        let some = |value: Value| Values::some(value, (self.0 >> (3 * value as u16)) as u8 & 7);
        Value::ALL.into_iter().fold(Values::NONE, |values, value| values.plus(some(value)))
    }
}

impl FromIterator<Value> for Values {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Values {
        values.into_iter().fold(Values::NONE, Values::with)
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.ascending())
    }
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.descending())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted() {
        let some = Values::read("41103").unwrap();
        assert_eq!((some.len(), some.sum(), some.count(Value::One)), (5, 9, 2));
        assert_eq!(some.counts(), [1, 2, 0, 1, 1]);
        assert_eq!(Values::of(&[Value::Four; 15]).plus(Values::of(&[Value::Zero; 15])).counts(), [15, 0, 0, 0, 15]);
        assert_eq!((some.ascending().as_str(), some.descending().as_str()), ("01134", "43110"));
        assert_eq!(some.kinds().collect::<Vec<_>>(), [Value::Zero, Value::One, Value::Three, Value::Four]);
        assert!(some.contains(Values::read("11").unwrap()) && !some.contains(Values::read("00").unwrap()));
        assert_eq!(some.minus(Values::read("11").unwrap()).ascending(), "034");
        assert_eq!([Values::read("5"), Values::read("x"), Values::read(&"1".repeat(16))], [None; 3]);
        assert_eq!(Values::read(&"4".repeat(15)).unwrap().len(), 15);
        assert_eq!(Few::of(some).values(), some);
    }

    #[test]
    fn sets_know_when_one_value_is_left() {
        assert_eq!(ValueSet::only(Value::Three).single(), Some(Value::Three));
        assert_eq!(ValueSet::ALL.single(), None);
        let two: ValueSet = [Value::Zero, Value::Four].into_iter().collect();
        assert_eq!(
            (two.single(), two.len(), two.contains(Value::Four), two.contains(Value::One)),
            (None, 2, true, false)
        );
        assert_eq!(two.iter().collect::<Vec<_>>(), [Value::Zero, Value::Four]);
    }
}
