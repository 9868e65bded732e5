//! How a command ends early.

use std::fmt::Display;
use std::io;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A message to the user.
    Message(String),
    /// The reader of our output is gone (`| head`), which is not an error.
    ReaderGone,
}

impl Failure {
    /// A message about a file.
    pub(crate) fn in_file(path: &std::path::Path, error: impl Display) -> Failure {
        match path.to_str() {
            Some("-") => Failure::Message(format!("standard input: {error}")),
            _ => Failure::Message(format!("{}: {error}", path.display())),
        }
    }
}

/// Adds the name of the file that could not be written, unless the reader of a pipe is gone.
pub(crate) fn writing(path: &std::path::Path, failure: Failure) -> Failure {
    match failure {
        Failure::Message(message) => Failure::in_file(path, message),
        Failure::ReaderGone => Failure::ReaderGone,
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::Message(error.to_string()),
        }
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Failure {
        Failure::Message(message)
    }
}

impl From<terminal::SaveError> for Failure {
    fn from(error: terminal::SaveError) -> Failure {
        Failure::Message(error.to_string())
    }
}

impl From<terminal::LinkError> for Failure {
    fn from(error: terminal::LinkError) -> Failure {
        Failure::Message(error.to_string())
    }
}

impl From<bots::LevelError> for Failure {
    fn from(error: bots::LevelError) -> Failure {
        Failure::Message(error.to_string())
    }
}

impl From<game::OptionError> for Failure {
    fn from(error: game::OptionError) -> Failure {
        Failure::Message(error.to_string())
    }
}
