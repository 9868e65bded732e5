//! The levels by the names that people pick them by: `apprentice`, `master`, `master:4000`, `master@500ms`.

use crate::apprentice::Apprentice;
use crate::journeyman::Journeyman;
use crate::master::Master;
use crate::random::RandomBot;
use crate::uct::Uct;
use crate::{Bot, Budget, Knowledge, Mind};
use game::Game;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// How strong a bot is.
///
/// # Examples
///
/// ```
/// use bots::{Budget, Level};
///
/// let level: Level = "master:4000".parse()?;
/// assert_eq!(level, Level::Master(Budget::Iterations(4000)));
/// assert_eq!(level.to_string(), "master:4000");
/// assert_eq!(level.name(), "master");
/// assert_eq!(Level::LISTED.map(Level::name), ["random", "apprentice", "journeyman", "master"]);
/// # Ok::<(), bots::LevelError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal action, each as likely as the others.
    Random,
    /// Samples from the policy, without search.
    Apprentice,
    /// Compares the actions that the policy prefers by rollouts to the end of the turn.
    Journeyman(Budget),
    /// Tree search guided by the policy (PUCT).
    Master(Budget),
    /// Plain UCT with random playouts, as a baseline. It needs no knowledge of the game.
    Uct(Budget),
}

const JOURNEYMAN: Budget = Budget::Iterations(64);
const MASTER: Budget = Budget::Iterations(2000);
const UCT: Budget = Budget::Iterations(2000);
/// Longest accepted time for one decision.
const LONGEST: Duration = Duration::from_secs(3600);

impl Level {
    /// The levels of a game with [`Knowledge`] that people choose from, weakest first. [`Level::Uct`], for comparison only,
    /// is not among them.
    pub const LISTED: [Level; 4] =
        [Level::Random, Level::Apprentice, Level::Journeyman(JOURNEYMAN), Level::Master(MASTER)];
    /// The levels that need nothing but the rules, weakest first.
    pub const UNINFORMED: [Level; 2] = [Level::Random, Level::UCT];
    /// Plain UCT with its usual budget: the usual level of a game without knowledge.
    pub const UCT: Level = Level::Uct(UCT);
    /// The usual level of a game with [`Knowledge`].
    pub const USUAL: Level = Level::Journeyman(JOURNEYMAN);

    /// The name, without the budget.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Apprentice => "apprentice",
            Level::Journeyman(_) => "journeyman",
            Level::Master(_) => "master",
            Level::Uct(_) => "uct",
        }
    }

    /// Builds a bot that thinks with a given mind. To seat a bot, use [`BotGame::bot`](crate::BotGame::bot).
    pub fn build<G: Knowledge>(self, mind: Arc<Mind<G>>, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(RandomBot::new(seed)),
            Level::Apprentice => Box::new(Apprentice::new(mind, seed)),
            Level::Journeyman(budget) => Box::new(Journeyman::new(mind, budget, seed)),
            Level::Master(budget) => Box::new(Master::new(mind, budget, seed, threads)),
            Level::Uct(budget) => Box::new(Uct::<G>::new(budget, seed)),
        }
    }

    /// Builds a bot that knows nothing but the rules.
    pub(crate) fn build_uninformed<G: Game>(self, seed: u64) -> Result<Box<dyn Bot<G>>, LevelError> {
        match self {
            Level::Random => Ok(Box::new(RandomBot::new(seed))),
            Level::Uct(budget) => Ok(Box::new(Uct::<G>::new(budget, seed))),
            Level::Apprentice | Level::Journeyman(_) | Level::Master(_) => {
                Err(LevelError::NotInGame { game: G::NAME, level: self.name(), levels: &Level::UNINFORMED })
            }
        }
    }

    fn with(self, budget: Budget) -> Option<Level> {
        match self {
            Level::Journeyman(_) => Some(Level::Journeyman(budget)),
            Level::Master(_) => Some(Level::Master(budget)),
            Level::Uct(_) => Some(Level::Uct(budget)),
            Level::Random | Level::Apprentice => None,
        }
    }
}

