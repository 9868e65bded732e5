//! Why a program forfeits a game.

use super::MOST_LINES;
use crate::engine::line::LONGEST;
use crate::engine::messages::PROTOCOL;
use game::{Illegal, excerpt};
use std::fmt;
use std::io;
use std::time::Duration;

/// What a program was asked, by the name of the message.
pub(super) type Asked = &'static str;

/// What a program has done wrong.
#[derive(Debug)]
pub(crate) enum Forfeit {
    /// It has forfeited too often before.
    NotSeated,
    /// It cannot be started.
    NotStarted(io::Error),
    /// A question cannot be written down for it.
    NotAsked(serde_json::Error),
    /// It speaks another protocol.
    Protocol(u32),
    /// It answered with a message that is no answer to the question.
    OtherAnswer { asked: Asked, answer: Asked },
    /// It answered with an error.
    Refused { asked: Asked, message: String },
    /// It answered with what is not a message.
    NotAMessage { asked: Asked, line: String, error: serde_json::Error },
    /// It chose an action that is not legal.
    NotLegal { action: String, reason: Box<Illegal> },
    /// It chose what is not an action.
    NotAnAction { action: String, game: &'static str },
    /// It wrote much and answered nothing.
    Flood(Asked),
    /// It spoke before it was asked.
    Early(Asked),
    /// It took too long. What it said last on its standard error.
    Silence { asked: Asked, limit: Duration, complaint: Option<String> },
    /// It closed its output; how it ended, in words.
    Ended { asked: Asked, how: String },
    /// It wrote a line that is too long.
    TooLong,
    /// It wrote a line that is not text.
    NotText,
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Forfeit::NotSeated => f.write_str("it is not seated any more"),
            Forfeit::NotStarted(error) => write!(f, "it cannot be started: {error}"),
            Forfeit::NotAsked(error) => error.fmt(f),
            Forfeit::Protocol(other) => write!(f, "it speaks protocol {other} and not {PROTOCOL}"),
            Forfeit::OtherAnswer { asked, answer } => write!(f, "it answered {asked} with {answer}"),
            Forfeit::Refused { asked, message } => write!(f, "it refused {asked}: `{}`", excerpt(message)),
            Forfeit::NotAMessage { asked, line, error } => {
                write!(f, "it answered {asked} with `{}`: {error}", excerpt(line))
            }
            Forfeit::NotLegal { action, reason } => {
                write!(f, "its answer `{}` is not legal: {reason}", excerpt(action))
            }
            Forfeit::NotAnAction { action, game } => {
                write!(f, "its answer `{}` is not an action of {game}", excerpt(action))
            }
            Forfeit::Flood(asked) => write!(f, "it wrote {MOST_LINES} lines and no answer to {asked}"),
            Forfeit::Early(asked) => write!(f, "it spoke before it was asked ({asked})"),
            Forfeit::Silence { asked, limit, complaint } => {
                write!(f, "it did not answer {asked} within {} s", limit.as_secs_f64())?;
                complaint.as_ref().map_or(Ok(()), |complaint| write!(f, ", saying `{complaint}`"))
            }
            Forfeit::Ended { asked, how } => write!(f, "{how} without an answer to {asked}"),
            Forfeit::TooLong => write!(f, "it wrote a line of more than {LONGEST} bytes"),
            Forfeit::NotText => f.write_str("it wrote bytes that are not UTF-8"),
        }
    }
}
