//! What one viewer saw happen by one action: logs are told and drawn from it.

use crate::{Game, Seat};

/// What happened by one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: Game> {
    /// What this viewer saw before it; for the set-up, after it.
    pub before: G::View,
    /// Who acted; nobody for the set-up.
    pub seat: Option<Seat>,
    /// What he chose, as this viewer may write it down.
    pub action: String,
    /// What this viewer saw happen.
    pub events: Vec<G::Event>,
    /// Points by seat after it.
    pub scores: Vec<i32>,
}
