//! Caylus: one id an action.

mod ids;
mod view;

use crate::{Encoded, IdSet, Piece, Reading, Steps};
use ::caylus::{Action, State};
use game::{Choices, Game, Seat};

impl Encoded for State {
    const VERSION: &'static str = "v0";
    const ACTIONS: usize = ids::NUMBER as usize;
    const PIECES: &'static [Piece] = &view::LAID_OUT;
    const OBSERVATION: usize = view::SIZE;

    #[inline]
    fn steps(action: Action, _: Seat, _: u8) -> Option<Steps> {
        ids::id(action).map(Steps::one)
    }

    #[inline]
    fn read(steps: &Steps, _: Seat, _: u8) -> Reading<Action> {
        match steps.ids() {
            [] => Reading::Begun,
            [id] => ids::action(*id).map_or(Reading::Nothing, Reading::Whole),
            _ => Reading::Nothing,
        }
    }

    fn id_text(id: u16) -> Option<String> {
        ids::action(id).map(|action| action.to_string())
    }

    #[inline]
    fn open(&self, seat: Seat, begun: &Steps) -> IdSet {
        let mut open = Open(IdSet::NONE);
        if begun.is_empty() {
            self.legal(seat, &mut open);
        }
        open.0
    }

    #[inline]
    fn observe(view: &State, seat: Seat, _: &Steps, row: &mut [u8]) {
        view::write(view, seat, row);
    }
}

/// A sink that keeps the ids of legal actions.
struct Open(IdSet);

impl Choices<Action> for Open {
    #[inline]
    fn push(&mut self, action: Action) {
        if let Some(id) = ids::id(action) {
            self.0.add(id);
        }
    }
}
