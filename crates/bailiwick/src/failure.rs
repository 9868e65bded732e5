//! How a command ends early.

use std::fmt::Display;
use std::io;
use std::path::Path;
use store::StoreError;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A message to the user.
    Message(String),
    /// A message to the user, and an exit code that tells a supervisor what to do.
    WithCode(u8, String),
    /// The reader of our output is gone (`| head`), which is not an error.
    ReaderGone,
}

/// Data that cannot be used: damaged, or not what they should be (`EX_DATAERR`).
pub(crate) const DATA: u8 = 65;
/// Something is there already, and is not overwritten (`EX_CANTCREAT`).
pub(crate) const EXISTS: u8 = 73;
/// A disk or a database failed (`EX_IOERR`).
pub(crate) const DISK: u8 = 74;
/// To try again later may help (`EX_TEMPFAIL`).
pub(crate) const TEMPORARY: u8 = 75;
/// Not permitted, until somebody permits it (`EX_NOPERM`).
pub(crate) const NOT_PERMITTED: u8 = 77;
/// To try again does not help until somebody changes a setting (`EX_CONFIG`).
pub(crate) const SETTINGS: u8 = 78;

impl Failure {
    /// Data that cannot be used.
    pub(crate) fn data(message: String) -> Failure {
        Failure::WithCode(DATA, message)
    }

    /// Something that cannot be reached.
    pub(crate) fn unavailable(message: String) -> Failure {
        Failure::WithCode(TEMPORARY, message)
    }

    /// Something that is there already.
    pub(crate) fn exists(message: String) -> Failure {
        Failure::WithCode(EXISTS, message)
    }

    /// A setting that cannot be right.
    pub(crate) fn setting(message: String) -> Failure {
        Failure::WithCode(SETTINGS, message)
    }

    /// A file that cannot be used.
    pub(crate) fn file(path: &Path, error: io::Error) -> Failure {
        Failure::WithCode(code_of(&error), format!("{}: {error}", path.display()))
    }

    /// A message about a file.
    pub(crate) fn in_file(path: &Path, error: impl Display) -> Failure {
        match path.to_str() {
            Some("-") => Failure::Message(format!("standard input: {error}")),
            _ => Failure::Message(format!("{}: {error}", path.display())),
        }
    }
}

/// Adds the name of the file that could not be written, unless the reader of a pipe is gone.
pub(crate) fn writing(path: &Path, failure: Failure) -> Failure {
    match failure {
        Failure::Message(message) => Failure::in_file(path, message),
        Failure::WithCode(code, message) => Failure::WithCode(code, format!("{}: {message}", path.display())),
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

/// What an error of the operating system means for a supervisor.
fn code_of(error: &io::Error) -> u8 {
    match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => NOT_PERMITTED,
        io::ErrorKind::AddrInUse => TEMPORARY,
        io::ErrorKind::AlreadyExists => EXISTS,
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory | io::ErrorKind::AddrNotAvailable => SETTINGS,
        _ => DISK,
    }
}

/// What an error of the log means for a supervisor; none if it is no fault of the log.
fn code_of_store(error: &StoreError) -> Option<u8> {
    Some(match error {
        error if error.is_damage() => DATA,
        StoreError::Conflict => return None,
        StoreError::Damaged { .. } => DATA,
        StoreError::InUse(_) | StoreError::Busy | StoreError::Unreachable { .. } => TEMPORARY,
        StoreError::Version { .. } | StoreError::Foreign(_) | StoreError::Location(_) | StoreError::Unsupported(_) => {
            SETTINGS
        }
        StoreError::Denied { .. } => NOT_PERMITTED,
        StoreError::Disk(_, error) | StoreError::System(error) => code_of(error),
        StoreError::Database(_) | StoreError::Lost(_) | StoreError::Closed => DISK,
    })
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        let message = error.to_string();
        code_of_store(&error).map_or(Failure::Message(message.clone()), |code| Failure::WithCode(code, message))
    }
}

impl From<server::ServeError> for Failure {
    fn from(error: server::ServeError) -> Failure {
        let code = match &error {
            server::ServeError::Store(_, error) => code_of_store(error).unwrap_or(DISK),
            server::ServeError::Listen(_, cause) | server::ServeError::System(cause) => code_of(cause),
        };
        Failure::WithCode(code, error.to_string())
    }
}
