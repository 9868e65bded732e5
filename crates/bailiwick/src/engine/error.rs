//! Why the engine cannot do what a host asks for.

use super::line::LONGEST;
use super::messages::PROTOCOL;
use super::table::LONGEST_MS;
use bots::LevelError;
use game::{OptionError, Seat, Settings, SetupError, excerpt};
use std::error::Error;
use std::fmt;

/// Why a request is refused. Nothing has changed then, but after a `newgame` there is no game.
#[derive(Debug)]
pub(crate) enum EngineError {
    /// A line that is not a message.
    NotUnderstood(serde_json::Error),
    /// A line that is too long.
    TooLong,
    /// A line that is not text.
    NotText,
    /// The host speaks another protocol.
    Protocol(u32),
    /// The engine has no such option.
    UnknownOption(String),
    /// A number of threads that cannot be.
    Threads,
    /// A bot that there is not.
    Level(LevelError),
    /// A game that there is not, and those that there are.
    UnknownGame { name: String, known: String },
    /// Options that the game does not have.
    Option(OptionError),
    /// A seat that a game of so many does not have.
    Seat { players: u8 },
    /// A seed that is not a number.
    Seed,
    /// A decision is asked for before a game has begun.
    NoGame,
    /// Both kinds of budget at once.
    TwoBudgets,
    /// A budget of no iterations.
    Iterations,
    /// A time that cannot be.
    Milliseconds,
    /// A view that cannot be read.
    View(SetupError),
    /// A view of another game than the one that began.
    OtherGame { players: u8, settings: Settings },
    /// A view that the seat cannot have.
    NotSeen(Seat),
    /// A view in which the seat is not asked.
    NothingToDecide(Seat),
    /// An action that is said to be legal and is not.
    NotLegal(String),
    /// A legal action that is not named.
    Unnamed(String),
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::NotUnderstood(error) => write!(f, "not understood: {error}"),
            EngineError::TooLong => write!(f, "a line has at most {LONGEST} bytes"),
            EngineError::NotText => f.write_str("a line is text in UTF-8"),
            EngineError::Protocol(other) => write!(f, "this engine speaks protocol {PROTOCOL}, not {other}"),
            EngineError::UnknownOption(name) => {
                write!(f, "there is no option `{}`: they are bot and threads", excerpt(name))
            }
            EngineError::Threads => f.write_str("`threads` is a number from 1 to 255"),
            EngineError::Level(error) => error.fmt(f),
            EngineError::UnknownGame { name, known } => {
                write!(f, "there is no game `{}`: the games are {known}", excerpt(name))
            }
            EngineError::Option(error) => error.fmt(f),
            EngineError::Seat { players } => write!(f, "`seat` is a number from 1 to {players}"),
            EngineError::Seed => f.write_str("`seed` is the digits of a number, as a text"),
            EngineError::NoGame => f.write_str("no game has begun: `newgame` comes before `go`"),
            EngineError::TwoBudgets => f.write_str("a budget is `iterations` or `ms`, not both"),
            EngineError::Iterations => f.write_str("`iterations` is a number from 1"),
            EngineError::Milliseconds => write!(f, "`ms` is a number from 1 to {LONGEST_MS}"),
            EngineError::View(error) => write!(f, "`view`: {error}"),
            EngineError::OtherGame { players, settings } => {
                write!(f, "`view` is of a game of {players} with {settings}, and not of the one that began")
            }
            EngineError::NotSeen(seat) => write!(f, "`view` is not what seat {seat} sees"),
            EngineError::NothingToDecide(seat) => write!(f, "seat {seat} has nothing to decide in this `view`"),
            EngineError::NotLegal(action) => {
                write!(f, "`legal` has `{}`, which is not legal by the rules known here", excerpt(action))
            }
            EngineError::Unnamed(action) => {
                write!(f, "`legal` is without `{action}`, which is legal by the rules known here")
            }
        }
    }
}

impl Error for EngineError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            EngineError::NotUnderstood(error) => Some(error),
            EngineError::Level(error) => Some(error),
            EngineError::Option(error) => Some(error),
            EngineError::View(error) => Some(error),
            _ => None,
        }
    }
}

impl From<LevelError> for EngineError {
    fn from(error: LevelError) -> EngineError {
        EngineError::Level(error)
    }
}

impl From<OptionError> for EngineError {
    fn from(error: OptionError) -> EngineError {
        EngineError::Option(error)
    }
}
