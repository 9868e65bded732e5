//! Hints while a game goes on, and what bots answer when they are asked why.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HintDepth {
    /// What to look at.
    #[default]
    Nudge,
    /// The best actions, and why.
    Actions,
}

impl From<HintDepth> for game::HintDepth {
    fn from(depth: HintDepth) -> game::HintDepth {
        match depth {
            HintDepth::Nudge => game::HintDepth::Nudge,
            HintDepth::Actions => game::HintDepth::Actions,
        }
    }
}

impl From<game::HintDepth> for HintDepth {
    fn from(depth: game::HintDepth) -> HintDepth {
        match depth {
            game::HintDepth::Nudge => HintDepth::Nudge,
            game::HintDepth::Actions => HintDepth::Actions,
        }
    }
}

/// A hint that was asked for: everybody at the table may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskedHint {
    /// How many of the actions of the log had been done then.
    pub after: usize,
    /// How much it told.
    pub depth: HintDepth,
    /// Who asked.
    pub seat: Seat,
}

/// The answer of `POST /api/tables/{id}/hint`. Texts have a member for each language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HintAnswer<A = Value> {
    /// Everything that can be said of the decision, if `actions` were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<A>,
    /// How much it tells.
    pub depth: HintDepth,
    /// The part of the evaluation to look at, if one stands out.
    pub look_at: Option<String>,
    /// What to look at, in words.
    pub nudge: HintTexts,
    /// The revision of the table after it was written down that the hint was asked for.
    pub revision: u64,
    /// The seat whose decision it is about.
    pub seat: Seat,
}

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HintTexts {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
    /// In Portuguese.
    pub pt: String,
}

/// The answer of `GET /api/tables/{id}/why`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WhyAnswer<A = Value> {
    /// What can be said of the decision.
    pub advice: A,
    /// The number of the action in the log, from 1.
    pub at: usize,
}
