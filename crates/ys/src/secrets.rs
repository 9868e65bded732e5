//! Everything that somebody does not see: brokers behind screens, what face-down brokers are worth, answers that others
//! wait for, cards that have not been turned up.

use crate::board::{MOST_BROKERS, MOST_FLATTERY, SEATS};
use crate::cards::Character;
use crate::components::{CHARACTER_ROUNDS, ROUNDS, Ship};
use crate::value::{Value, Values};

/// A ship for each district and one for the market, every round.
pub(crate) const MOST_SHIPS: usize = (SEATS + 1) * ROUNDS as usize;

/// What is hidden. Where nothing is (behind the last broker, cards already turned up) stands the first of its kind, so
/// that equal states are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secrets {
    /// Brokers behind the screens.
    pub(crate) hands: [Values; SEATS],
    /// Secret answers while others still think: two brokers bid, or the one for the throne room. They are still in the
    /// hand, or in front of the screen, too.
    pub(crate) answers: [Values; SEATS],
    /// What the brokers in city and market are worth, in the order of the board's list.
    pub(crate) values: [Value; MOST_BROKERS],
    /// What the brokers in the throne room are worth.
    pub(crate) throne: [[Value; MOST_FLATTERY]; SEATS],
    /// Neutral brokers that each of two players still has.
    pub(crate) neutral: [Values; 2],
    /// Ships to come, the next one first.
    pub(crate) ships: [Ship; MOST_SHIPS],
    /// Characters to come by district, the next one first.
    pub(crate) characters: [[Character; CHARACTER_ROUNDS as usize]; SEATS],
}

impl Secrets {
    pub(crate) const NONE: Secrets = Secrets {
        hands: [Values::NONE; SEATS],
        answers: [Values::NONE; SEATS],
        values: [Value::Zero; MOST_BROKERS],
        throne: [[Value::Zero; MOST_FLATTERY]; SEATS],
        neutral: [Values::NONE; 2],
        ships: [Ship::NONE; MOST_SHIPS],
        characters: [[Character::Alchemist; CHARACTER_ROUNDS as usize]; SEATS],
    };

    /// The next ship. Beyond the last comes the first kind again: the rules never draw that many.
    pub(crate) fn draw_ship(&mut self) -> Ship {
        let next = self.ships[0];
        self.ships.copy_within(1.., 0);
        self.ships[MOST_SHIPS - 1] = Ship::NONE;
        next
    }

    /// The next character of a district.
    pub(crate) fn draw_character(&mut self, district: usize) -> Character {
        let pile = &mut self.characters[district];
        let next = pile[0];
        pile.copy_within(1.., 0);
        pile[pile.len() - 1] = Character::Alchemist;
        next
    }
}
