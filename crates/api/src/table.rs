//! The state of a table as one viewer may know it.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that one viewer may know of a table: the answer of `GET /api/tables/{id}` and of every action, and the data
/// of each event of the stream.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableState<V = Value> {
    /// Number of actions that were done and not undone.
    pub actions: usize,
    /// The decision that is pending.
    pub asked: Asked,
    /// When the table was created, in seconds since 1970.
    pub created: u64,
    /// Name of the game.
    pub game: String,
    /// Where the game stands, as comments in records say it: `turn 3, phase 2: placement`.
    pub heading: String,
    /// Whether the viewer may ask for a hint now.
    #[serde(default)]
    pub hint: bool,
    /// Whether everybody agreed at set-up that hints may be asked for.
    #[serde(default)]
    pub hints_agreed: bool,
    /// Id of the table, as in its address.
    pub id: String,
    /// The seats that the viewer has left to a bot and may take again.
    #[serde(default)]
    pub left: Vec<Seat>,
    /// The viewer's legal actions, sorted by character code; empty if the viewer is not to act.
    pub legal: Vec<String>,
    /// Name of the table.
    pub name: String,
    /// Options of the game as records write them: `edition=first favor=light`.
    pub options: String,
    /// Others who have points and are listed with the players, though they cannot win, each with their points.
    pub others: Vec<(String, i32)>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// Number of players.
    pub players: u8,
    /// Id of the rematch, once there is one.
    pub rematch: Option<String>,
    /// Number of lines in the log of the table: actions, undos, seats taken or left, names changed.
    pub revision: u64,
    /// Version of the rules of the game.
    pub rules_version: u32,
    /// Points by seat so far; the final scores once the game is over.
    pub scores: Vec<i32>,
    /// The seats in order.
    pub seats: Vec<TableSeat>,
    /// The seat whose `view` this is; `None` for a spectator.
    pub seen_by: Option<Seat>,
    /// The seats that are to act.
    pub to_act: Vec<Seat>,
    /// Whether the viewer may undo.
    pub undo: bool,
    /// The position in the notation of the game, as `seen_by` sees it.
    pub view: V,
    /// The seats that the viewer plays.
    pub you: Vec<Seat>,
}

/// A seat of a table and its player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSeat {
    /// Whether the player has the table open, on a page or a stream. It is as of the moment of the answer: a stream tells it
    /// with the next change of the table.
    #[serde(default)]
    pub here: bool,
    /// Link that gives an open seat away, for the viewer who created the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// Kind of player.
    pub kind: SeatKind,
    /// Level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Link that moves a seat of the viewer to another device.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Name of the player; empty if they gave none.
    pub name: String,
    /// Which seat.
    pub seat: Seat,
}

/// Kind of player on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Not taken yet.
    Open,
    /// A person, or a program that took the seat over the API.
    Person,
    /// A bot of the server.
    Bot,
}

/// A pending decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// Its name, which stays when the words change.
    pub key: String,
    /// Id of the rule.
    pub rule: String,
    /// The question in English.
    pub words: String,
}
