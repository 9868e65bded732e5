//! The characters (Y5), and the cards that a player holds.

use crate::components::CHARACTERS;
use serde::{Serialize, Serializer};
use std::fmt;

/// A character, or a blue card with a white gem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Character {
    Alchemist,
    Banker,
    Captain,
    Spy,
    Illusionist,
    Herald,
    Schemer,
    Jeweller,
    Mage,
    Merchant,
    Mercenary,
    Queen,
    King,
    Prince,
    Blue,
}

impl Character {
    /// All of them, in the order of the notation.
    pub const ALL: [Character; 15] = [
        Character::Alchemist,
        Character::Banker,
        Character::Captain,
        Character::Spy,
        Character::Illusionist,
        Character::Herald,
        Character::Schemer,
        Character::Jeweller,
        Character::Mage,
        Character::Merchant,
        Character::Mercenary,
        Character::Queen,
        Character::King,
        Character::Prince,
        Character::Blue,
    ];

    /// The name in the notation.
    pub const fn name(self) -> &'static str {
        CHARACTERS[self as usize].name
    }

    /// The character with this name.
    pub fn from_name(name: &str) -> Option<Character> {
        Self::ALL.into_iter().find(|character| character.name() == name)
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Character {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Cards that a player holds, oldest first: four bits each, zero behind the last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The list holds no more; there are never that many.
    pub const MOST: usize = 15;

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        (64 - self.0.leading_zeros() as usize).div_ceil(4)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more, as the newest. A full list stays as it is.
    pub(crate) fn push(&mut self, card: Character) {
        if self.len() < Self::MOST {
            self.0 |= (card as u64 + 1) << (4 * self.len());
        }
    }

    /// The kinds of all cards but the `newest` last ones, a bit for each.
    #[inline]
    pub(crate) fn kinds_before(self, newest: u8) -> u16 {
        let mut old = self.0;
        if newest > 0 {
            let number = self.len().saturating_sub(newest.into());
            old &= (1 << (4 * number)) - 1;
        }
        // A player rarely has more than four: those are looked at without a branch for each. Bit 0 is for no card.
        let bit = |place: u64| 1_u32 << (old >> (4 * place) & 15);
        let mut kinds = bit(0) | bit(1) | bit(2) | bit(3);
        let mut more = old >> 16;
        while more != 0 {
            kinds |= 1 << (more & 15);
            more >>= 4;
        }
        (kinds >> 1) as u16
    }

    /// Takes the oldest card of this kind out.
    pub(crate) fn remove(&mut self, card: Character) {
        if let Some(place) = (0..self.len()).find(|place| self.0 >> (4 * place) & 15 == card as u64 + 1) {
            let below = self.0 & ((1 << (4 * place)) - 1);
            self.0 = self.0 >> 4 & !((1 << (4 * place)) - 1) | below;
        }
    }

    /// The cards, oldest first.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        (0..self.len()).map(move |place| Character::ALL[(self.0 >> (4 * place) & 15) as usize - 1])
    }
}

impl FromIterator<Character> for Cards {
    fn from_iter<I: IntoIterator<Item = Character>>(cards: I) -> Cards {
        let mut list = Cards::NONE;
        cards.into_iter().for_each(|card| list.push(card));
        list
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_keep_their_order() {
        let all = [Character::Mage, Character::Alchemist, Character::Queen, Character::Alchemist];
        let mut cards: Cards = all.into_iter().collect();
        assert_eq!(cards.iter().collect::<Vec<_>>(), all);
        let bits = |cards: &[Character]| cards.iter().fold(0, |bits, card| bits | 1 << *card as u16);
        assert_eq!((cards.kinds_before(0), cards.kinds_before(9)), (bits(&all), 0));
        assert_eq!(cards.kinds_before(2), bits(&[Character::Mage, Character::Alchemist]));
        cards.remove(Character::Alchemist);
        assert_eq!(cards.iter().collect::<Vec<_>>(), [Character::Mage, Character::Queen, Character::Alchemist]);
        cards.remove(Character::Spy);
        assert_eq!(cards.len(), 3);
        (0..20).for_each(|_| cards.push(Character::Prince));
        assert_eq!(cards.len(), Cards::MOST);
    }

    #[test]
    fn every_character_has_its_row() {
        assert!(Character::ALL.into_iter().all(|card| Character::from_name(card.name()) == Some(card)));
        assert_eq!(Character::Spy.name(), "spy");
    }
}
