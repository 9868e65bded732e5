//! What is told about a game: plain data that can be stored and sent.

use crate::{Texts, Why};
use bots::analysis::{Fixed, LedgerRow, Mark};
use game::Seat;
use serde::{Deserialize, Serialize};

/// The report on a game. The same game, iterations and seed give the same report.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The iterations for each decision.
    pub iterations: u32,
    /// The seed of the analysis.
    pub seed: u64,
    /// How each seat played.
    pub seats: Vec<SeatReport>,
    /// Who cost whom what.
    pub ledger: Vec<LedgerRow>,
    /// The decisions in order.
    pub decisions: Vec<DecisionReport>,
}

/// How a seat played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// Accuracy in percent.
    pub accuracy: f64,
    /// 500 times the mean regret of the decisions that made a difference.
    pub error_rate: f64,
    /// The sum of the regrets.
    pub regret: Fixed,
    /// The number of decisions, and of those that made a difference.
    pub decisions: usize,
    /// Those that made a difference.
    pub real: usize,
    /// Decisions by their mark: inaccuracies, mistakes, blunders.
    pub marks: [usize; 3],
    /// The equity before the first decision.
    pub initial: Fixed,
    /// The equity at the end.
    #[serde(rename = "final")]
    pub last: Fixed,
    /// The points at the end.
    pub points: i32,
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionReport {
    /// The number of actions before it: `bailiwick replay --to` shows that position.
    pub at: usize,
    /// The turn and phase in words.
    pub heading: Texts,
    /// The seat that decided.
    pub seat: Seat,
    /// What it played, in the notation.
    pub played: String,
    /// What was best: what was played, if nothing better was found beyond the noise.
    pub best: String,
    /// The equity that the best action has more.
    pub regret: Fixed,
    /// The standard error of that.
    pub error: Fixed,
    /// What a regret like this is called.
    pub mark: Option<Mark>,
    /// Whether the choice made a difference.
    pub real: bool,
    /// The chances of all seats before the decision, if the best is played, and after what was played.
    pub before: Vec<Fixed>,
    /// The chances after what was played.
    pub after: Vec<Fixed>,
    /// The actions that were compared, the best first.
    pub actions: Vec<ActionReport>,
    /// What became of it by what the seat did not know, in games with hidden information.
    pub hindsight: Option<HindsightReport>,
    /// Why the best was better, if it was.
    pub why: Option<Why>,
}

/// An action that could have been chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActionReport {
    /// In the notation.
    pub action: String,
    /// The chance of each seat to win after it.
    pub shares: Vec<Fixed>,
    /// The expected points of each seat at the end of the game.
    pub points: Vec<f64>,
    /// The equity that the best action has more.
    pub behind: Fixed,
    /// The standard error of that.
    pub error: Fixed,
    /// Whether it is as good as the best, as far as can be told.
    pub as_good: bool,
    /// The line of play that is expected, beginning with the action.
    pub line: Vec<LineStep>,
}

/// A step of a line of play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineStep {
    /// Who acts.
    pub seat: Seat,
    /// In the notation.
    pub action: String,
}

/// A decision in the light of what its seat did not know.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HindsightReport {
    /// How much more equity what was played had in truth than the seat could know: luck, or reading.
    pub luck: Fixed,
    /// What the best action by what the seat knew would have had more in truth.
    pub regret: Fixed,
    /// The standard error of that.
    pub error: Fixed,
}

impl Report {
    /// The decisions that were marked, in order: those of these seats, or of all if none is named.
    pub fn marked<'a>(&'a self, seats: &'a [Seat]) -> impl Iterator<Item = &'a DecisionReport> {
        let is_wanted = |decision: &&DecisionReport| seats.is_empty() || seats.contains(&decision.seat);
        self.decisions.iter().filter(|decision| decision.mark.is_some()).filter(is_wanted)
    }
}

impl DecisionReport {
    /// The equity of the seat before the decision.
    pub fn equity(&self) -> f64 {
        let share = self.before.get(self.seat.index()).copied().unwrap_or_default();
        share.times(self.before.len() as i64).number() - 1.0
    }
}
