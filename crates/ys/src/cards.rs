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
#[derive(Clone, Copy, PartialEq, Eq, Default)]
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

    /// The place of a card, if it is among the first so many.
    fn place(self, card: Character, first: usize) -> Option<usize> {
        (0..first).find(|place| self.0 >> (4 * place) & 15 == card as u64 + 1)
    }

    /// Whether a card is among the oldest so many.
    #[inline]
    pub(crate) fn among_oldest(self, card: Character, number: usize) -> bool {
        !self.is_empty() && self.place(card, number).is_some()
    }

    /// Takes the oldest card of this kind out.
    pub(crate) fn remove(&mut self, card: Character) {
        if let Some(place) = self.place(card, self.len()) {
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
        assert!(cards.among_oldest(Character::Queen, 3) && !cards.among_oldest(Character::Queen, 2));
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
