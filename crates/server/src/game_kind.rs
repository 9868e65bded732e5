//! The games that can be served, for callers that do not know which: what is fixed about a game, and how a stored one is
//! replayed.

use crate::dyn_game::DynGame;
use crate::game_in_progress::GameInProgress;
use crate::served::Served;
use crate::studying;
use bots::{Budget, Level};
use game::{Game, OptionError, Refused, Rules, RulesOf, RulesVersion, Seat, Seed, Settings, UnknownRulesVersion};
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use store::{LogLine, TableHeader};
use study::{Advice, StudyError};
use ui::{BotLevel, GameCard};
use words::{WordFiles, named};

/// A game that is served, for callers that do not know which.
#[derive(Clone)]
pub struct GameKind {
    /// Its name.
    pub(crate) name: &'static str,
    /// The newest version of its rules.
    pub(crate) rules_version: RulesVersion,
    /// How many players it takes.
    pub(crate) players: RangeInclusive<u8>,
    /// Whether it has hidden information.
    pub(crate) hidden: bool,
    /// What can be chosen before the game.
    pub(crate) options: &'static [game::OptionSpec],
    /// The levels of its bots, weakest first.
    pub(crate) levels: &'static [Level],
    /// The level of a bot when none is named.
    pub(crate) usual_level: Level,
    /// The characters that its bots can have.
    pub(crate) characters: fn() -> Vec<&'static str>,
    /// Whether anybody can say what its decisions are worth.
    pub(crate) has_analyst: fn() -> bool,
    /// Its rules, for records.
    pub(crate) rules: &'static dyn Rules,
    /// Who decides in a position; see [`studying::decider`].
    pub(crate) decider: fn(&str, Option<Seat>) -> Result<Seat, studying::PositionError>,
    /// What to do in a position; see [`studying::advise`].
    pub(crate) advise: fn(&str, Seat, u32, &AtomicBool) -> Result<Advice, StudyError>,
    /// The record of its guided first game, if it has one.
    pub(crate) lesson: Option<&'static str>,
    /// What the pages about all games show of it.
    pub(crate) card: GameCard,
    pub(crate) words: WordFiles,
    table_name: fn(u64) -> String,
    settle: fn(u8, &[&str], Seed) -> Result<String, OptionError>,
    begin: fn(&TableHeader) -> Result<Box<dyn LogReplay>, ReplayError>,
}

impl GameKind {
    /// The game `G`, to be served.
    pub const fn of<G: Served>() -> GameKind {
        GameKind {
            name: G::NAME,
            rules_version: G::RULES_VERSION,
            players: G::PLAYERS,
            hidden: G::HIDDEN,
            options: G::OPTIONS,
            levels: G::LEVELS,
            usual_level: G::USUAL_LEVEL,
            characters: G::characters,
            has_analyst: || G::analyst().is_some(),
            rules: &RulesOf::<G>::RULES,
            decider: studying::decider::<G>,
            advise: studying::advise::<G>,
            lesson: G::LESSON,
            card: GameCard::of::<G>().with_bots(opponents::<G>, G::characters),
            words: G::WORDS,
            table_name: named::table::<G>,
            settle: settle::<G>,
            begin: begin::<G>,
        }
    }

    /// The name of a table, by a number that was drawn for names alone.
    pub(crate) fn table_name(&self, drawn: u64) -> String {
        (self.table_name)(drawn)
    }

    /// All options of a game with these chosen (`name=value`), as records write them.
    pub(crate) fn settle(&self, players: u8, chosen: &[&str], seed: Seed) -> Result<String, OptionError> {
        (self.settle)(players, chosen, seed)
    }

    /// The game that began with this header, after these lines.
    pub(crate) fn replay(&self, header: &TableHeader, lines: &[LogLine]) -> Result<Arc<dyn DynGame>, ReplayError> {
        let mut reading = (self.begin)(header)?;
        for (number, line) in lines.iter().enumerate() {
            reading.take(line).map_err(|error| ReplayError::Line { number, error })?;
        }
        Ok(reading.finish())
    }
}

/// The levels of bots that people play against. Random players are listed only where there is nothing else.
fn opponents<G: Served>() -> Vec<BotLevel> {
    let iterations = |level: &Level| match level.budget() {
        Some(Budget::Iterations(iterations)) => Some(iterations),
        Some(Budget::Time(_)) | None => None,
    };
    let listed = |level: &Level| BotLevel { name: level.name(), iterations: iterations(level) };
    let thinking: Vec<BotLevel> = G::LEVELS.iter().filter(|level| **level != Level::RANDOM).map(listed).collect();
    if thinking.is_empty() { vec![listed(&Level::RANDOM)] } else { thinking }
}

/// Why a stored game cannot be replayed.
#[derive(Debug)]
pub enum ReplayError {
    /// The version of the rules is not known.
    RulesVersion(UnknownRulesVersion),
    /// The header does not give a game.
    Header(OptionError),
    /// A line of the log does not fit the game before it.
    Line {
        /// Which line, counted from 0.
        number: usize,
        /// What is wrong with it.
        error: LineError,
    },
}

/// Why a line of the log does not fit the game before it.
#[derive(Debug)]
pub enum LineError {
    /// There is no such seat.
    Seat(u8),
    /// The action is refused.
    Action(Refused),
    /// This is not a number of actions that can be left.
    Undo(String),
    /// This is no kind of hint.
    Hint(String),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::RulesVersion(error) => error.fmt(f),
            ReplayError::Header(error) => error.fmt(f),
            ReplayError::Line { number, error } => write!(f, "line {number}: {error}"),
        }
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Seat(number) => write!(f, "there is no seat {number}"),
            LineError::Action(refused) => refused.fmt(f),
            LineError::Undo(left) => write!(f, "`{}` actions cannot be left", game::excerpt(left)),
            LineError::Hint(text) => write!(f, "`{}` is no kind of hint", game::excerpt(text)),
        }
    }
}

impl std::error::Error for ReplayError {}
impl std::error::Error for LineError {}

/// A game that is being replayed from the log.
pub(crate) trait LogReplay {
    /// Does what the next line says.
    fn take(&mut self, line: &LogLine) -> Result<(), LineError>;
    /// The game after the last line.
    fn finish(self: Box<Self>) -> Arc<dyn DynGame>;
}

fn settings<G: Game>(chosen: &[&str]) -> Result<Settings, OptionError> {
    Settings::parse(G::OPTIONS, chosen)
}

fn settle<G: Game>(players: u8, chosen: &[&str], seed: Seed) -> Result<String, OptionError> {
    Ok(G::new(players, &settings::<G>(chosen)?, seed)?.settings().to_string())
}

fn begin<G: Served>(header: &TableHeader) -> Result<Box<dyn LogReplay>, ReplayError> {
    let (version, newest) = (header.rules_version, G::RULES_VERSION);
    let unknown = UnknownRulesVersion { game: G::NAME, version, newest };
    let version = newest.known(version).ok_or(ReplayError::RulesVersion(unknown))?;
    let seed = Seed::new(header.seed);
    // More than any game allows is refused by the game.
    let players = u8::try_from(header.seats.len()).unwrap_or(u8::MAX);
    let options: Vec<&str> = header.options.split_whitespace().collect();
    let first = settings::<G>(&options).and_then(|settings| G::begin(version, players, &settings, seed));
    Ok(Box::new(GameInProgress::new(seed, first.map_err(ReplayError::Header)?)))
}
