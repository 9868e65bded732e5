//! Reads values back as they are written: clients of a server get views and events as JSON.

use crate::{Seat, SeatList, excerpt};
use serde::de::{Deserialize, Deserializer, Error};

/// Implements `Deserialize` for a type by its text, `read_back!(Tile, text: Tile::from_name)`, or by its number,
/// `read_back!(Space, number: Space::new)`. The function returns `None` if there is no such value.
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

/// Deserializes a value by its text; [`read_back!`] calls it.
#[doc(hidden)]
pub fn read_text<'de, T, D: Deserializer<'de>>(from: D, read: impl FnOnce(&str) -> Option<T>) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    read(&text).ok_or_else(|| D::Error::custom(format!("`{}` is not a value that could stand here", excerpt(&text))))
}

/// Deserializes a value by its number; [`read_back!`] calls it.
#[doc(hidden)]
pub fn read_number<'de, T, D: Deserializer<'de>>(from: D, read: impl FnOnce(u8) -> Option<T>) -> Result<T, D::Error> {
    let number = u8::deserialize(from)?;
    read(number).ok_or_else(|| D::Error::custom(format!("{number} is not a value that could stand here")))
}

read_back!(Seat, number: Seat::from_number);

impl<'de, const BYTES: usize> Deserialize<'de> for SeatList<BYTES> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}
