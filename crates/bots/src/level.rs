//! The levels by the names that people pick them by: `apprentice`, `master`, `master:4000`, `master@500ms`.

use crate::{Apprentice, Bot, Budget, Journeyman, Knowledge, Master, Mind, RandomBot, Uct};
use game::{Random, Seat};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// What looks most promising, at once.
    Apprentice,
    /// Tries promising actions out to the end of the turn.
    Journeyman(Budget),
    /// Searches a tree.
    Master(Budget),
    /// Plain tree search with random playouts, for comparison.
    Uct(Budget),
}

/// A text that names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelError(String);

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LevelError {}

const JOURNEYMAN: Budget = Budget::Iterations(64);
const MASTER: Budget = Budget::Iterations(2000);
const UCT: Budget = Budget::Iterations(2000);
/// From here on streams of random numbers belong to bots: set-up and random players have those before.
const BOTS_CHOICE: u64 = 16;
/// Longer than this nobody waits.
const LONGEST: Duration = Duration::from_secs(3600);

impl Level {
    /// The levels that people choose from, weakest first.
    pub const ALL: [Level; 4] =
        [Level::Random, Level::Apprentice, Level::Journeyman(JOURNEYMAN), Level::Master(MASTER)];

    /// Its name, without how long it thinks.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Apprentice => "apprentice",
            Level::Journeyman(_) => "journeyman",
            Level::Master(_) => "master",
            Level::Uct(_) => "uct",
        }
    }

    /// A bot of this level with the weights of the house. Two with the same seed choose the same, unless they think for a
    /// time.
    pub fn bot<G: Knowledge>(self, players: u8, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
        self.bot_with(Mind::usual(players), seed, threads)
    }

    /// A bot of this level with a mind of the caller's.
    pub fn bot_with<G: Knowledge>(self, mind: Arc<Mind<G>>, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
        G::bot(self, mind, seed, threads)
    }

    /// The bot itself.
    pub(crate) fn made<G: Knowledge>(self, mind: Arc<Mind<G>>, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(RandomBot::new(seed)),
            Level::Apprentice => Box::new(Apprentice::new(mind, seed)),
            Level::Journeyman(budget) => Box::new(Journeyman::new(mind, budget, seed)),
            Level::Master(budget) => Box::new(Master::new(mind, budget, seed, threads)),
            Level::Uct(budget) => Box::new(Uct::<G>::new(budget, seed)),
        }
    }

    /// A bot of this level that decides once at a table: what it chooses follows from the seed of the table and from how much
    /// has been written there, so nothing has to be kept of bots.
    pub fn bot_at<G: Knowledge>(self, mind: Arc<Mind<G>>, table: u64, revision: u64, seat: Seat) -> Box<dyn Bot<G>> {
        let purpose = BOTS_CHOICE + revision * Seat::ALL.len() as u64 + seat.index() as u64;
        self.bot_with(mind, Random::stream(table, purpose).next(), 1)
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
        let level = Level::ALL.into_iter().chain([Level::Uct(UCT)]).find(|level| level.name() == name);
        let level = level.ok_or_else(|| {
            LevelError(format!(
                "there is no level `{name}`: the levels are random, apprentice, journeyman and master (and uct, to compare)"
            ))
        })?;
        if budget.is_empty() {
            return Ok(level);
        }
        let wrong = || {
            LevelError(format!(
                "`{text}`: after the level comes nothing, `:4000` for iterations or `@500ms` for a time, at most an hour"
            ))
        };
        let budget = read_budget(budget).ok_or_else(wrong)?;
        level.with(budget).ok_or_else(|| LevelError(format!("`{text}`: {name} chooses at once, without a budget")))
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

/// A number without sign.
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
