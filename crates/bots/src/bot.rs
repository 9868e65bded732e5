//! The one trait that every bot implements.

use game::{Game, Seat};

/// A player that chooses actions. It is given what its seat can see, never the state.
///
/// # Examples
///
/// A bot that always takes the first legal action, in a game against a bot of level `apprentice`:
///
/// ```
/// use bots::{Bot, BotGame, Level};
/// use game::{Game, Seat, Settings};
///
/// struct First;
///
/// impl<G: Game> Bot<G> for First {
///     fn choose(&mut self, _view: &G::View, _seat: Seat, legal: &[G::Action]) -> G::Action {
///         legal[0]
///     }
/// }
///
/// let mut state = caylus::State::new(2, &Settings::new(caylus::State::OPTIONS), 1)?;
/// let mut bots = [Box::new(First), caylus::State::bot(Level::Apprentice, 2, 7, 1)?];
/// let mut legal = Vec::new();
/// while let Some(seat) = state.to_act().lowest() {
///     legal.clear();
///     state.legal(seat, &mut legal);
///     let action = bots[seat.index()].choose(&state.remembered(seat), seat, &legal);
///     state.apply(seat, action, &mut ());
/// }
/// assert_eq!(state.outcome().map(|outcome| outcome.share(Seat::Two)), Some(1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Bot<G: Game>: Send {
    /// Returns one of `legal`, the actions that are open to a seat that is to act. There is always at least one.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}
