//! The one trait that every bot implements.

use crate::{Limits, Thought};
use game::{Game, Seat};

/// A player that chooses actions. It is given what its seat can see, never the state.
///
/// # Examples
///
/// A bot that always takes the first legal action, in a game against a bot of level `apprentice`:
///
/// ```
/// use bots::{Bot, BotGame, Level, Limits, Thought};
/// use game::{Game, Seat, Settings};
///
/// struct First;
///
/// impl<G: Game> Bot<G> for First {
///     fn think(&mut self, _: &G::View, _: Seat, legal: &[G::Action], _: Limits<'_>) -> Thought<G::Action> {
///         Thought::at_once(legal[0])
///     }
/// }
///
/// let mut state = caylus::State::new(2, &Settings::new(caylus::State::OPTIONS), 1)?;
/// let mut bots = [Box::new(First), caylus::State::bot(Level::APPRENTICE, 2, 7, 1)?];
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
    /// Thinks within these limits about a decision of a seat that is to act, and tells what came of it. The action is one of
    /// `legal`, those that are open to the seat. There is always at least one.
    fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], limits: Limits<'_>) -> Thought<G::Action>;

    /// The action alone, with the bot's own budget.
    fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        self.think(view, seat, legal, Limits::default()).action
    }
}
