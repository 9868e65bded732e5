//! A game whose whole journal is at hand: everything that a screen has to know of it follows from that and from who sits
//! where. What remains to be said is how something is kept, and when bots act.

use crate::{Ask, Chair, Sitter, Table, Trouble};
use game::{Entry, Game, Illegal, Journal, Outcome, Row, Seat, SeatSet};
use std::path::Path;
use words::Spoken;

/// What is done in a game.
type Action<P> = <<P as Played>::Game as Game>::Action;

/// A game whose journal is at hand.
pub trait Played {
    /// Which game it is.
    type Game: Spoken;

    /// Everything that was done.
    fn journal(&self) -> &Journal<Self::Game>;
    /// Who sits where, by seat.
    fn seated(&self) -> &[Chair];
    /// Keeps what was done, and only then takes it for done.
    fn keep(&mut self, next: Journal<Self::Game>, row: &Row<Action<Self>>) -> Result<(), Trouble>;
    /// Lets bots act. Never waits. Whether any did.
    fn let_bots_act(&mut self) -> Result<bool, Trouble>;
    /// The file that keeps the game.
    fn file(&self) -> Option<&Path>;

    /// The seats of those who are wanted.
    fn seats(&self, wanted: impl Fn(&Chair) -> bool) -> SeatSet
    where
        Self: Sized,
    {
        let chairs = Seat::ALL.into_iter().zip(self.seated());
        chairs.filter(|(_, chair)| wanted(chair)).map(|(seat, _)| seat).collect()
    }

    /// The seats of the bots.
    fn bots(&self) -> SeatSet
    where
        Self: Sized,
    {
        self.seats(|chair| matches!(chair.sitter, Sitter::Bot(_)))
    }

    /// Does an action, whoever sits there.
    fn play(&mut self, seat: Seat, action: Action<Self>) -> Result<(), Trouble> {
        let mut next = self.journal().clone();
        next.play(seat, action).map_err(Trouble::Illegal)?;
        self.keep(next, &Row::Act(seat, action))
    }
}

impl<G: Spoken, P: Played<Game = G>> Table<G> for P {
    fn revision(&self) -> u64 {
        self.journal().revision()
    }

    fn chairs(&self) -> &[Chair] {
        self.seated()
    }

    fn mine(&self) -> SeatSet {
        self.seats(|chair| chair.sitter == Sitter::Here)
    }

    fn to_act(&self) -> SeatSet {
        self.journal().state().to_act()
    }

    fn view(&self, point: Option<Seat>) -> G::View {
        let state = self.journal().state();
        if point.is_none() && self.journal().over() { state.open_view() } else { state.view(point) }
    }

    fn ask(&self, seat: Seat) -> Option<Ask<G>> {
        if !self.mine().contains(seat) {
            return None;
        }
        Ask::of(self.journal().state(), seat)
    }

    fn why_not(&self, seat: Seat, action: G::Action) -> Option<Illegal> {
        Ask::why_not(self.journal().state(), seat, action)
    }

    fn log(&self, point: Option<Seat>) -> Vec<Entry<G>> {
        self.journal().entries(point, point.is_none() && self.journal().over())
    }

    fn scores(&self) -> Vec<i32> {
        self.journal().state().scores()
    }

    fn others(&self) -> Vec<(String, i32)> {
        self.journal().state().others().into_iter().map(|(name, points)| (name.to_owned(), points)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.journal().state().outcome()
    }

    fn may_undo(&self) -> bool {
        self.journal().undo_left(self.mine(), self.bots()).is_some()
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Trouble> {
        if !self.mine().contains(seat) {
            return Err(Trouble::NotYourSeat);
        }
        self.play(seat, action)
    }

    fn undo(&mut self) -> Result<(), Trouble> {
        let left = self.journal().undo_left(self.mine(), self.bots()).ok_or(Trouble::NothingToTakeBack)?;
        let mut next = self.journal().clone();
        next.undo(left);
        self.keep(next, &Row::Undo { left })
    }

    fn refresh(&mut self) -> Result<bool, Trouble> {
        self.let_bots_act()
    }

    fn saved(&self) -> Option<&Path> {
        self.file()
    }
}
