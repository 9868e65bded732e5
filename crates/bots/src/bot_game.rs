//! Which bots a game has.

use crate::analysis::Analyst;
use crate::training::Trainer;
use crate::{Bot, Level, LevelError};
use game::{Game, Seat};

/// A game that bots can play.
///
/// `impl BotGame for State {}` is enough for the levels `random` and `uct`, which need nothing but the rules. A game that
/// also implements [`Knowledge`](crate::Knowledge) overrides the provided items and so gets all levels and training:
///
/// ```ignore
/// impl BotGame for State {
///     const LEVELS: &'static [Level] = &Level::LISTED;
///     const USUAL_LEVEL: Level = Level::USUAL;
///
///     fn characters() -> Vec<&'static str> {
///         Character::<State>::names()
///     }
///
///     fn bot(level: Level, players: u8, seed: u64, threads: usize) -> Result<Box<dyn Bot<State>>, LevelError> {
///         Ok(level.build(Mind::of_level(level, players)?, seed, threads))
///     }
///
///     fn analyst() -> Option<&'static dyn Analyst<State>> {
///         Some(&SearchAnalyst::<State>::NEW)
///     }
///
///     fn trainer() -> Option<&'static dyn Trainer> {
///         Some(&SelfPlay::<State>::NEW)
///     }
/// }
/// ```
///
/// These are methods of a trait, and not generic functions that every caller compiles again, so that the search is compiled
/// once for each game, in the crate of this `impl`.
pub trait BotGame: Game {
    /// The levels that people choose from, weakest first.
    const LEVELS: &'static [Level] = &Level::UNINFORMED;
    /// The level of a bot when none is named.
    const USUAL_LEVEL: Level = Level::UCT;

    /// The names of the characters that bots of its levels can have, if any.
    fn characters() -> Vec<&'static str> {
        Vec::new()
    }

    /// Builds a bot for a table of `players`. Bots with the same seed and number of threads choose the same, unless their
    /// budget is a time.
    ///
    /// # Errors
    ///
    /// Returns an error that names the levels there are, if the game has no bots of this level, or the characters.
    fn bot(level: Level, _players: u8, seed: u64, _threads: usize) -> Result<Box<dyn Bot<Self>>, LevelError> {
        level.build_uninformed(seed)
    }

    /// What a player of a seat is likely to do, `most` actions or fewer, the likeliest first: bots think ahead about these. None
    /// if nothing is known but the rules.
    fn likeliest(&self, _seat: Seat, _most: usize) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Judges decisions of this game, if more is known of it than the rules.
    fn analyst() -> Option<&'static dyn Analyst<Self>> {
        None
    }

    /// Trains the weights that the bots of this game use, if they use any.
    fn trainer() -> Option<&'static dyn Trainer> {
        None
    }

    /// Tells whether [`BotGame::bot`] can build a bot of a level.
    ///
    /// # Errors
    ///
    /// Returns the error that [`BotGame::bot`] would return.
    fn check_level(level: Level) -> Result<(), LevelError> {
        let same_name = |other: &Level| other.name() == level.name();
        if !Self::LEVELS.iter().chain(&Level::UNINFORMED).any(same_name) {
            return Err(LevelError::NotInGame { game: Self::NAME, level: level.name(), levels: Self::LEVELS });
        }
        let characters = Self::characters();
        match level.character().filter(|name| !characters.contains(name)) {
            None => Ok(()),
            Some(name) => {
                Err(LevelError::CharacterNotInGame { game: Self::NAME, character: name.to_owned(), characters })
            }
        }
    }
}
