//! Records and positions that are sent to be analysed.

use crate::AnalysisState;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game or a position that is to be analysed: `record`, or `game` and `position`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PostedRequest {
    /// With a position: the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Iterations for each decision; as many as this server is used to, if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
    /// A position in the notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The record of a game that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// With a position: who decides; the first seat that is to act, if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// How the analysis of what was sent stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PostedAnalysis<R = Value, A = Value> {
    /// Once it is done: what to do in the position that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<A>,
    /// While it waits: how many have to be done before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
    /// While it is worked on: how many decisions have been judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<usize>,
    /// What was sent: ask for it at `/api/analysis/{id}`.
    pub id: String,
    /// The address of the result: the page of a game, or the call for a position.
    pub link: String,
    /// While it is worked on: how many decisions there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<usize>,
    /// Once it is done: what came of the game that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<R>,
    /// How it stands.
    pub state: AnalysisState,
}
