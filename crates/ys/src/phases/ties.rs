//! Who is ahead: sums of brokers, and what breaks ties between players (Y4.3).

use crate::board::Board;
use crate::characters::schemer;
use crate::owner::Owner;
use crate::spot::Spots;
use crate::state::State;
use game::Seat;

/// What each owner has somewhere: a sum of eight bits each and, above them, a number of brokers of four bits each. In one
/// word, because adding up is half of scoring: it takes no branch, and no detour through memory for each broker.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sums(u64);

/// Where the numbers begin.
const NUMBERS: usize = 8 * Owner::ALL.len();

impl Sums {
    /// One broker.
    #[inline]
    pub(crate) fn one(owner: Owner, worth: u8) -> Sums {
        Sums(u64::from(worth) << (8 * owner.index()) | 1 << (NUMBERS + 4 * owner.index()))
    }

    /// These sums if `counts`, otherwise nothing.
    #[inline]
    pub(crate) fn only_if(self, counts: bool) -> Sums {
        Sums(self.0 & u64::from(counts).wrapping_neg())
    }

    /// Both together.
    #[inline]
    pub(crate) fn plus(self, other: Sums) -> Sums {
        Sums(self.0 + other.0)
    }

    /// What is on these spots.
    #[inline]
    pub(crate) fn on(state: &State, spots: Spots) -> Sums {
        let mut sums = Sums::default();
        for (broker, worth) in state.brokers() {
            sums = sums.plus(Sums::one(broker.owner, worth).only_if(spots.contains(broker.spot)));
        }
        sums
    }

    #[inline]
    pub(crate) fn of(self, owner: Owner) -> u8 {
        (self.0 >> (8 * owner.index())) as u8
    }

    /// Whether somebody has a broker there, if only a 0.
    #[inline]
    fn has(self, owner: Owner) -> bool {
        self.0 >> (NUMBERS + 4 * owner.index()) & 15 != 0
    }

    /// A number that ranks the owners: 0 for one that is not there.
    #[inline]
    fn strength(self, owner: Owner, ties: Ties) -> u16 {
        let here = u16::from(self.of(owner)) << 8 | u16::from(ties.0[owner.index()]);
        if self.has(owner) { here + 1 } else { 0 }
    }

    /// Those who are there, the best first. An owner with only a 0 is there too (Y4.1, Y4.4).
    pub(crate) fn ranking(self, ties: Ties) -> [Option<Owner>; 4] {
        let strengths = Owner::ALL.map(|owner| self.strength(owner, ties));
        let mut ranking = [None; 4];
        for owner in Owner::ALL.into_iter().filter(|owner| self.has(*owner)) {
            let better = strengths.iter().filter(|other| **other > strengths[owner.index()]).count();
            ranking[better % 4] = Some(owner);
        }
        ranking
    }

    /// The best.
    #[inline]
    pub(crate) fn best(self, ties: Ties) -> Option<Owner> {
        let best = Owner::ALL.into_iter().max_by_key(|owner| self.strength(*owner, ties));
        best.filter(|owner| self.has(*owner))
    }
}

/// What breaks ties, by owner: the higher number wins. It is settled when scoring begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ties([u8; Owner::ALL.len()]);

impl Ties {
    pub(crate) const NONE: Ties = Ties([0; Owner::ALL.len()]);

    pub(crate) fn of(board: &Board) -> Ties {
        Ties::new(board.order(), |seat| board.front(seat).sum(), schemer::players(board))
    }

    /// Who has played the Schemer (Y5.10), then the neutral (Y8.2), then the higher sum in front of the screen, then the
    /// lower order card (Y4.3).
    pub fn new(order: &[Seat], front: impl Fn(Seat) -> u32, schemers: impl Iterator<Item = Seat>) -> Ties {
        const SCHEMER: u8 = 128;
        const NEUTRAL: u8 = 64;
        let mut breakers = [0; Owner::ALL.len()];
        breakers[Owner::Neutral.index()] = NEUTRAL;
        for (place, seat) in (0..).zip(order.iter().copied()) {
            breakers[seat.index()] = (front(seat) as u8) << 2 | (3 - place);
        }
        schemers.for_each(|seat| breakers[seat.index()] |= SCHEMER);
        Ties(breakers)
    }

    /// What an owner has in a tie: the higher number wins.
    pub fn strength(self, owner: Owner) -> u8 {
        self.0[owner.index()]
    }

    /// Who orders tied columns: the Schemer, or the player with the highest sum in front of the screen, then the lower
    /// order card; never the neutral (Y4.8).
    pub(crate) fn first(self, board: &Board) -> Option<Seat> {
        board.seats().max_by_key(|seat| self.0[seat.index()])
    }
}
