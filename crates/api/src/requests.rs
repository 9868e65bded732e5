//! Bodies of requests. Unknown members are refused, so that a misspelled one is noticed.

use crate::{HintDepth, whole};
use game::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A table to create: the body of `POST /api/tables`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTableRequest {
    /// Name of the game.
    pub game: String,
    /// Whether everybody agrees that hints may be asked for. Where all others are bots they may be anyway.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// Name of the table; a name is made up if it is empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Options of the game by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Value>,
    /// Number of players. If given, it has to be the number of `seats`.
    #[serde(default, deserialize_with = "whole::perhaps", skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The seats in order.
    pub seats: Vec<NewSeatRequest>,
    /// Seed of the random numbers of the game, if they are not to be drawn by lot: a number, or a text of its digits.
    #[serde(default, deserialize_with = "whole::seed", skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// A seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSeatRequest {
    /// Who plays it.
    pub kind: NewSeatKind,
    /// Level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Name of the player.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

impl NewSeatRequest {
    /// A seat of a kind, without a name.
    pub fn of(kind: NewSeatKind) -> NewSeatRequest {
        NewSeatRequest { kind, ..NewSeatRequest::default() }
    }

    /// A seat for a bot of a level.
    pub fn bot(level: &str) -> NewSeatRequest {
        NewSeatRequest { level: Some(level.to_owned()), ..NewSeatRequest::of(NewSeatKind::Bot) }
    }
}

/// Who plays a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NewSeatKind {
    /// The sender.
    #[default]
    You,
    /// Another player at the sender's screen.
    #[serde(alias = "here")]
    Hotseat,
    /// A bot.
    Bot,
    /// Whoever takes it by its invitation.
    Open,
    /// None of these: the server refuses it and names those that there are.
    #[serde(untagged)]
    Unknown(String),
}

/// An action to do: the body of `POST /api/tables/{id}/act`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActRequest {
    /// The action in the notation of the game.
    pub action: String,
    /// The revision at which it was decided.
    #[serde(deserialize_with = "whole::number")]
    pub revision: u64,
    /// Number of the seat that acts; the first seat of the sender that is to act if it is left out.
    #[serde(default, deserialize_with = "whole::perhaps", skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// The body of `POST /api/tables/{id}/hint`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// How much the hint is to tell; what to look at if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<HintDepth>,
    /// If given, the request is refused when the decision is not the one of this revision any more.
    #[serde(default, deserialize_with = "whole::perhaps", skip_serializing_if = "Option::is_none")]
    pub revision: Option<u64>,
    /// Number of the seat; the first seat of the sender that is to act if it is left out.
    #[serde(default, deserialize_with = "whole::perhaps", skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// The body of `POST /api/tables/{id}/undo`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// If given, the request is refused when anything but bots has acted since this revision.
    #[serde(default, deserialize_with = "whole::perhaps", skip_serializing_if = "Option::is_none")]
    pub revision: Option<u64>,
}

/// A seat to take: the body of `POST /api/join/{secret}`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// Name of the player.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// A seat whose links are to become invalid: the body of `POST /api/tables/{id}/revoke`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RevokeRequest {
    /// Number of the seat; the first seat of the sender if it is left out.
    #[serde(default, deserialize_with = "whole::perhaps", skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// Another name for the player of a seat: the body of `POST /api/tables/{id}/name`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// The new name; empty for none.
    pub name: String,
    /// Number of the seat; the first seat of the sender if it is left out.
    #[serde(default, deserialize_with = "whole::perhaps", skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A seat to leave to a bot: the body of `POST /api/tables/{id}/leave`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaveRequest {
    /// Level of the bot; the usual one of the game if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Number of the seat; the first seat of the sender if it is left out. Who created the table may name one that nobody
    /// has taken.
    #[serde(default, deserialize_with = "whole::perhaps", skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}
