//! Which bots may be asked for: the levels of a game, with as many iterations as the operator lets bots think. A time is no
//! budget here: a game with one could not be repeated, and on a busy machine such a bot would play worse.

use super::Service;
use crate::error::{Error, Invalid};
use crate::game_kind::GameKind;
use bots::{Budget, CharacterName, Level, LevelError};

impl Service {
    /// The level that a text names, `master`, `master:500` or `master:500/builder`, for a bot of this game. The character may
    /// still have to be drawn: `master/any`.
    pub(crate) fn level(&self, kind: &GameKind, text: &str) -> Result<Level, Error> {
        let unknown = || {
            let known = kind.levels.iter().map(|level| level.name()).collect();
            Error::from(Invalid::Level { name: text.to_owned(), known })
        };
        let bad_budget = || Error::from(Invalid::Budget { text: text.to_owned(), most: self.most_iterations });
        let bad_character = || {
            let (text, known) = (text.to_owned(), (kind.characters)());
            Error::from(Invalid::Character { text, known })
        };
        let level: Level = text.parse().map_err(|error| match error {
            LevelError::Unknown { .. } | LevelError::NotInGame { .. } => unknown(),
            LevelError::BadBudget { .. } | LevelError::NoBudget { .. } => bad_budget(),
            LevelError::BadCharacter { .. }
            | LevelError::NoCharacter { .. }
            | LevelError::CharacterNotInGame { .. } => bad_character(),
        })?;
        if !kind.levels.iter().any(|known| known.name() == level.name()) {
            return Err(unknown());
        }
        let is_known = |name| name == CharacterName::ANY.as_str() || (kind.characters)().contains(&name);
        if !level.character().is_none_or(is_known) {
            return Err(bad_character());
        }
        match level.budget() {
            Some(Budget::Iterations(iterations)) if iterations > self.most_iterations => {
                Err(Error::Thought { most: self.most_iterations })
            }
            Some(Budget::Time(_)) => Err(bad_budget()),
            _ => Ok(level),
        }
    }

    /// The same, or the usual level of the game if none is named.
    pub(crate) fn level_or_usual(&self, kind: &GameKind, text: Option<&str>) -> Result<Level, Error> {
        text.map_or_else(|| Ok(self.bounded(kind.usual_level)), |text| self.level(kind, text))
    }

    /// A level that thinks no longer than bots may.
    pub(crate) fn bounded(&self, level: Level) -> Level {
        match level.budget() {
            Some(Budget::Iterations(iterations)) => {
                level.within(Budget::Iterations(iterations.min(self.most_iterations)))
            }
            Some(Budget::Time(_)) => level.within(Budget::Iterations(self.most_iterations)),
            None => level,
        }
    }
}
