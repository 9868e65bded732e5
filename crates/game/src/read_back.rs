//! Values that are read back as they were written: whoever plays at a server gets views and events as JSON.

use crate::{Seat, SeatList, shown};
use serde::de::{Deserialize, Deserializer, Error};

/// Lets values of a type be read as they are written: `read_back!(Tile, text: Tile::from_name)` by their text,
/// `read_back!(Space, number: Space::new)` by their number. What is given makes a value of it, or nothing.
#[macro_export]
macro_rules! read_back {
    ($type:ty, text: $read:expr) => {
        $crate::read_back!(@ $type, $crate::read_text, $read);
    };
    ($type:ty, number: $read:expr) => {
        $crate::read_back!(@ $type, $crate::read_number, $read);
    };
    (@ $type:ty, $how:path, $read:expr) => {
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $how(from, $read)
            }
        }
    };
}

/// Reads a value by its text.
pub fn read_text<'de, T, D: Deserializer<'de>>(from: D, read: impl FnOnce(&str) -> Option<T>) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    read(&text).ok_or_else(|| D::Error::custom(format!("`{}` is nothing that could stand here", shown(&text))))
}

/// Reads a value by its number.
pub fn read_number<'de, T, D: Deserializer<'de>>(from: D, read: impl FnOnce(u8) -> Option<T>) -> Result<T, D::Error> {
    let number = u8::deserialize(from)?;
    read(number).ok_or_else(|| D::Error::custom(format!("{number} is nothing that could stand here")))
}

read_back!(Seat, number: Seat::from_number);

impl<'de, const BYTES: usize> Deserialize<'de> for SeatList<BYTES> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}
