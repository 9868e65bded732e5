//! The body of every error.

use crate::TableState;
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Why a request failed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// Details of the message, so that a client can say it in its own words.
    pub arguments: ProblemDetails,
    /// The message in English.
    pub error: String,
    /// What went wrong, by a name that stays when the message changes. `docs/api.md` lists the keys.
    pub key: String,
    /// Legal actions that are spelled alike, if the rules refused an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<Vec<String>>,
    /// Id of the rule that refused an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The fresh state, if the table has moved on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Box<TableState>>,
    /// The rule's reason in English, if the rules refused an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// Details of a message, by the names under which messages use them. Which ones there are follows from the key.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ProblemDetails {
    /// The action that was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// What is wrong with the request, or with the log of the server, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// Name of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The most iterations that a bot may think.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
    /// The smallest number of players of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<u8>,
    /// The largest number of players of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// The option that cannot have this value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// The number of players with which the option cannot have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Key of what is asked, or of the reason why the rules forbid it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Id of the rule that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The seat that is not to act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Id of the table whose seat somebody else has taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The most tables that a visitor may have that are not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<u32>,
    /// The seats that are to act instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting_for: Option<Vec<Seat>>,
}

impl ProblemDetails {
    /// The details that there are, by name.
    pub fn by_name(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(details)) => details,
            _ => Map::new(),
        }
    }
}
