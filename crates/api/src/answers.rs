//! Bodies of answers other than the state of a table.

use crate::AskedHint;
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table that was created, or a rematch, with the keys that the sender gets there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CreatedTable {
    /// Id of the table, as in its address.
    pub id: String,
    /// Address of the table, for spectators.
    pub link: String,
    /// The seats in order.
    pub seats: Vec<CreatedSeat>,
}

/// A seat of a new table, with its keys.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CreatedSeat {
    /// Link that gives an open seat away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// Link that moves a seat of the sender to another device.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Name of the player; empty if they gave none, or if the seat is open.
    pub name: String,
    /// Which seat.
    pub seat: Seat,
    /// Key of a seat of the sender, for `Authorization: Bearer`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// A seat that was taken by its invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JoinedSeat {
    /// Id of the table.
    pub id: String,
    /// Link that moves the seat to another device.
    pub link: String,
    /// Which seat.
    pub seat: Seat,
    /// Key of the seat, for `Authorization: Bearer`.
    pub secret: String,
}

/// The legal actions of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LegalActions {
    /// The actions, sorted by character code; none if the seat is not to act.
    pub legal: Vec<String>,
    /// The revision at which they are legal.
    pub revision: u64,
    /// Which seat.
    pub seat: Seat,
}

/// What a viewer saw happen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogAnswer<V = Value, E = Value> {
    /// The entries, from the number that was asked for.
    pub entries: Vec<LogEntry<V, E>>,
    /// The hints that were asked for, in order.
    #[serde(default)]
    pub hints: Vec<AskedHint>,
    /// The revision of the table.
    pub revision: u64,
}

/// One action and what a viewer saw of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogEntry<V = Value, E = Value> {
    /// The action, with `?` for what the viewer may not know.
    pub action: String,
    /// The position before the action, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<V>,
    /// What happened, in order.
    pub events: Vec<E>,
    /// Number of the entry, from 1.
    pub number: usize,
    /// Points by seat after the action.
    pub scores: Vec<i32>,
    /// The seat that acted.
    pub seat: Option<Seat>,
}
