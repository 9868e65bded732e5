//! What can go wrong when somebody wants something, and how serious it is.

use game::Refused;
use std::fmt;
use store::StoreError;

/// Why something was not done.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such table, seat or invitation.
    Unknown(&'static str),
    /// He is not the one who may.
    NotYours(&'static str),
    /// Somebody else was faster: the table has moved on.
    Conflict,
    /// The rules forbid it.
    Refused(Refused),
    /// It makes no sense.
    Bad(String),
    /// Too much at once.
    TooMuch,
    /// The log cannot be written or read. Nothing has been done.
    Store(StoreError),
    /// The fault is ours.
    Broken(String),
}

impl Trouble {
    /// The status code of the answer.
    pub fn status(&self) -> u16 {
        match self {
            Trouble::Unknown(_) => 404,
            Trouble::NotYours(_) => 403,
            Trouble::Conflict => 409,
            Trouble::Refused(_) => 422,
            Trouble::Bad(_) => 400,
            Trouble::TooMuch => 429,
            Trouble::Store(_) => 503,
            Trouble::Broken(_) => 500,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Unknown(what) => write!(f, "there is no such {what}"),
            Trouble::NotYours(words) => f.write_str(words),
            Trouble::Conflict => f.write_str("the game has moved on: look again"),
            Trouble::Refused(refused) => refused.fmt(f),
            Trouble::Bad(words) => f.write_str(words),
            Trouble::TooMuch => f.write_str("too many requests: wait a moment"),
            Trouble::Store(error) => error.fmt(f),
            Trouble::Broken(_) => f.write_str("something is wrong here; it has been noted"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Trouble {
        Trouble::Refused(refused)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Conflict => Trouble::Conflict,
            other => Trouble::Store(other),
        }
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        Trouble::Broken(error.to_string())
    }
}
