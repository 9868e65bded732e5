//! The body of every error.

use crate::TableState;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Why a request failed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// Details of the message by name, so that a client can say it in its own words.
    pub arguments: Map<String, Value>,
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
