//! Why there is no report.

use game::RecordError;
use std::fmt;

/// Why a game cannot be analysed.
#[derive(Debug)]
pub enum StudyError {
    /// The record does not replay.
    Record(RecordError),
    /// The game is not over: whoever still plays must not be told.
    NotOver {
        /// How many actions it has.
        actions: usize,
    },
    /// Nothing is known of the game but its rules, so nobody can say what an action is worth.
    NoAnalyst {
        /// The game.
        game: &'static str,
    },
    /// There is no such seat.
    NoSeat {
        /// The number that was asked for.
        seat: u8,
        /// The number of players.
        players: u8,
    },
    /// The work was stopped.
    Stopped,
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StudyError::Record(error) => error.fmt(f),
            StudyError::NotOver { actions } => {
                write!(f, "the game is not over after its {actions} actions: only finished games are analysed")
            }
            StudyError::NoAnalyst { game } => {
                write!(f, "nothing is known of {game} but its rules, so its decisions cannot be judged")
            }
            StudyError::NoSeat { seat, players } => {
                write!(f, "there is no seat {seat}: the seats are 1 to {players}")
            }
            StudyError::Stopped => bots::analysis::Stopped.fmt(f),
        }
    }
}

impl std::error::Error for StudyError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StudyError::Record(error) => Some(error),
            _ => None,
        }
    }
}

impl From<RecordError> for StudyError {
    fn from(error: RecordError) -> StudyError {
        StudyError::Record(error)
    }
}

impl From<bots::analysis::Stopped> for StudyError {
    fn from(_: bots::analysis::Stopped) -> StudyError {
        StudyError::Stopped
    }
}
