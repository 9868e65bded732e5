//! Judges decisions afterwards: what each action was worth, what the one that was played cost, and what is different for it.
//!
//! The unit is *equity*: with n players and a win share p it is n·p - 1, so that 0 is a fair share, -1 is lost, and the equities of
//! all seats add up to 0. What an action costs is its *regret*: the equity that the best action has more. Both are valued in one
//! search from the same worlds with the same random numbers, never as a difference of the values of two positions. What seems to
//! cost much is looked at again before it is called anything.
//!
//! - [`Analyst`] judges a decision ([`Case`]) with an [`Effort`]; `judge` is how, `samples` are the results of trying an action
//!   again and again, and [`Verdict`] is what comes of it; `second` is the second look at what seems to cost much.
//! - [`Mark`] is what a regret is called; [`accuracy`] and [`error_rate`] sum up how a seat played.
//! - [`Ledger`] says who cost whom what over a whole game. [`Fixed`] are numbers that add up to the last digit.
//!
//! # Examples
//!
//! ```
//! use bots::BotGame;
//! use bots::analysis::{Case, Effort};
//! use game::{Game, Settings};
//!
//! let state = caylus::State::new(2, &Settings::new(caylus::State::OPTIONS), 7)?;
//! let seat = state.to_act().lowest().expect("the game has begun");
//! let (view, legal) = (state.remembered(seat), state.legal_actions(seat));
//! let case = Case { view: &view, seat, legal: &legal, played: Some("pass".parse()?), truth: None };
//! let analyst = caylus::State::analyst().expect("there is knowledge of Caylus");
//! let verdict = analyst.judge(&case, 2, Effort { iterations: 200, seed: 1, stop: None })?;
//! assert!(verdict.actions[0].behind <= verdict.regret);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fixed;
mod judge;
mod ledger;
mod mark;
mod samples;
mod second;
mod verdict;

pub use fixed::Fixed;
pub use ledger::{Ledger, LedgerRow, LedgerStep};
pub use mark::{Mark, accuracy, error_rate, move_accuracy};
pub use verdict::{ActionValue, Case, Continuation, Effort, Hindsight, Stopped, Verdict, equities};

use crate::knowledge::Knowledge;
use game::Game;
use judge::Comparison;
use std::marker::PhantomData;

/// Judges decisions of a game.
pub trait Analyst<G: Game>: Send + Sync {
    /// Judges a decision at a table of `players`.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the work was stopped meanwhile.
    fn judge(&self, case: &Case<'_, G>, players: u8, effort: Effort<'_>) -> Result<Verdict<G>, Stopped>;

    /// The keys of the parts of the evaluation, in the order of [`Verdict::parts`].
    fn parts(&self) -> &'static [&'static str];
}

/// Judges by the search that a master plays by.
pub struct SearchAnalyst<G>(PhantomData<fn() -> G>);

impl<G> SearchAnalyst<G> {
    /// The analyst, as a value.
    pub const NEW: SearchAnalyst<G> = SearchAnalyst(PhantomData);
}

impl<G: Knowledge> Analyst<G> for SearchAnalyst<G> {
    fn judge(&self, case: &Case<'_, G>, players: u8, effort: Effort<'_>) -> Result<Verdict<G>, Stopped> {
        let first = Comparison::new(case, players, effort).judge()?;
        if Mark::of(first.regret, first.error).is_none() {
            return Ok(first);
        }
        second::look_again(case, players, effort, first)
    }

    fn parts(&self) -> &'static [&'static str] {
        G::PARTS
    }
}
