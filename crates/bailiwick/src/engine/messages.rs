//! The messages of the engine protocol, as `docs/engine-protocol.md` describes them: one JSON object a line.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the protocol.
pub(crate) const PROTOCOL: u32 = 1;

/// What a host sends. A view is JSON when it is read, and typed when it is written.
#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Request<V = Value> {
    /// Says which protocol is spoken, and sets options of the engine.
    Hello {
        protocol: u32,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        options: BTreeMap<String, String>,
    },
    /// Begins a game.
    NewGame(NewGame<V>),
    /// Asks for a decision.
    Go(Go<V>),
    /// Ends a thought: the answer comes at once.
    Stop,
    /// Ends the engine.
    Quit,
}

/// A game that begins.
#[derive(Serialize, Deserialize)]
pub(crate) struct NewGame<V = Value> {
    pub(crate) game: String,
    pub(crate) players: u8,
    /// The seat that the engine plays.
    pub(crate) seat: u8,
    /// The options of the game, all of them.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// What the engine leaves to chance follows from it.
    #[serde(default)]
    pub(crate) seed: Option<String>,
    /// What the seat sees when the game begins, in JSON notation.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<V>,
}

fn none<V>() -> Option<V> {
    None
}

/// A decision of the engine's seat.
#[derive(Serialize, Deserialize)]
pub(crate) struct Go<V = Value> {
    /// What the seat sees, in JSON notation.
    pub(crate) view: V,
    /// The legal actions, sorted by character code.
    pub(crate) legal: Vec<String>,
    /// What has been played since the game began, as the seat may write it down in a record.
    #[serde(default)]
    pub(crate) actions: Vec<String>,
    /// The budget as a number of iterations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) iterations: Option<u32>,
    /// The budget as a time in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ms: Option<u32>,
}

/// What an engine sends.
#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Reply {
    /// The answer to `hello`.
    Hello {
        protocol: u32,
        name: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        games: Vec<String>,
        /// The options of the engine with their values.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        options: BTreeMap<String, String>,
    },
    /// The answer to `newgame`.
    Ready,
    /// The answer to `go`.
    Best(Best),
    /// What is said for people to read. Hosts may ignore it.
    Info,
    /// The answer to anything that cannot be done.
    Error { message: String },
}

/// A decision.
#[derive(Serialize, Deserialize)]
pub(crate) struct Best {
    pub(crate) action: String,
    /// The chance to win of each seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) values: Vec<f32>,
    /// The line of play that is expected, as in records: `2 place 4`. It begins with the action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) line: Vec<String>,
    /// How much was searched.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) iterations: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Reply {
    /// An error.
    pub(crate) fn error(message: impl ToString) -> Reply {
        Reply::Error { message: message.to_string() }
    }
}
