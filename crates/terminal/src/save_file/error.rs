//! What can be wrong with a saved game.

use bots::LevelError;
use game::{OptionError, Refused, UnknownRulesVersion, excerpt};
use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why a game cannot be begun, opened or resumed.
#[derive(Debug)]
pub struct SaveError {
    path: Option<PathBuf>,
    line: Option<usize>,
    problem: SaveProblem,
}

/// What is wrong.
#[derive(Debug)]
pub(super) enum SaveProblem {
    /// The file cannot be read or written.
    Io(io::Error),
    /// Another terminal has locked the file.
    InUse,
    /// The file is not text, or longer than any game.
    NotText,
    /// The file is a finished record, at this path.
    IsRecord(PathBuf),
    /// A line of the header does not begin with this key.
    NoKey(&'static str),
    NotANumber(String),
    NotAChair(String),
    NotALine(String),
    /// An undo to a number of actions that is not fewer than there are.
    Undo(usize),
    /// It is another game than the one that is expected here.
    OtherGame {
        game: String,
        expected: &'static str,
    },
    /// The version of the rules is not known.
    RulesVersion(UnknownRulesVersion),
    Options(OptionError),
    Level(LevelError),
    Refused(Refused),
}

impl SaveError {
    /// Says in which file.
    pub(crate) fn in_file(self, path: &Path) -> SaveError {
        SaveError { path: Some(path.to_owned()), ..self }
    }

    /// Says in which line.
    pub(super) fn at_line(self, line: usize) -> SaveError {
        SaveError { line: Some(line), ..self }
    }
}

impl<P: Into<SaveProblem>> From<P> for SaveError {
    fn from(problem: P) -> SaveError {
        SaveError { path: None, line: None, problem: problem.into() }
    }
}

impl From<io::Error> for SaveProblem {
    fn from(error: io::Error) -> SaveProblem {
        SaveProblem::Io(error)
    }
}

impl From<OptionError> for SaveProblem {
    fn from(error: OptionError) -> SaveProblem {
        SaveProblem::Options(error)
    }
}

impl From<LevelError> for SaveProblem {
    fn from(error: LevelError) -> SaveProblem {
        SaveProblem::Level(error)
    }
}

impl From<Refused> for SaveProblem {
    fn from(error: Refused) -> SaveProblem {
        SaveProblem::Refused(error)
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(path) = &self.path {
            write!(f, "{}: ", path.display())?;
        }
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        self.problem.fmt(f)
    }
}

impl fmt::Display for SaveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveProblem::Io(error) => error.fmt(f),
            SaveProblem::InUse => f.write_str("this game is being played at another terminal"),
            SaveProblem::NotText => f.write_str("this is not a saved game: it is not text, or far too long"),
            SaveProblem::IsRecord(path) => {
                write!(f, "this is the record of a game; look at it with `bailiwick replay {}`", path.display())
            }
            SaveProblem::NoKey(key) => {
                write!(f, "this is not a saved game, or it is damaged: here should be `{key}: …`")
            }
            SaveProblem::NotANumber(text) => write!(f, "`{}` is not a number", excerpt(text)),
            SaveProblem::NotAChair(text) => {
                let text = excerpt(text);
                write!(
                    f,
                    "`{text}` is not a chair: it would be `chair: here`, with a name or without, or `chair: bot LEVEL NAME`"
                )
            }
            SaveProblem::NotALine(text) => {
                let text = excerpt(text);
                write!(f, "`{text}` is not a line of a saved game: it would be `SEAT ACTION` or `undo NUMBER`")
            }
            SaveProblem::Undo(left) => write!(f, "{left} actions cannot be left"),
            SaveProblem::OtherGame { game, expected } => {
                write!(f, "this is a game of `{}`: here it would have to be {expected}", excerpt(game))
            }
            SaveProblem::RulesVersion(error) => error.fmt(f),
            SaveProblem::Options(error) => error.fmt(f),
            SaveProblem::Level(error) => error.fmt(f),
            SaveProblem::Refused(error) => error.fmt(f),
        }
    }
}

impl Error for SaveError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.problem {
            SaveProblem::Io(error) => Some(error),
            SaveProblem::RulesVersion(error) => Some(error),
            SaveProblem::Options(error) => Some(error),
            SaveProblem::Level(error) => Some(error),
            SaveProblem::Refused(error) => Some(error),
            _ => None,
        }
    }
}
