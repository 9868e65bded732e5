//! The list of games that the program offers, and the way to run generic code for each of them.
//!
//! [`Games`] is the only place that names the games outside of their own code. The command line, the server, lessons,
//! rulebooks and benchmarks go through [`GameList`]: by name with [`GameList::with`], or one after another with
//! [`GameList::each`]. A program with another list, such as the one in `examples/goofspiel`, passes its own tuple instead.
//!
//! - [`Playable`] is everything that a listed game implements: read this first.
//! - [`Visitor`] is generic code that is run for a game, because a closure cannot be generic.
//! - [`GameList`] is implemented for tuples of up to eight games.

#![forbid(unsafe_code)]

use bots::BotGame;
use bots::profile::Profiled;
use game::{Game, Rules, RulesOf};
use terminal::TerminalBoard;
use ui::WebBoard;

/// The games of `bailiwick`, in the order in which they are listed everywhere.
pub type Games = (caylus::State, ys::State);

/// A game that can be listed: bots can play it, and people on a page or in a terminal. It is implemented for every type
/// that has the traits.
pub trait Playable: BotGame + Profiled + WebBoard + TerminalBoard {}

impl<G: BotGame + Profiled + WebBoard + TerminalBoard> Playable for G {}

/// Generic code to run for a game of a list.
///
/// # Examples
///
/// ```
/// use games::{GameList, Games, Playable, Visitor};
///
/// struct MostPlayers;
///
/// impl Visitor for MostPlayers {
///     type Output = u8;
///
///     fn visit<G: Playable>(self) -> u8 {
///         *G::PLAYERS.end()
///     }
/// }
///
/// assert_eq!(Games::with("caylus", MostPlayers), Some(5));
/// assert_eq!(Games::with("chess", MostPlayers), None);
/// ```
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Runs for the game `G`.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// A list of games, as a type: `(caylus::State, ys::State)`.
pub trait GameList: 'static {
    /// The first game, for examples and defaults.
    type First: Playable;

    /// Runs a visitor for every game, in the order of the list.
    fn each<V: Visitor + Clone>(visitor: V) -> Vec<V::Output>;

    /// Runs a visitor for the game of this name; `None` if the list has no such game.
    fn with<V: Visitor>(name: &str, visitor: V) -> Option<V::Output>;

    /// The names of the games, as on the command line and in records.
    fn names() -> Vec<&'static str> {
        Self::each(Name)
    }

    /// The rules of the games, for callers that know a game only by its notation.
    fn rules() -> Vec<&'static dyn Rules> {
        Self::each(ByText)
    }
}

/// The name of a game.
#[derive(Clone)]
struct Name;

impl Visitor for Name {
    type Output = &'static str;

    fn visit<G: Playable>(self) -> &'static str {
        G::NAME
    }
}

/// The rules of a game, by text.
#[derive(Clone)]
struct ByText;

impl Visitor for ByText {
    type Output = &'static dyn Rules;

    fn visit<G: Playable>(self) -> &'static dyn Rules {
        &RulesOf::<G>::RULES
    }
}

/// Implements [`GameList`] for tuples of these games and of the same without the first, and so on.
macro_rules! tuples {
    () => {};
    ($first:ident $($rest:ident)*) => {
        impl<$first: Playable, $($rest: Playable),*> GameList for ($first, $($rest,)*) {
            type First = $first;

            fn each<V: Visitor + Clone>(visitor: V) -> Vec<V::Output> {
                vec![visitor.clone().visit::<$first>() $(, visitor.clone().visit::<$rest>())*]
            }

            fn with<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
                if name == <$first as Game>::NAME {
                    return Some(visitor.visit::<$first>());
                }
                $(if name == <$rest as Game>::NAME {
                    return Some(visitor.visit::<$rest>());
                })*
                None
            }
        }

        tuples!($($rest)*);
    };
}

tuples!(A B C D E F G H);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_name_and_listed_in_order() {
        assert_eq!(Games::names(), ["caylus", "ys"]);
        let rules: Vec<&str> = Games::rules().into_iter().map(Rules::name).collect();
        assert_eq!(rules, Games::names());
        for name in Games::names() {
            assert_eq!(Games::with(name, Name), Some(name));
        }
        assert_eq!(Games::with("chess", Name), None);
        assert_eq!(<(ys::State,)>::names(), ["ys"]);
    }

    #[test]
    fn no_two_games_have_one_name() {
        let mut names = Games::names();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Games::names().len());
    }
}
