//! The levels by the names that people pick them by: `apprentice`, `master`, `master:4000`, `master@500ms`, and with a
//! character: `expert/builder`, `master:4000/builder`.

use crate::apprentice::Apprentice;
use crate::character::CharacterName;
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

/// How a bot comes to its choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Method {
    /// Any legal action, each as likely as the others.
    Random,
    /// Samples from the policy, without search.
    Policy,
    /// Compares the actions that the policy prefers by rollouts to the end of the turn.
    Rollouts,
    /// Tree search guided by the policy (PUCT).
    TreeSearch,
    /// Plain UCT with random playouts. It needs no knowledge of the game.
    PlainSearch,
}

/// A rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rank {
    name: &'static str,
    method: Method,
    /// The budget of a bot that is given no other.
    usual: Budget,
}

/// The budget of those who choose without thinking.
const AT_ONCE: Budget = Budget::Iterations(0);

/// The ladder, weakest first, and plain search to compare. The usual budgets stand here and nowhere else.
const RANKS: [Rank; 8] = [
    Rank { name: "random", method: Method::Random, usual: AT_ONCE },
    Rank { name: "apprentice", method: Method::Policy, usual: AT_ONCE },
    Rank { name: "assistant", method: Method::Rollouts, usual: Budget::Iterations(24) },
    Rank { name: "journeyman", method: Method::Rollouts, usual: Budget::Iterations(64) },
    Rank { name: "expert", method: Method::TreeSearch, usual: Budget::Iterations(250) },
    Rank { name: "master", method: Method::TreeSearch, usual: Budget::Iterations(2000) },
    Rank { name: "grandmaster", method: Method::TreeSearch, usual: Budget::Iterations(16_000) },
    Rank { name: "uct", method: Method::PlainSearch, usual: Budget::Iterations(2000) },
];

/// How strong a bot is: its rank, which is how it comes to its choices, and how long it may think. It may have a character,
/// which is what it likes to do.
///
/// # Examples
///
/// ```
/// use bots::{Budget, Level};
///
/// let level: Level = "master:4000".parse()?;
/// assert_eq!(level, Level::MASTER.within(Budget::Iterations(4000)));
/// assert_eq!(level.to_string(), "master:4000");
/// assert_eq!((level.name(), level.budget()), ("master", Some(Budget::Iterations(4000))));
/// let builder: Level = "master:4000/builder".parse()?;
/// assert_eq!(builder.character(), Some("builder"));
/// assert_eq!(builder.playing(None), level);
/// assert_eq!(
///     Level::LISTED.map(Level::name),
///     ["random", "apprentice", "assistant", "journeyman", "expert", "master", "grandmaster"]
/// );
/// # Ok::<(), bots::LevelError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    rank: Rank,
    budget: Budget,
    character: Option<CharacterName>,
}

/// Iterations of a thought that takes noticeable time.
const LONG: u32 = 1000;
/// Longest accepted time for one decision.
const LONGEST: Duration = Duration::from_secs(3600);

impl Level {
    /// Any legal action.
    pub const RANDOM: Level = Level::usual(0);
    /// What looks most promising, at once.
    pub const APPRENTICE: Level = Level::usual(1);
    /// A few rollouts.
    pub const ASSISTANT: Level = Level::usual(2);
    /// Rollouts.
    pub const JOURNEYMAN: Level = Level::usual(3);
    /// Tree search, in a moment.
    pub const EXPERT: Level = Level::usual(4);
    /// Tree search.
    pub const MASTER: Level = Level::usual(5);
    /// Tree search at length.
    pub const GRANDMASTER: Level = Level::usual(6);
    /// Plain UCT: the usual level of a game without knowledge, and a baseline for the others.
    pub const UCT: Level = Level::usual(7);
    /// The levels of a game with [`Knowledge`] that people choose from, weakest first. [`Level::UCT`], for comparison only,
    /// is not among them.
    pub const LISTED: [Level; 7] = [
        Level::RANDOM,
        Level::APPRENTICE,
        Level::ASSISTANT,
        Level::JOURNEYMAN,
        Level::EXPERT,
        Level::MASTER,
        Level::GRANDMASTER,
    ];
    /// The levels that need nothing but the rules, weakest first.
    pub const UNINFORMED: [Level; 2] = [Level::RANDOM, Level::UCT];
    /// The usual level of a game with [`Knowledge`]: one that a newcomer can beat.
    pub const USUAL: Level = Level::ASSISTANT;

