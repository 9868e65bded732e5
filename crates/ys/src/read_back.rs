//! The pieces of events, read back as they are written.

use crate::action::Named;
use crate::cards::Character;
use crate::components::Ship;
use crate::gem::{Color, Gem};
use crate::owner::Owner;
use crate::spot::Spot;
use crate::value::{Value, Values};
use game::{Seat, read_back, read_text};
use serde::Deserializer;

read_back!(Value, number: Value::from_number);
read_back!(Values, text: Values::read);
read_back!(Owner, number: Owner::from_number);
read_back!(Spot, text: |text| text.parse().ok());
read_back!(Character, text: Character::from_name);
read_back!(Color, text: |text| letter(text).and_then(Color::from_letter));
read_back!(Gem, text: |text| letter(text).and_then(Gem::from_letter));
read_back!(Named, text: named);

fn letter(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter] => Some(*letter),
        _ => None,
    }
}

/// `2:port1#1`
fn named(text: &str) -> Option<Named> {
    let (seat, rest) = text.split_once(':')?;
    let (spot, number) = rest.split_once('#')?;
    let seat = seat.parse().ok().and_then(Seat::from_number)?;
    Some(Named { seat, spot: spot.parse().ok()?, number: number.parse().ok()? })
}

/// A ship by its name.
pub(crate) fn ship<'de, D: Deserializer<'de>>(from: D) -> Result<&'static str, D::Error> {
    read_text(from, |text| Ship::from_name(text).map(Ship::name))
}
