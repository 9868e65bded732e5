//! A position as open data: the JSON notation, field by field, which anybody can write and edit. It may be impossible;
//! making a [`crate::State`] of it checks that it is not (`check`, `cards`, `brokers` and `step`). Views are written in the
//! same shape, with `null` for what the viewer may not know.

mod brokers;
mod cards;
mod check;
mod complete;
mod step;
mod write;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A whole position. Seats and numbers are plain, so that wrong ones can be told from unreadable ones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub game: String,
    /// Left out: the first if there is a `step`, else the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_version: Option<i64>,
    #[serde(default)]
    pub options: OptionsSetup,
    #[serde(default = "one")]
    pub round: i64,
    #[serde(default = "two")]
    pub phase: i64,
    /// Left out: in the order of the seats.
    #[serde(default)]
    pub order: Vec<i64>,
    /// Ships, characters and market gems left out: as chance lays them out.
    #[serde(default)]
    pub ships: Vec<String>,
    #[serde(default)]
    pub characters: Vec<Option<String>>,
    #[serde(default)]
    pub market_gems: Vec<Option<String>>,
    #[serde(default)]
    pub quotes: QuotesSetup,
    pub seats: Vec<SeatSetup>,
    #[serde(default)]
    pub neutral: Option<NeutralSetup>,
    #[serde(default)]
    pub brokers: Vec<BrokerSetup>,
    #[serde(default)]
    pub closed: Option<String>,
    #[serde(default)]
    pub active: Vec<String>,
    /// Left out: the beginning of phase 2, nobody has bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<StepSetup>,
}

/// The options; the number of seats decides what is left out.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct OptionsSetup {
    pub districts: Option<i64>,
    pub kings_favor: bool,
    pub express: bool,
    pub strong_neutral: bool,
    /// Written only if it is on: positions from before there was this option have no such member.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub from_memory: bool,
}

/// The quotations.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct QuotesSetup {
    pub b: i64,
    pub g: i64,
    pub y: i64,
    pub r: i64,
}

impl Default for QuotesSetup {
    fn default() -> QuotesSetup {
        let start = crate::components::TRACK_START.into();
        QuotesSetup { b: start, g: start, y: start, r: start }
    }
}

/// Gems by colour, and black ones.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GemsSetup {
    pub b: i64,
    pub g: i64,
    pub y: i64,
    pub r: i64,
    pub k: i64,
}

/// What one player has. In a view, `null` is what the viewer may not know.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatSetup {
    pub score: i64,
    pub gems: GemsSetup,
    /// Left out: all brokers that are nowhere else.
    pub hand: Option<String>,
    pub front: Option<String>,
    pub cards: Vec<String>,
    pub throne: Option<String>,
}

/// The neutral of two players.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct NeutralSetup {
    pub score: i64,
    pub gems: GemsSetup,
    /// The neutral brokers of each human.
    pub hands: Option<[Option<String>; 2]>,
}

/// A broker on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BrokerSetup {
    pub seat: i64,
    pub value: Option<i64>,
    pub spot: String,
    pub up: bool,
    #[serde(default)]
    pub mercenary: bool,
}

/// What else the engine needs to go on from a position. What is empty, zero or of no use there is left out.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StepSetup {
    /// The name of the step.
    pub at: String,
    /// The place in the turn order or in the bidding, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<i64>,
    /// Which time round in placement, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<i64>,
    /// The district or row that is scored, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i64>,
    /// Gems left on its ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cargo: Option<String>,
    /// Who has to colour a white gem.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<i64>,
    /// Places of the turn order that have been chosen: seats by place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<Option<i64>>,
    /// Columns that have been ranked.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ranked: String,
    /// What stood in front of the screens before brokers are sent to the throne room, by seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fronts: Vec<String>,
    /// Which brokers just placed have gone to the throne room: `up`, `down`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
    /// Cards played this round, by seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<i64>,
    /// How many of the newest cards were won this round, by seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<i64>,
    /// What Spies may still look at, by seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub looks: Vec<i64>,
    /// Who placed the neutral brokers on the board, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub neutral_by: Vec<i64>,
    /// Neutral brokers of the districts that have been scored, by who placed them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<String>,
    /// Face-down brokers and the seats whose Spy has looked at them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub looked: BTreeMap<String, Vec<i64>>,
    /// Face-down brokers of which everybody knows something: what they may be.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub possible: BTreeMap<String, String>,
    /// Face-down brokers of a seat of which everybody knows what they are together, but not which is which.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<TogetherSetup>,
    /// Ships and characters that have been seen in this game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen_ships: Vec<String>,
    /// See `seen_ships`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen_characters: Vec<String>,
    /// Ships to come, the next one first. In no view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ships: Option<Vec<String>>,
    /// Characters to come by district, the next one first. In no view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub characters: Option<Vec<Vec<String>>>,
    /// In views only: whose it is; left out for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<i64>,
    /// In views only: how many of each value the brokers of every seat are that the viewer cannot place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unseen: Vec<String>,
    /// In views only, while everybody knows them: the hands of all seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<String>,
    /// In views only, with King's Favour: how many brokers each seat has in the throne room.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_throne: Vec<i64>,
    /// In views only, while brokers are sent to the throne room: who has nothing more to send.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answered: Vec<i64>,
    /// In views only, for two players: the neutral brokers of each that the viewer cannot place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unseen_neutral: Vec<String>,
    /// In views only: what the viewer knows of brokers in the throne room. Before there was `from_memory`, also what they
    /// remembered of neutral ones.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub known: BTreeMap<String, i64>,
}

/// Several brokers, and what they are together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TogetherSetup {
    pub brokers: Vec<String>,
    pub values: String,
}

fn one() -> i64 {
    1
}

fn two() -> i64 {
    2
}