    const fn usual(place: usize) -> Level {
        Level { rank: RANKS[place], budget: RANKS[place].usual, character: None }
    }

    /// The name, without budget and character.
    pub const fn name(self) -> &'static str {
        self.rank.name
    }

    /// How long a bot of this level may think; none if it chooses at once.
    pub const fn budget(self) -> Option<Budget> {
        match self.rank.method {
            Method::Random | Method::Policy => None,
            Method::Rollouts | Method::TreeSearch | Method::PlainSearch => Some(self.budget),
        }
    }

    /// Whether a player notices that a bot of this level thinks.
    pub const fn thinks_long(self) -> bool {
        match self.budget() {
            Some(Budget::Iterations(number)) => number >= LONG,
            Some(Budget::Time(_)) => true,
            None => false,
        }
    }

    /// The same rank with another budget. Who chooses at once goes on doing so.
    #[must_use]
    pub const fn within(self, budget: Budget) -> Level {
        let budget = if self.budget().is_some() { budget } else { AT_ONCE };
        Level { budget, ..self }
    }

    /// The name of the character, if it has one.
    pub fn character(&self) -> Option<&str> {
        self.character.as_ref().map(CharacterName::as_str)
    }

    /// The same level with a character, or with none. Who plays without weights has no character.
    #[must_use]
    pub fn playing(self, character: Option<CharacterName>) -> Level {
        Level { character: character.filter(|_| self.has_weights()), ..self }
    }

    /// Whether bots of this level play by weights, so that they can have a character.
    pub const fn has_weights(self) -> bool {
        matches!(self.rank.method, Method::Policy | Method::Rollouts | Method::TreeSearch)
    }

    /// Builds a bot that thinks with a given mind. To seat a bot, use [`BotGame::bot`](crate::BotGame::bot).
    pub fn build<G: Knowledge>(self, mind: Arc<Mind<G>>, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
        match self.rank.method {
            Method::Random => Box::new(RandomBot::new(seed)),
            Method::Policy => Box::new(Apprentice::new(mind, seed)),
            Method::Rollouts => Box::new(Journeyman::new(mind, self.budget, seed)),
            Method::TreeSearch => Box::new(Master::new(mind, self.budget, seed, threads)),
            Method::PlainSearch => Box::new(Uct::<G>::new(self.budget, seed)),
        }
    }

    /// Builds a bot that knows nothing but the rules.
    pub(crate) fn build_uninformed<G: Game>(self, seed: u64) -> Result<Box<dyn Bot<G>>, LevelError> {
        match self.rank.method {
            Method::Random => Ok(Box::new(RandomBot::new(seed))),
            Method::PlainSearch => Ok(Box::new(Uct::<G>::new(self.budget, seed))),
            Method::Policy | Method::Rollouts | Method::TreeSearch => {
                Err(LevelError::NotInGame { game: G::NAME, level: self.name(), levels: &Level::UNINFORMED })
            }
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
    /// The text after the slash is not the name of a character.
    BadCharacter {
        /// The whole text.
        text: String,
    },
    /// Bots of this level play without weights, so they have no character.
    NoCharacter {
        /// The level.
        level: &'static str,
    },
    /// A game has no such character.
    CharacterNotInGame {
        /// The game.
        game: &'static str,
        /// The name.
        character: String,
        /// The characters that the game has.
        characters: Vec<&'static str>,
    },
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LevelError::Unknown { name } => {
                let names = Level::LISTED.map(Level::name).join(", ");
                write!(f, "there is no level `{name}`: the levels are {names} (and uct, to compare)")
            }
            LevelError::BadBudget { text } => write!(
                f,
                "`{text}`: after the level comes nothing, `:4000` for iterations or `@500ms` for a time, at most an hour"
            ),
            LevelError::NoBudget { text, level } => write!(f, "`{text}`: {level} chooses at once, without a budget"),
            LevelError::NotInGame { game, level, levels } => {
                let names: Vec<&str> = levels.iter().map(|level| level.name()).collect();
                write!(f, "{game} has no level `{level}`: its levels are {}", names.join(", "))
            }
            LevelError::BadCharacter { text } => {
                write!(f, "`{text}`: after the slash comes the name of a character, as in `expert/builder`")
            }
            LevelError::NoCharacter { level } => write!(f, "{level} plays without weights, so it has no character"),
            LevelError::CharacterNotInGame { game, characters, .. } if characters.is_empty() => {
                write!(f, "the bots of {game} have no characters")
            }
            LevelError::CharacterNotInGame { character, characters, .. }
                if *character == CharacterName::ANY.as_str() =>
            {
                let names = characters.join(", ");
                write!(f, "`any` is drawn only where people play: the characters are {names}")
            }
            LevelError::CharacterNotInGame { game, character, characters } => {
                write!(f, "{game} has no character `{character}`: its characters are {}", characters.join(", "))
            }
        }
    }
}

