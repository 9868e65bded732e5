//! What the script of our own pages gets. These messages may change with every version of the pages.

use crate::Problem;
use game::Seat;
use serde::{Deserialize, Serialize};

/// Event of the stream of a page: the table has moved on, or somebody has come or gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PageMoved {
    /// The seats whose players have the table open.
    pub here: Vec<Seat>,
    /// The revision of the table.
    pub revision: u64,
    /// Id of the table.
    pub table: String,
}

/// The changes of a page since a revision. `C` is the change of one fragment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PageUpdate<C> {
    /// The revision that the changes apply to.
    pub from: u64,
    /// The revision that they lead to.
    pub revision: u64,
    /// The number of moves that follow, if one was asked for at a time.
    pub left: u64,
    /// Whether the game is over.
    pub over: bool,
    /// Fragments that changed.
    pub changes: Vec<C>,
}

/// What is different at another step of a game that is over. `C` is the change of one fragment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PageStep<C> {
    /// Fragments that are different.
    pub changes: Vec<C>,
}

/// Tells a page to load another one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PageRedirect {
    /// The revision that the page shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
    /// Path of the other page.
    pub go: String,
    /// The revision of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revision: Option<u64>,
}

/// An action was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PageRefusal {
    /// Why.
    pub refusal: RefusedAction,
    /// The revision of the table: a page that shows an earlier one has changes to ask for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revision: Option<u64>,
}

/// A request of a page failed for a reason that has nothing to do with the rules.
#[derive(Clone, Debug, Serialize)]
pub struct PageProblem {
    /// What programs get.
    #[serde(flatten)]
    pub problem: Problem,
    /// Why, in the language of the reader.
    pub refusal: RefusedAction,
}

/// The refused action and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefusedAction {
    /// The action as it was sent.
    pub action: String,
    /// Id of the rule, if it was the rules that refused.
    pub rule: Option<String>,
    /// The reason in the language of the reader.
    pub words: String,
}
