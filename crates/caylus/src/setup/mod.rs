//! A position as open data: the JSON notation, field by field, which anybody can write and edit. It may be impossible;
//! making a [`crate::State`] of it checks that it is not (`check`, `tiles` and `step`).

mod check;
mod step;
mod tiles;
mod write;

use crate::options::SPECS;
use serde::{Deserialize, Serialize};

/// A whole position. Seats and numbers are plain, so that wrong ones can be told from unreadable ones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub game: String,
    /// Left out: the first if there is a `step`, else the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_version: Option<i64>,
    #[serde(default = "default_edition")]
    pub edition: String,
    #[serde(default = "default_favor")]
    pub favor: String,
    pub seats: Vec<PlayerSetup>,
    #[serde(default = "one")]
    pub turn: i64,
    #[serde(default = "two")]
    pub phase: i64,
    pub order: Vec<i64>,
    #[serde(default)]
    pub passed: Vec<i64>,
    pub bailiff: i64,
    pub provost: i64,
    pub road: Vec<Option<SpaceSetup>>,
    #[serde(default)]
    pub special: SpecialSetup,
    #[serde(default)]
    pub castle: CastleSetup,
    /// Left out: every tile that is not on the road.
    #[serde(default)]
    pub stock: Option<Vec<String>>,
    #[serde(default)]
    pub pending_residences: Vec<ResidenceSetup>,
    /// Left out: the beginning of phase 2, nobody has placed or passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<StepSetup>,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerSetup {
    pub deniers: i64,
    pub cubes: String,
    pub prestige: i64,
    pub workers: i64,
    #[serde(default)]
    pub favors: [i64; 4],
}

/// A space of the road with a tile on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SpaceSetup {
    pub tile: String,
    #[serde(default)]
    pub owner: Option<i64>,
    #[serde(default)]
    pub worker: Option<i64>,
}

/// Who stands on the special buildings; the Inn's places are left and right.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SpecialSetup {
    pub gate: Option<i64>,
    pub post: Option<i64>,
    pub guild: Option<i64>,
    pub joust: Option<i64>,
    pub stables: Vec<i64>,
    pub inn: [Option<i64>; 2],
}

/// The castle.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CastleSetup {
    pub queue: Vec<i64>,
    pub dungeon: Vec<i64>,
    pub walls: Vec<i64>,
    pub towers: Vec<i64>,
    pub counted: i64,
}

/// A residence that comes when phase 5 is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ResidenceSetup {
    pub space: i64,
    pub seat: i64,
}

/// What else the engine needs to go on from a position: the pending decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepSetup {
    /// The name of the step.
    pub at: String,
    /// For steps that go from player to player: the place in turn order, passing order or castle queue, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<i64>,
    /// For buildings: the space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<i64>,
    /// Favours that are being used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub favors: Option<FavorsSetup>,
    /// Lines used in this phase, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines_used: Vec<String>,
    /// Batches given in the castle this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub batches: Option<BatchesSetup>,
}

/// Favours that are being used.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FavorsSetup {
    /// Whose.
    pub seat: i64,
    /// How many lines are still to be chosen.
    pub number: i64,
    /// The line whose effect is to be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
}

/// Batches given in the castle this turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BatchesSetup {
    /// By the player whose turn it is.
    pub now: i64,
    /// The most so far this turn.
    pub most: i64,
    /// Who gave the most.
    pub best: Option<i64>,
}

fn default_edition() -> String {
    SPECS[0].values[0].to_owned()
}

fn default_favor() -> String {
    SPECS[1].values[0].to_owned()
}

fn one() -> i64 {
    1
}

fn two() -> i64 {
    2
}
