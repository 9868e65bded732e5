//! What ends a command early.

use std::fmt::Display;
use std::io;

/// Why a command could not do its work.
#[derive(Debug)]
pub enum Failure {
    /// Something that the user can mend.
    Message(String),
    /// Whoever read our output has enough (`| head`): no error.
    ReaderGone,
}

impl Failure {
    /// A message, with the file that it is about.
    pub fn in_file(path: &std::path::Path, error: impl Display) -> Failure {
        match path.to_str() {
            Some("-") => Failure::Message(format!("standard input: {error}")),
            _ => Failure::Message(format!("{}: {error}", path.display())),
        }
    }
}

/// Says which file could not be written, unless it is a pipe whose reader has enough.
pub fn writing(path: &std::path::Path, failure: Failure) -> Failure {
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

impl From<game::OptionError> for Failure {
    fn from(error: game::OptionError) -> Failure {
        Failure::Message(error.to_string())
    }
}
