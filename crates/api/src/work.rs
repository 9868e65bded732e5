//! Work for workers on other machines that think for bots.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A decision of a bot to think about: the answer to `POST /api/work/acquire`. It has what the bot's seat remembers, and nothing
/// else about the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Work {
    /// Number of the job, to answer it by.
    pub job: i64,
    /// What is to be done: `turn`, to choose an action.
    pub kind: String,
    /// Name of the game.
    pub game: String,
    /// Number of players.
    pub players: u8,
    /// The bot's seat.
    pub seat: Seat,
    /// Options of the game by name.
    pub options: BTreeMap<String, String>,
    /// Level of the bot, with its budget and character.
    pub level: String,
    /// What the bot leaves to chance follows from this number, in digits.
    pub seed: String,
    /// What the seat remembers, in JSON notation.
    pub view: Value,
    /// The legal actions, sorted by character code.
    pub legal: Vec<String>,
    /// Time for the answer in milliseconds, unless the worker asks for more with `POST /api/work/{job}/keep`.
    pub lease_ms: u64,
}

/// The body of `POST /api/work/{job}/answer`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkAnswer {
    /// The action that the bot chooses.
    pub action: String,
}

/// What became of what a worker sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WorkAnswered {
    /// Whether the job was still the worker's. If not, nothing has happened.
    pub accepted: bool,
}
