//! The analysis of a game that is over.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How the analysis of a game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AnalysisAnswer<R = Value> {
    /// While it waits: how many have to be done before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
    /// While it is worked on: how many decisions have been judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<usize>,
    /// While it is worked on: how many decisions there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<usize>,
    /// Once it is done: what came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<R>,
    /// How it stands.
    pub state: AnalysisState,
}

/// How an analysis stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisState {
    /// Nobody has asked for it.
    None,
    /// Others are done before it.
    Waiting,
    /// It is worked on.
    Working,
    /// Done, and kept for ever.
    Done,
    /// Given up, because it failed time and again.
    Failed,
}