impl std::error::Error for LevelError {}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        if self.budget != self.rank.usual {
            self.budget.fmt(f)?;
        }
        self.character().map_or(Ok(()), |character| write!(f, "/{character}"))
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let Some((level, character)) = text.split_once('/') else { return read_level(text) };
        let level = read_level(level)?;
        let name = character.parse().map_err(|_| LevelError::BadCharacter { text: text.to_owned() })?;
        if !level.has_weights() {
            return Err(LevelError::NoCharacter { level: level.name() });
        }
        Ok(level.playing(Some(name)))
    }
}

/// Reads what stands before the character.
fn read_level(text: &str) -> Result<Level, LevelError> {
    let end = text.find([':', '@']).unwrap_or(text.len());
    let (name, budget) = text.split_at(end);
    let level = (0..RANKS.len()).map(Level::usual).find(|level| level.name() == name);
    let level = level.ok_or_else(|| LevelError::Unknown { name: name.to_owned() })?;
    if budget.is_empty() {
        return Ok(level);
    }
    let budget = read_budget(budget).ok_or_else(|| LevelError::BadBudget { text: text.to_owned() })?;
    if level.budget().is_none() {
        return Err(LevelError::NoBudget { text: text.to_owned(), level: level.name() });
    }
    Ok(level.within(budget))
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
        for rank in RANKS {
            let budgets = if rank.usual == AT_ONCE { &[""][..] } else { &["", ":1", ":500", ":123456", "@200ms"] };
            for text in budgets.iter().map(|budget| format!("{}{budget}", rank.name)) {
                assert_eq!(text.parse::<Level>().map(|level| level.to_string()), Ok(text.clone()));
                let with_character = format!("{text}/master-builder");
                let read = with_character.parse::<Level>().map(|level| level.to_string());
                let plays_by_weights = !matches!(rank.method, Method::Random | Method::PlainSearch);
                assert_eq!(read.ok(), plays_by_weights.then_some(with_character));
            }
        }
        assert_eq!("master@2s".parse(), Ok(Level::MASTER.within(Budget::Time(Duration::from_secs(2)))));
        assert_eq!("master:2000".parse(), Ok(Level::MASTER));
        assert_eq!(Level::APPRENTICE.within(Budget::Iterations(5)), Level::APPRENTICE);
    }

    /// Who is named further up thinks as a stronger method does, or longer.
    #[test]
    fn the_ladder_goes_up() {
        let ladder = &RANKS[..Level::LISTED.len()];
        assert_eq!(Level::LISTED.map(|level| level.rank), ladder);
        for pair in ladder.windows(2) {
            let strength = |rank: &Rank| match rank.usual {
                Budget::Iterations(number) => (rank.method as u8, number),
                Budget::Time(_) => panic!("games with the usual levels can be repeated"),
            };
            assert!(strength(&pair[0]) < strength(&pair[1]), "{pair:?}");
        }
        assert_eq!(Level::UCT.name(), "uct");
        assert_eq!(Level::LISTED.map(Level::thinks_long), [false, false, false, false, false, true, true]);
    }

    #[test]
    fn anything_else_is_refused_with_a_reason() {
        let bad = [
            "",
            "Master",
            "Grandmaster",
            "grand master",
            "expert:",
            "assistant@",
            "grandmaster:0",
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
            "master/",
            "/builder",
            "builder",
            "master/Builder",
            "master/é",
            "master/the builder",
            "master/builder:500",
            "master/builder/builder",
            "master/abcdefghijklmnopqrstuvwxyz",
            "random/builder",
            "uct/builder",
        ];
        for text in bad {
            assert!(text.parse::<Level>().is_err_and(|error| !error.to_string().is_empty()), "{text}");
        }
    }
}
