//! Who is ahead: sums of brokers, and what breaks ties between players (Y4.3).

use crate::board::{Active, Board};
use crate::owner::Owner;
use crate::spot::Spots;
use crate::state::State;
use game::Seat;

/// What each owner has somewhere.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sums {
    sums: [u8; Owner::ALL.len()],
    there: [bool; Owner::ALL.len()],
}

impl Sums {
    #[inline]
    pub fn add(&mut self, owner: Owner, worth: u8) {
        self.sums[owner.index()] += worth;
        self.there[owner.index()] = true;
    }

    /// What is on these spots.
    pub fn on(state: &State, spots: Spots) -> Sums {
        let mut sums = Sums::default();
        for (broker, worth) in state.brokers().filter(|(broker, _)| spots.contains(broker.spot)) {
            sums.add(broker.owner, worth);
        }
        sums
    }

    pub fn of(&self, owner: Owner) -> u8 {
        self.sums[owner.index()]
    }

    /// Those who are there, the best first. Who has only a 0 is there too (Y4.1, Y4.4).
    pub fn ranking(&self, board: &Board) -> [Option<Owner>; 4] {
        let breakers = tie_breakers(board);
        let strength = |owner: Owner| u32::from(self.of(owner)) << 16 | breakers[owner.index()];
        let mut ranking = [None; 4];
        let there = Owner::ALL.into_iter().filter(|owner| self.there[owner.index()]);
        for (mut place, owner) in there.enumerate() {
            while place > 0 && ranking[place - 1].is_some_and(|other| strength(other) < strength(owner)) {
                ranking[place] = ranking[place - 1];
                place -= 1;
            }
            ranking[place] = Some(owner);
        }
        ranking
    }

    /// The best, and with what sum.
    pub fn best(&self, board: &Board) -> Option<Owner> {
        let breakers = tie_breakers(board);
        let strength = |owner: &Owner| u32::from(self.of(*owner)) << 16 | breakers[owner.index()];
        Owner::ALL.into_iter().filter(|owner| self.there[owner.index()]).max_by_key(strength)
    }
}

/// The higher number wins a tie: the Schemer (Y5.10), then the neutral (Y8.2), then the higher sum in front of the screen,
/// then the lower order card (Y4.3).
fn tie_breakers(board: &Board) -> [u32; Owner::ALL.len()] {
    let mut breakers = [0; Owner::ALL.len()];
    breakers[Owner::Neutral.index()] = 1 << 14;
    for (place, seat) in board.order.iter().enumerate() {
        breakers[seat.index()] = board.front(seat).sum() << 3 | (7 - place as u32);
    }
    for card in board.active() {
        if let Active::Schemer(seat) = card {
            breakers[seat.index()] |= 1 << 15;
        }
    }
    breakers
}

/// Who orders tied columns: the Schemer, or the player with the highest sum in front of the screen, then the lower order
/// card; never the neutral (Y4.8).
pub(crate) fn first_in_ties(board: &Board) -> Option<Seat> {
    let breakers = tie_breakers(board);
    board.seats().max_by_key(|seat| breakers[seat.index()])
}
