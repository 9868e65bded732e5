//! Ys: an action in up to five steps. A flat list would have tens of thousands of ids, nearly all of them for the swaps of the
//! Mage and the moves of the Herald.

mod ids;
mod view;

use crate::{Encoded, IdSet, Piece, Reading, Steps};
use ::ys::{Action, State, View};
use game::{Choices, Game, Seat};

impl Encoded for State {
    const VERSION: &'static str = "v0";
    const ACTIONS: usize = ids::NUMBER as usize;
    const PIECES: &'static [Piece] = &view::LAID_OUT;
    const OBSERVATION: usize = view::SIZE;

    #[inline]
    fn steps(action: Action, seat: Seat, players: u8) -> Option<Steps> {
        ids::steps(action, seat, players)
    }

    #[inline]
    fn read(steps: &Steps, seat: Seat, players: u8) -> Reading<Action> {
        ids::read(steps, seat, players)
    }

    fn id_text(id: u16) -> Option<String> {
        ids::text(id)
    }

    #[inline]
    fn open(&self, seat: Seat, begun: &Steps) -> IdSet {
        if let [id] = begun.ids()
            && ids::is_placement(*id)
            && self.to_act().contains(seat)
        {
            // Where a broker can go does not depend on which one it is (Y3.2, Y3.3).
            return self.board().open().iter().map(ids::at).collect();
        }
        let mut open = Open { ids: IdSet::NONE, begun: *begun, seat, players: self.players() };
        self.legal(seat, &mut open);
        open.ids
    }

    #[inline]
    fn observe(view: &View, seat: Seat, begun: &Steps, row: &mut [u8]) {
        view::write(view, seat, begun, row);
    }
}

/// A sink that keeps the next ids of the legal actions that begin as was begun.
struct Open {
    ids: IdSet,
    begun: Steps,
    seat: Seat,
    players: u8,
}

impl Choices<Action> for Open {
    #[inline]
    fn push(&mut self, action: Action) {
        let steps = ids::steps(action, self.seat, self.players);
        if let Some(next) = steps.and_then(|steps| steps.next_after(&self.begun)) {
            self.ids.add(next);
        }
    }

    /// The rules list placements like that, one broker on each open spot: as long as the broker has not been chosen, all of
    /// them have the same next id.
    #[inline]
    fn push_each<T: Copy>(&mut self, items: &[T], number: usize, action: impl Fn(T) -> Action) {
        let wanted = if self.begun.is_empty() { number.min(1) } else { number };
        items.iter().take(wanted).for_each(|item| self.push(action(*item)));
    }
}
