//! Everything that can be wrong with a record.

use super::{KEYS, LONGEST_ACTION, LONGEST_LINE, MOST_ACTIONS, spaced};
use crate::illegal::excerpt;
use crate::{OptionError, Refused, RulesVersion, Seat, Settings, SetupError, UnknownRulesVersion};
use std::error::Error;
use std::fmt;

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: RecordErrorKind,
}

/// What is wrong in a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordErrorKind {
    /// The text could not be read on from here, for this reason.
    Unreadable(String),
    /// The line is longer than any line of a record.
    LongLine,
    /// The line is not UTF-8.
    NotUtf8,
    /// A line of the header is not `key: value`.
    NotAHeaderLine(String),
    /// There is no such key.
    UnknownKey(String),
    /// The header has this key twice.
    KeyTwice(&'static str),
    /// The header does not have this key.
    MissingKey(&'static str),
    /// The value of this key is not a number.
    NotANumber {
        /// The key.
        key: &'static str,
        /// What stands there.
        text: String,
    },
    /// The header has both `seed` and `position`.
    SeedAndPosition,
    /// The record is what one viewer knew of a running game.
    OneViewer,
    /// The action is longer than any action.
    LongAction,
    /// There is no seat with this number.
    UnknownSeat(String),
    /// The line is not `SEAT ACTION`.
    NotAnAction(String),
    /// There are more actions than any game has.
    TooManyActions,
    /// The game is not one of those that are known.
    UnknownGame {
        /// The name in the record.
        game: String,
        /// The names that are known.
        known: Vec<&'static str>,
    },
    /// The record is of another game than it is replayed with.
    OtherGame {
        /// The name in the record.
        game: String,
        /// The game that it is replayed with.
        expected: &'static str,
    },
    /// The record was played under a version of the rules that is not known.
    RulesVersion(UnknownRulesVersion),
    /// The game cannot be played with these options or this number of players.
    Options(OptionError),
    /// The position cannot be played from.
    Position(SetupError),
    /// The position is of another version of the rules than the header: of this one.
    PositionVersion(RulesVersion),
    /// The position has another number of players than the header: this one.
    PositionPlayers(u8),
    /// The position has other options than the header: these.
    PositionOptions(Settings),
    /// Fewer actions are recorded than were asked for.
    TooFewActions {
        /// The number of recorded actions.
        actions: usize,
        /// The number that was asked for.
        wanted: usize,
    },
    /// Secret answers are not in the order of the seats: this one comes first.
    OutOfOrder {
        /// The seat that comes first.
        first: Seat,
    },
    /// The rules refuse the action.
    Refused(Refused),
    /// The game ended with other scores than the record says: these.
    OtherResult(Vec<i32>),
    /// The record has a result, but the game is not over after the last action.
    CutOff,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl Error for RecordError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            RecordErrorKind::RulesVersion(error) => Some(error),
            RecordErrorKind::Options(error) => Some(error),
            RecordErrorKind::Position(error) => Some(error),
            RecordErrorKind::Refused(error) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(why) => write!(f, "cannot be read: {why}"),
            Self::LongLine => write!(f, "is longer than {LONGEST_LINE} bytes: this is not a record"),
            Self::NotUtf8 => f.write_str("is not text (UTF-8): this is not a record"),
            Self::NotAHeaderLine(text) => write!(f, "`{}` is not a header line; {}", excerpt(text), keys()),
            Self::UnknownKey(key) => write!(f, "`{}` is not a header; {}", excerpt(key), keys()),
            Self::KeyTwice(key) => write!(f, "`{key}` stands there twice"),
            Self::MissingKey(key) => write!(f, "the record is cut off or wrong: its header has no `{key}`"),
            Self::NotANumber { key, text } => write!(f, "`{}` is not a number for `{key}`", excerpt(text)),
            Self::SeedAndPosition => f.write_str("a record has either `seed` or `position`, not both"),
            Self::OneViewer => {
                f.write_str("this is what one viewer knew of a game that was not over: it cannot be replayed")
            }
            Self::LongAction => write!(f, "is longer than {LONGEST_ACTION} bytes: this is not an action"),
            Self::UnknownSeat(number) => write!(f, "there is no seat {}", excerpt(number)),
            Self::NotAnAction(text) => {
                write!(f, "`{}` is not an action: write `SEAT ACTION`, such as `1 pass`", excerpt(text))
            }
            Self::TooManyActions => write!(f, "more than {MOST_ACTIONS} actions: this is not a record"),
            Self::UnknownGame { game, known } => {
                write!(f, "there is no game `{}`; known are: {}", excerpt(game), known.join(", "))
            }
            Self::OtherGame { game, expected } => write!(f, "this is a record of {game}, not of {expected}"),
            Self::RulesVersion(unknown) => unknown.fmt(f),
            Self::Options(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::PositionVersion(version) => write!(f, "the position is of rules version {version}"),
            Self::PositionPlayers(players) => write!(f, "the position has {players} players"),
            Self::PositionOptions(settings) => write!(f, "the position is played with {settings}"),
            Self::TooFewActions { actions, wanted } => write!(f, "the record has {actions} actions, not {wanted}"),
            Self::OutOfOrder { first } => {
                write!(f, "seat {first} comes first: secret decisions stand in the order of the seats")
            }
            Self::Refused(refused) => refused.fmt(f),
            Self::OtherResult(scores) => write!(f, "the game ended with {}", spaced(scores)),
            Self::CutOff => f.write_str("the record is cut off: it names a result, but the game is not over"),
        }
    }
}

fn keys() -> String {
    format!("a record begins with lines `key: value`, the keys being: {}", KEYS.join(", "))
}
