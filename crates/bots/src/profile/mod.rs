//! How bots play: what somebody at the table could note down about each seat, summed up over many games.
//!
//! A [`Profiler`] watches one game by its decisions and events and fills a [`Tally`] for each seat, with a number for each
//! [`Measure`] of the game. Tallies add up, and [`Profiled::profile`] makes groups of rows to read of the sum. `caylus` and
//! `ys` say what is noted down in these games. A [`Deed`] is one thing that a seat did, for data sets (`deeds`).

mod caylus;
mod deeds;
mod report;
mod tally;
mod ys;

pub use deeds::{Deed, DeedKind};
pub use report::{ProfileGroup, ProfileRow};
pub use tally::{Measure, Tally, Unit};

use game::{Game, Seat};

/// A game that can tell how it is played. `impl Profiled for State {}` is enough for one that has nothing to tell.
pub trait Profiled: Game {
    /// Somebody who watches a game from this start on.
    fn profiler(&self) -> Option<Box<dyn Profiler<Self>>> {
        None
    }

    /// How somebody plays, by what was noted down about them.
    fn profile(_tally: &Tally) -> Vec<ProfileGroup> {
        Vec::new()
    }

    /// The kinds of [`Profiled::deeds`].
    const DEEDS: &'static [DeedKind] = &[];

    /// What seats did while an action was applied in this state, by its events.
    fn deeds(&self, _events: &[Self::Event]) -> Vec<Deed> {
        Vec::new()
    }

    /// The seats in turn order; by their numbers in a game without one.
    fn turn_order(&self) -> Vec<Seat> {
        Seat::first(self.players()).collect()
    }

    /// What chance puts in some order at the beginning, in that order; nothing if there is no such thing. The names are always
    /// the same ones.
    fn layout(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Watches one game.
pub trait Profiler<G: Game> {
    /// An action was applied: the state before it, and what happened.
    fn watch(&mut self, before: &G, seat: Seat, action: G::Action, events: &[G::Event]);

    /// The game ended so. Returns what was noted down, by seat.
    fn finish(self: Box<Self>, end: &G) -> Vec<Tally>;
}

/// Plays a game again and returns what its profiler notes down, by seat: nothing if the game has none. `also` is given the
/// events of each action and the tallies, to note down more.
pub fn profile_game<G: Profiled>(
    mut state: G,
    actions: impl IntoIterator<Item = (Seat, G::Action)>,
    mut also: impl FnMut(&[G::Event], &mut [Tally]),
) -> Vec<Tally> {
    let mut tallies = vec![Tally::of_one_seat(); state.players().into()];
    let mut profiler = state.profiler();
    let mut events = Vec::new();
    for (seat, action) in actions {
        let before = state.clone();
        events.clear();
        state.apply(seat, action, &mut events);
        if let Some(profiler) = &mut profiler {
            profiler.watch(&before, seat, action, &events);
        }
        also(&events, &mut tallies);
    }
    let noted = profiler.map(|profiler| profiler.finish(&state)).unwrap_or_default();
    tallies.iter_mut().zip(&noted).for_each(|(tally, noted)| tally.add_sums(noted));
    tallies
}
