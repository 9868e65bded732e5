//! Who wins a tie, and why (Y4.3): said wherever sums are equal, so that people can follow who won.

use super::names::{owner as owner_name, owners};
use crate::list::{Comma, list};
use crate::sentence::Sentence;
use crate::{People, Words};
use game::Seat;
use std::cmp::Reverse;
use ys::{Active, Board, Owner, Ties};

/// What breaks ties. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TieBreakers {
    /// The seats that have played the Schemer (Y5.10).
    pub schemers: Vec<Seat>,
    /// The sums in front of the screens.
    pub fronts: [u32; 4],
    /// Seats by order card.
    pub order: Vec<Seat>,
}

/// What decides a tie between two owners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// The first has played the Schemer.
    Schemer,
    /// The first is the neutral.
    Neutral,
    /// The sums in front of the screens.
    Front,
    /// The order cards.
    Order,
}

impl TieBreak {
    /// The rule.
    pub fn rule(self) -> &'static str {
        match self {
            TieBreak::Schemer => "Y5.10",
            TieBreak::Neutral => "Y8.2",
            TieBreak::Front | TieBreak::Order => "Y4.3",
        }
    }
}

impl TieBreakers {
    /// The tie breakers on a board.
    pub fn of(board: &Board) -> TieBreakers {
        let mut fronts = [0; 4];
        board.seats().for_each(|seat| fronts[seat.index()] = board.front(seat).sum());
        let schemers = board.active().filter_map(|card| match card {
            Active::Schemer(seat) => Some(seat),
            _ => None,
        });
        TieBreakers { schemers: schemers.collect(), fronts, order: board.order().to_vec() }
    }

    fn is_schemer(&self, owner: Owner) -> bool {
        owner.seat().is_some_and(|seat| self.schemers.contains(&seat))
    }

    fn front(&self, owner: Owner) -> u32 {
        owner.seat().map_or(0, |seat| self.fronts[seat.index()])
    }

    /// The strength in ties: the higher one wins.
    pub fn strength(&self, owner: Owner) -> u8 {
        Ties::new(&self.order, |seat| self.fronts[seat.index()], self.schemers.iter().copied()).strength(owner)
    }

    /// What puts the first owner before the second.
    pub fn decided(&self, first: Owner, second: Owner) -> TieBreak {
        if self.is_schemer(first) {
            TieBreak::Schemer
        } else if first == Owner::Neutral {
            TieBreak::Neutral
        } else if self.front(first) != self.front(second) {
            TieBreak::Front
        } else {
            TieBreak::Order
        }
    }

    /// Why the first owner is before the second: `Perrin before Odile (6 to 3 in front of the screens)`.
    fn why(&self, words: &Words, people: &People<'_>, first: Owner, second: Owner) -> String {
        let (more, less) = (self.front(first), self.front(second));
        let message = match self.decided(first, second) {
            TieBreak::Schemer => "ys-tie-schemer",
            TieBreak::Neutral => "ys-tie-neutral",
            TieBreak::Front => "ys-tie-front",
            TieBreak::Order => "ys-tie-order",
        };
        Sentence::new(words, message)
            .with("first", owner_name(words, first, people))
            .with("second", owner_name(words, second, people))
            .with("more", more)
            .with("less", less)
            .text()
    }
}

/// Sentences on all ties in a ranking, the best first: `Level at 3: Perrin before Odile (…).`
pub fn level(words: &Words, people: &People<'_>, breakers: &TieBreakers, ranking: &[(Owner, u8)]) -> Vec<String> {
    let groups = ranking.chunk_by(|(_, one), (_, other)| one == other).filter(|group| group.len() > 1);
    let sentence = |group: &[(Owner, u8)]| {
        let pairs = group.windows(2).map(|pair| breakers.why(words, people, pair[0].0, pair[1].0));
        let pairs: Vec<String> = pairs.collect();
        Sentence::new(words, "ys-level").with("sum", group[0].1).with("list", list(words, Comma, &pairs)).text()
    };
    groups.map(sentence).collect()
}

/// The owners by strength in ties if scoring began now, the best first.
pub(crate) fn ties_go_to(words: &Words, people: &People<'_>, board: &Board) -> String {
    let breakers = TieBreakers::of(board);
    let mut all: Vec<Owner> = board.owners().collect();
    all.sort_by_key(|owner| Reverse(breakers.strength(*owner)));
    Sentence::new(words, "ys-text-ties").with("names", owners(words, people, all.into_iter())).text()
}