/// Why there is no bot of a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LevelError {
    /// No level has this name.
    Unknown {
        /// The text before the budget.
        name: String,
    },
    /// The text after the name is not a budget.
    BadBudget {
        /// The whole text.
        text: String,
    },
    /// Bots of this level choose without thinking, so they have no budget.
    NoBudget {
        /// The whole text.
        text: String,
        /// The level.
        level: &'static str,
    },
    /// A game has no bots of this level.
    NotInGame {
        /// The game.
        game: &'static str,
        /// The level.
        level: &'static str,
        /// The levels that the game has.
        levels: &'static [Level],
    },
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LevelError::Unknown { name } => write!(
                f,
                "there is no level `{name}`: the levels are random, apprentice, journeyman and master (and uct, to compare)"
            ),
            LevelError::BadBudget { text } => write!(
                f,
                "`{text}`: after the level comes nothing, `:4000` for iterations or `@500ms` for a time, at most an hour"
            ),
            LevelError::NoBudget { text, level } => write!(f, "`{text}`: {level} chooses at once, without a budget"),
            LevelError::NotInGame { game, level, levels } => {
                let names: Vec<&str> = levels.iter().map(|level| level.name()).collect();
                write!(f, "{game} has no level `{level}`: its levels are {}", names.join(", "))
            }
        }
    }
}

impl std::error::Error for LevelError {}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Level::Journeyman(budget) if *budget != JOURNEYMAN => budget.fmt(f),
            Level::Master(budget) if *budget != MASTER => budget.fmt(f),
            Level::Uct(budget) if *budget != UCT => budget.fmt(f),
            _ => Ok(()),
        }
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let end = text.find([':', '@']).unwrap_or(text.len());
        let (name, budget) = text.split_at(end);
        let level = Level::LISTED.into_iter().chain([Level::UCT]).find(|level| level.name() == name);
        let level = level.ok_or_else(|| LevelError::Unknown { name: name.to_owned() })?;
        if budget.is_empty() {
            return Ok(level);
        }
        let budget = read_budget(budget).ok_or_else(|| LevelError::BadBudget { text: text.to_owned() })?;
        level.with(budget).ok_or_else(|| LevelError::NoBudget { text: text.to_owned(), level: level.name() })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    if let Some(number) = text.strip_prefix(':') {
        return read_number(number).filter(|number| *number > 0).map(Budget::Iterations);
    }
    let time = text.strip_prefix('@')?;
    let milliseconds = match time.strip_suffix("ms") {
        Some(number) => read_number(number)?,
        None => read_number(time.strip_suffix('s')?)?.checked_mul(1000)?,
    };
    let time = Duration::from_millis(milliseconds.into());
    (!time.is_zero() && time <= LONGEST).then_some(Budget::Time(time))
}

/// Parses a number without a sign.
fn read_number(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_read_as_it_is_written() {
        for text in
            ["random", "apprentice", "journeyman", "journeyman:50", "master", "master:4000", "master@500ms", "uct:100"]
        {
            assert_eq!(text.parse::<Level>().map(|level| level.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("master@2s".parse(), Ok(Level::Master(Budget::Time(Duration::from_secs(2)))));
    }

    #[test]
    fn anything_else_is_refused_with_a_reason() {
        let bad = [
            "",
            "Master",
            "grandmaster",
            "master:",
            "master:0",
            "master:-1",
            "master:+1",
            "master@",
            "master@5",
            "master@0ms",
            "master@ms",
            "master@2h",
            "master@4000000s",
            "master:99999999999",
            "random:5",
            "apprentice@1s",
            "master:1:2",
            "master:é",
        ];
        for text in bad {
            assert!(text.parse::<Level>().is_err_and(|error| !error.to_string().is_empty()), "{text}");
        }
    }
}
